"""What the network is told of a round after a move, feature by feature.

Most of it is the same for all the moves that are compared at one decision: the others' grids and the cards
not seen. It is told once (`tell_table`); what a move changes is told for each (`tell_own`, `tell_top`). So
the unseen cards are told as they were before the move: what it turned up shows in the own grid or on the
discard pile.

Two players are also told how the match stands: what is right late in a match would be wrong early, and a
position is worth what comes of it when both play on as the match stands.

A kind of column is what a column holds, in whatever order: one of 816 (15 cards and face down), or gone.
"""

import numpy as np

from tablee.bots.network import Notes, note
from tablee.games.skyjo.bots.columns import (
    CLOSER_SCORE,
    DEVIATION,
    EXPECTED,
    GIFTS,
    MEAN,
    SHARE,
    VARIANCE,
    grid_cost,
)
from tablee.games.skyjo.bots.evaluation import normal
from tablee.games.skyjo.bots.position import CARDS, FACE_DOWN, GONE, GRID, NOBODY, ZERO, Numbers, Position
from tablee.kernels.decorators import Array, Number, uncounted

KINDS = 817
_CODES = GONE + 1


def _kinds_of_columns() -> Array:
    """The kind of a column from the three numbers of its cells."""
    kinds = np.zeros((_CODES, _CODES, _CODES), dtype=np.int16)  # small, for a card: each use is a copy
    count = 0
    for a in range(GONE):
        for b in range(a, GONE):
            for c in range(b, GONE):
                for x, y, z in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
                    kinds[x, y, z] = count
                count += 1
    kinds[GONE, GONE, GONE] = count
    return kinds


KIND = _kinds_of_columns()

# Where the features stand. A seat is oneself, the next one, or one of the others.
OWN_COLUMNS = 0
NEXT_COLUMNS = OWN_COLUMNS + KINDS
OTHER_COLUMNS = NEXT_COLUMNS + KINDS
TOP = OTHER_COLUMNS + KINDS  # the card on top of the discard pile
OWN_HIDDEN = TOP + CARDS  # how many cards are face down
NEXT_HIDDEN = OWN_HIDDEN + GRID + 1
OTHER_HIDDEN = NEXT_HIDDEN + GRID + 1
STANDING = OTHER_HIDDEN + GRID + 1  # how the match stands: see tell_standing
STAGES = (20.0, 40.0, 52.0, 62.0, 71.0, 79.0, 86.0, 93.0)  # totals at which a stage of the match begins
# What stands before this is there or not; what follows has a value.
NUMBERS_FROM = STANDING + (len(STAGES) + 1) ** 2
UNSEEN = NUMBERS_FROM  # the share of each card among the unseen
TABLE = UNSEEN + CARDS  # see tell_table
TABLE_SIZE = 7
NEXT = TABLE + TABLE_SIZE  # see _tell_seat
SEAT_SIZE = 6
OTHER = NEXT + SEAT_SIZE
OWN = OTHER + SEAT_SIZE  # see tell_own
OWN_SIZE = 16
FEATURES = OWN + OWN_SIZE


@uncounted
def _tell_seat(notes: Notes, position: Position, scratch: Numbers, seat: int, at: int, share: float) -> None:
    """How another seat stands; of several others each has its share."""
    cells, first = position.cells, seat * GRID
    down, up, highest = 0, 0, -2
    for cell in range(first, first + GRID):
        card = cells[cell]
        if card == FACE_DOWN:
            down += 1
        elif card != GONE:
            up += card - ZERO
            highest = max(highest, card - ZERO)
    note(notes, at, share * grid_cost(cells, scratch, first) / 20.0)
    note(notes, at + 1, share * up / 20.0)
    note(notes, at + 2, share * down / 6.0)
    note(notes, at + 3, share * (up + down * scratch[MEAN]) / 20.0)
    note(notes, at + 4, share * highest / 10.0)
    if seat == position.closer:
        note(notes, at + 5, 1.0)
    columns, counts = (NEXT_COLUMNS, NEXT_HIDDEN) if at == NEXT else (OTHER_COLUMNS, OTHER_HIDDEN)
    for column in range(first, first + 4):
        note(notes, columns + KIND[cells[column], cells[column + 4], cells[column + 8]], 1.0)
    note(notes, counts + down, 1.0)


