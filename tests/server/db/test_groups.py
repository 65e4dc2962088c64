"""A group's results are what its members have made of their matches, whoever came when, and went."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterable

import pytest
from sqlalchemy import func, select

from tablee.match.record import decode
from tablee.server.appends import open_database
from tablee.server.db.database import Database
from tablee.server.db.engines import database_url, reading_engine
from tablee.server.db.paging import Place
from tablee.server.db.schema import group_results
from tablee.server.erasure import delete_person
from tablee.server.groups import queries as groups
from tablee.server.groups import results
from tablee.server.groups.figures import Row, folded, month_of
from tablee.server.groups.model import Group, GroupBook
from tablee.server.groups.queries import MOST_GROUPS, MOST_MEMBERS
from tablee.server.people import queries as people
from tablee.table.stored import Finished, now
from tests.effort import amount
from tests.refusals import refused
from tests.server.db.samples import append, finished, given_up, person
from tests.server.db.test_tallies import PEOPLE, random_match, write_matches

DAY = 24 * 3600 * 1000
Counted = dict[tuple[str, str], tuple[int, int, int, int]]


async def make(db: Database, *people: str, name: str = "g") -> None:
    """A group of these people; `name` is its id and its invitation."""
    await db.write(groups.add_group, Group(name, "The group", name, 5), people[0])
    for one in people[1:]:
        await db.write(groups.join_group, name, one, now=now())


async def book_of(db: Database, name: str = "g") -> GroupBook:
    book = await db.read(groups.read_book, name)
    assert book is not None
    return book


def computed(matches: Iterable[Finished], inside: set[str]) -> Counted:
    """From the records alone: played, won, points and the longest streak, by game and member."""
    played: dict[tuple[str, str], list[tuple[bool, int]]] = defaultdict(list)
    for match in sorted(matches, key=lambda match: match.at):
        met = [one for one in match.people if one in inside]
        result = decode(match.record).result
        assert result is not None
        for one in met if len(met) > 1 else ():
            seat = match.people.index(one)
            played[match.game, str(one)].append((seat in result.winners, result.totals[seat]))
    return {key: _figures(rows) for key, rows in played.items()}


def _figures(rows: list[tuple[bool, int]]) -> tuple[int, int, int, int]:
    runs = "".join("w" if won else " " for won, _ in rows)
    return len(rows), runs.count("w"), sum(total for _, total in rows), max(map(len, runs.split()), default=0)


def counted(book: GroupBook) -> Counted:
    def figures(row: Row) -> tuple[int, int, int, int]:
        return row.played, row.won, row.points, row.longest

    rows = folded(book).rows
    return {(game, one): figures(row) for game, found in rows.items() for one, row in found.items()}


@pytest.mark.slow
def test_a_group_says_what_the_records_say(store_url: str) -> None:
    """Who joins in the middle brings their past along; who leaves takes it with them. And the same once more
    where an earlier version has written the records."""
    chance = random.Random(7)
    matches = [random_match(number, chance) for number in range(amount(400, quick=100, soak=10_000))]
    half = len(matches) // 2

    async def story() -> None:
        async with await open_database(store_url) as db:
            await write_matches(db, matches[:half])
            await make(db, "ann", "ben", "cleo")
            await write_matches(db, matches[half:])
            assert counted(await book_of(db)) == computed(matches, {"ann", "ben", "cleo"})
            await db.write(groups.join_group, "g", "dan", now=now())
            assert counted(await book_of(db)) == computed(matches, set(PEOPLE))
            assert await db.write(groups.leave_group, "g", "ann")
            assert counted(await book_of(db)) == computed(matches, {"ben", "cleo", "dan"})

    asyncio.run(story())


def test_a_match_that_was_given_up_counts_without_its_points(store_url: str) -> None:
    """As it ends, and when the results are written anew."""

    async def story() -> None:
        async with await open_database(store_url) as db:
            for one in PEOPLE:
                await db.write(people.add_person, person(one))
            await make(db, "ann", "ben")
            await db.append(append("r1", 1, finished=given_up("r1", "ann", "ben")))
            for _ in range(2):
                rows = folded(await book_of(db)).rows["skyjo"]
                assert [(rows[one].played, rows[one].won, rows[one].scored) for one in ("ann", "ben")] == [
                    (1, 0, 0), (1, 1, 0),
                ]  # fmt: skip
                await db.write(groups.join_group, "g", "cleo", now())

    asyncio.run(story())


def test_only_matches_of_two_members_count(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            given = [("ann", "ben"), ("ann", "dan"), ("ann", None), ("ben", "dan", "ann")]
            matches = [
                finished(f"r{number}", ["x"] * len(seats), people=seats, at=number)
                for number, seats in enumerate(given)
            ]
            await write_matches(db, [])
            await make(db, "ann", "ben")
            for number, match in enumerate(matches):
                await db.append(append("t", number + 1, finished=match))
            found = [(row.match, row.person, row.won, row.players) for row in (await book_of(db)).since]
            assert found[:2] == [("r0", "ann", False, 2), ("r0", "ben", True, 2)]
            assert found[2:] == [("r3", "ann", True, 3), ("r3", "ben", False, 3)]

    asyncio.run(story())


def test_what_was_folded_is_kept_until_somebody_comes_or_goes(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            await write_matches(db, [finished("r1", ["x", "x"], people=("ann", "ben"), at=1)])
            await make(db, "ann", "ben")
            book = await book_of(db)
            await db.write(groups.keep_fold, "g", book.generation, 1, b"all of it")
            kept = await book_of(db)
            assert (kept.fold, kept.folded, kept.since) == (b"all of it", 1, [])
            await db.write(groups.join_group, "g", "cleo", now=now())
            await db.write(groups.keep_fold, "g", kept.generation, 1, b"of the group before")
            fresh = await book_of(db)
            assert (fresh.fold, fresh.folded, len(fresh.since)) == (None, 0, 2)

    asyncio.run(story())


def test_the_newest_matches_come_first_page_by_page(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            matches = [
                finished(f"r{number}", ["x", "x"], people=("ann", "ben"), at=number // 2)
                for number in range(5)
            ]
            await write_matches(db, matches)
            await make(db, "ann", "ben")
            first = await db.read(results.read_newest, "g", 3)
            assert [[row.match for row in match] for match in first] == [["r4"] * 2, ["r3"] * 2, ["r2"] * 2]
            rest = await db.read(results.read_newest, "g", 3, Place(first[-1][0].at, "r2"))
            assert [match[0].match for match in rest] == ["r1", "r0"]

    asyncio.run(story())


def test_whoever_is_deleted_is_in_no_group_and_an_empty_one_is_gone(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            await write_matches(db, [finished("r1", ["x", "x"], people=("ann", "ben"), at=1)])
            await make(db, "ann", "ben")
            await make(db, "ben", name="alone")
            await db.write(delete_person, "ben")
            book = await book_of(db)
            assert ([member.person for member in book.members], book.since) == (["ann"], [])
            assert await db.read(groups.read_book, "alone") is None
            assert await db.read(groups.read_invited, "alone") is None
            await db.write(groups.leave_group, "g", "ann")
            assert await db.read(groups.read_book, "g") is None

    asyncio.run(story())
    engine = reading_engine(database_url(store_url), 1)
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(group_results)) == 0
    engine.dispose()


def test_there_is_a_bound_to_groups_and_members(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            crowd = [f"p{number}" for number in range(MOST_MEMBERS + 1)]
            for one in crowd:
                await db.write(people.add_person, person(one))
            await make(db, *crowd[:-1])
            assert await db.write(groups.join_group, "g", crowd[0], now()) == "g"  # twice is once
            with refused("group_full"):
                await db.write(groups.join_group, "g", crowd[-1], now=now())
            for number in range(MOST_GROUPS - 1):
                await make(db, "p0", name=f"g{number}")
            with refused("too_many_groups"):
                await make(db, "p0", name="one more")
            assert await db.read(groups.read_book, "one more") is None

    asyncio.run(story())


def test_months_are_those_of_the_calendar() -> None:
    assert [month_of(at) for at in (0, 31 * DAY - 1, 31 * DAY)] == ["1970-01", "1970-01", "1970-02"]
