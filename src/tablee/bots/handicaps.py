"""Suggested handicaps: with which number two levels win equally often, as it was measured.

A game that knows handicaps has the part `handicap` and beside it the file `handicaps.json`, which
bench/handicap.py writes: at some tables, for every two levels, how often the weaker one wins with which
number. What a number is, the game says: so much of each of its options that are handicaps. Only tables of
two were measured; with more, everybody is compared with the best or the weakest.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from tablee.game.contract import Scalar
from tablee.game.options import handicap_text
from tablee.game.registry import has_part, package_of, part

FILE = "handicaps.json"


class Handicaps(Protocol):
    """The part `handicap` of a game."""

    HELPS: bool  # whether the number helps whoever has it; if not, it is a burden
    TABLES: Sequence[Mapping[str, Scalar]]  # the options of the tables that were measured

    def split(self, number: int, options: Any, /) -> Mapping[str, int]:
        """What a seat with this number has of each handicap of the game, by the option's name."""

    def most(self, options: Any, /) -> int:
        """The largest number that makes sense at such a table."""

    def closest(self, options: Any, /) -> tuple[int, float]:
        """The index of the most similar table that was measured, and how much larger this one is."""


class Point(NamedTuple):
    """With this number the weaker level wins this share of so many matches."""

    number: int
    share: float
    matches: int


Curves = Mapping[tuple[int, int], Sequence[Point]]  # by the weaker and the stronger level


def handicaps_of(game: str) -> Handicaps:
    """Of a game that has the part."""
    found: Handicaps | None = part(game, "handicap")
    assert found is not None
    return found


@cache
def measured(game: str) -> tuple[Curves, ...]:
    """By table; nothing for a game without handicaps. Raises `UnknownGame`."""
    if not has_part(game, "handicap"):
        return ()
    kept = json.loads(files(package_of(game)).joinpath(FILE).read_text("utf-8"))
    return tuple(
        {
            (int(pair[0]), int(pair[2])): [Point(*point) for point in points]
            for pair, points in table["curves"].items()
        }
        for table in kept["tables"]
    )


def levels_measured(game: str) -> range:
    """The levels that can be compared; none for a game without handicaps."""
    tables = measured(game)
    return range(1, 1 + max((strong for _, strong in tables[0]), default=0)) if tables else range(0)


def numbers_for(own: Handicaps, number: int) -> list[int]:
    """What the weaker and the stronger of two have."""
    return [number, 0] if own.HELPS else [0, number]


def options_for(own: Handicaps, numbers: Sequence[int], options: Any) -> dict[str, str]:
    """The game's handicaps at a table where each seat has its number."""
    seats = [own.split(number, options) for number in numbers]
    return {name: handicap_text([seat[name] for seat in seats]) for name in seats[0]}


def suggest(game: str, strengths: Sequence[float], options: Any) -> dict[str, str] | None:
    """The handicaps with which players so strong, in levels of the bots, win about equally often.

    None if nothing is known about this game. Whoever is beyond the levels that were measured counts as the
    last of them. At tables of pairs partners are told apart as everybody else is.
    """
    levels = levels_measured(game)
    if not levels:
        return None
    own = handicaps_of(game)
    at, scale = own.closest(options)
    curves, most = measured(game)[at], own.most(options)
    known = [min(max(strength, levels[0]), levels[-1]) for strength in strengths]
    measure = max(known) if own.HELPS else min(known)
    numbers = [_between(curves, *sorted((strength, measure))) * scale for strength in known]
    return options_for(own, [min(round(number), most) for number in numbers], options)


def _between(curves: Curves, weak: float, strong: float) -> float:
    """The number for two strengths, from those of the levels around them; nothing for equals."""
    equals = (_mixed(curves, weak, weak) + _mixed(curves, strong, strong)) / 2
    return max(_mixed(curves, weak, strong) - equals, 0.0)


def _mixed(curves: Curves, weak: float, strong: float) -> float:
    found = 0.0
    for one, share_of_one in _around(weak):
        for other, share_of_other in _around(strong):
            found += share_of_one * share_of_other * (_even(curves[one, other]) if one < other else 0.0)
    return found


def _around(strength: float) -> list[tuple[int, float]]:
    """The levels on both sides, and how near each is."""
    low = int(strength)
    above = strength - low
    return [(low, 1 - above), (low + 1, above)] if above else [(low, 1.0)]


def _even(points: Sequence[Point]) -> float:
    """Where the curve passes a half; its end if it does not. What was measured roughly does not count."""
    points = [point for point in points if point.matches >= points[0].matches]
    for before, after in pairwise(points):
        if before.share < 0.5 <= after.share:
            return before.number + (after.number - before.number) * (0.5 - before.share) / (
                after.share - before.share
            )
    return points[-1].number if points[-1].share < 0.5 else points[0].number
