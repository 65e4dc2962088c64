"""The games there are, by name: those of Tablée, and those of installed packages.

A package brings a game by an entry point in the group `tablee.games`; docs/add-a-game.md shows one. A game is
loaded when it is first asked for.

A *part* is a module in the game's package that other layers load when they need it: `kernel`, `bots`,
`environment`, `hints`, `review`, `position_text`, `board`, `text_board`, `drawing`, `highlights`, `scorepad`,
`real_table`, `lesson`, `wire`, `lab`, `handicap`. The code that asks for a part says what it must offer (a
protocol), and what happens without it: no part is required.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Any

from tablee.game.contract import AnyGame, missing_from

GROUP = "tablee.games"
BUILT_IN = {"skipbo": "tablee.games.skipbo", "skyjo": "tablee.games.skyjo"}
_REGISTERED: dict[str, AnyGame] = {}  # by `register`
log = logging.getLogger(__name__)


class UnknownGame(ValueError):
    """No game has this name."""

    def __init__(self, name: object) -> None:
        self.name = str(name)
        *others, last = GAMES
        super().__init__(f"There is no game called “{name}”; there are {', '.join(others)} and {last}.")


class _Games(Mapping[str, AnyGame]):
    @cached_property
    def _installed(self) -> dict[str, AnyGame]:
        """Looking for them reads the metadata of every installed package, so it is done once and late."""
        games = (_loaded(entry) for entry in entry_points(group=GROUP))
        return {game.NAME: game for game in games if game is not None and game.NAME not in BUILT_IN}

    def __getitem__(self, name: str) -> AnyGame:
        if name in BUILT_IN:
            return import_module(BUILT_IN[name])
        return _REGISTERED[name] if name in _REGISTERED else self._installed[name]

    def __iter__(self) -> Iterator[str]:
        yield from BUILT_IN
        yield from {**self._installed, **_REGISTERED}

    def __len__(self) -> int:
        return sum(1 for _ in self)


def _loaded(entry: EntryPoint) -> AnyGame | None:
    """A game that cannot be loaded must not take the others with it: the log says what is wrong."""
    try:
        game: AnyGame = entry.load()
        if missing := missing_from(game):
            raise TypeError(f"it lacks {', '.join(missing)}")
    except Exception as error:
        log.warning("The game “%s” of %s cannot be played: %s", entry.name, entry.value, error)
        return None
    return game


GAMES: Mapping[str, AnyGame] = _Games()


def register(game: AnyGame) -> None:
    """Make a game known to this process only, without a package: in a notebook, a script, a test."""
    if missing := missing_from(game):
        raise TypeError(f"This is no game: it lacks {', '.join(missing)}.")
    _REGISTERED[game.NAME] = game


def is_registered_here(name: str) -> bool:
    """Whether only this process knows the game, and others that it starts do not."""
    return name in _REGISTERED


def game_named(name: str) -> AnyGame:
    """Raises `UnknownGame`."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):  # the latter is for what cannot be a key
        raise UnknownGame(name) from None


@cache
def part(game: str, name: str) -> Any | None:
    """A part of a game, such as `bots.levels`; None if the game brings none. Raises `UnknownGame`."""
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
