"""Lines that are typed, for a program that has other things to do meanwhile."""

import asyncio
import os
import sys
import threading
from contextlib import suppress


class Lines:
    """What comes in on standard input, line by line. None stands for its end."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        # Not `sys.stdin`: a thread that waits in there could not be left behind when the program ends.
        threading.Thread(target=self._read, args=(sys.stdin.fileno(),), daemon=True).start()

    def _read(self, handle: int) -> None:
        left = b""
        while data := _read(handle):
            *whole, left = (left + data).split(b"\n")
            for line in whole:
                self._put(line.decode(errors="replace").rstrip("\r"))
        if left:
            self._put(left.decode(errors="replace"))
        self._put(None)

    def _put(self, line: str | None) -> None:
        with suppress(RuntimeError):  # the program has ended meanwhile
            self._loop.call_soon_threadsafe(self.queue.put_nowait, line)

    async def next(self) -> str:
        """Raises `EOFError` at the end of the input, from then on every time."""
        line = await self.queue.get()
        if line is None:
            self.queue.put_nowait(None)
            raise EOFError
        return line


def _read(handle: int) -> bytes:
    try:
        return os.read(handle, 4096)
    except OSError:  # the terminal is gone
        return b""
