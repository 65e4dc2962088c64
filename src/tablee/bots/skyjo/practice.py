"""Rounds played for a network to learn from: what it would be told after each move, and what came of it.

The network that has been learned so far plays against level 4, and now and then a move is made for curiosity.
Where a seat stands after a move is written down: the features that are there, the numbers that have a value,
and a target. That is what the round turned out to be worth for the seat, or (as far as `trust` says) what the
network thought of it when the seat's next turn came: before it drew, so that the luck of the cards to come is
not in it.
"""

from typing import NamedTuple

import numpy as np

from tablee.bots.skyjo.afterstate import tell_afterstate
from tablee.bots.skyjo.features import FEATURES, NUMBERS_FROM, tell_table
from tablee.bots.skyjo.judgement import judge as judge_cost
from tablee.bots.skyjo.kernel import NUMBERS, seat_to_move, see
from tablee.bots.skyjo.lookahead import (
    Care,
    Room,
    code_of,
    consider,
    is_last_turn,
    list_moves,
    look_ahead,
    may_exchange,
    take_standing,
)
from tablee.bots.skyjo.position import (
    CARDS,
    DRAW_CARD,
    GRID,
    NOBODY,
    SEATS,
    SET_UP,
    TURN,
    Position,
)
from tablee.bots.skyjo.references import POINTS
from tablee.bots.skyjo.standing import LIMIT, worth_of_scores
from tablee.games.compiling import Array, Number, Record, compiled, uncounted
from tablee.games.rng import Domain
from tablee.games.skyjo.core import OVER, STATE, apply, deal, start
from tablee.games.stream import SEED_WORDS, STREAM, below, game_seed, open_stream

NUMBERS_TOLD = FEATURES - NUMBERS_FROM
MOST_TURNS = 2000  # of a round that are written down
_FINE = 1 << 15


def features_told(players: int) -> int:
    """How many features without a value a position of so many players has."""
    return 5 * players + 1


class Samples(NamedTuple):
    """What is written down, a row for each afterstate."""

    present: Array  # the features that are there; NUMBERS_FROM where there is none
    numbers: Array
    targets: Array
    closed: Array  # whether it is for the network that judges closed rounds


def new_samples(count: int, players: int) -> Samples:
    """Room for so many."""
    return Samples(
        np.full((count, features_told(players)), NUMBERS_FROM, np.int16),
        np.zeros((count, NUMBERS_TOLD), np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.bool_),
    )


@uncounted
def _curious(position: Position, room: Room, stream: Record) -> Number:
    """One of the moves that level 4 thinks best, or the first half of one."""
    consider(position, room)
    exchanges, turns = list_moves(position, room)
    taking = position.phase == TURN
    card = position.top if taking else position.drawn
    if taking and below(stream, 2) == 0:
        return np.int64(DRAW_CARD)
    wanted = np.int64(below(stream, 4))
    best = -1
    for _ in range(wanted + 1):  # the best, the second best, …
        found, cost = -1, 1e9
        for k in range(exchanges + (0 if taking else turns)):
            move = k if k < exchanges else GRID + k - exchanges
            if move < GRID and not may_exchange(position, room, move, card, taking):
                continue
            if room.costs[move, card] < cost:
                found, cost = move, room.costs[move, card]
        if found < 0:
            break
        best = found
        room.costs[found, card] = 1e9
    return code_of(best, room, taking) if best >= 0 else np.int64(DRAW_CARD)


@uncounted
def _write(samples: Samples, at: Number, s: Record, position: Position, room: Room) -> None:
    """Write down how the seat of the position stands after its move."""
    notes = room.notes
    notes.length[0] = 0
    tell_table(notes, position, room.scratch)
    tell_afterstate(s, position, room)
    told = 0
    for i in range(NUMBERS_TOLD):
        samples.numbers[at, i] = 0.0
    for k in range(notes.length[0]):
        feature = notes.features[k]
        if feature >= NUMBERS_FROM:
            samples.numbers[at, feature - NUMBERS_FROM] += notes.values[k]
        else:
            samples.present[at, told] = feature
            told += 1
    while told < samples.present.shape[1]:
        samples.present[at, told] = NUMBERS_FROM
        told += 1
    samples.closed[at] = np.int64(s.closer) != NOBODY


@uncounted
def _blend(value: Number, outlook: Number, trust: Number) -> Number:
    """What came of a turn and what was thought of it before, if it was thought about."""
    return value if np.isnan(outlook) else trust * outlook + (1.0 - trust) * value


