import warnings
from typing import Any

import numpy as np
import pytest

from tests.docs.pages import ROOT, blocks
from tests.envs.tables import GAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of PyTorch's own imports
    torch = pytest.importorskip("torch")
    sb3_contrib = pytest.importorskip("sb3_contrib")

from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecMonitor

from tablee.envs.gymnasium import TableEnv, id_of
from tablee.envs.sb3 import VecTables, frozen, win_rate

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.mark.parametrize("game", GAMES)
def test_make_vec_env_makes_tables_that_draw_themselves(game: str) -> None:
    env = make_vec_env(id_of(game), 16, seed=1, env_kwargs={"opponents": "random"})
    env.reset()
    masks = np.array(env.env_method("action_masks"))
    env.step(masks.argmax(axis=1))
    picture = env.render(mode="rgb_array")
    assert picture is not None
    assert picture.dtype == np.uint8
    env.close()


@pytest.mark.parametrize("observation", ["numbers", "one-hot"])
@pytest.mark.parametrize("game", GAMES)
def test_check_env_of_stable_baselines3(game: str, observation: str) -> None:
    env = TableEnv(game, opponents="random", observation=observation, render_mode="rgb_array")
    check_env(env, warn=False)


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_those_of_the_vector_environment(game: str) -> None:
    env = VecTables(game, 8, opponents="random", max_moves=30, scale=0.5)
    env.seed(3)
    observations = env.reset()
    other = VecTables(game, 8, opponents="random", max_moves=30)
    expected, info = other.env.reset(seed=3)
    assert (observations == expected).all()
    finished = cut = 0
    for _ in range(60):
        masks = np.array(env.env_method("action_masks"))
        assert (masks == (info["action_mask"] == 1)).all()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        observations, rewards, done, infos = env.step(actions)
        expected, paid, terminated, truncated, info = other.env.step(actions)
        assert (observations == expected).all()
        assert (rewards == paid * 0.5).all()
        assert (done == (terminated | truncated)).all()
        for i in np.flatnonzero(done):
            assert (infos[i]["terminal_observation"] == info["final_obs"][i]).all()
            assert infos[i]["TimeLimit.truncated"] == truncated[i]
            finished, cut = finished + 1, cut + int(truncated[i])
    assert finished
    assert cut


def test_tables_answer_what_stable_baselines3_asks() -> None:
    env = VecTables("skyjo", 4, opponents="random", render_mode="rgb_array")
    env.reset()
    assert len(env.env_method("action_masks", indices=[1, 3])) == 2
    assert env.get_attr("num_envs", [0]) == [4]
    assert env.has_attr("action_masks")
    assert not env.has_attr("nothing")
    assert env.env_is_wrapped(VecMonitor) == [False] * 4
    assert env.render(mode="rgb_array").dtype == np.uint8
    with pytest.raises(AttributeError, match="has no method jump"):
        env.env_method("jump")
    with pytest.raises(ValueError, match="set them for all"):
        env.set_attr("tables", 1, indices=[0])
    env.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_learns_and_plays_against_its_frozen_self(game: str) -> None:
    torch.set_num_threads(1)
    env = VecTables(game, 8, opponents="random", seed=1)
    model: Any = sb3_contrib.MaskablePPO("MlpPolicy", VecMonitor(env), n_steps=16, batch_size=64, seed=1)
    model.learn(128)
    before = frozen(model, deterministic=True)
    observations, masks = env.reset(), np.array(env.env_method("action_masks"))
    said = before(observations, masks)
    env.set_opponents(before)
    model.learn(256, reset_num_timesteps=False)
    assert (before(observations, masks) == said).all()  # though the model has changed since
    share = win_rate(model, game, 20, opponents=[before], seed=1, max_moves=400)
    assert 0 <= share <= 1


def test_win_rate_counts_every_table_alike() -> None:
    class Last:
        def predict(self, observations: Any, action_masks: Any, deterministic: bool) -> Any:
            return action_masks.shape[1] - 1 - action_masks[:, ::-1].argmax(axis=1), None

    assert win_rate(Last(), "skyjo", 300, seed=1) == win_rate(Last(), "skyjo", 300, seed=1)
    assert 0.4 < win_rate(Last(), "skyjo", 300, seed=1) <= 1
    alone = win_rate(Last(), "skyjo", 40, seed=1, players=4, opponents=lambda view: view.legal_moves[-1])
    assert 0.05 < alone < 0.6  # one of four that play alike


def programs() -> list[str]:
    """What docs/environments.md shows of stable-baselines3."""
    page = ROOT / "docs" / "environments.md"
    return [block.text for block in blocks(page) if block.language == "py"]


@pytest.mark.parametrize("number", range(2))
def test_the_programs_of_the_page_run_and_print_a_share(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer moves and games: bench/learn.py runs the first one as it is."""
    program = programs()[number]
    for large, small in (("800_000", "1000"), ("20_000", "500"), ("10_000", "50"), ("500)", "20)")):
        program = program.replace(large, small)
    exec(program.replace("n_steps=128", "n_steps=8").replace("batch_size=2048", "batch_size=512"), {})
    assert "0." in (said := capsys.readouterr().out) or "%" in said
