"""What it is worth to close a round of two players: reckoned, where other moves are judged.

The other has one turn left, and plays it as level 4 would. What lies face down there adds up to a sum, and
how likely each sum is follows from the cards that are not seen. So the chance to win the match after the
round is known but for trifles: cards count as if each were put back, and of the columns that may still leave
at the final reveal only those that lack one card count.
"""

from typing import Annotated, NamedTuple

import numpy as np
from numba.extending import register_jitable

from tablee.games.skyjo.bots import evaluation, match_odds
from tablee.games.skyjo.bots.columns import SHARE, column_score
from tablee.games.skyjo.bots.evaluation import pays_because_of
from tablee.games.skyjo.bots.match_odds import worth_of_scores
from tablee.games.skyjo.bots.position import CARDS, FACE_DOWN, GONE, GRID, ZERO, Position
from tablee.kernels.decorators import Array, Number, uncounted

for _function in (*evaluation.FUNCTIONS, *match_odds.FUNCTIONS):
    register_jitable(_nrt=False)(_function)

_ZERO = 120  # where a sum of nothing stands: no sum of face-down cards is lower than -ZERO
_SUMS = _ZERO + 12 * GRID + 1
_OFTEN = 1e-6  # rarer sums do not count

# What the other may do with a card: put it where a card is face up, or face down.
_UP, _DOWN = 0, 1
WHATEVER = -1  # the top of the discard pile, if it is the card that lay face down


class Closing(NamedTuple):
    """What is known of the other's last turn before any move is looked at, and room to reckon."""

    likely: Annotated[Array, np.float64, 2, _SUMS]  # how likely face-down cards, or all but one, make a sum
    first: Annotated[Array, np.int64, 2]  # the lowest sum that counts of these,
    last: Annotated[Array, np.int64, 2]  # and the highest
    expected: Annotated[Array, np.float64, 2, CARDS]  # the score with each card in its best place,
    shown: Annotated[Array, np.int64, 2, CARDS]  # and what is face up then
    turned: Annotated[Array, np.float64, CARDS]  # the score with each card where one is best turned over
    shown_now: Annotated[Array, np.int64, 1]  # what is face up before the turn
    worth: Annotated[Array, np.float64, 3 * _SUMS]  # of each score of the other


@uncounted
def expect_reply(closing: Closing, position: Position, scratch: Array) -> None:
    """Whatever does not depend on the move that closes. `scratch` must be prepared."""
    cells, first = position.cells, (1 - position.seat) * GRID
    expected, shown = 0.0, 0
    for card in range(CARDS):
        for kind in range(2):
            closing.expected[kind, card] = 1e9
    for column in range(first, first + 4):
        expected += column_score(
            scratch, cells[column], cells[column + 4], cells[column + 8], position.clears
        )
        for cell in range(column, column + GRID, 4):
            if cells[cell] < FACE_DOWN:
                shown += cells[cell] - ZERO
    best = 1e9
    for column in range(first, first + 4):
        a, b, c = cells[column], cells[column + 4], cells[column + 8]
        if a == GONE:
            continue
        others = expected - column_score(scratch, a, b, c, position.clears)
        for row in range(3):
            if row == 1:
                a, b = b, a
            elif row == 2:
                a, c = c, a
            kind = _DOWN if a == FACE_DOWN else _UP
            left = shown - (0 if a == FACE_DOWN else a - ZERO)
            mean = 0.0
            for card in range(CARDS):
                score = others + column_score(scratch, card, b, c, position.clears)
                mean += scratch[SHARE + card] * score
            turns = a == FACE_DOWN and mean < best
            if turns:
                best = mean
            for card in range(CARDS):
                score = others + column_score(scratch, card, b, c, position.clears)
                if turns:
                    closing.turned[card] = score
                if score < closing.expected[kind, card]:
                    closing.expected[kind, card] = score
                    leaves = card == b and card == c
                    closing.shown[kind, card] = left - 2 * (card - ZERO) if leaves else left + card - ZERO
    closing.shown_now[0] = shown
    _add_up(closing, position, scratch)


