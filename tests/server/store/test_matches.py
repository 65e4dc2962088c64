"""Finished matches are kept with who played in them."""

import asyncio

import pytest

from tablee.server.store.contract import NumberTaken
from tablee.server.store.store import Store
from tests.server.store.samples import append, finished


def test_a_finished_match_is_written_with_its_last_entry(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            match = finished("r1", ["Ann", "Bob", "Cleo"], people=("ann", None, "cleo"), winners=(0, 2))
            await store.append(append("t", 1, finished=match))
            assert await store.record("r1") == match.record
            assert await store.record("r2") is None
            assert await store.recent_records(10) == [match]

    asyncio.run(story())


def test_a_match_whose_entry_loses_is_not_written(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await store.append(append("t", 1))
            with pytest.raises(NumberTaken):
                await store.append(append("t", 1, finished=finished("r1", ["Ann", "Bob"])))
            assert await store.record("r1") is None

    asyncio.run(story())


def test_recent_matches_are_public_ones_of_the_game_newest_first(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            for number, (record_id, game, public) in enumerate(
                [("a", "skyjo", True), ("b", "skipbo", True), ("c", "skyjo", False), ("d", "skyjo", True)], 1
            ):
                match = finished(record_id, ["Ann", "Bob"], game=game, public=public, at=number)
                await store.append(append("t", number, finished=match))
            assert [match.record_id for match in await store.recent_records(10)] == ["d", "b", "a"]
            assert [match.record_id for match in await store.recent_records(10, "skyjo")] == ["d", "a"]
            assert [match.record_id for match in await store.recent_records(1)] == ["d"]

    asyncio.run(story())


def test_the_matches_of_a_person_are_theirs_public_or_not(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            for number, (people, public) in enumerate(
                [(("ann", "bob"), True), (("bob", None), True), ((None, "ann"), False)], 1
            ):
                match = finished(f"r{number}", ["X", "Y"], people=people, public=public, at=number)
                await store.append(append("t", number, finished=match))
            assert [match.record_id for match in await store.records_of("ann", 10)] == ["r3", "r1"]
            assert [match.record_id for match in await store.records_of("ann", 1)] == ["r3"]
            assert await store.records_of("nobody", 10) == []

    asyncio.run(story())
