"""Players with rules of thumb: low cards are good, high ones must go.

They count nothing and fear nothing: no thought for what is still to come, for the other players, or for
closing. With slips they are children, without them beginners, and the plainest is the `greedy` reference.

Every turn of theirs turns up a card, or clears a column, or makes what lies face up worth less. So they
come to the end of a round, whatever the others do.
"""

from tablee.games.skyjo.bots.position import (
    CARDS,
    DRAW_CARD,
    FACE_DOWN,
    GONE,
    GRID,
    KEEP,
    REJECT,
    SET_UP,
    TAKE,
    TURN,
    TURN_OVER,
    ZERO,
    Numbers,
    Position,
)

# What such a player's numbers mean, by index.
TAKE_UP_TO = 0  # the highest value taken from the discard pile,
KEEP_UP_TO = 1  # and kept after drawing
REPLACE_FROM = 2  # the lowest face-up value that is worth replacing
SEES_COLUMNS = 3  # 1: takes what finishes a column
SLIPS = 4  # decisions in a hundred at which the player slips:
SLIP_REACH = 5  # takes to cards that are so much higher, and puts them on a face-down card
NAMES = ("take_up_to", "keep_up_to", "replace_from", "sees_columns", "slips", "slip_reach")

ROLLS = 100  # a player with slips is handed a number below this at every decision,
PICKS = 27720  # and one below this, which 1 to 12 divide: any of so many cells is exactly as likely


def choose_by_habit(position: Position, habits: Numbers, roll: int, pick: int) -> int:
    """The decision of such a player. Without slips the two numbers must be 0."""
    cells, own, phase = position.cells, position.seat * GRID, position.phase
    hidden = 0
    for cell in range(GRID):
        if cells[own + cell] == FACE_DOWN:
            hidden += 1
    if phase == SET_UP:
        return TURN_OVER + _face_down_cell(cells, own, pick % hidden)

    slip = roll < habits[SLIPS]
    card = position.top if phase == TURN else position.drawn
    up_to = habits[TAKE_UP_TO] if phase == TURN else habits[KEEP_UP_TO]
    replace_from = habits[REPLACE_FROM]
    if slip:
        up_to += habits[SLIP_REACH]
        replace_from = CARDS

    cell = -1
    if habits[SEES_COLUMNS] > 0 and not slip:
        cell = _finishing_cell(cells, own, card)
    if cell < 0 and card - ZERO <= up_to:
        cell = _highest_cell(cells, own)
        worst = cells[own + cell] if cell >= 0 else -1
        if worst <= card or (worst - ZERO < replace_from and hidden > 0):
            cell = _face_down_cell(cells, own, pick % hidden) if hidden > 0 else -1
    if phase == TURN:
        return TAKE + cell if cell >= 0 else DRAW_CARD
    if cell >= 0:
        return KEEP + cell
    if hidden > 0:
        return REJECT + _face_down_cell(cells, own, pick % hidden)
    return KEEP + max(_highest_cell(cells, own), 0)  # SJ-08: there is nothing to turn over


def _face_down_cell(cells: Numbers, own: int, n: int) -> int:
    """The n-th face-down cell, from 0."""
    for cell in range(GRID):
        if cells[own + cell] == FACE_DOWN:
            if n == 0:
                return cell
            n -= 1
    return -1


def _highest_cell(cells: Numbers, own: int) -> int:
    """Where the highest face-up card lies, or -1."""
    found, highest = -1, -1
    for cell in range(GRID):
        card = cells[own + cell]
        if highest < card < FACE_DOWN:
            found, highest = cell, card
    return found


def _finishing_cell(cells: Numbers, own: int, card: int) -> int:
    """The cell where this card makes three equal ones that are better gone than kept, or -1."""
    if card <= ZERO:
        return -1
    for cell in range(GRID):
        above, below = own + (cell + 4) % GRID, own + (cell + 8) % GRID
        if cells[above] == card and cells[below] == card and cells[own + cell] not in (card, GONE):
            return cell
    return -1


FUNCTIONS = (choose_by_habit, _face_down_cell, _highest_cell, _finishing_cell)  # for numba
