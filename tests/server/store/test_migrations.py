"""The database comes to its form by migrations, and back by them."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from tablee.server.store.contract import Place
from tablee.server.store.engines import DatabaseRefused, database_url, writing_engine
from tablee.server.store.schema import metadata
from tablee.server.store.store import Store
from tablee.server.store.upgrade import downgrade, upgrade
from tests.server.store.samples import append, finished, listing
from tests.services import Postgres

pytestmark = pytest.mark.slow


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of the test's own, of each kind, without a table."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tablee.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    postgres.start()
    url = postgres.create_database()
    yield url
    postgres.drop_database(url)


def test_migrations_make_the_tables_that_the_program_describes(empty_url: str) -> None:
    upgrade(database_url(empty_url))
    with writing_engine(database_url(empty_url)).connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_the_way_back_leads_to_nothing_and_can_be_gone_again(empty_url: str) -> None:
    url = database_url(empty_url)
    for _ in range(2):
        upgrade(url)
        downgrade(url, "base")
        with writing_engine(url).connect() as connection:
            assert inspect(connection).get_table_names() == ["alembic_version"]
            assert connection.scalar(text("SELECT count(*) FROM alembic_version")) == 0


def test_a_database_in_the_right_form_is_left_as_it_is(empty_url: str) -> None:
    async def story() -> None:
        async with await Store.open(empty_url) as store:
            written = append("a", 1)
            await store.append(written)
            upgrade(database_url(empty_url))
            assert await store.entries("a") == [written.entry]

    asyncio.run(story())


def test_a_database_of_an_earlier_version_keeps_its_matches(empty_url: str) -> None:
    """Who played when is in the list of somebody's matches, which the earlier form did not have."""
    url = database_url(empty_url)
    match = finished("r1", ["Ann", "Bob"], people=("ann", None), at=77)

    async def write() -> None:
        async with await Store.open(empty_url) as store:
            await store.append(append("t", 1, listing=listing("t"), finished=match))

    async def read() -> None:
        async with await Store.open(empty_url) as store:
            assert await store.records_of("ann", 10) == [match]
            assert await store.records_of("ann", 10, Place(78, "")) == [match]
            assert await store.records_of("ann", 10, Place(77, "r1")) == []
            assert await store.public_tables() == [listing("t")]

    asyncio.run(write())
    downgrade(url, "0002")
    with writing_engine(url).connect() as connection:
        assert "at" not in {column["name"] for column in inspect(connection).get_columns("played")}
    asyncio.run(read())


def test_a_newer_database_is_refused(empty_url: str) -> None:
    upgrade(database_url(empty_url))
    with writing_engine(database_url(empty_url)).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseRefused, match="newer Tablée"):
        asyncio.run(Store.open(empty_url))


def test_a_migration_that_fails_changes_nothing(empty_url: str) -> None:
    url = database_url(empty_url)
    with writing_engine(url).begin() as connection:
        connection.execute(text("CREATE TABLE people (id INTEGER)"))  # somebody else's: in the way
    with pytest.raises(Exception, match="people"):
        upgrade(url)
    with writing_engine(url).connect() as connection:
        assert inspect(connection).get_table_names() == ["people"]


@pytest.mark.full
def test_processes_that_start_at_once_on_an_empty_database_do_not_collide(empty_url: str) -> None:
    program = (
        "import sys\n"
        "from tablee.server.store.engines import database_url\n"
        "from tablee.server.store.upgrade import upgrade\n"
        "print('ready', flush=True)\n"
        "sys.stdin.readline()\n"
        "upgrade(database_url(sys.argv[1]))\n"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", program, empty_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    ends = []
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        _, errors = process.communicate(timeout=60)
        ends.append((process.returncode, errors))
    assert ends == [(0, "")] * 3
