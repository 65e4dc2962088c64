"""How the moves and observations of a game are numbers: what the game says itself, or the default."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

from tablee.envs.default_layout import DefaultLayout
from tablee.envs.layout import Form, Layout
from tablee.envs.one_hot import OneHot
from tablee.game.contract import View
from tablee.game.registry import game_named, part

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
