"""What docs/write-a-bot.md says about real tables is so; tests/bots/external/test_page.py has the rest."""

import re
import shlex
from pathlib import Path

import msgspec

from tablee.api.table_types import ProgramSeat
from tablee.bots.external.process import Fault
from tablee.commands import bridge
from tablee.table import names, state

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-bot.md").read_text("utf-8")
SECTION = PAGE.partition("\n## At a real table\n")[2].partition("\n## ")[0]


def test_the_request_of_the_example_is_understood() -> None:
    (command,) = re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)
    words = shlex.split(command.replace("\\\n", " "))
    assert words[:2] == ["curl", "http://localhost:8000/api/tables/K7Q2MX/bots"]
    asked = msgspec.json.decode(words[words.index("-d") + 1], type=ProgramSeat)
    assert asked == ProgramSeat(seat=1)  # what it says of time is what it would be anyway


def test_the_page_says_what_the_code_does() -> None:
    reasons = ("token", "taken", "replaced", "out", "limit", "restart", "away", "failed")
    promises = [
        f"set for the seat, {ProgramSeat(seat=0).ms:,} by default",
        f"up to {names.LONGEST} characters of it",
        f"up to {bridge._LONGEST_WAIT:g} seconds",
        *(f"`{fault}`" for fault in Fault),
        *(f"`{reason}`" for reason in reasons),
    ]
    assert [promise for promise in promises if promise not in SECTION] == []


def test_three_faults_are_enough() -> None:
    assert state.MOST_FAULTS == 3
    assert "three faults in this match" in SECTION
