"""One seat of a table as a Gymnasium environment; others play against it. And many such tables at once.

>>> import gymnasium
>>> import tablee.envs.gymnasium  # registers the ids
>>> env = gymnasium.make("tablee/Skyjo-v1", players=3, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
>>> bool(info["action_mask"].any())
True

Actions and observations are those of `BatchEnv`; the mask is in the info, and `action_masks()` gives it as
sb3-contrib's MaskablePPO wants it.
"""

import re
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.envs.batch import code_of
from tablee.envs.episodes import NO_OPTIONS, new_episodes
from tablee.envs.learner import LearnerTables
from tablee.envs.opponents import Opponents
from tablee.envs.render import check_mode, rendered, spaces_of
from tablee.game.registry import GAMES, game_named

_METADATA: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}
_VECTOR_METADATA: dict[str, Any] = {
    "render_modes": ["ansi", "rgb_array"],
    "render_fps": 1,
    "autoreset_mode": AutoresetMode.SAME_STEP,
}


class TableEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """One table.

    `opponents` is one for all other seats, or a list with one for each: a bot's level or name, "greedy" or
    "random", a bot in Python, or a function (see `opponents`). `settings` are `match`, `rewards` and
    `max_moves`, as for `BatchEnv`, and options of the game by name; these may be in `options` instead.

    Who makes an illegal move gives up: the episode ends with `illegal_reward`. If that is None, `step` raises
    `ValueError` instead, and nothing has changed.
    """

    metadata = _METADATA

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Opponents = 1,
        seat: int = 0,
        options: Mapping[str, object] = NO_OPTIONS,
        *,
        observation: str = "numbers",
        seed: int | None = None,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Raises `UnknownGame`, `Refused` or `ValueError` for what cannot be."""
        self.render_mode = check_mode(render_mode, self.metadata["render_modes"])
        self._illegal_reward = illegal_reward
        episodes = new_episodes(game, players, options, **settings)
        self._here = LearnerTables(game, 1, episodes, opponents, seat, observation, seed)
        self.observation_space, _, self.action_space = spaces_of(game, players, observation)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal the next episode; with a seed, the first one of that seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._here.set_key(seed)
        self._here.reset(self._here.everywhere)
        return self._seen()

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Raises `ValueError` if the episode is over, and see above."""
        here, rows = self._here, self._here.rows
        if here.dealt and (rows.terminated[0] or rows.truncated[0]):
            raise ValueError("the episode is over: reset")
        code = code_of(here.moves, action)
        if self._illegal_reward is not None and here.dealt and not here.is_legal(code):
            here.give_up()
            observation, info = self._seen()
            return observation, self._illegal_reward, True, False, {**info, "illegal": True}
        here.step(np.array([code], dtype=np.int64))
        observation, info = self._seen()
        return observation, float(rows.rewards[0]), bool(rows.terminated[0]), bool(rows.truncated[0]), info

    def _seen(self) -> tuple[NDArray[Any], dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        rows = self._here.rows
        return self._here.form.encode(rows.observations)[0], {"action_mask": rows.masks[0].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        legal: NDArray[np.bool_] = self._here.rows.masks[0] == 1
        return legal

    def set_opponents(self, opponents: Opponents) -> None:
        """Others play from the next move on. Raises `ValueError` if they cannot."""
        self._here.set_opponents(opponents)

    def render(self) -> Any:
        """The table as the learner sees it: text, an array of pixels, or printed in the mode `human`."""
        return _rendered(self.render_mode, self._here, 0)


class TableVectorEnv(VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """Many tables, each like a `TableEnv`, one call into compiled code a step.

    A table at which the episode ended is shown at the start of its next one (Gymnasium's SAME_STEP). Then
    `final_obs` of the info has what was seen last, and `final_info` the info of that moment. What a step
    returns is a copy, unless `copy` is false.
    """

    metadata = _VECTOR_METADATA

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        opponents: Opponents = 1,
        seat: int = 0,
        options: Mapping[str, object] = NO_OPTIONS,
        *,
        observation: str = "numbers",
        seed: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Raises `UnknownGame`, `Refused` or `ValueError` for what cannot be."""
        self.render_mode = check_mode(render_mode, self.metadata["render_modes"])
        episodes = new_episodes(game, players, options, True, **settings)
        self._here = here = LearnerTables(game, num_envs, episodes, opponents, seat, observation, seed)
        self._copy = copy
        self._shared: list[NDArray[Any] | None] = [None, None]
        if not copy:
            shape = (num_envs, here.form.size)
            self._shared = [np.zeros(shape, here.form.dtype) for _ in range(2)]
        self.num_envs = num_envs
        self.single_observation_space, _, self.single_action_space = spaces_of(game, players, observation)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """One seed serves all tables."""
        if isinstance(seed, list):
            raise ValueError("one seed serves all tables")
        if seed is not None:
            self._here.set_key(seed)
        self._here.reset(self._here.everywhere)
        return self._observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Raises `ValueError` if an action is not legal; then nothing has changed."""
        here, rows = self._here, self._here.rows
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers")
        here.step(actions.astype(np.int64, copy=False))
        info = self._info()
        done = rows.terminated | rows.truncated
        if done.any():
            info["final_obs"] = here.form.encode(rows.finals, self._shared[1])
            info["final_info"] = {"action_mask": np.zeros_like(rows.masks), "_action_mask": done}
            info["_final_obs"] = info["_final_info"] = done
        return (
            self._observations(),
            self._given(rows.rewards),
            self._given(rows.terminated),
            self._given(rows.truncated),
            info,
        )

    def _observations(self) -> NDArray[Any]:
        return self._here.form.encode(self._here.rows.observations, self._shared[0])

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": self._given(self._here.rows.masks), "_action_mask": everywhere}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, at each table."""
        legal: NDArray[np.bool_] = self._here.rows.masks == 1
        return legal

    def set_opponents(self, opponents: Opponents) -> None:
        """Others play from the next move on, at all tables. Raises `ValueError` if they cannot."""
        self._here.set_opponents(opponents)

    def render(self) -> tuple[Any, ...] | None:
        """Each table as the learner sees it: text, or an array of pixels."""
        if self.render_mode is None:
            return None
        return tuple(_rendered(self.render_mode, self._here, i) for i in range(self.num_envs))


def _rendered(mode: str | None, here: LearnerTables, i: int) -> Any:
    names = [f"player_{seat}" for seat in range(here.players)]
    return rendered(mode, here.game, here.tables, i, here.options, here.seat, names)


def id_of(game: str) -> str:
    """Its title without spaces and hyphens: `tablee/SkipBo-v1`."""
    words = re.findall(r"\w+", game_named(game).FACTS.title)
    return f"tablee/{''.join(word[0].upper() + word[1:] for word in words)}-v1"


def register() -> None:
    """Make the ids of all games known to Gymnasium; importing this module does it."""
    for game in GAMES:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="tablee.envs.gymnasium:TableEnv",
                vector_entry_point="tablee.envs.gymnasium:TableVectorEnv",
                kwargs={"game": game},
            )


register()
