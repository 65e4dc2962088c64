"""Two bots against each other: who sits where, what is known of their matches, and a ladder from many duels.

Luck can be taken out of their points. It is nothing on average (`review.luck`), so the mean of what is left
is that of the points; but it varies less, and a difference is seen with fewer matches. A deal that is played
in all seatings counts as one.
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.arena.bot_matches import FAULTS
from tablee.arena.chunks import Rows
from tablee.bots.estimates import Estimate, Z, share
from tablee.bots.external.process import Fault

_LEAST = 200  # matches, before anything counts as certain
_CERTAIN = 3.290526731491926  # standard deviations: 99.9 %, because one looks again and again
_LEAST_DEALS = 40  # deals, before anything counts as certain: so many tell how much they vary
_CLEAR = 0.001  # nobody is held to win or lose always
MEAN = 1500.0
_SCALE = 400 / log(10)  # a difference of 400 is ten to one
_PRIOR = 0.5  # a drawn match against an average bot each, so that nobody is infinitely strong


def seatings(players: int, paired: bool) -> list[tuple[int, ...]]:
    """Who of two bots (0 and 1) sits where: alternating, turned round the table, and the other way round.

    A pair is the same bot twice. Over all seatings both bots have every seat equally often.
    """
    sides = players // 2 if paired else players
    found: list[tuple[int, ...]] = []
    for turn in range(sides):
        for first in (0, 1):
            seating = tuple((first + (seat + turn) % sides) % 2 for seat in range(players))
            if seating not in found:
                found.append(seating)
    return found


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
        return len(self._left) >= _LEAST_DEALS and (found.low > 0.5 or found.high < 0.5)

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


class Forfeits(NamedTuple):
    """How often a program has lost a match by the same fault, and what it did the first time."""

    matches: int
    first: str


def points_of_first(results: Rows, seating: Sequence[int]) -> NDArray[np.float64]:
    """Of each match: it is one point, shared by its winners, or by both bots if there are none."""
    wins = np.zeros((2, len(results)))
    for seat, bot in enumerate(seating):
        wins[bot] += results["winners"] >> seat & 1
    total = wins.sum(axis=0)
    return np.where(total == 0, 0.5, wins[0] / np.maximum(total, 1))


class Duel:
    """Two bots, and what is known so far of their matches."""

    def __init__(self, first: int, second: int) -> None:
        self.first, self.second = first, second
        self.matches = self.undecided = self.cut = 0
        self.points = 0.0  # of the first: a match is one point, shared by its winners
        self.thought = [0.0, 0.0]  # seconds, of bots that play at a table,
        self.longest = [0.0, 0.0]  # at most for one move,
        self.choices = [0, 0]  # and how often
        self.scored = [0.0, 0.0]  # points of the game, over all games and seats of each
        self.played = [0, 0]  # games times seats of each
        self.forfeits: list[dict[Fault, Forfeits]] = [{}, {}]  # of each
        self.without_luck: WithoutLuck | None = None  # if it is taken out

    def add(self, results: Rows, seating: Sequence[int], games_field: str) -> None:
        for seat, bot in enumerate(seating):
            self.scored[bot] += float(results["totals"][:, seat].sum())
            self.played[bot] += int(results[games_field].sum())
            if "seconds" in (results.dtype.names or ()):
                self.thought[bot] += float(results["seconds"][:, seat].sum())
                self.longest[bot] = max(self.longest[bot], float(results["longest"][:, seat].max()))
                self.choices[bot] += int(results["choices"][:, seat].sum())
        if "fault" in (results.dtype.names or ()):
            for row in results[results["fault"] > 0]:
                forfeits, fault = self.forfeits[seating[row["culprit"]]], FAULTS[row["fault"] - 1]
                before = forfeits.get(fault, Forfeits(0, str(row["sentence"])))
                forfeits[fault] = before._replace(matches=before.matches + 1)
        alone = self.first == self.second  # with itself: nobody is better
        self.points += len(results) / 2 if alone else float(points_of_first(results, seating).sum())
        self.matches += len(results)
        self.undecided += int((results["winners"] == 0).sum())
        self.cut += int(results["cut"].sum())

    @property
    def share(self) -> Estimate:
        """How much of the points the first bot has; a half if the two are equally strong."""
        return self.without_luck.share if self.without_luck else self.plain_share

    @property
    def plain_share(self) -> Estimate:
        """The same with all luck in it."""
        return share(self.points, self.matches)

    @property
    def certain(self) -> bool:
        """Whether the better of the two is known, however often one has looked."""
        if self.without_luck:
            return self.without_luck.is_certain(_CERTAIN)
        estimate = share(self.points, self.matches, _CERTAIN)
        return self.matches >= _LEAST and (estimate.low > 0.5 or estimate.high < 0.5)

    def thinking(self, side: int) -> dict[str, float]:
        """How long the first (0) or the second (1) thought about a move at a table, in milliseconds."""
        mean = self.thought[side] / max(1, self.choices[side])
        return {"mean_ms": 1000 * mean, "longest_ms": 1000 * self.longest[side]}

    def score_of(self, bot: int) -> float:
        """Its mean score in a game or round."""
        side = 0 if bot == self.first else 1
        return self.scored[side] / max(1, self.played[side])


def ratings(bots: int, duels: Sequence[Duel]) -> list[Estimate]:
    """One rating for each bot, around 1500, with 95 % intervals.

    The strengths that make the points most likely, found by Newton's method; intervals from the curvature.
    """
    matches = np.zeros((bots, bots))
    points = np.zeros((bots, bots))
    for duel in duels:
        a, b = duel.first, duel.second
        played = duel.without_luck.as_matches if duel.without_luck else duel.matches
        matches[a, b] = matches[b, a] = played
        points[a, b], points[b, a] = duel.share.value * played, (1 - duel.share.value) * played

    strength = np.zeros(bots)
    for _ in range(50):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        alone = 1 / (1 + np.exp(-strength))
        gradient = (points - matches * expected).sum(axis=1) + _PRIOR * (0.5 - alone)
        weight = matches * expected * (1 - expected)
        curvature = np.diag(weight.sum(axis=1) + _PRIOR * alone * (1 - alone)) - weight
        step = np.linalg.solve(curvature, gradient)
        strength = strength + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break

    # What is known is differences; the mean is by definition 1500 and has no uncertainty.
    centred = np.eye(bots) - 1 / bots
    spread = Z * np.sqrt(np.diag(centred @ np.linalg.inv(curvature) @ centred.T))
    values = MEAN + _SCALE * (strength - strength.mean())
    return [
        Estimate(float(value), float(value - _SCALE * half), float(value + _SCALE * half))
        for value, half in zip(values, spread, strict=True)
    ]
