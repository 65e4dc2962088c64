"""Listings, snapshots, and tables that are forgotten."""

import asyncio

import pytest

from tablee.server.db.paging import Place
from tablee.server.db.store import Store
from tablee.server.retention import Keep, tidy_once
from tests.server.db.samples import append, finished, listing


def test_a_listing_is_the_last_one_written(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await store.append(append("a", 1, listing=listing("a")))
            later = listing("a", phase="playing", bots=0, people=4, touched=2_000)
            await store.append(append("a", 2, listing=later))
            await store.append(append("a", 3))
            assert await store.listing("a") == later
            assert await store.listing("b") is None

    asyncio.run(story())


def test_of_listings_written_at_once_the_one_with_the_highest_number_stays(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            listings = [listing("a", touched=number) for number in range(1, 9)]
            await asyncio.gather(
                *(store.append(append("a", one.touched, listing=one)) for one in reversed(listings))
            )
            assert await store.listing("a") == listings[-1]

    asyncio.run(story())


def test_public_tables_are_listed_with_the_last_touched_first(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            for table, touched, public in (
                ("a", 10, True),
                ("b", 30, False),
                ("c", 20, True),
                ("d", 5, True),
            ):
                await store.append(append(table, 1, listing=listing(table, touched=touched, public=public)))
            assert [found.table for found in await store.public_tables()] == ["c", "a", "d"]
            assert [found.table for found in await store.public_tables(limit=1)] == ["c"]
            assert [found.table for found in await store.public_tables(after=Place(20, "c"))] == ["a", "d"]
            await store.append(append("a", 2, listing=listing("a", touched=40, phase="over")))
            assert [found.table for found in await store.public_tables()] == ["c", "d"]

    asyncio.run(story())


def test_only_the_newest_snapshot_is_kept(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            assert await store.snapshot("a") is None
            await store.keep_snapshot("a", 20, b"twenty")
            await store.keep_snapshot("a", 10, b"ten, and late")
            assert await store.snapshot("a") == (20, b"twenty")
            await store.keep_snapshot("a", 30, b"thirty")
            assert await store.snapshot("a") == (30, b"thirty")

    asyncio.run(story())


@pytest.mark.slow
def test_tables_that_never_began_are_forgotten_and_no_others(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            for table, phase, touched in (
                ("old", "gathering", 10),
                ("new", "gathering", 30),
                ("played", "playing", 10),
            ):
                await store.append(append(table, 1, listing=listing(table, phase=phase, touched=touched)))
                await store.keep_snapshot(table, 1, b"{}")
            assert await store.forget_tables(before=20) == 1
            assert await store.forget_tables(before=20) == 0
            assert await store.numbers(["old", "new", "played"]) == {"new": 1, "played": 1}
            assert await store.listing("old") is None
            assert await store.snapshot("old") is None
            assert await store.snapshot("new") == (1, b"{}")
            assert await store.table_with_code("C-old") is None

    asyncio.run(story())


@pytest.mark.slow
def test_more_tables_are_forgotten_than_fit_in_one_step(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            tables = [f"t{index}" for index in range(1100)]
            await asyncio.gather(
                *(store.append(append(table, 1, listing=listing(table, touched=10))) for table in tables)
            )
            assert await store.forget_tables(before=20) == 1100
            assert await store.numbers(tables) == {}

    asyncio.run(story())


def test_statistics_count_tables_people_and_matches(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await store.append(append("a", 1, listing=listing("a", phase="playing")))
            await store.append(append("b", 1, listing=listing("b")))
            await store.append(append("b", 2, finished=finished("r1", ["Ann", "Bob"])))
            await store.append(append("b", 3, finished=finished("r2", ["Ann", "Bob"], public=False)))
            statistics = await store.statistics()
            assert (statistics.tables, statistics.playing, statistics.people) == (2, 1, 0)
            assert statistics.matches == {"skyjo": 2}

    asyncio.run(story())


def test_tables_at_which_nobody_sits_are_not_listed(store_url: str) -> None:
    """However many there are, they push nobody off the list."""

    async def story() -> None:
        async with await Store.open(store_url) as store:
            await store.append(append("a", 1, listing=listing("a", touched=10)))
            for number in range(60):
                empty = listing(f"empty{number}", touched=20 + number, people=0, bots=2)
                await store.append(append(empty.table, 1, listing=empty))
            assert [found.table for found in await store.public_tables()] == ["a"]

    asyncio.run(story())


def test_tables_are_kept_as_long_as_the_host_wants(store_url: str) -> None:
    day = 24 * 3600 * 1000
    now = 1000 * day

    async def story() -> None:
        async with await Store.open(store_url) as store:
            for phase in ("gathering", "playing", "between", "over"):
                for days in (0, 20, 40, 400):
                    one = listing(f"{phase}{days}", phase=phase, touched=now - days * day)
                    await store.append(append(one.table, 1, listing=one))
            await store.append(append("over400", 2, finished=finished("r1", ["Ann", "Bob"])))
            everything = [f"{phase}{days}" for phase in _PHASES for days in (0, 20, 40, 400)]

            async def left(keep: Keep) -> set[str]:
                await tidy_once(store, keep, now)
                return set(await store.numbers(everything))

            kept = set(everything) - {"gathering40", "gathering400"}
            assert await left(Keep(0, 0)) == kept
            kept -= {"playing400", "between400", "over400"}
            assert await left(Keep(365, 0)) == kept
            assert await store.record("r1") is not None
            kept -= {"playing40", "between40", "over40"}
            assert await left(Keep(0, 2)) == kept
            assert await left(Keep(0, 1)) == {"gathering0", "playing0", "between0", "over0"}

    asyncio.run(story())


_PHASES = ("gathering", "playing", "between", "over")
