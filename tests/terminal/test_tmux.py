"""The real program in a real terminal of 80 columns and 24 lines: tmux types and looks."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from tests.terminal.screens import SNAPSHOTS, compare

SEED = "00" * 32
PATIENCE = 120.0  # seconds; on a good day nothing takes one


class Terminal:
    """A tmux server of its own with one window."""

    def __init__(self, folder: Path, *command: str, environment: dict[str, str]) -> None:
        self.socket = folder / "tmux"
        tmux = shutil.which("tmux")
        assert tmux is not None, "tmux is not installed. ./check installs it."
        self.tmux = [tmux, "-S", str(self.socket), "-f", "/dev/null"]
        line = " ".join(f"'{word}'" for word in (sys.executable, "-m", "tablee", *command))
        self._run(
            *("new-session", "-d", "-x", "80", "-y", "24", "-c", str(folder)),
            f"{line}; echo ended with $?; sleep 600",
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

    def wait_for(self, pattern: str, limit: float = PATIENCE) -> re.Match[str]:
        self.wait_until(lambda screen: re.search(pattern, screen) is not None, limit, pattern)
        found = re.search(pattern, self.seen)
        assert found is not None
        return found

    def wait_until(self, holds: Callable[[str], bool], limit: float = PATIENCE, what: str = "it") -> None:
        """Until this holds of the screen, which is then in `seen`."""
        deadline = time.monotonic() + limit
        while time.monotonic() < deadline:
            self.seen = self.screen()
            if holds(self.seen):
                return
            time.sleep(0.02)
        raise AssertionError(f"{what!r} does not come; there is:\n{self.seen}")

    def wait_for_snapshot(self, name: str) -> str:
        """The screen with its colours, once it is as in this file. If it never is, the last one."""
        deadline = time.monotonic() + PATIENCE
        file = SNAPSHOTS / f"{name}.txt"
        expected = file.read_text() if file.exists() else ""
        while tagged(screen := self.screen(colours=True)) != expected and time.monotonic() < deadline:
            time.sleep(0.02)
        return screen

    def kill(self) -> None:
        """The program, without warning; and the terminal with it."""
        shell = psutil.Process(int(self._run("list-panes", "-F", "#{pane_pid}")))
        for program in shell.children():
            program.kill()
        self.close()

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


def face_down(screen: str) -> list[str]:
    """The own cells of Skyjo that are not turned over, as they are drawn."""
    lines = screen.splitlines()
    return [
        f"{'abcd'[column]}{row + 1}"
        for row in range(3)
        for column in range(4)
        if lines[4 + 3 * row][3 + 6 * column : 6 + 6 * column] == "░░░"
    ]


@pytest.mark.slow
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
    terminal.wait_for("draw a card, or take|is playing")
    for _ in range(60):
        found = terminal.wait_for(r"draw a card, or take|or discard it and turn|won the match")[0]
        if found == "won the match":
            break
        if found == "draw a card, or take":
            terminal.type("d")
            terminal.wait_for("or discard it and turn")
            continue
        cell = face_down(terminal.screen())[0]
        terminal.type("x", *cell)
        terminal.wait_until(
            lambda screen, turned=cell: (  # type: ignore[misc]
                turned not in face_down(screen) and "or discard it and turn" not in screen
            )
        )
    terminal.wait_for("won the match")
    file = tmp_path / "played.json"
    terminal.type("w")
    terminal.wait_for("to which file")
    terminal.type("C-u")
    terminal.wait_until(lambda screen: "match.json" not in screen)  # that name was proposed
    terminal.type(str(file), "Enter")
    terminal.wait_for("is written to")
    assert file.exists()
    terminal.type("q")
    terminal.wait_for("ended with 0")


MANY_COLOURS = re.compile(r"[34]8[;:][25]")  # by number, or by red, green and blue


def tagged(screen: str) -> str:
    """With a tag wherever the looks change, the same for every version of tmux: {33,bold}▶{}."""
    names = {"1": "bold", "2": "dim", "7": "reverse"}
    looks: dict[str, str] = {}
    text, shown = "", ""
    for codes, plain in re.findall(r"(?:\x1b\[([0-9;]*)m)?([^\x1b]*)", screen):
        for code in codes.split(";") if codes else ():
            if code in names:
                looks[code] = names[code]
            elif code in ("39", "49"):
                looks.pop("ink" if code == "39" else "ground", None)
            elif code in ("", "0"):
                looks.clear()
            else:
                looks["ground" if code[:-1] in ("4", "10") else "ink"] = code
        for part in re.split(r"(\s+)", plain):
            if part.strip():  # how a space looks is seen by nobody, unless it is reversed
                now = ",".join(sorted(looks.values()))
                text, shown = text + ("" if now == shown else f"{{{now}}}"), now
            text += part
    return "".join(f"{line.rstrip()}\n" for line in text.splitlines())


TABLES = [("skyjo", "8", "Magpie 7 turns over b1"), ("skipbo", "6", "It is your turn")]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "until"), TABLES)
@pytest.mark.parametrize(
    ("colours", "variables"),
    [("16", {"TERM": "xterm-16color"}), ("8", {"TERM": "screen"}), ("none", {"NO_COLOR": "1"})],
)
def test_a_full_table_with_few_colours_or_none(
    game: str,
    players: str,
    until: str,
    colours: str,
    variables: dict[str, str],
    tmp_path: Path,
    environment: dict[str, str],
    terminals: list[Terminal],
) -> None:
    """As it is in a terminal, with its colours: none is asked for by number or by red, green and blue."""
    arguments = ("play", game, "-p", players, "--pace", "0", "--seed", SEED, "-o", "dealer=0")
    terminal = Terminal(tmp_path, *arguments, environment={**environment, **variables})
    terminals.append(terminal)
    terminal.wait_for(until)
    terminal.type("Tab")
    terminal.wait_for("╔═")
    name = f"{game}-{players}-colours-{colours}"
    screen = terminal.wait_for_snapshot(name)
    codes = {code for found in re.findall(r"\x1b\[([0-9;]*)m", screen) for code in found.split(";")}
    assert not MANY_COLOURS.search(screen)
    coloured = {str(code) for code in (*range(30, 38), *range(40, 48), *range(90, 98))}
    assert bool(codes & coloured) == (colours != "none")
    terminal.type("?")
    terminal.wait_for("╭")
    assert not MANY_COLOURS.search(terminal.screen(colours=True))
    compare(tagged(screen), name)


@pytest.mark.slow
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
    first.kill()
    (tmp_path / "again").mkdir()
    second = Terminal(tmp_path / "again", "play", "--resume", environment=environment)
    terminals.append(second)
    second.wait_for("or discard it and turn")
    second.type("x", "c", "3")
    second.wait_for("You turn over c3")


@pytest.mark.slow
def test_a_score_sheet_is_killed_after_every_number_and_gone_on_with(
    tmp_path: Path, environment: dict[str, str], terminals: list[Terminal]
) -> None:
    names = [word for name in ("Ada", "Bo", "Cy") for word in ("-n", name)]
    arguments = ["score", "skyjo", *names]
    keys = (("points of Ada", ("1", "2", "Enter")), ("points of Bo", ("-", "1", "Enter")),
            ("points of Cy", ("7", "Enter")), ("Who turned over everything", ("2",)))  # fmt: skip
    for number, (asked, typed) in enumerate(keys):
        folder = tmp_path / str(number)
        folder.mkdir()
        terminal = Terminal(folder, *arguments, environment=environment)
        terminals.append(terminal)
        terminal.wait_for(asked)
        terminal.type(*typed)
        terminal.wait_for(keys[number + 1][0] if number + 1 < len(keys) else "Round 2, points of Ada")
        terminal.kill()
        arguments = ["score"]  # from now on, the sheet that there is
    (tmp_path / "last").mkdir()
    last = Terminal(tmp_path / "last", "score", environment=environment)
    terminals.append(last)
    last.wait_for(r"1 +12 +■ −1 +7")
    last.type("x")
    last.wait_for("Export to which file")
    assert not MANY_COLOURS.search(last.screen(colours=True))
    last.type("Enter")  # as it is called there, in the folder where this is
    last.wait_for("Exported to scores.csv")
    last.type("q")
    last.wait_for("ended with 0")
