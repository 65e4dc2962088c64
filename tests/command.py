"""The command `tablee` for tests: in this process, or as a process.

Use `run` wherever the process is not the point: it takes milliseconds. Use `run_process` for what only a
process has: what it imports, its encodings, pipes that break.
"""

import io
import logging
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from tablee.cli import main
from tablee.terminal.plain_input import READER
from tablee.terminal.speech import Speech

TABLEE = [sys.executable, "-m", "tablee"]
_PATIENCE = 240.0  # seconds that a command may wait for its next line; something may have to be compiled


class Done(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


Answer = Callable[[str], str | None]  # the next line, given what was said since the last one


def run(
    *arguments: str, typed: str | Answer | None = "", cwd: Path | None = None, **environment: str
) -> Done:
    """Run the command in this process. `typed`: its whole input, or a function that answers it."""
    source, sink = os.pipe()
    said = _Said(typed if callable(typed) else None, sink)
    stdout, stderr = io.TextIOWrapper(said, "utf-8", write_through=True), io.StringIO()
    before = Path.cwd()
    if isinstance(typed, str):
        os.write(sink, typed.encode())
        said.hang_up()
    os.chdir(cwd or before)
    try:
        with (
            open(source, encoding="utf-8") as stdin,
            mock.patch.multiple(sys, stdin=stdin, stdout=stdout, stderr=stderr),
            mock.patch.dict(os.environ, environment),
            _same_log_as_before(),
        ):
            try:
                main(arguments, prog_name="tablee")
            except SystemExit as end:
                code = end.code
            assert sys.stdout is stdout, ("somebody else has replaced it", sys.stdout)
            said.hang_up()
            for thread in threading.enumerate():
                if thread.name == READER:  # it sees the end of the input
                    thread.join(_PATIENCE)
    finally:
        os.chdir(before)
        said.hang_up()
    assert code is None or isinstance(code, int), code
    return Done(code or 0, said.text, stderr.getvalue())


@contextmanager
def _same_log_as_before() -> Iterator[None]:
    """A server writes its log to standard error, which is another one afterwards."""
    root, own = logging.getLogger(), logging.getLogger("tablee")
    before = (root.handlers[:], root.level, own.level)
    try:
        yield
    finally:
        root.handlers[:], level, own_level = before
        root.setLevel(level)
        own.setLevel(own_level)


class _Said(io.BytesIO):
    """Standard output. What is said may be answered at once."""

    def __init__(self, answer: Answer | None, sink: int) -> None:
        super().__init__()
        self.answer, self.sink = answer, sink
        self.text = ""
        self._heard = 0  # how much of it was answered
        self._open = True
        self._by_main_thread = threading.current_thread() is threading.main_thread()
        self._wait()

    def _wait(self) -> None:
        """A command that nobody answers is interrupted, instead of waiting for ever."""
        self._timer = threading.Timer(_PATIENCE, self._interrupt)
        self._timer.daemon = True
        if self.answer is not None:
            self._timer.start()

    def _interrupt(self) -> None:
        self.hang_up()
        if self._by_main_thread:
            signal.raise_signal(signal.SIGINT)

    def write(self, data: Any) -> int:
        self.text += bytes(data).decode()
        if self.answer is not None and (line := self.answer(self.text[self._heard :])) is not None:
            self._heard = len(self.text)
            self._timer.cancel()
            self._wait()
            os.write(self.sink, f"{line}\n".encode())
        return len(bytes(data))

    def hang_up(self) -> None:
        self._timer.cancel()
        if self._open:
            self._open = False
            os.close(self.sink)


class Script:
    """Types each line when its text has come. `left` has those whose text never came."""

    def __init__(self, *lines: tuple[str, str]) -> None:
        self.left = list(lines)

    def __call__(self, said: str) -> str | None:
        if self.left and self.left[0][0] in said:
            return self.left.pop(0)[1]
        return None


class Mover:
    """Plays line by line with moves that bring a game to its end: plays before discards."""

    def __init__(self, language: str = "en", most: int = 2000) -> None:
        speech = Speech(language)
        self.prompt = f"{speech.say('prompt-move', who='you', player='')}> "
        before, _, after = speech.say("legal-now", moves="MOVES").partition("MOVES")
        self.legal = re.compile(f"{re.escape(before)}(.+){re.escape(after)}\n")
        self.left = most  # moves; a match that needs more does not end

    def __call__(self, said: str) -> str | None:
        if not said.endswith(self.prompt):
            return None
        self.left -= 1
        if self.left < 0:
            return "quit"
        moves = self.legal.findall(said)[-1].split()
        plays = [move for move in moves if re.match(r"[sdh].*>|[?x]", move)]
        return str((plays or moves)[-1])


def run_process(
    *arguments: str, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command as a process."""
    return subprocess.run(
        [*TABLEE, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, **environment},
        check=False,
    )


def complaints_about(done: Done | subprocess.CompletedProcess[str], code: int, *words: str) -> list[str]:
    """How this differs from one sentence with these words on standard error."""
    last = (done.stderr.strip().splitlines() or [""])[-1]
    wrong = [f"exit code {done.returncode}, not {code}"] if done.returncode != code else []
    wrong += ["a traceback"] if "Traceback" in done.stderr else []
    return wrong + [f"{word!r} is not in {last!r}" for word in words if word not in last]


def assert_one_sentence(done: Done | subprocess.CompletedProcess[str], code: int, *words: str) -> None:
    assert complaints_about(done, code, *words) == []


def collect(cases: Sequence[tuple[Sequence[str], int, Sequence[str]]]) -> list[str]:
    """Run each of these command lines; what is wrong with their exit codes and last sentences."""
    return [
        f"{' '.join(arguments)}: {wrong}"
        for arguments, code, words in cases
        for wrong in complaints_about(run(*arguments), code, *words)
    ]
