import asyncio
import re
from itertools import product

import pytest

from tablee.game.registry import BUILT_IN
from tablee.locales.languages import LANGUAGES
from tablee.terminal.app import TableApp
from tablee.terminal.lesson import LessonTransport, script_of
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import News
from tests.command import run
from tests.terminal.screens import SIZE, keys_for, lines, until


def lesson(game: str, language: str = "en") -> tuple[LessonTransport, Session]:
    script, speech = script_of(game), Speech(language)
    assert script is not None
    transport = LessonTransport(script, speech)
    return transport, Session(transport, speech)


@pytest.mark.parametrize("game", BUILT_IN)
async def test_a_lesson_is_played_to_its_end_by_what_it_asks_for(game: str) -> None:
    (transport, table), told = lesson(game), list[News]()
    attending = asyncio.create_task(table.attend(told.append))
    await asyncio.sleep(0)
    while not transport.over:
        asked = transport.step.asks
        why = await (table.ask("next") if asked is None else table.move(0, asked))
        assert why is None
    await table.ask("next")
    await attending
    assert any(news.events for news in told)


@pytest.mark.slow
async def test_a_lesson_has_its_words_in_every_language() -> None:
    for game, language in product(BUILT_IN, LANGUAGES):
        table, _ = lesson(game, language)
        while not table.over:
            await table.ask("next")
            assert not table.lesson.says.startswith("learn-"), (game, language)


async def test_what_is_not_asked_for_is_explained_and_not_done() -> None:
    _, table = lesson("skyjo")
    early = await table.move(0, "?b2")
    assert early is not None
    assert early.sentence == "Read this first, then press “Next”."
    await table.ask("next")
    other, malformed = await table.move(0, "?b2"), await table.move(0, "nonsense")
    assert other is not None
    assert malformed is not None
    assert other.sentence.startswith("You may choose any of your cards.")
    assert "not a Skyjo move" in malformed.sentence
    assert table.state.public == lesson("skyjo")[1].state.public


async def test_on_the_screen_the_move_is_marked_and_enter_makes_it() -> None:
    transport, session = lesson("skyjo")
    app = TableApp(Speech("en"), session)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "Step 1 of 14" in lines(app)[0])
        await pilot.press("enter")
        await until(pilot, lambda: "★" in "\n".join(lines(app)))
        await pilot.press(*keys_for("?a1", session.state, 0))
        await until(pilot, lambda: "Step 3 of 14" in lines(app)[0])
        await pilot.press("b", "2")
        await until(pilot, lambda: "any of your cards" in "\n".join(lines(app)))
        while app.return_value is None:
            await pilot.press("enter")
    assert transport.over
    assert app.return_code == 0


def test_line_by_line_an_empty_line_goes_on() -> None:
    def answer(said: str) -> str | None:
        return "" if re.search("Enter: .*> $", said) else None

    done = run("learn", "skipbo", "--plain", "--lang", "de", typed=answer)
    assert done.returncode == 0
    assert re.findall(r"^Schritt (\d+) von 20$", done.stdout, re.M) == [str(step) for step in range(1, 21)]


def test_without_a_game_the_lessons_are_listed() -> None:
    assert run("learn").stdout.splitlines() == [
        "tablee learn skipbo    Learn Skip-Bo",
        "tablee learn skyjo    Learn Skyjo",
    ]
