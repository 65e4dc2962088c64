"""Level 5 of Skyjo compiled: whole matches, also against the other levels, where `playouts` has only those.

It judges as `champion.LearnedBot` does without a plan, and turns over its first two cards like level 4. Many
rooms to think in lie in one set of arrays: on a graphics card each thread has its own.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.network import Notes
from tablee.game.rng import Domain
from tablee.games.skyjo.bots.champion import panels_for
from tablee.games.skyjo.bots.closing import Closing
from tablee.games.skyjo.bots.learned import CAREFUL, Room, look_ahead, new_room, take_standing
from tablee.games.skyjo.bots.match_odds import LAST_ROUND, LIMIT
from tablee.games.skyjo.bots.playouts import NUMBERS, best_code, seat_to_move, see
from tablee.games.skyjo.bots.playouts import lineup_of as styles_of
from tablee.games.skyjo.bots.position import CARDS, GRID, SEATS, SET_UP
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.kernel.engine import table_of
from tablee.games.skyjo.kernel.kernel import (
    OVER,
    RESULT,
    SINGLE_ROUND,
    STATE,
    TableOptions,
    match_winners,
    next_round,
    start,
    write_result,
)
from tablee.games.skyjo.kernel.kernel import apply as apply_move
from tablee.games.skyjo.rules.options import Options
from tablee.kernels.arguments import MAX_MOVES, whole
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words

LEVELS = (5,)  # whom it plays besides the others
_BEGINNER = 4


class Lineup(NamedTuple):
    """Who sits where: whether a seat judges by the networks, and the styles of those that do not."""

    learned: Array
    styles: Array


class Rooms(NamedTuple):
    """Rooms to think in. What is written has a room's number first; `shares` and last layers then a seat."""

    room: Room
    numbers: Array


def lineup_of(policies: Sequence[Any], players: int) -> Lineup:
    """One policy for each seat. Raises `ValueError`."""
    learned = np.zeros(SEATS, dtype=np.bool_)
    for seat, policy in enumerate(policies[:SEATS]):
        learned[seat] = isinstance(policy, int) and policy in LEVELS
    plain = [_BEGINNER if isinstance(who, int) and who in LEVELS else who for who in policies]
    return Lineup(learned, styles_of(plain, players))


def new_rooms(players: int, count: int, zeros: Callable[..., Array] = np.zeros) -> Rooms:
    """So many rooms, in arrays that `zeros` makes; these need not be zeros."""
    like = new_room(*panels_for(players), tuned_weights(players, None))
    return rooms_like(like, count, zeros)


def rooms_like(like: Room, count: int, zeros: Callable[..., Array] = np.zeros) -> Rooms:
    """Rooms that think with the networks of one."""

    def many(array: Array, *more: int) -> Array:
        return zeros((count, *more, *array.shape), dtype=array.dtype)

    shared = ("open", "closed", "mixture", "weights")
    by_seat = ("shares", "open_third", "closed_third")
    arrays: dict[str, Any] = {
        "notes": Notes(*map(many, like.notes)),
        "closing": Closing(*map(many, like.closing)),
    }
    for name, array in like._asdict().items():
        if name not in shared and name not in arrays:
            arrays[name] = many(array, SEATS) if name in by_seat else many(array)
    return Rooms(like._replace(**arrays), zeros((count, NUMBERS), dtype=np.int64))


# --- compiled ----------------------------------------------------------------------------------------


@compiled
def room_at(rooms: Rooms, i: Number, seat: Number) -> Room:
    """A room as a seat uses it."""
    r = rooms.room
    notes, closing = r.notes, r.closing
    return Room(
        r.open,
        r.closed,
        r.mixture,
        r.shares[i, seat],
        r.open_third[i, seat],
        r.closed_third[i, seat],
        r.weights,
        r.scratch[i],
        Notes(notes.features[i], notes.values[i], notes.length[i]),
        r.open_table[i],
        r.closed_table[i],
        r.hidden[i],
        r.whole[i],
        r.inner[i],
        r.costs[i],
        r.cells[i],
        r.downs[i],
        r.order[i],
        r.totals[i],
        r.after[i],
        r.facts[i],
        Closing(
            closing.likely[i],
            closing.first[i],
            closing.last[i],
            closing.expected[i],
            closing.shown[i],
            closing.turned[i],
            closing.shown_now[i],
            closing.worth[i],
        ),
    )


@compiled
def face_round(s: Record, learned: Array, rooms: Rooms, i: Number) -> None:
    """Let the seats that judge do so as the match stands. It changes from round to round."""
    for seat in range(np.int64(s.players)):
        total = np.float64(LAST_ROUND)
        if s.limit != SINGLE_ROUND:
            total = np.float64(s.totals[seat] + LIMIT - s.limit)
        rooms.room.totals[i, seat] = total
    for seat in range(np.int64(s.players)):
        if learned[seat]:
            take_standing(room_at(rooms, i, seat), seat)


@compiled
def chosen_code(s: Record, seat: Number, lineup: Lineup, stream: Record, rooms: Rooms, i: Number) -> Number:
    """The code of the move that whoever sits there makes."""
    numbers = rooms.numbers[i]
    if not lineup.learned[seat] or s.phase == SET_UP:
        return best_code(s, seat, lineup.styles[seat], stream, numbers, rooms.room.scratch[i])
    at, end = SEATS * GRID, SEATS * GRID + CARDS
    position = see(s, seat, numbers[:at], numbers[at:end], numbers[end:])
    code, _ = look_ahead(position, room_at(rooms, i, seat), CAREFUL, 0.0)
    return code


@compiled
def lineup_into(
    results: Array,
    states: Array,
    streams: Array,
    seed: Array,
    lineup: Lineup,
    rooms: Rooms,
    at: Number,
    key: Array,
    first: Number,
    table: TableOptions,
    max_moves: Number,
) -> None:
    """Play as many matches as there are results, in one of the rooms."""
    s = states[0]
    for i in range(len(results)):
        game_seed(seed, key, first + i)
        start(s, seed, table)
        for seat in range(table.players):
            open_stream(streams[seat], seed, Domain.POLICY.value, seat)
        winners: Number = np.int64(-1)
        while True:
            face_round(s, lineup.learned, rooms, at)
            while s.phase != OVER and s.moves < max_moves:
                seat = seat_to_move(s)
                apply_move(s, seat, chosen_code(s, seat, lineup, streams[seat], rooms, at))
            winners = match_winners(s)
            if winners >= 0 or s.phase != OVER or s.moves >= max_moves:
                break
            next_round(s)
        write_result(results[i], s, winners)


# --- for Python --------------------------------------------------------------------------------------


def play_lineup(
    key: bytes,
    first_index: int,
    count: int,
    players: int,
    options: Options,
    lineup: Sequence[Any],
    max_moves: int = MAX_MOVES,
) -> Array:
    """What `playouts.play_lineup` does."""
    results = np.zeros(whole("count", count, 0, 2**40), dtype=RESULT)
    lineup_into(
        results,
        np.zeros(1, dtype=STATE),
        np.zeros(SEATS, dtype=STREAM),
        np.zeros(SEED_WORDS, dtype=np.uint32),
        lineup_of(lineup, players),
        new_rooms(players, 1),
        0,
        seed_words(key),
        whole("first_index", first_index, 0, 2**62),
        table_of(players, options),
        whole("max_moves", max_moves, 0, 2**62),
    )
    return results
