"""One server to a SQLite file: two would not hear of each other, and people at one table would not either."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

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
