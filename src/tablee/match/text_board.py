"""A table as a few lines of text, drawn from a view: what a seat sees, and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

COLUMNS = "abcd"


def picture(game: str, view: dict[str, Any], names: Sequence[str]) -> str:
    """The table as the data of a view shows it."""
    return "\n".join(_PICTURES.get(game, _listed)(view, names))


def _listed(view: dict[str, Any], names: Sequence[str]) -> Iterator[str]:
    """For a game that nobody has drawn yet."""
    return (f"  {name}: {value}" for name, value in view.items())


def _skipbo(view: dict[str, Any], names: Sequence[str]) -> Iterator[str]:
    piles = "   ".join(
        f"{number}: {_shown(pile[-1], len(pile)) if pile else '·'}"
        for number, pile in enumerate(view["building"], 1)
    )
    yield f"  building piles   {piles}"
    yield f"  draw pile {view['draw_count']}, set aside {len(view['finished'])}"
    width = max(len(name) for name in names)
    for seat, place in enumerate(view["places"]):
        here = ">" if seat == view["turn"] else " "
        top = "·" if place["stock_top"] is None else place["stock_top"]
        discards = "   ".join(
            f"{number}: {' '.join(str(card) for card in pile) or '·'}"
            for number, pile in enumerate(place["discards"], 1)
        )
        yield (
            f"{here} {names[seat]:{width}}  stock {top!s:>2} ({place['stock_count']} left)"
            f"  hand {place['hand_count']}  discards  {discards}"
        )
    if view["seat"] is not None:
        yield f"  hand of {names[view['seat']]}: {' '.join(str(card) for card in view['hand']) or 'empty'}"


def _shown(card: object, height: int) -> str:
    return f"W={height}" if card == "W" else str(card)


def _skyjo(view: dict[str, Any], names: Sequence[str]) -> Iterator[str]:
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


_PICTURES: dict[str, Callable[[dict[str, Any], Sequence[str]], Iterator[str]]] = {
    "skipbo": _skipbo,
    "skyjo": _skyjo,
}
