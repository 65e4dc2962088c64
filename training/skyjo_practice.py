"""Matches of a network that learns against level 4: how far it has come."""

import numpy as np
from numba import njit

from tablee.game.rng import Domain
from tablee.game.stream import SEED_WORDS, STREAM, below, game_seed, open_stream
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.learned import Care, Room, look_ahead, take_standing
from tablee.games.skyjo.bots.match_odds import LIMIT
from tablee.games.skyjo.bots.playouts import NUMBERS, seat_to_move, see
from tablee.games.skyjo.bots.position import CARDS, GRID, SEATS, SET_UP
from tablee.games.skyjo.kernel.kernel import OVER, STATE, TableOptions, apply, deal, start
from tablee.jit.decorators import Array, Number

_FINE = 1 << 15


@njit(nogil=True)
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
            start(s, seed, TableOptions(players, LIMIT, True, True, 0))
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
