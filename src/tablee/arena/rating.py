"""A ladder from duels: Elo numbers that explain all results together (the Bradley–Terry model)."""

from collections.abc import Sequence
from math import log

import numpy as np

from tablee.arena.tournament import Duel
from tablee.bots.estimates import Estimate, Z

MEAN = 1500.0
_SCALE = 400 / log(10)  # a difference of 400 is ten to one
_PRIOR = 0.5  # a drawn match against an average bot each, so that nobody is infinitely strong


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
