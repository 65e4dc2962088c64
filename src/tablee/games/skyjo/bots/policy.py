"""How a heuristic player decides: by rules of thumb or by evaluation, as the player's *style* says.

A style is a flat sequence of numbers: which of the two, then the numbers that `rules_of_thumb` or
`evaluation` name. It is all that distinguishes the players of one table from each other.
"""

from collections.abc import Sequence

from tablee.games.skyjo.bots import evaluation, rules_of_thumb
from tablee.games.skyjo.bots.evaluation import judge
from tablee.games.skyjo.bots.position import Numbers, Position
from tablee.games.skyjo.bots.rules_of_thumb import choose_by_habit

KIND = 0
BY_HABIT, BY_JUDGEMENT = 0.0, 1.0
FIRST = 1  # where these numbers begin
STYLE = FIRST + max(len(rules_of_thumb.NAMES), len(evaluation.NAMES))
_SLIPS = FIRST + rules_of_thumb.SLIPS


def style(kind: float, numbers: Sequence[float]) -> tuple[float, ...]:
    """The style of a player who thinks in this way with these numbers."""
    names = rules_of_thumb.NAMES if kind == BY_HABIT else evaluation.NAMES
    if len(numbers) != len(names):
        raise ValueError(f"{len(names)} numbers are needed, not {len(numbers)}: {', '.join(names)}")
    return (kind, *numbers, *(0.0 for _ in range(STYLE - FIRST - len(numbers))))


def slips(style: Numbers) -> bool:
    """Whether a player needs two random numbers for every decision: below `ROLLS`, then below `PICKS`."""
    return bool(style[KIND] == BY_HABIT and style[_SLIPS] > 0)


def choose(position: Position, style: Numbers, scratch: Numbers, roll: int, pick: int) -> int:
    """The index in `ALL_MOVES` of what this player does. `scratch` holds `evaluation.SCRATCH` numbers."""
    if style[KIND] == BY_HABIT:
        return choose_by_habit(position, style[FIRST:], roll, pick)
    return judge(position, style[FIRST:], scratch)


FUNCTIONS = (*rules_of_thumb.FUNCTIONS, *evaluation.FUNCTIONS, slips, choose)  # for numba
