"""Players who weigh every choice by the points it is expected to cost, compared with the others.

The idea. A face-up card costs its value, but a high one will partly be replaced in the turns that are
left; a face-down one costs the mean of the cards not seen; a column with two equal cards may still be
finished and leave. A choice is judged by what the own grid costs after it, plus what the card that
is left on the discard pile gives to the next player. Closing, and the last turn after somebody has
closed, are judged by expected scores: SJ-12 doubles a closer who is not strictly the lowest.

Nobody likes to turn up the last card when the score would be doubled, so one may wait: keep a drawn card
that makes things worse. Waiting must not go on for ever. While nobody has closed,

- a card that was *taken* turns up another, or clears a column, or lowers the *burden* of the face-up cards,
  a whole number that cannot sink for ever: so equal cards are never exchanged, and a card must be
  drawn again and again;
- a card that was *drawn* may be kept in any way, but not from the last cards of the draw pile: these turn up
  a card or clear a column. So each time the draw pile is used up there are fewer face-down cards.
"""

import math

from tablee.games.skyjo.bots import columns, outlook
from tablee.games.skyjo.bots.columns import (
    CLOSER_SCORE,
    COLUMNS,
    DEVIATION,
    EXPECTED,
    FACE_UP,
    GIFTS,
    HIDDEN,
    IF_CLOSED,
    KEPT,
    MAY_WAIT,
    PLACED,
    SCRATCH,
    SHARE,
    TOTAL,
    VARIANCE,
    burden,
    column_score,
    place,
)
from tablee.games.skyjo.bots.outlook import HIDDEN_COST, LAST_CARDS, NAMES, prepare
from tablee.games.skyjo.bots.position import (
    CARDS,
    DRAW_CARD,
    FACE_DOWN,
    GONE,
    GRID,
    KEEP,
    NOBODY,
    REJECT,
    SET_UP,
    TAKE,
    TURN,
    TURN_OVER,
    ZERO,
    Numbers,
    Position,
)

__all__ = ["FUNCTIONS", "LAST_CARDS", "NAMES", "SCRATCH", "judge"]

_NEVER = 1e9  # costs more than anything


def judge(position: Position, weights: Numbers, scratch: Numbers) -> int:
    """The decision that is expected to cost least. `scratch` holds SCRATCH numbers, whatever they are."""
    prepare(position, weights, scratch)
    exchange, cell, turn_over, turned = compare(position, weights, scratch)
    if position.phase == SET_UP:
        return TURN_OVER + turned
    if position.phase == TURN:
        return TAKE + cell if exchange <= _cost_of_drawing(position, scratch, turn_over) else DRAW_CARD
    return KEEP + cell if exchange <= turn_over + scratch[GIFTS + position.drawn] else REJECT + turned


def _cost_of_drawing(position: Position, scratch: Numbers, turn_over: float) -> float:
    """The mean, over the cards that may come, of the better of keeping and rejecting."""
    pool = position.pool
    total, count = 0.0, 0
    for card in range(CARDS):
        total += pool[card] * min(scratch[KEPT + card], turn_over + scratch[GIFTS + card])
        count += pool[card]
    return total / count if count > 0 else _NEVER


# --- the choices -----------------------------------------------------------------------------------


