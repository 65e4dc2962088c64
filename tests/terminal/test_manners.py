from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from textual.pilot import Pilot

from tablee.terminal.app import TableApp
from tablee.terminal.storage import Chair
from tests.terminal.screens import eager, keys_for, lines, local, playing, press, session, settled, until

ADA, BO, CY = (Chair(name) for name in ("Ada", "Bo", "Cy"))
MAGPIE = Chair("Magpie", 3)
HUMAN: dict[str, Any] = {"manners": "human", "stock_size": 5, "target": None}


def at_table(*chairs: Chair, **options: Any) -> AbstractAsyncContextManager[tuple[Pilot[Any], TableApp]]:
    """At a table with human manners at which seat 0 begins."""
    return playing("skipbo", *chairs, dealer=len(chairs) - 1, **{**HUMAN, **options})


def events(app: TableApp) -> str:
    return "\n".join(lines(app))


@pytest.mark.slow
async def test_one_person_draws_too_many_and_plays_out_of_turn() -> None:
    async with at_table(ADA, MAGPIE, pace=30) as (pilot, app):
        assert "+ one too many" in lines(app)[-1]
        await press(pilot, app, "plus")
        assert "You draw a card too many" in events(app)
        await pilot.press("1", "d", "1")
        await until(pilot, lambda: "o out of turn" in lines(app)[-1])
        assert session(app).state.public["turn"] == 1  # type: ignore[index]
        await pilot.press("o")
        await until(pilot, lambda: "although it is Magpie’s turn" in events(app))
        assert session(app).state.to_move == (0,)


async def test_one_person_calls_by_number() -> None:
    async with at_table(ADA, MAGPIE) as (pilot, app):
        assert "2 Magpie" in events(app)  # numbers are there to call by
        await press(pilot, app, "exclamation_mark")
        assert lines(app)[-1].startswith("1–6 whom")
        await press(pilot, app, "2")
        assert session(app).state.public["wrong_calls"] == [1, 0]  # type: ignore[index]


async def test_of_several_who_might_play_out_of_turn_one_says_who() -> None:
    async with at_table(ADA, BO, CY) as (pilot, app):
        await press(pilot, app, "enter", "o")
        assert lines(app)[-1].startswith("1–3 whom")
        await press(pilot, app, "3")
        assert session(app).state.to_move == (2,)


@pytest.mark.slow
@pytest.mark.parametrize("caller", ["exclamation_mark", None])
async def test_a_whole_game_with_bad_manners_is_played_by_keyboard(caller: str | None) -> None:
    """Ada draws one too many in every turn. If Bo calls it each time, she ends up with more cards."""
    async with at_table(ADA, BO, stock_size=1) as (pilot, app):
        for _ in range(1500):
            await settled(pilot, app)
            state = session(app).state
            if state.phase == "over":
                break
            seat = state.to_move[0]
            await press(pilot, app, "enter")
            if seat == 0 and not state.public["moved"]:  # type: ignore[index]
                await press(pilot, app, "plus")
                if caller:
                    await press(pilot, app, caller, "1")
                state = session(app).state
                if seat not in state.to_move:
                    continue
            ordinary = [move for move in state.legal_moves(seat) if move[0] not in "+o~!"]
            await pilot.press(*keys_for(eager(ordinary), state, seat))
        assert local(app).match.over
        moves = [str(move) for _, move in local(app).match.moves]
        assert "+" in moves
        assert ("!0" in moves) == (caller is not None)
        assert "won the match" in events(app) or "nobody has won" in events(app)
