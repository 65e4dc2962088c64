"""The table of Skyjo in a few lines of text."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

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
