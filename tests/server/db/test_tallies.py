"""What the book says is what the records say, however it came about."""

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from tablee.match.record import Result, decode, encode
from tablee.server.appends import open_database
from tablee.server.db.database import Database
from tablee.server.erasure import delete_person
from tablee.server.people import queries as people
from tablee.server.results import luck, tallies
from tablee.server.results import queries as results
from tablee.server.results.model import Tally
from tablee.server.results.tallies import EVERYBODY
from tablee.table.stored import Finished
from tests.effort import amount
from tests.server.db.samples import against_bot, append, finished, forget_matches, given_up, person

PEOPLE = ("ann", "ben", "cleo", "dan")


def random_match(number: int, chance: random.Random) -> Finished:
    """Of two to four at a table, some of them bots; partners win together."""
    seats = [*chance.sample(PEOPLE, chance.randint(0, 3)), None]
    chance.shuffle(seats)
    winners = chance.sample(range(len(seats)), min(len(seats), chance.choice((1, 1, 2))))
    totals = [chance.randint(-10, 200) for _ in seats]
    plain = finished(f"{number:020}", ["x"] * len(seats))
    record = decode(plain.record)
    record.result = Result(sorted(winners), totals, [totals])
    return plain._replace(
        game=chance.choice(("skyjo", "skipbo")),
        at=1_000 + number,
        people=tuple(seats),
        winners=tuple(sorted(winners)),
        record=encode(record),
    )


def computed(matches: Iterable[Finished], who: str) -> set[Tally]:
    """From the records alone, one list of matches after the other."""
    lists: dict[tuple[str, str], list[tuple[bool, int]]] = defaultdict(list)
    for match in sorted(matches, key=lambda match: match.at):
        if who not in match.people:
            continue
        seat, result = match.people.index(who), json.loads(match.record)["result"]
        mine = (seat in result["winners"], result["totals"][seat])
        for other in (EVERYBODY, *(each for each in match.people if each not in (None, who))):
            lists[match.game, str(other)].append(mine)
    return {Tally(who, *key, *_figures(played)) for key, played in lists.items()}


def _figures(played: list[tuple[bool, int]]) -> tuple[int, ...]:
    runs = "".join("w" if won else " " for won, _ in played)
    totals = [total for _, total in played]
    longest = max(map(len, runs.split()), default=0)
    return (
        len(played), runs.count("w"), sum(totals), min(totals), max(totals),
        len(runs) - len(runs.rstrip("w")), longest, len(totals),
    )  # fmt: skip


async def write_matches(db: Database, matches: list[Finished]) -> None:
    """With all who played them."""
    for one in PEOPLE:
        await db.write(people.add_person, person(one))
    for some in _batched(matches, 200):  # nobody waits for long
        await asyncio.gather(*(db.append(append(match.record_id, 1, finished=match)) for match in some))


def _batched(matches: list[Finished], size: int) -> Iterable[list[Finished]]:
    return (matches[begin : begin + size] for begin in range(0, len(matches), size))


@pytest.mark.slow
def test_the_book_says_what_the_records_say(store_url: str) -> None:
    """And the same once more where an earlier version has written the records, and nobody has counted."""
    chance = random.Random(5)
    matches = [random_match(number, chance) for number in range(amount(400, quick=100, soak=10_000))]

    async def write() -> None:
        async with await open_database(store_url) as db:
            await write_matches(db, matches)

    async def read() -> dict[str, Any]:
        async with await open_database(store_url) as db:
            return {one: await db.read(tallies.read_tallies, one) for one in PEOPLE}

    asyncio.run(write())
    counted = asyncio.run(read())
    for one in PEOPLE:
        mine, met = counted[one]
        assert {*mine, *(meeting.tally for meeting in met)} == computed(matches, one)
        for tally, lost in met:
            [theirs] = [
                row for row in computed(matches, tally.other) if (row.game, row.other) == (tally.game, one)
            ]
            assert lost == theirs.won


def test_a_match_that_was_given_up_counts_without_its_points(store_url: str) -> None:
    """Before, between and after others."""

    async def story() -> None:
        async with await open_database(store_url) as db:
            for number, total in enumerate((None, 12, None, -4, None), 1):
                match = given_up(f"r{number}") if total is None else against_bot(f"r{number}", (total, 90))
                await write_matches(db, [match._replace(at=number)])
            [row] = (await db.read(tallies.read_tallies, "ann"))[0]
            assert (row.played, row.won, row.scored) == (5, 2, 2)
            assert (row.points, row.lowest, row.highest) == (8, -4, 12)

    asyncio.run(story())


