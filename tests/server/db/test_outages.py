import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
from sqlalchemy.exc import OperationalError

from tablee.server.appends import open_database
from tablee.server.db import writer
from tablee.server.results import queries as results
from tablee.server.tables import queries as tables
from tablee.table.stored import NumberTaken, StoreAway
from tests.databases import new_sqlite
from tests.server.db.samples import append, finished, listing
from tests.services import Postgres

TABLES = [f"t{index}" for index in range(30)]


@pytest.fixture
def commits_whose_answer_is_lost(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """As many commits as there are things in this list go through, and seem to have failed."""
    lost: list[object] = []
    commit = writer.Writer._commit

    def commit_and_fail(self: writer.Writer, *arguments: Any) -> Any:
        answer = commit(self, *arguments)
        if lost:
            lost.pop()
            raise OperationalError("COMMIT", {}, Exception("the connection is gone"))
        return answer

    monkeypatch.setattr(writer.Writer, "_commit", commit_and_fail)
    return lost


@pytest.mark.slow
async def test_a_commit_whose_answer_was_lost_counts(
    store_url: str, commits_whose_answer_is_lost: list[object]
) -> None:
    async with await open_database(store_url) as db:
        last = append("a", 1, listing=listing("a"), finished=finished("r1", ["Ann", "Bob"]))
        others = [append("b", 1), append("c", 1)]
        await db.append(append("x", 1))  # nothing else is to be written now
        commits_whose_answer_is_lost.extend(["once", "twice"])
        await asyncio.gather(db.append(last), *map(db.append, others))
        assert commits_whose_answer_is_lost == []
        assert await db.read(tables.read_entries, "a") == [last.entry]
        assert await db.read(tables.read_entries, "b") == [others[0].entry]
        assert len(await db.read(results.read_recent, 5)) == 1


async def test_a_commit_whose_answer_was_lost_does_not_let_two_win(
    store_url: str, commits_whose_answer_is_lost: list[object]
) -> None:
    async with await open_database(store_url) as db:
        await db.append(append("x", 1))  # nothing else is to be written now
        commits_whose_answer_is_lost.append("once")
        rivals = [append("a", 1), append("a", 1)]
        answers = await asyncio.gather(*map(db.append, rivals), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), NumberTaken]
        assert await db.read(tables.read_entries, "a") == [rivals[0].entry]


@pytest.mark.full
async def test_postgresql_may_be_stopped_and_started(postgres: Postgres, postgres_url: str) -> None:
    async def stop_for_a_while() -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(1.5)
        await asyncio.to_thread(postgres.start)

    await _plays_through(postgres_url, stop_for_a_while)


@pytest.mark.full
async def test_postgresql_may_be_killed_again_and_again(postgres: Postgres, postgres_url: str) -> None:
    async def kill_three_times() -> None:
        for _ in range(3):
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            await asyncio.sleep(0.3)

    await _plays_through(postgres_url, kill_three_times)


