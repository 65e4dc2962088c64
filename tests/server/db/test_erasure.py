"""Whoever wishes to be forgotten is nobody at once; what is stored follows step by step."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection, func, select

from tablee.match.record import decode
from tablee.server.db.engines import database_url, reading_engine
from tablee.server.db.schema import departed, played
from tablee.server.db.store import Store
from tablee.server.people import erasure
from tests.server.db.samples import append, finished, person

MATCHES = 25  # more than two steps


async def _a_past(store: Store) -> None:
    """Zoe and her guest Kim have played against Bob, many times."""
    for one in (person("zoe"), person("kim", host="zoe"), person("bob")):
        await store.add_person(one)
    matches = [
        finished(f"r{number}", ["Zoe", "Bob", "Kim"], people=("zoe", "bob", "kim"), at=number)
        for number in range(1, MATCHES + 1)
    ]
    await asyncio.gather(*(store.append(append("t", match.at, finished=match)) for match in matches))


async def _names(store: Store) -> set[tuple[str, ...]]:
    """Whatever names stand in matches, to whoever looks at them in whatever way."""
    found = await store.recent_records(100)
    found += await store.records_of("bob", 100)
    one = await store.finished("r7")
    assert one is not None
    record = await store.record("r8")
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
def test_a_name_is_gone_everywhere_before_anything_is_written_anew(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _a_past(store)
            assert await _names(store) == {("Zoe", "Bob", "Kim")}
            await store.delete_person("zoe")
            assert _left(store_url) == (2 * MATCHES, 2)
            assert await _names(store) == {("—", "Bob", "—")}
            assert {match.people for match in await store.recent_records(100)} == {(None, "bob", None)}
            assert await store.people(["zoe", "kim"]) == {}
            await store.forget_departed()
            assert _left(store_url) == (0, 0)
            assert await _names(store) == {("—", "Bob", "—")}
            assert len(await store.records_of("bob", 100)) == MATCHES

    asyncio.run(story())


@pytest.mark.slow
def test_others_write_between_the_steps(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erasure, "_AT_ONCE", 1)

    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _a_past(store)
            await store.delete_person("zoe")
            forgetting = asyncio.create_task(store.forget_departed())
            written = 0
            while not forgetting.done():
                written += 1
                await store.append(append("another table", written))
            await forgetting
            assert written > 10  # of one after each of fifty steps; were it one step, it would be two

    asyncio.run(story())


@pytest.mark.slow
def test_what_a_crash_interrupts_is_finished_by_whoever_opens_the_database(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Crash(Exception):
        pass

    steps = 0

    def fail_at_the_third(connection: Connection, forget: partial[bool]) -> bool:
        nonlocal steps
        steps += 1
        if steps == 3:
            raise Crash
        return forget(connection)

    async def crash() -> None:
        async with await Store.open(store_url) as store:
            await _a_past(store)
            await store.delete_person("zoe")
            forget = partial(erasure.forget_some_matches)
            with monkeypatch.context() as patch:
                patch.setattr(erasure, "forget_some_matches", partial(fail_at_the_third, forget=forget))
                with pytest.raises(Crash):
                    await store.forget_departed()

    async def come_back() -> None:
        async with await Store.open(store_url) as store:
            assert await _names(store) == {("—", "Bob", "—")}
            await store.forget_departed()
            assert _left(store_url) == (0, 0)
            assert await _names(store) == {("—", "Bob", "—")}

    asyncio.run(crash())
    seats, marks = _left(store_url)
    assert 0 < seats < 2 * MATCHES
    assert marks > 0
    asyncio.run(come_back())


@pytest.mark.slow
def test_two_who_played_together_can_go_at_once(store_url: str) -> None:
    """Each in a process of its own, as it were."""

    async def story() -> None:
        async with await Store.open(store_url) as one, await Store.open(store_url) as two:
            await _a_past(one)
            await asyncio.gather(one.delete_person("zoe"), two.delete_person("bob"))
            await asyncio.gather(one.forget_departed(), two.forget_departed())
            assert _left(store_url) == (0, 0)
            matches = await one.recent_records(100)
            assert {tuple(decode(match.record).seats) for match in matches} == {("—", "—", "—")}
            assert len(matches) == MATCHES

    asyncio.run(story())


@pytest.mark.slow
def test_a_record_that_cannot_be_read_goes_with_the_name_that_may_be_in_it(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await store.add_person(person("zoe"))
            match = finished("r1", ["Zoe", "Bob"], people=("zoe", None))._replace(record=b'{"Zoe"')
            await store.append(append("t", 1, finished=match))
            await store.delete_person("zoe")
            assert await store.finished("r1") is None
            await store.forget_departed()
            assert await store.recent_records(10) == []

    asyncio.run(story())


@pytest.mark.slow
def test_deleting_twice_is_deleting_once(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _a_past(store)
            await store.delete_person("zoe")
            await store.delete_person("zoe")
            await asyncio.gather(store.forget_departed(), store.forget_departed())
            await store.delete_person("zoe")
            await store.forget_departed()
            assert _left(store_url) == (0, 0)

    asyncio.run(story())
