import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from scripts.lesson_files import Lesson, lesson, lesson_text, scripts
from scripts.protocol_schema import protocol_schema
from tablee.table.lesson_script import Script
from tests.locales.reading import ids

SCRIPTS = scripts()
MESSAGE = Draft202012Validator({"$ref": "#/$defs/FromServer", "$defs": protocol_schema()["$defs"]})
LEARNER = 0


@pytest.fixture(params=SCRIPTS.values(), ids=lambda script: script.game)
def script(request: pytest.FixtureRequest) -> Script:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture
def made(script: Script) -> Lesson:
    return lesson(script)


def messages(made: Lesson) -> Iterator[dict[str, Any]]:
    """Everything that the client is told, as it reads it."""
    for message in (made.opening, *(message for step in made.steps for message in step.then)):
        yield msgspec.json.decode(msgspec.json.encode(message))


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.parent.name)
def test_the_file_is_what_the_rules_give(file: Path) -> None:
    """If it is not: python -m scripts.lesson_files."""
    assert file.read_text(encoding="utf-8") == lesson_text(SCRIPTS[file])


def test_a_lesson_says_what_a_server_says(made: Lesson) -> None:
    for message in messages(made):
        MESSAGE.validate(message)


def test_a_lesson_ends_with_the_learner_winning(made: Lesson) -> None:
    *_, last = messages(made)
    assert last["game"]["outcome"]["winners"] == [LEARNER]
    assert made.steps[-1].asks is None


def test_a_learner_is_told_only_what_the_seat_may_know(made: Lesson) -> None:
    for message in messages(made):
        assert [own["seat"] for own in message["yours"]] == [LEARNER]
        drawn = [event for event in message.get("happened", {}).get("events", []) if event["event"] == "drew"]
        for event in drawn:
            seen = bool(event.keys() & {"card", "cards"})
            assert seen == (event["seat"] == LEARNER)


def test_whatever_a_learner_tries_is_answered(script: Script, made: Lesson) -> None:
    own = made.opening
    for step in made.steps:
        if step.asks is not None:
            mine = json.loads(bytes(own.yours))[0]
            legal, tried = set(mine["legal_moves"]), set(script.attempts(mine.get("hand", ())))
            assert step.rather.keys() == legal - {step.asks}
            assert step.refused.keys() == tried - legal
        if step.then:
            own = step.then[-1]  # type: ignore[assignment]


def test_there_are_words_for_each_step_and_steps_for_all_words(made: Lesson) -> None:
    game = made.game
    known = {
        key for key in ids("en", "learn.ftl") if key.startswith((f"learn-{game}-", f"learn-rather-{game}-"))
    }
    said = {f"learn-{game}-{step.says}" for step in made.steps}
    said |= {f"learn-rather-{game}-{code}" for step in made.steps for code in step.rather.values()}
    assert said == known