@pytest.mark.slow
async def test_sqlite_may_be_locked_by_somebody_else(tmp_path: Path) -> None:
    async def lock_for_a_while() -> None:
        with closing(sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(2.5)
            other.execute("ROLLBACK")

    await _plays_through(new_sqlite(tmp_path / "tablee.db"), lock_for_a_while)


async def _plays_through(url: str, trouble: Callable[[], Awaitable[None]]) -> None:
    """Append at all tables before, during and after the trouble, and compare what is there then."""
    async with await open_database(url) as db:
        over = asyncio.Event()

        async def play(table: str) -> list[bytes]:
            written: list[bytes] = []
            while not over.is_set() or len(written) < 5:
                one = append(table, len(written) + 1)
                await db.append(one)
                written.append(one.entry.body)
                await asyncio.sleep(0.01)
            return written

        games = [asyncio.create_task(play(table)) for table in TABLES]
        await asyncio.sleep(0.2)
        try:
            await trouble()
        finally:
            over.set()
            written = await asyncio.gather(*games)
        assert db.answers
        for table, bodies in zip(TABLES, written, strict=True):
            assert [entry.body for entry in await db.read(tables.read_entries, table)] == bodies


@pytest.mark.slow
async def test_while_postgresql_is_away_patience_ends(postgres: Postgres, postgres_url: str) -> None:
    async with await open_database(postgres_url) as patient, await open_database(postgres_url, 0.3) as db:
        await patient.append(append("a", 1))
        postgres.stop()
        with pytest.raises(StoreAway):
            await db.append(append("a", 2))
        with pytest.raises(StoreAway):
            await db.read(tables.read_entries, "a")
        assert not db.answers
        assert not await db.ping()
        postgres.start()
        while not await db.ping():
            await asyncio.sleep(0.01)
        assert db.answers
        assert len(await patient.read(tables.read_entries, "a")) == 1
        await patient.append(append("a", 2))


@pytest.mark.slow
async def test_a_postgresql_that_hangs_is_away(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_STUCK", 0.2)
    monkeypatch.setattr(writer, "_WATCH", 0.1)
    async with await open_database(postgres_url) as patient, await open_database(postgres_url, 0.3) as db:
        await patient.append(append("a", 1))
        server = psutil.Process(postgres.pid)
        halted = [server, *server.children(recursive=True)]
        for process in halted:
            process.suspend()
        try:
            hanging = append("a", 2)
            with pytest.raises(StoreAway):
                await db.append(hanging)
            with pytest.raises(StoreAway):
                await db.read(tables.read_entries, "a")
            assert not db.answers
        finally:
            for process in halted:
                process.resume()
        while not await db.ping():
            await asyncio.sleep(0.01)
        await patient.append(hanging)  # whether it was written or not
        assert [entry.number for entry in await patient.read(tables.read_entries, "a")] == [1, 2]


@pytest.mark.slow
async def test_while_sqlite_is_locked_patience_ends(tmp_path: Path) -> None:
    url = new_sqlite(tmp_path / "tablee.db")
    async with await open_database(url) as patient, await open_database(url, 0.1) as db:
        await patient.append(append("a", 1))
        with closing(sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreAway):
                await db.append(append("a", 2))
            assert not db.answers
            assert len(await patient.read(tables.read_entries, "a")) == 1  # reading goes on
            other.execute("ROLLBACK")
        while not await db.ping():
            await asyncio.sleep(0.01)
        assert db.answers
        await patient.append(append("a", 2))


@pytest.mark.slow
async def test_what_follows_upon_something_given_up_is_given_up_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else number 3 would stand in a log without number 2."""
    now = 0.0
    monkeypatch.setattr(writer, "time", SimpleNamespace(monotonic=lambda: now, sleep=time.sleep))
    async with await open_database(new_sqlite(tmp_path / "tablee.db"), patience=10) as db:
        await db.append(append("a", 1))
        with closing(sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            second = asyncio.create_task(db.append(append("a", 2)))
            await asyncio.sleep(0)
            now = 5.0
            third = asyncio.create_task(db.append(append("a", 3)))
            elsewhere = asyncio.create_task(db.append(append("b", 1)))
            await asyncio.sleep(0)
            now = 11.0  # for 2 it is too late, for 3 it is not
            with pytest.raises(StoreAway):
                await second
            other.execute("ROLLBACK")
        with pytest.raises(StoreAway):
            await third
        await elsewhere
        assert await db.read(tables.read_numbers, ["a", "b"]) == {"a": 1, "b": 1}


@pytest.mark.slow
async def test_when_too_much_waits_the_next_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_MOST_WAITING", 10)
    async with await open_database(new_sqlite(tmp_path / "tablee.db")) as db:
        with closing(sqlite3.connect(tmp_path / "tablee.db", isolation_level=None)) as other:
            await db.append(append("a", 1))
            other.execute("BEGIN IMMEDIATE")
            answers = [asyncio.create_task(db.append(append(f"t{n}", 1))) for n in range(600)]
            await asyncio.sleep(0)
            refused = [answer for answer in answers if answer.done()]
            assert len(refused) > 0
            other.execute("ROLLBACK")
        results = await asyncio.gather(*answers, return_exceptions=True)
        written = [f"t{n}" for n, result in enumerate(results) if result is None]
        assert sum(isinstance(result, StoreAway) for result in results) == len(refused)
        assert await db.read(tables.read_numbers, [f"t{n}" for n in range(600)]) == dict.fromkeys(written, 1)


async def test_a_closed_store_takes_nothing(store_url: str) -> None:
    async with await open_database(store_url) as db:
        pass
    with pytest.raises(StoreAway):
        await db.append(append("a", 1))
    with pytest.raises(StoreAway):
        await db.read(tables.read_entries, "a")


@pytest.mark.slow
async def test_a_store_that_cannot_be_reached_is_not_opened(postgres: Postgres, postgres_url: str) -> None:
    postgres.stop()
    with pytest.raises(StoreAway):
        await open_database(postgres_url)
