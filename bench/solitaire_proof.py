"""What docs/solitaire.md proves by enumeration: the lowest grid, and small games beside their bounds.

python -m bench.solitaire_proof
"""

from functools import cache
from itertools import combinations_with_replacement

import numpy as np

from bench.solitaire_bound import bounds
from bench.solitaire_columns import ROWS, find_prices, make_columns
from tablee.games.skyjo.rules.state import DECK

VALUES, CARDS = (-1, 4, 9), (4, 6, 6)  # of the small games
GAMES = ((1, 1), (1, 3), (2, 2), (2, 3))  # columns and turns
DEALS = 300

Column = tuple[int, ...]  # face-up cards in order; the rest is face down
GONE = (99,)


def lowest_grid() -> int:
    """The least that four columns of one deck can count, of all columns that do not leave (SJ-09)."""
    deck = {value: DECK.count(value) for value in sorted(set(DECK))}
    low = list(deck)[:5]  # five values are 50 cards: more than enough for twelve cells
    columns = [GONE, *(held for held in combinations_with_replacement(low, ROWS) if held[0] != held[-1])]
    lowest = 0
    for grid in combinations_with_replacement(columns, 4):
        cards = [card for column in grid if column != GONE for card in column]
        if all(cards.count(value) <= deck[value] for value in low):
            lowest = min(lowest, sum(cards))
    return lowest


def optimum(values: tuple[int, ...], deck: tuple[int, ...], turns: int, count: int, takes: bool) -> float:
    """The best expected score with so many columns and one card turned over in the set-up, by enumeration."""

    def less(unseen: tuple[int, ...], face: int) -> tuple[int, ...]:
        return (*unseen[:face], unseen[face] - 1, *unseen[face + 1 :])

    def chances(unseen: tuple[int, ...]) -> list[tuple[int, float]]:
        return [(face, many / sum(unseen)) for face, many in enumerate(unseen) if many]

    def settle(column: Column) -> Column:
        return GONE if len(column) == ROWS and len(set(column)) == 1 else tuple(sorted(column))

    def changed(grid: tuple[Column, ...], at: int, column: Column) -> tuple[Column, ...]:
        return tuple(sorted((*grid[:at], column, *grid[at + 1 :])))

    @cache
    def reveal(grid: tuple[Column, ...], unseen: tuple[int, ...]) -> float:
        for at, column in enumerate(grid):
            if column != GONE and len(column) < ROWS:
                return sum(
                    chance * reveal(changed(grid, at, settle((*column, face))), less(unseen, face))
                    for face, chance in chances(unseen)
                )
        return float(sum(values[face] for column in grid if column != GONE for face in column))

    @cache
    def turn(grid: tuple[Column, ...], top: int, unseen: tuple[int, ...], left: int) -> float:
        if left == 0 or all(column == GONE or len(column) == ROWS for column in grid):
            return reveal(grid, unseen)
        drawn = sum(
            chance
            * min(put(grid, face, less(unseen, face), left), flip(grid, face, less(unseen, face), left))
            for face, chance in chances(unseen)
        )
        return min(drawn, put(grid, top, unseen, left)) if takes or left == turns else drawn

    def put(grid: tuple[Column, ...], card: int, unseen: tuple[int, ...], left: int) -> float:
        best = np.inf
        for at, column in enumerate(grid):
            if column == GONE:
                continue
            for row, out in enumerate(column):
                after = settle((*column[:row], card, *column[row + 1 :]))
                top = card if after == GONE else out
                best = min(best, turn(changed(grid, at, after), top, unseen, left - 1))
            if len(column) < ROWS:
                after = settle((*column, card))
                cost = sum(
                    chance
                    * turn(
                        changed(grid, at, after),
                        card if after == GONE else face,
                        less(unseen, face),
                        left - 1,
                    )
                    for face, chance in chances(unseen)
                )
                best = min(best, cost)
        return best

    def flip(grid: tuple[Column, ...], card: int, unseen: tuple[int, ...], left: int) -> float:
        best = np.inf
        for at, column in enumerate(grid):
            if column == GONE or len(column) == ROWS:
                continue
            cost = 0.0
            for face, chance in chances(unseen):
                after = settle((*column, face))
                top = face if after == GONE else card
                cost += chance * turn(changed(grid, at, after), top, less(unseen, face), left - 1)
            best = min(best, cost)
        return best

    closed: tuple[Column, ...] = ((),) * count
    return sum(
        chance * second * turn(changed(closed, 0, (face,)), top, less(less(deck, top), face), turns)
        for top, chance in chances(deck)
        for face, second in chances(less(deck, top))
    )


def bound(turns: int, count: int, takes: bool) -> tuple[float, float]:
    """What nobody comes below in a small game, with its standard error."""
    columns = make_columns(VALUES, CARDS)
    found = bounds(columns, find_prices(columns, turns, count, 1), DEALS, 1, count, 1, takes)
    return float(found.mean()), float(found.std()) / DEALS**0.5


def main() -> None:
    print(f"no grid counts less than {lowest_grid()}")
    print("columns, turns | draws only: optimum | bound | with discards: optimum | bound")
    for count, turns in GAMES:
        cells = [f"{count}, {turns}"]
        for takes in (False, True):
            low, error = bound(turns, count, takes)
            cells += [f"{optimum(VALUES, CARDS, turns, count, takes):.2f}", f"{low:.2f} ± {error:.2f}"]
        print(*cells, sep=" | ", flush=True)


if __name__ == "__main__":
    main()
