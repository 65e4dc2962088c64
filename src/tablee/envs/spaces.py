"""The spaces of an environment, for Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from tablee.envs import factory as making


def spaces_of(game: str, players: int, observation: str) -> tuple[Any, Any, Discrete[np.int64]]:
    """What an observation, a mask and an action can be; the first two are boxes."""
    form, actions = making.form_of(game, players, observation), len(making.modules_of(game).moves)
    return (
        Box(form.low, form.high, dtype=form.dtype),
        Box(0, 1, (actions,), dtype=np.int8),
        Discrete(actions),
    )
