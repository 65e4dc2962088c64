"""How a player decides: by habit or by judgement, as the player's *nature* says.

A nature is a flat sequence of numbers: which of the two, then the numbers that `habits` or `judgement`
name. It is all that distinguishes the players of one table from each other.
"""

from collections.abc import Sequence

from tablee.games.skyjo.bots import evaluation as judgement
from tablee.games.skyjo.bots import rules_of_thumb as habits
from tablee.games.skyjo.bots.evaluation import judge
from tablee.games.skyjo.bots.position import Numbers, Position
from tablee.games.skyjo.bots.rules_of_thumb import choose_by_habit

KIND = 0
BY_HABIT, BY_JUDGEMENT = 0.0, 1.0
FIRST = 1  # where the numbers of `habits` or `judgement` begin
NATURE = FIRST + max(len(habits.NAMES), len(judgement.NAMES))
_SLIPS = FIRST + habits.SLIPS


def nature(kind: float, numbers: Sequence[float]) -> tuple[float, ...]:
    """The nature of a player who thinks in this way with these numbers."""
    names = habits.NAMES if kind == BY_HABIT else judgement.NAMES
    if len(numbers) != len(names):
        raise ValueError(f"{len(names)} numbers are needed, not {len(numbers)}: {', '.join(names)}")
    return (kind, *numbers, *(0.0 for _ in range(NATURE - FIRST - len(numbers))))


def slips(nature: Numbers) -> bool:
    """Whether a player needs two random numbers for every decision: below `ROLLS`, then below `PICKS`."""
    return bool(nature[KIND] == BY_HABIT and nature[_SLIPS] > 0)


def choose(position: Position, nature: Numbers, scratch: Numbers, roll: int, pick: int) -> int:
    """The index in `ALL_MOVES` of what this player does. `scratch` holds `judgement.SCRATCH` numbers."""
    if nature[KIND] == BY_HABIT:
        return choose_by_habit(position, nature[FIRST:], roll, pick)
    return judge(position, nature[FIRST:], scratch)


FUNCTIONS = (*habits.FUNCTIONS, *judgement.FUNCTIONS, slips, choose)  # for numba
