import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.review.game_hints import Reason
from tablee.terminal import hints
from tablee.terminal.app import TableApp
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Chair
from tablee.terminal.table_screen import TableScreen
from tablee.terminal.table_state import Data
from tests.terminal.screens import SIZE, lines, settled

CAN_PLAY = "08" * 32  # with this seed seat 0 begins and has a 1 in hand


def advise_first_move(view: Data) -> Sequence[Any]:
    chance = SimpleNamespace(value=0.5, low=0.4, high=0.6)
    return [
        SimpleNamespace(
            move=view["legal_moves"][0], chance=chance, score=None, reason=Reason("", "Why not.", {})
        )
    ]


async def test_a_hint_is_gone_after_a_move_that_leaves_the_turn_to_the_same_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "_best_moves", advise_first_move)
    options = {"stock_size": 5, "dealer": 1}
    transport = LocalTransport(new_game("skipbo", [Chair("Ada"), Chair("Magpie", 1)], options, CAN_PLAY))
    session = Session(transport, Speech("en"))
    app = TableApp(Speech("en"), session, 0.0)
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot, app)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("h")
        async with asyncio.timeout(30):
            while screen.advised is None:
                await pilot.pause(0.01)
        assert "★" in "\n".join(lines(app))
        await pilot.press("enter")
        async with asyncio.timeout(30):
            while not transport.match.moves:
                await pilot.pause(0.01)
        await settled(pilot, app)
        assert session.state.to_move == (0,)
        assert "★" not in "\n".join(lines(app))
        assert "play it" not in lines(app)[-1]
