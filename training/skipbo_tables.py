"""The kinds of tables at which Skip-Bo is practised: two players, more, and pairs."""

from typing import NamedTuple

from tablee.games.skipbo.rules.options import Options, make_options


class Table(NamedTuple):
    """A kind of table that practice is held at."""

    players: int
    options: Options
    sides: tuple[int, ...]  # who can be the learners, as bits, when they meet others
    weight: float  # how often


def _table(players: int, partners: bool, sides: tuple[int, ...], weight: float) -> Table:
    return Table(players, make_options({"target": None, "partners": partners}, players), sides, weight)


TABLES = {
    "two": [_table(2, False, (0b01, 0b10), 1.0)],
    "many": [
        _table(4, False, (0b0101, 0b1010), 0.55),
        _table(3, False, (0b001, 0b010, 0b100), 0.2),
        _table(5, False, (0b00101, 0b01010, 0b10100), 0.1),
        _table(6, False, (0b010101, 0b101010), 0.15),
    ],
    "pairs": [
        _table(4, True, (0b0101, 0b1010), 0.8),
        _table(6, True, (0b001001, 0b010010, 0b100100), 0.2),
    ],
}
