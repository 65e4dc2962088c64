"""The line-by-line table, driven as a person would: a real terminal, typed moves, a whole match."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tablee.locales.languages import LANGUAGES
from tablee.match.record import load
from tablee.match.verify import verify
from tablee.terminal.plain.input import forgiven
from tablee.terminal.speech import Speech

SEED = "00" * 32
PROMPT = "Your move> "
PATIENCE = 240  # seconds; on a good day nothing takes ten, but a hint may have to be compiled first
TABLEE = [sys.executable, "-m", "tablee"]


def sit_down(*arguments: str, seed: bool = True) -> Any:
    command = [*TABLEE, "play", "--plain", *arguments, *(["--seed", SEED] if seed else [])]
    return pexpect.spawn(command[0], command[1:], encoding="utf-8", timeout=PATIENCE, dimensions=(24, 400))


def play_to_the_end(table: Any, speech: Speech, prompt: str = "", most: int = 2000) -> int:
    """Type a legal move whenever asked; how often that was."""
    before, _, after = speech.say("legal-now", moves="MOVES").partition("MOVES")
    legal_line = f"{re.escape(before)}([^\r]+){re.escape(after)}\r\n"
    prompt = prompt or f"{speech.say('prompt-move', who='you', player='')}> "
    totals = speech.say("seed-was", seed="").strip(" .")
    for asked in range(most):
        if table.expect([legal_line, re.escape(totals)]) == 1:
            return asked
        legal = table.match.group(1).split()
        table.expect_exact(prompt)
        plays = [move for move in legal if re.match(r"[sdh].*>|[?x]", move)]
        table.sendline((plays or legal)[-1])
    raise AssertionError("the match does not end")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [("skyjo", ["-o", "limit=none"]), ("skipbo", ["-o", "stock_size=2", "-o", "target=none", "-p", "3"])],
)
def test_a_whole_match_can_be_played_and_proven_in_every_language(
    language: str, game: str, options: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    table = sit_down(game, *options, "--lang", language, "--save", str(file))
    assert play_to_the_end(table, Speech(language)) > 1
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0
    assert verify(load(file)).moves > 10


@pytest.mark.slow
def test_a_match_of_several_rounds_goes_on_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    table = sit_down("skyjo", "-o", "limit=250", "--save", str(file))
    play_to_the_end(table, Speech("en"))
    table.expect(pexpect.EOF)
    result = load(file).result
    assert result is not None
    assert len(result.rounds or ()) > 1


@pytest.mark.slow
def test_two_people_share_a_device() -> None:
    table = sit_down("skipbo", "-n", "Ada", "-n", "Bo", "-o", "stock_size=2", "-o", "dealer=1")
    table.expect_exact("Ada is next. Everybody else looks away")
    table.sendline("")
    table.expect(r"Hand: ([^\r]+)\r")
    card = table.match.group(1).split()[0]
    table.expect_exact("Ada’s move> ")
    table.sendline(f"h{card}:1")
    table.expect_exact("Bo is next.")
    table.sendline("")
    table.expect_exact("Bo’s move> ")
    table.sendline("quit")
    table.expect(pexpect.EOF)


@pytest.mark.slow
def test_a_refused_move_says_why_and_what_would_be_legal() -> None:
    table = sit_down("skyjo")
    table.expect_exact(PROMPT)
    table.sendline("d")
    table.expect_exact("First everybody turns over two cards")
    table.expect_exact("Legal now: ?a1")
    table.expect_exact(PROMPT)
    table.sendline("nonsense")
    table.expect_exact("is not a Skyjo move")
    table.expect_exact(PROMPT)
    table.sendline(" ? A1 ")  # spaces and case are forgiven
    table.expect_exact("You turn over a1")
    table.expect_exact(PROMPT)
    table.sendline("quit")
    table.expect_exact("Goodbye")
    table.expect(pexpect.EOF)


@pytest.mark.parametrize(
    ("typed", "legal", "meant"),
    [
        ("B2", ["?a1", "?b2"], "?b2"),
        ("T b2", ["t>b2", "d"], "t>b2"),
        ("h w > 2", ["hW>2", "h7>2"], "hW>2"),
        ("h7→2", ["h7>2"], "h7>2"),
        ("h93", ["h9>3", "h9:3"], "h93"),  # either could be meant
        ("", ["-"], ""),
    ],
)
def test_what_is_meant_is_understood(typed: str, legal: list[str], meant: str) -> None:
    assert forgiven(typed, legal) == meant


@pytest.mark.slow
def test_commands_are_understood_in_the_language_and_in_english(tmp_path: Path) -> None:
    table = sit_down("skyjo", "--lang", "de")
    table.expect_exact("Dein Zug> ")
    table.sendline("HILFE")
    table.expect_exact("k>b2 behält")
    table.sendline("punkte")
    table.expect_exact("Stand: du 0, Figaro 0.")
    table.sendline("tisch")
    table.expect_exact("Ablagestapel: ")
    table.sendline("undo")
    table.expect_exact("bleibt")
    file = tmp_path / "now.json"
    table.sendline(f"speichern {file}")
    table.expect_exact(f"Die Partie steht in {file}.")
    assert load(file).seed is None  # it goes on
    table.sendline("speichern /nowhere/at/all")
    table.expect_exact("No such file")
    table.sendline("ende")
    table.expect_exact("Auf Wiedersehen.")
    table.expect_exact("tablee play --resume")
    table.expect(pexpect.EOF)


@pytest.mark.slow
def test_a_hint_is_a_legal_move_with_a_chance_and_a_reason() -> None:
    table = sit_down("skipbo", "--level", "4")
    table.expect_exact(PROMPT)
    table.sendline("hint")
    table.expect(r"(\S+) wins \d+% \(\d+–\d+\): [A-Z][^\r]+\.", timeout=300)
    move = table.match.group(1)
    table.expect_exact(PROMPT)
    table.sendline(move)
    assert table.expect_exact(["You play", "You discard", "Legal now"]) < 2
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


def test_a_script_can_play_through_a_pipe() -> None:
    done = subprocess.run(
        [*TABLEE, "play", "skyjo", "--seed", SEED],
        input="a1\nb2\nd\nk>c3\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert "You turn over a1" in done.stdout
    assert "You put the" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


@pytest.mark.slow
def test_bots_are_watched_to_the_end_in_a_pipe() -> None:
    done = subprocess.run(
        [*TABLEE, "play", "skyjo", "--watch", "-p", "3", "-o", "limit=none", "--lang", "pt"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "ganhou a partida" in done.stdout or "ganharam a partida" in done.stdout


@pytest.mark.slow
def test_control_c_keeps_the_game() -> None:
    table = sit_down("skyjo")
    table.expect_exact(PROMPT)
    table.sendline("?a1")
    table.expect_exact(PROMPT)
    os.kill(table.pid, signal.SIGINT)
    table.expect_exact("tablee play --resume")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 130


@pytest.mark.slow
def test_killed_in_the_middle_nothing_is_lost() -> None:
    """After every single move: killed without warning, gone on with, and it is all there."""
    table = sit_down("skyjo", "-o", "limit=none")
    told: list[str] = []
    for move in ("?a1", "?b2", "d", "x>c3", "d"):
        table.expect_exact(PROMPT)
        table.sendline(move)
        table.expect(r"You (turn over|draw) [^\r]+")
        told.append(table.match.group(0))
        table.kill(signal.SIGKILL)
        table.close()
        table = sit_down("--resume", seed=False)
    table.expect_exact(told[-1])  # once more what happened last
    table.expect_exact("Drawn: ")
    table.expect_exact(PROMPT)
    table.sendline("x>d3")
    table.expect_exact("You discard the")
    table.sendline("quit")
    table.expect(pexpect.EOF)


def test_without_an_interrupted_game_there_is_nothing_to_resume() -> None:
    done = subprocess.run([*TABLEE, "play", "--resume"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "no interrupted game" in done.stderr


@pytest.mark.slow
def test_a_game_is_not_played_in_two_windows_at_once() -> None:
    table = sit_down("skyjo")
    table.expect_exact(PROMPT)
    table.sendline("?a1")
    table.expect_exact(PROMPT)
    done = subprocess.run([*TABLEE, "play", "--resume"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    table.sendline("quit")
    table.expect(pexpect.EOF)
