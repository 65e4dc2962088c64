"""Tables for the environments: compiled ones if the game brings them, else those of the plain rules."""

from functools import cache
from typing import Any

from tablee.envs.compiled_tables import CompiledTables, kernel_of
from tablee.envs.plain_tables import PlainTables


@cache
def backend_of(game: str) -> Any:
    """What makes, steps and looks at the tables of a game: both classes have the same methods for that.

    Raises `UnknownGame`.
    """
    return PlainTables(game) if kernel_of(game) is None else CompiledTables(game)
