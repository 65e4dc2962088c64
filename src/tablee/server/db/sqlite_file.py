"""SQLite's file: one server at a time uses it, no other user reads it, nothing deleted stays in it."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

from tablee.server.db.engines import database_url

try:
    import fcntl
except ImportError:  # Windows: there nobody notices
    fcntl = None  # type: ignore[assignment]


class DatabaseInUse(Exception):
    """Another server has this file open."""


@contextmanager
def claimed(database: str) -> Iterator[None]:
    """Meanwhile no other server claims this database. Raises `DatabaseInUse`, `DatabaseRefused`, `OSError`.

    PostgreSQL is for several servers, and is not claimed. The lock is on a file beside the database, which a
    restored backup takes the place of; it ends with the process, however that ends.
    """
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or fcntl is None:
        yield
        return
    handle = os.open(f"{os.path.realpath(str(url.database))}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise DatabaseInUse(os.path.realpath(str(url.database))) from None
        yield
    finally:
        os.close(handle)


_OTHERS = stat.S_IRWXO
_ENDINGS = ("", "-wal", "-shm")  # SQLite makes the latter with the rights of the first


def keep_private(file: Path) -> None:
    """Make the file for its owner alone. One that is there already loses what everybody else may do with it;
    a group that was let in, such as that of a backup program, keeps its rights.

    What cannot be changed stays as it is: perhaps it is somebody else's file, or its disk knows no rights.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        for ending in _ENDINGS:
            _shut_out_others(file.with_name(file.name + ending))
    except OSError:  # opening it will say what is wrong
        pass


def _shut_out_others(file: Path) -> None:
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & _OTHERS:
            file.chmod(mode & ~_OTHERS)
    except OSError:
        pass


def overwrite_what_was_deleted(url: URL) -> None:
    """Bring SQLite's write-ahead log, which holds pages as they were, into the file and empty it.

    When readers are in the way it stays for now; SQLite itself overwrites it before long. For
    PostgreSQL it is the host's to do: docs/hosting.md. Blocks.
    """
    if url.get_backend_name() != "sqlite":
        return
    with (
        suppress(sqlite3.OperationalError),
        closing(sqlite3.connect(url.database or "", timeout=1)) as connection,  # the writer waits, too
    ):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
