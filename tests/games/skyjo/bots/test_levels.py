from itertools import product
from random import Random

import numpy as np
import pytest

from tablee.bots.contract import Clock
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games import skyjo
from tablee.games.skyjo.bots.heuristic import HeuristicBot
from tablee.games.skyjo.bots.policy import FIRST, STYLE, slips
from tablee.games.skyjo.bots.weights import GREEDY, WEIGHT_NAMES, Policy, style_of, tuned_weights
from tablee.games.skyjo.rules.options import NEXT_START, PLAYERS, Options
from tests.kernels.of_games import playouts

bots = playouts("skyjo")
KEY = simulation_key(24)
EVERYBODY: list[Policy] = [1, 2, 3, 4, GREEDY]


@pytest.mark.parametrize("policy", EVERYBODY)
def test_every_player_has_a_nature(policy: Policy) -> None:
    assert len(style_of(policy)) == STYLE


def test_explicit_weights_of_level_4_are_level_4() -> None:
    weights = tuned_weights(2, Options())
    assert style_of(np.array(weights)) == style_of(4)
    assert style_of(4)[FIRST : FIRST + len(WEIGHT_NAMES)] == weights


@pytest.mark.parametrize("policy", [0, 5, -1, True, "eager", [], [1.0] * 40])
def test_a_player_who_does_not_exist_is_refused(policy: Policy) -> None:
    with pytest.raises(ValueError):
        style_of(policy)


def test_only_sparrows_slip() -> None:
    assert [slips(style_of(policy)) for policy in EVERYBODY] == [True, False, False, False, False]


@pytest.mark.parametrize("policy", EVERYBODY)
@pytest.mark.parametrize("players", PLAYERS)
def test_answers_are_legal_in_any_position(players: int, policy: Policy) -> None:
    """Positions come from random moves; set-ups go on in any order; all options of the table."""
    rng = Random(players)
    for index, (start, clear, limit) in enumerate(product(NEXT_START, (True, False), (None, 100))):
        options = Options(limit, start, clear)
        seed = game_seed(KEY, index)
        state, _ = skyjo.deal(options, players, Seeded(seed), None)
        players_here = [HeuristicBot(policy, seed, seat) for seat in range(players)]
        for _ in range(40):
            if not (seats := skyjo.actors(state)):
                state, _ = skyjo.deal(options, players, state.shuffler, state)
                continue
            seat = rng.choice(seats)
            move = players_here[seat].choose(skyjo.view(state, seat), Clock())
            assert move in skyjo.legal_moves(state, seat)
            if rng.random() < 0.7:
                move = rng.choice(skyjo.legal_moves(state, seat))
            state, _ = skyjo.apply(state, seat, move)


def test_the_same_seed_gives_the_same_sparrow() -> None:
    state, _ = skyjo.deal(Options(), 2, Seeded(bytes(32)), None)
    view = skyjo.view(state, 0)
    first, second = HeuristicBot(1, bytes(32), 0), HeuristicBot(1, bytes(32), 0)
    moves = [first.choose(view, Clock()) for _ in range(30)]
    assert [second.choose(view, Clock()) for _ in range(30)] == moves
    assert len(set(moves)) > 5
    assert [HeuristicBot(1, bytes(32), 1).choose(view, Clock()) for _ in range(30)] != moves


@pytest.mark.parametrize(
    ("better", "worse", "share"), [(2, 1, 0.6), (3, 2, 0.6), (4, 3, 0.6), (4, GREEDY, 0.9)]
)
def test_a_level_wins_most_matches_against_the_one_below(better: Policy, worse: Policy, share: float) -> None:
    """A few hundred matches on the same deals with seats swapped; the arena measures it closely."""
    first = bots.play_lineup(KEY, 0, 300, 2, Options(), [better, worse])
    second = bots.play_lineup(KEY, 0, 300, 2, Options(), [worse, better])
    won = (first["winners"] == 1).sum() + (second["winners"] == 2).sum()
    assert won / 600 > share


@pytest.mark.parametrize(("better", "worse"), [(2, 1), (3, 2), (4, 3)])
def test_one_of_a_level_wins_more_than_its_part_among_four(better: Policy, worse: Policy) -> None:
    won = 0
    for seat in range(4):
        lineup = [better if at == seat else worse for at in range(4)]
        won += (bots.play_lineup(KEY, 0, 150, 4, Options(), lineup)["winners"] == 1 << seat).sum()
    assert won / 600 > 0.3
