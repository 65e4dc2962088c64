"""Matches with human manners that an earlier version began are played on by the reading they were begun with.

`files/manners.json` was written by the last version that read SB-23 and SB-26 otherwise. Nothing there is
written again. Each record has a moment that today's reading would decide in another way.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.match.match import Match
from tablee.match.record import Record, RecordError, decode
from tablee.match.replay import replay, verify
from tablee.table import entries
from tablee.table.state import Table

KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "files" / "manners.json").read_text())


def record(name: str, **options: Any) -> Record:
    kept = KEPT["records"][name]
    return decode(json.dumps({**kept, "options": {**kept["options"], **options}}).encode())


@pytest.mark.parametrize("name", KEPT["records"])
def test_an_earlier_record_with_offences_is_proven(name: str) -> None:
    assert verify(record(name)).winners == tuple(KEPT["records"][name]["result"]["winners"])


@pytest.mark.parametrize("name", KEPT["records"])
def test_sb_26_by_the_present_reading_it_would_have_been_another_match(name: str) -> None:
    try:
        now = replay(record(name, reading="sheets"))
    except RecordError:  # a move of it is refused
        return
    assert summary(now) != summary(replay(record(name)))


@pytest.mark.parametrize(
    ("name", "moves", "then"),
    [
        ("wins-at-once", 2, {"winners": (2,)}),
        ("interrupted", 3, {"wrong_calls": (0, 1, 0), "hands": (5, 0, 5), "barred": ()}),
        ("barred", 4, {"wrong_calls": (0, 0, 0), "hands": (4, 5, 0), "barred": (1,)}),
        ("talk", 5, {"wrong_calls": (0, 0, 0, 1), "hands": (5, 0, 0, 0), "barred": (1,)}),
    ],
)
def test_sb_26_an_earlier_record_folds_as_it_did(name: str, moves: int, then: dict[str, Any]) -> None:
    assert then.items() <= summary(replay(record(name), moves)).items()


def test_sb_26_a_table_that_an_earlier_server_began_is_played_on_as_it_was() -> None:
    table = Table("t")
    for number, body in enumerate(KEPT["log"], 1):
        table.apply(number, 0, entries.decode(json.dumps(body).encode()))
    assert table.match is not None
    assert summary(table.match) == {
        "winners": None,
        "wrong_calls": (0, 1, 0),
        "hands": (5, 0, 5),
        "barred": (),
    }


def summary(match: Match) -> dict[str, Any]:
    memory = match.state.manners
    return {
        "winners": match.winners,
        "wrong_calls": memory.wrong_calls,
        "hands": tuple(map(len, match.state.hands)),
        "barred": memory.barred,
    }
