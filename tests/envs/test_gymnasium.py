from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from tablee.envs.gymnasium import TableEnv, TableVectorEnv, id_of
from tests.envs.tables import COUNTS, GAMES


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_check_env(game: str, players: int) -> None:
    for opponents in (1, "uniform"):
        env = gymnasium.make(id_of(game), players=players, opponents=opponents, render_mode="ansi")
        check_env(env.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("game", GAMES)
def test_check_env_of_what_a_network_learns_from(game: str) -> None:
    env = TableEnv(game, opponents=lambda view: view.legal_moves[0], observation="one-hot")
    check_env(env, skip_render_check=True)


def episode(env: Any, seed: int | None, rng: np.random.Generator) -> tuple[float, int]:
    """Random moves to the end; the sum of rewards and how many moves it took."""
    _, info = env.reset(seed=seed)
    total, moves, over = 0.0, 0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert (env.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, terminated, truncated, info = env.step(rng.choice(legal))
        total, moves, over = total + reward, moves + 1, terminated or truncated
    return total, moves


@pytest.mark.parametrize("game", GAMES)
def test_a_good_bot_beats_random_play(game: str) -> None:
    rng = np.random.default_rng(1)
    env = gymnasium.make(id_of(game), opponents="owl")
    results = [episode(env, seed, rng)[0] for seed in range(20)]
    assert sum(results) < -15


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_every_seat_can_be_the_learners(game: str, players: int) -> None:
    env = TableEnv(game, players, opponents=["uniform"] * (players - 1), seat=players - 1)
    total, moves = episode(env, 1, np.random.default_rng(1))
    assert moves > 3
    assert -1.001 <= total <= players - 1 + 0.001


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_gives_up_or_is_refused(game: str) -> None:
    env = TableEnv(game, illegal_reward=-2.5)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-2.5, True, False, True)
    with pytest.raises(ValueError, match="over"):
        env.step(illegal)
    strict = TableEnv(game, illegal_reward=None)
    with pytest.raises(ValueError, match="reset first"):
        strict.step(0)
    observation, _ = strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        strict.step(illegal)
    assert (strict._here.rows.observations[0] == observation).all()


@pytest.mark.parametrize("game", GAMES)
def test_many_tables_play_what_single_ones_play(game: str) -> None:
    """Table 0 of a batch of one and a single environment, through several episodes."""
    many = TableVectorEnv(game, 1, players=3, opponents="greedy")
    one = TableEnv(game, players=3, opponents="greedy")
    seen, info = many.reset(seed=3)
    alone, info_alone = one.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(400):
        assert (seen[0] == alone).all()
        assert (info["action_mask"][0] == info_alone["action_mask"]).all()
        action = rng.choice(np.flatnonzero(info_alone["action_mask"]))
        alone, reward, terminated, _, info_alone = one.step(action)
        seen, rewards, ends, _, info = many.step(np.array([action]))
        assert rewards[0] == np.float32(reward)
        assert ends[0] == terminated
        if terminated:
            ended += 1
            assert (info["final_obs"][0] == alone).all()
            assert info["_final_obs"][0]
            assert (info["final_info"]["action_mask"][0] == info_alone["action_mask"]).all()
            assert info["_final_info"][0]
            alone, info_alone = one.reset()
    assert ended > 2


@pytest.mark.parametrize("game", GAMES)
def test_vector_environment_has_the_spaces_and_masks_of_gymnasium(game: str) -> None:
    env: Any = gymnasium.make_vec(id_of(game), num_envs=20, players=2, opponents="uniform")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, info = env.reset(seed=1)
    done = 0
    for _ in range(300):
        assert env.observation_space.contains(observations)
        actions = env.action_space.sample(tuple(info["action_mask"]))
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (20,)
        assert (rewards[~terminated] == 0).all()
        done += int(terminated.sum())
    assert done > 10
    masks = env.unwrapped.action_masks()
    actions = masks.argmax(axis=1)
    actions[3] = masks[3].argmin()
    with pytest.raises(ValueError, match="not legal at table 3"):
        env.step(actions)


def test_what_a_step_returns_can_be_kept_or_shared() -> None:
    for copied in (True, False):
        env = TableVectorEnv("skyjo", 3, opponents="uniform", copy=copied)
        first, _ = env.reset(seed=1)
        second = env.step(env.action_masks().argmax(axis=1))[0]
        assert (first is second) == (not copied)


def test_sb_17_when_bots_win_before_the_learner_has_moved_another_game_is_dealt() -> None:
    """With a stock of one card the first player often wins at once; an episode begins with a move to make."""
    env = TableVectorEnv("skipbo", 200, opponents=4, options={"stock_size": 1})
    _, info = env.reset(seed=1)
    assert info["action_mask"].any(axis=1).all()
    assert (env._here.tables["episodes"] > 1).any()
    _, rewards, terminated, _, _ = env.step(env.action_masks().argmax(axis=1))
    assert not rewards[~terminated].any()


def test_opponents_that_are_not_there_are_refused() -> None:
    for opponents in ("dragon", 9, ["owl", "owl"]):
        with pytest.raises(ValueError):
            TableEnv("skyjo", 2, opponents=opponents)
    with pytest.raises(ValueError, match="seat"):
        TableEnv("skyjo", 2, seat=2)
    with pytest.raises(ValueError, match="one seed"):
        TableVectorEnv("skyjo", 2).reset(seed=[1, 2])
