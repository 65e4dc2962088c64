"""SQLAlchemy engines for the address after `--database`, with the settings that make commits durable."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.pool import NullPool

_SQLITE_WAIT = 1.0  # seconds for another process to commit, before an error; then we try again

_SQLITE = (
    "PRAGMA journal_mode = WAL",  # readers do not wait for the writer, nor it for them
    "PRAGMA synchronous = FULL",  # what is committed survives a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten: a name does not stay in a free page
)

# A connection to a machine that is gone must be noticed, and a process that was stopped in the
# middle of a transaction must not hold up the others for ever.
_POSTGRES_CONNECT = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_POSTGRES = ("SET lock_timeout = '5s'", "SET idle_in_transaction_session_timeout = '10s'")


class DatabaseRefused(Exception):
    """This database cannot be opened. The message says why in a sentence."""


def database_url(text: str) -> URL:
    """`text` is a file, `sqlite:///file` or `postgresql://…`. Raises `DatabaseRefused`."""
    if "://" not in text:
        return URL.create("sqlite", database=_file(text))
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseRefused("This is not the address of a database.") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return URL.create("sqlite", database=_file(url.database or ""))
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise DatabaseRefused(f"Tablée keeps its tables in SQLite or PostgreSQL, not in “{kind}”.")


def _file(name: str) -> str:
    if not name or name == ":memory:":
        raise DatabaseRefused("SQLite needs a file: several connections look into it.")
    path = Path(name).expanduser().absolute()
    if not path.parent.is_dir():
        raise DatabaseRefused(f"There is no folder “{path.parent}”.")
    return str(path)


def writing_engine(url: URL, sqlite_wait: float = _SQLITE_WAIT) -> Engine:
    """One connection at a time; closing it really closes it. Raises `DatabaseRefused`.

    `sqlite_wait`: how many seconds another process may take to commit.
    """
    return _engine(url, "BEGIN IMMEDIATE", sqlite_wait, poolclass=NullPool)


def reading_engine(url: URL, connections: int) -> Engine:
    """Raises `DatabaseRefused`."""
    return _engine(url, "BEGIN", _SQLITE_WAIT, pool_size=connections, max_overflow=0)


def _engine(url: URL, begin: str, sqlite_wait: float, **options: Any) -> Engine:
    # What is written holds hidden cards: it must not get into errors, and so into the server's log.
    options["hide_parameters"] = True
    if url.get_backend_name() == "sqlite":
        return _sqlite_engine(url, begin, {"connect_args": {"timeout": sqlite_wait}, **options})
    try:
        # Positional parameters, so that entries can be inserted as the tuples they are.
        engine = create_engine(url, paramstyle="format", connect_args=_POSTGRES_CONNECT, **options)
    except ModuleNotFoundError:
        raise DatabaseRefused("PostgreSQL needs one more package: pip install 'tablee[scale]'.") from None

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        for setting in _POSTGRES:
            connection.execute(setting)
        connection.commit()

    return engine


def _sqlite_engine(url: URL, begin: str, options: dict[str, Any]) -> Engine:
    engine = create_engine(url, **options)

    # Python's driver begins transactions by rules of its own, so we do it ourselves.
    # A transaction that will write says so at once, since one that changes its mind cannot wait.
    @event.listens_for(engine, "connect")
    def _connected(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None
        for pragma in _SQLITE:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def _begins(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def is_away(error: BaseException) -> bool:
    """Whether the database is at fault, not what was asked of it: then the same may work later.

    OperationalError: not running, connection lost, locked, disk full, deadlock. InternalError:
    PostgreSQL is read-only for now, as a standby is.
    """
    if isinstance(error, (OperationalError, InterfaceError, InternalError)):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated
