"""Which parts of the games are compiled, so that they can run at once. Needs no compiler."""

from collections.abc import Iterable
from pathlib import Path

from tablee.game.registry import is_registered_here, package_of
from tablee.kernels.background import Part
from tablee.kernels.sources import path_of
from tablee.kernels.store import SHIPPED, key_of, own_directory, processor_flags, shipped_code, write

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
