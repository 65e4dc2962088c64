import pickle
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest

import tablee.envs.pettingzoo
from examples.games import highest
from tablee.envs import gymnasium as table_envs
from tablee.envs.batch import BatchEnv
from tablee.envs.encoding import NOTHING, layout_of, view_numbers
from tablee.envs.gymnasium import TableVectorEnv
from tablee.game import registry
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.match.record import record_of
from tablee.trajectories import trajectory_of

HAND = len(highest.DECK)  # numbers of a field that is a list


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(registry, "_REGISTERED", {})
    registry.register(highest)
    return highest.NAME


@pytest.fixture
def highest_v1() -> Any:
    from tablee.envs.pettingzoo import highest_v1

    return highest_v1


@pytest.mark.parametrize("players", highest.PLAYERS)
@pytest.mark.parametrize("observation", ["numbers", "one-hot"])
def test_it_passes_pettingzoos_own_test(players: int, observation: str, highest_v1: Any) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that an observation is a dictionary
        api_test(highest_v1.env(players=players, observation=observation), num_cycles=200)


def test_an_environment_can_be_pickled(highest_v1: Any) -> None:
    env = highest_v1.env(seed=1)
    env.reset()
    again = pickle.loads(pickle.dumps(env))
    assert (again.observe("player_1")["observation"] == env.observe("player_1")["observation"]).all()
    assert sys.modules["tablee.envs.pettingzoo.highest_v1"] is highest_v1


def test_there_is_no_environment_of_a_game_that_does_not_exist() -> None:
    for name in ("chess_v1", "highest"):
        with pytest.raises(AttributeError, match=name):
            getattr(tablee.envs.pettingzoo, name)


@pytest.mark.parametrize("match", [False, True])
def test_a_batch_plays_the_plain_rules(match: bool, game: str) -> None:
    """Side by side with a match: what is seen, who is to move, what is paid."""
    env = BatchEnv(game, 3, 3, seed=5, match=match, autoreset=False)
    env.reset()
    options = {} if match else {"target": None}
    alone = [Match(game, 3, options, Seeded(env.seed_of(i))) for i in range(3)]
    while (env.turns >= 0).any():
        for i, one in enumerate(alone):
            if not one.over:
                assert env.turns[i] == one.actors()[0]
                view = one.view(env.turns[i])
                assert env.observations[i].tolist() == view_numbers(game, view)
                assert [env.moves[code] for code in np.flatnonzero(env.masks[i])] == [*view.legal_moves]
        actions = env.sample().copy()
        turns = env.turns.copy()
        env.step(actions)
        for one, turn, action in zip(alone, turns, actions, strict=True):
            if turn >= 0:
                one.push(int(turn), env.moves[action])
                if one.outcome is not None and not one.over:
                    one.deal_next()
        for i, one in enumerate(alone):
            if turns[i] >= 0 and one.over:
                winners = one.winners or ()
                paid = [3 * (seat in winners) / len(winners) - 1 for seat in range(3)]
                assert env.rewards[i].tolist() == pytest.approx(paid)
    assert all(one.over for one in alone)


def test_scores_are_paid_to_whoever_has_them(game: str) -> None:
    env = BatchEnv(game, 1, seed=1, rewards="score")
    env.reset()
    while not env.terminated[0]:
        env.step(env.sample())
    assert env.rewards.sum() == highest.HAND  # a point for each trick


@pytest.mark.parametrize("opponents", ["random", 1, lambda view: view.legal_moves[0]])
def test_one_seat_learns_against_others(opponents: Any, game: str) -> None:
    table_envs.register()
    env = gymnasium.make("tablee/HighestCard-v1", players=3, opponents=opponents, render_mode="ansi")
    _, info = env.reset(seed=2)
    over = False
    while not over:
        assert "hand" in str(env.render())
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    tables = TableVectorEnv(game, 4, 3, opponents, seed=1)
    tables.reset()
    ended = 0
    for _ in range(12):
        ended += int(tables.step(tables.action_masks().argmax(axis=1))[2].sum())
    assert ended == 16  # every third move of the learner ends a round


def test_a_picture_shows_the_text_of_the_table(highest_v1: Any) -> None:
    env = highest_v1.env(render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert before.dtype == np.uint8
    assert before.shape[2] == 3
    assert not np.array_equal(before, env.render())


def test_the_default_layout_tells_the_fields_of_a_view(game: str) -> None:
    match = Match(game, 2, {}, Seeded(bytes(32)))
    layout = layout_of(game, 2)
    view = match.view(1)._replace(totals=(4, 7))
    numbers = view_numbers(game, view)
    assert len(numbers) == layout.size
    assert numbers[layout.slice_of("seat")] == [1]
    assert numbers[layout.slice_of("hand")] == [*view.hand, *[NOTHING] * (HAND - 3)]
    assert numbers[layout.slice_of("trick")] == [NOTHING] * HAND
    assert [numbers[layout.slice_of("total", owner)] for owner in (0, 1)] == [[7], [4]]


def test_what_is_hidden_is_not_observed(game: str) -> None:
    match = Match(game, 2, {}, Seeded(bytes(32)))
    before = view_numbers(game, match.view(0))
    other = match.state._replace(hands=(match.state.hands[0], match.state.left[:3]))
    seen = highest.view(other, 0)._replace(totals=(0, 0))
    assert view_numbers(game, seen) == before


def test_a_record_becomes_a_trajectory(game: str) -> None:
    match = Match(game, 2, {"target": None}, Seeded(bytes(32)))
    while not match.over:
        match.push(match.actors()[0], match.legal_moves(match.actors()[0])[0])
    trajectory = trajectory_of(record_of(match, ["Ada", "Bo"], bytes(32)))
    assert [highest.MOVES[action] for action in trajectory.actions] == [move for _, move in match.moves]
    assert trajectory.returns.tolist() == [1.0 if won else -1.0 for won in trajectory.won]


def test_a_game_without_moves_says_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.envs.encoding import moves_of

    monkeypatch.delattr(highest, "MOVES")
    moves_of.cache_clear()
    with pytest.raises(ValueError, match="no MOVES"):
        BatchEnv(game, 1)
    moves_of.cache_clear()
