import re

import pytest

from tablee.match.match import Match
from tablee.terminal.board import board_of
from tablee.terminal.plain_input import as_listed, parse_leniently
from tablee.terminal.speech import Speech

NAMES = ["Ada", "Bo", "Cy"]


def lines(game: str, language: str, **options: object) -> list[str]:
    view = Match(game, 3, options, seed=1).view(0).data()
    return list(board_of(game).table_lines(view, NAMES, Speech(language)))


@pytest.mark.parametrize("language", ["fr", "fr-CA"])
@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_french_colon_keeps_its_space(game: str, language: str) -> None:
    for line in lines(game, language):
        assert ":" in line
        assert not re.search("[^\u00a0\u202f]:", line), line


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_an_english_colon_has_none(game: str) -> None:
    assert not any(re.search(r"\s:", line) for line in lines(game, "en"))


def test_seats_count_from_one_where_somebody_can_be_called() -> None:
    numbered = [re.search(r"(\d) (Ada|Bo|Cy):", line) for line in lines("skipbo", "en", manners="human")]
    assert sorted(found.groups() for found in numbered if found) == [("1", "Ada"), ("2", "Bo"), ("3", "Cy")]


def test_a_call_names_the_seat_that_people_see() -> None:
    legal = ["!0", "!2", "o", "s>1"]
    assert [as_listed(move) for move in legal] == ["!1", "!3", "o", "s>1"]
    assert [parse_leniently(text, legal) for text in ("!1", "! 3", "!2", "S 1")] == ["!0", "!2", "!1", "s>1"]
    assert parse_leniently("!0", legal) not in legal