@uncounted
def tell_table(notes: Notes, position: Position, scratch: Numbers) -> None:
    """What all moves have in common. `scratch` must be prepared."""
    players, own = position.players, position.seat
    after = own + 1 if own + 1 < players else 0
    _tell_seat(notes, position, scratch, after, NEXT, 1.0)
    mean = scratch[MEAN]
    expected, least, fewest = 0.0, 1e9, GRID
    for seat in range(players):
        if seat == own:
            continue
        if seat != after:
            _tell_seat(notes, position, scratch, seat, OTHER, 1.0 / (players - 2))
        score, down = 0.0, 0
        for cell in range(seat * GRID, seat * GRID + GRID):
            card = position.cells[cell]
            if card == FACE_DOWN:
                down += 1
                score += mean
            elif card != GONE:
                score += card - ZERO
        expected += score / (players - 1)
        least = min(least, score)
        fewest = min(fewest, down)
    for card in range(CARDS):
        note(notes, UNSEEN + card, scratch[SHARE + card] * 10.0 - 0.7)
    note(notes, TABLE, mean / 5.0)
    note(notes, TABLE + 1, expected / 20.0)
    note(notes, TABLE + 2, least / 20.0)
    note(notes, TABLE + 3, fewest / 6.0)
    note(notes, TABLE + 4, position.draw_count / 50.0)
    note(notes, TABLE + 5, (players - 2) / 3.0)
    if position.clears:
        note(notes, TABLE + 6, 1.0)


@uncounted
def tell_standing(notes: Notes, totals: Numbers, seat: Number) -> None:
    """How a match of two stands: the stage of the own total and that of the other's."""
    own = other = 0
    for stage in STAGES:
        if totals[seat] >= stage:
            own += 1
        if totals[1 - seat] >= stage:
            other += 1
    note(notes, STANDING + (len(STAGES) + 1) * own + other, 1.0)


@uncounted
def tell_own(
    notes: Notes, position: Position, scratch: Numbers, cost: Number, closer: Number, least: Number
) -> None:
    """The own grid after the move, as it lies in the position's cells.

    `cost` is what the grid costs in the eyes of level 4, `least` the lowest score that another is expected
    to have now.
    """
    cells, own = position.cells, position.seat * GRID
    for column in range(own, own + 4):
        note(notes, KIND[cells[column], cells[column + 4], cells[column + 8]], 1.0)
    down, up, highest, high = 0, 0, -2, 0
    for cell in range(own, own + GRID):
        card = cells[cell]
        if card == FACE_DOWN:
            down += 1
        elif card != GONE:
            up += card - ZERO
            highest = max(highest, card - ZERO)
            if card - ZERO >= 7:
                high += 1
    note(notes, OWN_HIDDEN + down, 1.0)
    expected = up + down * scratch[MEAN]
    note(notes, OWN, cost / 20.0)
    note(notes, OWN + 1, up / 20.0)
    note(notes, OWN + 2, down / 6.0)
    note(notes, OWN + 3, expected / 20.0)
    note(notes, OWN + 4, (expected - least) / 20.0)
    note(notes, OWN + 5, highest / 10.0)
    note(notes, OWN + 6, high / 3.0)
    if closer == NOBODY or closer == position.seat:
        # If one closed with the face-up cards as they are.
        if down <= 3:
            score = expected
            lowest = 1.0
            for seat in range(position.players):
                if seat != position.seat:
                    lowest *= normal((scratch[EXPECTED + seat] - score - 0.5) / scratch[DEVIATION + seat])
            note(notes, OWN + 9, lowest)
            if score > 0.0:
                note(notes, OWN + 10, (1.0 - lowest) * score / 20.0)
        if closer == position.seat:
            note(notes, OWN + 11, 1.0)
            note(notes, OWN + 12, up / 20.0)
    else:
        score = scratch[CLOSER_SCORE]
        deviation = max((down * scratch[VARIANCE]) ** 0.5, 0.5)
        beaten = normal((score + 0.5 - expected) / deviation)
        note(notes, OWN + 13, beaten)
        note(notes, OWN + 14, score / 20.0)
        note(notes, OWN + 15, beaten * max(score, 0.0) / 20.0)


@uncounted
def tell_top(notes: Notes, scratch: Numbers, top: Number, closer: Number) -> None:
    """The discard pile's top after the move, and what it gives to the next player."""
    note(notes, TOP + top, 1.0)
    note(notes, OWN + 7, (top - ZERO) / 6.0)
    if closer == NOBODY:
        note(notes, OWN + 8, scratch[GIFTS + top] / 3.0)
