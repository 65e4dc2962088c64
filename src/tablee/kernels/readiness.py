"""Which parts of the games are compiled, so that they can run at once, and having the others compiled.

This module needs no compiler. Where the compiled code came with the installation, nothing is lacking.
"""

import subprocess
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tablee.game.registry import is_registered_here, package_of
from tablee.kernels.sources import path_of
from tablee.kernels.store import SHIPPED, key_of, own_directory, processor_flags, shipped_code, write

ATTACHED = "--attached"  # tells `tablee.preparation` that it is somebody's child,
IDLE = "--idle"  # and that it has to give way to everything else
Part = tuple[str, str]  # a game and one of `PARTS`

# By the part: a module of the game with all that is compiled for it. `tablee.preparation` compiles them.
PARTS = {
    "simulation": "kernel.kernel",
    "levels": "bots.playouts",
    "learned-matches": "bots.learned_playouts",
    "hints": "bots.determinization",
    "learned": "bots.champion",
    "champion": "bots.champion",
    "review": "review",
    "environments": "environment.kernel",
}

_ready: set[Part] = set()


def is_ready(game: str, part: str) -> bool:
    """Whether this part is compiled, as far as `find_lacking` has seen. Looks at no files."""
    return (game, part) in _ready


def find_lacking(parts: Iterable[Part]) -> list[Part]:
    """Those of the parts that have to be compiled yet; not those that the game does not have.

    Looks at files, so it is not for an event loop. Raises `UnknownGame`.
    """
    lacking = []
    for part in parts:
        if part in _ready or _is_compiled(*part):
            _ready.add(part)
        else:
            lacking.append(part)
    return lacking


def mark_ready(game: str, part: str) -> None:
    """Say that all of this part has been compiled here."""
    write(_own_marker(game, part), b"")
    _ready.add((game, part))


def _is_compiled(game: str, part: str) -> bool:
    if is_registered_here(game):  # no process that compiles would find it
        return True
    return path_of(_module(game, part)) is None or any(marker.exists() for marker in _markers(game, part))


def _markers(game: str, part: str) -> list[Path]:
    shipped = shipped_code()
    came = [] if shipped is None else [SHIPPED / marker_name(game, part, shipped.processor)]
    return [*came, _own_marker(game, part)]


def _own_marker(game: str, part: str) -> Path:
    return own_directory() / marker_name(game, part, *sorted(processor_flags()))


def marker_name(game: str, part: str, *processor: str) -> str:
    """The file that says that a part is compiled for a processor."""
    return f"{game}-{part}-{key_of(_module(game, part), *processor)}.ready"


def _module(game: str, part: str) -> str:
    return f"{package_of(game)}.{PARTS[part]}"


class Preparation:
    """Compiles these parts in a process of its own, in this order, while something else goes on.

    Two of them share the work: each function is compiled by whichever comes to it first.
    """

    def __init__(self, lacking: Iterable[Part], awaited: bool = False) -> None:
        """`awaited`: somebody waits for it. Otherwise it only gets the time that the processor has left."""
        self.compiled = 0  # functions, so far
        self._process: subprocess.Popen[str] | None = None
        if named := [f"{game}:{part}" for game, part in lacking]:
            how = [ATTACHED] if awaited else [ATTACHED, IDLE]
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tablee.preparation", *how, *named],
                stdin=subprocess.PIPE,  # at whose end it ends
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                # Ctrl-C is for the process that started it. Not a new session: Linux schedules sessions as
                # equals, whatever priority their processes have.
                process_group=0,
            )
            threading.Thread(target=self._count, args=(self._process,), daemon=True).start()

    def _count(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                self.compiled = int(line)

    def wait(self, seconds: float | None = None) -> bool:
        """Whether it is done, after at most so many seconds."""
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
        return self._process is None or self._process.returncode is not None

    def close(self) -> None:
        """What was compiled is kept; the rest is left for another time."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdin is not None
            self._process.stdin.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
