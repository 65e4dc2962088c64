"""Puzzles: positions in which one move or turn is clearly the best, and how hard it is to find.

A position is one only if it is certain: the champion chooses the move, and in the worlds that the view allows
every other move does worse by more than chance can explain. Where the same turn can begin with one of a few
moves, each of them is right. How hard a puzzle is, the levels below the champion say: those that miss it.
"""

from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_level, make_bot
from tablee.game.registry import game_named
from tablee.review.game_hints import Alike, counts_points, hints_of, waited_for
from tablee.review.hints import champions_move, lead_of, won_by, worlds_of
from tablee.review.ranking import Array, Worlds

_STAGES = (32, 200, 800)  # worlds in which moves are compared; most positions fail the first
_CERTAIN = 3.0  # standard errors that a move must be worse by
_MARGIN = 0.08  # of what one world is off: by so much every other move must be worse
_MOST_RIGHT = 3  # moves with which the best turn can begin
_TRIES = 10  # of each level; the lower ones do not always play alike


class Judged(NamedTuple):
    """Moves that come to the same, and what they lose against the best: chance, or points of lead."""

    moves: Alike
    loss: float


class Puzzle(NamedTuple):
    """A view in which one move, or turn, is clearly best."""

    view: Any
    right: tuple[Judged, ...]  # the champion's first
    wrong: tuple[Judged, ...]  # by what they lose
    missed: tuple[float, ...]  # by each level below the champion, how often

    @property
    def grade(self) -> int:
        """From 1, which only beginners miss, to as many as there are levels below the champion."""
        return max(1, round(sum(self.missed)))


def puzzle_in(game: str, view: Any, seed: int = 0, least_missed: float = 0.5) -> Puzzle | None:
    """The puzzle that this view is, for the seat that is to act; None for nearly all views.

    `least_missed`: so many of the levels below the champion must miss it. The same view and seed give the
    same puzzle. Raises `UnknownGame`, and `ValueError` if the seat is not to act.
    """
    groups = waited_for(game, view)
    worlds = worlds_of(game, view, "puzzles", seed)
    if len(groups) < 3 or worlds is None:
        return None
    bots = _bots(game, view.seat)
    if least_missed > 0 and len({_group(groups, bot.choose(view, Clock())) for bot in bots}) == 1:
        return None  # nearly always nobody misses it; asking the levels costs next to nothing
    measured = _Measured(game, view, worlds)
    split = _split(measured, groups)
    if split is None:
        return None
    best, wrong = split
    right = {move for group in best for move in group}
    missed = tuple(
        sum(bot.choose(view, Clock()) not in right for _ in range(_TRIES)) / _TRIES for bot in bots
    )
    if sum(missed) < least_missed:
        return None
    losses = _losses(measured, best, wrong)
    if losses is None or (champions := champions_move(game, view, seed)) not in right:
        return None
    ranked = sorted((Judged(group, 0.0) for group in best), key=lambda each: champions not in each.moves)
    return Puzzle(view, tuple(ranked), losses, missed)


@cache
def _bots(game: str, seat: int) -> list[Any]:
    return [make_bot(game, level, 0, seat) for level in range(1, best_level(game))]


def _group(groups: list[Alike], move: Any) -> int:
    return next(at for at, group in enumerate(groups) if move in group)


def _split(measured: "_Measured", groups: list[Alike]) -> tuple[list[Alike], list[Alike]] | None:
    """The best few and the rest, where a first look shows the widest gap; None if that is narrow."""
    seen = {group: float(measured.first(group[0], _STAGES[0]).mean()) for group in groups}
    ranked = sorted(groups, key=lambda group: -seen[group])
    most = min(_MOST_RIGHT, len(groups) // 2)
    at = max(range(1, most + 1), key=lambda at: seen[ranked[at - 1]] - seen[ranked[at]])
    if seen[ranked[at - 1]] - seen[ranked[at]] < 1.5 * measured.margin:
        return None
    return ranked[:at], ranked[at:]


def _losses(measured: "_Measured", best: list[Alike], wrong: list[Alike]) -> tuple[Judged, ...] | None:
    """What the wrong moves lose; None if one may be as good, or one of the best may not."""
    judged = []
    for group in wrong:
        loss = _certain_loss(measured, group[0], best[0][0])
        if loss is None:
            return None
        judged.append(Judged(group, loss))
    first = measured.first(best[0][0], _STAGES[-1])
    for group in best[1:]:
        if abs(float((first - measured.first(group[0], _STAGES[-1])).mean())) > measured.margin / 2:
            return None
    return tuple(sorted(judged, key=lambda each: each.loss))


def _certain_loss(measured: "_Measured", move: Any, best: Any) -> float | None:
    for stage in _STAGES:
        lost = measured.first(best, stage) - measured.first(move, stage)
        loss, error = float(lost.mean()), float(lost.std()) / sqrt(stage)
        if loss + (error if stage == _STAGES[0] else 0) < measured.margin:
            return None
        if stage > _STAGES[0] and loss > _CERTAIN * error:
            return loss
    return None


class _Measured:
    """What is compared, world by world: the lead in points where a match is won by it, else wins."""

    def __init__(self, game: str, view: Any, worlds: Worlds) -> None:
        self._worlds, self._seat, self._players = worlds, view.seat, view.players
        self._lowest = game_named(game).FACTS.wins == "lowest"
        priors = hints_of(game).PRIORS
        self._by_lead = counts_points(game, view.options)
        prior = priors.lead if self._by_lead else priors.chance
        assert prior is not None
        self.margin = _MARGIN * prior.noise
        self._seen: dict[Any, Array] = {}

    def first(self, move: Any, worlds: int) -> Array:
        """After this move in the first so many worlds."""
        seen = self._seen.get(move, np.zeros(0))
        if len(seen) < worlds:
            results = self._worlds.play(move, len(seen), worlds - len(seen))
            seen = self._seen[move] = np.concatenate([seen, self._measure(results)])
        return seen[:worlds]

    def _measure(self, results: Array) -> Array:
        if self._by_lead:
            return lead_of(results, self._seat, self._players, self._lowest)
        return won_by(results, self._seat)
