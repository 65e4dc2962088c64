import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect
import psutil
import pytest

from tablee.terminal.output import near
from tests.command import run
from tests.terminal.measuring import drawn

PATIENCE = 240  # seconds; hardly anything takes two
ALTERNATE, NORMAL = b"\x1b[?1049h", b"\x1b[?1049l"


def started(*arguments: str, data: Path, size: tuple[int, int] = (24, 80), **environment: str) -> Any:
    wanted = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(data), **environment}
    return pexpect.spawn(
        sys.executable,
        ["-m", "tablee", *arguments],
        env={**os.environ, **wanted},
        dimensions=size,
        timeout=PATIENCE,
    )


def skyjo(data: Path, **more: Any) -> Any:
    running = started("play", "skyjo", "--pace", "0", data=data, **more)
    running.expect("Turn over two")
    return running


@pytest.mark.full
def test_the_terminal_is_asked_how_large_it_is(tmp_path: Path) -> None:
    """A shell may have left COLUMNS and LINES of another window."""
    running = skyjo(tmp_path, size=(24, 80), COLUMNS="200", LINES="60")
    written = drawn(running).written
    running.close(force=True)
    below = [int(row) for row in re.findall(rb"\x1b\[(\d+);\d+H", written)]
    assert max(below, default=1) <= 24


@pytest.mark.full
def test_sigterm_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    running = skyjo(tmp_path)
    os.kill(running.pid, signal.SIGTERM)
    running.expect_exact(NORMAL)
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 128 + signal.SIGTERM
    again = started("play", "--resume", "--plain", data=tmp_path)
    again.expect("Your move")
    again.close(force=True)


@pytest.mark.full
def test_ctrl_z_gives_the_terminal_back_and_takes_it_again(tmp_path: Path) -> None:
    shell = pexpect.spawn(
        "bash",
        ["--norc", "-i"],
        env={**os.environ, "PS1": "$ ", "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"},
        dimensions=(24, 80),
        timeout=PATIENCE,
    )
    shell.sendline(f"{sys.executable} -m tablee play skyjo --pace 0")
    shell.expect("Turn over two")
    shell.send("\x1a")
    shell.expect_exact(NORMAL)
    shell.expect("Stopped")
    shell.sendline("fg")
    shell.expect_exact(ALTERNATE)
    shell.expect("Turn over two")
    shell.send("qq")
    shell.expect("--resume")
    shell.close(force=True)


@pytest.mark.full
def test_without_its_terminal_the_program_ends(tmp_path: Path) -> None:
    """Even where hanging up is ignored, as with nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        running = skyjo(tmp_path)
    finally:
        signal.signal(signal.SIGHUP, before)
    process = psutil.Process(running.pid)
    os.close(running.child_fd)
    assert process.wait(PATIENCE) in (None, 128 + signal.SIGHUP)


@pytest.mark.full
@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("q", 0)])
def test_ctrl_c_exits_with_130_and_q_with_0(key: str, code: int, tmp_path: Path) -> None:
    running = skyjo(tmp_path)
    running.send(key)
    running.expect("once more")
    running.send(key)
    running.expect("tablee play --resume")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == code


@pytest.mark.full
def test_a_dumb_terminal_is_spoken_to_line_by_line(tmp_path: Path) -> None:
    running = started("play", "skyjo", data=tmp_path, TERM="dumb")
    running.expect("Your move")
    assert b"\x1b" not in running.before
    running.close(force=True)


@pytest.mark.full
@pytest.mark.parametrize("encoding", ["iso-8859-1", "ascii"])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_other_encodings_get_something_near(encoding: str, language: str, tmp_path: Path) -> None:
    """On the whole screen, line by line, and in help."""
    letters: dict[str, Any] = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    running = started("play", "skipbo", "--pace", "0", "--lang", language, data=tmp_path, **letters)
    running.expect(":::")
    running.close(force=True)
    assert b"Traceback" not in running.before
    for command in (
        ["--help"],
        ["play", "skyjo", "--plain", "--lang", language],
        ["play", "--help", "--lang", language],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "tablee", *command],
            input=b"quit\n",
            capture_output=True,
            env={**os.environ, **letters, "XDG_DATA_HOME": str(tmp_path)},
            check=False,
        )
        assert b"Traceback" not in done.stderr
        assert done.returncode == 0
        done.stdout.decode("utf-8" if encoding == "ascii" else encoding)  # click takes ASCII for a mistake


def test_what_is_near_keeps_the_shape_of_a_board() -> None:
    board = "┌─┐│└┘┏━┓┃┗┛╔═╗║╚╝░█▀▄▶■♦★●○▲◆•›↵−–×Σ"
    assert len(near(board)) == len(board)
    assert near(board).isascii()
    assert near("Ärger „so“ …") == 'Arger "so" ...'
    assert near("😀") == "?"


def test_the_name_of_a_game_alone_means_to_play_it() -> None:
    done = run("skyjo", "--plain", typed="quit\n", TABLEE_COMMAND="./play")
    assert "Your move" in done.stdout
    assert "./play --resume" in done.stdout
