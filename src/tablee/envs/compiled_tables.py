"""Tables of a game that brings compiled ones: an array with a record for each."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from tablee.envs import engine, opponent_steps
from tablee.envs.episodes import Episodes
from tablee.game.contract import View
from tablee.game.parts import part
from tablee.game.registry import game_named
from tablee.game.rng import game_seed
from tablee.game.stream import seed_words
from tablee.jit.decorators import Array


class Kernel(Protocol):
    """The part `environment.kernel` of a game. Importing it tells `engine` about the game's records."""

    TABLE: Any  # their dtype, a `table_record.table_dtype`
    OPTIONS: Sequence[str]  # the fields of a table that the game's `kernel.engine.table_of` gives

    def state_of(self, tables: Array, i: int, options: Any, /) -> Any:
        """The state of the plain rules at a table, without the seed."""


class Opponents(Protocol):
    """The part `environment.opponents` of a game, which belongs to its `environment.kernel`."""

    NAMED: Sequence[str]  # players that it knows besides those that play whole matches in kernels

    def mind_of(self, policies: Sequence[int | str], key: bytes, /) -> Any:
        """How the compiled players of all seats think."""


def kernel_of(game: str) -> Kernel | None:
    """Raises `UnknownGame`."""
    return part(game, "environment.kernel")


def opponents_of(game: str) -> Opponents | None:
    """Raises `UnknownGame`."""
    return part(game, "environment.opponents")


class CompiledTables:
    """Tables of a game with the parts `environment.kernel` and `environment.opponents`."""

    ENGINE, LEARNER_STEPS = engine.COMPILED, opponent_steps.COMPILED

    def __init__(self, game: str) -> None:
        self.game = game

    def new_tables(self, count: int, episodes: Episodes) -> Array:
        """Tables at which nothing is dealt yet."""
        kernel, rules = kernel_of(self.game), part(self.game, "kernel.engine")
        assert kernel is not None
        assert rules is not None
        tables = np.zeros(count, dtype=kernel.TABLE)
        for name, value in zip(
            kernel.OPTIONS, rules.table_of(episodes.players, episodes.options), strict=True
        ):
            tables[name] = value
        tables["first"] = np.arange(count)
        tables["stride"] = count
        tables["pays_scores"] = episodes.pays_scores
        tables["restarts"] = episodes.restarts
        tables["max_moves"] = episodes.max_moves
        tables["over"] = True
        return tables

    def set_key(self, tables: Array, key: bytes) -> None:
        """From now on the episodes are those of this key, from the first."""
        tables["key"] = seed_words(key)
        tables["episodes"] = 0

    def is_dealt(self, tables: Array) -> bool:
        """Whether there is an episode at each of them."""
        return bool(tables["episodes"].min() > 0)

    def episode_seed(self, tables: Array, i: int) -> bytes:
        """The seed of the match at a table, from which `match.Match` deals the same cards."""
        t = tables[i]
        key = t["key"].astype("<u4").tobytes()
        return game_seed(key, int(t["first"] + (t["episodes"] - 1) * t["stride"]))

    def rewards(self, tables: Array, i: int) -> list[float]:
        """Of the last move, for every seat."""
        found: list[float] = tables["rewards"][i].tolist()
        return found

    def end_episode(self, tables: Array, i: int) -> None:
        """The table rests."""
        tables["over"][i] = True

    def stream_of(self, key: bytes) -> Any:
        """The random numbers for `sample_tables`."""
        rules = part(self.game, "kernel.engine")
        assert rules is not None
        return rules.policy_stream(key)

    def mind_of(self, policies: Sequence[int | str], key: bytes) -> Any:
        """How the compiled players of all seats think."""
        opponents = opponents_of(self.game)
        assert opponents is not None
        return opponents.mind_of(policies, key)

    def view_of(self, tables: Array, i: int, options: Any, seat: int | None) -> View:
        """The view of a seat, or of a spectator, with the totals of the match."""
        kernel = kernel_of(self.game)
        assert kernel is not None
        totals = tuple(tables["state"]["totals"][i, : tables["players"][i]].tolist())
        view: View = game_named(self.game).view(kernel.state_of(tables, i, options), seat)
        return view._replace(totals=totals)