@compiled
def practise(
    samples: Samples,
    room: Room,
    key: Array,
    first: Number,
    players: Number,
    totals: Array,
    care: Care,
    curiosity: Number,
    trust: Number,
) -> Number:
    """Play rounds until the samples are full, from round `first` on; how many samples there are.

    One seat is level 4's, of which nothing is written down. Of _FINE moves `curiosity` are made for
    curiosity. The match stands as `totals` say: the own one, and the others'. With more than two players it
    must be early.
    """
    states = np.empty(1, dtype=STATE)
    streams = np.empty(1, dtype=STREAM)
    seed = np.empty(SEED_WORDS, dtype=np.uint32)
    numbers = np.empty(NUMBERS, dtype=np.int64)
    cells, unseen, pool = numbers[: SEATS * GRID], numbers[SEATS * GRID : -CARDS], numbers[-CARDS:]
    seats = np.empty(MOST_TURNS, dtype=np.int64)
    outlooks = np.empty(MOST_TURNS, dtype=np.float32)  # at the beginning of each turn, if there is one
    outlook = np.empty(SEATS)  # for the turn that goes on
    written, capacity = 0, len(samples.targets)
    match = first
    while True:
        s, stream = states[0], streams[0]
        game_seed(seed, key, match)
        match += 1
        open_stream(stream, seed, Domain.POLICY.value, 0)
        start(s, seed, players, LIMIT, True, True, np.int64(below(stream, players)))
        rival: Number = np.int64(below(stream, players))
        for seat in range(players):
            room.totals[seat] = totals[1 if seat == rival else 0]
        take_standing(room, 1 - rival if players == 2 else 0)
        begun, turns = written, 0
        outlook[:] = np.nan
        while s.phase != OVER:
            seat = seat_to_move(s)
            position = see(s, seat, cells, unseen, pool)
            if s.phase == SET_UP or seat == rival:
                apply(s, seat, judge_cost(position, room.weights, room.scratch))
                continue
            luck = np.int64(below(stream, _FINE)) / _FINE
            code, value = look_ahead(position, room, care, luck)
            if s.phase == TURN and not is_last_turn(position):  # about last turns it thinks too simply
                outlook[seat] = value
            if np.int64(below(stream, _FINE)) < curiosity:
                code = _curious(position, room, stream)
            apply(s, seat, code)
            if code == DRAW_CARD or s.phase == OVER:
                continue
            if turns == MOST_TURNS or written == capacity:
                return begun
            _write(samples, written, s, position, room)
            seats[turns], outlooks[turns] = seat, outlook[seat]
            outlook[seat] = np.nan
            turns += 1
            written += 1
        for seat in range(players):
            own, others = 1.0 * np.int64(s.scores[seat]), 0.0
            for player in range(players):
                if player != seat:
                    others += np.int64(s.scores[player]) / (players - 1)
            worth: Number = others - own
            if players == 2:
                worth = worth_of_scores(room.totals, seat, own, others, room.after)
            value = _blend(worth / POINTS, outlook[seat], trust)
            for k in range(turns - 1, -1, -1):
                if seats[k] == seat:
                    samples.targets[begun + k] = value
                    value = _blend(value, outlooks[k], trust)


@compiled
def compare_players(
    room: Room,
    key: Array,
    first: Number,
    count: Number,
    players: Number,
    whole_match: bool,
    care: Care,
    results: Array,
) -> None:
    """The network in one seat against level 4 in all others, each deal once in every seat.

    A row for each deal and seat: its points, the mean of the others, the share of the win, rounds.
    """
    states = np.empty(1, dtype=STATE)
    streams = np.empty(1, dtype=STREAM)
    seed = np.empty(SEED_WORDS, dtype=np.uint32)
    numbers = np.empty(NUMBERS, dtype=np.int64)
    cells, unseen, pool = numbers[: SEATS * GRID], numbers[SEATS * GRID : -CARDS], numbers[-CARDS:]
    for i in range(count):
        for learner in range(players):
            s, stream = states[0], streams[0]
            game_seed(seed, key, first + i)
            open_stream(stream, seed, Domain.POLICY.value, learner)
            start(s, seed, players, LIMIT, True, True, 0)
            while True:
                for seat in range(players):
                    room.totals[seat] = s.totals[seat]
                take_standing(room, learner)
                while s.phase != OVER:
                    seat = seat_to_move(s)
                    position = see(s, seat, cells, unseen, pool)
                    if s.phase != SET_UP and seat == learner:
                        luck = np.int64(below(stream, _FINE)) / _FINE
                        code, _ = look_ahead(position, room, care, luck)
                    else:
                        code = judge_cost(position, room.weights, room.scratch)
                    apply(s, seat, code)
                over = not whole_match
                for seat in range(players):
                    if s.totals[seat] >= LIMIT:
                        over = True
                if over:
                    break
                dealer = np.int64(s.dealer) + 1
                s.starter = s.closer
                deal(s, dealer if dealer < players else 0)
            lowest, winners, others = s.totals[0], 0, 0.0
            for seat in range(players):
                lowest = min(lowest, s.totals[seat])
            for seat in range(players):
                if s.totals[seat] == lowest:
                    winners += 1
                if seat != learner:
                    others += s.totals[seat]
            results[i, learner, 0] = s.totals[learner]
            results[i, learner, 1] = others / (players - 1)
            results[i, learner, 2] = 1.0 / winners if s.totals[learner] == lowest else 0.0
            results[i, learner, 3] = s.rounds
