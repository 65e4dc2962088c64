"""What a decision has cost, and what that is called.

A name is given only to what has it with 95 % certainty: who is told of a mistake has made one. Where a move
seems to have cost something, but that is not certain, it was *close*.
"""

from enum import StrEnum
from math import sqrt
from typing import NamedTuple

from tablee.review.game_review import Thresholds


class Verdict(StrEnum):
    """From good to bad."""

    BEST = "best"  # the judge would have made it too, or one that comes to the same
    FINE = "fine"  # costs next to nothing
    CLOSE = "close"  # seems to cost something: it may be nothing
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


ERRORS = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
_SURE = 1.6448536269514722  # 95 % of a normal distribution lie below


class Loss(NamedTuple):
    """What was lost against the best move, in the unit of the game, and its standard error."""

    value: float
    error: float

    def seen_again(self, value: float, error: float) -> "Loss":
        """The same after an independent look that found this."""
        if error == 0.0:
            return Loss(value, 0.0)
        trust = self.error**2 / (self.error**2 + error**2)
        return Loss(self.value + trust * (value - self.value), error * sqrt(trust))


def verdict_on(loss: Loss, thresholds: Thresholds) -> Verdict:
    """What a move other than the best is called."""
    if loss.value < thresholds.inaccuracy:
        return Verdict.FINE
    certain = loss.value - _SURE * loss.error
    for verdict, least in reversed(list(zip(ERRORS, thresholds, strict=True))):
        if certain >= least:
            return verdict
    return Verdict.CLOSE


def is_settled(loss: Loss, thresholds: Thresholds) -> bool:
    """Whether a longer look would not give it another name, as far as one can tell."""
    return verdict_on(loss, thresholds) is verdict_on(Loss(loss.value, 0.0), thresholds)
