"""Skip-Bo's bots compiled: whole matches between levels, the naive player, random ones and bare weights.

How they choose is in `policy.py`: the very same functions are made known to the compiler here, given
positions that hold what the seat's view would show, and put to play in the game's kernel. Nothing
hidden is read: neither the draw pile, nor the stocks below their tops, nor the other hands.

Random players here choose from their seat's own stream, as all of these do.
"""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from tablee.games.skipbo.bots import evaluation, greedy, policy, turn_tree
from tablee.games.skipbo.bots.policy import NO_MISTAKE
from tablee.games.skipbo.bots.position import (
    ACROSS,
    CHAIN,
    HAND,
    HEIGHTS,
    NO_CARD,
    PILES,
    PLAYERS,
    SEAT,
    SEAT_SIZE,
    SIZE,
    STOCK_COUNT,
    STOCK_TOP,
)
from tablee.games.skipbo.bots.turn_tree import DISCARDS, VALUES_SIZE, WORK_SIZE
from tablee.games.skipbo.bots.weights import CARELESS, FORGETS, KNOBS, WEIGHT_NAMES, style_of
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import SEATS
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import below

Policy = int | str | NDArray[np.float64] | Sequence[float]

UNIFORM, EAGER, GREEDY, PLAN = range(4)
_KINDS = {"uniform": UNIFORM, "eager": EAGER, "greedy": GREEDY}
_BEST_LEVEL = 4
NAMED = ("uniform", "eager")  # random players that play here

# None of these functions makes or keeps an array, so none need count references (_nrt): twice as fast.
for _module in (evaluation, turn_tree, policy, greedy):
    for _function in list(vars(_module).values()):
        if callable(_function) and getattr(_function, "__module__", None) == _module.__name__:
            register_jitable(_nrt=False)(_function)
_greedy_codes: Any = greedy.greedy_codes
_decide: Any = policy.decide


class Lineup(NamedTuple):
    """The policies of a table's seats, as compiled code takes them."""

    kinds: Array
    weights: Array
    knobs: Array


class Room(NamedTuple):
    """Where compiled thinking writes. One thread, one room."""

    position: Annotated[Array, np.int64, SIZE]
    work: Annotated[Array, np.int64, WORK_SIZE]
    codes: Annotated[Array, np.int64, len(core.MOVES)]
    values: Annotated[Array, np.float64, VALUES_SIZE]


def lineup_of(policies: Sequence[Policy], players: int) -> Lineup:
    """One policy for each seat: a level, a name, or weights for the best level's search.

    Raises `ValueError` for anything else.
    """
    if len(policies) != players:
        raise ValueError(f"{players} players need as many policies, not {len(policies)}")
    lineup = Lineup(
        np.full(SEATS, UNIFORM, dtype=np.int64),
        np.zeros((SEATS, len(WEIGHT_NAMES))),
        np.zeros((SEATS, KNOBS), dtype=np.int64),
    )
    for seat, who in enumerate(policies):
        if isinstance(who, str):
            if who not in _KINDS:
                raise ValueError(f"there is no policy {who!r}; there are {', '.join(_KINDS)}, and levels")
            lineup.kinds[seat] = _KINDS[who]
            continue
        lineup.kinds[seat] = PLAN
        if isinstance(who, int):
            lineup.weights[seat], lineup.knobs[seat] = style_of(who)
            continue
        given = np.asarray(who, dtype=np.float64)
        if given.shape != (len(WEIGHT_NAMES),) or not np.isfinite(given).all():
            raise ValueError(f"weights are {len(WEIGHT_NAMES)} finite numbers")
        lineup.weights[seat] = given
        lineup.knobs[seat] = style_of(_BEST_LEVEL).knobs
    return lineup


# --- compiled --------------------------------------------------------------------------------------


@compiled
def fill_seen(s: Record, me: Number, position: Array) -> None:
    """What the view of a seat shows, as if it were its turn."""
    players = s.players
    heights: Number = 0
    for pile in range(4):
        heights |= np.int64(s.heights[pile]) << (4 * pile)
    position[HEIGHTS] = heights
    position[HAND] = s.hands[me]
    position[PLAYERS] = players
    position[ACROSS] = s.across
    position[CHAIN] = NO_CARD
    for k in range(players):
        seat = me + k
        if seat >= players:
            seat -= players
        at = SEAT + SEAT_SIZE * k
        position[at + STOCK_TOP] = s.tops[seat, 0]
        position[at + STOCK_COUNT] = s.stock_counts[seat]
        piles: Number = 0
        for pile in range(4):
            top = np.int64(s.discards[seat, pile])
            piles |= top << (8 * pile)
            slot, depth = top, 0
            while slot:
                card = np.int64(s.slots[slot])
                position[CHAIN + slot] = card
                slot = card >> 8
                depth += 1
            if k == 0:  # nobody's depth matters but one's own
                slot = top
                while slot:
                    position[CHAIN + slot] |= depth << 16
                    slot = np.int64(s.slots[slot]) >> 8
                    depth -= 1
        position[at + PILES] = piles


@compiled
def best_code(s: Record, weights: Array, knobs: Array, room: Room) -> Number:
    """The code of the move that weights and knobs prefer in a game that goes on, without mistakes."""
    fill_seen(s, core.seat_to_move(s), room.position)
    return _decide(room.position, weights, knobs, NO_MISTAKE, NO_MISTAKE, room.work, room.values)


@compiled
def choose(s: Record, seat: Number, lineup: Lineup, stream: Record, room: Room) -> Number:
    """The code of the move that the policy of a seat chooses. It is the seat's turn."""
    kind = lineup.kinds[seat]
    if kind == PLAN:
        fill_seen(s, seat, room.position)
        knobs = lineup.knobs[seat]
        first: Number = NO_MISTAKE
        second: Number = NO_MISTAKE
        if knobs[FORGETS] or knobs[CARELESS]:
            first = below(stream, 100)
            second = below(stream, 100)
        return _decide(room.position, lineup.weights[seat], knobs, first, second, room.work, room.values)
    if kind == GREEDY:
        fill_seen(s, seat, room.position)
        count = _greedy_codes(room.position, room.codes)
    else:
        count = core.list_moves(s, seat, room.codes)
        if kind == EAGER and room.codes[0] < DISCARDS:
            while room.codes[count - 1] >= DISCARDS:
                count -= 1
    return room.codes[below(stream, count)]


@compiled
def play_game(s: Record, lineup: Lineup, streams: Array, room: Room, max_moves: Number) -> None:
    """Play on to the end of the game, or until the match has had so many moves."""
    while not core.is_over(s) and s.moves < max_moves:
        seat = core.seat_to_move(s)
        core.apply(s, seat, choose(s, seat, lineup, streams[seat], room))
