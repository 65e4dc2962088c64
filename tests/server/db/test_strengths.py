"""How strong somebody is believed to be: learned from matches against bots, and forgotten with them."""

import asyncio
from typing import Any

import pytest

from tablee.bots.strength import Strength, strength_from
from tablee.server.appends import open_database
from tablee.server.erasure import delete_person
from tablee.server.people import queries as people
from tablee.server.people import strengths
from tablee.table.stored import Finished
from tests.server.db.samples import against_bot, append, person


def believed(store_url: str, *matches: Finished, gone: bool = False) -> dict[tuple[str, str], str]:
    async def story() -> dict[tuple[str, str], str]:
        async with await open_database(store_url) as db:
            await db.write(people.add_person, person("ann"))
            for each in matches:
                await db.append(append(each.record_id, 1, finished=each))
            if gone:
                await db.write(delete_person, "ann")
            return await db.read(strengths.read_strengths, ["ann", "ben"])

    return asyncio.run(story())


def test_every_match_against_a_bot_is_learned_from(store_url: str) -> None:
    kept = believed(store_url, against_bot("r1", (90, 101)), against_bot("r2", (30, 120)))
    known = strength_from(kept["ann", "skyjo"])
    assert known.matches == 2
    assert known.mean > Strength().mean


def test_who_loses_is_believed_to_be_weaker(store_url: str) -> None:
    known = strength_from(believed(store_url, against_bot("r1", (105, 20)))["ann", "skyjo"])
    assert known.mean < Strength().mean


@pytest.mark.parametrize("unequal", [{"handicap": "0/20"}, {"players": 2}])
def test_what_was_not_measured_tells_nothing(store_url: str, unequal: dict[str, Any]) -> None:
    assert believed(store_url, against_bot("r1", (90, 101), **unequal)) == {}


def test_a_draw_tells_nothing(store_url: str) -> None:
    assert believed(store_url, against_bot("r1", (100, 100))) == {}


def test_whoever_is_forgotten_is_not_known_any_more(store_url: str) -> None:
    assert believed(store_url, against_bot("r1", (90, 101)), gone=True) == {}
