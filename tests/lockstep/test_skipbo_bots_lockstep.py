"""The plain bots and the compiled ones choose the same move at every decision of whole matches.

Fewer than in the lockstep of the rules, because a decision takes plain Python much longer than a move.
"""

import random
from typing import Any

import numpy as np
import pytest
from numba import njit

from tablee.bots.contract import Bot, Clock
from tablee.game import rng
from tablee.games import skipbo
from tablee.games.skipbo.bots.heuristic import GreedyBot, HeuristicBot
from tablee.games.skipbo.bots.playouts import Policy, fill_seen
from tablee.games.skipbo.bots.position import CHAIN, PILES, SEAT, SEAT_SIZE, position_of
from tablee.games.skipbo.bots.weights import style_of
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.rules.options import Options
from tablee.kernels.arguments import policy_stream, seat_streams
from tests.effort import amount
from tests.kernels.of_games import playouts

bots = playouts("skipbo")
kernel = bots.engine
GAMES = amount(60, quick=16, soak=2000)
MAX_MOVES = 4000
POLICIES = (1, 2, 3, 4, "greedy")
TABLES = [(2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True)]
CLOCK = Clock()


def table_options(number: int, players: int, partners: bool) -> Options:
    choose = random.Random(f"{number} {players} {partners}")
    given = {
        "partners": partners,
        "stock_size": choose.choice([2, 3, 5, 8, 20]),
        "stalemate": choose.choice(["end", "reshuffle"]),
        "target": choose.choice([None, None, 80]),
    }
    return skipbo.make_options(given, players)


def plain_bot(policy: Policy, seed: bytes, seat: int) -> Bot:
    return HeuristicBot(policy, seed, seat) if isinstance(policy, int) else GreedyBot(seed, seat)


@njit
def fill_position(states: Any, seat: int, position: Any) -> None:
    fill_seen(states[0], seat, position)


def piles_of(position: Any) -> list[list[int]]:
    """The lanes of all discard piles from the top down; slots have other numbers in the kernel."""
    found = []
    for at in range(SEAT + PILES, CHAIN, SEAT_SIZE):
        for pile in range(4):
            slot, lanes = int(position[at]) >> (8 * pile) & 255, []
            while slot:
                lanes.append(int(position[CHAIN + slot]) & 255)
                slot = int(position[CHAIN + slot]) >> 8 & 255
            found.append(lanes)
    return found


def play_side_by_side(
    seed: bytes, players: int, options: Options, policies: list[Policy]
) -> tuple[int, list[int]]:
    """A match in both; gives how many games it had, and its totals."""
    states, streams, room = kernel.new_states(1), seat_streams(seed, core.SEATS), bots.new_room()
    kernel.start_match(states, 0, seed, players, options)
    state, _ = skipbo.deal(options, players, rng.Seeded(seed), None)
    plain = [plain_bot(policy, seed, seat) for seat, policy in enumerate(policies)]
    totals, games, moves = [0] * players, 0, 0
    while moves < MAX_MOVES:
        if state.outcome:
            games += 1
            totals = [total + score for total, score in zip(totals, state.outcome.scores, strict=True)]
            if skipbo.winners(options, totals, state.outcome) is not None:
                break
            state, _ = skipbo.deal(options, players, state.shuffler, state)
            kernel.next_game(states, 0)
        seat = state.turn
        view = skipbo.view(state, seat)
        move = plain[seat].choose(view, CLOCK)
        code = bots.choose_code(states, 0, seat, policies[seat], streams, room)
        assert core.MOVES[code] == move, f"{policies[seat]} in game {games + 1}, move {moves + 1}"
        position = position_of(view)
        fill_position(states, seat, room.position)
        assert room.position[:SEAT].tolist() == position[:SEAT]
        assert piles_of(room.position)[: 4 * players] == piles_of(position)[: 4 * players]
        state, _ = skipbo.apply(state, seat, move)
        kernel.apply_code(states, 0, seat, code)
        moves += 1
    return games, totals


@pytest.mark.parametrize(("players", "partners"), TABLES)
def test_plain_and_compiled_bots_choose_the_same_moves(players: int, partners: bool) -> None:
    key = rng.simulation_key(players)
    games = number = 0
    while games < GAMES / len(TABLES):
        options = table_options(number, players, partners)
        policies: list[Policy] = [POLICIES[(number + seat) % len(POLICIES)] for seat in range(players)]
        played, totals = play_side_by_side(rng.game_seed(key, number), players, options, policies)
        (result,) = bots.play_lineup(key, number, 1, players, options, policies, MAX_MOVES)
        assert result["totals"][:players].tolist() == totals
        assert result["games"] == played
        games += max(played, 1)
        number += 1


def test_bare_weights_think_like_the_best_level() -> None:
    options = skipbo.make_options({"target": None}, 2)
    key = rng.simulation_key(1)
    weights = np.array(style_of(4).weights)
    by_level = bots.play_lineup(key, 0, 20, 2, options, [4, 3])
    assert bots.play_lineup(key, 0, 20, 2, options, [weights, 3]).tobytes() == by_level.tobytes()


def test_random_policies_play_in_the_same_lineups() -> None:
    options = skipbo.make_options({"target": None, "stock_size": 3}, 3)
    results = bots.play_lineup(
        rng.simulation_key(1), 0, 50, 3, options, ["uniform", "eager", "greedy"], 20_000
    )
    assert not results["cut"].any()


def test_what_compiled_code_could_not_bear_is_refused_before() -> None:
    options = skipbo.make_options({"target": None, "stock_size": 1}, 2)
    key = rng.simulation_key(1)
    lineups: list[tuple[list[Any], str]] = [
        ([4], "as many policies"),
        ([4, 6], "no level 6"),
        ([4, "clever"], "no policy 'clever'"),
        ([4, [1.0]], "finite numbers"),
    ]
    for lineup, problem in lineups:
        with pytest.raises(ValueError, match=problem):
            bots.play_lineup(key, 0, 1, 2, options, lineup)
    states, streams = kernel.new_states(1), seat_streams(key, core.SEATS)
    with pytest.raises(ValueError, match="nothing is dealt"):
        bots.choose_code(states, 0, 0, 4, streams)
    kernel.start_match(states, 0, key, 2, options)
    seat = int(states["turn"][0])
    with pytest.raises(ValueError, match="seat_streams"):
        bots.choose_code(states, 0, seat, 4, policy_stream(key))
    while not states["reason"][0]:
        seat = int(states["turn"][0])
        kernel.apply_code(states, 0, seat, bots.choose_code(states, 0, seat, 4, streams))
    with pytest.raises(ValueError, match="not to move"):
        bots.choose_code(states, 0, seat, 4, streams)
