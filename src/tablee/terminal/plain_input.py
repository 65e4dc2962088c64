"""Parses typed commands and moves, and reads standard input."""

import asyncio
import os
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress

from tablee.terminal.speech import Speech

READER = "tablee-input"  # the thread that reads standard input


def command_of(text: str, speech: Speech, commands: Sequence[str]) -> tuple[str, str] | None:
    """The command and its argument, in English or in the reader's language."""
    word, _, rest = text.strip().partition(" ")
    word = word.lower()
    if text.strip() in ("?", "q"):
        return ("help" if word == "?" else "quit"), ""
    for command in commands:
        own = [name.strip().lower() for name in speech.say(f"command-{command}").split(",")]
        if word == command or word in own:
            return command, rest.strip()
    return None


def parse_leniently(text: str, legal: Sequence[str]) -> str:
    """The move, ignoring spaces, case and signs as long as only one legal move fits."""
    typed = "".join(text.split()).lower().replace("w", "W").replace("→", ">").replace("=>", ">")
    if typed[:1] == "!" and typed[1:].isdecimal():
        return f"!{int(typed[1:]) - 1}"  # people count seats from 1
    if typed in legal:
        return typed
    bare = _bare(typed)
    fitting = [move for move in legal if bare and _bare(move) == bare]
    return fitting[0] if len(fitting) == 1 else typed


def as_listed(move: str) -> str:
    """A move as people type it: they count seats from 1."""
    return f"!{int(move[1:]) + 1}" if move[:1] == "!" and move[1:].isdecimal() else move


def _bare(move: str) -> str:
    return "".join(character for character in move if character.isalnum())


class Lines:
    """The lines of standard input. None marks the end."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        # Not `sys.stdin`: a thread that waits in there could not be left behind when the program ends.
        threading.Thread(target=self._read, args=(sys.stdin.fileno(),), name=READER, daemon=True).start()

    def _read(self, handle: int) -> None:
        left, encoding = b"", sys.stdin.encoding
        while data := _read(handle):
            *whole, left = (left + data).split(b"\n")
            for line in whole:
                self._put(line.decode(encoding, "replace").rstrip("\r"))
        if left:
            self._put(left.decode(encoding, "replace"))
        self._put(None)

    def _put(self, line: str | None) -> None:
        with suppress(RuntimeError):  # the program has ended meanwhile
            self._loop.call_soon_threadsafe(self.queue.put_nowait, line)

    async def next(self) -> str:
        """Raises `EOFError` at the end of the input, and every time after it."""
        line = await self.read()
        if line is None:
            raise EOFError
        return line

    async def read(self) -> str | None:
        """Like `next`, but None at the end: an abandoned task must not end in an error."""
        line = await self.queue.get()
        if line is None:
            self.queue.put_nowait(None)
        return line


def _read(handle: int) -> bytes:
    try:
        return os.read(handle, 4096)
    except OSError:  # the terminal is gone
        return b""
