"""Bringing a database to the form that this program needs."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError

from tablee.server.db.engines import DatabaseRefused, is_away, writing_engine
from tablee.server.db.schema import metadata
from tablee.server.db.sqlite_file import keep_private
from tablee.table.stored import StoreAway

_MIGRATIONS = Path(__file__).parent / "migrations"
_ONE_AT_A_TIME = threading.Lock()  # alembic keeps what it is doing in a global variable
_SQLITE_WAIT = 60.0  # seconds for another process that is doing it
_LOCK = 0x7461626C6565  # "tablee": the number of PostgreSQL's lock for it


def upgrade(url: URL) -> None:
    """Bring the database to the newest form, in one transaction and in one process at a time.

    Raises `DatabaseRefused` when it has a form that this program does not know, and `StoreAway`.
    """
    if url.get_backend_name() == "sqlite":
        keep_private(Path(url.database or ""))
    with _locked(url) as connection:
        if _current_form(connection) is None:
            metadata.create_all(connection, checkfirst=False)  # a table in the way is somebody else's
            command.stamp(_config(connection), "head")
        elif not _is_newest(connection):
            command.upgrade(_config(connection), "head")


def check_form(url: URL) -> None:
    """For those who use a database beside its servers. Raises `DatabaseRefused` and `StoreAway`."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise DatabaseRefused(f"There is no database “{url.database}”.")
    with _locked(url) as connection:
        if not _is_newest(connection):
            raise DatabaseRefused(
                "This database was written by an earlier Tablée: start a server of this version once."
            )


@contextmanager
def _locked(url: URL) -> Iterator[Connection]:
    try:
        with (
            _ONE_AT_A_TIME,
            writing_engine(url, _SQLITE_WAIT).begin() as connection,
        ):  # this alone locks SQLite
            if connection.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL lock_timeout = 0"))  # another process may take its time
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            yield connection
    except DBAPIError as error:
        if not is_away(error):
            raise
        raise StoreAway(f"the database does not answer: {error.orig}") from error


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config


@cache
def _forms() -> tuple[str, ...]:
    """All that this program knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory(str(_MIGRATIONS)).walk_revisions())


def _current_form(connection: Connection) -> str | None:
    """None where there is nothing yet."""
    return MigrationContext.configure(connection).get_current_revision()


def _is_newest(connection: Connection) -> bool:
    """Raises `DatabaseRefused` for a form that this program does not know."""
    found = _current_form(connection)
    if found is not None and found not in _forms():
        if found < _forms()[-1]:
            raise DatabaseRefused(
                f"This database was written by a Tablée from before 0.1.0 (its form is “{found}”). "
                "This version cannot read it."
            )
        raise DatabaseRefused(
            f"This database was written by a newer Tablée (its form is “{found}”): please update this one."
        )
    return found == _forms()[0]
