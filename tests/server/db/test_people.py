import asyncio
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import Connection, MetaData, create_engine, select

from tablee.match.record import decode
from tablee.server.appends import open_database
from tablee.server.db.engines import database_url
from tablee.server.erasure import delete_person
from tablee.server.people import queries
from tablee.server.people.people import People
from tablee.server.results import queries as results
from tests.refusals import refused
from tests.server.db.samples import append, finished, forget_matches, person
from tests.services import Postgres

DAY = 24 * 60 * 60 * 1000


@pytest.mark.slow
async def test_a_device_is_noted_as_seen_once_a_day(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    token = "t" * 43
    device = hashlib.sha256(token.encode()).digest()
    seen = []
    async with await open_database(store_url) as db:
        await db.write(queries.add_person, person("ann", created=100 * DAY), device)
        for later in (0, DAY // 2, DAY + 1, DAY + 2):
            monkeypatch.setattr("tablee.server.people.people.now", lambda later=later: 100 * DAY + later)
            assert await People(db).by_token(token) is not None
            await db.write(queries.add_person, person("bob"))  # written after what was noted
            seen.append(_rows(store_url)["devices"][0][2] - 100 * DAY)
    assert seen == [0, 0, DAY + 1, DAY + 1]


@pytest.mark.parametrize(
    "attempt",
    [
        lambda connection: queries.add_person(connection, person("kim", host="eve")),
        lambda connection: queries.change_person(connection, person("eve")),
        lambda connection: queries.add_device(connection, "eve", b"device", 0),
        lambda connection: queries.set_phrase(connection, "eve", b"phrase"),
    ],
)
def test_whoever_is_not_there_cannot_be_changed(
    attempt: Callable[[Connection], None], connection: Connection
) -> None:
    with refused("not_signed_in"), connection.begin_nested():
        attempt(connection)
    delete_person(connection, "eve")


@pytest.mark.slow
async def test_whoever_is_deleted_leaves_no_trace(store_url: str) -> None:
    """Not in any row; with SQLite not in any byte of its files either."""
    traces = [
        "Zoëlle-41c6", "Kimolo-7f2a", "person-zoe", "person-kim", "device-zoe", "phrase-zoe", "Zoldname-1",
    ]  # fmt: skip
    async with await open_database(store_url) as db:
        await db.write(queries.add_person, person("person-zoe", name="Zoldname-1"), b"device-zoe")
        await db.write(queries.change_person, person("person-zoe", name="Zoëlle-41c6"))
        await db.write(queries.set_phrase, "person-zoe", b"phrase-zoe")
        await db.write(queries.add_person, person("person-kim", host="person-zoe", name="Kimolo-7f2a"))
        await db.write(queries.add_person, person("bob", name="Bobolo-9"), b"device-bob")
        names = ["Zoëlle-41c6", "Bobolo-9", "Kimolo-7f2a"]
        people = ("person-zoe", "bob", "person-kim")
        await db.append(append("t", 1, finished=finished("r1", names, people=people)))
        assert all(_found(store_url, trace) for trace in (*traces[:-1], "Bobolo-9"))
        await db.write(delete_person, "person-zoe")
        await forget_matches(db)
        assert [trace for trace in traces if _found(store_url, trace)] == []
        assert await db.read(queries.read_person, "bob") == person("bob", name="Bobolo-9")
        (match,) = await db.read(results.read_recent, 1)
        assert match.people == (None, "bob", None)
        assert decode(match.record).seats == ["—", "Bobolo-9", "—"]
        assert match.record == finished("r1", ["—", "Bobolo-9", "—"]).record


# As docs/hosting.md has it. Statistics hold names, too. Old files of the log are kept to be written again,
# unless that is switched off before the log goes on to its next file: VACUUM FULL may make it do so.
_KEEP_NO_LOG = ("ALTER SYSTEM SET wal_recycle = off", "SELECT pg_reload_conf()")
_CLEAR_FILES = ("ANALYZE", "VACUUM FULL", "CHECKPOINT")
_CLEAR_LOG = ("SELECT pg_switch_wal()", "CHECKPOINT")


@pytest.mark.full
def test_a_name_is_gone_from_the_files_of_postgresql_when_the_host_sees_to_it() -> None:
    name = "Zoldname-41c6"

    def files(postgres: Postgres) -> set[str]:
        """The folders of PostgreSQL in which the name still is."""
        data = postgres.directory / "data"
        found = [file for file in data.rglob("*") if file.is_file() and name.encode() in file.read_bytes()]
        return {file.relative_to(data).parts[0] for file in found}

    async def come_and_go(url: str, analyse: Callable[[str], object]) -> None:
        async with await open_database(url) as db:
            await db.write(queries.add_person, person("zoe", name=name), b"device")
            await db.write(queries.add_person, person("bob"))
            match = finished("r1", [name, "Bob"], people=("zoe", "bob"))
            await db.append(append("t", 1, finished=match))
            analyse("ANALYZE")
            await db.write(delete_person, "zoe")
            await forget_matches(db)

    with Postgres() as postgres:
        url = postgres.create_database()
        with psycopg.connect(url, autocommit=True) as connection:
            asyncio.run(come_and_go(url, connection.execute))
            connection.execute("CHECKPOINT")
            assert files(postgres) == {"base", "pg_wal"}
            for statement in (*_KEEP_NO_LOG, *_CLEAR_FILES):
                connection.execute(statement)
            assert files(postgres) <= {"pg_wal"}
            for statement in _CLEAR_LOG:
                connection.execute(statement)
            assert files(postgres) == set()


def _found(url: str, trace: str) -> bool:
    cells = [cell for rows in _rows(url).values() for row in rows for cell in row]
    if any(trace.encode() in (cell if isinstance(cell, bytes) else str(cell).encode()) for cell in cells):
        return True
    files = Path(urlsplit(url).path).parent.glob("tablee.db*") if url.startswith("sqlite") else ()
    return any(trace.encode() in file.read_bytes() for file in files)


def _rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in the database, by table."""
    engine = create_engine(database_url(url))
    try:
        with engine.connect() as connection:
            metadata = MetaData()
            metadata.reflect(connection)
            return {
                table.name: [tuple(row) for row in connection.execute(select(table))]
                for table in metadata.sorted_tables
            }
    finally:
        engine.dispose()
