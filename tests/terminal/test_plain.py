"""The line-by-line table, driven as a person would: a real terminal, typed moves, a whole match."""

import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tablee.match.record import load
from tablee.match.verify import verify

SEED = "00" * 32
PROMPT = "Your move> "


def sit_down(*arguments: str) -> Any:
    command = [sys.executable, "-m", "tablee", "play", *arguments, "--seed", SEED]
    return pexpect.spawn(command[0], command[1:], encoding="utf-8", timeout=60, dimensions=(24, 200))


@pytest.mark.parametrize(
    ("game", "options"),
    [("skyjo", ["-o", "limit=100"]), ("skipbo", ["-o", "stock_size=2", "-o", "target=60", "-p", "3"])],
)
def test_a_whole_match_can_be_played_and_proven(game: str, options: list[str], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    table = sit_down(game, *options, "--save", str(file))
    for _ in range(2000):
        if table.expect_exact([PROMPT, "The match is over"]) == 1:
            break
        table.sendline("moves")
        table.expect(r"Legal now: ([^\r]+)\r")
        legal = table.match.group(1).split()
        table.expect_exact(PROMPT)
        plays = [move for move in legal if re.match(r"[sdh].*>|[?x]", move)]
        table.sendline((plays or legal)[-1])
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    proof = verify(load(file))
    assert proof.moves > 10


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    table = sit_down("skyjo")
    table.expect_exact(PROMPT)
    table.sendline("d")
    table.expect_exact("First everybody turns over two cards")
    table.expect_exact(PROMPT)
    table.sendline("nonsense")
    table.expect_exact("is not a Skyjo move")
    table.expect_exact(PROMPT)
    table.sendline(" ? A1 ")  # spaces and case are forgiven
    table.expect_exact("turns over a1")
    table.expect_exact(PROMPT)
    table.sendline("quit")
    table.expect_exact("Goodbye")
    table.expect(pexpect.EOF)


def test_a_hint_is_a_legal_move_with_a_chance_and_a_reason() -> None:
    table = sit_down("skipbo", "--level", "4")
    table.expect_exact(PROMPT)
    table.sendline("hint")
    table.expect(r"(\S+)  wins \d+% \(\d+–\d+%\): [A-Z][^\r]+\.", timeout=300)
    move = table.match.group(1)
    table.expect_exact(PROMPT)
    table.sendline(move)
    assert table.expect_exact(["Player 1 plays", "Player 1 discards", "Building pile"]) < 2
    table.sendline("quit")
    table.expect(pexpect.EOF)


def test_the_end_of_the_input_is_a_goodbye() -> None:
    table = sit_down("skipbo")
    table.expect_exact(PROMPT)
    table.sendeof()
    table.expect_exact("Goodbye")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
