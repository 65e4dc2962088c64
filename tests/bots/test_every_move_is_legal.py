"""Bots of every level finish games at every table without one illegal move.

The kernels apply moves unchecked, so here each choice is first looked up among the legal moves.
"""

from typing import Any

import numpy as np
import pytest
from numba import njit

from tablee.bots.ladder import GREEDY, Policy
from tablee.game.rng import game_seed, simulation_key
from tablee.games.skipbo.bots import playouts as skipbo_bots
from tablee.games.skipbo.kernel import engine as skipbo
from tablee.games.skipbo.kernel import kernel as skipbo_core
from tablee.games.skipbo.rules.options import largest_stock, make_options
from tablee.games.skyjo.bots import playouts as skyjo_bots
from tablee.games.skyjo.bots.evaluation import SCRATCH
from tablee.games.skyjo.bots.weights import style_of
from tablee.games.skyjo.kernel import engine as skyjo
from tablee.games.skyjo.kernel import kernel as skyjo_core
from tablee.games.skyjo.rules.options import NEXT_START, Options
from tablee.kernels.arguments import policy_stream
from tests.effort import amount

GAMES = amount(3, quick=1, full=10, soak=500)
KEY = simulation_key(99)
MOST_MOVES = 20_000
POLICIES: list[Policy] = [1, 2, 3, 4, GREEDY]


@njit
def _is_among(code: int, codes: Any, count: int) -> bool:
    return bool((codes[:count] == code).any())


@njit
def _first_illegal_skipbo(states: Any, lineup: Any, streams: Any, room: Any, codes: Any) -> Any:
    """Plays a game; the code of the first illegal move, -1 if there was none, -2 if it did not end."""
    s = states[0]
    while s.reason == 0:
        if s.moves > MOST_MOVES:
            return -2
        code = skipbo_bots.chosen_code(s, s.turn, lineup, streams[s.turn], room)
        if not _is_among(code, codes, skipbo_core.list_moves(s, codes)):
            return code
        skipbo_core.apply(s, code)
    return -1


@njit
def _first_illegal_skyjo(
    states: Any, styles: Any, streams: Any, codes: Any, numbers: Any, scratch: Any
) -> Any:
    s = states[0]
    while s.phase != skyjo_core.OVER:
        if s.moves > MOST_MOVES:
            return -2
        seat = skyjo_bots.seat_to_move(s)
        code = skyjo_bots.best_code(s, seat, styles[seat], streams[seat], numbers, scratch)
        if not _is_among(code, codes, skyjo_core.list_moves(s, seat, codes)):
            return code
        skyjo_core.apply(s, seat, code)
    return -1


SKIPBO_TABLES = [
    (players, {"partners": partners, "stalemate": stalemate, "stock_size": stock, "target": None})
    for players in range(2, 7)
    for partners in ([False, True] if players in (4, 6) else [False])
    for stalemate in ("end", "reshuffle")
    for stock in (1, 10, largest_stock(players))
]


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
def test_skipbo_bots_make_no_illegal_move(policy: Policy) -> None:
    states, room = skipbo.new_states(1), skipbo_bots.new_room()
    codes = np.empty(len(skipbo_core.MOVES), dtype=np.int64)
    for players, given in SKIPBO_TABLES:
        options = make_options(given, players)
        lineup = skipbo_bots.lineup_of([policy] * players, players)
        for index in range(GAMES):
            seed = game_seed(KEY, index)
            skipbo.start_match(states, 0, seed, players, options)
            streams = skipbo_bots.seat_streams(seed)
            assert _first_illegal_skipbo(states, lineup, streams, room, codes) == -1, (given, players, index)


@pytest.mark.slow
@pytest.mark.parametrize("policy", POLICIES)
def test_skyjo_bots_make_no_illegal_move(policy: Policy) -> None:
    states = skyjo.new_states(1)
    codes = np.empty(len(skyjo_core.MOVES), dtype=np.int64)
    numbers, scratch = np.empty(skyjo_bots.NUMBERS, dtype=np.int64), np.empty(SCRATCH)
    for players in range(2, 9):
        styles = np.array([style_of(policy)] * players)
        for start in NEXT_START:
            for clears in (True, False):
                options = Options(limit=None, next_start=start, clear_on_reveal=clears, dealer=players - 1)
                for index in range(GAMES):
                    seed = game_seed(KEY, index)
                    skyjo.start_match(states, 0, seed, players, options)
                    streams = np.concatenate([policy_stream(seed, seat) for seat in range(players)])
                    found = _first_illegal_skyjo(states, styles, streams, codes, numbers, scratch)
                    assert found == -1, (players, start, clears, index)
