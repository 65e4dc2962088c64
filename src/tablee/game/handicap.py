"""Handicaps: what a house gives or takes so that people of unequal strength win about equally often.

An option of the kind “handicap” has a number for each seat, as text: “0/10”. What the numbers mean is the
game's: fewer cards to get rid of, or points to begin with. A game may have several, the coarsest first.
"""

from collections.abc import Sequence
from typing import Any

from tablee.game.contract import AnyGame
from tablee.game.options import NO_HANDICAP, Option, options_of


def handicap_options(game: AnyGame) -> tuple[Option, ...]:
    """The options of a game that are handicaps."""
    return tuple(option for option in options_of(game.Options) if option.kind == "handicap")


def by_seat(text: str, players: int) -> tuple[int, ...]:
    """The numbers of a checked handicap; without one, nothing for all of so many players."""
    return (0,) * players if text == NO_HANDICAP else tuple(map(int, text.split("/")))


def handicapped(text: str) -> list[tuple[int, int]]:
    """The seats that have a handicap, and what it is."""
    return [(seat, number) for seat, number in enumerate(by_seat(text, 0)) if number]


def handicap_text(numbers: Sequence[int]) -> str:
    """The same handicap as options have it."""
    return "/".join(map(str, numbers)) if any(numbers) else NO_HANDICAP


def starting_totals(game: AnyGame, options: Any, players: int) -> list[int]:
    """The totals of a match before its first card: nothing, unless the game has a function for it."""
    begin = getattr(game, "starting_totals", None)
    return [0] * players if begin is None else list(begin(options, players))
