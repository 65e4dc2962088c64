"""Skyjo's bots at the tables of a batch."""

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.ladder import RANDOM
from tablee.envs import opponent_steps as opposing
from tablee.envs.engine import list_legal, realise
from tablee.games.skyjo.bots.evaluation import SCRATCH
from tablee.games.skyjo.bots.playouts import NUMBERS, best_code
from tablee.games.skyjo.bots.policy import STYLE
from tablee.games.skyjo.bots.position import SEATS
from tablee.games.skyjo.bots.weights import style_of
from tablee.games.skyjo.environment.kernel import TABLE
from tablee.kernels.arguments import policy_stream
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import below

NAMED = (RANDOM,)  # whom it knows besides the levels and the greedy player


class Mind(NamedTuple):
    """How each seat thinks, the random numbers of each, and room to think in."""

    random: Array  # whether a seat chooses among its legal moves alike
    styles: Array
    streams: Array
    numbers: Array
    scratch: Array


def mind_of(policies: Sequence[int | str], key: bytes) -> Mind:
    """One policy for each seat: a level up to 4, "greedy" or "random"."""
    random, styles = np.zeros(SEATS, dtype=np.bool_), np.zeros((SEATS, STYLE))
    for seat, policy in enumerate(policies):
        if policy == RANDOM:
            random[seat] = True
        else:
            styles[seat] = style_of(policy)
    streams = np.concatenate([policy_stream(key, seat) for seat in range(SEATS)])
    return Mind(random, styles, streams, np.empty(NUMBERS, dtype=np.int64), np.empty(SCRATCH))


@compiled
def choose(t: Record, seat: Number, mind: Any) -> Number:
    if mind.random[seat]:
        list_legal(t, seat)
        return np.int64(t.legal[below(mind.streams[seat], t.legal_count)])
    return best_code(t.state, seat, mind.styles[seat], mind.streams[seat], mind.numbers, mind.scratch)


realise(TABLE, sys.modules[__name__], [opposing.choose])
