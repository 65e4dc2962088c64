"""`tablee real-table`: answers at once, and line by line, in every language."""

import re
from itertools import product

import pytest
from click.testing import CliRunner, Result

from examples.games import highest
from tablee.cli import main
from tablee.game import registry
from tablee.locales.languages import LANGUAGES
from tablee.paper.facts import games_with_real_tables, real_table
from tablee.terminal.real_table import Answers, PlainRealTable
from tablee.terminal.speech import Speech
from tests.command import run

GAMES = games_with_real_tables()


def answered(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["real-table", *arguments, "--lang", language], prog_name="tablee")


def said(*arguments: str, language: str = "en") -> str:
    result = answered(*arguments, language=language)
    assert result.exit_code == 0, result.output
    return result.output


def test_sb_05_sj_03_how_many_cards_are_dealt() -> None:
    for arguments, line in (
        ("skipbo --deal 2", "Everybody gets 30 cards; 102 are left to draw."),
        ("skipbo --deal 4", "Everybody gets 30 cards; 42 are left to draw."),
        ("skipbo --deal 5", "Everybody gets 20 cards; 62 are left to draw."),
        ("skipbo --deal 6", "Everybody gets 20 cards; 42 are left to draw."),
        ("skipbo --deal 3 --each 10", "Everybody gets 10 cards; 132 are left to draw."),
        ("skipbo --deal 2 --each 1", "Everybody gets 1 card; 160 are left to draw."),
        ("skyjo --deal 2", "Everybody gets 12 cards; 125 are left to draw."),
        ("skyjo --deal 8", "Everybody gets 12 cards; 53 are left to draw."),
    ):
        assert said(*arguments.split()).splitlines()[0] == line


@pytest.mark.parametrize(
    ("game", "cards", "dealer", "line"),
    [
        ("skipbo", "7, 12, 3", "1", "Player 2 has the highest card and deals."),
        ("skipbo", "7, w, 3", "1", "A Skip-Bo card does not count. Another card for: Player 2."),
        ("skipbo", "7, 7, 3", "1", "Level: Player 1 and Player 2. Only they draw again."),
        ("skipbo", "4, 5, -", "1", "Player 2 has the highest card and deals."),
        ("skyjo", "3 5, 7 2", "1", "Player 2 begins: 9 is the highest sum."),
        ("skyjo", "-2 −2, -2 -1", "1", "Player 2 begins: −3 is the highest sum."),
        (
            "skyjo",
            "6 6, 12 0",
            "2",
            "Level with 12: Player 1 and Player 2. Player 1 sits first after the dealer",
        ),
    ],
)
def test_sb_03_sj_05_who_deals_or_begins(game: str, cards: str, dealer: str, line: str) -> None:
    assert said(game, "--first", cards, "--dealer", dealer).startswith(line)


def test_a_situation_is_answered_by_its_name_and_by_its_number() -> None:
    table = real_table("skipbo")
    assert table is not None
    number = [situation.name for situation in table.situations].index("too_many") + 1
    assert f"{number:3} Somebody has drawn too many cards" in said("skipbo", "--what").splitlines()
    by_name = said("skipbo", "--what", "too-many")
    assert by_name == said("skipbo", "--what", str(number)) == said("skipbo", "--what", "too_many")
    assert "Some put them at the bottom of the stock instead." in by_name


def test_what_the_rule_sheets_leave_open_is_said_to_be_so() -> None:
    assert "The rule sheets leave this open" in said("skipbo", "--what", "misdeal")
    assert "The rule sheets leave this open" not in said("skipbo", "--what", "too-many")


def test_sb_01_sj_01_a_deck_is_checked() -> None:
    whole = " ".join(f"{face}=12" for face in range(1, 13)) + " W=18"
    assert said("skipbo", "--check", whole) == "The deck is complete: 162 cards.\n"
    lines = said("skyjo", "--check", "-2=4, -1=11 0=15").splitlines()
    assert lines[:2] == ["Missing: 1 × −2.", "Too many: 1 × −1."]
    assert lines[2].startswith("Not counted yet: 1, 2, ")


