"""Level 5 of Skip-Bo compiled, also against the other levels, where `playouts` has only those.

It judges as `champion.LearnedBot` does without a plan, line by line.
"""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import numpy as np

from tablee.games.skipbo.bots import playouts
from tablee.games.skipbo.bots.candidates import LONGEST_LINE, trace_line
from tablee.games.skipbo.bots.champion import LINES, judges
from tablee.games.skipbo.bots.learned import Desk, Judges, judge_turn
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import SEATS
from tablee.kernels.decorators import Array, Number, Record, compiled, uncounted

LEVELS = (5,)  # who plays here besides the others
_PLANNER = 4  # whose lines it judges


class Lineup(NamedTuple):
    """Who sits where: whether a seat judges by the networks, and the others."""

    learned: Array
    plain: playouts.Lineup


class Room(NamedTuple):
    """Where both write; and the networks, for all kinds of tables."""

    two: Judges
    many: Judges
    pairs: Judges
    desk: Desk
    codes: Annotated[Array, np.int64, LONGEST_LINE]


def lineup_of(policies: Sequence[Any], players: int) -> Lineup:
    """One policy for each seat. Raises `ValueError`."""
    learned = np.zeros(SEATS, dtype=np.bool_)
    for seat, policy in enumerate(policies[:SEATS]):
        learned[seat] = isinstance(policy, int) and policy in LEVELS
    plain = [_PLANNER if isinstance(who, int) and who in LEVELS else who for who in policies]
    return Lineup(learned, playouts.lineup_of(plain, players))


def shared(players: int) -> dict[str, Any]:
    return {tables: judges(tables) for tables in ("two", "many", "pairs")}


@uncounted
def _play_line(s: Record, plain: playouts.Lineup, networks: Judges, room: Room, max_moves: Number) -> None:
    """The line that the networks like best, which ends where something is turned up."""
    seat, desk, codes = core.seat_to_move(s), room.desk, room.codes
    _, best = judge_turn(s, plain.weights[seat], plain.knobs[seat], networks, desk, LINES, 0.0)
    for j in range(trace_line(desk.room, desk.candidates, best, codes)):
        if s.moves >= max_moves:
            break
        core.apply(s, seat, codes[j])


@compiled
def play_game(s: Record, lineup: Lineup, streams: Array, room: Room, max_moves: Number) -> None:
    """Play on to the end of the game, or until the match has had so many moves."""
    networks = room.many
    if s.across:
        networks = room.pairs
    elif s.players == 2:
        networks = room.two
    while not core.is_over(s) and s.moves < max_moves:
        seat = core.seat_to_move(s)
        if lineup.learned[seat]:
            _play_line(s, lineup.plain, networks, room, max_moves)
        else:
            code = playouts.choose(s, seat, lineup.plain, streams[seat], room.desk.room)
            core.apply(s, seat, code)
