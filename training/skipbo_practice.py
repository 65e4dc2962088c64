"""Practice games of Skip-Bo, many at once: who chooses what, and what is learned from it.

Every decision that was a choice is a sample: where the chosen line ended. Its target is what came of it:
the result of the game, mixed with what the networks themselves thought of the seat's next decisions. Where
a player tried something else on purpose, the earlier decisions are not blamed for it: they learn what the
better choice was thought to be.
"""

import math
from typing import NamedTuple

import numpy as np
import torch
from each import Each
from judges import Judges
from skipbo_board import UNIT, Board, new_board
from skipbo_tables import Table
from torch import Tensor

from tablee.games.skipbo.bots.features import FEATURES
from tablee.games.skipbo.bots.learned import CERTAIN
from tablee.kernels.decorators import Array

_NO_LINE = -1e4  # what a line that is not there is judged as
LEVEL_5 = 40, 0  # lines, and positions of a turn: all


class Lesson(NamedTuple):
    """What was seen at each step at each game of a board."""

    told: Tensor  # (steps, games, features), of the chosen line
    midway: Tensor
    seats: Tensor
    values: Tensor  # the chance of the chosen line; not a number where a rival chose it
    best: Tensor  # and of the best one
    over: Tensor
    winners: Tensor


class Practice:
    """A board, and how its games are played on."""

    def __init__(self, table: Table, board: Board, device: str, seed: int) -> None:
        self.table, self.board, self.device = table, board, device
        self.count, self.lines = board.lines.shape[:2]
        self.random = torch.Generator(device=device).manual_seed(seed)
        self.rival: Judges | None = None
        self.own = torch.zeros(self.count, dtype=torch.int64, device=device)

    def meet(self, rival: Judges, sides: Array) -> None:
        """Let others judge for all seats but these, of each game: as bits."""
        self.rival, self.own = rival, torch.tensor(sides, device=self.device)

    def step(self, go: Each) -> None:
        """On to the next decisions."""
        b = self.board
        b.table.zero_()
        b.lines.zero_()
        go(self.count, b)

    def theirs(self) -> Tensor:
        """The games where the rival is to choose."""
        return (self.own >> self.board.seats & 1) == 0

    def judged(self, judges: Judges) -> Tensor:
        """What those who are to choose make of each line; of those that are not there, little."""
        b = self.board
        judged = judges.judge(b.table, b.lines, b.midway.long(), UNIT)
        if self.rival is not None:
            others = self.rival.judge(b.table, b.lines, b.midway.long(), UNIT)
            judged = torch.where(self.theirs()[:, None], others, judged)
        judged = torch.where(b.certain != 0, CERTAIN, judged)
        there = torch.arange(self.lines, device=self.device) < b.counts[:, None]
        return torch.where(there, judged, _NO_LINE)

    def choose(self, judged: Tensor, tries: float, spread: float) -> tuple[Tensor, Tensor, Tensor]:
        """The chosen lines, their chances, and the best chances. Some try what is not much worse."""
        chances, chosen = judged.sigmoid(), judged.argmax(1)
        best = chances.amax(1)
        if tries:
            size, random = chances.shape, self.random
            noise = torch.rand(size, device=self.device, generator=random).clamp(1e-9, 1 - 1e-7)
            liked = torch.where(judged > _NO_LINE, chances / spread - (-noise.log()).log(), -math.inf)
            tried = torch.rand(size[0], device=self.device, generator=random) < tries
            chosen = torch.where(tried & (judged.amax(1) < CERTAIN), liked.argmax(1), chosen)
        self.board.chosen.copy_(torch.where(self.board.counts > 0, chosen, -1))
        return chosen, chances.gather(1, chosen[:, None])[:, 0], best

    def play(self, go: Each, judges: Judges, steps: int, tries: float, spread: float) -> Lesson:
        """Play on for so many decisions of each game."""
        b, rows = self.board, torch.arange(self.count, device=self.device)
        told = torch.empty((steps, self.count, FEATURES), dtype=torch.int16, device=self.device)
        seen: list[tuple[Tensor, ...]] = []
        for t in range(steps):
            self.step(go)
            chosen, value, best = self.choose(self.judged(judges), tries, spread)
            torch.add(b.table, b.lines[rows, chosen], out=told[t])
            midway = b.midway[rows, chosen].bool()
            certain = b.certain[rows, chosen].bool()
            value = torch.where(certain, 1.0, value)
            if self.rival is not None:
                value = torch.where(self.theirs(), math.nan, value)
            seen.append((midway, b.seats.clone(), value, best, b.over.bool(), b.winners.clone()))
        return Lesson(told, *(torch.stack(each) for each in zip(*seen, strict=True)))

    def results(self, winners: Tensor) -> Tensor:
        """(N, seats): what those who have won share, from their bits; nobody's game is even."""
        players = self.table.players
        even = 0.5 if players == 2 or self.table.options.partners else 1 / players
        won = (winners[:, None] >> torch.arange(players, device=self.device) & 1).float()
        return torch.where(winners[:, None] == 0, even, won)

    def targets(self, lesson: Lesson, trust: float) -> Tensor:
        """The chance that each sample should have been given; not a number where that is not known."""
        later = torch.full((self.count, self.table.players), math.nan, device=self.device)
        targets = torch.empty_like(lesson.values)
        for t in reversed(range(len(targets))):
            at, value, best = lesson.seats[t][:, None], lesson.values[t], lesson.best[t]
            targets[t] = torch.where(value.isnan(), value, later.gather(1, at)[:, 0])
            mixed = torch.where(targets[t].isnan(), value, trust * targets[t] + (1 - trust) * value)
            later.scatter_(1, at, torch.where(best > value + 0.01, best, mixed)[:, None])
            later = torch.where(lesson.over[t][:, None], self.results(lesson.winners[t]), later)
        return targets


def duel(
    go: Each, table: Table, judges: Judges, rival: Judges | None, deals: int, device: str, seed: int
) -> tuple[float, float]:
    """The share of games that the networks win against others, or level 4, and how far off it may be.

    As level 5 plays; each deal once with each side.
    """
    sides = np.tile(np.array(table.sides), deals)
    learned = sides if rival is None else np.full(len(sides), (1 << table.players) - 1)
    board = new_board(table, len(sides), *LEVEL_5, learned, seed, device)
    board.games.copy_(torch.arange(len(sides), device=device) // len(table.sides))
    board.left.fill_(1)
    practice = Practice(table, board, device, seed)
    own, seats = torch.tensor(sides, device=device), torch.arange(table.players, device=device)
    points = torch.full((len(sides),), math.nan, device=device)
    if rival is not None:
        practice.meet(rival, sides)
    first = True
    while first or bool((board.counts > 0).any()):
        practice.step(go)
        if not first:
            won = (board.winners[:, None] >> seats & 1).float()
            mine = (own[:, None] >> seats & 1).float()
            even = mine.sum(1) / table.players
            share = torch.where(won.sum(1) > 0, (won * mine).sum(1) / won.sum(1).clamp(min=1), even)
            points = torch.where((board.over != 0) & points.isnan(), share, points)
        first = False
        practice.choose(practice.judged(judges), 0.0, 1.0)
    each = points.view(deals, len(table.sides)).mean(1)
    return float(each.mean()), 1.96 * float(each.std()) / math.sqrt(deals)
