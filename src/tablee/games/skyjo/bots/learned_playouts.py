"""Level 5 of Skyjo compiled, also against the other levels, where `playouts` has only those.

It judges as `champion.LearnedBot` does without a plan, and turns over its first two cards like level 4.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tablee.games.skyjo.bots import playouts
from tablee.games.skyjo.bots.champion import panels_for
from tablee.games.skyjo.bots.learned import CAREFUL, look_ahead, shared_by_rooms, take_standing
from tablee.games.skyjo.bots.learned import Room as JudgingRoom
from tablee.games.skyjo.bots.match_odds import LAST_ROUND, LIMIT
from tablee.games.skyjo.bots.playouts import see_in
from tablee.games.skyjo.bots.position import SEATS, SET_UP
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.kernel.kernel import SINGLE_ROUND, apply, is_over, seat_to_move
from tablee.kernels.decorators import Array, Number, Record, compiled

LEVELS = (5,)  # who plays here besides the others
_BEGINNER = 4


class Lineup(NamedTuple):
    """Who sits where: whether a seat judges by the networks, and the others."""

    learned: Array
    plain: playouts.Lineup


class Room(NamedTuple):
    """Where both write."""

    judging: JudgingRoom
    plain: playouts.Room


def lineup_of(policies: Sequence[Any], players: int) -> Lineup:
    """One policy for each seat. Raises `ValueError`."""
    learned = np.zeros(SEATS, dtype=np.bool_)
    for seat, policy in enumerate(policies[:SEATS]):
        learned[seat] = isinstance(policy, int) and policy in LEVELS
    plain = [_BEGINNER if isinstance(who, int) and who in LEVELS else who for who in policies]
    return Lineup(learned, playouts.lineup_of(plain, players))


def shared(players: int) -> dict[str, Any]:
    return shared_by_rooms(*panels_for(players), tuned_weights(players, None))


@compiled
def face_round(s: Record, learned: Array, room: JudgingRoom) -> None:
    """Let the seats that judge do so as the match stands. It changes from round to round."""
    for seat in range(np.int64(s.players)):
        total = np.float64(LAST_ROUND)
        if s.limit != SINGLE_ROUND:
            total = np.float64(s.totals[seat] + LIMIT - s.limit)
        room.totals[seat] = total
    for seat in range(np.int64(s.players)):
        if learned[seat]:
            take_standing(room, seat)


@compiled
def _choose(s: Record, seat: Number, lineup: Lineup, stream: Record, room: Room) -> Number:
    if not lineup.learned[seat] or s.phase == SET_UP:
        return playouts.choose(s, seat, lineup.plain, stream, room.plain)
    code, _ = look_ahead(see_in(s, seat, room.judging.numbers), room.judging, CAREFUL, 0.0)
    return code


@compiled
def play_game(s: Record, lineup: Lineup, streams: Array, room: Room, max_moves: Number) -> None:
    """Play on to the end of the round, or until the match has had so many moves."""
    face_round(s, lineup.learned, room.judging)
    while not is_over(s) and s.moves < max_moves:
        seat = seat_to_move(s)
        apply(s, seat, _choose(s, seat, lineup, streams[seat], room))
