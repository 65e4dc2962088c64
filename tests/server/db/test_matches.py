import pytest
from sqlalchemy import Connection

from tablee.server.appends import open_database
from tablee.server.db.statements import BEGINNING, Place
from tablee.server.results import queries as results
from tablee.table.stored import NumberTaken
from tests.server.db.samples import append, finished, write


async def test_a_match_whose_entry_loses_is_not_written(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await db.append(append("t", 1))
        with pytest.raises(NumberTaken):
            await db.append(append("t", 1, finished=finished("r1", ["Ann", "Bob"])))
        assert await db.read(results.read_record, "r1") is None


def test_recent_matches_are_public_ones_of_the_game_newest_first(connection: Connection) -> None:
    for number, (record_id, game, public) in enumerate(
        [("a", "skyjo", True), ("b", "skipbo", True), ("c", "skyjo", False), ("d", "skyjo", True)], 1
    ):
        match = finished(record_id, ["Ann", "Bob"], game=game, public=public, at=number)
        write(connection, append("t", number, finished=match))
    assert [match.record_id for match in results.read_recent(connection, 10)] == ["d", "b", "a"]
    assert [match.record_id for match in results.read_recent(connection, 10, "skyjo")] == ["d", "a"]
    assert [match.record_id for match in results.read_recent(connection, 1)] == ["d"]


def test_lists_go_on_where_they_were_whatever_comes_new_meanwhile(connection: Connection) -> None:
    times = {"a": 1, "b": 2, "c": 2, "d": 2, "e": 3}  # some ended at the same time
    for number, (record_id, at) in enumerate(times.items(), 1):
        match = finished(record_id, ["Ann", "Bob"], people=("ann", "bob"), at=at)
        write(connection, append("t", number, finished=match))

    def read(after: Place = BEGINNING) -> list[list[str]]:
        lists = (
            results.read_recent(connection, 2, None, after),
            results.read_recent(connection, 2, "skyjo", after),
            results.read_of_person(connection, "ann", 2, after),
        )
        return [[match.record_id for match in matches] for matches in lists]

    assert read() == [["e", "d"]] * 3
    newer = finished("f", ["Ann", "Bob"], people=("ann", "bob"), at=4)
    write(connection, append("t", 6, finished=newer))
    assert read(Place(2, "d")) == [["c", "b"]] * 3
    assert read(Place(2, "b")) == [["a"]] * 3
    assert read(Place(1, "a")) == [[]] * 3


def test_whoever_sat_at_two_seats_has_played_one_match(connection: Connection) -> None:
    match = finished("r", ["Ann", "Bob", "Ann"], people=("ann", "bob", "ann"))
    write(connection, append("t", 1, finished=match))
    assert results.read_of_person(connection, "ann", 10) == [match]
