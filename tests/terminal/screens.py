"""Looking at screens and pressing keys, for tests that play."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from tablee.terminal.app import TableApp
from tablee.terminal.board import has_secret_hand
from tablee.terminal.dialogs import ScoreScreen
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.start_form import Row, StartForm
from tablee.terminal.storage import Chair, Keeper
from tablee.terminal.table_screen import TableScreen
from tablee.terminal.table_state import TableState
from tests import expected

SEED = "00" * 32
SIZE = (80, 24)
PATIENCE = 60.0  # seconds; hardly anything takes one
_SIGNS = {"-": "minus", "+": "plus", "o": "o", "~": "tilde", "!": "exclamation_mark"}
SNAPSHOTS = Path(__file__).parent / "snapshots"


def table(
    game: str, *chairs: Chair, language: str = "en", keeper: Keeper | None = None, **options: Any
) -> TableApp:
    """An app at a new table; the bots take no time."""
    kept = new_game(game, chairs, options, SEED)
    return TableApp(Speech(language), Session(LocalTransport(kept, keeper), Speech(language)), 0.0)


@asynccontextmanager
async def playing(
    game: str, *chairs: Chair, size: tuple[int, int] = SIZE, pace: float = 0.0, **more: Any
) -> AsyncIterator[tuple[Pilot[Any], TableApp]]:
    """At a new table, as soon as it waits for a person. `more`: as `table` has it."""
    app = table(game, *chairs, **more)
    local(app).pace = pace
    async with app.run_test(size=size) as pilot:
        await settled(pilot, app)
        yield pilot, app


def session(app: TableApp) -> Session:
    assert app.session is not None
    return app.session


def local(app: TableApp) -> LocalTransport:
    transport = session(app).transport
    assert isinstance(transport, LocalTransport)
    return transport


def names_of(form: StartForm) -> list[str]:
    """The rows of the start form."""
    return [row.name for row in form.rows]


def select(form: StartForm, name: str) -> None:
    form.row = names_of(form).index(name)


def row(form: StartForm, name: str) -> Row:
    return form.rows[names_of(form).index(name)]


def lines(app: App[Any]) -> list[str]:
    """What is on the screen, as plain text."""
    strips = app.screen._compositor.render_strips() if app.size.width else []
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips] or [""]


async def check_snapshot(pilot: Pilot[Any], name: str) -> None:
    """The screen becomes what it was."""
    file = SNAPSHOTS / f"{name}.txt"
    wanted = file.read_text(encoding="utf-8") if file.exists() else ""

    def shown() -> str:
        return "\n".join(lines(pilot.app)) + "\n"

    with suppress(AssertionError):
        await until(pilot, lambda: shown() == wanted, 0 if expected.update else PATIENCE)
    compare(shown(), name)


def compare(now: str, name: str) -> None:
    """A screen with the file of this name."""
    expected.check(now, SNAPSHOTS / f"{name}.txt")


async def until(pilot: Pilot[Any], condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until this holds. Time passes only while the app has nothing to do."""
    deadline = time.monotonic() + patience
    await pilot.pause(0)
    while not condition():
        assert time.monotonic() < deadline, "\n".join(lines(pilot.app))
        await pilot.pause(0.01)


async def settled(pilot: Pilot[Any], app: TableApp) -> None:
    """Until everything typed was carried out, and the table waits for a person or is over."""
    await until(pilot, lambda: not local(app).busy() and not _is_answering(app))
    await pilot.pause(0)  # what was heard last is drawn


def _is_answering(app: TableApp) -> bool:
    """Whether the table has yet to answer something that was typed."""
    return any(isinstance(screen, TableScreen) and screen.asking for screen in app.screen_stack)


async def press(pilot: Pilot[Any], app: TableApp, *keys: str) -> None:
    """Press these keys and wait for what comes of them."""
    await pilot.press(*keys)
    await settled(pilot, app)


def keys_for(move: str, state: TableState, seat: int) -> list[str]:
    """What is typed for a move."""
    if state.game == "skyjo":
        return [key for key in move if key not in "?>"]
    if state.game != "skipbo":
        legal = state.legal_moves(seat)
        return list(f"{legal.index(move) + 1:0{len(str(len(legal)))}}")
    if move[0] in _SIGNS:
        return [_SIGNS[move[0]], *(str(int(number) + 1) for number in move[1:])]
    source, target = move[:-2], move[-1]
    keys = list(source)
    if source[0] == "h":
        hand = [str(card) for card in state.view(seat)["hand"]]
        keys = [str(hand.index(source[1:]) + 1)]
    return [*keys, *(["d"] if move[-2] == ":" else []), target]


def eager(legal: list[str]) -> str:
    """A move that brings the game to its end: plays before discards, turning over before keeping."""
    for begins in ("?", "s>", "h", "d", "x>"):
        for move in legal:
            if move.startswith(begins) and ":" not in move:
                return move
    return legal[0]


async def play_by_keys(
    pilot: Pilot[Any], app: TableApp, choose: Callable[[list[str]], str] = eager, most: int = 2000
) -> int:
    """Until the match is over, with nothing but keys; how many moves it took here."""
    moves = 0
    while True:
        await settled(pilot, app)
        state = session(app).state
        if state.phase == "over":
            return moves
        if state.phase == "between":
            assert isinstance(app.screen, ScoreScreen)
            await pilot.press("enter")
            continue
        seat = state.to_move[0]
        if has_secret_hand(state.game) and len(state.own) > 1:
            await pilot.press("enter")  # the hand is covered until whoever is next says so
        await pilot.press(*keys_for(choose(state.legal_moves(seat)), state, seat))
        moves += 1
        assert moves < most