def compare(position: Position, weights: Numbers, scratch: Numbers) -> tuple[float, int, float, int]:
    """What the best exchange of the card at hand costs, and its cell; the same for turning over a card.

    The card at hand is the drawn one, or else the top of the discard pile; then what each card that may be
    drawn would cost is put into `KEPT`. Turning over does not count the gift of what is rejected. Where
    there is nothing to exchange or to turn over, the cell is -1.
    """
    cells, own, last = position.cells, position.seat * GRID, position.closer != NOBODY
    taking = position.phase == TURN
    at_hand = position.top if taking else position.drawn
    hidden = scratch[HIDDEN]
    free = last or hidden == 0.0  # the round ends by itself, or there is no other choice
    exchange, cell, turn_over, turned = _NEVER, -1, _NEVER, -1
    for card in range(CARDS):
        scratch[KEPT + card] = _NEVER
    for column in range(4):
        first = own + column
        a, b, c = cells[first], cells[first + 4], cells[first + 8]
        if a == GONE:
            continue
        weight = burden(a, b, c)
        for row in range(3):
            if row == 1:
                if b == a:
                    continue  # the same exchange once more
                a, b = b, a
            elif row == 2:
                if c in (a, b):
                    continue
                a, c = c, a
            # From here on `a` is the card that goes, `b` and `c` are the others of its column.
            down = a == FACE_DOWN
            begin, end = (0, CARDS) if down or taking else (at_hand, at_hand + 1)
            others = scratch[TOTAL] - scratch[COLUMNS + column]
            if last:
                place_last(position, scratch, b, c, others, hidden - 1.0 if down else hidden, begin, end)
            elif down and hidden == 1.0:
                place_closing(position, scratch, b, c, begin, end)
            else:
                place(scratch, b, c, begin, end)
                others += weights[HIDDEN_COST] * (hidden - 1.0 if down else hidden)
                for card in range(begin, end):
                    scratch[PLACED + card] += others
            if down:
                cost = 0.0
                for card in range(CARDS):
                    cost += scratch[SHARE + card] * scratch[PLACED + card]
                if cost < turn_over:
                    turn_over, turned = cost, 4 * row + column

            leaves = b if b == c else GONE  # the card that clears the column
            if free or down or at_hand == leaves:
                may = True
            elif taking:
                may = burden(at_hand, b, c) < weight
            else:
                may = scratch[MAY_WAIT] == 1.0
            if may:
                cost = scratch[PLACED + at_hand] + scratch[GIFTS + (leaves if at_hand == leaves else a)]
                if cost < exchange:
                    exchange, cell = cost, 4 * row + column
            if taking:
                gift = scratch[GIFTS + a]
                if leaves < FACE_DOWN:
                    cost = scratch[PLACED + leaves] + scratch[GIFTS + leaves]
                    scratch[KEPT + leaves] = min(scratch[KEPT + leaves], cost)
                if free or down or scratch[MAY_WAIT] == 1.0:
                    for card in range(CARDS):
                        if card != leaves:
                            kept = scratch[PLACED + card] + gift
                            scratch[KEPT + card] = min(scratch[KEPT + card], kept)
    return exchange, cell, turn_over, turned


def place_last(
    position: Position, scratch: Numbers, b: int, c: int, others: float, hidden: float, begin: int, end: int
) -> None:
    """The same in the last turn: the own score, less what the closer pays for it."""
    for card in range(begin, end):
        score = others + column_score(scratch, card, b, c, position.clears)
        paid = pays_because_of(scratch[CLOSER_SCORE], score, hidden, scratch) / (position.players - 1)
        scratch[PLACED + card] = score - paid


def place_closing(position: Position, scratch: Numbers, b: int, c: int, begin: int, end: int) -> None:
    """The same for the last face-down card."""
    for card in range(begin, end):
        score = scratch[FACE_UP] + (card - ZERO)
        if card == b and card == c:
            score -= 3 * (card - ZERO)
        scratch[PLACED + card] = _cost_of_closing(position, scratch, score)


def _cost_of_closing(position: Position, scratch: Numbers, score: float) -> float:
    """The own score, doubled as likely as somebody else will have no more (SJ-12)."""
    if score <= 0.0:
        return float(score + scratch[IF_CLOSED])
    lowest = 1.0
    for seat in range(position.players):
        if seat != position.seat:
            lead = scratch[EXPECTED + seat] - score - 0.5
            lowest *= normal(lead / scratch[DEVIATION + seat])
    return float(score + (1.0 - lowest) * score + scratch[IF_CLOSED])


def pays_because_of(target: float, score: float, hidden: float, scratch: Numbers) -> float:
    """The points that a closer with `target` is expected to pay because of this score (SJ-12)."""
    if target <= 0.0:
        return 0.0
    if hidden == 0.0:
        chance = 1.0 if score <= target else 0.0
    else:
        deviation = max(math.sqrt(hidden * scratch[VARIANCE]), 0.5)
        chance = normal((target + 0.5 - score) / deviation)
    return float(chance * target)


def normal(x: float) -> float:
    """About how likely a normal deviate is below x: Abramowitz and Stegun 7.1.27, within 0.0003.

    Made of products alone, so that every machine and both engines get the same number.
    """
    y = abs(x) * 0.7071067811865476
    tail = 1.0 + y * (0.278393 + y * (0.230389 + y * (0.000972 + y * 0.078108)))
    tail *= tail
    tail = 0.5 / (tail * tail)
    return 1.0 - tail if x > 0.0 else tail


# For numba.
FUNCTIONS = (
    *columns.FUNCTIONS,
    *outlook.FUNCTIONS,
    judge,
    _cost_of_drawing,
    compare,
    place_last,
    place_closing,
    _cost_of_closing,
    pays_because_of,
    normal,
)
