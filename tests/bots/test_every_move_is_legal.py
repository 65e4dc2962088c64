"""Bots of every level finish games at every table without one illegal move.

The kernels apply moves unchecked, so here each choice is first looked up among the legal moves.
"""

from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import njit

from tablee.bots.ladder import GREEDY, Policy
from tablee.game.registry import game_named
from tablee.game.rng import game_seed, simulation_key
from tablee.games.skipbo.rules.options import largest_stock
from tablee.games.skyjo.rules.options import NEXT_START
from tablee.kernels.arguments import seat_streams
from tests.effort import amount
from tests.kernels.of_games import playouts

GAMES = amount(3, quick=1, full=10, soak=500)
KEY = simulation_key(99)
MOST_MOVES = 20_000
POLICIES: list[Policy] = [1, 2, 3, 4, GREEDY]


@njit
def _is_among(code: int, codes: Any, count: int) -> bool:
    return bool((codes[:count] == code).any())


@cache
def first_illegal(game: str) -> Any:
    """Plays a game; the code of the first illegal move, -1 if there was none, -2 if it did not end."""
    bots = playouts(game)
    core, choose = bots.engine.core, bots.choosers.choose
    is_over, seat_to_move, list_moves, apply = core.is_over, core.seat_to_move, core.list_moves, core.apply

    @njit
    def play(states: Any, lineup: Any, streams: Any, room: Any, codes: Any) -> Any:
        s = states[0]
        while not is_over(s):
            if s.moves > MOST_MOVES:
                return -2
            seat = seat_to_move(s)
            code = choose(s, seat, lineup, streams[seat], room)
            if not _is_among(code, codes, list_moves(s, seat, codes)):
                return code
            apply(s, seat, code)
        return -1

    return play


TABLES = {
    "skipbo": [
        (players, {"partners": partners, "stalemate": stalemate, "stock_size": stock, "target": None})
        for players in range(2, 7)
        for partners in ([False, True] if players in (4, 6) else [False])
        for stalemate in ("end", "reshuffle")
        for stock in (1, 10, largest_stock(players))
    ],
    "skyjo": [
        (players, {"limit": None, "next_start": start, "clear_on_reveal": clears, "dealer": players - 1})
        for players in range(2, 9)
        for start in NEXT_START
        for clears in (True, False)
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("policy", POLICIES)
def test_bots_make_no_illegal_move(game: str, policy: Policy) -> None:
    played, play = playouts(game), first_illegal(game)
    engine = played.engine
    states, room = engine.new_states(1), played.new_room()
    codes = np.empty(len(engine.core.MOVES), dtype=np.int64)
    for players, given in TABLES[game]:
        options = game_named(game).make_options(given, players)
        lineup = played.choosers.lineup_of([policy] * players, players)
        for index in range(GAMES):
            seed = game_seed(KEY, index)
            engine.start_match(states, 0, seed, players, options)
            streams = seat_streams(seed, engine.core.SEATS)
            assert play(states, lineup, streams, room, codes) == -1, (given, players, index)
