"""Which handicap makes a Skip-Bo table fair: the weaker get a smaller stock (SB-05)."""

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


def most(options: Options) -> int:
    """One card has to be left."""
    return options.stock_size - 1


def closest(options: Options) -> tuple[int, float]:
    """The index of the most similar of these tables, and how much larger stocks are here."""

    def far(table: Mapping[str, Scalar]) -> tuple[bool, int]:
        return (table["target"] is None) != (options.target is None), abs(_stock(table) - options.stock_size)

    nearest = min(TABLES, key=far)
    return TABLES.index(nearest), options.stock_size / _stock(nearest)


def _stock(table: Mapping[str, Scalar]) -> int:
    return int(table["stock_size"] or 0)
