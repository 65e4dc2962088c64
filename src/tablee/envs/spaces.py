"""The spaces of an environment, for Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from tablee.envs.encoding import form_of, moves_of


def spaces_of(game: str, players: int, observation: str) -> tuple[Any, Any, Discrete[np.int64]]:
    """What an observation, a mask and an action can be; the first two are boxes."""
    form, actions = form_of(game, players, observation), len(moves_of(game))
    return (
        Box(form.low, form.high, dtype=form.dtype),
        Box(0, 1, (actions,), dtype=np.int8),
        Discrete(actions),
    )
