"""The numbers of the heuristic levels of Skyjo, and of the greedy player that they are measured against."""

from collections.abc import Iterable
from typing import Any

from tablee.games.skyjo.bots.evaluation import NAMES
from tablee.games.skyjo.bots.policy import BY_HABIT, BY_JUDGEMENT, style

GREEDY = "greedy"
WEIGHT_NAMES = NAMES

Policy = int | str | Iterable[float]  # a level's number, "greedy", or the weights of a judging player

# In the order of `rules_of_thumb.NAMES`: take_up_to, keep_up_to, replace_from, sees_columns, slips,
# slip_reach.
_SPARROW = (4.0, 5.0, 5.0, 0.0, 20.0, 3.0)
_ROBIN = (3.0, 4.0, 5.0, 1.0, 0.0, 0.0)
_GREEDY = (3.0, 4.0, 6.0, 0.0, 0.0, 0.0)

# The next two are in the order of `WEIGHT_NAMES`. This one is set by hand: it has no eye for what it leaves
# to the next player, and is a little too fond of closing.
_MAGPIE = (4.0, 0.5, 1.0, 1.0, 0.3, 0.0, 0.0, 1.0, 0.0, 3.0, 0.7, -4.0)

# Found in about seven minutes of self-play on one core, from weights set by hand:
#
#   python training/tune.py skyjo --players 2 --generations 40 --population 32 --matches 600 --seed 1 \
#       --spread 0.4 --start 4,0.7,0.5,1.5,0.3,0.2,0.5,1,0.5,3,1,0
#
# They win 59.4 % (± 1.4) of 4,000 two-player matches against those that they came from. Weights tuned in
# the same way at a table of four were no better there (24.6 % ± 1.1 of 4,000 matches, one such player among
# three of these) nor at larger tables, and worse at a table of two: one vector does for all.
_OWL = (3.764, 0.9599, 0.1718, 1.746, 0.3683, 0.3834, 0.72, 0.2491, 0.606, 2.548, 1.097, -0.04146)

_STYLES = (
    style(BY_HABIT, _SPARROW),
    style(BY_HABIT, _ROBIN),
    style(BY_JUDGEMENT, _MAGPIE),
    style(BY_JUDGEMENT, _OWL),
)


def style_of(policy: Policy) -> tuple[float, ...]:
    """How this player thinks. Raises `ValueError` if there is no such player."""
    if isinstance(policy, str):
        if policy == GREEDY:
            return style(BY_HABIT, _GREEDY)
        raise ValueError(f"there is no Skyjo player {policy!r}; there are the levels 1 to 4 and {GREEDY!r}")
    if not isinstance(policy, int):
        return style(BY_JUDGEMENT, [float(weight) for weight in policy])
    if isinstance(policy, bool) or not 1 <= policy <= len(_STYLES):
        raise ValueError(f"there is no level {policy!r}; there are 1 to {len(_STYLES)}")
    return _STYLES[policy - 1]


def tuned_weights(players: int, options: Any) -> tuple[float, ...]:
    """The weights of level 4, from which a tuner starts: the same for every table."""
    return _OWL
