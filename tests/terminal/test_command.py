import json
from difflib import unified_diff
from pathlib import Path

from tests.command import collect, run

COMMANDS = ("analyse", "arena", "backup", "bench", "check-bot", "completion", "games", "help", "lab",
            "learn", "moderate", "play", "real-table", "replay", "restore", "review", "rules", "score",
            "serve", "simulate", "sit", "site", "tables", "verify")  # fmt: skip


def test_every_command_has_help_with_examples_and_exit_codes() -> None:
    wrong = []
    for command in COMMANDS:
        shown = run(command, "--help").stdout
        for others in (("help", command), (command, "-h")):
            wrong += [
                f"{others}: {line}"
                for line in unified_diff(shown.split("\n"), run(*others).stdout.split("\n"))
            ]
        parts = (f"Usage: tablee {command}", f"Examples:\n  tablee {command}", "  130  interrupted")
        wrong += [f"{command}: no {part!r}" for part in parts if part not in shown]
    assert wrong == []


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


def test_shells_are_told_how_to_complete() -> None:
    shells = ("bash", "zsh", "fish")
    assert all("_TABLEE_COMPLETE" in run("completion", shell).stdout for shell in shells)


def test_scripts_get_json() -> None:
    golden = Path(__file__).parents[1] / "golden" / "skyjo-2.json"
    for arguments in (["verify", str(golden)], ["replay", str(golden)]):
        assert json.loads(run(*arguments, "--json").stdout)


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    cases = [
        (["play", "skyjo", "--join", "http://host/t/K7Q2MX"], 2, ["leave out the game"]),
        (["play", "--join", "nonsense"], 2, ["Which server?"]),
        (["play", "--join", "http://127.0.0.1:9/t/K7Q2MX"], 1, ["127.0.0.1:9"]),
        (["play", "skyjo", "-n", "A", "-n", "B", "-n", "C"], 2, ["3 names for 2 seats"]),
        (["play", "skyjo", "--lang", "xx"], 2, ["xx"]),
        (["play", "skipbo", "-p", "7"], 2, ["2 to 6 players"]),
        (["play", "skipbo", "-o", "stock_size=99"], 2, ["1 to 30"]),
    ]
    assert collect(cases) == []
