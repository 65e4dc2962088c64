import random
from typing import Any

import pytest

from tablee.games.skipbo import board as skipbo_drawing
from tablee.games.skyjo import board as skyjo_drawing
from tablee.match.match import Match
from tablee.terminal.board import board_of, draw_board
from tablee.terminal.canvas import SMALL, Marks, Size, large_number
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Chair
from tablee.terminal.table_screen import TableScreen
from tests.terminal.screens import SEED, lines, playing, until

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
ROOMS = [Size(80, 15), Size(66, 21), Size(84, 37), Size(70, 27), Size(144, 57), Size(300, 90)]


def at_table(game: str, players: int, **options: Any) -> Session:
    chairs = [Chair("Ada"), *(Chair(name, 1) for name in NAMES[1:players])]
    return Session(LocalTransport(new_game(game, chairs, options, SEED)), Speech("en"))


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize(("game", "most"), [("skyjo", 8), ("skipbo", 6)])
def test_every_table_fits_and_no_card_lies_on_another(game: str, most: int, room: Size) -> None:
    for players in range(2, most + 1):
        table = at_table(game, players)
        canvas = draw_board(table.state, 0, Speech("de"), Marks(), room)
        least = draw_board(table.state, 0, Speech("de"), Marks())
        assert canvas.width == room.width
        assert canvas.height <= max(room.height, least.height)
        taken: set[tuple[int, int]] = set()
        for area in canvas.spots.values():
            cells = {
                (x, y)
                for x in range(area.x, area.x + area.width)
                for y in range(area.y, area.y + area.height)
            }
            assert not cells & taken
            assert all(x < canvas.width and y < canvas.height for x, y in cells)
            taken |= cells
        if room.width >= 80:
            assert set(canvas.spots) == set(least.spots)
        text = "\n".join(canvas.lines())
        assert all(name in text for name in NAMES[:players])


def test_cards_grow_with_the_room() -> None:
    for sizes in (
        [skyjo_drawing.sizes_for(3, room).own for room in (Size(80, 15), Size(84, 37), Size(144, 57))],
        [skipbo_drawing.sizes_for(3, 5, room).card for room in (Size(80, 16), Size(84, 37), Size(144, 57))],
    ):
        assert sizes[0] is SMALL
        assert sizes[0].height < sizes[1].height < sizes[2].height


def test_large_numbers_have_three_lines_as_wide_as_each_other() -> None:
    for text in ("−2", "0", "7", "12", "W"):
        assert len(large_number(text)) == 3
        assert len({len(line) for line in large_number(text)}) == 1
    assert large_number("?") == ["?"]


@pytest.mark.parametrize(
    ("game", "options"), [("skyjo", {}), ("skipbo", {}), ("skipbo", {"partners": True, "stock_size": 10})]
)
def test_the_keys_of_a_hint_make_its_move(game: str, options: dict[str, Any]) -> None:
    """What a hint says to press, pressed key by key, is the move that it means; and its spots are there."""
    match = Match(game, 4, options, seed=SEED)
    rng = random.Random(1)
    move_input = board_of(game).MoveInput()
    for _ in range(150):
        if match.outcome is not None:
            break
        seat = match.view(None).data()["waiting_for"][0]
        view = match.view(seat).data()
        state_view = {**view, **match.game.own(match.state, seat)}
        for legal in state_view["legal_moves"]:
            made = [
                move_input.press(state_view, key)[1]
                for key in move_input.keys_of(state_view, legal).replace(" ", "")
            ]
            assert made[-1] == legal
            assert not any(made[:-1])
            assert len(move_input.spots_of(state_view, legal)) == _spots(legal)
        match.push(seat, match.parse_move(rng.choice(state_view["legal_moves"])))


def _spots(move: str) -> int:
    """Most moves go from somewhere to somewhere."""
    return 0 if move == "-" else 1 if move == "d" or move[0] == "?" else 2


@pytest.mark.slow
async def test_history_and_scores_stand_beside_the_table() -> None:
    async with playing("skyjo", *(Chair(name, 1) for name in NAMES[:3]), limit=200, size=(120, 40)) as (
        pilot,
        app,
    ):
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        shown = lines(app)
        assert any(line[84:].strip().startswith("Total") for line in shown)
        assert sum(bool(line[86:].strip()) for line in shown) > 20
        assert "┌───────┐" in shown[3]
