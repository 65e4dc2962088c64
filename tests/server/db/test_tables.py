import asyncio

import pytest
from sqlalchemy import Connection

from tablee.server.appends import open_database
from tablee.server.db.statements import Place
from tablee.server.erasure import Erasure
from tablee.server.people.people import People
from tablee.server.results import queries as results
from tablee.server.retention import Keep, forget_tables, tidy_once
from tablee.server.statistics.queries import read_statistics
from tablee.server.tables.queries import (
    keep_snapshot,
    read_listing,
    read_numbers,
    read_public_tables,
    read_snapshot,
    read_table_with_code,
)
from tests.server.db.samples import append, finished, listing, write


def test_a_listing_is_the_last_one_written(connection: Connection) -> None:
    write(connection, append("a", 1, listing=listing("a")))
    later = listing("a", phase="playing", bots=0, people=4, touched=2_000)
    write(connection, append("a", 2, listing=later))
    write(connection, append("a", 3))
    assert read_listing(connection, "a") == later
    assert read_listing(connection, "b") is None


async def test_of_listings_written_at_once_the_one_with_the_highest_number_stays(store_url: str) -> None:
    async with await open_database(store_url) as db:
        listings = [listing("a", touched=number) for number in range(1, 9)]
        await asyncio.gather(
            *(db.append(append("a", one.touched, listing=one)) for one in reversed(listings))
        )
        assert await db.read(read_listing, "a") == listings[-1]


def test_public_tables_are_listed_with_the_last_touched_first(connection: Connection) -> None:
    for table, touched, public in (("a", 10, True), ("b", 30, False), ("c", 20, True), ("d", 5, True)):
        write(connection, append(table, 1, listing=listing(table, touched=touched, public=public)))
    assert [found.table for found in read_public_tables(connection)] == ["c", "a", "d"]
    assert [found.table for found in read_public_tables(connection, limit=1)] == ["c"]
    assert [found.table for found in read_public_tables(connection, after=Place(20, "c"))] == ["a", "d"]
    write(connection, append("a", 2, listing=listing("a", touched=40, phase="over")))
    assert [found.table for found in read_public_tables(connection)] == ["c", "d"]


def test_only_the_newest_snapshot_is_kept(connection: Connection) -> None:
    assert read_snapshot(connection, "a") is None
    keep_snapshot(connection, "a", 20, b"twenty")
    keep_snapshot(connection, "a", 10, b"ten, and late")
    assert read_snapshot(connection, "a") == (20, b"twenty")
    keep_snapshot(connection, "a", 30, b"thirty")
    assert read_snapshot(connection, "a") == (30, b"thirty")


@pytest.mark.slow
async def test_tables_that_never_began_are_forgotten_and_no_others(store_url: str) -> None:
    async with await open_database(store_url) as db:
        for table, phase, touched in (
            ("old", "gathering", 10),
            ("new", "gathering", 30),
            ("played", "playing", 10),
        ):
            await db.append(append(table, 1, listing=listing(table, phase=phase, touched=touched)))
            await db.write(keep_snapshot, table, 1, b"{}")
        assert await forget_tables(db, 20, "gathering") == 1
        assert await forget_tables(db, 20, "gathering") == 0
        assert await db.read(read_numbers, ["old", "new", "played"]) == {"new": 1, "played": 1}
        assert await db.read(read_listing, "old") is None
        assert await db.read(read_snapshot, "old") is None
        assert await db.read(read_snapshot, "new") == (1, b"{}")
        assert await db.read(read_table_with_code, "C-old") is None


@pytest.mark.slow
async def test_more_tables_are_forgotten_than_fit_in_one_step(store_url: str) -> None:
    async with await open_database(store_url) as db:
        tables = [f"t{index}" for index in range(1100)]
        await asyncio.gather(
            *(db.append(append(table, 1, listing=listing(table, touched=10))) for table in tables)
        )
        assert await forget_tables(db, 20, "gathering") == 1100
        assert await db.read(read_numbers, tables) == {}


def test_statistics_count_tables_people_and_matches(connection: Connection) -> None:
    write(connection, append("a", 1, listing=listing("a", phase="playing")))
    write(connection, append("b", 1, listing=listing("b")))
    write(connection, append("b", 2, finished=finished("r1", ["Ann", "Bob"])))
    write(connection, append("b", 3, finished=finished("r2", ["Ann", "Bob"], public=False)))
    statistics = read_statistics(connection)
    assert (statistics.tables, statistics.playing, statistics.people) == (2, 1, 0)
    assert statistics.matches == {"skyjo": 2}


def test_tables_at_which_nobody_sits_are_not_listed(connection: Connection) -> None:
    """However many there are, they push nobody off the list."""
    write(connection, append("a", 1, listing=listing("a", touched=10)))
    for number in range(60):
        empty = listing(f"empty{number}", touched=20 + number, people=0, bots=2)
        write(connection, append(empty.table, 1, listing=empty))
    assert [found.table for found in read_public_tables(connection)] == ["a"]


async def test_tables_are_kept_as_long_as_the_host_wants(store_url: str) -> None:
    day = 24 * 3600 * 1000
    now = 1000 * day
    async with await open_database(store_url) as db:
        for phase in ("gathering", "playing", "between", "over"):
            for days in (0, 20, 40, 400):
                one = listing(f"{phase}{days}", phase=phase, touched=now - days * day)
                await db.append(append(one.table, 1, listing=one))
        await db.append(append("over400", 2, finished=finished("r1", ["Ann", "Bob"])))
        everything = [f"{phase}{days}" for phase in _PHASES for days in (0, 20, 40, 400)]

        async def left(keep: Keep) -> set[str]:
            await tidy_once(db, Erasure(db, People(db)), keep, now)
            return set(await db.read(read_numbers, everything))

        kept = set(everything) - {"gathering40", "gathering400"}
        assert await left(Keep(0, 0)) == kept
        kept -= {"playing400", "between400", "over400"}
        assert await left(Keep(365, 0)) == kept
        assert await db.read(results.read_record, "r1") is not None
        kept -= {"playing40", "between40", "over40"}
        assert await left(Keep(0, 2)) == kept
        assert await left(Keep(0, 1)) == {"gathering0", "playing0", "between0", "over0"}


_PHASES = ("gathering", "playing", "between", "over")
