"""Rounds of Skyjo for practice, many at once: compiled, from the text that plays and judges.

Whole rounds are played, each in one call, by the networks (as level 5) against themselves or level 4. What
they were told after each of their turns is written down, with what came of it. Nothing hidden is told.
"""

import math
from typing import Any, NamedTuple

import numpy as np
from each import put
from numba import njit

from tablee.bots.network import Panel
from tablee.game.rng import Domain
from tablee.game.rng import game_seed as seed_of_game
from tablee.game.stream import SEED_WORDS, STREAM, below, game_seed, open_stream, seed_words
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.features import tell_standing, tell_table, tell_top
from tablee.games.skyjo.bots.learned import (
    Care,
    consider,
    is_last_turn,
    look_ahead,
    new_room,
    tell_grid,
)
from tablee.games.skyjo.bots.learned_playouts import Rooms, face_round, room_at, rooms_like
from tablee.games.skyjo.bots.match_mixture import POINTS, REFERENCES
from tablee.games.skyjo.bots.match_odds import LIMIT, worth_of_scores
from tablee.games.skyjo.bots.playouts import NUMBERS, seat_to_move, see
from tablee.games.skyjo.bots.position import CARDS, GRID, KEEP, SEATS, SET_UP, TAKE, TURN, Position
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.kernel.engine import new_states
from tablee.games.skyjo.kernel.kernel import (
    NOBODY,
    OVER,
    TableOptions,
    apply,
    match_winners,
    next_round,
    start,
)
from tablee.jit.decorators import Array, Number

_TURNS = 30  # of each seat in a round that are written down at most
_REFERENCES = np.array(REFERENCES)
_MAX_MOVES = 3000
_FINE = 1 << 16


class Board(NamedTuple):
    """Rounds, and what was written down of each."""

    states: Array
    streams: Array
    key: Array
    seeds: Array
    rules: TableOptions
    rooms: Rooms
    rivals: Rooms  # another's networks, in meetings
    numbers: Array  # room for a second look at the cards
    care: Care
    learned: Array  # (rounds, seats): who judges by `rooms`; in meetings the others do by `rivals`,
    plain: bool  # unless they are level 4
    games: Array  # the number of the next deal
    trust: Array  # how much a target is what was thought of the next turn; and how often one tries something
    counts: Array  # of what was written down:
    features: Array  # (rounds, samples, notes)
    amounts: Array
    lengths: Array
    seats: Array
    closed: Array
    shares: Array
    targets: Array  # as the match stood,
    each: Array  # and in each way
    thoughts: Array  # what the next own turn was thought to be worth; not a number if there was none
    tried: Array  # whether something else was tried then
    following: Array  # the next own sample, or -1
    last: Array  # (rounds, seats): the latest sample of each
    winners: Array


def new_board(
    panels: tuple[Panel, Panel],
    players: int,
    count: int,
    learned: Array,
    care: Care,
    seed: int,
    device: str,
    rivals: tuple[Panel, Panel] | None = None,
    samples: bool = True,
) -> Board:
    """So many rounds at a time."""
    judges, notes = panels[0].third.shape[1], 64 if players == 2 else 128
    rows = players * _TURNS if samples else 1

    def arrays(dtype: Any, *shape: int) -> Any:
        return put(np.zeros((count, *shape), dtype=dtype), device)

    zeros: Any = np.zeros
    if device != "cpu":
        from tablee.jit.card import new_side_by_side as zeros

    def rooms(networks: tuple[Panel, Panel], many: int) -> Rooms:
        on_device = [Panel(*(put(np.asarray(array), device) for array in panel)) for panel in networks]
        like = new_room(*networks, tuned_weights(players, None))
        found = rooms_like(like, many, zeros)
        room = found.room
        shared = {"mixture": type(room.mixture)(*(put(a, device) for a in room.mixture))}
        return found._replace(
            room=room._replace(
                open=on_device[0], closed=on_device[1], weights=put(room.weights, device), **shared
            )
        )

    own = rooms(panels, count)
    return Board(
        states=put(new_states(count), device),
        streams=put(np.zeros(count, dtype=STREAM), device),
        key=put(seed_words(seed_of_game(seed.to_bytes(32, "little"), 0)), device),
        seeds=put(np.zeros((count, SEED_WORDS), dtype=np.uint32), device),
        rules=TableOptions(players, LIMIT, True, True, 0),
        rooms=own,
        rivals=own if rivals is None else rooms(rivals, count),
        numbers=arrays(np.int64, NUMBERS),
        care=care,
        learned=put(learned.astype(np.bool_), device),
        plain=rivals is None,
        games=put(np.arange(count), device),
        trust=put(np.array([0.5, 0.0]), device),
        counts=arrays(np.int64),
        features=arrays(np.int16, rows, notes),
        amounts=arrays(np.float32, rows, notes),
        lengths=arrays(np.int16, rows),
        seats=arrays(np.int16, rows),
        closed=arrays(np.int16, rows),
        shares=arrays(np.float32, rows, judges),
        targets=arrays(np.float32, rows),
        each=arrays(np.float32, rows, judges),
        thoughts=arrays(np.float32, rows),
        tried=arrays(np.int16, rows),
        following=arrays(np.int64, rows),
        last=arrays(np.int64, SEATS),
        winners=arrays(np.int64),
    )


