"""Matches in figures: what somebody has made of a game."""

from math import sqrt
from typing import Annotated, Protocol

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.game.registry import game_named
from tablee.table.protocol import GameName


class MeasuredLuck(msgspec.Struct):
    """What reviews have found of luck in some matches, as a chance to win one."""

    matches: Annotated[int, Meta(description="that were reviewed")]
    mean: float
    error: Annotated[float | None, Meta(description="half of its 95 % interval; null below 3 matches")]


class Figures(msgspec.Struct):
    """What somebody has made of a game: matches, the points at their ends, and wins in a row."""

    game: GameName
    played: int
    won: int
    mean: Annotated[
        float | None, Meta(description="points at the end of a match; of those that nobody gave up")
    ]
    best: Annotated[int | None, Meta(description="points; the lowest or the highest, as the game has it")]
    streak: Annotated[int, Meta(description="matches won in a row, up to now")]
    longest: Annotated[int, Meta(description="the most that were ever won in a row")]
    luck: Annotated[MeasuredLuck, Meta(description="where it was measured")] | UnsetType = UNSET


class Row(msgspec.Struct, array_like=True):
    """Somebody's matches of one game."""

    played: int = 0
    won: int = 0
    points: int = 0
    lowest: int = 2**53
    highest: int = -(2**53)
    streak: int = 0
    longest: int = 0
    scored: int = 0  # matches that were played to the end

    def add(self, won: bool, total: int | None) -> None:
        self.played += 1
        self.won += won
        if total is not None:
            self.scored += 1
            self.points += total
            self.lowest = min(self.lowest, total)
            self.highest = max(self.highest, total)
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)


class Counted(Protocol):
    """Matches of one game, as they are stored."""

    @property
    def played(self) -> int: ...
    @property
    def won(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def lowest(self) -> int: ...
    @property
    def highest(self) -> int: ...
    @property
    def streak(self) -> int: ...
    @property
    def longest(self) -> int: ...
    @property
    def scored(self) -> int: ...


def figures_of(game: str, row: Counted) -> Figures:
    mean = best = None
    if row.scored:
        mean = row.points / row.scored
        best = row.lowest if game_named(game).FACTS.wins == "lowest" else row.highest
    return Figures(game, row.played, row.won, mean, best, row.streak, row.longest)


# Of Student's distribution, by degrees of freedom from 2 on; then hardly more than what it tends to.
_QUANTILES = (4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12)


def measured_luck(count: int, luck: float, squares: float) -> MeasuredLuck:
    """From the sums of so many matches. Two say nothing of how far off their mean is."""
    mean = luck / count
    if count < 3:
        return MeasuredLuck(count, mean, None)
    variance = max(0.0, squares - count * mean * mean) / (count - 1)
    degrees = count - 1
    quantile = _QUANTILES[degrees - 2] if degrees - 2 < len(_QUANTILES) else 1.96 + 2.5 / degrees
    return MeasuredLuck(count, mean, quantile * sqrt(variance / count))
