"""How the moves and observations of a game are numbers: what the game says itself, or the default."""

from binascii import crc_hqx
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from tablee.envs.layout import MOST, Field, Form, Layout
from tablee.envs.one_hot import OneHot
from tablee.game.contract import View
from tablee.game.registry import game_named, part
from tablee.game.rng import SEED_BYTES, Seeded

NOTHING = -MOST
_LEFT_OUT = ("game", "options", "players", "legal_moves", "outcome", "totals")
_UNIT = 100  # for a network: cards and counts are small


class DefaultLayout:
    """What the part `environment.layout` would offer."""

    def __init__(self, game: str) -> None:
        self._game = game_named(game)
        self._room = len(self._game.FACTS.deck)
        dealt = self._dealt(self._game.PLAYERS[0])
        self._sizes = {
            name: self._room if isinstance(value, list | dict) else 1
            for name, value in dealt.data().items()
            if name not in _LEFT_OUT
        }

    def _dealt(self, players: int) -> View:
        options = self._game.make_options({}, players)
        state, _ = self._game.deal(options, players, Seeded(bytes(SEED_BYTES)), None)
        view: View = self._game.view(state, 0)
        return view

    def layout(self, players: int) -> Layout:
        fields = [
            Field(name, size, -MOST, MOST, f"`{name}` of the view", unit=_UNIT)
            for name, size in self._sizes.items()
        ]
        total = Field("total", 1, -MOST, MOST, "points of this match so far", unit=_UNIT)
        return Layout(tuple(fields), (total,), players)

    def numbers(self, view: View, totals: Sequence[int]) -> list[int]:
        data, found = view.data(), list[int]()
        for name, size in self._sizes.items():
            leaves = [self._number(leaf) for leaf in _leaves(data[name])][:size]
            found += leaves + [NOTHING] * (size - len(leaves))
        seat = view.seat or 0
        return found + [_cut(total) for total in (*totals[seat:], *totals[:seat])]

    def _number(self, leaf: object) -> int:
        match leaf:
            case None:
                return NOTHING
            case bool() | int() | float():
                return _cut(int(leaf))
            case str():
                try:
                    return _cut(self._game.parse_card(leaf))
                except ValueError:
                    return crc_hqx(leaf.encode(), 0) & MOST
        raise TypeError(f"{leaf!r} is not plain data")


def _leaves(value: object) -> Iterator[object]:
    """All that is in lists and objects, in its order."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def _cut(number: int) -> int:
    return max(-MOST, min(MOST, number))


OBSERVATIONS = ("numbers", "one-hot")


class Observations(Protocol):
    """The part `environment.layout` of a game."""

    def layout(self, players: int, /) -> Layout:
        """What the numbers of an observation are."""

    def numbers(self, view: Any, totals: Sequence[int], /) -> list[int]:
        """What a seat observes; `totals` are the match's so far."""


@cache
def moves_of(game: str) -> tuple[Any, ...]:
    """All moves by their codes, which are the actions: those of the kernel, or else the game's `MOVES`.

    Raises `UnknownGame`, and `ValueError` for a game that does not say which moves there are.
    """
    found: Any = getattr(part(game, "kernel.kernel") or game_named(game), "MOVES", None)
    if found is None:
        raise ValueError(f"{game} has no MOVES, so its moves cannot be actions: see docs/add-a-game.md")
    return tuple(found)


@cache
def codes_of(game: str) -> dict[Any, int]:
    """The action that each move is."""
    return {move: code for code, move in enumerate(moves_of(game))}


@cache
def observations_of(game: str) -> Observations:
    """Raises `UnknownGame`."""
    return part(game, "environment.layout") or DefaultLayout(game)


@cache
def layout_of(game: str, players: int) -> Layout:
    """What the numbers of an observation are."""
    return observations_of(game).layout(players)


@cache
def form_of(game: str, players: int, observation: str) -> Form:
    """How observations are shown. Raises `ValueError`."""
    if observation not in OBSERVATIONS:
        raise ValueError(f"there is no observation {observation!r}; there are {' and '.join(OBSERVATIONS)}")
    layout = layout_of(game, players)
    return layout if observation == OBSERVATIONS[0] else OneHot(layout)


def view_numbers(game: str, view: View) -> list[int]:
    """What the seat of a view observes."""
    return observations_of(game).numbers(view, view.totals)
