"""Skip-Bo for two to six players; `docs/environments.md` says what the numbers of an observation are."""

from collections.abc import Mapping
from typing import Any

from tablee.envs.factory import NO_OPTIONS
from tablee.envs.pettingzoo.aec import TableEnv


class raw_env(TableEnv):  # noqa: N801 — PettingZoo's name for it
    """One game an episode, or with `match` games up to `target` points.

    `settings` are those of `TableEnv`, and options of the game by their names.
    """

    def __init__(self, players: int = 2, options: Mapping[str, object] = NO_OPTIONS, **settings: Any) -> None:
        super().__init__("skipbo", players, options, **settings)


env = raw_env
