"""One running program: asked, waited for, never trusted, and ended with all that it started.

It has a process group of its own, which is killed whole. Whatever it does, a question is over by its
deadline: nothing here waits for a program to read, to write or to end without a limit.
"""

import os
import selectors
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from time import monotonic
from typing import Self, TypeVar

from tablee.bots.external.messages import (
    Bye,
    FromProgram,
    Move,
    Ready,
    ToProgram,
    Unreadable,
    line_of,
    message_in,
)

_SENTENCES = {
    "no-command": "“{given}” is not a command; a bot is one such as “python mybot.py”.",
    "not-executable": "{given} cannot be run: make it executable (chmod +x), or name what runs it.",
    "no-program": "There is no program called {given}.",
    "platform": "Programs can be bots on Linux and macOS only: {given}.",  # they need process groups
}


class CannotRun(ValueError):
    """There is nothing of that name to run: a code for other languages, and a sentence."""

    def __init__(self, code: str, given: str) -> None:
        super().__init__(_SENTENCES[code].format(given=given))
        self.code, self.given = code, given


@dataclass(frozen=True, slots=True)
class Program:
    """What to run. Its text is the command as it was typed; its name is what it has said when asked."""

    command: tuple[str, ...]
    text: str
    name: str = field(default="", compare=False)

    def __str__(self) -> str:
        return self.text

    @classmethod
    def named(cls, text: str) -> Self:
        """Raises `CannotRun`."""
        try:
            words = tuple(shlex.split(text))
        except ValueError:  # a quotation mark without its end
            words = ()
        if not words:
            raise CannotRun("no-command", text)
        if os.name != "posix":
            raise CannotRun("platform", text)
        if shutil.which(words[0]) is None:
            raise CannotRun("not-executable" if os.path.isfile(words[0]) else "no-program", words[0])
        return cls(words, text)


START_SECONDS = 10.0  # for an answer to `hello` and to `new`
GRACE_SECONDS = 1.0  # that an answer to `go` may come late: programs keep the time, machines are busy
BYE_SECONDS = 2.0  # to end by itself
MOST_LINE = 16_384  # bytes of a line,
MOST_OUTPUT = 65_536  # and of all lines until an answer
_TAIL = 4_096  # bytes of standard error that are kept
_CHUNK = 65_536

Answer = TypeVar("Answer", Ready, Move)


class Fault(StrEnum):
    """What a program can do wrong. Their order is that of a tournament's rows: new ones go to the end."""

    NO_START = "no start"  # it cannot be run, or does not play this
    CRASHED = "crashed"  # it ended, or closed its standard output
    TOO_LATE = "too late"
    UNREADABLE = "unreadable"  # it wrote what is no message, or the wrong one
    ILLEGAL = "illegal move"
    FLOODED = "flooded"


