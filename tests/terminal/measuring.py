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
_PATIENCE = 120.0  # seconds until something is drawn at all; on a good day it takes one
_QUIET = 25  # looks since the last byte, a hundredth of a second apart, that find the program asleep


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
        timeout=_PATIENCE,
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
    """All that is written after these keys, until the program has nothing more to do.

    Time alone says little where others use the processor as well: it counts only while the program sleeps.
    """
    running.send(keys)
    written = running.read_nonblocking(65536, timeout=_PATIENCE) if keys else b""
    quiet = 0
    while quiet < _QUIET:
        try:
            written += running.read_nonblocking(65536, timeout=0.01)
            quiet = 0
        except pexpect.TIMEOUT:
            quiet += _sleeps(running.pid)
    return Drawn(written)


def _sleeps(pid: int) -> bool:
    """Whether no thread of the process computes or waits for its turn to."""
    tasks = Path(f"/proc/{pid}/task").glob("*/stat")
    return all(stat.read_text().rpartition(") ")[2].startswith("S") for stat in tasks)
