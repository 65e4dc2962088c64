"""A place to try the commands of one page, in the order in which the page shows them."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pexpect

from tests.docs.pages import ROOT, Command
from tests.services import free_port

PATIENCE = 60.0  # seconds, for one command; on a good day it takes one or two

# The same commands, for tests that have to be quick. Of an option given twice the last counts.
_QUICKER = {
    "arena": "-m 4 --threads 1",
    "bench": "--seconds 0.02",
    "lab": "--matches 16",
    "simulate": "--matches 20",
}
_SCREENS = {"play", "learn", "score", "replay"}
_PRINTING = {"--export", "--json", "--text", "--help"}


class Desk:
    """A folder with a home of its own, and with the files that pages take for granted."""

    def __init__(self, folder: Path, addresses: dict[str, str]) -> None:
        """`addresses` are real ones for those that pages show."""
        self.folder, self.addresses = folder, addresses
        for shared in ("examples", "scripts"):
            (folder / shared).symlink_to(ROOT / shared)
        shutil.copy(ROOT / "examples/matches/skyjo.json", folder / "match.json")
        (folder / "moves.txt").write_text("?a1\n?b1\nquit\n")
        home = folder / "home"
        home.mkdir()
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
        self.environment = {
            **kept,
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            # Compiled code is where it was: a new home would compile for minutes.
            "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "80",
        }

    def run(self, command: Command) -> str:
        """All that the command said. Raises `AssertionError` if it failed."""
        text = self._fitted(command)
        words = shlex.split(text)
        if words[:2] == ["tablee", "serve"]:
            return self._serve(text, "--port {port}", "/healthz")
        if words[:3] == ["python", "scripts/docs_site.py", "serve"]:
            return self._serve(text, f"--folder {self.folder} --address 127.0.0.1:{{port}}", "/")
        if command.output is None and has_screen(words):
            return self._sit_down(text, words)
        return self._finish(text, fails=(command.output or "").startswith("tablee: "))

    def _fitted(self, command: Command) -> str:
        """The command as it can be run here."""
        text = as_tablee(command.text)
        for shown, real in self.addresses.items():
            text = text.replace(shown, real)
        words = text.split(" ")
        if command.output is None and words[0] == "tablee" and words[1] in _QUICKER:
            before, redirect, after = text.partition(" >")
            text = f"{before} {_QUICKER[words[1]]}{redirect}{after}"
        return text

    def _finish(self, text: str, fails: bool) -> str:
        """A command that ends by itself. Whatever it asks is answered with yes."""
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", text],
            cwd=self.folder,
            env=self.environment,
            input="y\n",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode == 1) if fails else (done.returncode == 0), f"{text}\n{done.stdout}"
        return done.stdout

    def _sit_down(self, text: str, words: list[str]) -> str:
        """A command with a screen, or line by line: wait for it, and leave."""
        program: Any = pexpect.spawn(
            *("bash", ["-c", f"exec {text}"]),
            cwd=str(self.folder),
            env=self.environment,
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        try:
            # A screen, a question, or the end of what only prints.
            line_by_line = program.expect([r"\x1b\[\?1049h", r"> ?$", pexpect.EOF]) == 1
            first_screen = words[1:] == ["play"]
            leave = "quit\r" if line_by_line else "\x1b" if first_screen else "q"
            if words[1] == "score" and {"skipbo", "skyjo"} & {*words} and "-n" not in words:
                program.expect("Who plays")
                program.send("Ada, Bo\r")
            deadline = time.monotonic() + PATIENCE
            while program.isalive():
                assert time.monotonic() < deadline, f"{text}: it does not end"
                with suppress(OSError):  # it may have ended meanwhile
                    program.send(leave)
                program.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=0.3)
            program.close()
            assert program.exitstatus == 0, f"{text}: {program.before}"
        finally:
            program.close(force=True)
        return ""

    def _serve(self, text: str, options: str, path: str) -> str:
        """A server: wait until it answers, and close it as Ctrl-C does."""
        port = free_port()
        with self._started(f"exec {text} {options.format(port=port)}") as server:
            deadline = time.monotonic() + PATIENCE
            while not _answers(f"http://127.0.0.1:{port}{path}"):
                assert server.poll() is None, f"{text}: it has ended"
                assert time.monotonic() < deadline, f"{text}: it does not open"
                time.sleep(0.05)
            server.send_signal(signal.SIGINT)
            said, _ = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0, f"{text}\n{said}"
        return str(said)

    @contextmanager
    def _started(self, text: str) -> Iterator[subprocess.Popen[str]]:
        server = subprocess.Popen(
            ["bash", "-c", text],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            yield server
        finally:
            server.kill()
            server.wait()
            assert server.stdout is not None
            server.stdout.close()


def as_tablee(text: str) -> str:
    """What `./play` does when everything is set up, and what lies in an environment of its own."""
    text = re.sub(r"^~/tablee/bin/", "", text)
    text = re.sub(r"^\./play(?= (skipbo|skyjo))", "tablee play", text)
    text = re.sub(r"^\./play(?= [a-z])", "tablee", text)
    return re.sub(r"^\./play", "tablee serve", text)


def has_screen(words: list[str]) -> bool:
    """Whether a command that is run so talks with whoever sits before the terminal."""
    return words[0] == "tablee" and words[1] in _SCREENS and not {*_PRINTING, "<", "|"} & {*words}


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
