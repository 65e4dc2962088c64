"""`tablee score`, as somebody with real cards uses it."""

import json
import re
import signal
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tablee.locales.languages import LANGUAGES
from tablee.paper.files import load
from tests.command import TABLEE, Done, Script, assert_one_sentence, collect, run


def keep_score(*arguments: str) -> Any:
    command = [*TABLEE, "score", "--plain", *arguments]
    return pexpect.spawn(command[0], command[1:], encoding="utf-8", timeout=120, dimensions=(24, 200))


def piped(text: str, *arguments: str) -> Done:
    return run("score", *arguments, typed=text)


def test_a_match_of_skyjo_is_written_down(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    text = "5\n7\nada\n60\nsix\n−3\n2\n999\n80\n4\nBo\nquit\n"
    done = piped(text, "skyjo", str(file), "-n", "Ada", "-n", "Bo")
    assert done.returncode == 0, done.stderr
    assert "“six” is not a number." in done.stdout
    assert "Twelve cards have -17 to 142 points, not 999." in done.stdout
    assert "Ada deals." in done.stdout
    assert "Bo has won the match." in done.stdout
    assert [entry.points for entry in load(file).entries] == [(5, 7), (60, -3), (80, 4)]
    data = json.loads(piped("", str(file), "--json").stdout)
    assert data["totals"] == [145, 8]
    assert data["winners"] == [1]


def test_pairs_are_one_column_of_the_sheet_and_of_every_export(tmp_path: Path) -> None:
    file = tmp_path / "pairs.json"
    names = [word for name in ("Ada", "Bo", "Cy", "Di") for word in ("-n", name)]
    done = piped("ada\n3\n4\nquit\n", "skipbo", str(file), *names, "--partners")
    lines = done.stdout.splitlines()
    at = max(number for number, line in enumerate(lines) if line.startswith("Total"))
    heading, first, _line, total = lines[at - 3 : at + 1]
    assert (heading.split(), first.split(), total.split()) == (
        ["Ada", "&", "Cy", "Bo", "&", "Di"],
        ["1", "60", "0"],
        ["Total", "60", "0"],
    )
    for name, expected in (
        ("pairs.csv", ",Ada & Cy,Bo & Di\n1,60,0\nTotal,60,0\n"),
        (
            "pairs.md",
            "|  | Ada & Cy | Bo & Di |\n| --- | ---: | ---: |\n| 1 | 60 | 0 |\n"
            "| **Total** | **60** | **0** |\n",
        ),
    ):
        assert piped("", str(file), "--export", str(tmp_path / name)).returncode == 0
        assert (tmp_path / name).read_text() == expected
    wrong = piped("", str(file), "--export", str(tmp_path / "pairs.xls"))
    assert_one_sentence(wrong, 2, ".csv, .md or .json")


def test_sb_17_one_stock_alone_is_empty(tmp_path: Path) -> None:
    """0, 0, 10: the second empty stock is refused, and the same player is asked again."""
    file = tmp_path / "cards.json"
    script = Script(
        ("who emptied their stock (name or number, 0 for nobody)> ", "Ada"),
        ("stock cards left with Bo> ", "0"),
        ("Only the winner’s stock can be empty: everybody else has at least one card left.", "2"),
        ("stock cards left with Cy> ", "10"),
        ("0 for nobody)> ", "quit"),
    )
    done = run("score", "skipbo", str(file), "-n", "Ada", "-n", "Bo", "-n", "Cy", typed=script)
    assert script.left == []
    assert re.search(r"1 +85 +0 +0\n", done.stdout)
    assert [entry.points for entry in load(file).entries] == [(0, 2, 10)]


def test_sb_28_a_game_that_is_stuck_is_one_only_if_somebody_says_so(tmp_path: Path) -> None:
    """3, 4, 10: nobody emptied their stock. An empty one among them is refused."""
    script = Script(
        ("0 for nobody)> ", "3"),  # Cy, by number: a mistake that is taken back
        ("stock cards left with Ada> ", "undo"),
        ("0 for nobody)> ", "nobody"),
        ("stock cards left with Ada> ", "0"),
        ("Whoever has no card left has won: choose them, not “Nobody”.", "3"),
        ("stock cards left with Bo> ", "4"),
        ("stock cards left with Cy> ", "10"),
        ("0 for nobody)> ", "0"),
        ("stock cards left with Ada> ", "4"),
        ("stock cards left with Bo> ", "4"),
        ("stock cards left with Cy> ", "10"),
        ("The lowest stocks are level: nobody scores.", "quit"),
    )
    names = ("-n", "Ada", "-n", "Bo", "-n", "Cy")
    done = run("score", "skipbo", str(tmp_path / "cards.json"), *names, typed=script)
    assert script.left == []
    assert re.search(r"1 +95 +0 +0\n", done.stdout)


def test_a_file_with_a_round_that_cannot_be_opens_and_says_so(tmp_path: Path) -> None:
    """Earlier versions took such rounds: nothing of theirs is lost, and it counts as it did."""
    file, evening = tmp_path / "cards.json", tmp_path / "evening.json"
    kept = {"game": "skipbo", "names": ["Ada", "Bo", "Cy"], "limit": 500, "entries": [{"points": [0, 0, 10]}]}
    file.write_text(json.dumps({"format": "tablee-sheet/1", "sheet": kept}))
    why = "Only the winner’s stock can be empty: everybody else has at least one card left."
    doubt = f"Row 1 cannot be right. {why}\n"
    shown = piped("", str(file), "--json")
    assert (shown.returncode, shown.stderr, json.loads(shown.stdout)["totals"]) == (0, doubt, [0, 0, 0])
    assert doubt in piped("Ada\n1\n2\nquit\n", str(file)).stdout
    assert [entry.points for entry in load(file).entries] == [(0, 0, 10), (0, 1, 2)]
    ended = {"game": "skyjo", "names": ["Ada", "Bo"], "limit": 100}
    rounds = [{"points": [100, 7], "closer": 1}, {"points": [3, 5], "closer": 0}]
    evening.write_text(json.dumps({"format": "tablee-sheet/1", "sheet": {**ended, "entries": rounds}}))
    doubt = "Row 2 cannot be right. The match ends with row 1: take back the later rows first.\n"
    assert piped("", str(evening), "--json").stderr == doubt


def test_a_round_that_an_earlier_version_began_goes_on(tmp_path: Path) -> None:
    """Its file has numbers, but not who has won: that is asked, and no number is lost."""
    file = tmp_path / "cards.json"
    begun = {"number": 0, "points": [3, 0], "closer": None}
    old = {"game": "skipbo", "names": ["Ada", "Bo", "Cy"], "limit": 500, "entries": [], "draft": begun}
    file.write_text(json.dumps({"format": "tablee-sheet/1", "sheet": old}))
    done = piped("Cy\nBo\n10\nquit\n", str(file))
    assert "Only the winner’s stock can be empty: everybody else has at least one card left." in done.stdout
    assert [entry.points for entry in load(file).entries] == [(3, 0, 10)]


def test_mistakes_are_taken_back_and_corrected(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    text = "5\n8\nundo\n7\n1\nedit 1\n6\n7\n1\nedit 9\nundo\nundo\nquit\n"
    done = piped(text, "skyjo", str(file), "-n", "Ada", "-n", "Bo")
    assert "There is no round 9 on the sheet." in done.stdout
    assert "There is nothing to take back." in done.stdout
    assert load(file).entries == ()


@pytest.mark.full
def test_killed_in_the_middle_of_a_round_no_number_is_lost() -> None:
    sheet = keep_score("skyjo", "-n", "Ada", "-n", "Bo", "-n", "Cy")
    sheet.expect_exact("points of Ada> ")
    for number, asked in ((5, "points of Bo> "), (6, "points of Cy> "), (7, "first (name or number)> ")):
        sheet.sendline(str(number))
        sheet.expect_exact(asked)
        sheet.kill(signal.SIGKILL)
        sheet.close()
        sheet = keep_score()  # the same sheet, where it was
        sheet.expect_exact(asked)
    sheet.sendline("ad")
    sheet.expect_exact("Total")
    sheet.sendintr()
    sheet.expect_exact("is saved in")
    sheet.expect(pexpect.EOF)


@pytest.mark.slow
def test_every_language_keeps_score(tmp_path: Path) -> None:
    typed = "Ada, Bo\nhelp\n1\nx\n200\n2\n2\nedit 7\nundo\nexport nothing\nquit\n"
    for language in LANGUAGES:
        done = piped(typed, "skyjo", str(tmp_path / f"{language}.json"), "--lang", language)
        assert done.returncode == 0, done.stderr
        assert not re.search("terminal-|sheet-|score-", done.stdout), language


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    cases = [
        (["score", "chess", "x.json"], 2, ["chess"]),
        (["score", "skyjo", "-n", "Ada"], 2, ["2 to 8 players"]),
        (["score", "skipbo", *(word for name in "abcdefg" for word in ("-n", name))], 2, ["2 to 6 players"]),
        (["score", "skyjo", "-n", "Ada", "-n", "Bo", "--limit", "many"], 2, ["many"]),
        (["score", "nowhere.json", "--json"], 1, ["no score sheet"]),
    ]
    assert collect(cases) == []


def test_a_file_that_is_no_sheet_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine")
    assert_one_sentence(piped("", str(file)), 1, "mine.json: not a score sheet")
    assert file.read_text() == "mine"
