"""What a Skyjo player knows, in the form in which the players think.

`rules_of_thumb`, `evaluation` and `policy` are written for two engines: they run as they are in plain Python,
where the sequences below are lists, and numba compiles the same text, where they are arrays. That
is why they are functions over whole numbers, real numbers and flat sequences, with loops.

A card is its value plus 2. Cells count as in a view: 0 to 11 along the rows, so the cells of column c
are c, c + 4 and c + 8.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from tablee.games.skyjo.rules.moves import (
    ALL_MOVES,
    CELLS,
    DRAW,
    KEEPS,
    LOWEST,
    REJECTS,
    TAKES,
    TURN_OVERS,
    Phase,
)
from tablee.games.skyjo.rules.options import PLAYERS
from tablee.games.skyjo.rules.state import DECK
from tablee.games.skyjo.rules.state import FACE_DOWN as FACE_DOWN_IN_VIEW
from tablee.games.skyjo.rules.state import GONE as GONE_IN_VIEW

if TYPE_CHECKING:
    from tablee.games.skyjo.rules.view import View

CARDS = 15  # different ones
ZERO = -LOWEST  # the card that is worth nothing
FACE_DOWN = 15  # in a cell, where no card is known,
GONE = 16  # or there is none any more
GRID = len(CELLS)
SEATS = PLAYERS.stop - 1
NOBODY = SEATS  # the closer of a round that nobody has closed

SET_UP, TURN, DRAWN = range(3)  # phases
_PHASES = {Phase.SET_UP: SET_UP, Phase.TURN: TURN, Phase.DRAWN: DRAWN}

# A decision is the index of a move in `ALL_MOVES`: one of these plus a cell, or to draw.
TURN_OVER = ALL_MOVES.index(TURN_OVERS[0])
TAKE = ALL_MOVES.index(TAKES[0])
DRAW_CARD = ALL_MOVES.index(DRAW)
KEEP = ALL_MOVES.index(KEEPS[0])
REJECT = ALL_MOVES.index(REJECTS[0])

IN_DECK = tuple(DECK.count(card + LOWEST) for card in range(CARDS))

Numbers = Any  # a flat sequence: a list, or an array in compiled code


class Position(NamedTuple):
    """All that the seat to move knows of a round. Totals of the match are not part of it."""

    cells: Numbers  # of all grids, seat after seat: a card, FACE_DOWN or GONE
    unseen: Numbers  # how many of each card lie face down: in the grids or in the draw pile
    pool: Numbers  # how many of each card the next one drawn may be
    draw_count: int
    players: int
    seat: int
    phase: int
    top: int  # of the discard pile
    drawn: int  # the card in hand; it means something in the phase DRAWN only
    closer: int  # or NOBODY
    clears: bool  # whether three equal cards of a column leave at the final reveal too


def position_of(view: "View") -> Position:
    """What the view shows. Its seat must be one that acts now."""
    assert view.seat is not None
    unseen = list(IN_DECK)
    cells = []
    for grid in view.grids:
        for card in grid:
            if card == FACE_DOWN_IN_VIEW:
                cells.append(FACE_DOWN)
            elif card == GONE_IN_VIEW:
                cells.append(GONE)
            else:
                cells.append(card - LOWEST)
                unseen[card - LOWEST] -= 1
    for card in view.discard:
        unseen[card - LOWEST] -= 1
    if view.drawn is not None:
        unseen[view.drawn - LOWEST] -= 1
    pool = unseen
    if view.draw_count == 0:  # SJ-15: the next card comes from the discards below the top
        pool = [0] * CARDS
        for card in view.discard[:-1]:
            pool[card - LOWEST] += 1
    return Position(
        cells=cells,
        unseen=unseen,
        pool=pool,
        draw_count=view.draw_count,
        players=view.players,
        seat=view.seat,
        phase=_PHASES[view.phase],
        top=view.discard[-1] - LOWEST,
        drawn=0 if view.drawn is None else view.drawn - LOWEST,
        closer=NOBODY if view.closer is None else view.closer,
        clears=view.options.clear_on_reveal,
    )


def unseen_cards(view: "View") -> Counter[int]:
    """How many of each value lie where this seat does not see them."""
    unseen = Counter(DECK)
    unseen.subtract(view.discard)
    for grid in view.grids:
        unseen.subtract(card for card in grid if card not in (FACE_DOWN_IN_VIEW, GONE_IN_VIEW))
    if view.drawn is not None:
        unseen[view.drawn] -= 1
    return +unseen