@uncounted
def _add_up(closing: Closing, position: Position, scratch: Array) -> None:
    """How likely each sum of the other's face-down cards is. The last one found is the one that may go."""
    cells, first = position.cells, (1 - position.seat) * GRID
    likely = closing.likely
    likely[:] = 0.0
    likely[0, _ZERO] = 1.0
    low = high = _ZERO
    for kind in range(2):  # cards that may let their column leave come first
        for cell in range(first, first + GRID):
            if cells[cell] != FACE_DOWN:
                continue
            b, c = _others(cells, first, cell)
            leaves = b if position.clears and b == c and b < FACE_DOWN else GONE
            if (leaves == GONE) != (kind == 1):
                continue
            for i in range(low, high + 1):
                likely[1, i] = likely[0, i]
                likely[0, i] = 0.0
            closing.first[1], closing.last[1] = low, high
            for i in range(low, high + 1):
                if likely[1, i] > _OFTEN:
                    for card in range(CARDS):
                        value = card - ZERO
                        if card == leaves:
                            value = -2 * value
                        likely[0, i + value] += likely[1, i] * scratch[SHARE + card]
            low, high = max(low - 24, 0), min(high + 12, _SUMS - 1)
            while likely[0, low] <= _OFTEN and low < high:
                likely[0, low] = 0.0
                low += 1
            while likely[0, high] <= _OFTEN and high > low:
                likely[0, high] = 0.0
                high -= 1
    closing.first[0], closing.last[0] = low, high


@uncounted
def _others(cells: Array, first: Number, cell: Number) -> tuple[Number, Number]:
    """The other two cards of a column."""
    column = first + ((cell - first) & 3)
    a, b, c = cells[column], cells[column + 4], cells[column + 8]
    if cell == column:
        return b, c
    return (a, c) if cell == column + 4 else (a, b)


@uncounted
def worth_of_closing(
    closing: Closing,
    position: Position,
    scratch: Array,
    totals: Array,
    after: Array,
    score: Number,
    top: Number,
) -> Number:
    """What it is worth, in points, to close with this score and to leave that card on the discard pile.

    `after` is room for totals.
    """
    own, other = position.seat, 1 - position.seat
    hidden = 0.0
    for cell in range(other * GRID, other * GRID + GRID):
        if position.cells[cell] == FACE_DOWN:
            hidden += 1.0
    lowest = highest = closing.shown_now[0]
    for card in range(CARDS):
        for kind in range(2):
            if closing.expected[kind, card] < 1e8:
                lowest = min(lowest, closing.shown[kind, card])
                highest = max(highest, closing.shown[kind, card])
    low = lowest + min(closing.first[0], closing.first[1]) - _ZERO
    high = highest + max(closing.last[0], closing.last[1]) - _ZERO
    for theirs in range(low, high + 1):
        paid = 2 * score if score > 0 and theirs <= score else score
        closing.worth[theirs + _SUMS] = worth_of_scores(totals, own, paid, theirs, after)

    cost, drawn, total = 0.0, 0.0, 0
    pool = position.pool
    turning, turned = 0.0, _worth_of(closing, 0, closing.shown_now[0])
    for card in range(CARDS):
        paid = pays_because_of(score, closing.turned[card], hidden - 1.0, scratch)
        turning += scratch[SHARE + card] * (closing.turned[card] - paid)
    for card in range(CARDS):
        if pool[card]:
            exchange, worth = _exchange(closing, scratch, score, card, hidden)
            if turning < exchange:
                exchange, worth = turning, turned
            cost += pool[card] * exchange
            drawn += pool[card] * worth
            total += pool[card]
    if total:
        cost /= total
        drawn /= total
    else:
        cost = 1e9
    if top != WHATEVER:
        exchange, worth = _exchange(closing, scratch, score, top, hidden)
        return worth if exchange <= cost else drawn
    mean, total = 0.0, 0
    for card in range(CARDS):
        if position.unseen[card]:
            exchange, worth = _exchange(closing, scratch, score, card, hidden)
            mean += position.unseen[card] * (worth if exchange <= cost else drawn)
            total += position.unseen[card]
    return mean / max(total, 1)


@uncounted
def _exchange(
    closing: Closing, scratch: Array, score: Number, card: Number, hidden: Number
) -> tuple[Number, Number]:
    """What the other's best exchange costs in the eyes of level 4, and what it is worth to the closer."""
    up, down = closing.expected[_UP, card], closing.expected[_DOWN, card]
    if up < 1e8:
        up -= pays_because_of(score, up, hidden, scratch)
    if down < 1e8:
        down -= pays_because_of(score, down, hidden - 1.0, scratch)
    if up <= down:
        return up, _worth_of(closing, 0, closing.shown[_UP, card])
    return down, _worth_of(closing, 1, closing.shown[_DOWN, card])


@uncounted
def _worth_of(closing: Closing, kind: Number, shown: Number) -> Number:
    """The mean over what lies face down."""
    worth, offset = 0.0, shown - _ZERO + _SUMS
    for i in range(closing.first[kind], closing.last[kind] + 1):
        worth += closing.likely[kind, i] * closing.worth[i + offset]
    return worth
