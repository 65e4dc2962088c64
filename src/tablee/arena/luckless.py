"""What is left of the points of a duel when luck is taken out of them.

Luck is nothing on average (`review.luck`), so the mean of what is left is that of the points; but it varies
less, and a difference is seen with fewer matches. A deal that is played in all seatings counts as one.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tablee.arena.chunks import Rows
from tablee.bots.estimates import Estimate, Z

_LEAST = 40  # deals, before anything counts as certain: so many tell how much they vary
_CLEAR = 0.001  # nobody is held to win or lose always


class WithoutLuck:
    """The points of the first of two bots, deal by deal."""

    def __init__(self) -> None:
        self._plain: list[float] = []
        self._left: list[float] = []

    def add(self, points: Sequence[float], luck: Sequence[float]) -> None:
        """One deal, with a number for each seating."""
        self._plain.append(float(np.mean(points)))
        self._left.append(float(np.mean(points) - np.mean(luck)))

    @property
    def share(self) -> Estimate:
        return self._estimate(Z)

    def is_certain(self, z: float) -> bool:
        """Whether one of the two is better by so many standard errors."""
        found = self._estimate(z)
        return len(self._left) >= _LEAST and (found.low > 0.5 or found.high < 0.5)

    def _estimate(self, z: float) -> Estimate:
        """Points without luck can be below 0 or above 1; a share of the points cannot."""
        if len(self._left) < 2:
            return Estimate(0.5, 0.0, 1.0)
        value = float(np.mean(self._left))
        spread = z * float(np.std(self._left, ddof=1)) / len(self._left) ** 0.5
        low, value, high = (min(max(each, 0.0), 1.0) for each in (value - spread, value, value + spread))
        return Estimate(value, low, high)

    @property
    def variance_left(self) -> float | None:
        """As a share of what the plain points of a deal vary; None while they do not."""
        plain = float(np.var(self._plain)) if self._plain else 0.0
        return float(np.var(self._left)) / plain if plain else None

    @property
    def as_matches(self) -> float:
        """How many plain matches would tell as much."""
        if len(self._left) < 2:
            return 0.0
        value = min(max(float(np.mean(self._left)), _CLEAR), 1 - _CLEAR)
        variance = float(np.var(self._left, ddof=1)) / len(self._left)
        return value * (1 - value) / max(variance, 1e-9)


def luck_of_first(rows: Rows, seating: Sequence[int], paired: bool) -> NDArray[np.float64]:
    """Of each match. A match is one point: a pair that has luck has it together."""
    own = [seat for seat, bot in enumerate(seating) if bot == 0]
    total: NDArray[np.float64] = rows["luck"][:, own].sum(axis=1)
    return total / 2 if paired else total