class Misbehaved(Exception):
    """A program has done something wrong, and is not asked again. The sentence is for its author."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault = fault


class Process:
    """A program that runs. Raises `Misbehaved` if it cannot; every method but `close` may do so later."""

    def __init__(self, program: Program) -> None:
        try:
            self._running = subprocess.Popen(
                program.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Misbehaved(Fault.NO_START, f"It could not be started: {error.strerror or error}.") from None
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        assert self._running.stderr is not None
        self._in, self._out, self._err = self._running.stdin, self._running.stdout, self._running.stderr
        self._selector = selectors.DefaultSelector()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._unsent = bytearray()
        self._writing = False  # whether the selector looks at its standard input
        self._unread = bytearray()
        self._heard = 0  # bytes since the last question
        self._said_all = False  # whether it has closed its standard output
        self._closed = False
        self._tail = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # ── Talking ──────────────────────────────────────────────────────────────────────────────────────

    def tell(self, message: ToProgram) -> None:
        """Send a message that needs no answer. What does not fit into the pipe goes with the next one."""
        self.tell_line(line_of(message))

    def tell_line(self, line: bytes) -> None:
        if self._closed:
            return
        if len(self._unsent) > _CHUNK * 16:
            raise Misbehaved(Fault.TOO_LATE, "It does not read what it is told.")
        self._unsent += line
        self._pump(0.0)

    def ask(self, message: ToProgram, answer: type[Answer], seconds: float) -> Answer:
        """Send a message and wait for its answer."""
        return self.ask_line(line_of(message), answer, seconds)

    def ask_line(self, line: bytes, answer: type[Answer], seconds: float) -> Answer:
        deadline = monotonic() + seconds
        if (early := self.heard(0.0)) is not None:
            kind = type(early).__name__.lower()
            raise Misbehaved(Fault.UNREADABLE, f"It sent a “{kind}” that nobody had asked for.")
        self._heard = 0
        self._unsent += line
        found = self.heard(deadline - monotonic())
        wanted = answer.__name__.lower()
        if found is None:
            if self._has_ended():  # and somebody whom it started holds its standard output open
                raise Misbehaved(Fault.CRASHED, f"It {self._how_it_ended()}.")
            what = "does not read what it is told" if self._unsent else f"sent no “{wanted}”"
            raise Misbehaved(Fault.TOO_LATE, f"It {what} within {seconds:g} seconds.")
        if not isinstance(found, answer):
            kind = type(found).__name__.lower()
            raise Misbehaved(Fault.UNREADABLE, f"It sent a “{kind}” where a “{wanted}” was due.")
        return found

    def heard(self, seconds: float) -> FromProgram | None:
        """The next message of a known type, or None if there is none in this time."""
        deadline = monotonic() + seconds
        over = False
        while True:
            while (line := self._next_line()) is not None:
                try:
                    message = message_in(line)
                except Unreadable as error:
                    raise Misbehaved(Fault.UNREADABLE, str(error)) from None
                if message is not None:
                    return message
            if self._said_all:
                raise Misbehaved(Fault.CRASHED, f"It {self._how_it_ended()}.")
            if over:
                return None
            left = deadline - monotonic()
            over = left <= 0  # what lies in the pipe by then still counts
            self._pump(max(0.0, left))

    def _next_line(self) -> bytes | None:
        end = self._unread.find(b"\n")
        if max(end, len(self._unread) if end < 0 else 0) > MOST_LINE:
            raise Misbehaved(Fault.FLOODED, f"It wrote a line of more than {MOST_LINE:,} bytes.")
        if self._heard > MOST_OUTPUT:
            raise Misbehaved(Fault.FLOODED, f"It wrote more than {MOST_OUTPUT:,} bytes without an answer.")
        if end < 0:
            return None
        line = bytes(self._unread[:end])
        del self._unread[: end + 1]
        return line

    def _pump(self, seconds: float) -> None:
        """Move bytes, as soon as any can be moved; wait for that at most so long."""
        if self._unsent and not self._writing and not self._in.closed:
            self._selector.register(self._in, selectors.EVENT_WRITE)
            self._writing = True
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._in:
                self._write()
            elif key.fileobj is self._err:
                self._read_error()
            else:
                self._read()

    def _write(self) -> None:
        try:
            sent = os.write(self._in.fileno(), self._unsent[:_CHUNK])
            del self._unsent[:sent]
        except BlockingIOError:
            return
        except OSError:  # it has closed its standard input: its silence will tell
            self._unsent.clear()
        if not self._unsent:
            self._stop_writing()

    def _stop_writing(self) -> None:
        if self._writing:
            self._selector.unregister(self._in)
            self._writing = False

    def _read(self) -> None:
        with suppress(BlockingIOError):
            read = os.read(self._out.fileno(), _CHUNK)
            self._unread += read
            self._heard += len(read)
            if not read:
                self._said_all = True
                self._selector.unregister(self._out)

    def _read_error(self) -> None:
        with suppress(BlockingIOError):
            read = os.read(self._err.fileno(), _CHUNK)
            self._tail = (self._tail + read)[-_TAIL:]
            if not read:
                self._selector.unregister(self._err)

    # ── Ending ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def complaints(self) -> str:
        """The last of what it wrote on its standard error."""
        return self._tail.decode("utf-8", "backslashreplace").strip()

    def hang_up(self) -> None:
        """Close its standard input."""
        self._stop_writing()
        self._in.close()

    def falls_silent(self, seconds: float) -> bool:
        """Whether it closes its standard output in this time, as what ends does. Reads all till then."""
        deadline = monotonic() + seconds
        while not self._said_all and (left := deadline - monotonic()) > 0:
            self._pump(left)
            self._unread.clear()
        return self._said_all

    def dismiss(self) -> None:
        """Say goodbye; who does not leave is ended. Never raises."""
        try:
            self.tell(Bye())
            self.close(BYE_SECONDS)
        except Misbehaved:
            self.close()

    def close(self, seconds: float = 0.0) -> None:
        """End it and all that it started; gently, if it ends in this time. May be repeated; never raises."""
        if self._closed:
            return
        self._closed = True
        self.hang_up()
        if seconds:
            self.falls_silent(seconds)
        self._end()
        self._selector.close()
        self._out.close()
        self._err.close()

    def _end(self) -> None:
        # Before it is waited for: until then nobody else can have its number.
        if self._running.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._running.pid, signal.SIGKILL)
            self._running.wait()

    def _has_ended(self) -> bool:
        """Without taking note of it: its group must be killed first."""
        look = os.WEXITED | os.WNOHANG | os.WNOWAIT
        return hasattr(os, "waitid") and os.waitid(os.P_PID, self._running.pid, look) is not None

    def _how_it_ended(self) -> str:
        self._end()
        self._pump(0.0)  # why, in its own words, as far as they fit into a pipe
        code = self._running.returncode
        if code == -signal.SIGKILL:
            return "closed its standard output, or was killed"
        if code < 0:
            return f"was ended by {_SIGNALS.get(-code, f'signal {-code}')}"
        return f"ended with exit code {code}"


_SIGNALS: Mapping[int, str] = {number.value: number.name for number in signal.Signals}