IMPOSSIBLE: list[tuple[list[str], str]] = [
    (["skipbo", "--deal", "7"], "6"),
    (["skyjo", "--deal", "1"], "8"),
    (["skipbo", "--deal", "6", "--each", "23"], "22"),
    (["skipbo", "--deal", "5", "--partners"], "5"),
    (["skipbo", "--partners"], "--deal"),
    (["skipbo", "--first", "13, 2"], "13"),
    (["skyjo", "--first", "3 5, 7"], "7"),
    (["skyjo", "--first", "-, -"], "-"),
    (["skyjo", "--first", "1 2, 3 4", "--dealer", "3"], "3"),
    (["skyjo", "--first", "-2 -2, -2 -2, -2 -2"], "1 × −2"),
    (["skyjo", "--check", "-2=5 -2=6"], "−2"),
    (["skipbo", "--what", "rain"], "too-many"),
    (["skipbo", "--check", "X=3"], "X"),
    (["skipbo", "--check", "3"], "3"),
    (["skipbo", "--check", "3=many"], "many"),
]


@pytest.mark.slow
def test_what_cannot_be_is_said_in_one_sentence() -> None:
    wrong = []
    for language, (arguments, word) in product(LANGUAGES, IMPOSSIBLE):
        result = answered(*arguments, language=language)
        last = result.output.splitlines()[-1]
        if result.exit_code != 2 or word not in last or "real-" in last:
            wrong.append((language, arguments, last))
    assert wrong == []


def test_a_game_that_says_nothing_about_real_cards_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    result = answered("highest")
    assert result.exit_code == 1
    assert result.output == "tablee: Highest card has nothing for real cards.\n"


def asked(game: str, language: str, *typed: str) -> list[str]:
    """Every question that is asked while these lines are typed; then the input ends."""
    table = real_table(game)
    assert table is not None
    lines, questions = iter(typed), []

    def ask(question: str) -> str:
        questions.append(question)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    PlainRealTable(Answers(game, table, Speech(language)), ask).run()
    return questions


@pytest.mark.slow
def test_every_language_asks_and_answers(capsys: pytest.CaptureFixture[str]) -> None:
    for game, language in product(GAMES, LANGUAGES):
        told = everything_about(game, language) + capsys.readouterr().out
        assert not re.search("real-|{", told), (game, language)


def everything_about(game: str, language: str) -> str:
    """Every question of a game, with an answer typed to each."""
    table = real_table(game)
    assert table is not None
    chosen = ["1", "4"] + ([""] if table.size_option else []) + (["y"] if table.deals[2].pairs else [])
    first = ["2", "9, 9", "4", "3"] if table.first.ties == "again" else ["2", "5 5, 8 2", "1"]
    everything = [str(number) for number in range(1, len(table.situations) + 1)]
    count = [""] + ["10"] * (len(set(Answers(game, table, Speech("en")).faces())) - 1)
    questions = asked(game, language, *chosen, *first, "3", *everything, "", "4", *count)
    return "\n".join(questions)


def test_a_pipe_is_answered_as_well() -> None:
    typed = "9\n1\n3\n2\n3 5, 7 x\n3 5, 7 1, 8 0\n1\n3\n19\n\nquit\n"
    done = run("real-table", "skyjo", typed=typed)
    assert done.returncode == 0
    place = 0
    for text in (
        "What do you want to know about Skyjo?",
        "“9” does not work: it must be a number from 1 to 4.",
        "How many players?",
        "Everybody gets 12 cards; 113 are left to draw.",
        "with a comma between players",
        "“x” is not a card of this deck.",
        "Who is the dealer?",
        "Player 2 sits first after the dealer and begins.",
        "The lowest totals are level",
        "Those players win together.",
        "What do you want to know about Skyjo?",
    ):
        place = done.stdout.index(text, place)
