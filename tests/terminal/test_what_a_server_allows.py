import asyncio
from typing import Any

import pytest

from tablee.terminal.board import board_of
from tablee.terminal.plain_table import PlainTable
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.table_display import playing_keys
from tests.terminal.tables import at_server


def snapshot(undoable: int | None = None, **settings: Any) -> dict[str, Any]:
    """Ada (seat 0) has the turn at a table with nobody else at this device."""
    seat = {"person": {"id": "a", "name": "Ada"}, "ready": True, "presence": "here", "level": None}
    return {
        "type": "snapshot",
        "number": 5,
        "table": {
            "code": "XAJ8PH",
            "phase": "playing",
            "settings": {"game": "skyjo", "undo": True, "hints": True, "hint_limits": "", **settings},
            "host": "a",
            "seats": [seat, {**seat, "person": {"id": "b", "name": "Bo"}}],
            "match": None,
            "undo": None,
            "turn_ends": None,
        },
        "game": {"game": "skyjo", "waiting_for": [0], "phase": "turn", "drawn": None},
        "yours": [{"seat": 0, "legal_moves": ["d"]}],
        "missed": [],
        "complete": False,
        "undoable": undoable,
    }


def moved(seat: int, **fields: Any) -> dict[str, Any]:
    happened = {"what": "moved", "seat": seat, "events": []}
    return {"type": "update", "number": 6, "happened": happened, **fields}


def table_after(*messages: dict[str, Any]) -> Session:
    async def take() -> Session:
        session = at_server("http://host/t/XAJ8PH")
        for message in messages:
            session._take(message)
        return session

    return asyncio.run(take())


@pytest.mark.parametrize(
    ("messages", "offered"),
    [
        ([snapshot()], None),
        ([snapshot(undoable=0)], 0),
        ([snapshot(undoable=1)], None),  # Bo's move
        ([snapshot(), moved(0)], None),  # it has shown a card
        ([snapshot(), moved(0, undoable=0)], 0),
        ([snapshot(undoable=0), {"type": "presence", "table": snapshot()["table"]}], 0),
        ([snapshot(undoable=0), moved(1)], None),
    ],
)
def test_a_move_can_be_taken_back_where_the_server_says_so(
    messages: list[dict[str, Any]], offered: int | None
) -> None:
    assert table_after(*messages).can_take_back() == offered


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, ""),
        ({"hints": False}, "There are no hints at this table."),
        ({"hint_limits": "2/0"}, "Hints are counted at this table: the browser shows them."),
    ],
)
def test_a_player_reads_why_there_are_no_hints(settings: dict[str, Any], said: str) -> None:
    speech, echoed = Speech("en"), list[str]()
    session = table_after(snapshot(**settings))
    if said:
        asyncio.run(PlainTable(session, speech, echoed.append)._advise(0))
        assert echoed == [said]
    keys = playing_keys(session.state, 0, board_of("skyjo").MoveInput(), False, False)
    assert (("h", "key-hint") in keys) == (said == "")
