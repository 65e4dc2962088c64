"""docs/write-a-bot.md: its bot is the one that is shipped, its transcript is true, its commands run."""

import json
import re
import shlex
import subprocess
import sys
from typing import Any

import pytest

from tablee.bots.external import process
from tablee.bots.external.conformance import MOVES
from tablee.bots.external.messages import VERSION, Bye, Go, Hello, New, line_of
from tablee.bots.play import play_match
from tablee.bots.random_bot import choose, policy_stream
from tablee.game.registry import GAMES
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tests.bots.external.programs import ROOT, TWENTY_LINES

PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (tablee .*)$", PAGE, re.MULTILINE)
TRANSCRIPT = re.findall(r"^([→←]) (.*)$", PAGE, re.MULTILINE)


def test_the_bot_on_the_page_is_the_one_that_is_shipped() -> None:
    code, at_a_table = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
    assert code == TWENTY_LINES.read_text(encoding="utf-8")
    assert len([line for line in code.splitlines() if line]) <= 20
    assert at_a_table == TWENTY_LINES.with_name("at_a_table.py").read_text(encoding="utf-8")


def test_the_transcript_is_what_a_match_says() -> None:
    """The host's side is made anew from the cards, the program's side by asking the program."""
    said = [json.loads(text) for arrow, text in TRANSCRIPT if arrow == "→"]
    answers = [json.loads(text) for arrow, text in TRANSCRIPT if arrow == "←"]
    done = subprocess.run(
        [sys.executable, str(TWENTY_LINES)],
        input="".join(json.dumps(message) + "\n" for message in said),
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == answers

    match = Match("skyjo", 2, {"limit": 50}, Seeded(bytes(32)))
    others = policy_stream(bytes(32))
    options = match.view(0).data()["options"]
    expected: list[Any] = [Hello(VERSION, tuple(GAMES)), New("skyjo", 2, 0, options, 7)]
    for answer in answers[2:]:
        while match.actors()[0] != 0:
            seat = match.actors()[0]
            match.push(seat, choose("skyjo", match.view(seat), "eager", others))
        view = match.view(0)
        expected.append(Go(200, view.totals, view.data()))
        match.push(0, match.parse_move(answer["move"]))
    expected.append(Bye())
    assert said == [json.loads(line_of(message)) for message in expected]


# tests/server/test_sitting.py has `tablee sit`, which needs a server.
@pytest.mark.full
@pytest.mark.parametrize("command", [command for command in COMMANDS if not command.startswith("tablee sit")])
def test_the_commands_run(command: str) -> None:
    words = [word.replace("python3", sys.executable) for word in shlex.split(command)[1:]]
    if words[0] == "arena":  # the same with few and short matches: of an option given twice the last counts
        words += ["-m", "2", "--threads", "1", "-o", "limit=none" if "skyjo" in words else "stock_size=3"]
    words += ["--ms", "5000"]  # enough for a machine that does other things as well
    done = subprocess.run(
        [sys.executable, "-m", "tablee", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "forfeited" not in done.stdout


def test_there_are_commands() -> None:
    assert {command.split()[1] for command in COMMANDS} == {"arena", "check-bot", "sit"}


def test_a_hand_is_sorted_as_the_page_says() -> None:
    assert "always sorted, wilds last" in PAGE
    match = play_match([2, 3], "skipbo", options={"stock_size": 5, "target": None}, seed=1)
    again = Match("skipbo", 2, match.options, seed=match.seed)
    hands = []
    for seat, move in match.moves:
        hands.append(again.view(seat).data()["hand"])
        again.push(seat, move)
    assert any("W" in hand and hand[0] != "W" for hand in hands)
    for hand in hands:
        assert hand == sorted(hand, key=lambda card: 13 if card == "W" else card)


def test_the_page_names_limits_and_faults_as_they_are() -> None:
    limits = [
        f"{MOVES} of them or more",
        f"more than {process.MOST_LINE:,} bytes",
        f"more than {process.MOST_OUTPUT:,} bytes",
        f"last {process._TAIL:,} bytes",
        f"within {process.START_SECONDS:g} seconds",
        *(f"`{fault}`" for fault in process.Fault),
    ]
    assert [limit for limit in limits if limit not in PAGE] == []
