"""A table as an AEC environment: one seat after the other acts, and `last` tells it what it sees.

There are no wrappers around it: they would cost many times what the game does, and what they check is checked
here. An illegal action raises `ValueError`, and nothing has changed then.
"""

from collections.abc import Mapping
from typing import Any, NoReturn

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tablee.envs.batch import code_of, illegal
from tablee.envs.encoding import form_of, layout_of, moves_of
from tablee.envs.engine import ILLEGAL
from tablee.envs.episodes import new_episodes, new_key
from tablee.envs.layout import DTYPE
from tablee.envs.render import check_mode, rendered, spaces_of
from tablee.envs.table_record import PAID, TERMINATED, TRUNCATED
from tablee.envs.tables import backend_of

Observation = dict[str, NDArray[Any]]  # observation and action_mask
_FLAGS = TERMINATED | TRUNCATED | PAID
_METADATA: dict[str, Any] = {
    "render_modes": ["human", "ansi", "rgb_array"],
    "is_parallelizable": False,
    "render_fps": 1,
}


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """`skyjo_v1` and the others are classes of this one, each with its game.

    `settings` are `match`, `rewards` and `max_moves`, as for `BatchEnv`, and options of the game by name;
    these may be in `options` instead.
    """

    metadata = _METADATA

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        *,
        observation: str = "numbers",
        seed: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Raises `Refused` or `ValueError` for what cannot be."""
        super().__init__()
        self.game = game
        self.render_mode = check_mode(render_mode, self.metadata["render_modes"])
        episodes = new_episodes(game, players, options, **settings)
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.options = episodes.options
        self.moves = moves_of(game)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._by_turn = ("", *self.possible_agents)
        self._backend = backend_of(game)
        self._tables = self._backend.new_tables(1, episodes)
        self._backend.set_key(self._tables, new_key(seed))
        self._form = form_of(game, players, observation)
        seen, allowed, action = spaces_of(game, players, observation)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": allowed}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(int(action.n)) for agent in self.possible_agents}
        self._observations = np.zeros((1, layout_of(game, players).size), dtype=DTYPE)
        self._masks = np.zeros((1, *allowed.shape), dtype=np.int8)
        self._observation, self._mask = self._observations[0], self._masks[0]
        self._nothing = np.zeros_like(self._mask)
        self._which, self._turns = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int8)

    def __getattr__(self, name: str) -> NoReturn:
        if name in ("_over", "_acting"):  # what these three look at first
            raise AttributeError("step(), observe() and render() cannot be called before reset()")
        raise AttributeError(f"{name} is not there; what belongs to an episode cannot be read before reset()")

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next episode; with a seed, the first one of that seed."""
        if seed is not None:
            self._backend.set_key(self._tables, new_key(seed))
        reset_tables = self._backend.ENGINE.reset_tables
        reset_tables(self._tables, self._which, self._observations, self._masks, self._turns)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._over = self._paid = False
        self.agent_selection = self._acting = self.possible_agents[self._turns[0]]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """A move of `agent_selection` by its code. Raises `TypeError` or, if not legal, `ValueError`."""
        if self._over:
            self._was_dead_step(action)
            return
        code = code_of(self.moves, action)
        flags = self._backend.ENGINE.step_table(self._tables, code, self._observation, self._mask)
        if flags == ILLEGAL:
            raise ValueError(illegal(self.moves, code))
        self._cumulative_rewards[self._acting] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        if flags & _FLAGS:
            self._settle(flags)
        if not self._over:
            self.agent_selection = self._acting = self._by_turn[flags >> 3]
        if self.render_mode == "human":
            self.render()

    def _settle(self, flags: int) -> None:
        """What a move has brought besides the next turn: rewards, or the end."""
        if flags & PAID:
            paid = self._backend.rewards(self._tables, 0)
            for agent, reward in zip(self.possible_agents, paid, strict=False):
                self.rewards[agent] = reward
            self._accumulate_rewards()
            self._paid = True
        if flags & (TERMINATED | TRUNCATED):
            self._over = True
            self._acting = ""
            self.terminations = dict.fromkeys(self.agents, bool(flags & TERMINATED))
            self.truncations = dict.fromkeys(self.agents, bool(flags & TRUNCATED))
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do: nothing unless it acts now.

        Raises `ValueError` for an agent there is not.
        """
        if agent == self._acting:
            return {"observation": self._form.encode(self._observations)[0], "action_mask": self._mask.copy()}
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}, only {', '.join(self.possible_agents)}")
        seen = np.empty_like(self._observations)
        self._backend.ENGINE.observe_tables(self._tables, self.possible_agents.index(agent), seen)
        return {"observation": self._form.encode(seen)[0], "action_mask": self._nothing.copy()}

    def render(self) -> Any:
        """The table as the seat that acts sees it: text, an array of pixels, or printed (`human`)."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self._acting) if self._acting else None
        return rendered(
            self.render_mode, self.game, self._tables, 0, self.options, seat, self.possible_agents
        )

    def close(self) -> None:
        """There is nothing to close."""
