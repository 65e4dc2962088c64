"""The rules for players say the same in every language, and what the ledger says."""

import re

import pytest

from tablee.games.skipbo.rules.options import DECK_SIZE, HAND_SIZE
from tablee.locales.languages import LANGUAGES
from tablee.locales.words import Words
from tests.locales.test_messages import wrong_marks

GAMES = ("skipbo", "skyjo")
# SB-01 the deck, SB-02 players, SB-05 and SB-24 stocks, SB-08 piles, SB-18 points, SB-19 the target;
# SJ-01 the deck, SJ-02 players, SJ-03 the grid, SJ-14 the limit
NUMBERS = {
    "skipbo": {"162", "18", "1", "12", "2", "6", "30", "20", "10", "25", "5", "500"},
    "skyjo": {"150", "−2", "−1", "0", "1", "12", "5", "10", "15", "2", "8", "4", "3", "100"},
}
HEADINGS, STEPS, POINTS = r"^## .+", r"^\d\. \*\*", r"^- "

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES)


def page(language: str, game: str) -> str:
    return Words(language).rules(game)


@of_every_game
@in_every_language
def test_a_page_is_built_like_the_english_one(language: str, game: str) -> None:
    ours, english = page(language, game), page("en", game)
    for part in (HEADINGS, STEPS, POINTS, r"^\|", r"^$"):
        assert len(re.findall(part, ours, re.M)) == len(re.findall(part, english, re.M)), part


@of_every_game
@in_every_language
def test_a_page_has_the_numbers_of_the_ledger(language: str, game: str) -> None:
    numbers = re.findall(r"−?\d+", page(language, game))
    assert NUMBERS[game] <= set(numbers)


@of_every_game
@in_every_language
def test_a_page_has_exactly_the_numbers_of_the_english_one(language: str, game: str) -> None:
    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"−?\d+", text))

    assert numbers(page(language, game)) == numbers(page("en", game))


def test_the_numbers_are_those_of_the_games() -> None:
    assert str(DECK_SIZE) in NUMBERS["skipbo"]
    assert str(HAND_SIZE) in NUMBERS["skipbo"]


@of_every_game
@in_every_language
def test_marks_are_set_as_the_language_sets_them(language: str, game: str) -> None:
    assert [line for line in page(language, game).splitlines() if wrong_marks(language, line)] == []


@of_every_game
@in_every_language
def test_a_page_is_plain_markdown(language: str, game: str) -> None:
    for line in page(language, game).splitlines():
        assert not re.search(r"[<>\[\]`{}]|^#(?!# )|^ ", line), line
