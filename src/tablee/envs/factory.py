"""Tables for the environments, made from what people say; everything is checked here."""

import os
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from tablee.envs.compiled_tables import CompiledTables, kernel_of
from tablee.envs.plain_tables import PlainTables
from tablee.game.kernel_args import MOST, whole
from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES, simulation_key

REWARDS = ("win", "score")
NO_OPTIONS: Mapping[str, object] = MappingProxyType({})


@cache
def backend_of(game: str) -> CompiledTables | PlainTables:
    """What makes, steps and looks at the tables of a game. Raises `UnknownGame`."""
    return PlainTables(game) if kernel_of(game) is None else CompiledTables(game)


def all_options(options: Mapping[str, object], more: Mapping[str, object]) -> Mapping[str, object]:
    """The options of a game, given together, by name, or both. Raises `ValueError` if one comes twice."""
    for name in more:
        if name in options:
            raise ValueError(f"the option {name} is given twice")
    return {**options, **more}


def episode_options(game: str, players: int, options: Mapping[str, object], match: bool) -> Any:
    """Complete options of a table whose episodes are single games or rounds, or whole matches.

    Raises `Refused` for options that no table can have, `ValueError` for those that contradict each other.
    """
    name = game_named(game).FACTS.ends_with
    if name is None:
        return game_named(game).make_options(options, players)
    if match and options.get(name, 1) is None:
        raise ValueError(f"a match needs a {name}")
    if not match and options.get(name) is not None:
        raise ValueError(f"a single game has no {name}: say match=True")
    return game_named(game).make_options(options if match else {**options, name: None}, players)


def new_key(seed: int | None) -> bytes:
    """The key from which the seeds of all episodes come: from a number, or from the operating system."""
    return os.urandom(SEED_BYTES) if seed is None else simulation_key(seed)


def new_tables(
    game: str,
    count: int,
    players: int,
    options: Mapping[str, object],
    match: bool,
    rewards: str,
    restarts: bool,
    max_moves: int | None,
) -> Any:
    """Tables at which nothing is dealt yet. Raises `UnknownGame`, `Refused` or `ValueError`."""
    game_named(game)
    if rewards not in REWARDS:
        raise ValueError(f"there are no rewards {rewards!r}; there are {' and '.join(REWARDS)}")
    complete = episode_options(game, players, options, match)
    return backend_of(game).new_tables(
        whole("n", count, 1, 2**24),
        players,
        complete,
        pays_scores=rewards == "score",
        restarts=restarts,
        max_moves=None if max_moves is None else whole("max_moves", max_moves, 1, MOST),
    )
