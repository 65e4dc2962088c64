from typing import Any

import numpy as np
import pytest

from tablee.envs.batch import BatchEnv
from tablee.game.registry import GAMES
from tests.effort import amount

TABLES = 5
ARRAYS = ("observations", "masks", "turns", "rewards", "terminated", "truncated", "finals")


def pair(game: str, **settings: Any) -> tuple[BatchEnv, Any]:
    here, there = (BatchEnv(game, TABLES, seed=24, device=device, **settings) for device in ("cpu", "cuda"))
    return here, there


def assert_same(here: BatchEnv, there: Any) -> None:
    for name in ARRAYS:
        np.testing.assert_array_equal(getattr(there, name).copy_to_host(), getattr(here, name), name)
    there_tables = there.tables.copy_to_host()
    for name in here.tables.dtype.names:
        np.testing.assert_array_equal(there_tables[name], here.tables[name], name)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_steps_are_the_same(game: str) -> None:
    here, there = pair(game, players=3, max_moves=40)  # so that some end, and begin again
    here.reset()
    there.reset()
    for _ in range(amount(45, quick=45, full=60, soak=2000)):
        assert_same(here, there)
        actions = here.sample()
        here.step(actions)
        there.step(actions)
    assert_same(here, there)
    assert here.tables["episodes"].min() > 1
    np.testing.assert_array_equal(there.observe(1).copy_to_host(), here.observe(1))
    assert there.seed_of(2) == here.seed_of(2)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_one_hot_observations_are_the_same(game: str) -> None:
    here, there = pair(game, observation="one-hot", max_moves=30)
    here.reset()
    there.reset()
    for _ in range(32):
        actions = here.sample()
        here.step(actions)
        there.step(actions)
    assert here.tables["episodes"].min() > 1
    assert_same(here, there)
    np.testing.assert_array_equal(there.observe(1).copy_to_host(), here.observe(1))


@pytest.mark.slow
def test_tables_rest_until_they_are_reset() -> None:
    here, there = pair("skyjo", max_moves=3, autoreset=False)
    for env in (here, there):
        env.reset()
    for _ in range(4):
        actions = here.sample().copy()
        here.step(actions)
        there.step(actions)
    for env in (here, there):
        env.reset(np.array([1, 3]))
    assert here.turns.tolist() == [-1, 0, -1, 0, -1]
    assert_same(here, there)


@pytest.mark.slow
def test_an_illegal_move_changes_nothing() -> None:
    here, there = pair("skyjo")
    with pytest.raises(ValueError, match="reset first"):
        there.step(np.zeros(TABLES, dtype=np.int64))
    here.reset()
    there.reset()
    actions = here.sample().copy()
    wrong = actions.copy()
    wrong[3] = 48
    for _ in range(2):
        with pytest.raises(ValueError, match="not legal at table 3"):
            there.step(wrong)
    with pytest.raises(ValueError, match="whole numbers"):
        there.step(actions[:2])
    assert_same(here, there)
    here.step(actions)
    there.step(actions)
    assert_same(here, there)


@pytest.mark.slow
def test_sampled_moves_are_legal_and_the_same_each_time() -> None:
    played = []
    for _ in range(2):
        _, env = pair("skyjo")
        env.reset()
        for _ in range(10):
            env.step(env.sample())
        played.append(env.observations.copy_to_host())
    np.testing.assert_array_equal(*played)


def test_what_a_card_does_not_do_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no device"):
        BatchEnv("skyjo", 2, device="tpu")
