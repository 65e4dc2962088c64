import re

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

PAGES = [(language, game) for language in LANGUAGES for game in GAMES]


def page(language: str, game: str) -> str:
    return Words(language).rules(game)


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"−?\d+", text))


def test_a_page_is_built_like_the_english_one() -> None:
    parts = (HEADINGS, STEPS, POINTS, r"^\|", r"^$")
    wrong = [
        (*where, part)
        for where in PAGES
        for part in parts
        if len(re.findall(part, page(*where), re.M)) != len(re.findall(part, page("en", where[1]), re.M))
    ]
    assert wrong == []


def test_the_english_pages_have_the_numbers_of_the_ledger() -> None:
    assert {game: NUMBERS[game] - set(numbers(page("en", game))) for game in GAMES} == {
        game: set() for game in GAMES
    }


def test_a_page_has_exactly_the_numbers_of_the_english_one() -> None:
    assert [where for where in PAGES if numbers(page(*where)) != numbers(page("en", where[1]))] == []


def test_the_numbers_are_those_of_the_games() -> None:
    assert str(DECK_SIZE) in NUMBERS["skipbo"]
    assert str(HAND_SIZE) in NUMBERS["skipbo"]


def test_marks_are_set_as_the_language_sets_them() -> None:
    lines = [(language, line) for language, game in PAGES for line in page(language, game).splitlines()]
    assert [(language, line) for language, line in lines if wrong_marks(language, line)] == []


def test_a_page_is_plain_markdown() -> None:
    lines = [(*where, line) for where in PAGES for line in page(*where).splitlines()]
    assert [line for line in lines if re.search(r"[<>\[\]`{}]|^#(?!# )|^ ", line[-1])] == []
