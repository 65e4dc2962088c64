"""People who have not come for long go by themselves, if nobody would miss them."""

import asyncio

import pytest

from tablee.server.db import store as store_module
from tablee.server.db.store import Store
from tablee.server.moderation import queries as moderation
from tablee.server.moderation.model import Decision
from tablee.server.people import inactive
from tablee.server.retention import Keep, tidy_once
from tablee.table.stored import Sitting, now
from tests.server.db.samples import append, finished, listing, person

DAY = 24 * 3600 * 1000
NOW = 1000 * DAY


async def _come(store: Store, name: str, monkeypatch: pytest.MonkeyPatch, *, days_ago: int) -> None:
    """For the last time."""
    monkeypatch.setattr(store_module, "_now", lambda: NOW - days_ago * DAY)
    await store.add_person(person(name, created=NOW - 900 * DAY), name.encode())


async def _left(store: Store, *names: str) -> set[str]:
    return set(await store.people(names))


def test_whoever_has_not_come_for_long_goes_with_their_guests(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _come(store, "ann", monkeypatch, days_ago=401)
            await _come(store, "bob", monkeypatch, days_ago=399)
            await store.add_person(person("guest of ann", host="ann"))
            await store.add_person(person("guest of bob", host="bob"))
            await tidy_once(store, Keep(people_days=0), NOW)
            assert len(await _left(store, "ann", "bob", "guest of ann", "guest of bob")) == 4
            await tidy_once(store, Keep(people_days=400), NOW)
            assert await _left(store, "ann", "bob", "guest of ann", "guest of bob") == {"bob", "guest of bob"}
            assert await store.person_of_device(b"ann") is None

    asyncio.run(story())


def test_one_device_that_was_seen_is_enough(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _come(store, "ann", monkeypatch, days_ago=500)
            monkeypatch.setattr(store_module, "_now", lambda: NOW - DAY)
            await store.add_device("ann", b"another")
            assert await store.forget_absent(NOW - 400 * DAY) == 0
            assert await store.forget_absent(NOW) == 1

    asyncio.run(story())


@pytest.mark.parametrize("who", ["ann", "guest"])
def test_whoever_stands_in_a_finished_match_stays(
    who: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _come(store, "ann", monkeypatch, days_ago=500)
            await store.add_person(person("guest", host="ann"))
            match = finished("r1", ["Ann", "Bot"], people=(who, None))
            await store.append(append("t", 1, finished=match))
            await tidy_once(store, Keep(), NOW)
            assert await _left(store, "ann", "guest") == {"ann", "guest"}
            assert await store.record("r1") == match.record

    asyncio.run(story())


@pytest.mark.parametrize("who", ["ann", "guest"])
def test_whoever_has_a_seat_stays_until_the_table_goes(
    who: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _come(store, "ann", monkeypatch, days_ago=500)
            await store.add_person(person("guest", host="ann"))
            table = listing("t", phase="playing", touched=NOW - 500 * DAY)
            await store.append(
                append("t", 1, listing=table, sitting=Sitting("t", (who,), table.touched, b"{}"))
            )
            await tidy_once(store, Keep(days=0), NOW)
            assert await _left(store, "ann", "guest") == {"ann", "guest"}
            await tidy_once(store, Keep(days=365), NOW)
            assert await _left(store, "ann", "guest") == set()

    asyncio.run(story())


def test_whoever_was_removed_stays_for_the_host_to_see(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _come(store, "ann", monkeypatch, days_ago=500)
            await store.write(
                moderation.decide, Decision("1", "cli", "remove", "ann", None, "spam"), at=now()
            )
            await tidy_once(store, Keep(), NOW)
            assert await _left(store, "ann") == {"ann"}
            await store.write(moderation.decide, Decision("2", "cli", "admit", "ann", None, ""), at=now())
            await tidy_once(store, Keep(), NOW)
            assert await _left(store, "ann") == set()
            assert len(await store.read(moderation.read_acts)) == 2

    asyncio.run(story())


def test_all_pages_are_looked_at(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inactive, "_AT_ONCE", 3)

    async def story() -> None:
        async with await Store.open(store_url) as store:
            for number in range(10):
                await _come(store, f"p{number}", monkeypatch, days_ago=500 if number % 4 else 1)
            assert await store.forget_absent(NOW - 400 * DAY) == 7
            assert await _left(store, *(f"p{number}" for number in range(10))) == {"p0", "p4", "p8"}

    asyncio.run(story())
