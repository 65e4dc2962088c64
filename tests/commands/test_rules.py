import re
from itertools import product

from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.game.registry import BUILT_IN
from tablee.locales.languages import LANGUAGES
from tablee.locales.words import words


def rules(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


def test_the_rules_are_whole_in_every_language() -> None:
    wrong = []
    for game, language in product(BUILT_IN, LANGUAGES):
        printed = rules(game, "--lang", language).stdout
        headings = re.findall("^## (.*)$", words(language).rules(game), re.M)
        wrong += [(game, language, heading) for heading in headings if heading not in printed]
        wrong += [(game, language, line) for line in printed.splitlines() if "**" in line or len(line) > 80]
    assert wrong == []


def test_what_a_table_has_chosen_comes_first() -> None:
    printed = rules("skyjo", "-o", "limit=50").stdout
    assert "Length of the match: 50 points" in printed.partition("What it is about")[0]


def test_without_a_game_all_are_printed() -> None:
    printed = rules().stdout
    assert "Rules of Skip-Bo" in printed
    assert "Rules of Skyjo" in printed


def test_options_that_cannot_be_are_refused() -> None:
    assert rules("skyjo", "-o", "limit=0").exit_code == 2
    assert rules("-o", "limit=50").exit_code == 2
