"""People, how they are known again, and how they are forgotten."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import MetaData, create_engine, select

from tablee.match.record import decode
from tablee.server.db import store as store_module
from tablee.server.db.engines import database_url
from tablee.server.db.store import Store
from tablee.table.stored import NoSuchPerson
from tests.server.db.samples import append, finished, person
from tests.services import Postgres

DAY = 24 * 60 * 60 * 1000


@pytest.mark.slow
def test_a_device_is_noted_as_seen_once_a_day(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        now = 100 * DAY
        monkeypatch.setattr(store_module, "_now", lambda: now)
        seen = []
        async with await Store.open(store_url) as store:
            await store.add_person(person("ann"), b"device")
            for later in (0, DAY // 2, DAY + 1, DAY + 2):
                now = 100 * DAY + later
                await store.person_of_device(b"device")
                await store.add_person(person("bob"))  # written after what was noted
                seen.append(_rows(store_url)["devices"][0][2] - 100 * DAY)
        assert seen == [0, 0, DAY + 1, DAY + 1]

    asyncio.run(story())


def test_whoever_is_not_there_cannot_be_changed(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            for attempt in (
                store.add_person(person("kim", host="eve")),
                store.change_person(person("eve")),
                store.add_device("eve", b"device"),
                store.set_phrase("eve", b"phrase"),
            ):
                with pytest.raises(NoSuchPerson):
                    await attempt
            await store.delete_person("eve")

    asyncio.run(story())


@pytest.mark.slow
def test_whoever_is_deleted_leaves_no_trace(store_url: str) -> None:
    """Not in any row; with SQLite not in any byte of its files either."""
    traces = (
        "Zoëlle-41c6",
        "Kimolo-7f2a",
        "person-zoe",
        "person-kim",
        "device-zoe",
        "phrase-zoe",
        "Zoldname-1",
    )

    async def story() -> None:
        async with await Store.open(store_url) as store:
            await store.add_person(person("person-zoe", name="Zoldname-1"), b"device-zoe")
            await store.change_person(person("person-zoe", name="Zoëlle-41c6"))
            await store.set_phrase("person-zoe", b"phrase-zoe")
            await store.add_person(person("person-kim", host="person-zoe", name="Kimolo-7f2a"))
            await store.add_person(person("bob", name="Bobolo-9"), b"device-bob")
            names = ["Zoëlle-41c6", "Bobolo-9", "Kimolo-7f2a"]
            people = ("person-zoe", "bob", "person-kim")
            await store.append(append("t", 1, finished=finished("r1", names, people=people)))
            assert all(_found(store_url, trace) for trace in (*traces[:-1], "Bobolo-9"))
            await store.delete_person("person-zoe")
            await store.forget_departed()
            assert [trace for trace in traces if _found(store_url, trace)] == []
            assert await store.person("bob") == person("bob", name="Bobolo-9")
            (match,) = await store.recent_records(1)
            assert match.people == (None, "bob", None)
            assert decode(match.record).seats == ["—", "Bobolo-9", "—"]
            assert match.record == finished("r1", ["—", "Bobolo-9", "—"]).record

    asyncio.run(story())


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
        async with await Store.open(url) as store:
            await store.add_person(person("zoe", name=name), b"device")
            await store.add_person(person("bob"))
            match = finished("r1", [name, "Bob"], people=("zoe", "bob"))
            await store.append(append("t", 1, finished=match))
            analyse("ANALYZE")
            await store.delete_person("zoe")
            await store.forget_departed()

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
