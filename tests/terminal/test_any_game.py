import asyncio
from pathlib import Path
from typing import Any

import pytest

from examples.games import highest
from tablee.game import registry
from tablee.match.record import load
from tablee.match.replay import verify
from tablee.terminal.board import board_of, draw_board
from tablee.terminal.canvas import Marks
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.replay import Replay
from tablee.terminal.replay_screen import ReplayApp
from tablee.terminal.speech import Speech
from tablee.terminal.start_form import StartForm
from tablee.terminal.storage import Chair
from tablee.terminal.table_state import SeatState, TableState
from tests.command import Mover, run
from tests.terminal.screens import (
    SEED,
    SIZE,
    lines,
    names_of,
    play_by_keys,
    playing,
    press,
    row,
    select,
    settled,
    table,
    until,
)

ADA, BO, SPARROW = Chair("Ada"), Chair("Bo"), Chair("Sparrow", "random")


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)


@pytest.mark.slow
@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("chairs", [(ADA, SPARROW), (ADA, BO, SPARROW)])
async def test_a_whole_match_is_played_by_the_numbers_of_the_moves(chairs: tuple[Chair, ...]) -> None:
    app = table("highest", *chairs, target=4)
    async with app.run_test(size=SIZE) as pilot:
        assert await play_by_keys(pilot, app) > 3
        await until(pilot, lambda: "won the match" in "\n".join(lines(app)))


@pytest.mark.usefixtures("registered")
async def test_the_screen_shows_the_view_and_the_moves() -> None:
    async with playing("highest", ADA, SPARROW) as (pilot, app):
        head, *shown = lines(app)
        assert head.startswith(" Highest card · Round 1 · It is your turn.")
        assert "▶ 1 Ada  0" in shown
        assert "  hand: 1 1 5" in shown
        assert " 1 •1  2 •5" in shown
        assert "Shuffled, what deck, count 40." in "\n".join(shown)
        assert shown[-1].startswith("1–2 move")
        await pilot.press("question_mark")
        await until(pilot, lambda: "Type the number of a move" in "\n".join(lines(app)))


@pytest.mark.slow
@pytest.mark.usefixtures("registered")
async def test_moves_are_clicked_and_chosen_with_the_cursor_too() -> None:
    async with playing("highest", ADA, SPARROW) as (pilot, app):
        assert "  hand: 1 1 5" in lines(app)
        await press(pilot, app, "tab", "tab", "enter")
        assert "  hand: 1 1" in lines(app)
        y = next(y for y, line in enumerate(lines(app)) if "•1" in line)
        await pilot.click("#board", offset=(4, y - 1))
        await settled(pilot, app)
        assert "  hand: 1" in lines(app)


@pytest.mark.usefixtures("registered")
async def test_a_hand_is_covered_while_the_device_is_passed_on() -> None:
    async with playing("highest", ADA, BO) as (pilot, app):
        assert "  hand: –" in lines(app)
        assert not any("•" in line for line in lines(app))
        await press(pilot, app, "enter")
        assert "  hand: 1 1 5" in lines(app)


def view(moves: list[str]) -> dict[str, Any]:
    """Of a game that nobody here knows, as a server would send it."""
    return {
        "game": "unheard",
        "players": 2,
        "seat": 0,
        "waiting_for": [0],
        "options": {},
        "legal_moves": moves,
    }


def test_numbers_of_many_moves_have_equally_many_digits() -> None:
    now, chosen = view([f"move{at}" for at in range(12)]), board_of("unheard").MoveInput()
    assert chosen.keys(now) == [("01–12", "key-move")]
    assert chosen.press(now, "1") == (True, None)
    assert chosen.keys(now) == [("1…", "key-move")]
    assert chosen.press(now, "2") == (True, "move11")
    assert [chosen.press(now, key) for key in "99"] == [(True, None), (True, None)]
    assert [chosen.press(now, key)[1] for key in "01"] == [None, "move0"]


def test_a_game_that_only_the_server_knows_can_be_seen_and_played() -> None:
    now = {**view(["a", "b"]), "piles": [[1, 2], []], "places": [{"left": 3}], "top": None}
    seats = (SeatState("Ada"), SeatState("Bo"))
    state = TableState("unheard", "playing", seats, (0,), now, {0: now}, totals=(4, -1))
    drawn = "\n".join(draw_board(state, 0, Speech("en"), Marks(["m0"])).lines())
    for text in ("▶ 1 Ada  4", "  2 Bo  −1", "piles: 1 2 | –", "places: left 3", "top: –", "1 •a", "2  b"):
        assert text in drawn


@pytest.mark.usefixtures("registered")
def test_the_start_form_offers_the_game_and_its_options() -> None:
    form = StartForm(Speech("en"))
    select(form, "game")
    while form.game != "highest":
        form.change(1)
    assert row(form, "game").value == "Highest card"
    assert names_of(form)[-3:] == ["target", "start", "join"]
    assert row(form, "target").label == "Target"
    select(form, "target")
    offered = [row(form, "target").value]
    for _ in range(3):
        form.change(1)
        offered.append(row(form, "target").value)
    assert offered == ["5", "1", "10", "–"]
    select(form, "players")
    form.change(-1)
    assert form.players == 4
    LocalTransport(new_game(form.game, form.chairs(), form.options[form.game], SEED))


def test_the_start_form_shows_an_option_only_where_it_means_something() -> None:
    form = StartForm(Speech("en"), game="skipbo")
    assert "penalty_cards" not in names_of(form)
    select(form, "manners")
    form.change(1)
    assert row(form, "manners").value == "Human"
    assert "penalty_cards" in names_of(form)


@pytest.mark.usefixtures("registered")
def test_a_match_is_played_line_by_line_replayed_and_proven(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    wanted = ("play", "highest", "--plain", "--seed", SEED, "--save", str(file), "--level", "random")
    played = run(*wanted, typed=Mover())
    assert played.returncode == 0, played.stderr
    assert verify(load(file)).moves > 6

    assert "all is well" in run("verify", str(file)).stdout
    told = run("replay", str(file), "--text", "--pictures").stdout
    assert told.startswith("Highest card for 2: Player 1, Random")
    assert "Player 1: played, card" in told
    assert "|   hand: 1 1 5" in told
    assert "has won the match." in told

    async def look() -> None:
        app = ReplayApp(Replay(load(file)), Speech("en"))
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: lines(app)[0].startswith(" Highest card · Round 1"))
            await pilot.press("right")
            await until(pilot, lambda: "Player 1: played, card" in "\n".join(lines(app)))

    asyncio.run(look())


@pytest.mark.usefixtures("registered")
def test_a_score_sheet_counts_plain_points(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    done = run("score", "highest", str(file), "-n", "Ada", "-n", "Bo", typed="2\n1\n10000\n3\n0\n")
    assert "Round 1, points of Ada> " in done.stdout
    assert "This must be -9,999 to 9,999 points, not 10,000." in done.stdout
    assert "Ada has won the match." in done.stdout  # with five points, the usual target
