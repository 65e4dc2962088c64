"""A review as data: one JSON document. docs/review.md explains every field.

A name such as *mistake* is given only to what has it with 95 % certainty. Where a move seems to have cost
something, but that is not certain, it was *close*.
"""

from enum import StrEnum
from math import sqrt
from typing import NamedTuple

import msgspec

import tablee
from tablee.review.game_hints import Detail
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


FORMAT = "tablee-review/1"
JUDGE = tablee.__version__  # another version may have learned to judge otherwise


class Why(msgspec.Struct):
    """One true thing about a move, as hints tell it."""

    code: str
    sentence: str
    details: dict[str, Detail]


class Decision(msgspec.Struct, omit_defaults=True):
    """One decision. `loss` is in the unit of the game, `cost` as a chance to win the match."""

    move: int  # its number in the record; the first is 1
    seat: int
    played: str
    verdict: Verdict
    best: str | None = None  # unless it was played
    loss: float = 0.0
    loss_error: float = 0.0  # half of its 95 % interval
    cost: float = 0.0
    cost_error: float = 0.0
    playouts: int = 0  # of either move
    why: Why | None = None  # what speaks for the best move
    why_not: Why | None = None  # and what there is to say about the one that was played


class Player(msgspec.Struct):
    """What a match was for one seat: start + luck + skill = result."""

    name: str
    start: float
    luck: float
    skill: float
    result: float
    cost: float  # of all own decisions
    decisions: int  # where there was a choice
    verdicts: dict[Verdict, int]
    moments: list[int]  # the numbers of the moves that have cost most, at most three


class Review(msgspec.Struct):
    """Luck and skill in one match. `chances`, `luck` and `skill` have an item for the deal and each move."""

    format: str
    game: str
    seats: list[str]
    unit: str
    thresholds: dict[str, float]
    games: list[int]  # how many moves had been made when each game or round was dealt
    chances: list[list[float]]  # of each seat to win the match, after each move
    luck: list[list[float]]  # what came to light with it: chances more or less than expected, for each seat
    skill: list[list[float]]  # the rest of the change
    decisions: list[Decision]
    players: list[Player]
