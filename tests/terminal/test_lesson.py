"""Lessons in the terminal: on the screen and line by line, to their end."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tablee.game.registry import BUILT_IN
from tablee.locales.languages import LANGUAGES
from tablee.terminal.app import TableApp
from tablee.terminal.lesson import LessonTable, script_of
from tablee.terminal.session import News
from tablee.terminal.speech import Speech
from tests.terminal.screens import SIZE, keys_for, lines
from tests.terminal.tables import until
from tests.test_cli import run


def lesson(game: str, language: str = "en") -> LessonTable:
    script = script_of(game)
    assert script is not None
    return LessonTable(script, Speech(language))


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lesson_is_played_to_its_end_by_what_it_asks_for(game: str) -> None:
    async def scene() -> None:
        table, told = lesson(game), list[News]()
        attending = asyncio.create_task(table.attend(told.append))
        await asyncio.sleep(0)
        while not table.over:
            asked = table.step.asks
            why = await (table.ask("next") if asked is None else table.move(0, asked))
            assert why is None
        await table.ask("next")
        await attending
        assert any(news.events for news in told)

    asyncio.run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lesson_has_its_words_in_every_language(game: str, language: str) -> None:
    async def scene() -> None:
        table = lesson(game, language)
        while not table.over:
            await table.ask("next")
            assert table.state.lesson is not None
            assert not table.state.lesson.says.startswith("learn-")

    asyncio.run(scene())


def test_what_is_not_asked_for_is_explained_and_not_done() -> None:
    async def scene() -> None:
        table = lesson("skyjo")
        early = await table.move(0, "?b2")
        assert early is not None
        assert early.sentence == "Read this first, then press “Next”."
        await table.ask("next")
        other, malformed = await table.move(0, "?b2"), await table.move(0, "nonsense")
        assert other is not None
        assert malformed is not None
        assert other.sentence.startswith("You may choose any of your cards.")
        assert "not a Skyjo move" in malformed.sentence
        assert table.state.public == lesson("skyjo").state.public

    asyncio.run(scene())


def test_on_the_screen_the_move_is_marked_and_enter_makes_it() -> None:
    async def scene() -> None:
        session = lesson("skyjo")
        app = TableApp(Speech("en"), session)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "Step 1 of 14" in lines(app)[0])
            await pilot.press("enter")
            await until(pilot, lambda: "★" in "\n".join(lines(app)))
            await pilot.press(*keys_for("?a1", session.state, 0))
            await until(pilot, lambda: "Step 3 of 14" in lines(app)[0])
            await pilot.press("b", "2")
            await until(pilot, lambda: "any of your cards" in "\n".join(lines(app)))
            for _ in range(20):
                await pilot.press("enter")
                await pilot.pause()
        assert session.over
        assert app.return_code == 0

    asyncio.run(scene())


@pytest.mark.slow
def test_line_by_line_an_empty_line_goes_on(tmp_path: Path) -> None:
    learner: Any = pexpect.spawn(
        sys.executable,
        ["-m", "tablee", "learn", "skipbo", "--plain", "--lang", "de"],
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 300),
    )
    for number in range(1, 20):
        learner.expect_exact(f"Schritt {number} von 20")
        learner.expect("Enter: .*> ")
        learner.sendline("")
    learner.expect_exact("Schritt 20 von 20")
    learner.expect(pexpect.EOF)
    learner.close()
    assert learner.exitstatus == 0


def test_without_a_game_the_lessons_are_listed() -> None:
    assert run("learn").stdout.splitlines() == [
        "tablee learn skipbo    Learn Skip-Bo",
        "tablee learn skyjo    Learn Skyjo",
    ]
