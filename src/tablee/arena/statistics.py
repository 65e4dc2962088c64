"""Distributions that grow without growing large."""

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from tablee.bots.estimates import Estimate, mean


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
        total = sum(value * count for value, count in self.counts.items())
        return mean(total, sum(value * value * count for value, count in self.counts.items()), self.size)

    def quantile(self, part: float) -> int:
        """The smallest value that at least this part of all values does not exceed."""
        wanted, seen = part * self.size, 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= wanted:
                break
        return value
