"""Skip-Bo's bots at the tables of a batch."""

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.bots.ladder import EAGER, RANDOM
from tablee.envs import opponent_steps as opposing
from tablee.envs.engine import realise
from tablee.games.skipbo.bots.playouts import Lineup, Room, chosen_code, lineup_of, new_room, seat_streams
from tablee.games.skipbo.environment.kernel import TABLE
from tablee.kernels.decorators import Array, Number, Record, compiled

NAMED = (RANDOM, EAGER)  # whom it knows besides the levels and the greedy player


class Mind(NamedTuple):
    """How each seat thinks, the random numbers of each, and room to think in."""

    lineup: Lineup
    streams: Array
    room: Room


def mind_of(policies: Sequence[int | str], key: bytes) -> Mind:
    """One policy for each seat: a level up to 4, "greedy", "random" or "eager"."""
    known = ["uniform" if policy == RANDOM else policy for policy in policies]
    return Mind(lineup_of(known, len(known)), seat_streams(key), new_room())


@compiled
def choose(t: Record, seat: Number, mind: Any) -> Number:
    return chosen_code(t.state, seat, mind.lineup, mind.streams[seat], mind.room)


realise(TABLE, sys.modules[__name__], [opposing.choose])
