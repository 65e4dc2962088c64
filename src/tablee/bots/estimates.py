"""Values that are known from samples only, with their 95 % intervals."""

from math import inf, sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 97.5 % of a normal distribution lie below


class Estimate(NamedTuple):
    """A value and the interval that holds the true one in 95 of 100 such samples."""

    value: float
    low: float
    high: float


def share(successes: float, trials: int, z: float = Z) -> Estimate:
    """Wilson's interval, which stays sensible near 0 and 1 and for few trials. `z` widens it."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = successes / trials
    centre = (p + z**2 / (2 * trials)) / (1 + z**2 / trials)
    spread = z / (1 + z**2 / trials) * sqrt(p * (1 - p) / trials + z**2 / (4 * trials**2))
    return Estimate(p, max(0.0, centre - spread), min(1.0, centre + spread))


def mean(total: float, squares: float, size: int) -> Estimate:
    """The mean with its normal interval, from the sum of some values and the sum of their squares."""
    if size == 0:
        return Estimate(0.0, -inf, inf)
    value = total / size
    if size == 1:
        return Estimate(value, -inf, inf)
    spread = Z * sqrt(max(squares - total * value, 0.0) / (size - 1) / size)
    return Estimate(value, value - spread, value + spread)
