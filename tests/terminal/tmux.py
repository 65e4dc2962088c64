"""A real terminal for tests: tmux types and looks."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import psutil

from tests.terminal.screens import SNAPSHOTS

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

    def programs(self) -> list[psutil.Process]:
        """What runs there."""
        return psutil.Process(int(self._run("list-panes", "-F", "#{pane_pid}"))).children()

    def close(self) -> None:
        """Kill the program without warning, and the terminal with it."""
        with suppress(subprocess.CalledProcessError):
            for program in self.programs():
                program.kill()
            self._run("kill-server")


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
