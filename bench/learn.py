"""A learner that nobody here wrote learns both games: MaskablePPO of sb3-contrib, against random play.

    pip install -e ".[research,plot]" torch sb3-contrib
    python bench/learn.py skyjo --minutes 5 --svg docs/images/learning-skyjo.svg
    python bench/learn.py skipbo --minutes 5 --svg docs/images/learning-skipbo.svg

The learner holds seat 0 of a table for two; the other one chooses among its legal moves alike. What it is
rewarded with is said by `--rewards`: at Skyjo by default the points of the round (fewer are better, divided
by fifty), at Skip-Bo who has won. Nothing else is shaped. Every now and then a thousand games are played
with what it has learned, always its likeliest move, and the share that it wins is a point of the curve.

The environment is `TableVectorEnv`; the only thing added is what stable-baselines3 calls its methods by. An
observation is made ready for a network here too: every number that can be few different things becomes as
many ones and zeros.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from gymnasium.spaces import Box
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from tablee.envs.gymnasium import TableVectorEnv
from tablee.envs.making import layout_of

REWARDS = {"skyjo": "score", "skipbo": "win"}
SCALES = {"score": 1 / 50, "win": 1.0}
STEPS = 128  # of each table before the learner learns from them,
UPDATES = 4  # and how often it does so between two points of the curve
FASTEST = {"skyjo": 1.5e-3, "skipbo": 5e-4}  # it learns at the beginning, and ever more slowly after that
MANY = 20  # different things that a number can be, before it is taken as a number


class Tables(VecEnv):
    """A `TableVectorEnv` by the names that stable-baselines3 knows."""

    def __init__(self, env: TableVectorEnv, scale: float) -> None:
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)
        self.env, self.scale = env, scale

    def reset(self) -> NDArray[Any]:
        return self.env.reset()[0]

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, terminated, truncated, info = self.env.step(self.actions)
        done = terminated | truncated
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(done):
            infos[i] = {
                "terminal_observation": info["final_obs"][i],
                "TimeLimit.truncated": bool(truncated[i]),
            }
        return observations, rewards * self.scale, done, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        return list(getattr(self.env, method_name)(*args, **kwargs))

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


class OnesAndZeros(BaseFeaturesExtractor):
    """A number that can be few different things as one of so many; others divided by the most they can be."""

    def __init__(self, space: Box) -> None:
        kinds = space.high.astype(int) - space.low.astype(int) + 1
        few = kinds <= MANY
        super().__init__(space, int(kinds[few].sum() + (~few).sum()))
        self.few, self.rest = np.flatnonzero(few).tolist(), np.flatnonzero(~few).tolist()
        firsts = np.concatenate([[0], np.cumsum(kinds[few])[:-1]]) - space.low[few]
        self.register_buffer("firsts", torch.as_tensor(firsts, dtype=torch.long))
        self.register_buffer("most", torch.as_tensor(space.high[~few].astype(np.float32)))
        self.width = int(kinds[few].sum())

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        places = observations[:, self.few].long() + self.firsts
        ones = torch.zeros(len(observations), self.width, device=observations.device)
        ones.scatter_(1, places, 1.0)
        return torch.cat([ones, observations[:, self.rest] / self.most], dim=1)


def wins(model: MaskablePPO, game: str, games: int, seed: int) -> float:
    """The share of games that the learner wins; a shared win counts as its share."""
    env = TableVectorEnv(game, 256, opponents="uniform")
    observations, info = env.reset(seed=seed)
    won: list[float] = []
    while len(won) < games:
        actions, _ = model.predict(
            observations, action_masks=info["action_mask"].astype(bool), deterministic=True
        )
        observations, rewards, terminated, _, info = env.step(actions)
        won += ((rewards[terminated] + 1) / 2).tolist()
    return float(np.mean(won[:games]))


def learn(game: str, minutes: float, rewards: str, seed: int, tables: int) -> list[tuple[int, float, float]]:
    """Moves made, seconds of processor time, and the share of games won, from before learning on."""
    torch.manual_seed(seed)
    learned = 0.0
    env = Tables(TableVectorEnv(game, tables, opponents="uniform", rewards=rewards), SCALES[rewards])
    env.env.reset(seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=2048,
        n_epochs=3,
        learning_rate=lambda _: FASTEST[game] * max(0.05, 1 - learned / (60 * minutes)),
        gamma=0.995,
        gae_lambda=0.97,
        ent_coef=0.003,
        seed=seed,
        device="cpu",
        policy_kwargs={"features_extractor_class": OnesAndZeros, "net_arch": [128, 128]},
    )
    points = [(0, 0.0, wins(model, game, 1000, seed + 1))]
    print(f"{game}: before learning {points[0][2]:.1%}", flush=True)
    while learned < 60 * minutes:
        begin = process_time()
        model.learn(UPDATES * STEPS * tables, reset_num_timesteps=False)
        learned += process_time() - begin
        share = wins(model, game, 1000, seed + 1 + len(points))
        points.append((model.num_timesteps, learned, share))
        print(f"{game}: {model.num_timesteps:,} moves, {learned:.0f} s, wins {share:.1%}", flush=True)
    final = wins(model, game, 10_000, seed + 10_000)
    points.append((model.num_timesteps, learned, final))
    print(f"{game}: in the end {final:.2%} of 10,000 games", flush=True)
    return points


def draw(game: str, points: Sequence[tuple[int, float, float]], path: Path) -> None:
    """The curve as an SVG."""
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.subplots()
    axes.plot([moves / 1e6 for moves, _, _ in points], [share for _, _, share in points], color="#2f6f9f")
    axes.axhline(0.5, color="#8a8a8a", linestyle="--", linewidth=1)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    seconds = points[-1][1]
    axes.set(
        title=f"{game}: games won against random play, MaskablePPO, {seconds / 60:.0f} minutes on a CPU",
        xlabel="million moves of the learner",
        ylim=(0, 1),
    )
    figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=tuple(REWARDS))
    parser.add_argument(
        "--minutes", type=float, default=5, help="of its own processor time, without what measuring takes"
    )
    parser.add_argument("--rewards", choices=tuple(SCALES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--svg", type=Path)
    given = parser.parse_args()
    torch.set_num_threads(1)
    size = layout_of(given.game, 2).size
    print(f"{given.game}: observations of {size} numbers, rewards: {given.rewards or REWARDS[given.game]}")
    points = learn(given.game, given.minutes, given.rewards or REWARDS[given.game], given.seed, given.tables)
    if given.svg:
        draw(given.game, points, given.svg)


if __name__ == "__main__":
    main()
