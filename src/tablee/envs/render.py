"""A table of a batch as the plain rules know it: what one seat sees, as a view, as text and as a picture."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from tablee.game.registry import game_named
from tablee.game.rng import Scripted
from tablee.jit.decorators import Array
from tablee.match.text_board import picture


def state_of(game: str, tables: Array, i: int, options: Any) -> Any:
    """The state of the plain rules at a table. Its cards cannot be shuffled again: the seed is left out.

    Of a Skyjo discard pile the kernel keeps the top only; the cards below it are sorted.
    """
    found = (
        import_module(f"tablee.games.{game}.kernel.codec")
        .unpack(np.array(tables["state"][i : i + 1]), 0)
        ._asdict()
    )
    if "discard_top" in found:
        below = list(found["discard"])
        below.remove(found["discard_top"])
        found["discard"] = (*below, found["discard_top"])
    state = import_module(f"tablee.games.{game}.rules.state").State
    known = {name: value for name, value in found.items() if name in state._fields}
    return state(options=options, shuffler=Scripted(()), **known)


def view_of(game: str, tables: Array, i: int, options: Any, seat: int | None) -> Any:
    """The view of a seat, or of a spectator, with the totals of the match."""
    totals = tuple(tables["state"]["totals"][i, : tables["players"][i]].tolist())
    return game_named(game).view(state_of(game, tables, i, options), seat)._replace(totals=totals)


def rendered(
    mode: str | None, game: str, tables: Array, i: int, options: Any, seat: int | None, names: Sequence[str]
) -> Any:
    """A table as a seat sees it: text (`ansi`), an array of pixels (`rgb_array`), or printed (`human`)."""
    if mode is None:
        return None
    data = view_of(game, tables, i, options, seat).data()
    if mode == "rgb_array":
        from tablee.envs.drawing import drawn  # Pillow, which nobody else needs

        return drawn(game, data, names)
    text = picture(game, data, names)
    if mode == "ansi":
        return text
    print(text, end="\n\n")
    return None


def check_mode(mode: str | None, modes: Sequence[str]) -> str | None:
    """The render mode, if there is one of this name. Raises `ValueError`."""
    if mode is not None and mode not in modes:
        raise ValueError(f"there is no render mode {mode!r}; there are {', '.join(modes)}")
    return mode
