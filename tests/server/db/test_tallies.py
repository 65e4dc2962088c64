import json
import random
from collections import defaultdict
from collections.abc import Iterable

import pytest
from sqlalchemy import Connection

from tablee.match.record import Result, decode, encode
from tablee.server.appends import Appends
from tablee.server.erasure import delete_person, forget_some_matches
from tablee.server.people import queries as people
from tablee.server.results import queries as results
from tablee.server.results import tallies
from tablee.server.results.tallies import EVERYBODY, ResultTally
from tablee.table.stored import Finished
from tests.effort import amount
from tests.server.db.samples import against_bot, append, finished, given_up, person, write

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


def computed(matches: Iterable[Finished], who: str) -> set[ResultTally]:
    """From the records alone, one list of matches after the other."""
    lists: dict[tuple[str, str], list[tuple[bool, int]]] = defaultdict(list)
    for match in sorted(matches, key=lambda match: match.at):
        if who not in match.people:
            continue
        seat, result = match.people.index(who), json.loads(match.record)["result"]
        mine = (seat in result["winners"], result["totals"][seat])
        for other in (EVERYBODY, *(each for each in match.people if each not in (None, who))):
            lists[match.game, str(other)].append(mine)
    return {ResultTally(who, *key, *_figures(played)) for key, played in lists.items()}


def _figures(played: list[tuple[bool, int]]) -> tuple[int, ...]:
    runs = "".join("w" if won else " " for won, _ in played)
    totals = [total for _, total in played]
    longest = max(map(len, runs.split()), default=0)
    return (
        len(played), runs.count("w"), sum(totals), min(totals), max(totals),
        len(runs) - len(runs.rstrip("w")), longest, len(totals),
    )  # fmt: skip


def write_matches(connection: Connection, matches: list[Finished]) -> None:
    """With all who played them."""
    for one in PEOPLE:
        people.add_person(connection, person(one))
    for begin in range(0, len(matches), 200):
        write(
            connection,
            *(append(match.record_id, 1, finished=match) for match in matches[begin : begin + 200]),
        )


@pytest.mark.slow
def test_the_book_says_what_the_records_say(connection: Connection) -> None:
    chance = random.Random(5)
    matches = [random_match(number, chance) for number in range(amount(400, quick=100, soak=10_000))]

    write_matches(connection, matches)
    for one in PEOPLE:
        mine, met = tallies.read_tallies(connection, one)
        assert {*mine, *(meeting.tally for meeting in met)} == computed(matches, one)
        for tally, lost in met:
            [theirs] = [
                row for row in computed(matches, tally.other) if (row.game, row.other) == (tally.game, one)
            ]
            assert lost == theirs.won


def test_a_match_that_was_given_up_counts_without_its_points(connection: Connection) -> None:
    """Before, between and after others."""
    for number, total in enumerate((None, 12, None, -4, None), 1):
        match = given_up(f"r{number}") if total is None else against_bot(f"r{number}", (total, 90))
        write_matches(connection, [match._replace(at=number)])
    [row] = tallies.read_tallies(connection, "ann")[0]
    assert (row.played, row.won, row.scored) == (5, 2, 2)
    assert (row.points, row.lowest, row.highest) == (8, -4, 12)


def test_whoever_is_forgotten_is_in_nobodys_book(connection: Connection) -> None:
    match = finished("r1", ["Ann", "Ben"], people=("ann", "ben"))
    write_matches(connection, [match])
    [meeting] = tallies.read_tallies(connection, "ann")[1]
    assert (meeting.tally.other, meeting.lost) == ("ben", 1)
    delete_person(connection, "ben")
    assert tallies.read_tallies(connection, "ben") == ([], [])
    assert tallies.read_tallies(connection, "ann")[1] == []
    later = finished("r2", ["Ann", "Ben"], people=("ann", "ben"), at=2_000)
    write(connection, append("r2", 1, finished=later))  # it went on without him
    assert tallies.read_tallies(connection, "ben") == ([], [])
    [row] = tallies.read_tallies(connection, "ann")[0]
    assert (row.played, row.other) == (2, EVERYBODY)


