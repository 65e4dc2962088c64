"""How matches stand: `bots.skyjo.standing` and `references` for tensors."""

import torch
from torch import Tensor

from tablee.bots.skyjo.references import EARLY, LATE, POINTS, REFERENCES, TRUST, mixture
from tablee.bots.skyjo.standing import A_ROUND, LAST, LIMIT, STEEP, UNDECIDED


def _steep(totals: Tensor) -> Tensor:
    return STEEP / (LAST + (LIMIT - totals.amax(-1)).clamp(min=0) / A_ROUND).sqrt()


def chance_to_win(totals: Tensor) -> Tensor:
    """Of the first of two seats, which are the last dimension."""
    lead = totals[..., 1] - totals[..., 0]
    won = 0.5 * (1.0 + lead.sign())
    return torch.where(totals.amax(-1) < LIMIT, torch.sigmoid(_steep(totals) * lead), won)


def worth_of_scores(totals: Tensor, scores: Tensor) -> Tensor:
    """What these scores of a round are worth to the first of two seats, in the unit of the networks."""
    chance = chance_to_win(totals)
    unit = POINTS * _steep(totals) * (chance * (1.0 - chance)).clamp(min=UNDECIDED)
    return (chance_to_win(totals + scores) - chance) / unit


class Judges:
    """In how many ways a network judges, and how these ways are mixed."""

    def __init__(self, players: int, device: str) -> None:
        self.two = players == 2
        self.count = len(REFERENCES) if self.two else 1
        known = mixture()
        self._scores = torch.tensor(known.scores, dtype=torch.float32, device=device)
        self._adds = torch.tensor(known.adds.T, dtype=torch.float32, device=device)
        self._references = torch.tensor(REFERENCES, dtype=torch.float32, device=device)

    def shares(self, totals: Tensor) -> Tensor:
        """What each counts for, for the first seats."""
        if not self.two:
            return torch.ones(len(totals), 1, device=totals.device)
        shares = worth_of_scores(totals[:, None], self._scores) @ self._adds
        points = torch.eye(self.count, device=totals.device)[:1]
        early = totals.amax(1, keepdim=True) < LATE
        return torch.where(early, points, TRUST * shares + (1.0 - TRUST) * points)

    def worth(self, scores: Tensor) -> Tensor:
        """What the end of a round is worth to every seat, in each way."""
        if not self.two:
            others = (scores.sum(1, keepdim=True) - scores) / (scores.shape[1] - 1)
            return ((others - scores) / POINTS)[..., None]
        both = torch.stack([scores, scores.flip(1)], 1)
        return worth_of_scores(self._references, both[:, :, None])


def first_totals(count: int, players: int, random: torch.Generator, device: str) -> Tensor:
    """How matches stand when they begin: mostly as they do, sometimes as they may come to stand."""

    def below(end: int, *shape: int) -> Tensor:
        return torch.randint(end, shape, device=device, generator=random)

    if players > 2:
        return torch.full((count, players), EARLY, device=device)
    kind, middle = below(16, count, 1), below(LIMIT, count, 1)
    near = (middle + below(60, count, players) - 30).clamp(0, LIMIT - 1)
    totals = torch.where(kind < 6, near, 0)
    return torch.where(kind == 0, LIMIT - 1, totals).float()
