import re
from pathlib import Path
from typing import Any

import pytest

from tablee.locales.languages import LANGUAGES
from tablee.match.record import load
from tablee.paper.sheet import Entry, new_sheet, with_entry
from tablee.terminal.app import TableApp
from tablee.terminal.replay import Replay
from tablee.terminal.replay_screen import ReplayApp
from tablee.terminal.scorepad_screen import SheetApp
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Chair
from tests.terminal.screens import (
    SIZE,
    check_snapshot,
    eager,
    keys_for,
    lines,
    playing,
    session,
    settled,
    table,
    until,
)

BOTS = [Chair("Spatz 1", 1), Chair("Rotkehlchen 1", 2), Chair("Elster 1", 3), Chair("Eule 1", 4),
        Chair("Spatz 2", 1), Chair("Rotkehlchen 2", 2), Chair("Elster 2", 3)]  # fmt: skip
ADA = Chair("Ada")


async def play_some(pilot: Any, app: TableApp, moves: int) -> None:
    for _ in range(moves):
        await settled(pilot, app)
        state = session(app).state
        await pilot.press(*keys_for(eager(state.legal_moves(0)), state, 0))
    await settled(pilot, app)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "game", "chairs", "language", "options"),
    [
        ("skyjo-2", "skyjo", [ADA, Chair("Owl", 4)], "en", {}),
        ("skyjo-8-de", "skyjo", [Chair("Katharina"), *BOTS], "de", {}),
        ("skipbo-2", "skipbo", [ADA, Chair("Owl", 4)], "en", {}),
        ("skipbo-6-de", "skipbo", [Chair("Katharina"), *BOTS[:5]], "de", {}),
        ("skipbo-4-partners", "skipbo", [ADA, *BOTS[:3]], "fr", {"partners": True}),
    ],
)
async def test_a_table(
    name: str, game: str, chairs: list[Chair], language: str, options: dict[str, Any]
) -> None:
    app = table(game, *chairs, language=language, dealer=0, **options)
    async with app.run_test(size=SIZE) as pilot:
        await play_some(pilot, app, 9)
        await pilot.press("1" if game == "skipbo" else "tab")
        await check_snapshot(pilot, name)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_line_is_longer_than_the_screen(language: str) -> None:
    """Neither the keys at the bottom nor what is to be done is cut, in any language."""
    for game in ("skyjo", "skipbo"):
        more: dict[str, Any] = {"partners": True} if game == "skipbo" else {}
        async with playing(game, ADA, *BOTS[:3], language=language, dealer=0, **more) as (pilot, app):
            for _ in range(3):
                state = session(app).state
                assert lines(app)[-1].endswith((app.speech.say("key-quit"), " q"))
                assert "…" not in lines(app)[0]
                await pilot.press(*keys_for(eager(state.legal_moves(0)), state, 0))
                await settled(pilot, app)


@pytest.mark.slow
async def test_the_score_sheet_of_eight() -> None:
    async with playing(
        "skyjo", *(Chair(bot.name, 4) for bot in BOTS), Chair("Eule 2", 4), language="de", limit=60
    ) as (pilot, app):
        await pilot.press("enter")
        await settled(pilot, app)
        await check_snapshot(pilot, "scores-8-de")


async def test_the_first_screen() -> None:
    app = TableApp(Speech("nl"), pace=0.0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "right", "right", "down", "down")
        await check_snapshot(pilot, "start-nl")


async def test_help() -> None:
    async with playing("skipbo", ADA, Chair("Owl", 4), language="es") as (pilot, _app):
        await pilot.press("question_mark")
        await pilot.pause()
        await check_snapshot(pilot, "help-es")


@pytest.mark.slow
async def test_a_replay() -> None:
    golden = Path(__file__).parents[1] / "golden" / "skipbo-4-partners.json"
    app = ReplayApp(Replay(load(golden)), Speech("it"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "right", "right", "down", "left")
        await check_snapshot(pilot, "replay-it")
        await pilot.press("end")
        await until(pilot, lambda: re.search("ha vinto|hanno vinto", "\n".join(lines(app))) is not None)


async def test_without_colour_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is chosen, legal and under the cursor is told by characters; no colour reaches the terminal."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with playing("skyjo", ADA, Chair("Owl", 4)) as (pilot, app):
        await pilot.press("tab")
        assert app.no_color
        await until(
            pilot, lambda: {"╔═══╗", "┏━━━┓"} <= set(re.findall("[╔┏][═━]+[╗┓]", "\n".join(lines(app))))
        )


async def test_a_small_screen_says_so() -> None:
    async with playing("skyjo", ADA, Chair("Owl", 4), size=(60, 20)) as (_pilot, app):
        assert "too small" in "".join(lines(app)[-3:-1])


async def test_the_sheet_for_real_cards_of_eight(tmp_path: Path) -> None:
    names = ("Katharina", "Bo", "Cy", "Dieter", "Eva", "Friedrich", "Gabi", "Hans")
    sheet = new_sheet("skyjo", names)
    for number in range(5):
        points = tuple((7 * seat + 13 * number) % 23 - 2 for seat in range(8))
        sheet = with_entry(sheet, Entry(points, number))
    app = SheetApp(Speech("de"), lambda _: tmp_path / "sheet.json", sheet, None)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1", "2", "enter", "minus", "1")
        await check_snapshot(pilot, "sheet-8-de")
