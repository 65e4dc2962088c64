"""What a round is worth however the match stands, from what it is worth in a few standings.

The scores of a round change the chance to win the match: by how much depends on the totals. A network that
knew the totals would have to learn every standing by itself. Ours judge a round as if the match stood as one
of the `REFERENCES`, each in its own way (`network.Panel`). Nearly any other standing is a mix of these:
its shares are those that fit best over the scores that rounds come to. So one network is mixed whenever a
round begins, and thinking about moves costs no more than without. In the first rounds of a match points are
all that counts: what the standing changes then is less than what the references are wrong by. Near the end of
a match few references fit a standing well; what is lacking the networks have learned, because they are told
about how the match stands (`features.tell_standing`).

Two players only; all numbers are in tens of points as they count in the standing.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numba.extending import register_jitable

from tablee.games.skyjo.bots import match_odds
from tablee.games.skyjo.bots.match_odds import LATE, worth_of_scores
from tablee.games.skyjo.bots.position import SEATS, Numbers
from tablee.kernels.decorators import Array, Number, uncounted

for _function in match_odds.FUNCTIONS:
    register_jitable(_nrt=False)(_function)

POINTS = 10.0  # that a value of one stands for
EARLY = -10_000.0  # totals so far from the limit that every point counts the same

# The own total and the other's. The first judges in points. Most were chosen among standings 9 points apart:
# those that explain most of what points do not, in positions of 60 matches.
REFERENCES = (
    (EARLY, EARLY),
    (45.0, 9.0),
    (45.0, 18.0),
    (9.0, 63.0),
    (45.0, 27.0),
    (72.0, 72.0),
    (99.0, 90.0),
    (90.0, 99.0),
    (99.0, 99.0),
    (72.0, 90.0),
    (90.0, 72.0),
    (85.0, 85.0),
)

# Scores of a round that count for the fit: how many there are of each follows a bell around their mean.
_LOWEST, _HIGHEST, _STEP = -6, 52, 2
_MEAN, _DEVIATION = 13.0, 12.0
_RIDGE = 0.01  # keeps shares small: with large ones, small mistakes of the references would add up


class Mixture(NamedTuple):
    """How shares are found: a row of scores, the own and the other's; and what each adds to every share."""

    scores: Array
    adds: Array  # (references, rows)


@uncounted
def take_shares(shares: Array, mixture: Mixture, totals: Numbers, seat: Number, after: Numbers) -> None:
    """What each reference is to count for in this standing."""
    shares[:] = 0.0
    if totals[0] < LATE and totals[1] < LATE:
        shares[0] = 1.0
        return
    for i in range(len(mixture.scores)):
        own, other = mixture.scores[i, 0], mixture.scores[i, 1]
        worth = worth_of_scores(totals, seat, own, other, after) / POINTS
        for k in range(len(shares)):
            shares[k] += mixture.adds[k, i] * worth


@cache
def mixture() -> Mixture:
    """The same for all."""
    line = np.arange(_LOWEST, _HIGHEST + 1, _STEP, dtype=np.float64)
    scores = np.stack(np.meshgrid(line, line + _STEP / 2, indexing="ij"), -1).reshape(-1, 2)
    weights = np.exp(-0.5 * (((scores - _MEAN) / _DEVIATION) ** 2).sum(1))
    weights /= weights.sum()
    after = [0.0] * SEATS
    worth = np.array(
        [[worth_of_scores(totals, 0, own, other, after) for own, other in scores] for totals in REFERENCES]
    )
    worth /= POINTS
    weighed = worth * weights
    normal = weighed @ worth.T + _RIDGE * np.eye(len(REFERENCES))
    return Mixture(scores, np.linalg.solve(normal, weighed))
