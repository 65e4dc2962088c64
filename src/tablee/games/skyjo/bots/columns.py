"""What a column costs: now, with another card in it, and when the round is over.

The numbers of one decision are kept in one flat sequence, the *scratch*, which the caller provides:
compiled code must not make a new one for every decision. `outlook` fills it, `evaluation` reads it.
"""

from tablee.games.skyjo.bots.position import CARDS, FACE_DOWN, GONE, GRID, SEATS, ZERO, Numbers

# Where the scratch numbers of one decision stand. A table of cards has CARDS numbers; in some the next
# one is that of a face-down card.
WORTH = 0  # what each card, or a face-down one, costs in a grid
SHARE = WORTH + CARDS + 1  # of each card among the unseen ones
PAIR = SHARE + CARDS  # what is left of a column's cost if it holds two of this card,
SINGLE = PAIR + CARDS + 1  # or this card and two face-down ones
GIFTS = SINGLE + CARDS  # what each card, or a face-down one, costs when it is left to the next player
PLACED = GIFTS + CARDS + 1  # what is to be paid when each card comes into the cell that is looked at
KEPT = PLACED + CARDS  # the least of that over all cells where a drawn card may come
COLUMNS = KEPT + CARDS  # what the own columns cost now,
TOTAL = COLUMNS + 4  # and all of them together
MEAN = TOTAL + 1  # of the unseen cards
VARIANCE = MEAN + 1
HIDDEN = VARIANCE + 1  # how many own cards are face down
FACE_UP = HIDDEN + 1  # the values of the others
CLOSER_SCORE = FACE_UP + 1
MAY_WAIT = CLOSER_SCORE + 1  # 1 if a drawn card may make things worse
IF_CLOSED = MAY_WAIT + 1  # what closing costs beside the own score
EXPECTED = IF_CLOSED + 1  # the final scores of the others, as seen by somebody who closes,
DEVIATION = EXPECTED + SEATS  # and how far off this may be
SCRATCH = DEVIATION + SEATS


def grid_cost(cells: Numbers, scratch: Numbers, first: int) -> float:
    """What the columns of the grid that begins at this cell cost while the round goes on."""
    cost = 0.0
    for column in range(first, first + 4):
        cost += column_cost(scratch, cells[column], cells[column + 4], cells[column + 8])
    return cost


def column_cost(scratch: Numbers, a: int, b: int, c: int) -> float:
    """What a column costs while the round goes on."""
    if a == GONE:
        return 0.0
    cost = scratch[WORTH + a] + scratch[WORTH + b] + scratch[WORTH + c]
    if a == b:
        pair, third = a, c
    elif a == c:
        pair, third = a, b
    elif b == c:
        pair, third = b, a
    else:
        return float(cost)
    if pair == FACE_DOWN:
        return float(cost if third == FACE_DOWN else cost * scratch[SINGLE + third])
    if pair == third:
        return 0.0  # it leaves
    return float(cost * scratch[PAIR + pair])


def column_score(scratch: Numbers, a: int, b: int, c: int, clears: bool) -> float:
    """What a column is expected to count at the end of the round."""
    if a == GONE or (a == b and b == c and a != FACE_DOWN):
        return 0.0
    mean = scratch[MEAN]
    score = 0.0
    score += mean if a == FACE_DOWN else float(a - ZERO)
    score += mean if b == FACE_DOWN else float(b - ZERO)
    score += mean if c == FACE_DOWN else float(c - ZERO)
    if clears:
        pair = GONE
        if a == FACE_DOWN and b == c:
            pair = b
        elif (b == FACE_DOWN and a == c) or (c == FACE_DOWN and a == b):
            pair = a
        if pair < FACE_DOWN:
            score -= scratch[SHARE + pair] * 3.0 * (pair - ZERO)
    return score


def place(scratch: Numbers, b: int, c: int, begin: int, end: int) -> None:
    """What a column with the cards b and c costs when each of some cards comes to them."""
    rest = scratch[WORTH + b] + scratch[WORTH + c]
    if b == FACE_DOWN and c == FACE_DOWN:
        for card in range(begin, end):
            scratch[PLACED + card] = (scratch[WORTH + card] + rest) * scratch[SINGLE + card]
    elif b == c:
        for card in range(begin, end):
            scratch[PLACED + card] = (scratch[WORTH + card] + rest) * scratch[PAIR + b]
        if begin <= b < end:
            scratch[PLACED + b] = 0.0  # it leaves
    else:
        for card in range(begin, end):
            scratch[PLACED + card] = scratch[WORTH + card] + rest
        if begin <= b < end:
            scratch[PLACED + b] *= scratch[PAIR + b]
        if begin <= c < end:
            scratch[PLACED + c] *= scratch[PAIR + c]


def burden(a: int, b: int, c: int) -> int:
    """Twice the face-up values of a column; of two equal positive ones a quarter is forgiven."""
    total = 0
    if a < FACE_DOWN:
        total += 2 * (a - ZERO)
    if b < FACE_DOWN:
        total += 2 * (b - ZERO)
    if c < FACE_DOWN:
        total += 2 * (c - ZERO)
    if a in (b, c) and ZERO < a < FACE_DOWN:
        total -= a - ZERO
    elif b == c and ZERO < b < FACE_DOWN:
        total -= b - ZERO
    return total


def face_up_sum(cells: Numbers, first: int) -> int:
    """The values of the face-up cards of the grid that begins at this cell."""
    total = 0
    for cell in range(first, first + GRID):
        if cells[cell] < FACE_DOWN:
            total += cells[cell] - ZERO
    return total


FUNCTIONS = (grid_cost, column_cost, column_score, place, burden, face_up_sum)  # for numba
