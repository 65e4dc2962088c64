"""Which handicap makes a Skyjo table fair: the stronger begin with points (SJ-14)."""

from collections.abc import Mapping, Sequence

from tablee.game.contract import Scalar
from tablee.games.skyjo.rules.options import Options

HELPS = False  # the number is a burden for whoever has it

# Tables at which bench/handicap.py has measured.
TABLES: Sequence[Mapping[str, Scalar]] = ({"limit": None}, {"limit": 50}, {"limit": 100}, {"limit": 200})
_MOST_IN_A_ROUND = 60  # points that any two levels differ by


def split(number: int, options: Options) -> Mapping[str, int]:
    return {"handicap": number}


def most(options: Options) -> int:
    """Nobody begins at the limit."""
    return _MOST_IN_A_ROUND if options.limit is None else options.limit - 1


def closest(options: Options) -> tuple[int, float]:
    """The index of the most similar of these tables, and how much longer the match is here."""
    if (limit := options.limit) is None:
        return 0, 1.0
    limits = [int(table["limit"] or 0) for table in TABLES]
    nearest = min(filter(None, limits), key=lambda each: abs(each - limit))
    return limits.index(nearest), limit / nearest
