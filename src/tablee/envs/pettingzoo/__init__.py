"""Every game as a PettingZoo environment: `skyjo_v1`, `skipbo_v1`, and `<name>_v1` of any other game.

>>> from tablee.envs.pettingzoo import skyjo_v1
>>> env = skyjo_v1.env(players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
>>> env.agents
[]
"""

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from tablee.envs.episodes import NO_OPTIONS
from tablee.envs.pettingzoo.aec import TableEnv
from tablee.game.registry import GAMES, game_named

_VERSION = "_v1"


def _module_of(game: str) -> ModuleType:
    """What PettingZoo's own games are: a module with `env` and `raw_env`."""

    class raw_env(TableEnv):  # noqa: N801 — PettingZoo's name for it
        """One game or round an episode, or with `match` a whole match.

        `settings` are those of `TableEnv`, and options of the game by their names.
        """

        def __init__(
            self, players: int = 2, options: Mapping[str, object] = NO_OPTIONS, **settings: Any
        ) -> None:
            super().__init__(game, players, options, **settings)

    module = ModuleType(f"{__name__}.{game}{_VERSION}", f"{game_named(game).FACTS.title} for PettingZoo.")
    raw_env.__module__, raw_env.__qualname__ = module.__name__, raw_env.__name__  # so that it can be pickled
    vars(module).update(raw_env=raw_env, env=raw_env)
    return module


def __getattr__(name: str) -> ModuleType:
    game = name.removesuffix(_VERSION)
    if game == name or game not in GAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = sys.modules.setdefault(f"{__name__}.{name}", _module_of(game))
    globals()[name] = module
    return module


__all__ = [f"{game}{_VERSION}" for game in GAMES]
for _name in __all__:
    __getattr__(_name)  # so that `import tablee.envs.pettingzoo.skyjo_v1` finds it
