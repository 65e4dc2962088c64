"""What an episode is, made from what people say; everything is checked here."""

import os
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tablee.game.registry import game_named
from tablee.game.rng import SEED_BYTES, simulation_key
from tablee.kernels.arguments import MOST, whole

REWARDS = ("win", "score")
NO_OPTIONS: Mapping[str, object] = MappingProxyType({})


class Episodes(NamedTuple):
    """How episodes at a table begin and end."""

    players: int
    options: Any  # of the game, complete
    pays_scores: bool  # and not wins
    restarts: bool  # by itself
    max_moves: int  # of an episode, before it is cut


def new_episodes(
    game: str,
    players: int,
    options: Mapping[str, object] = NO_OPTIONS,
    restarts: bool = False,
    /,
    *,
    match: bool = False,
    rewards: str = "win",
    max_moves: int | None = None,
    **more_options: object,
) -> Episodes:
    """Single games or rounds, or whole matches. Options may be given together, by name, or both.

    `rewards` are for a `win` or the `score`; an episode is cut after `max_moves`.
    Raises `UnknownGame`, `Refused` for options that no table can have, `ValueError` for contradictions.
    """
    rules = game_named(game)
    for name in more_options:
        if name in options:
            raise ValueError(f"the option {name} is given twice")
    given = {**options, **more_options}
    if rewards not in REWARDS:
        raise ValueError(f"there are no rewards {rewards!r}; there are {' and '.join(REWARDS)}")
    ends_with = rules.FACTS.ends_with
    if ends_with is not None:
        if match and given.get(ends_with, 1) is None:
            raise ValueError(f"a match needs a {ends_with}")
        if not match and given.get(ends_with) is not None:
            raise ValueError(f"a single game has no {ends_with}: say match=True")
        given = given if match else {**given, ends_with: None}
    most = MOST if max_moves is None else whole("max_moves", max_moves, 1, MOST)
    return Episodes(players, rules.make_options(given, players), rewards == "score", restarts, most)


def new_key(seed: int | None) -> bytes:
    """The key from which the seeds of all episodes come: from a number, or from the operating system."""
    return os.urandom(SEED_BYTES) if seed is None else simulation_key(seed)
