"""Databases for tests, empty and in the newest form: migrated once, then copied."""

import tempfile
from functools import cache
from pathlib import Path

from tablee.server.db.engines import database_url
from tablee.server.db.upgrade import upgrade


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tablee.db"
        upgrade(database_url(str(file)))
        return file.read_bytes()


def new_sqlite(file: Path) -> str:
    """Put a database into this new file; its URL."""
    file.touch(0o600, exist_ok=False)
    file.write_bytes(_migrated())
    return f"sqlite:///{file}"
