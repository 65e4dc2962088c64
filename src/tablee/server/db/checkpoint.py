"""Making sure that what was deleted is gone from SQLite's files."""

import sqlite3
from contextlib import closing, suppress

from sqlalchemy import URL


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
