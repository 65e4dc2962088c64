"""Tables for compiled code, made from what people say; everything is checked here."""

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from tablee.envs.layout import Form, Layout
from tablee.envs.one_hot import OneHot
from tablee.game.kernel_args import MOST, whole
from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES, game_seed, simulation_key
from tablee.game.stream import seed_words
from tablee.jit.decorators import Array

MATCH_OPTION = {"skipbo": "target", "skyjo": "limit"}  # which says when a match is over; None: a single game
REWARDS = ("win", "score")
OBSERVATIONS = ("numbers", "one-hot")
NO_OPTIONS: Mapping[str, object] = MappingProxyType({})


class Modules(NamedTuple):
    """What the environments know of one game."""

    core: Any  # compiled; importing it tells `stepping` about the game
    layout: Any
    kernel: Any  # the game's own
    moves: tuple[Any, ...]  # by their codes, which are the actions


@cache
def modules_of(game: str) -> Modules:
    """Raises `UnknownGame`."""
    game_named(game)
    kernel = import_module(f"tablee.games.{game}.kernel.engine")
    core = import_module(f"tablee.games.{game}.environment.kernel")
    return Modules(core, import_module(f"tablee.games.{game}.environment.layout"), kernel, kernel.MOVES)


@cache
def layout_of(game: str, players: int) -> Layout:
    """What the numbers of an observation are."""
    found: Layout = modules_of(game).layout.layout(players)
    return found


@cache
def codes_of(game: str) -> dict[Any, int]:
    """The action that each move is."""
    return {move: code for code, move in enumerate(modules_of(game).moves)}


@cache
def form_of(game: str, players: int, observation: str) -> Form:
    """How observations are shown. Raises `ValueError`."""
    if observation not in OBSERVATIONS:
        raise ValueError(f"there is no observation {observation!r}; there are {' and '.join(OBSERVATIONS)}")
    layout = layout_of(game, players)
    return layout if observation == OBSERVATIONS[0] else OneHot(layout)


def all_options(options: Mapping[str, object], more: Mapping[str, object]) -> Mapping[str, object]:
    """The options of a game, given together, by name, or both. Raises `ValueError` if one comes twice."""
    for name in more:
        if name in options:
            raise ValueError(f"the option {name} is given twice")
    return {**options, **more}


def episode_options(game: str, players: int, options: Mapping[str, object], match: bool) -> Any:
    """Complete options of a table whose episodes are single games (rounds at Skyjo), or whole matches.

    Raises `Refused` for options that no table can have, `ValueError` for those that contradict each other.
    """
    name = MATCH_OPTION[game]
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
) -> Array:
    """Tables at which nothing is dealt yet. Raises `UnknownGame`, `Refused` or `ValueError`."""
    modules = modules_of(game)
    if rewards not in REWARDS:
        raise ValueError(f"there are no rewards {rewards!r}; there are {' and '.join(REWARDS)}")
    complete = episode_options(game, players, options, match)
    tables = np.zeros(whole("n", count, 1, 2**24), dtype=modules.core.TABLE)
    for name, value in zip(modules.core.OPTIONS, modules.kernel.table_of(players, complete), strict=True):
        tables[name] = value
    tables["first"] = np.arange(count)
    tables["stride"] = count
    tables["pays_scores"] = rewards == "score"
    tables["restarts"] = restarts
    tables["max_moves"] = MOST if max_moves is None else whole("max_moves", max_moves, 1, MOST)
    tables["over"] = True
    return tables


def set_key(tables: Array, key: bytes) -> None:
    """From now on the episodes are those of this key, from the first."""
    tables["key"] = seed_words(key)
    tables["episodes"] = 0


def episode_seed(tables: Array, i: int) -> bytes:
    """The seed of the match at a table, from which `match.Match` deals the same cards."""
    t = tables[i]
    key = t["key"].astype("<u4").tobytes()
    return game_seed(key, int(t["first"] + (t["episodes"] - 1) * t["stride"]))
