"""The real program in a real terminal of 80 columns and 24 lines: tmux types and looks."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

SEED = "00" * 32


class Terminal:
    """A tmux server of its own with one window."""

    def __init__(self, folder: Path, *command: str, environment: dict[str, str]) -> None:
        self.socket = folder / "tmux"
        tmux = shutil.which("tmux")
        assert tmux is not None, "tmux is not installed. ./check installs it."
        self.tmux = [tmux, "-S", str(self.socket), "-f", "/dev/null"]
        line = " ".join(f"'{word}'" for word in (sys.executable, "-m", "tablee", *command))
        self.began = time.monotonic()
        self._run(
            *("new-session", "-d", "-x", "80", "-y", "24", f"{line}; echo ended with $?; sleep 60"),
            environment=environment,
        )

    def _run(self, *arguments: str, environment: dict[str, str] | None = None) -> str:
        return subprocess.run(
            [*self.tmux, *arguments],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, **(environment or {})},
        ).stdout

    def type(self, *keys: str) -> None:
        self._run("send-keys", *keys)

    def screen(self, colours: bool = False) -> str:
        return self._run("capture-pane", "-p", *(["-e"] if colours else []))

    def wait_for(self, pattern: str, limit: float = 30.0) -> re.Match[str]:
        deadline = time.monotonic() + limit
        while time.monotonic() < deadline:
            if found := re.search(pattern, self.screen()):
                return found
            time.sleep(0.02)
        raise AssertionError(f"{pattern!r} does not come; there is:\n{self.screen()}")

    def close(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._run("kill-server")


@pytest.fixture
def environment() -> dict[str, str]:
    return {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_from_the_first_screen_to_the_result(
    tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]
) -> None:
    """Chosen, played to the end, saved: with nothing but keys."""
    terminals.append(Terminal(tmp_path, "play", "--pace", "0", environment=environment))
    terminal = terminals[0]
    terminal.wait_for("Who plays what")
    terminal.type("Down", "Down", "Down", "Down", "Left", "Left")  # a match to 50 points … or a single round
    terminal.wait_for("A single round")
    terminal.type("Enter")
    terminal.wait_for("Turn over two of your cards")
    terminal.type("a", "1", "b", "1")
    cells = iter(f"{column}{row}" for row in "123" for column in "abcd")
    for _ in range(40):
        found = terminal.wait_for(r"draw a card, or take|or discard it and turn|won the match|is over")
        if "over" in found[0] or "won" in found[0]:
            break
        if "draw a card" in found[0]:
            terminal.type("d")
        else:
            face_down = next(cells)
            terminal.type("x", *face_down)
            time.sleep(0.1)
            if "face up already" in terminal.screen() or "no card at" in terminal.screen():
                continue
        terminal.wait_for(r"or discard it|draw a card|is playing|won the match|is over")
    terminal.wait_for("won the match")
    file = tmp_path / "played.json"
    terminal.type("w")
    terminal.wait_for("to which file")
    terminal.type("C-u")
    time.sleep(0.3)  # nobody types faster than a key is carried out
    terminal.type(str(file), "Enter")
    terminal.wait_for("is written to")
    assert file.exists()
    terminal.type("q")
    terminal.wait_for("ended with 0")


def test_the_first_screen_is_there_within_a_second(
    tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]
) -> None:
    """Warm, and by the processor's clock where the machine is busy with something else: the best of five."""
    best = 60.0
    for attempt in range(5):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        terminal = Terminal(folder, "play", "skyjo", "-p", "8", "--pace", "0", environment=environment)
        terminals.append(terminal)
        terminal.wait_for("Turn over two")
        took = time.monotonic() - terminal.began
        shell = psutil.Process(int(terminal._run("list-panes", "-F", "#{pane_pid}")))
        spent = sum(sum(program.cpu_times()[:2]) for program in shell.children())
        best = min(best, took, spent)
        terminal.close()
        if best < 1:
            break
    assert best < 1


@pytest.mark.parametrize(("term", "allowed"), [("screen", range(8)), ("xterm-16color", range(16))])
def test_sixteen_colours_are_enough(
    term: str, allowed: range, tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]
) -> None:
    """No colour is asked for by its number or its red, green and blue."""
    arguments = ("play", "skyjo", "-p", "8", "--pace", "0", "--seed", SEED)
    terminals.append(Terminal(tmp_path, *arguments, environment={**environment, "TERM": term}))
    terminals[0].wait_for("Turn over two")
    colours = terminals[0].screen(colours=True)
    assert "\x1b[" in colours
    assert not re.search(r"[34]8[;:][25]", colours)


def test_without_colour(tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]) -> None:
    arguments = ("play", "skipbo", "-p", "6", "--pace", "0", "--seed", SEED)
    terminals.append(Terminal(tmp_path, *arguments, environment={**environment, "NO_COLOR": "1"}))
    terminals[0].wait_for("It is your turn")
    codes = {
        code
        for found in re.findall(r"\x1b\[([0-9;]*)m", terminals[0].screen(colours=True))
        for code in found.split(";")
    }
    assert not codes & {str(code) for code in (*range(30, 38), *range(40, 48), *range(90, 98), 38, 48)}


def test_killed_on_the_screen_and_resumed(
    tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]
) -> None:
    first = Terminal(tmp_path, "play", "skyjo", "--pace", "0", "--seed", SEED, environment=environment)
    terminals.append(first)
    first.wait_for("Turn over two")
    first.type("a", "1", "b", "2")
    first.wait_for("draw a card, or take")
    first.type("d")
    first.wait_for("or discard it and turn")
    shell = psutil.Process(int(first._run("list-panes", "-F", "#{pane_pid}")))
    for program in shell.children():
        program.kill()
    first.close()
    (tmp_path / "again").mkdir()
    second = Terminal(tmp_path / "again", "play", "--resume", environment=environment)
    terminals.append(second)
    second.wait_for("or discard it and turn")
    second.type("x", "c", "3")
    second.wait_for("You turn over c3")
