import random
from collections import defaultdict
from collections.abc import Iterable

import pytest
from sqlalchemy import Connection, func, select

from tablee.match.record import decode
from tablee.server.db.schema import group_results
from tablee.server.db.statements import Place
from tablee.server.erasure import delete_person
from tablee.server.groups import queries as groups
from tablee.server.groups import results
from tablee.server.groups.figures import folded, month_of
from tablee.server.groups.model import Group, GroupBook
from tablee.server.limits.numbers import MOST_GROUPS, MOST_MEMBERS
from tablee.server.people import queries as people
from tablee.server.results.figures import Row
from tablee.table.stored import Finished, now
from tests.effort import amount
from tests.refusals import refused
from tests.server.db.samples import append, finished, given_up, person, write
from tests.server.db.test_tallies import PEOPLE, random_match, write_matches

DAY = 24 * 3600 * 1000
Counted = dict[tuple[str, str], tuple[int, int, int, int]]


def make(connection: Connection, *people: str, name: str = "g") -> None:
    """A group of these people; `name` is its id and its invitation."""
    groups.add_group(connection, Group(name, "The group", name, 5), people[0])
    for one in people[1:]:
        groups.join_group(connection, name, one, now=now())


def book_of(connection: Connection, name: str = "g") -> GroupBook:
    book = groups.read_book(connection, name)
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
def test_a_group_says_what_the_records_say(connection: Connection) -> None:
    """Who joins in the middle brings their past along; who leaves takes it with them."""
    chance = random.Random(7)
    matches = [random_match(number, chance) for number in range(amount(400, quick=100, soak=10_000))]
    half = len(matches) // 2
    write_matches(connection, matches[:half])
    make(connection, "ann", "ben", "cleo")
    write_matches(connection, matches[half:])
    assert counted(book_of(connection)) == computed(matches, {"ann", "ben", "cleo"})
    groups.join_group(connection, "g", "dan", now=now())
    assert counted(book_of(connection)) == computed(matches, set(PEOPLE))
    assert groups.leave_group(connection, "g", "ann")
    assert counted(book_of(connection)) == computed(matches, {"ben", "cleo", "dan"})


def test_a_match_that_was_given_up_counts_without_its_points(connection: Connection) -> None:
    """As it ends, and when the results are written anew."""
    for one in PEOPLE:
        people.add_person(connection, person(one))
    make(connection, "ann", "ben")
    write(connection, append("r1", 1, finished=given_up("r1", "ann", "ben")))
    for _ in range(2):
        rows = folded(book_of(connection)).rows["skyjo"]
        assert [(rows[one].played, rows[one].won, rows[one].scored) for one in ("ann", "ben")] == [
            (1, 0, 0), (1, 1, 0),
        ]  # fmt: skip
        groups.join_group(connection, "g", "cleo", now())


def test_only_matches_of_two_members_count(connection: Connection) -> None:
    given = [("ann", "ben"), ("ann", "dan"), ("ann", None), ("ben", "dan", "ann")]
    matches = [
        finished(f"r{number}", ["x"] * len(seats), people=seats, at=number)
        for number, seats in enumerate(given)
    ]
    write_matches(connection, [])
    make(connection, "ann", "ben")
    for number, match in enumerate(matches):
        write(connection, append("t", number + 1, finished=match))
    found = [(row.match, row.person, row.won, row.players) for row in (book_of(connection)).since]
    assert found[:2] == [("r0", "ann", False, 2), ("r0", "ben", True, 2)]
    assert found[2:] == [("r3", "ann", True, 3), ("r3", "ben", False, 3)]


def test_what_was_folded_is_kept_until_somebody_comes_or_goes(connection: Connection) -> None:
    write_matches(connection, [finished("r1", ["x", "x"], people=("ann", "ben"), at=1)])
    make(connection, "ann", "ben")
    book = book_of(connection)
    groups.keep_fold(connection, "g", book.generation, 1, b"all of it")
    kept = book_of(connection)
    assert (kept.fold, kept.folded, kept.since) == (b"all of it", 1, [])
    groups.join_group(connection, "g", "cleo", now=now())
    groups.keep_fold(connection, "g", kept.generation, 1, b"of the group before")
    fresh = book_of(connection)
    assert (fresh.fold, fresh.folded, len(fresh.since)) == (None, 0, 2)


def test_the_newest_matches_come_first_page_by_page(connection: Connection) -> None:
    matches = [
        finished(f"r{number}", ["x", "x"], people=("ann", "ben"), at=number // 2) for number in range(5)
    ]
    write_matches(connection, matches)
    make(connection, "ann", "ben")
    first = results.read_newest(connection, "g", 3)
    assert [[row.match for row in match] for match in first] == [["r4"] * 2, ["r3"] * 2, ["r2"] * 2]
    rest = results.read_newest(connection, "g", 3, Place(first[-1][0].at, "r2"))
    assert [match[0].match for match in rest] == ["r1", "r0"]


def test_whoever_is_deleted_is_in_no_group_and_an_empty_one_is_gone(connection: Connection) -> None:
    write_matches(connection, [finished("r1", ["x", "x"], people=("ann", "ben"), at=1)])
    make(connection, "ann", "ben")
    make(connection, "ben", name="alone")
    delete_person(connection, "ben")
    book = book_of(connection)
    assert ([member.person for member in book.members], book.since) == (["ann"], [])
    assert groups.read_book(connection, "alone") is None
    assert groups.read_invited(connection, "alone") is None
    groups.leave_group(connection, "g", "ann")
    assert groups.read_book(connection, "g") is None
    assert connection.scalar(select(func.count()).select_from(group_results)) == 0


def test_there_is_a_bound_to_groups_and_members(connection: Connection) -> None:
    crowd = [f"p{number}" for number in range(MOST_MEMBERS + 1)]
    for one in crowd:
        people.add_person(connection, person(one))
    make(connection, *crowd[:-1])
    assert groups.join_group(connection, "g", crowd[0], now()) == "g"  # twice is once
    with refused("group_full"):
        groups.join_group(connection, "g", crowd[-1], now=now())
    for number in range(MOST_GROUPS - 1):
        make(connection, "p0", name=f"g{number}")
    with refused("too_many_groups"):
        make(connection, "p0", name="one more")
    assert groups.read_book(connection, "one more") is None


def test_months_are_those_of_the_calendar() -> None:
    assert [month_of(at) for at in (0, 31 * DAY - 1, 31 * DAY)] == ["1970-01", "1970-01", "1970-02"]
