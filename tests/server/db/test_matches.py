"""Finished matches are kept with who played in them."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tablee.server.appends import open_database
from tablee.server.db.paging import BEGINNING, Place
from tablee.server.results import queries as results
from tablee.table.stored import Finished, NumberTaken
from tests.server.db.samples import append, finished


def test_a_match_whose_entry_loses_is_not_written(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            await db.append(append("t", 1))
            with pytest.raises(NumberTaken):
                await db.append(append("t", 1, finished=finished("r1", ["Ann", "Bob"])))
            assert await db.read(results.read_record, "r1") is None

    asyncio.run(story())


def test_recent_matches_are_public_ones_of_the_game_newest_first(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            for number, (record_id, game, public) in enumerate(
                [("a", "skyjo", True), ("b", "skipbo", True), ("c", "skyjo", False), ("d", "skyjo", True)], 1
            ):
                match = finished(record_id, ["Ann", "Bob"], game=game, public=public, at=number)
                await db.append(append("t", number, finished=match))
            assert [match.record_id for match in await db.read(results.read_recent, 10)] == ["d", "b", "a"]
            assert [match.record_id for match in await db.read(results.read_recent, 10, "skyjo")] == [
                "d",
                "a",
            ]
            assert [match.record_id for match in await db.read(results.read_recent, 1)] == ["d"]

    asyncio.run(story())


def test_lists_go_on_where_they_were_whatever_comes_new_meanwhile(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            times = {"a": 1, "b": 2, "c": 2, "d": 2, "e": 3}  # some ended at the same time
            for number, (record_id, at) in enumerate(times.items(), 1):
                match = finished(record_id, ["Ann", "Bob"], people=("ann", "bob"), at=at)
                await db.append(append("t", number, finished=match))
            lists: list[Callable[..., Awaitable[list[Finished]]]] = [
                lambda limit, after=BEGINNING: db.read(results.read_recent, limit, None, after),
                lambda limit, after=BEGINNING: db.read(results.read_recent, limit, "skyjo", after),
                lambda limit, after=BEGINNING: db.read(results.read_of_person, "ann", limit, after),
            ]
            assert [_ids(await read(2)) for read in lists] == [["e", "d"]] * 3
            newer = finished("f", ["Ann", "Bob"], people=("ann", "bob"), at=4)
            await db.append(append("t", 6, finished=newer))
            for read in lists:
                assert _ids(await read(2, Place(2, "d"))) == ["c", "b"]
                assert _ids(await read(2, Place(2, "b"))) == ["a"]
                assert _ids(await read(2, Place(1, "a"))) == []

    asyncio.run(story())


def test_whoever_sat_at_two_seats_has_played_one_match(store_url: str) -> None:
    async def story() -> None:
        async with await open_database(store_url) as db:
            match = finished("r", ["Ann", "Bob", "Ann"], people=("ann", "bob", "ann"))
            await db.append(append("t", 1, finished=match))
            assert await db.read(results.read_of_person, "ann", 10) == [match]

    asyncio.run(story())


def _ids(matches: list[Finished]) -> list[str]:
    return [match.record_id for match in matches]
