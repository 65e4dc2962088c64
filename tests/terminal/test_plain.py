import os
import re
import signal
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pexpect
import pytest

from tablee.locales.languages import LANGUAGES
from tablee.match.record import load
from tablee.match.replay import verify
from tablee.terminal.plain_input import parse_leniently
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Keeper, interrupted_games
from tests.command import Answer, Done, Mover, Script, run

SEED = "00" * 32
PROMPT = "Your move> "
PATIENCE = 240  # seconds; on a good day nothing takes ten, but a hint may have to be compiled first


def play(*arguments: str, language: str = "en", typed: str | Answer | None = None) -> Done:
    """A match of which the seed is known, to its end unless `typed` says otherwise."""
    typed = Mover(language) if typed is None else typed
    return run("play", "--plain", "--seed", SEED, "--lang", language, *arguments, typed=typed)


@pytest.mark.slow
def test_a_whole_match_can_be_played_and_proven_in_every_language(tmp_path: Path) -> None:
    short = {"skyjo": ["-o", "limit=none"], "skipbo": ["-o", "stock_size=2", "-o", "target=none", "-p", "3"]}
    for language, (game, options) in product(LANGUAGES, short.items()):
        file = tmp_path / f"{game}-{language}.json"
        done = play(game, *options, "--save", str(file), language=language)
        assert done.returncode == 0, done.stderr
        assert Speech(language).say("seed-was", seed=SEED) in done.stdout, language
        assert verify(load(file)).moves > 10


def test_a_match_of_several_rounds_goes_on_by_itself(tmp_path: Path) -> None:
    play("skyjo", "-o", "limit=250", "--save", str(tmp_path / "match.json"))
    result = load(tmp_path / "match.json").result
    assert result is not None
    assert len(result.rounds or ()) > 1


def test_two_people_share_a_device() -> None:
    def answer(said: str) -> str | None:
        if (hand := re.search(r"Hand: (\S+).*Ada’s move> $", said, re.DOTALL)) is not None:
            return f"h{hand[1]}:1"
        return script(said)

    script = Script(
        ("Ada is next. Everybody else looks away", ""), ("Bo is next.", ""), ("Bo’s move> ", "quit")
    )
    play("skipbo", "-n", "Ada", "-n", "Bo", "-o", "stock_size=2", "-o", "dealer=1", typed=answer)
    assert script.left == []


def test_a_refused_move_says_why_and_what_would_be_legal() -> None:
    script = Script(
        (PROMPT, "d"),
        ("First everybody turns over two cards", ""),
        ("Legal now: ?a1", "nonsense"),
        ("is not a Skyjo move", " ? A1 "),  # spaces and case are forgiven
        ("You turn over a1", "quit"),
    )
    assert "Goodbye" in play("skyjo", typed=script).stdout
    assert script.left == []


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
    assert parse_leniently(typed, legal) == meant


def test_commands_are_understood_in_the_language_and_in_english(tmp_path: Path) -> None:
    file = tmp_path / "now.json"
    script = Script(
        ("Dein Zug> ", "HILFE"),
        ("k>b2 behält", "punkte"),
        ("Stand: du 0, Figaro 0.", "tisch"),
        ("Ablagestapel: ", "undo"),
        ("nichts zurückzunehmen", f"speichern {file}"),
        (f"Die Partie steht in {file}.", "speichern /nowhere/at/all"),
        ("No such file", "ende"),
    )
    done = play("skyjo", language="de", typed=script)
    assert script.left == []
    assert load(file).seed is None  # it goes on
    assert "Auf Wiedersehen." in done.stdout
    assert "tablee play --resume" in done.stdout


@pytest.mark.slow
def test_a_hint_is_a_legal_move_with_a_chance_and_a_reason() -> None:
    hint = r"(\S+) wins \d+% \(\d+–\d+\): [A-Z].+\."

    steps = iter(("hint", "the hint", "quit"))

    def answer(said: str) -> str | None:
        if not said.endswith(PROMPT):
            return None
        step = next(steps)
        return re.findall(hint, said)[0] if step == "the hint" else step

    done = play("skipbo", "--level", "4", typed=answer)
    assert re.search(f"{hint}(.|\n)*You (play|discard)", done.stdout)


def test_the_end_of_the_input_is_a_goodbye() -> None:
    done = play("skipbo", typed="")
    assert (done.returncode, "Goodbye" in done.stdout) == (0, True)


def test_a_script_can_play_through_a_pipe() -> None:
    done = run("play", "skyjo", "--seed", SEED, typed="a1\nb2\nd\nk>c3\nquit\n")
    assert "You turn over a1" in done.stdout
    assert "You swap" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_bots_are_watched_to_the_end_in_a_pipe() -> None:
    done = run("play", "skyjo", "--watch", "-p", "3", "-o", "limit=none", "--lang", "pt")
    assert "ganhou a partida" in done.stdout or "ganharam a partida" in done.stdout


def test_a_game_goes_on_where_it_was_left() -> None:
    play("skyjo", typed="a1\nb2\nd\n")
    done = run("play", "--plain", "--resume", typed="x>c3\nquit\n")
    assert "You draw" in done.stdout  # once more what happened last
    assert "Drawn: " in done.stdout
    assert "You turn over c3" in done.stdout


def sit_down(*arguments: str) -> Any:
    """As a process in a terminal."""
    command = ["-m", "tablee", "play", "--plain", *arguments]
    return pexpect.spawn(sys.executable, command, encoding="utf-8", timeout=PATIENCE, dimensions=(24, 400))


@pytest.mark.full
def test_control_c_keeps_the_game() -> None:
    table = sit_down("skyjo", "--seed", SEED)
    table.expect_exact(PROMPT)
    table.sendline("?a1")
    table.expect_exact(PROMPT)
    os.kill(table.pid, signal.SIGINT)
    table.expect_exact("tablee play --resume")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 130


@pytest.mark.full
def test_killed_in_the_middle_nothing_is_lost() -> None:
    """After every single move: killed without warning, gone on with, and it is all there."""
    table = sit_down("skyjo", "-o", "limit=none", "--seed", SEED)
    told: list[str] = []
    for move in ("?a1", "?b2", "d", "x>c3", "d"):
        table.expect_exact(PROMPT)
        table.sendline(move)
        table.expect(r"You (turn over|draw) [^\r]+")
        told.append(table.match.group(0))
        table.kill(signal.SIGKILL)
        table.close()
        table = sit_down("--resume")
    table.expect_exact(told[-1])  # once more what happened last
    table.expect_exact("Drawn: ")
    table.expect_exact(PROMPT)
    table.sendline("x>d3")
    table.expect_exact("You discard the")
    table.sendline("quit")
    table.expect(pexpect.EOF)


def test_without_an_interrupted_game_there_is_nothing_to_resume() -> None:
    done = run("play", "--resume")
    assert (done.returncode, "no interrupted game" in done.stderr) == (1, True)


def test_a_game_is_not_played_in_two_windows_at_once() -> None:
    play("skyjo", typed="?a1\n")
    path, _ = next(interrupted_games())
    playing = Keeper(path)
    assert run("play", "--resume").returncode == 1
    playing.close()
    assert run("play", "--resume").returncode == 0
