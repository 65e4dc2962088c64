"""A table of a batch as the plain rules know it, and as text: what one seat sees."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from tablee.games.rng import Scripted
from tablee.jit.decorators import Array
from tablee.match.picture import picture
from tablee.match.registry import game_named


def state_of(game: str, tables: Array, i: int, options: Any) -> Any:
    """The state of the plain rules at a table. Its cards cannot be shuffled again: the seed is left out.

    Of a Skyjo discard pile the kernel keeps the top only; the cards below it are sorted.
    """
    found = import_module(f"tablee.games.{game}.packing").unpack(np.array(tables["state"]), i)._asdict()
    if "discard_top" in found:
        below = list(found["discard"])
        below.remove(found["discard_top"])
        found["discard"] = (*below, found["discard_top"])
    state = import_module(f"tablee.games.{game}.state").State
    known = {name: value for name, value in found.items() if name in state._fields}
    return state(options=options, shuffler=Scripted(()), **known)


def text_of(game: str, tables: Array, i: int, options: Any, seat: int | None, names: Sequence[str]) -> str:
    """The table as a seat sees it, or a spectator."""
    view = game_named(game).view(state_of(game, tables, i, options), seat)
    return picture(game, view.data(), names)