@njit(nogil=True)
def begin_round(i: Number, b: Board) -> None:
    """Deal a round of a match of two that stands anyhow; at larger tables only points count."""
    s, stream = b.states[i], b.streams[i]
    game_seed(b.seeds[i], b.key, b.games[i])
    start(s, b.seeds[i], b.rules)
    open_stream(stream, b.seeds[i], Domain.POLICY.value, 0)
    b.games[i] += len(b.games)
    if b.rules.players != 2:
        return
    kind, middle = np.int64(below(stream, 16)), np.int64(below(stream, LIMIT))
    for seat in range(2):
        near = middle + np.int64(below(stream, 61)) - 30
        early = np.int64(below(stream, 40))
        total = min(max(near, 0), LIMIT - 1) if kind < 9 else early
        s.totals[seat] = LIMIT - 1 if kind == 0 else total


@njit(nogil=True)
def seen_by(s: Any, seat: Number, numbers: Array) -> Position:
    at, end = SEATS * GRID, SEATS * GRID + CARDS
    return see(s, seat, numbers[:at], numbers[at:end], numbers[end:])


@njit(nogil=True)
def _write(i: Number, b: Board, before: Position, after: Position, code: Number, seat: Number) -> None:
    """What the networks are told after a move, as `learned.value_after` tells it."""
    n = b.counts[i]
    room = room_at(b.rooms, i, seat)
    notes = room.notes
    notes.length[0] = 0
    tell_table(notes, before, room.scratch)
    if before.players == 2:
        tell_standing(notes, room.totals, seat)
    own = Position(
        after.cells,
        before.unseen,
        before.pool,
        before.draw_count,
        before.players,
        seat,
        before.phase,
        before.top,
        before.drawn,
        before.closer,
        before.clears,
    )
    closer = after.closer
    tell_grid(own, room, (code - KEEP if code >= KEEP else code - TAKE) & 3, closer)
    tell_top(notes, room.scratch, after.top, closer)
    length = min(notes.length[0], b.features.shape[2])
    for k in range(length):
        b.features[i, n, k] = notes.features[k]
        b.amounts[i, n, k] = notes.values[k]
    b.lengths[i, n] = length
    b.seats[i, n] = seat
    b.closed[i, n] = 1 if closer != NOBODY else 0
    for k in range(b.shares.shape[2]):
        b.shares[i, n, k] = room.shares[k]
    b.thoughts[i, n] = np.nan
    b.tried[i, n] = 0
    b.following[i, n] = -1
    if b.last[i, seat] >= 0:
        b.following[i, b.last[i, seat]] = n
    b.last[i, seat] = n
    b.counts[i] = n + 1


