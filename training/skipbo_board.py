"""Games of Skip-Bo for practice, many at once: compiled, from the text that plays and judges.

A game goes on until somebody who learns has a choice. Then the lines of play that level 4 thinks best are
told to the networks, feature by feature, and whoever calls says which one is chosen. Nothing hidden is
told.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from each import put
from numba import njit
from skipbo_tables import Table

from tablee.game.rng import game_seed as seed_of_game
from tablee.games.skipbo.bots.candidates import (
    KIND,
    LONGEST_LINE,
    REST,
    Candidates,
    list_candidates,
    trace_line,
)
from tablee.games.skipbo.bots.features import FEATURES, LONGEST_LIST, Listing, list_table
from tablee.games.skipbo.bots.learned import Desk, list_features_of, own_after
from tablee.games.skipbo.bots.playouts import Room, best_code, fill_seen
from tablee.games.skipbo.bots.weights import POSITIONS, style_of
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.rules.moves import WILD
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import SEED_WORDS, game_seed, seed_words
from tablee.kernels.workspace import packed

UNIT = 512  # amounts of features are whole numbers of this part
_MAX_MOVES = 20_000
_LEVEL = 4
_room_in, _ROOM_NUMBERS, _ROOM_VALUES = packed(Room)


class Board(NamedTuple):
    """Games, and what was found at the decision at which each of them stands."""

    states: Array
    key: Array
    seeds: Array
    rules: core.TableOptions
    weights: Array  # level 4's
    knobs: Array
    numbers: Array  # room to think in
    values: Array
    codes: Array
    features: Array
    amounts: Array
    unseen: Array
    chances: Array
    found: Array  # the lines,
    worths: Array  # what level 4 thinks of them,
    least: Array
    ends: Array
    counts: Array  # how many there are: 0 where no game goes on,
    chosen: Array  # and which of them is to be played next
    seats: Array  # who decides
    learned: Array  # bits of the seats that learn; level 4 plays the others
    games: Array  # the number of the next deal,
    stride: Array  # what it grows by,
    left: Array  # and how many games are still to be begun
    over: Array  # whether a game has ended since the last decision,
    winners: Array  # and who won it: bits
    table: Array  # amounts of features that all lines have in common,
    lines: Array  # and of those that only one has
    midway: Array  # whether the turn goes on after a line,
    certain: Array  # and whether it wins the game


def new_board(
    table: Table, count: int, lines: int, positions: int, learned: Array, seed: int, device: str
) -> Board:
    """So many games at a table. A decision has so many lines at most, after so many positions of a turn."""
    weights, knobs = style_of(_LEVEL)
    knobs_array = np.array(knobs, dtype=np.int64)
    knobs_array[POSITIONS] = positions or knobs_array[POSITIONS]
    states = np.zeros(count, dtype=core.STATE)
    states["reason"] = 1  # so that the first ones are dealt

    def whole(*shape: int) -> Any:
        return put(np.zeros((count, *shape), dtype=np.int64), device)

    def small(*shape: int) -> Any:
        return put(np.zeros((count, *shape), dtype=np.int16), device)

    return Board(
        states=put(states, device),
        key=put(seed_words(seed_of_game(seed.to_bytes(32, "little"), 0)), device),
        seeds=put(np.zeros((count, SEED_WORDS), dtype=np.uint32), device),
        rules=core.table_of(table.players, table.options),
        weights=put(np.array(weights), device),
        knobs=put(knobs_array, device),
        numbers=whole(_ROOM_NUMBERS),
        values=put(np.zeros((count, _ROOM_VALUES)), device),
        codes=whole(LONGEST_LINE),
        features=whole(LONGEST_LIST),
        amounts=put(np.zeros((count, LONGEST_LIST), dtype=np.float32), device),
        unseen=whole(WILD),
        chances=put(np.zeros((count, WILD)), device),
        found=whole(lines, 4),
        worths=put(np.zeros((count, lines)), device),
        least=whole(1),
        ends=whole(3),
        counts=whole(),
        chosen=put(np.full(count, -1, dtype=np.int64), device),
        seats=whole(),
        learned=put(learned.astype(np.int64), device),
        games=put(np.arange(count), device),
        stride=put(np.full(count, count), device),
        left=put(np.full(count, 1 << 40), device),
        over=whole(),
        winners=whole(),
        table=small(FEATURES),
        lines=small(lines, FEATURES),
        midway=small(lines),
        certain=small(lines),
    )


@njit(nogil=True, _nrt=False)
def go_on(i: Number, b: Board) -> None:
    """Play the chosen line of game i, and then on to the next choice; it must be told about before."""
    s = b.states[i]
    room = _room_in(b.numbers[i], b.values[i])
    candidates = Candidates(b.found[i], b.worths[i], b.least[i])
    listing = Listing(b.features[i], b.amounts[i], b.unseen[i], b.chances[i])
    values, codes, position = b.values[i], b.codes[i], room.position
    desk = Desk(
        room,
        candidates,
        values,
        listing,
        b.amounts,
        b.least[i],
        b.amounts,
        b.amounts[i],
        b.amounts[i],
        b.ends[i],
    )
    b.over[i] = 0
    if b.chosen[i] >= 0:
        for j in range(trace_line(room, candidates, b.chosen[i], codes)):
            core.apply(s, core.seat_to_move(s), codes[j])
    while True:
        if s.reason != 0 or s.moves >= _MAX_MOVES:
            b.over[i] = 1
            b.winners[i] = s.winners if s.reason != 0 else 0
            if b.left[i] <= 0:
                b.counts[i] = 0
                b.chosen[i] = -1
                return
            b.left[i] -= 1
            game_seed(b.seeds[i], b.key, b.games[i])
            core.start(s, b.seeds[i], b.rules)
            b.games[i] += b.stride[i]
        seat = core.seat_to_move(s)
        if not b.learned[i] >> seat & 1:
            core.apply(s, seat, best_code(s, b.weights, b.knobs, room))
            continue
        fill_seen(s, seat, position)
        count = list_candidates(position, b.weights, b.knobs, room, candidates, b.lines.shape[1])
        if count > 1:
            break
        for j in range(trace_line(room, candidates, 0, codes)):
            core.apply(s, core.seat_to_move(s), codes[j])
    b.seats[i], b.counts[i] = seat, count
    length = list_table(s, seat, listing, position)
    b.ends[i, 0] = length
    for j in range(length):
        b.table[i, listing.features[j]] += np.int16(math.floor(listing.amounts[j] * UNIT + 0.5))
    for k in range(count):
        b.certain[i, k] = 1 if own_after(desk, k).stock < 0 else 0
        b.midway[i, k] = 0 if candidates.found[k, KIND] == REST else 1
        for j in range(length, list_features_of(desk, k)):
            b.lines[i, k, listing.features[j]] += np.int16(math.floor(listing.amounts[j] * UNIT + 0.5))
