"""The command as a whole: help, completion, exit codes."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

TABLEE = [sys.executable, "-m", "tablee"]
COMMANDS = ("analyse", "arena", "backup", "bench", "check-bot", "completion", "games", "help", "lab",
            "learn", "moderate", "play", "real-table", "replay", "restore", "review", "rules", "score",
            "serve", "simulate", "sit", "site", "tables", "verify")  # fmt: skip


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TABLEE, *arguments], capture_output=True, text=True, check=False, env={**os.environ, **environment}
    )


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples_and_exit_codes(command: str) -> None:
    for arguments in (("help", command), (command, "--help"), (command, "-h")):
        shown = run(*arguments).stdout
        assert shown.startswith(f"Usage: tablee {command}")
        assert f"Examples:\n  tablee {command}" in shown
        assert "  130  interrupted" in shown


def test_help_lists_every_command_and_what_most_look_for_first() -> None:
    listed = run("--help").stdout.split("Commands:\n")[1].split("\n\n")[0]
    names = [line.split()[0] for line in listed.splitlines() if line[2] != " "]
    assert sorted(names) == sorted(COMMANDS)
    assert names[:3] == ["play", "learn", "rules"]


def test_exit_codes_are_documented() -> None:
    done = run("help", "exit-codes")
    assert [line.split()[0] for line in done.stdout.splitlines() if line[0] != " "] == ["0", "1", "2", "130"]
    documented = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text()
    for code in ("0", "1", "2", "130"):
        assert f"\n| {code} |" in documented


def test_help_on_nothing_says_what_there_is() -> None:
    done = run("help", "chess")
    assert done.returncode == 2
    assert "play, learn, rules" in done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_told_how_to_complete(shell: str) -> None:
    assert "_TABLEE_COMPLETE" in run("completion", shell).stdout


def test_help_costs_a_fifth_of_a_second_at_most() -> None:
    """Of processor time, the best of five in German: the machine may be busy."""
    best = 10.0
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert "Aufruf" in run("--help", LC_ALL="de_DE.UTF-8").stdout
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert best < 0.2


def test_scripts_get_json() -> None:
    golden = Path(__file__).parents[1] / "golden" / "skyjo-2.json"
    for arguments in (["verify", str(golden)], ["replay", str(golden)]):
        assert json.loads(run(*arguments, "--json").stdout)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["play", "skyjo", "--join", "http://host/t/K7Q2MX"], 2, "leave out the game"),
        (["play", "--join", "nonsense"], 2, "Which server?"),
        (["play", "--join", "http://127.0.0.1:9/t/K7Q2MX"], 1, "127.0.0.1:9"),
        (["play", "skyjo", "-n", "A", "-n", "B", "-n", "C"], 2, "3 names for 2 seats"),
        (["play", "skyjo", "--lang", "xx"], 2, "xx"),
        (["play", "skipbo", "-p", "7"], 2, "2 to 6 players"),
        (["play", "skipbo", "-o", "stock_size=99"], 2, "1 to 30"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(arguments: list[str], code: int, words: str) -> None:
    done = run(*arguments)
    assert done.returncode == code, done.stderr
    assert words in done.stderr
    assert "Traceback" not in done.stderr
