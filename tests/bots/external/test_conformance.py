import json
import re
from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from tablee.bots.external import conformance
from tablee.bots.external.conformance import TrialMatch, findings, tables_of
from tablee.bots.external.process import Program
from tablee.cli import main
from tests.bots.external.programs import example, misbehaving, node_example

SLOW_MACHINE = 3000  # milliseconds for a move: these programs are quick, but tests run beside each other


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOVES", 15)


@pytest.mark.slow
@pytest.mark.parametrize("make", [example, node_example])
def test_the_examples_pass(make: Callable[[], Program]) -> None:
    found = list(findings(make(), milliseconds=SLOW_MACHINE))
    assert [finding for finding in found if not finding.passed] == []
    told = {finding.check: finding.sentence for finding in found}
    # What a program has counted may be wrong in the second round.
    for table in [*tables_of("skipbo"), *tables_of("skyjo")]:
        assert re.search(r"legal moves in ([2-9]|\d\d) (games|rounds), all in time", told[str(table)])
    assert found[-1].check == "repeatable"


def _one_table(game: str) -> list[TrialMatch]:
    return tables_of(game)[:1]


WRONG = {
    "silent": ("handshake", "sent no “ready”"),
    "ends-at-once": ("handshake", "exit code 3"),
    "wrong-protocol": ("handshake", "protocol 99"),
    "nameless": ("handshake", "no “name”"),
    "chatty": ("handshake", "Welcome to my bot!"),
    "lying": (
        "skyjo, 2 players, seat 0, limit=300",
        "not legal there; it was offered ?a1, ?b1, ?c1, ?d1, …. That was",
    ),
    "nested": ("skyjo, 2 players, seat 0, limit=300", "which is no message"),
    "hanging": ("skyjo, 2 players, seat 0, limit=300", "sent no “move”"),
    "picky": ("unknown fields", "ended with exit code 1"),
    "strict": ("unknown messages", "After a message of a type that it does not know"),
    "answering-twice": ("nothing unasked", "that nobody had asked for"),
    "staying": ("bye", "still runs"),
    "forgetful": ("repeatable", "claims to be repeatable"),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", WRONG)
def test_each_fault_is_found_by_the_check_that_looks_for_it(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check, words = WRONG[what]
    if what == "silent":
        monkeypatch.setattr("tablee.bots.external.bot.START_SECONDS", 0.5)
    monkeypatch.setattr(conformance, "BYE_SECONDS", 0.5 if what == "staying" else 5.0)
    monkeypatch.setattr(conformance, "tables_of", _one_table)
    monkeypatch.setattr("tablee.bots.external.bot.GRACE_SECONDS", 0.2)
    patience = 100 if what == "hanging" else SLOW_MACHINE
    found = {finding.check: finding for finding in findings(misbehaving(what), ["skyjo"], patience)}
    assert not found[check].passed
    assert words in found[check].sentence


def test_what_a_program_complained_about_is_shown_to_its_author(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "tables_of", _one_table)
    crashed = next(
        finding for finding in findings(misbehaving("crashing"), ["skyjo"]) if "skyjo" in finding.check
    )
    assert "RuntimeError: I have lost my head" in crashed.complaints


def check_bot(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["check-bot", *arguments], prog_name="tablee")


def test_the_command_says_what_is_wrong_and_fails() -> None:
    done = check_bot(str(misbehaving("chatty")))
    assert (done.exit_code, done.stderr) == (1, "")
    assert done.stdout.startswith("WRONG  handshake: It wrote “Welcome to my bot!” on its standard output")


def test_the_command_as_json() -> None:
    done = check_bot(str(misbehaving("nameless")), "--json")
    told = json.loads(done.stdout)
    assert (done.exit_code, told["ok"]) == (1, False)
    assert [finding["check"] for finding in told["findings"]] == ["handshake"]


def test_a_command_that_is_none_is_said_to_be_so() -> None:
    done = check_bot("./no-such-bot")
    assert done.exit_code == 2
    assert "There is no program called ./no-such-bot." in done.stderr
