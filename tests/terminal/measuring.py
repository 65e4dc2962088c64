"""What the real program writes to its terminal, and how long it takes: for tests and bench/terminal.py."""

import os
import re
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import pexpect
import psutil

ROWS, COLUMNS = 24, 80
_CLEARS = re.compile(rb"\x1b\[[23]?J")
_QUIET = 0.25  # seconds without a byte: what was to be drawn has been drawn


class Start(NamedTuple):
    """From the start of the program until something was on its screen, in seconds."""

    wall: float
    processor: float


class Drawn(NamedTuple):
    """What was written to the terminal."""

    written: bytes

    @property
    def clears(self) -> int:
        """How often the screen was wiped: that is what flickers."""
        return len(_CLEARS.findall(self.written))


def program(*arguments: str, data: Path) -> Any:
    """`tablee` in a terminal of 80 columns and 24 lines, with a data folder of its own."""
    environment = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(data)}
    return pexpect.spawn(
        sys.executable,
        ["-m", "tablee", *arguments],
        env={**os.environ, **environment},
        dimensions=(ROWS, COLUMNS),
        timeout=60,
    )


def start(*arguments: str, until: str, data: Path) -> Start:
    """How long it takes until this is on the screen."""
    began = time.perf_counter()
    running = program(*arguments, data=data)
    running.expect(until)
    wall = time.perf_counter() - began
    spent = psutil.Process(running.pid).cpu_times()
    running.close(force=True)
    return Start(wall, spent.user + spent.system)


def drawn(running: Any, keys: str = "") -> Drawn:
    """All that is written after these keys, until nothing more is."""
    running.send(keys)
    written = b""
    while True:
        try:
            written += running.read_nonblocking(65536, timeout=_QUIET if written else 10)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return Drawn(written)
