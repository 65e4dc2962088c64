"""A table of a batch as a record for compiled code, and what a reward is."""

from typing import Any, Literal

import numpy as np
from numba.extending import register_jitable

from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import SEED_WORDS, game_seed

Rewards = Literal["win", "score"]
MOST_SEATS = 8
TERMINATED, TRUNCATED, PAID = 1, 2, 4  # flags of what a move has brought about


def table_dtype(core: Any, more: list[tuple[Any, ...]]) -> Any:
    """One table as a record: the match, its legal moves, and how an episode begins and is rewarded.

    The options of the table are fields of it, so a kernel can start a match from the record itself.
    """
    options = [name for name in core.TableOptions._fields if name not in ("players", "points")]
    return np.dtype(
        [
            ("state", core.STATE),
            ("legal", np.uint8, len(core.MOVES)),  # the codes of the legal moves of the seat that acts,
            ("legal_count", np.int32),  # so many of them
            ("over", np.bool_),  # the episode has ended, and the next one waits for a reset
            ("rewards", np.float32, MOST_SEATS),  # of the last move
            # How episodes begin and end: the same for the table's whole life.
            ("key", np.uint32, SEED_WORDS),
            ("seed", np.uint32, SEED_WORDS),  # of the present episode
            ("first", np.int64),  # the number of its first episode, which is that of its seed
            ("stride", np.int64),  # from there to the number of the second
            ("episodes", np.int64),  # begun
            ("pays_scores", np.bool_),
            ("restarts", np.bool_),  # by itself
            ("max_moves", np.int64),  # of an episode, before it is cut
            ("players", np.int32),
            *((name, core.STATE[name]) for name in options),
            ("points", np.int64, core.SEATS),  # that each seat begins with
            *more,
        ],
        align=True,
    )


@compiled
def draw_seed(t: Record) -> None:
    """The seed of the next episode."""
    game_seed(t.seed, t.key, t.first + t.episodes * t.stride)
    t.episodes += 1
    t.over = False


def pay_winners(rewards: Array, players: Number, winners: Number) -> None:
    """Everybody puts in one, and those with a bit in `winners` share it all. Nobody has won: nobody pays."""
    count = 0
    for seat in range(players):
        count += winners >> seat & 1
    if count:
        for seat in range(players):
            rewards[seat] += (players / count if winners >> seat & 1 else 0.0) - 1.0


register_jitable(pay_winners)  # it pays at tables of the plain rules, too