def test_a_match_that_is_written_twice_counts_once(connection: Connection) -> None:
    """A commit whose answer was lost is tried again."""
    match = finished("r1", ["Ann", "Ben"], people=("ann", "ben"))
    write_matches(connection, [])
    twice = append("t", 1, mark="mine", finished=match)
    write(connection, twice)
    assert Appends(connection.dialect).one_by_one(connection, [twice]) == [None]
    [all_matches], [with_ben] = tallies.read_tallies(connection, "ann")
    assert (all_matches.played, with_ben.tally.played) == (1, 1)


@pytest.mark.parametrize(
    ("game", "other", "found"),
    [(None, None, "4321"), ("skyjo", None, "431"), (None, "ben", "21"), ("skyjo", "ben", "1")],
)
def test_matches_are_found_by_game_and_by_whom_one_played_with(
    connection: Connection, game: str | None, other: str | None, found: str
) -> None:
    given = [("1", "skyjo", "ben"), ("2", "skipbo", "ben"), ("3", "skyjo", "cleo"), ("4", "skyjo", None)]
    matches = [
        finished(name, ["Ann", "?"], people=("ann", whom), game=played, at=int(name))
        for name, played, whom in given
    ]
    write_matches(connection, matches)
    read = results.read_of_person(connection, "ann", 10, game=game, other=other)
    assert "".join(match.record_id for match in read) == found


def test_luck_counts_once_and_the_next_judge_replaces_it(connection: Connection) -> None:
    first = finished("r1", ["Ann", "Ben", "Bot"], people=("ann", "ben", None))
    second = finished("r2", ["Ben", "Ann"], people=("ben", "ann"), at=2_000)
    write_matches(connection, [first, second])
    tallies.keep_luck(connection, "r1", "one", {0: 0.5, 1: -0.25, 2: -0.25})
    tallies.keep_luck(connection, "r1", "one", {0: 0.9, 1: 0.9, 2: 0.9})
    tallies.keep_luck(connection, "r2", "one", {0: 0.125, 1: -0.125})
    assert _luck(connection, "ann") == [(2, 0.375, 0.265625)] * 2
    assert _luck(connection, "ben") == [(2, -0.125, 0.078125)] * 2
    tallies.keep_luck(connection, "r1", "two", {0: 0.25, 1: 0.0, 2: -0.25})
    assert _luck(connection, "ann") == [(2, 0.125, 0.078125)] * 2
    newest, oldest = results.read_of_person(connection, "ann", 10)
    assert (newest.luck, newest.judge) == ((0.125, -0.125), "one")
    assert (oldest.luck, oldest.judge) == ((0.25, 0.0, None), "two")


def test_luck_of_whoever_is_forgotten_is_forgotten(connection: Connection) -> None:
    write_matches(connection, [finished("r1", ["Ann", "Ben"], people=("ann", "ben"))])
    tallies.keep_luck(connection, "r1", "one", {0: 0.5, 1: -0.5})
    delete_person(connection, "ben")
    [match] = results.read_of_person(connection, "ann", 10)
    assert match.luck == (0.5, None)
    tallies.keep_luck(connection, "r1", "two", {0: 0.25, 1: -0.25})  # asked for just then
    while forget_some_matches(connection):
        pass
    [match] = results.read_of_person(connection, "ann", 10)
    assert match.luck == (0.25, None)
    assert _luck(connection, "ann") == [(1, 0.25, 0.0625)]


def _luck(connection: Connection, who: str) -> list[tuple[float, ...]]:
    """Of all matches, and with each other person."""
    alone, met = tallies.read_tallies(connection, who)
    return [(row.measured, row.luck, row.squares) for row in (*alone, *(meeting.tally for meeting in met))]
