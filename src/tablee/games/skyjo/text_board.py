"""Skyjo as text, in English: the table in a few lines, and what happened in sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablee.match.narration import Data, Sentence, a, ended

COLUMNS = "abcd"


def lines(view: Mapping[str, Any], names: Sequence[str]) -> Iterator[str]:
    """The table as the data of a view shows it."""
    top = view["discard"][-1] if view["discard"] else "·"
    yield f"  discard pile {top}, draw pile {view['draw_count']}"
    if view["drawn"] is not None:
        yield f"  drawn: {view['drawn']}"
    width = max(15, *(len(name) + 2 for name in names))
    for first in range(0, len(names), 4):  # four grids side by side fit into 80 columns
        seats = range(first, min(first + 4, len(names)))
        yield "    ".join(
            f"{'>' if seat == view['turn'] else ' '} {names[seat]:{width - 2}}" for seat in seats
        )
        heading = "  " + "".join(f"{column:>3}" for column in COLUMNS)
        yield "    ".join(f"{heading:{width}}" for _ in seats)
        for row in range(3):
            yield "    ".join(f"{_row(view['grids'][seat], row):{width}}" for seat in seats)


def _row(grid: Sequence[object], row: int) -> str:
    cells = grid[4 * row : 4 * row + 4]
    return f"{row + 1} " + "".join(f"{' ' if cell is None else cell!s:>3}" for cell in cells)


def _drew(shown: Data, names: Sequence[str]) -> str:
    return f"{names[shown['seat']]} draws {a(shown['card']) if 'card' in shown else '1 card'}."


def _exchanged(shown: Data, names: Sequence[str]) -> str:
    how = "takes the {card} from the discard pile for" if shown["taken"] else "puts the drawn {card} at"
    what = f"{how} {{cell}}; {a(shown['out'])} is discarded.".format(**shown)
    return f"{names[shown['seat']]} {what}"


def _column_cleared(shown: Data, names: Sequence[str]) -> str:
    return f"Three {shown['card']}s: {names[shown['seat']]}'s column {COLUMNS[shown['column']]} is gone."


def _round_ended(shown: Data, names: Sequence[str]) -> str:
    text, doubled = ended(shown, names), shown["doubled"]
    return text if doubled is None else f"{text[:-1]} ({names[doubled]}'s score is doubled)."


SENTENCES: Mapping[str, Sentence] = {
    "dealt": "{dealer} deals; the discard pile begins with {a_discard}.",
    "drew": _drew,
    "turned_over": "{seat} turns over {cell}: {card}.",
    "exchanged": _exchanged,
    "rejected": "{seat} discards the drawn {card}.",
    "column_cleared": _column_cleared,
    "closed": "{seat} has turned over everything: one more turn for the others.",
    "revealed": "{seat}'s {cell} was {a_card}.",
    "round_ended": _round_ended,
}
