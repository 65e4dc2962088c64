import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tablee.server.appends import open_database
from tablee.server.db.engines import DatabaseRefused, database_url, writing_engine
from tablee.server.db.schema import metadata
from tablee.server.db.upgrade import upgrade
from tablee.server.tables import queries as tables
from tests.compatibility.baseline_doors import read_json, restore_postgresql, restore_sqlite
from tests.server.db.samples import append
from tests.services import Postgres

pytestmark = pytest.mark.slow


@pytest.fixture
def first_url(empty_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database that the first version has written."""
    kind = database_url(empty_url).get_backend_name()
    kept = read_json(f"{kind}.json.gz")
    if kind == "postgresql":
        return restore_postgresql(request.getfixturevalue("postgres"), kept)
    (tmp_path / "first").mkdir()
    return restore_sqlite(tmp_path / "first", kept)


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


def _indexes(connection: Connection) -> set[tuple[str, str]]:
    """Of the tables, with their conditions."""
    kinds = {
        "sqlite": "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
        "postgresql": "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    }
    found = connection.execute(text(kinds[connection.dialect.name]))
    return {(name, " ".join(sql.split())) for name, sql in found}


def test_a_database_of_the_first_version_gets_the_form_of_a_new_one(empty_url: str, first_url: str) -> None:
    upgrade(database_url(empty_url))
    with writing_engine(database_url(empty_url)).connect() as connection:
        new = _indexes(connection)
    upgrade(database_url(first_url))
    with writing_engine(database_url(first_url)).connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
        assert _indexes(connection) == new


async def test_a_database_in_the_right_form_is_left_as_it_is(empty_url: str) -> None:
    async with await open_database(empty_url) as db:
        written = append("a", 1)
        await db.append(written)
        upgrade(database_url(empty_url))
        assert await db.read(tables.read_entries, "a") == [written.entry]


@pytest.mark.parametrize(("form", "sentence"), [("9999", "newer Tablée"), ("0019", "before 0.1.0")])
async def test_a_database_of_another_version_is_refused(empty_url: str, form: str, sentence: str) -> None:
    upgrade(database_url(empty_url))
    with writing_engine(database_url(empty_url)).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :form"), {"form": form})
    with pytest.raises(DatabaseRefused, match=sentence):
        await open_database(empty_url)


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
        "from tablee.server.db.engines import database_url\n"
        "from tablee.server.db.upgrade import upgrade\n"
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
