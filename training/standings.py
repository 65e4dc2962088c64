"""How matches stand: `bots.skyjo.standing` and `references` for tensors."""

import torch
from torch import Tensor

from tablee.games.skyjo.bots.match_mixture import EARLY, POINTS, REFERENCES, mixture
from tablee.games.skyjo.bots.match_odds import A_ROUND, LAST, LATE, LIMIT, LONG, STEEP, UNDECIDED, USUAL


def _steep(totals: Tensor) -> Tensor:
    return STEEP / (LAST + (LIMIT - totals.amax(-1)).clamp(min=0) / A_ROUND).sqrt()


def chance_to_win(totals: Tensor) -> Tensor:
    """Of the first of two seats, which are the last dimension."""
    lead = totals[..., 1] - totals[..., 0]
    won = 0.5 * (1.0 + lead.sign())
    return torch.where(totals.amax(-1) < LIMIT, torch.sigmoid(_steep(totals) * lead), won)


def _is_early(totals: Tensor) -> Tensor:
    """Whether points are all that counts."""
    return totals.amax(-1) < LATE


def worth_of_scores(totals: Tensor, scores: Tensor) -> Tensor:
    """What these scores of a round are worth to the first of two seats, in the unit of the networks."""
    own, other = scores[..., 0], scores[..., 1]
    points = (other - own - LONG * (own + other - 2.0 * USUAL)) / POINTS
    chance = chance_to_win(totals)
    unit = POINTS * _steep(totals) * (chance * (1.0 - chance)).clamp(min=UNDECIDED)
    return torch.where(_is_early(totals), points, (chance_to_win(totals + scores) - chance) / unit)


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
        return torch.where(_is_early(totals)[:, None], points, shares)

    def worth(self, totals: Tensor, scores: Tensor) -> Tensor:
        """What the end of a round is worth to every seat: as the matches stand, and then in each way."""
        if not self.two:
            others = (scores.sum(1, keepdim=True) - scores) / (scores.shape[1] - 1)
            return ((others - scores) / POINTS)[..., None].expand(-1, -1, 2)
        totals, scores = (torch.stack([both, both.flip(1)], 1) for both in (totals, scores))
        each = worth_of_scores(self._references, scores[:, :, None])
        return torch.cat([worth_of_scores(totals, scores)[..., None], each], 2)


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
