"""Many tables for stable-baselines3 and sb3-contrib, and what its learners need besides.

    env = VecTables("skyjo", 64, opponents="random")
    model = MaskablePPO("MlpPolicy", env)
    model.learn(1_000_000)
    print(win_rate(model, "skyjo"))

Needs what the extra `learn` installs. `docs/environments.md` has settings that learn in minutes.
"""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.envs.gymnasium import TableVectorEnv
from tablee.envs.opponents import Opponents, PolicyFunction

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as missing:
    raise ImportError(
        "tablee.envs.sb3 needs stable-baselines3 and sb3-contrib: pip install 'tablee[learn]'"
    ) from missing

_TABLES = 256  # side by side, to count wins


class VecTables(VecEnv):  # type: ignore[misc]
    """A `TableVectorEnv` by the names that stable-baselines3 knows; observations are one-hot unless said.

    `settings` are those of a `TableVectorEnv`; `scale` is what rewards are multiplied with. Masks are asked
    for with `env_method("action_masks")`, as MaskablePPO does.
    """

    def __init__(
        self, game: str, n: int = 64, *, observation: str = "one-hot", scale: float = 1.0, **settings: Any
    ) -> None:
        """Raises `UnknownGame`, `Refused` or `ValueError` for what cannot be."""
        self.env = env = TableVectorEnv(game, n, observation=observation, **settings)
        self.render_mode, self.metadata, self._scale = env.render_mode, env.metadata, scale
        super().__init__(n, env.single_observation_space, env.single_action_space)

    def reset(self) -> NDArray[Any]:
        """With `seed(number)` said before: the episodes of that seed."""
        observations, info = self.env.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        self.reset_infos = [{"action_mask": mask} for mask in info["action_mask"]]
        return observations

    def step_async(self, actions: NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], list[dict[str, Any]]]:
        observations, rewards, terminated, truncated, info = self.env.step(self._actions)
        done = terminated | truncated
        infos: list[dict[str, Any]] = [{"action_mask": mask} for mask in info["action_mask"]]
        for i in np.flatnonzero(done):
            infos[i]["terminal_observation"] = info["final_obs"][i]
            infos[i]["TimeLimit.truncated"] = bool(truncated[i] and not terminated[i])
        return observations, rewards * self._scale, done, infos

    def set_opponents(self, opponents: Opponents) -> None:
        """Others play from the next move on, at all tables. Raises `ValueError` if they cannot."""
        self.env.set_opponents(opponents)

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        return self.env.render() or [None] * self.num_envs

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Of the methods of a table there is `action_masks`. Raises `AttributeError` for others."""
        if method_name != "action_masks":
            raise AttributeError(f"a table of VecTables has no method {method_name}; it has action_masks")
        masks = self.env.action_masks()
        return [masks[i] for i in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.env, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all tables share."""
        return [getattr(self.env, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """For all tables. Raises `ValueError` if it is to be for some."""
        if len(list(self._get_indices(indices))) != self.num_envs:
            raise ValueError("the tables of VecTables share their attributes: set them for all")
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        self.env.close()


def frozen(model: Any, deterministic: bool = False) -> PolicyFunction:
    """A learner as it is now, as an opponent; what it learns later does not change it.

    It must have learned from observations of the same form as the table's at which it is to play.
    """
    copy = BytesIO()
    model.policy.save(copy)
    copy.seek(0)
    policy = type(model.policy).load(copy, device=model.device)
    policy.set_training_mode(False)

    def play(observations: NDArray[Any], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        actions: NDArray[np.int64] = policy.predict(
            observations, action_masks=masks, deterministic=deterministic
        )[0]
        return actions

    return play


def win_rate(
    model: Any,
    game: str,
    games: int = 1000,
    *,
    opponents: Opponents = "random",
    observation: str = "one-hot",
    seed: int | None = None,
    **settings: Any,
) -> float:
    """The share of games that a learner wins with its likeliest moves; a shared win counts as its share.

    Every table plays equally many, at least `games` together, so that long games count like short ones.
    `settings` are those of a `TableVectorEnv`.
    """
    tables = min(games, _TABLES)
    each = -(-games // tables)
    env = TableVectorEnv(
        game, tables, opponents=opponents, observation=observation, seed=seed, rewards="win", **settings
    )
    observations, info = env.reset()
    played, won = np.zeros(tables, dtype=int), 0.0
    while played.min() < each:
        masks = info["action_mask"] == 1
        actions, _ = model.predict(observations, action_masks=masks, deterministic=True)
        observations, rewards, terminated, truncated, info = env.step(actions)
        counted = (terminated | truncated) & (played < each)
        won += float(((rewards[counted & terminated] + 1) / settings.get("players", 2)).sum())
        played += counted
    return won / (tables * each)