def test_whoever_is_forgotten_is_in_nobodys_book(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            match = finished("r1", ["Ann", "Ben"], people=("ann", "ben"))
            await write_matches(db, [match])
            [meeting] = (await db.read(tallies.read_tallies, "ann"))[1]
            assert (meeting.tally.other, meeting.lost) == ("ben", 1)
            await db.write(delete_person, "ben")
            assert await db.read(tallies.read_tallies, "ben") == ([], [])
            assert (await db.read(tallies.read_tallies, "ann"))[1] == []
            later = finished("r2", ["Ann", "Ben"], people=("ann", "ben"), at=2_000)
            await db.append(append("r2", 1, finished=later))  # it went on without him
            assert await db.read(tallies.read_tallies, "ben") == ([], [])
            [row] = (await db.read(tallies.read_tallies, "ann"))[0]
            assert (row.played, row.other) == (2, EVERYBODY)

    asyncio.run(story())


def test_a_match_that_is_written_twice_counts_once(store_url: str) -> None:
    """A commit whose answer was lost is tried again."""

    async def story() -> None:
        async with await open_database(store_url) as db:
            match = finished("r1", ["Ann", "Ben"], people=("ann", "ben"))
            await write_matches(db, [])
            twice = append("t", 1, mark="mine", finished=match)
            await db.append(twice)
            await db.append(twice)
            [all_matches], [with_ben] = await db.read(tallies.read_tallies, "ann")
            assert (all_matches.played, with_ben.tally.played) == (1, 1)

    asyncio.run(story())


def test_matches_are_found_by_game_and_by_whom_one_played_with(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            given = [
                ("1", "skyjo", "ben"),
                ("2", "skipbo", "ben"),
                ("3", "skyjo", "cleo"),
                ("4", "skyjo", None),
            ]
            matches = [
                finished(name, ["Ann", "?"], people=("ann", other), game=game, at=int(name))
                for name, game, other in given
            ]
            await write_matches(db, matches)

            async def found(game: str | None = None, other: str | None = None) -> str:
                read = await db.read(results.read_of_person, "ann", 10, game=game, other=other)
                return "".join(match.record_id for match in read)

            assert await found() == "4321"
            assert await found(game="skyjo") == "431"
            assert await found(other="ben") == "21"
            assert await found(game="skyjo", other="ben") == "1"

    asyncio.run(story())


def test_luck_counts_once_and_the_next_judge_replaces_it(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            first = finished("r1", ["Ann", "Ben", "Bot"], people=("ann", "ben", None))
            second = finished("r2", ["Ben", "Ann"], people=("ben", "ann"), at=2_000)
            await write_matches(db, [first, second])
            await db.write(luck.keep_luck, "r1", "one", {0: 0.5, 1: -0.25, 2: -0.25})
            await db.write(luck.keep_luck, "r1", "one", {0: 0.9, 1: 0.9, 2: 0.9})
            await db.write(luck.keep_luck, "r2", "one", {0: 0.125, 1: -0.125})
            assert await _luck(db, "ann") == [(2, 0.375, 0.265625)] * 2
            assert await _luck(db, "ben") == [(2, -0.125, 0.078125)] * 2
            await db.write(luck.keep_luck, "r1", "two", {0: 0.25, 1: 0.0, 2: -0.25})
            assert await _luck(db, "ann") == [(2, 0.125, 0.078125)] * 2
            newest, oldest = await db.read(results.read_of_person, "ann", 10)
            assert (newest.luck, newest.judge) == ((0.125, -0.125), "one")
            assert (oldest.luck, oldest.judge) == ((0.25, 0.0, None), "two")

    asyncio.run(story())


def test_luck_of_whoever_is_forgotten_is_forgotten(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            await write_matches(db, [finished("r1", ["Ann", "Ben"], people=("ann", "ben"))])
            await db.write(luck.keep_luck, "r1", "one", {0: 0.5, 1: -0.5})
            await db.write(delete_person, "ben")
            [match] = await db.read(results.read_of_person, "ann", 10)
            assert match.luck == (0.5, None)
            await db.write(luck.keep_luck, "r1", "two", {0: 0.25, 1: -0.25})  # asked for just then
            await forget_matches(db)
            [match] = await db.read(results.read_of_person, "ann", 10)
            assert match.luck == (0.25, None)
            assert await _luck(db, "ann") == [(1, 0.25, 0.0625)]

    asyncio.run(story())


async def _luck(db: Database, who: str) -> list[tuple[float, ...]]:
    """Of all matches, and with each other person."""
    alone, met = await db.read(tallies.read_tallies, who)
    return [(row.measured, row.luck, row.squares) for row in (*alone, *(meeting.tally for meeting in met))]
