"""Skip-Bo's bots compiled: whole matches between levels, the naive player, random ones and bare weights.

How they choose is in `policy.py`: the very same functions are made known to the compiler here, given
positions that hold what the seat's view would show, and put to play in the game's kernel. Nothing
hidden is read: neither the draw pile, nor the stocks below their tops, nor the other hands.

Random players here choose from their seat's own stream, as all of these do.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from tablee.game.rng import Domain
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
from tablee.games.skipbo.kernel import engine as game
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import RESULT, SEATS, TableOptions
from tablee.games.skipbo.rules.options import Options
from tablee.kernels.arguments import MAX_MOVES, check_streams, policy_stream, whole
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import (
    SEED_WORDS,
    STREAM,
    below,
    game_seed,
    open_stream,
    seed_words,
)

Policy = int | str | NDArray[np.float64] | Sequence[float]

UNIFORM, EAGER, GREEDY, PLAN = range(4)
_KINDS = {"uniform": UNIFORM, "eager": EAGER, "greedy": GREEDY}
_BEST_LEVEL = 4

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

    position: Array
    work: Array
    values: Array
    codes: Array


_CODES = SIZE + WORK_SIZE  # where they begin
ROOM_NUMBERS, ROOM_VALUES = _CODES + len(core.MOVES), VALUES_SIZE  # how much room there must be


def room_in(numbers: Array, values: Array) -> Room:
    """Room in two arrays: of `ROOM_NUMBERS` whole numbers and of `ROOM_VALUES` others."""
    return Room(numbers[:SIZE], numbers[SIZE:_CODES], values, numbers[_CODES:])


def new_room() -> Room:
    """Room for one thread's thinking, as often as it likes."""
    return room_in(np.zeros(ROOM_NUMBERS, dtype=np.int64), np.zeros(ROOM_VALUES))


register_jitable(room_in)


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
def fill_position(s: Record, position: Array) -> None:
    """What the view of the seat whose turn it is shows, in the form of `position.py`."""
    fill_seen(s, s.turn, position)


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
    fill_position(s, room.position)
    return _decide(room.position, weights, knobs, NO_MISTAKE, NO_MISTAKE, room.work, room.values)


@compiled
def chosen_code(s: Record, seat: Number, lineup: Lineup, stream: Record, room: Room) -> Number:
    """The code of the move that the policy of a seat chooses for whoever's turn it is."""
    kind = lineup.kinds[seat]
    if kind == PLAN:
        fill_position(s, room.position)
        knobs = lineup.knobs[seat]
        first: Number = NO_MISTAKE
        second: Number = NO_MISTAKE
        if knobs[FORGETS] or knobs[CARELESS]:
            first = below(stream, 100)
            second = below(stream, 100)
        return _decide(room.position, lineup.weights[seat], knobs, first, second, room.work, room.values)
    if kind == GREEDY:
        fill_position(s, room.position)
        count = _greedy_codes(room.position, room.codes)
    else:
        count = core.list_moves(s, room.codes)
        if kind == EAGER and room.codes[0] < DISCARDS:
            while room.codes[count - 1] >= DISCARDS:
                count -= 1
    return room.codes[below(stream, count)]


@compiled
def play_out(s: Record, lineup: Lineup, streams: Array, room: Room, max_moves: Number) -> None:
    """Play on to the end of the game, or until the match has had so many moves."""
    while s.reason == 0 and s.moves < max_moves:
        seat = s.turn
        core.apply(s, chosen_code(s, seat, lineup, streams[seat], room))


@compiled
def lineup_into(
    results: Array,
    states: Array,
    streams: Array,
    seed: Array,
    lineup: Lineup,
    room: Room,
    key: Array,
    first: Number,
    table: TableOptions,
    max_moves: Number,
) -> None:
    """Play as many matches as there are results. The three arrays after these are room for one match."""
    s = states[0]
    for i in range(len(results)):
        game_seed(seed, key, first + i)
        core.start(s, seed, table)
        for seat in range(table.players):
            open_stream(streams[seat], seed, Domain.POLICY.value, seat)
        winners: Number = -1
        while True:
            play_out(s, lineup, streams, room, max_moves)
            winners = core.match_winners(s)
            if winners >= 0 or s.moves >= max_moves:
                break
            core.next_game(s)
        core.write_result(results[i], s, winners)


@compiled
def _chosen_code_at(
    states: Array, i: Number, lineup: Lineup, seat: Number, streams: Array, room: Room
) -> Number:
    return chosen_code(states[i], seat, lineup, streams[seat], room)


@compiled
def fill_position_at(states: Array, i: Number, position: Array) -> None:
    """`fill_position` for tests; checks nothing."""
    fill_position(states[i], position)


# --- for Python: everything is checked before compiled code runs -------------------------------------


def seat_streams(seed: bytes) -> Array:
    """Where the choices of each seat in a match come from, for `choose_code`."""
    return np.concatenate([policy_stream(seed, seat) for seat in range(SEATS)])


def choose_code(states: Array, i: int, policy: Policy, streams: Array, room: Room | None = None) -> int:
    """The code of the move that a policy chooses at `states[i]`, for whoever's turn it is there.

    `streams` are `seat_streams`, read on from where they stand; whoever calls often should keep a
    `new_room`. Raises `ValueError` if the game is over.
    """
    game.check_dealt(states, i)
    if states["reason"][i]:
        raise ValueError("nobody has to choose: the game is over")
    check_streams(streams, SEATS)
    players = int(states["players"][i])
    lineup = lineup_of([policy] * players, players)
    return int(_chosen_code_at(states, i, lineup, int(states["turn"][i]), streams, room or new_room()))


def play_lineup(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    lineup: Sequence[Policy],
    max_moves: int = MAX_MOVES,
) -> Array:
    """Play matches between policies, one for each seat; one row of `RESULT` for each match.

    Match n has the seed `rng.game_seed(key, n)`, so other lineups get the same deals from the same key,
    and the bots of `heuristic.py` with that seed play the same matches. A match that has not ended after
    `max_moves` moves is cut, and nobody wins it. The interpreter's lock is free meanwhile.
    """
    results = np.zeros(whole("count", count, 0, 2**40), dtype=RESULT)
    lineup_into(
        results,
        game.new_states(1),
        np.zeros(SEATS, dtype=STREAM),
        np.zeros(SEED_WORDS, dtype=np.uint32),
        lineup_of(lineup, players),
        new_room(),
        seed_words(key),
        whole("first_index", first_index, 0, 2**62),
        game.table_of(players, options),
        whole("max_moves", max_moves, 0, 2**62),
    )
    return results
