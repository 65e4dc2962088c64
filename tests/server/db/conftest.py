"""A database of the test's own, of each kind.

`test_plans` compares what both kinds answer, so every day the other tests look at SQLite alone.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tablee.server.db.engines import database_url, writing_engine
from tests.databases import new_sqlite


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.full)])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return new_sqlite(tmp_path / "tablee.db")
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def connection(store_url: str) -> Iterator[Connection]:
    """In one transaction, as the writer gives it to a query."""
    engine = writing_engine(database_url(store_url))
    with engine.connect() as connection, connection.begin():
        yield connection
    engine.dispose()
