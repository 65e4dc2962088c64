"""What makes Skip-Bo fair for unequal players: a smaller stock (SB-05), and points in a match (SB-19).

In a match many games add up, so that a card too many or too few is felt. There a number counts steps, some
of which make a card; those that are left are points to begin with.
"""

from collections.abc import Mapping, Sequence

from tablee.game.contract import Scalar
from tablee.games.skipbo.rules.options import Options

HELPS = True  # the number helps whoever has it

# Tables at which bench/handicap.py has measured; in matches cards left behind count as well.
TABLES: Sequence[Mapping[str, Scalar]] = (
    {"stock_size": 30, "target": 500},
    {"stock_size": 30, "target": None},
    {"stock_size": 20, "target": None},
    {"stock_size": 10, "target": None},
)
_STEP = 5  # points; all scores are multiples (SB-18)
_CARD = 5  # a fifth of the target is worth about as much as a card less in every game


def split(number: int, options: Options) -> Mapping[str, int]:
    cards, steps = divmod(number, _steps(options.target))
    return {"handicap": cards, "head_start": steps * _STEP}


def most(options: Options) -> int:
    """One card has to be left."""
    return options.stock_size * _steps(options.target) - 1


def closest(options: Options) -> tuple[int, float]:
    """The index of the most similar of these tables, and how much larger numbers are here."""

    def far(table: Mapping[str, Scalar]) -> tuple[bool, int]:
        return (table["target"] is None) != (options.target is None), abs(_stock(table) - options.stock_size)

    nearest = min(TABLES, key=far)
    steps = _steps(options.target) / _steps(None if nearest["target"] is None else int(nearest["target"]))
    return TABLES.index(nearest), steps * options.stock_size / _stock(nearest)


def _steps(target: int | None) -> int:
    """How many make a card. A single game has no points to begin with."""
    return 1 if target is None else max(1, target // _CARD // _STEP)


def _stock(table: Mapping[str, Scalar]) -> int:
    return int(table["stock_size"] or 0)
