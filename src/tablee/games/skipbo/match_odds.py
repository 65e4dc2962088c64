"""How good a standing is: the chance to win a match of Skip-Bo with these totals.

Matches are drawn from here on, always the same ones: every side is as likely to win a game, and points
are about those that players of level 4 win.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np

from tablee.kernels.decorators import Array

_RACES = 2000
_GAMES = 60  # of a race; nobody needs more to get anywhere
_SCORED = (40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 115)  # of two sides, each as likely
_OF_OTHERS = 45  # points more for each side that there is besides


@cache
def _races(sides: int) -> Array:
    """What each side has after each game, in many matches from nothing."""
    rng = np.random.default_rng(20260101)
    points = rng.choice(np.array(_SCORED), (_RACES, _GAMES)) + _OF_OTHERS * (sides - 2)
    winners = rng.integers(sides, size=(_RACES, _GAMES))
    won = (winners[..., None] == np.arange(sides)) * points[..., None]
    return np.cumsum(won, axis=1)


@cache
def chances_of_sides(totals: tuple[int, ...], target: int) -> tuple[float, ...]:
    """Each side's chance to be the first to have so many points."""
    races = _races(len(totals)) + np.array(totals)
    there = races >= target
    first = np.where(there.any(1), there.argmax(1), _GAMES)  # only one side scores in a game
    shares = np.bincount(first.argmin(1), minlength=len(totals)) / _RACES
    return tuple(shares.tolist())


def chance_if(totals: Sequence[int], target: int | None, winner: int, points: float) -> tuple[float, ...]:
    """Each side's chance after a game that one of them wins with about so many points."""
    if target is None:
        return tuple(float(side == winner) for side in range(len(totals)))
    after = list(totals)
    after[winner] += 5 * round(points / 5)
    if after[winner] >= target:
        return tuple(float(side == winner) for side in range(len(totals)))
    return chances_of_sides(tuple(after), target)
