import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual import events
from textual.widgets import Input

from tablee.bots.contract import Clock
from tablee.match.record import load
from tablee.match.replay import verify
from tablee.review.game_hints import Reason
from tablee.terminal.app import TableApp
from tablee.terminal.dialogs import ScoreScreen
from tablee.terminal.speech import Speech
from tablee.terminal.start_screen import StartScreen
from tablee.terminal.storage import Chair, Keeper, interrupted_games
from tablee.terminal.table_screen import TableScreen
from tests.terminal.screens import (
    SIZE,
    eager,
    keys_for,
    lines,
    local,
    play_by_keys,
    playing,
    press,
    session,
    settled,
    table,
    until,
)

ADA, MAGPIE = Chair("Ada"), Chair("Magpie", 3)


def table_screen(app: TableApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


async def leave(pilot: Any, app: TableApp, *keys: str) -> None:
    await pilot.press(*(keys or ("q", "q")))
    await until(pilot, lambda: app.return_value is not None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "chairs", "options"),
    [
        ("skyjo", (ADA, MAGPIE), {"limit": 40}),
        ("skipbo", (ADA, Chair("Bo"), MAGPIE), {"stock_size": 1, "target": None}),
    ],
)
async def test_a_whole_match_is_played_by_keyboard(
    game: str, chairs: tuple[Chair, ...], options: dict[str, Any], tmp_path: Path
) -> None:
    app = table(game, *chairs, keeper=Keeper.new(), **options)
    async with app.run_test(size=SIZE) as pilot:
        assert await play_by_keys(pilot, app) > 1
        assert isinstance(app.screen, ScoreScreen)
        await until(pilot, lambda: "won the match" in "\n".join(lines(app)))
        await pilot.press("w")
        app.screen.query_one(Input).value = str(tmp_path / "match.json")
        await pilot.press("enter")
        await until(pilot, (tmp_path / "match.json").exists)
        await pilot.press("q")
    assert verify(load(tmp_path / "match.json")).moves > 2
    assert list(interrupted_games()) == []  # what is over need not be gone on with


@pytest.mark.slow
async def test_the_keys_at_the_bottom_say_what_can_be_done_now() -> None:
    async with playing("skyjo", ADA, MAGPIE) as (pilot, app):
        assert lines(app)[-1].startswith("a–d column")
        await press(pilot, app, "b")
        assert lines(app)[-1].startswith("b1–3 row")
        await press(pilot, app, "2", "c", "3")
        assert lines(app)[-1].startswith("d draw  t take discard")
        await press(pilot, app, "d")
        assert lines(app)[-1].startswith("k keep  x discard")


async def test_a_refused_attempt_says_why_and_changes_nothing() -> None:
    async with playing("skyjo", ADA, MAGPIE, language="de") as (pilot, app):
        await press(pilot, app, "a", "1")
        before = len(local(app).match.moves)
        await press(pilot, app, "a", "1")
        assert "liegt schon offen" in lines(app)[-2]
        assert len(local(app).match.moves) == before


async def test_tab_and_arrows_and_enter_make_a_move() -> None:
    async with playing("skyjo", ADA, MAGPIE) as (pilot, app):
        await press(pilot, app, "tab", "right", "down")
        assert table_screen(app).cursor == "b2"
        await press(pilot, app, "enter")
        assert "0:?b2" in [f"{seat}:{move}" for seat, move in local(app).match.moves]


@pytest.mark.slow
async def test_a_click_chooses_a_card() -> None:
    async with playing("skyjo", ADA, MAGPIE) as (pilot, app):
        await pilot.click("#board", offset=(4, 3))
        await pilot.click("#board", offset=(10, 6))
        await settled(pilot, app)
        assert [str(move) for seat, move in local(app).match.moves if seat == 0] == ["?a1", "?b2"]
        await pilot.click("#keys", offset=(1, 0))  # d draw
        await settled(pilot, app)
        assert str(local(app).match.moves[-1][1]) == "d"


async def test_legal_targets_have_heavy_frames() -> None:
    async with playing("skipbo", ADA, MAGPIE) as (pilot, app):
        await press(pilot, app, "1")
        drawn = table_screen(app).view("board").canvas
        legal = table_screen(app).move_input.legal(session(app).state.view(0))
        assert {"d1", "d2", "d3", "d4"} <= set(legal)
        for spot, area in drawn.spots.items():
            heavy = drawn.cells[area.y][area.x][0] == "┏"
            assert heavy == (spot in legal or spot == "h0"), spot


