"""Where a server keeps everything, for the commands that open it or copy it."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from tablee.commands.failures import Failure, Misuse
from tablee.commands.language import say
from tablee.commands.table_options import Command


def default_database() -> Path:
    """Where people's programs keep their data; the folder need not exist yet."""
    home = os.environ.get("XDG_DATA_HOME")
    data = Path(home) if home else Path.home() / ".local" / "share"
    return data / "tablee" / "tablee.sqlite"


def with_folder(database: Path) -> Path:
    """With its folder, which is nobody else's business. Raises `OSError`."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return database


def database_option(metavar: str) -> Callable[[Command], Command]:
    return click.option("--database", metavar=metavar, envvar="TABLEE_DATABASE", show_envvar=True)


def sqlite_file(database: str | None, tool: str) -> Path:
    """Raises `DatabaseRefused` for what is no database, and says whose business another kind is."""
    from tablee.server.db.engines import database_url

    if database is None:
        return default_database()
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise Misuse("not-sqlite", tool=tool)
    assert url.database is not None
    return Path(url.database)


@contextmanager
def plain_database_errors() -> Iterator[None]:
    from sqlalchemy.exc import DBAPIError

    from tablee.server.db.contract import StoreAway
    from tablee.server.db.engines import DatabaseRefused
    from tablee.server.db.lock_file import DatabaseInUse

    try:
        yield
    except DatabaseRefused as refused:
        raise click.UsageError(str(refused)) from None
    except DatabaseInUse as in_use:
        raise Failure(say("database-in-use", file=str(in_use))) from None
    except StoreAway as away:
        raise Failure(_first_line(away)) from None
    except DBAPIError as error:
        raise Failure(say("database-closed", reason=_first_line(error.orig))) from None


def _first_line(error: object) -> str:
    """Databases like to go on with advice."""
    return f"{str(error).splitlines()[0].rstrip('.')}."