@njit(nogil=True)
def play_round(i: Number, b: Board) -> None:
    """Play one round, and write down what those who learn were told."""
    begin_round(i, b)
    s, stream = b.states[i], b.streams[i]
    players = b.rules.players
    b.counts[i] = 0
    for seat in range(players):
        b.last[i, seat] = -1
    face_round(s, b.learned[i], b.rooms, i)
    numbers, second = b.rooms.numbers[i], b.numbers[i]
    while s.phase != OVER and s.moves < _MAX_MOVES:
        seat = seat_to_move(s)
        position = seen_by(s, seat, numbers)
        room = room_at(b.rooms, i, seat)
        if s.phase == SET_UP or not b.learned[i, seat]:
            apply(s, seat, judge_cost(position, room.weights, room.scratch))
            continue
        phase = position.phase
        code, value = look_ahead(position, room, b.care, np.int64(below(stream, _FINE)) / _FINE)
        tries = np.int64(below(stream, _FINE)) < b.trust[1] * _FINE
        latest = b.last[i, seat]
        if phase == TURN and latest >= 0 and not is_last_turn(position):
            b.thoughts[i, latest] = value
        if tries:
            if latest >= 0:
                b.tried[i, latest] = 1
            code = judge_cost(position, room.weights, room.scratch)
            consider(position, room)
        apply(s, seat, code)
        if s.phase != TURN or b.counts[i] >= b.features.shape[1]:
            continue  # a card was drawn, or the round is over
        if players == 2 and s.closer != NOBODY:
            continue  # what closing is worth is reckoned
        _write(i, b, position, seen_by(s, seat, second), code, seat)
    _look_back(i, b)


@njit(nogil=True)
def worth_of_round(i: Number, b: Board, seat: Number) -> Number:
    """What the scores are worth to a seat as the match stood; at larger tables, points."""
    s, players = b.states[i], b.rules.players
    own = np.float64(s.scores[seat])
    if players == 2:
        totals, after = b.rooms.room.totals[i], b.rooms.room.after[i]
        return worth_of_scores(totals, seat, own, np.float64(s.scores[1 - seat]), after) / POINTS
    total = 0.0
    for player in range(players):
        total += s.scores[player]
    return ((total - own) / (players - 1) - own) / POINTS


@njit(nogil=True)
def _look_back(i: Number, b: Board) -> None:
    """What became of each sample: the scores, mixed with what the seat thought later."""
    s, players = b.states[i], b.rules.players
    after = b.rooms.room.after[i]
    for n in range(b.counts[i] - 1, -1, -1):
        seat = np.int64(b.seats[i, n])
        worth = worth_of_round(i, b, seat)
        if players == 2:
            own, other = np.float64(s.scores[seat]), np.float64(s.scores[1 - seat])
            for k in range(b.each.shape[2]):
                b.each[i, n, k] = worth_of_scores(_REFERENCES[k], 0, own, other, after) / POINTS
        else:
            b.each[i, n, 0] = worth
        if b.following[i, n] >= 0:
            worth = np.float64(b.targets[i, b.following[i, n]])
        thought = np.float64(b.thoughts[i, n])
        if not math.isnan(thought):
            share = 1.0 if b.tried[i, n] else b.trust[0]
            worth = share * thought + (1.0 - share) * worth
        b.targets[i, n] = worth


@njit(nogil=True)
def play_match(i: Number, b: Board) -> None:
    """A whole match of those who learn against level 4, or the rivals."""
    s = b.states[i]
    game_seed(b.seeds[i], b.key, b.games[i])
    start(s, b.seeds[i], b.rules)
    numbers, winners = b.rooms.numbers[i], np.int64(-1)
    while True:
        face_round(s, b.learned[i], b.rooms, i)
        if not b.plain:
            for seat in range(b.rules.players):
                b.learned[i, seat] = not b.learned[i, seat]
            face_round(s, b.learned[i], b.rivals, i)
            for seat in range(b.rules.players):
                b.learned[i, seat] = not b.learned[i, seat]
        while s.phase != OVER and s.moves < _MAX_MOVES:
            seat = seat_to_move(s)
            position = seen_by(s, seat, numbers)
            if s.phase == SET_UP or (b.plain and not b.learned[i, seat]):
                room = room_at(b.rooms, i, seat)
                apply(s, seat, judge_cost(position, room.weights, room.scratch))
            else:
                rooms = b.rooms if b.learned[i, seat] else b.rivals
                code, _ = look_ahead(position, room_at(rooms, i, seat), b.care, 0.0)
                apply(s, seat, code)
        winners = match_winners(s)
        if winners >= 0 or s.moves >= _MAX_MOVES:
            break
        next_round(s)
    b.winners[i] = winners
