from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tablee.paper.files import load
from tablee.paper.sheet import Entry, Sheet, new_sheet, totals, winners, with_entry
from tablee.terminal.dialogs import Ask
from tablee.terminal.scorepad_screen import SheetApp, SheetScreen
from tablee.terminal.speech import Speech
from tests.terminal.screens import SIZE, lines, until


@asynccontextmanager
async def writing(
    path: Path, sheet: Sheet | None = None, game: str | None = None
) -> AsyncIterator[tuple[Pilot[Any], SheetApp]]:
    app = SheetApp(Speech("en"), lambda _: path, sheet, game)
    async with app.run_test(size=SIZE) as pilot:
        yield pilot, app


def skyjo(*rounds: tuple[int, ...]) -> Sheet:
    sheet = new_sheet("skyjo", ["Ada", "Bo"])
    for points in rounds:
        sheet = with_entry(sheet, Entry(points, 0))
    return sheet


@pytest.mark.slow
async def test_a_match_of_skyjo_is_written_by_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    async with writing(file) as (pilot, app):
        await pilot.press("1", *"Ada,Bo", "enter")  # Skyjo, and who plays
        await until(pilot, lambda: "Ada deals." in lines(app)[0])
        await pilot.press("5", "enter", "minus", "2", "enter", "1")
        await until(pilot, lambda: "somebody else has as few points or fewer: 5 × 2 = 10" in lines(app)[-2])
        await until(pilot, lambda: "Bo deals." in lines(app)[0])
        await until(pilot, lambda: lines(app)[2].split() == ["1", "5", "×", "2", "=", "10", "−2"])
        await pilot.press("9", "5", "tab", "7", "enter", "2")
        await until(pilot, lambda: "Bo has won the match." in lines(app)[-2])
        await pilot.press("q")
        await until(pilot, lambda: app.return_value is not None)
    assert app.return_value == f"The score sheet is saved in {file}."
    assert totals(load(file)) == (105, 5)


@pytest.mark.slow
async def test_a_game_of_skip_bo_is_written_and_the_next_match_begins(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    async with writing(file, game="skipbo") as (pilot, app):
        await pilot.press(*"Ada,Bo", "enter")
        for _ in range(10):
            await pilot.press("1", "5", "enter")
        await until(pilot, lambda: "Ada has won the match." in lines(app)[-2])
        await pilot.press("n")
        await until(pilot, lambda: "Ada deals." in lines(app)[0])  # ten games were dealt in turn
    assert winners(load(file)) == (0,)
    assert load(tmp_path / "evening~2.json").entries == ()


@pytest.mark.slow
async def test_what_cannot_be_is_said_and_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    async with writing(file, skyjo()) as (pilot, app):
        await pilot.press(*"9999", "enter")
        await until(pilot, lambda: "Twelve cards have -17 to 142 points" in lines(app)[-2])
        await pilot.press("u")
        await until(pilot, lambda: "nothing to take back" in lines(app)[-2])
        await pilot.press("5", "enter", "6", "enter", "7")
        await until(pilot, lambda: "Who is that?" in lines(app)[-2])
    assert load(file).entries == ()


@pytest.mark.slow
async def test_names_that_cannot_be_are_asked_for_again(tmp_path: Path) -> None:
    async with writing(tmp_path / "evening.json", game="skyjo") as (pilot, app):
        await pilot.press(*"Ada", "enter")
        await until(pilot, lambda: "2 to 8 players" in "\n".join(lines(app)))
        await pilot.press(*",Bo", "enter")
        await until(pilot, lambda: isinstance(app.screen, SheetScreen))


@pytest.mark.slow
async def test_numbers_and_rounds_are_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    async with writing(file, skyjo((5, 7))) as (pilot, _app):
        await pilot.press("8", "enter", "backspace")  # the number before, because nothing is typed
        await until(pilot, lambda: load(file).draft is None)
        await pilot.press("8", "enter", "u", "u")
        await until(pilot, lambda: load(file).entries == ())


@pytest.mark.slow
async def test_a_round_is_corrected_or_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    async with writing(file, skyjo((5, 7), (8, 9))) as (pilot, app):
        await pilot.press("up", "up")
        await until(pilot, lambda: lines(app)[2].startswith("▸"))
        await pilot.press("enter", "1", "enter")
        await until(pilot, lambda: load(file).draft is not None)
        await pilot.press("escape")
        await until(pilot, lambda: load(file).draft is None)
        await pilot.press("up", "up", "enter", "1", "enter", "2", "enter", "2")
        await until(pilot, lambda: [entry.points for entry in load(file).entries] == [(1, 2), (8, 9)])


@pytest.mark.slow
async def test_the_mouse_chooses_a_round_and_who_closed(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    async with writing(file, skyjo((5, 7))) as (pilot, app):
        await until(pilot, lambda: "7" in lines(app)[2])
        await pilot.click("#sheet", offset=(3, 1))
        await pilot.press("enter", "1", "enter", "2", "enter")
        await pilot.click("#sheet", offset=(30, 0))  # Bo
        await until(pilot, lambda: load(file).entries == (Entry((1, 2), 1),))


@pytest.mark.slow
async def test_the_sheet_is_exported(tmp_path: Path) -> None:
    async with writing(tmp_path / "evening.json", skyjo((5, 7))) as (pilot, app):
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, Ask))
        await pilot.press("ctrl+u", *str(tmp_path / "all.csv"), "enter")
        await until(pilot, lambda: "Exported to" in lines(app)[-2])
    assert (tmp_path / "all.csv").read_text().startswith(",Ada,Bo")


async def test_the_chart_shows_who_was_where(tmp_path: Path) -> None:
    async with writing(tmp_path / "evening.json", skyjo((10, 2), (30, 3), (50, 4))) as (pilot, app):
        await until(pilot, lambda: "100 ┤╌" in "\n".join(lines(app)))
        chart = lines(app)[7:-2]
        columns = [[y for y, line in enumerate(chart) if line[x : x + 1] == "1"] for x in (7, 17, 27)]
        assert columns[0] > columns[1] > columns[2]  # Ada's total rises


@pytest.mark.slow
async def test_a_disk_that_cannot_be_written_ends_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "evening.json"
    async with writing(file, skyjo()) as (pilot, app):
        await until(pilot, lambda: app.return_value is not None)
    assert app.return_code == 1
    assert str(file) in (app.return_value or "")


@pytest.mark.slow
async def test_the_next_match_of_too_many_players_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Earlier versions took up to twelve at Skip-Bo."""
    file = tmp_path / "seven.json"
    kept = Sheet(game="skipbo", names=tuple("abcdefg"), limit=20, entries=(Entry((0, 1, 1, 1, 1, 1, 1)),))
    async with writing(file, kept) as (pilot, app):
        await until(pilot, lambda: "a has won the match." in lines(app)[-2])
        await pilot.press("n")
        await until(pilot, lambda: app.return_value is not None)
    assert app.return_value == "Skip-Bo is for 2 to 6 players, not 7."
    assert load(file) == kept