async def test_a_move_that_showed_nothing_is_taken_back() -> None:
    app = table("skipbo", ADA, MAGPIE, stock_size=5)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(400):
            await settled(pilot, app)
            if session(app).can_take_back() is not None:
                break
            view = session(app).state.view(0)
            legal = view["legal_moves"]
            build = next((move for move in legal if move[0] in "hd" and ">" in move), None)
            assert await session(app).move(0, build or next(m for m in legal if ":" in m)) is None
        moves = len(local(app).match.moves)
        await press(pilot, app, "u")
        assert len(local(app).match.moves) == moves - 1
        assert "takes back the last move" in "\n".join(lines(app))


@pytest.mark.slow
async def test_several_people_at_one_device_do_not_see_each_others_hands() -> None:
    async with playing("skipbo", ADA, Chair("Bo"), stock_size=5, dealer=1) as (pilot, app):
        screen = table_screen(app)
        assert "Everybody else looks away" in lines(app)[-2]
        assert not any(spot[0] == "h" for spot in screen.view("board").canvas.spots)
        await press(pilot, app, "1", "d", "1")  # nothing can be done blindly
        assert local(app).match.moves == []
        await press(pilot, app, "enter")
        assert any(spot[0] == "h" for spot in screen.view("board").canvas.spots)
        await press(pilot, app, "1", "d", "1")
        assert len(local(app).match.moves) == 1
        assert not any(spot[0] == "h" for spot in screen.view("board").canvas.spots)


async def test_leaving_takes_a_second_q_and_keeps_the_game() -> None:
    async with playing("skyjo", ADA, MAGPIE, keeper=Keeper.new()) as (pilot, app):
        await press(pilot, app, "a", "1", "q")
        assert "q once more" in lines(app)[-2]
        await leave(pilot, app, "q")
    assert app.return_value == "The game is saved. Continue with: tablee play --resume"
    assert any(move == "0:?a1" for _, kept in interrupted_games() for move in kept.moves)


@pytest.mark.slow
async def test_everything_is_chosen_on_the_first_screen() -> None:
    app = TableApp(Speech("en"), pace=0.0)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        await pilot.press("right", "down", "right", "down", "A", "d", "a", "down")
        await pilot.press(*["left"] * 4)  # past the levels, and the bot that adapts
        await pilot.press("enter")
        await until(pilot, lambda: app.session is not None)
        await settled(pilot, app)
        assert session(app).state.game == "skipbo"
        assert session(app).state.names == ("Ada", "Player 2", "Figaro")
        await leave(pilot, app)


async def test_leaving_once_more_than_needed_is_leaving() -> None:
    async with playing("skyjo", ADA, MAGPIE) as (pilot, app):
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen.typed_ahead += ["q", "q", "q"]  # typed while the program was busy
        screen._press_typed()
        await until(pilot, lambda: app.return_value is not None)


@pytest.mark.slow
async def test_the_first_screen_offers_the_interrupted_game() -> None:
    async with playing("skyjo", ADA, MAGPIE, keeper=Keeper.new()) as (pilot, app):
        await press(pilot, app, "a", "1")
        await leave(pilot, app)
    again = TableApp(Speech("en"), pace=0.0)
    async with again.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: isinstance(again.screen, StartScreen))
        await pilot.press("enter")
        await until(pilot, lambda: again.session is not None)
        await settled(pilot, again)
        assert "0:?a1" in [f"{seat}:{move}" for seat, move in local(again).match.moves]


async def test_bots_among_themselves_can_be_watched() -> None:
    async with playing("skyjo", Chair("Owl 1", 4), Chair("Owl 2", 4), limit=None) as (_pilot, app):
        assert isinstance(app.screen, ScoreScreen)


class Endless:
    """A bot that thinks until it is told to stop: waiting for that, or busy all the while."""

    def __init__(self, busy: bool) -> None:
        self.busy = busy
        self.stop = threading.Event()
        self.stopped = False

    def choose(self, view: Any, clock: Clock) -> Any:
        patience = time.monotonic() + 60  # so that a test that waits for it fails, and does not hang
        while not self.stop.is_set() and time.monotonic() < patience:
            if not self.busy:
                time.sleep(0.05)
        self.stopped = True
        return view.legal_moves[0]


