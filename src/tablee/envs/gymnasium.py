"""One seat of a table as a Gymnasium environment; bots hold the others. And many such tables at once.

>>> import gymnasium
>>> import tablee.envs.gymnasium  # registers the ids
>>> env = gymnasium.make("tablee/Skyjo-v1", players=3, opponents="uniform")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
>>> bool(info["action_mask"].any())
True

Actions and observations are those of `BatchEnv`; the mask is in the info, and `action_masks()` gives it as
sb3-contrib's MaskablePPO wants it.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.envs import making
from tablee.envs.batch import illegal
from tablee.envs.layout import DTYPE
from tablee.envs.opposing import reset_for, step_for
from tablee.envs.showing import text_of
from tablee.envs.spaces import spaces_of
from tablee.envs.stepping import LEGAL
from tablee.games.calls import whole

IDS = {"skipbo": "tablee/SkipBo-v1", "skyjo": "tablee/Skyjo-v1"}
Policies = int | str | Sequence[int | str]  # of one kind of bot for all seats, or one for each other seat

_METADATA: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}
_VECTOR_METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}


class _Tables:
    """Tables at which a learner has a seat."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int,
        opponents: Policies,
        seat: int,
        options: Mapping[str, object],
        match: bool,
        rewards: str,
        max_moves: int | None,
        restarts: bool,
    ) -> None:
        self.game, self.count, self.players = game, count, players
        self.tables = making.new_tables(game, count, players, options, match, rewards, restarts, max_moves)
        self.options = making.episode_options(game, players, options, match)
        self.moves = making.modules_of(game).moves
        self.seat = whole("seat", seat, 0, players - 1)
        self.policies = self._policies(opponents)
        size = making.layout_of(game, players).size
        self.observations = np.zeros((count, size), dtype=DTYPE)
        self.finals = np.zeros((count, size), dtype=DTYPE)
        self.masks: NDArray[np.int8] = np.zeros((count, len(self.moves)), dtype=np.int8)
        self.rewards = np.zeros(count, dtype=np.float32)
        self.terminated = np.zeros(count, dtype=np.bool_)
        self.truncated = np.zeros(count, dtype=np.bool_)
        self.everywhere = np.arange(count)
        self.dealt = False
        self.set_key(None)

    def _policies(self, opponents: Policies) -> list[int | str]:
        """One for every seat; the learner's own is never asked."""
        if isinstance(opponents, int | str):
            return [opponents] * self.players
        if len(opponents) != self.players - 1:
            raise ValueError(
                f"{self.players} players have {self.players - 1} opponents, not {len(opponents)}"
            )
        return [*opponents[: self.seat], opponents[0], *opponents[self.seat :]]

    def set_key(self, seed: int | None) -> None:
        key = making.new_key(seed)
        making.set_key(self.tables, key)
        self.mind = import_module(f"tablee.envs.{self.game}.against").mind_of(self.policies, key)

    def reset(self, which: NDArray[np.int64]) -> None:
        reset_for(self.tables, which, self.seat, self.mind, self.observations, self.masks)
        self.terminated[which] = self.truncated[which] = False
        self.dealt = True

    def step(self, actions: NDArray[np.int64]) -> None:
        """Raises `ValueError` if an action is not legal; then nothing has changed."""
        if not self.dealt:
            raise ValueError("nothing is dealt yet: reset first")
        wrong = step_for(
            self.tables,
            actions,
            self.seat,
            self.mind,
            self.observations,
            self.masks,
            self.rewards,
            self.terminated,
            self.truncated,
            self.finals,
        )
        if wrong != LEGAL:
            raise ValueError(illegal(self.moves, int(actions[wrong]), f" at table {wrong}"))

    def is_legal(self, code: int) -> bool:
        """At the first table."""
        return 0 <= code < len(self.moves) and bool(self.masks[0, code])

    def give_up(self) -> None:
        """End the episode at the first table."""
        self.tables["over"][0] = self.terminated[0] = True
        self.masks[0] = 0


class TableEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """One table. `opponents` is a bot's level or name, "greedy" or "uniform", or one for each other seat.

    An episode is a single game (a round at Skyjo), or with `match` a whole match; `options` are those of
    the game. Who makes an illegal move gives up: the episode ends with `illegal_reward`. If that is None,
    `step` raises `ValueError` instead, and nothing has changed.
    """

    metadata = _METADATA

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Policies = 1,
        seat: int = 0,
        options: Mapping[str, object] = making.NO_OPTIONS,
        *,
        match: bool = False,
        rewards: str = "win",
        max_moves: int | None = None,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}")
        self.render_mode = render_mode
        self._illegal_reward = illegal_reward
        self._here = _Tables(
            game, 1, players, opponents, seat, options, match, rewards, max_moves, restarts=False
        )
        self.observation_space, _, self.action_space = spaces_of(game, players)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._here.set_key(seed)
        self._here.reset(self._here.everywhere)
        return self._seen()

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        """Raises `ValueError` if the episode is over, and see above."""
        here = self._here
        if here.terminated[0] or here.truncated[0]:
            raise ValueError("the episode is over: reset")
        code = index(action)
        if self._illegal_reward is not None and here.dealt and not here.is_legal(code):
            here.give_up()
            observation, info = self._seen()
            return observation, self._illegal_reward, True, False, {**info, "illegal": True}
        here.step(np.array([code], dtype=np.int64))
        observation, info = self._seen()
        return observation, float(here.rewards[0]), bool(here.terminated[0]), bool(here.truncated[0]), info

    def _seen(self) -> tuple[NDArray[np.int16], dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        return self._here.observations[0].copy(), {"action_mask": self._here.masks[0].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        legal: NDArray[np.bool_] = self._here.masks[0].astype(np.bool_)
        return legal

    def render(self) -> Any:
        """The table as the learner sees it; printed in the mode `human`."""
        if self.render_mode is None:
            return None
        here = self._here
        names = [f"player_{seat}" for seat in range(here.players)]
        text = text_of(here.game, here.tables, 0, here.options, here.seat, names)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None


class TableVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Many tables, each like a `TableEnv`, one call into compiled code a step.

    A table at which the episode ended is shown at the start of its next one, and `final_obs` of the info
    has what was seen last (Gymnasium's SAME_STEP). What a step returns is a copy, unless `copy` is false.
    """

    metadata = _VECTOR_METADATA

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 2,
        opponents: Policies = 1,
        seat: int = 0,
        options: Mapping[str, object] = making.NO_OPTIONS,
        *,
        match: bool = False,
        rewards: str = "win",
        max_moves: int | None = None,
        copy: bool = True,
    ) -> None:
        self._here = _Tables(
            game, num_envs, players, opponents, seat, options, match, rewards, max_moves, restarts=True
        )
        self._copy = copy
        self.num_envs = num_envs
        self.single_observation_space, _, self.single_action_space = spaces_of(game, players)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        """One seed serves all tables."""
        if isinstance(seed, list):
            raise ValueError("one seed serves all tables")
        if seed is not None:
            self._here.set_key(seed)
        self._here.reset(self._here.everywhere)
        return self._given(self._here.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Raises `ValueError` if an action is not legal; then nothing has changed."""
        here = self._here
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers")
        here.step(actions.astype(np.int64, copy=False))
        info = self._info()
        done = here.terminated | here.truncated
        if done.any():
            info["final_obs"] = self._given(here.finals)
            info["_final_obs"] = done
        return (
            self._given(here.observations),
            self._given(here.rewards),
            self._given(here.terminated),
            self._given(here.truncated),
            info,
        )

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        return {"action_mask": self._given(self._here.masks), "_action_mask": everywhere}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, at each table."""
        return self._here.masks.astype(np.bool_)


def register() -> None:
    """Make both ids known to Gymnasium; importing this module does it."""
    for game, id_ in IDS.items():
        gymnasium.register(
            id_,
            entry_point="tablee.envs.gymnasium:TableEnv",
            vector_entry_point="tablee.envs.gymnasium:TableVectorEnv",
            kwargs={"game": game},
        )


register()
