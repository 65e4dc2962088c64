from typing import Any

import pytest

from tests.server.scripts import Served


def _suggested(client: Served, **asked: Any) -> Any:
    return client.post("/api/handicap", json=asked)


@pytest.mark.parametrize(("game", "helped"), [("skipbo", 0), ("skyjo", 1)])
def test_whoever_is_weaker_is_helped_or_the_other_burdened(client: Served, game: str, helped: int) -> None:
    answer = _suggested(client, game=game, levels=[1, 3])
    assert answer.status_code == 200
    numbers = [int(number) for number in answer.json()["handicap"].split("/")]
    assert numbers[helped] > 0 == numbers[1 - helped]


def test_equals_need_none(client: Served) -> None:
    assert _suggested(client, game="skyjo", levels=[3, 3]).json() == {
        "handicap": "",
        "options": {"handicap": ""},
    }


def test_a_table_that_cannot_be_is_refused(client: Served) -> None:
    answer = _suggested(client, game="skyjo", levels=[1, 2], options={"limit": -5})
    assert (answer.status_code, answer.json()["type"]) == (400, "refusal")
