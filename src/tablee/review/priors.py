"""What is known of moves before anything is played out."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple


class Prior(NamedTuple):
    """What is known of the difference to level 4's move before anything is played.

    A mixture of normal distributions, because some moves are nearly as good and others are blunders.
    """

    parts: tuple[tuple[float, float, float], ...]  # weight, mean and deviation of each
    noise: float  # the deviation of what is seen in one world from the true difference

    def after(self, seen: float, variance: float) -> tuple[float, float]:
        """Mean and deviation of the true difference, after one was seen that is known up to this variance."""
        parts = []
        for weight, at, deviation in self.parts:
            spread = deviation**2 + variance
            likely = weight * exp(-((seen - at) ** 2) / (2 * spread)) / sqrt(spread)
            parts.append(
                (likely, (at * variance + seen * deviation**2) / spread, deviation**2 * variance / spread)
            )
        return _mixed(parts)

    def before(self) -> tuple[float, float]:
        """Mean and deviation of the true difference while nothing was seen."""
        return _mixed([(weight, at, deviation**2) for weight, at, deviation in self.parts])


class Priors(NamedTuple):
    """What is known of a game's moves. They are ranked by the lead if there is one, else by the chance."""

    chance: Prior  # to win the present game or round
    lead: Prior | None = None  # in points, over what the others score on average
    score: Prior | None = None  # points of the seat itself


def _mixed(parts: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """Mean and deviation of a mixture, from the weights, means and variances of its parts."""
    total = sum(weight for weight, _, _ in parts)
    if total == 0:  # seen is something so far off that it can only be believed
        return parts[-1][1], sqrt(parts[-1][2])
    at = sum(weight * middle for weight, middle, _ in parts) / total
    square = sum(weight * (variance + middle**2) for weight, middle, variance in parts) / total
    return at, sqrt(max(square - at**2, 0.0))
