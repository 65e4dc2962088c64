import asyncio

import pytest
from sqlalchemy import Connection, func, select

from tablee.match.record import decode
from tablee.server import erasure
from tablee.server.appends import open_database
from tablee.server.db.database import Database
from tablee.server.db.engines import database_url, reading_engine
from tablee.server.db.schema import departed, played
from tablee.server.erasure import delete_person, forget_some_matches
from tablee.server.people import queries as people
from tablee.server.results import queries as results
from tests.server.db.samples import append, finished, forget_matches, person

MATCHES = 25  # more than two steps


async def _a_past(db: Database) -> None:
    """Zoe and her guest Kim have played against Bob, many times."""
    for one in (person("zoe"), person("kim", host="zoe"), person("bob")):
        await db.write(people.add_person, one)
    matches = [
        finished(f"r{number}", ["Zoe", "Bob", "Kim"], people=("zoe", "bob", "kim"), at=number)
        for number in range(1, MATCHES + 1)
    ]
    await asyncio.gather(*(db.append(append("t", match.at, finished=match)) for match in matches))


def _names(connection: Connection) -> set[tuple[str, ...]]:
    """Whatever names stand in matches, to whoever looks at them in whatever way."""
    found = results.read_recent(connection, 100)
    found += results.read_of_person(connection, "bob", 100)
    one = results.read_finished(connection, "r7")
    assert one is not None
    record = results.read_record(connection, "r8")
    assert record is not None
    return {tuple(decode(body).seats) for body in (*(match.record for match in (*found, one)), record)}


def _left(url: str) -> tuple[int, int]:
    """How many seats still have Zoe or Kim, and how many are marked as departed."""
    engine = reading_engine(database_url(url), 1)
    try:
        with engine.connect() as connection:
            theirs = select(func.count()).where(played.c.person.in_(["zoe", "kim"]))
            marks = select(func.count()).select_from(departed)
            return connection.scalar(theirs) or 0, connection.scalar(marks) or 0
    finally:
        engine.dispose()


@pytest.mark.slow
async def test_a_name_is_gone_everywhere_before_anything_is_written_anew(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _a_past(db)
        assert await db.read(_names) == {("Zoe", "Bob", "Kim")}
        await db.write(delete_person, "zoe")
        assert _left(store_url) == (2 * MATCHES, 2)
        assert await db.read(_names) == {("—", "Bob", "—")}
        assert {match.people for match in await db.read(results.read_recent, 100)} == {(None, "bob", None)}
        assert await db.read(people.read_people, ["zoe", "kim"]) == {}
        await forget_matches(db)
        assert _left(store_url) == (0, 0)
        assert await db.read(_names) == {("—", "Bob", "—")}
        assert len(await db.read(results.read_of_person, "bob", 100)) == MATCHES


@pytest.mark.slow
async def test_others_write_between_the_steps(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erasure, "_AT_ONCE", 1)
    async with await open_database(store_url) as db:
        await _a_past(db)
        await db.write(delete_person, "zoe")
        forgetting = asyncio.create_task(forget_matches(db))
        written = 0
        while not forgetting.done():
            written += 1
            await db.append(append("another table", written))
        await forgetting
        assert written > 10  # of one after each of fifty steps; were it one step, it would be two


@pytest.mark.slow
async def test_what_a_crash_interrupts_is_finished_by_whoever_opens_the_database(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _a_past(db)
        await db.write(delete_person, "zoe")
        for _ in range(2):
            assert await db.write(forget_some_matches)
    seats, marks = _left(store_url)
    assert 0 < seats < 2 * MATCHES
    assert marks > 0
    async with await open_database(store_url) as db:
        assert await db.read(_names) == {("—", "Bob", "—")}
        await forget_matches(db)
        assert _left(store_url) == (0, 0)
        assert await db.read(_names) == {("—", "Bob", "—")}


@pytest.mark.slow
async def test_two_who_played_together_can_go_at_once(store_url: str) -> None:
    """Each in a process of its own, as it were."""
    async with await open_database(store_url) as one, await open_database(store_url) as two:
        await _a_past(one)
        await asyncio.gather(one.write(delete_person, "zoe"), two.write(delete_person, "bob"))
        await asyncio.gather(forget_matches(one), forget_matches(two))
        assert _left(store_url) == (0, 0)
        matches = await one.read(results.read_recent, 100)
        assert {tuple(decode(match.record).seats) for match in matches} == {("—", "—", "—")}
        assert len(matches) == MATCHES


@pytest.mark.slow
async def test_a_record_that_cannot_be_read_goes_with_the_name_that_may_be_in_it(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await db.write(people.add_person, person("zoe"))
        match = finished("r1", ["Zoe", "Bob"], people=("zoe", None))._replace(record=b'{"Zoe"')
        await db.append(append("t", 1, finished=match))
        await db.write(delete_person, "zoe")
        assert await db.read(results.read_finished, "r1") is None
        await forget_matches(db)
        assert await db.read(results.read_recent, 10) == []


@pytest.mark.slow
async def test_deleting_twice_is_deleting_once(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _a_past(db)
        await db.write(delete_person, "zoe")
        await db.write(delete_person, "zoe")
        await asyncio.gather(forget_matches(db), forget_matches(db))
        await db.write(delete_person, "zoe")
        await forget_matches(db)
        assert _left(store_url) == (0, 0)