@pytest.mark.parametrize("busy", [False, True])
async def test_a_bot_that_thinks_does_not_freeze_the_screen(busy: bool) -> None:
    """Keys are sent as the terminal sends them: a `Pilot` would wait until the processor is idle."""
    bot = Endless(busy)

    async def press(app: TableApp, key: str, until: Callable[[], bool]) -> None:
        app.post_message(events.Key(key, key if len(key) == 1 else None))
        while not until():
            await asyncio.sleep(0.001)

    app = table("skyjo", ADA, MAGPIE)
    local(app).bots.at[1] = bot
    async with app.run_test(size=SIZE):
        while not isinstance(app.screen, TableScreen):
            await asyncio.sleep(0.01)
        await press(app, "a", lambda: table_screen(app).move_input.keys(session(app).state.view(0)) != [])
        await press(app, "1", lambda: "You turn over a1" in "\n".join(lines(app)))
        for cursor in ("b1", "c1", "d1"):
            await press(app, "tab", lambda at=cursor: table_screen(app).cursor == at)  # type: ignore[misc]
        await session(app).leave()
        app.exit()
    assert not bot.stopped  # all the while, and nobody who leaves waits for it
    bot.stop.set()


async def test_only_lines_that_differ_are_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """So nothing flickers, however many sit there."""
    bots = [Chair(f"Owl {seat}", 4) for seat in range(1, 8)]
    async with playing("skyjo", ADA, *bots) as (_pilot, app):
        board = table_screen(app).view("board")
        drawn: list[int] = []

        def refresh(*regions: Any, **how: Any) -> Any:
            drawn.extend(region.y for region in regions)

        monkeypatch.setattr(board, "refresh", refresh)
        before = board.canvas.lines()
        table_screen(app).cursor = "a1"
        table_screen(app).redraw()
        differ = [y for y, line in enumerate(board.canvas.lines()) if line != before[y]]
        assert differ == drawn == [2, 3, 4]


async def test_a_hint_is_thought_of_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """What real hints say is tested line by line; here, that thinking does not stop the screen."""
    from tablee.terminal import hints

    hint = SimpleNamespace(
        move="?b2",
        chance=SimpleNamespace(value=0.5, low=0.4, high=0.6),
        score=None,
        reason=Reason("first_look", "English", {}),
    )

    thought = threading.Event()

    def think(view: Any) -> list[Any]:
        assert thought.wait(60)
        return [hint]

    monkeypatch.setattr(hints, "_best_moves", think)
    async with playing("skyjo", ADA, MAGPIE, language="nl") as (pilot, app):
        await pilot.press("h", "tab")
        await until(pilot, lambda: "denken" in lines(app)[-2] and table_screen(app).cursor == "a1")
        assert table_screen(app).thinking
        thought.set()
        await until(pilot, lambda: not table_screen(app).thinking)
        assert "★ b2 wint met 50% kans (40–60): Er is nog niets bekend" in "\n".join(lines(app))
        assert lines(app)[-1].startswith("↵ spelen")
        assert any("★" in line for line in lines(app)[2:12])  # on the card itself
        await press(pilot, app, "enter")
        assert (0, local(app).match.parse_move("?b2")) in local(app).match.moves


@pytest.mark.slow
async def test_the_last_turn_stands_above_the_keys() -> None:
    """Until the round is over, everybody is reminded that somebody has closed it."""
    app = table("skyjo", ADA, Chair("Bo"), MAGPIE, limit=1000)
    async with app.run_test(size=SIZE) as pilot:
        seen = 0
        for _ in range(400):
            await settled(pilot, app)
            state = session(app).state
            if state.phase != "playing":
                break
            closed = (state.public or {})["closer"] is not None
            assert closed == ("one more turn" in lines(app)[-2])
            seen += closed
            seat = state.to_move[0]
            await pilot.press(*keys_for(eager(state.legal_moves(seat)), state, seat))
        assert seen


async def test_an_interrupted_game_is_deleted_on_the_first_screen() -> None:
    keeper = Keeper.new()
    keeper.keep(local(table("skyjo", ADA, MAGPIE)).kept)
    keeper.close()
    app = TableApp(Speech("en"))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "interrupted" in lines(app)[1])
        await pilot.press("delete")
        await until(pilot, lambda: "interrupted" not in "\n".join(lines(app)))
        await pilot.press("escape")
    assert list(interrupted_games()) == []
