from typing import Any

import pytest
from sqlalchemy import Connection

from tablee.bots.strength import Strength, strength_from
from tablee.server.erasure import delete_person
from tablee.server.people import queries as people
from tablee.table.stored import Finished
from tests.server.db.samples import against_bot, append, person, write


def believed(connection: Connection, *matches: Finished) -> dict[tuple[str, str], str]:
    people.add_person(connection, person("ann"))
    for each in matches:
        write(connection, append(each.record_id, 1, finished=each))
    return people.read_strengths(connection, ["ann", "ben"])


def test_every_match_against_a_bot_is_learned_from(connection: Connection) -> None:
    kept = believed(connection, against_bot("r1", (90, 101)), against_bot("r2", (30, 120)))
    known = strength_from(kept["ann", "skyjo"])
    assert known.matches == 2
    assert known.mean > Strength().mean


def test_who_loses_is_believed_to_be_weaker(connection: Connection) -> None:
    known = strength_from(believed(connection, against_bot("r1", (105, 20)))["ann", "skyjo"])
    assert known.mean < Strength().mean


@pytest.mark.parametrize("unequal", [{"handicap": "0/20"}, {"players": 2}])
def test_what_was_not_measured_tells_nothing(connection: Connection, unequal: dict[str, Any]) -> None:
    assert believed(connection, against_bot("r1", (90, 101), **unequal)) == {}


def test_a_draw_tells_nothing(connection: Connection) -> None:
    assert believed(connection, against_bot("r1", (100, 100))) == {}


def test_whoever_is_forgotten_is_not_known_any_more(connection: Connection) -> None:
    assert believed(connection, against_bot("r1", (90, 101))) != {}
    delete_person(connection, "ann")
    assert people.read_strengths(connection, ["ann"]) == {}
