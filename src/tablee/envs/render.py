"""What Gymnasium and PettingZoo share: spaces, and a table as one seat sees it, as text and as a picture."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from tablee.envs.encoding import form_of, moves_of
from tablee.envs.tables import backend_of
from tablee.pictures.text_board import picture


def spaces_of(game: str, players: int, observation: str) -> tuple[Any, Any, Discrete[np.int64]]:
    """What an observation, a mask and an action can be; the first two are boxes."""
    form, actions = form_of(game, players, observation), len(moves_of(game))
    return (
        Box(form.low, form.high, dtype=form.dtype),
        Box(0, 1, (actions,), dtype=np.int8),
        Discrete(actions),
    )


def rendered(
    mode: str | None, game: str, tables: Any, i: int, options: Any, seat: int | None, names: Sequence[str]
) -> Any:
    """A table as a seat sees it: text (`ansi`), an array of pixels (`rgb_array`), or printed (`human`)."""
    if mode is None:
        return None
    data = backend_of(game).view_of(tables, i, options, seat).data()
    if mode == "rgb_array":
        from tablee.pictures.drawing import drawn
        from tablee.pictures.painting import painted  # Pillow takes a while to load

        return np.array(painted(drawn(game, data, names)))
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
