"""The spaces of an environment, for Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete

from tablee.envs import making
from tablee.envs.layout import DTYPE


def spaces_of(game: str, players: int) -> tuple[Any, Any, Discrete[np.int64]]:
    """What an observation, a mask and an action can be; the first two are boxes of whole numbers."""
    layout, actions = making.layout_of(game, players), len(making.modules_of(game).moves)
    return (
        Box(layout.low, layout.high, dtype=DTYPE),
        Box(0, 1, (actions,), dtype=np.int8),
        Discrete(actions),
    )
