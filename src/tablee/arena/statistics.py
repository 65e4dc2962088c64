"""Shares and means with their 95 % intervals, and distributions that grow without growing large."""

from collections import Counter
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

_Z = 1.959963984540054  # 97.5 % of a normal distribution lie below


class Estimate(NamedTuple):
    """A value and the interval that holds the true one in 95 of 100 such samples."""

    value: float
    low: float
    high: float


def share(successes: int, trials: int) -> Estimate:
    """Wilson's interval, which stays sensible near 0 and 1 and for few trials."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = successes / trials
    centre = (p + _Z**2 / (2 * trials)) / (1 + _Z**2 / trials)
    spread = _Z / (1 + _Z**2 / trials) * sqrt(p * (1 - p) / trials + _Z**2 / (4 * trials**2))
    return Estimate(p, max(0.0, centre - spread), min(1.0, centre + spread))


class Distribution:
    """How often each whole number came up: exact, and as small as there are different numbers."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, values: NDArray[np.int64]) -> None:
        for value, count in zip(*np.unique(values, return_counts=True), strict=True):
            self.counts[int(value)] += int(count)

    @property
    def size(self) -> int:
        return self.counts.total()

    def mean(self) -> Estimate:
        """The mean with its normal interval."""
        size = self.size
        mean = sum(value * count for value, count in self.counts.items()) / size
        if size < 2:
            return Estimate(mean, float("-inf"), float("inf"))
        variance = sum(count * (value - mean) ** 2 for value, count in self.counts.items()) / (size - 1)
        spread = _Z * sqrt(variance / size)
        return Estimate(mean, mean - spread, mean + spread)

    def quantile(self, part: float) -> int:
        """The smallest value that at least this part of all values does not exceed."""
        wanted, seen = part * self.size, 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= wanted:
                break
        return value
