"""The parts of a game besides its rules: what other layers load when they need it.

A part is a module in the game's package: `kernel`, `bots`, `environment`, `hints`, `review`, `position_text`,
`board`, `text_board`, `drawing`, `highlights`, `scorepad`, `real_table`, `lesson`, `wire`, `lab`,
`handicap`. Whoever uses a part says what it must offer (a protocol beside the code that asks), and what
happens without it: no part is required.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tablee.game.registry import game_named


@cache
def part(game: str, name: str) -> Any | None:
    """A part of a game, such as `kernel.engine`; None if the game brings none. Raises `UnknownGame`."""
    module = f"{package_of(game)}.{name}"
    return import_module(module) if _exists(module) else None


@cache
def has_part(game: str, name: str) -> bool:
    """The same question without loading the part. Raises `UnknownGame`."""
    return _exists(f"{package_of(game)}.{name}")


def package_of(game: str) -> str:
    """The module of a game, in which its parts are. Raises `UnknownGame`."""
    found = game_named(game)
    return getattr(found, "__name__", None) or type(found).__module__


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # a package above it is missing, or is a single file
        return False
