"""The players of Skyjo compiled: whole matches between any of them, at kernel speed.

How they think is compiled from the very text that `heuristic.py` runs. What they see is counted here from a
state of the game's kernel: the face-up cards, and of the others only how many there are of each. The
kernel keeps no discard pile, so these are counted where they lie, and never where which one lies.

As in the game's kernel: functions that Python calls take an array and an index and check everything
first; compiled ones take records and check nothing.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numba.extending import register_jitable

from tablee.game.rng import Domain
from tablee.games.skyjo.bots.evaluation import SCRATCH
from tablee.games.skyjo.bots.policy import FUNCTIONS, STYLE, choose, slips
from tablee.games.skyjo.bots.position import (
    CARDS,
    DRAWN,
    FACE_DOWN,
    GONE,
    GRID,
    IN_DECK,
    SEATS,
    SET_UP,
    Position,
)
from tablee.games.skyjo.bots.rules_of_thumb import PICKS, ROLLS
from tablee.games.skyjo.bots.weights import Policy, style_of
from tablee.games.skyjo.kernel.engine import check_dealt, table_of
from tablee.games.skyjo.kernel.kernel import (
    RESULT,
    STATE,
    TableOptions,
    match_winners,
    must_turn_over,
    next_round,
    start,
    write_result,
)
from tablee.games.skyjo.kernel.kernel import apply as apply_move
from tablee.games.skyjo.rules.options import Options
from tablee.kernels.arguments import MAX_MOVES, check_streams, whole
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, below, game_seed, open_stream, seed_words

for _function in FUNCTIONS:
    register_jitable(_function)

_int: Any = np.int64
_OVER = 3  # phases before it are those of a position
_IN_DECK = np.array(IN_DECK, dtype=np.int64)

# --- what a seat sees ------------------------------------------------------------------------------


@compiled
def see(s: Record, seat: Number, cells: Array, unseen: Array, pool: Array) -> Position:
    """What the seat to move knows, as `position_of` tells it of a view. The arrays become part of it."""
    for card in range(CARDS):
        unseen[card] = 0
    players = _int(s.players)
    at = 0
    for owner in range(players):
        grid, hidden, present = s.grids[owner], _int(s.hidden[owner]), _int(s.present[owner])
        for cell in range(GRID):
            card = (grid >> (4 * cell)) & 15
            if (hidden >> cell) & 1:
                unseen[card] += 1
                card = FACE_DOWN
            elif not (present >> cell) & 1:
                card = GONE
            cells[at] = card
            at += 1
    for i in range(_int(s.next_card), _int(s.draw_end)):
        unseen[s.draw[i]] += 1
    top, drawn = _int(s.top), _int(s.drawn) if s.phase == DRAWN else 0
    for card in range(CARDS):
        pool[card] = unseen[card]
    if s.next_card == s.draw_end:  # SJ-15: the next card comes from the discards below the top
        for card in range(CARDS):
            pool[card] = _IN_DECK[card] - unseen[card]
        for i in range(at):
            if cells[i] < FACE_DOWN:
                pool[cells[i]] -= 1
        pool[top] -= 1
        if s.phase == DRAWN:
            pool[drawn] -= 1
    left, phase, closer = _int(s.draw_end) - _int(s.next_card), _int(s.phase), _int(s.closer)
    clears = bool(s.clears_on_reveal)
    return Position(cells, unseen, pool, left, players, seat, phase, top, drawn, closer, clears)


@compiled
def best_code(
    s: Record, seat: Number, style: Array, stream: Record, numbers: Array, scratch: Array
) -> Number:
    """The code of the move that a player of this style makes. `numbers` holds NUMBERS, `scratch` SCRATCH."""
    position = see(s, seat, numbers[: SEATS * GRID], numbers[_UNSEEN:_POOL], numbers[_POOL:])
    roll = pick = _int(0)
    if slips(style):
        roll = _int(below(stream, ROLLS))
        pick = _int(below(stream, PICKS))
    return choose(position, style, scratch, roll, pick)


_UNSEEN = SEATS * GRID
_POOL = _UNSEEN + CARDS
NUMBERS = _POOL + CARDS


class Room(NamedTuple):
    """Where compiled thinking writes. One thread, one room."""

    numbers: Array
    scratch: Array


ROOM_NUMBERS, ROOM_VALUES = NUMBERS, SCRATCH  # how much room there must be


def room_in(numbers: Array, values: Array) -> Room:
    """Room in two arrays: of `ROOM_NUMBERS` whole numbers and of `ROOM_VALUES` others."""
    return Room(numbers, values)


register_jitable(room_in)

# --- playing ---------------------------------------------------------------------------------------


@compiled
def seat_to_move(s: Record) -> Number:
    """During set-up the lowest seat that has not turned over two cards. The round must not be over."""
    if s.phase == SET_UP:
        for seat in range(_int(s.players)):
            if must_turn_over(s, seat):
                return seat
    return _int(s.turn)


@compiled
def play_out(
    s: Record, styles: Array, streams: Array, max_moves: Number, numbers: Array, scratch: Array
) -> None:
    """Play on to the end of the round, or until the match has had so many moves. One style per seat."""
    while s.phase != _OVER and s.moves < max_moves:
        seat = seat_to_move(s)
        apply_move(s, seat, best_code(s, seat, styles[seat], streams[seat], numbers, scratch))


@compiled
def lineup_into(
    results: Array,
    states: Array,
    streams: Array,
    seed: Array,
    styles: Array,
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
        start(s, seed, table)
        for seat in range(table.players):
            open_stream(streams[seat], seed, Domain.POLICY.value, seat)
        winners = _int(-1)
        while True:
            play_out(s, styles, streams, max_moves, room.numbers, room.scratch)
            winners = match_winners(s)
            if winners >= 0 or s.phase != _OVER or s.moves >= max_moves:
                break
            next_round(s)
        write_result(results[i], s, winners)


@compiled
def _choose_at(
    states: Array,
    i: Number,
    seat: Number,
    style: Array,
    streams: Array,
    numbers: Array,
    scratch: Array,
) -> Number:
    return best_code(states[i], seat, style, streams[0], numbers, scratch)


# --- for Python: everything is checked before compiled code runs -------------------------------------


def lineup_of(policies: Sequence[Policy], players: int) -> Array:
    """The style of the policy for each seat. Raises `ValueError`."""
    if len(policies) != players:
        raise ValueError(f"a lineup for {players} players has {players} policies, not {len(policies)}")
    styles = np.zeros((SEATS, STYLE))
    for seat, policy in enumerate(policies):
        styles[seat] = style_of(policy)
    return styles


def play_lineup(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    lineup: Sequence[Policy],
    max_moves: int = MAX_MOVES,
) -> Array:
    """Play the matches `first_index` and following of a simulation; one row of `RESULT` for each.

    `lineup` has a policy for every seat. Match n has the seed `rng.game_seed(key, n)`, so two lineups on
    the same key play the same deals. A match that has not ended after `max_moves` moves is cut, and
    nobody wins it. The interpreter's lock is free meanwhile. Raises `ValueError` or `Refused`.
    """
    table, styles = table_of(players, options), lineup_of(lineup, players)
    results = np.zeros(whole("count", count, 0, 2**40), dtype=RESULT)
    lineup_into(
        results,
        np.zeros(1, dtype=STATE),
        np.zeros(SEATS, dtype=STREAM),
        np.zeros(SEED_WORDS, dtype=np.uint32),
        styles,
        room_in(np.empty(ROOM_NUMBERS, dtype=np.int64), np.empty(ROOM_VALUES)),
        seed_words(key),
        whole("first_index", first_index, 0, 2**62),
        table,
        whole("max_moves", max_moves, 0, 2**62),
    )
    return results


def choose_code(states: Array, i: int, seat: int, policy: Policy, streams: Array) -> int:
    """The code of the move that this player would make at `states[i]`, where the seat must be to move.

    `streams` is a `policy_stream` of the game's kernel, numbered with the seat; it is read on.
    """
    check_dealt(states, i)
    players, phase = int(states["players"][i]), int(states["phase"][i])
    whole("seat", seat, 0, players - 1)
    hidden = int(states["hidden"][i, seat]).bit_count()
    if not (hidden > GRID - 2 if phase == SET_UP else phase != _OVER and seat == states["turn"][i]):
        raise ValueError(f"seat {seat} is not to move")
    check_streams(streams)
    style = np.array(style_of(policy))
    numbers, scratch = np.empty(NUMBERS, dtype=np.int64), np.empty(SCRATCH)
    return int(_choose_at(states, i, seat, style, streams, numbers, scratch))
