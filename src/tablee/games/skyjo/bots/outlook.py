"""What a judging player makes of the table before any choice is looked at.

What cards and columns are worth now, what each card would give to the next player, and what the others are
expected to score. How fast one believes in replacing, finishing, closing is in the weights.
"""

import math

from tablee.games.skyjo.bots.columns import (
    CLOSER_SCORE,
    COLUMNS,
    DEVIATION,
    EXPECTED,
    FACE_UP,
    GIFTS,
    HIDDEN,
    IF_CLOSED,
    MAY_WAIT,
    MEAN,
    PAIR,
    PLACED,
    SHARE,
    SINGLE,
    TOTAL,
    VARIANCE,
    WORTH,
    column_cost,
    column_score,
    face_up_sum,
    grid_cost,
    place,
)
from tablee.games.skyjo.bots.position import (
    CARDS,
    FACE_DOWN,
    GONE,
    GRID,
    NOBODY,
    SET_UP,
    TURN,
    ZERO,
    Numbers,
    Position,
)

# The weights, by index.
NAMES = (
    "replace_above",  # a face-up value above this is expected to be replaced in part:
    "replace_share",  # at most by this share of what is above it,
    "replace_turns",  # half of that when so many turns are left for each such card
    "finish",  # how eagerly two equal cards of a column are believed to get their third
    "finish_two",  # the same for one card above two face-down ones
    "hidden_cost",  # of each face-down card, for what it can still become
    "hidden_worth",  # added to the mean value of a face-down card
    "turns_more",  # turns that are left when the first player has no face-down card any more
    "gift",  # how much what the next player gains counts
    "spread",  # of an opponent's score, beside what face-down cards bring
    "reply",  # how much of the expected gain of their last turn the opponents make
    "closing",  # points that closing is held to cost beyond what is expected
)
(
    REPLACE_ABOVE,
    REPLACE_SHARE,
    REPLACE_TURNS,
    FINISH,
    FINISH_TWO,
    HIDDEN_COST,
    HIDDEN_WORTH,
    TURNS_MORE,
    GIFT,
    SPREAD,
    REPLY,
    CLOSING,
) = range(len(NAMES))

LAST_CARDS = 5  # of the draw pile, with which nobody may wait


def prepare(position: Position, weights: Numbers, scratch: Numbers) -> None:
    """Fill the scratch numbers for this position."""
    cells, own, closed = position.cells, position.seat * GRID, position.closer != NOBODY
    left = position.draw_count - 1 if position.phase == TURN else position.draw_count
    scratch[MAY_WAIT] = 1.0 if left >= LAST_CARDS else 0.0
    fewest = GRID
    for seat in range(position.players):
        hidden, face_up = 0, 0
        for cell in range(seat * GRID, seat * GRID + GRID):
            card = cells[cell]
            if card == FACE_DOWN:
                hidden += 1
            elif card != GONE:
                face_up += card - ZERO
        fewest = min(fewest, hidden)
        if seat == position.seat:
            scratch[HIDDEN] = hidden
            scratch[FACE_UP] = face_up
        if seat == position.closer:
            scratch[CLOSER_SCORE] = face_up

    _weigh_cards(position, weights, scratch, max(0.0, fewest + weights[TURNS_MORE]))
    scratch[TOTAL] = 0.0
    for column in range(4):
        a, b, c = cells[own + column], cells[own + column + 4], cells[own + column + 8]
        if closed:
            cost = column_score(scratch, a, b, c, position.clears)
        else:
            cost = column_cost(scratch, a, b, c)
        scratch[COLUMNS + column] = cost
        scratch[TOTAL] += cost

    for card in range(CARDS + 1):
        scratch[GIFTS + card] = 0.0
    if weights[GIFT] > 0.0 and position.phase != SET_UP and not closed:
        _weigh_gifts(position, weights, scratch)
    if scratch[HIDDEN] <= 1.0 and not closed:
        expect_scores(position, weights, scratch)


def _weigh_cards(position: Position, weights: Numbers, scratch: Numbers, turns: float) -> None:
    """What a card in a grid costs, how likely it comes, and how likely it finishes a column."""
    unseen, pool = position.unseen, position.pool
    above = weights[REPLACE_ABOVE]
    share = min(max(weights[REPLACE_SHARE], 0.0), 0.98)
    cells, high = position.cells, 0
    for cell in range(position.seat * GRID, position.seat * GRID + GRID):
        if cells[cell] < FACE_DOWN and cells[cell] - ZERO > above:
            high += 1
    share = share * turns / (turns + max(weights[REPLACE_TURNS], 0.0) * high + 0.05)
    count, drawable = 0, 0
    mean, square, worth = 0.0, 0.0, 0.0
    for card in range(CARDS):
        value = float(card - ZERO)
        cost = value - share * (value - above) if value > above else value
        scratch[WORTH + card] = cost
        count += unseen[card]
        drawable += pool[card]
        mean += unseen[card] * value
        square += unseen[card] * value * value
        worth += unseen[card] * cost
    count = max(count, 1)
    mean /= count
    scratch[MEAN] = mean
    scratch[VARIANCE] = max(square / count - mean * mean, 0.0)
    scratch[WORTH + FACE_DOWN] = worth / count + weights[HIDDEN_WORTH]
    eager = max(weights[FINISH], 0.0) * turns / max(drawable, 1)
    two = min(max(weights[FINISH_TWO], 0.0), 1.0)
    for card in range(CARDS):
        scratch[SHARE + card] = unseen[card] / count
        odds = eager * pool[card] if card > ZERO else 0.0  # others are better kept
        chance = odds / (1.0 + odds)
        scratch[PAIR + card] = 1.0 - chance
        scratch[SINGLE + card] = 1.0 - two * chance * chance
    scratch[PAIR + FACE_DOWN] = 1.0


def _weigh_gifts(position: Position, weights: Numbers, scratch: Numbers) -> None:
    """What each card brings the next player beyond what a card brings on average."""
    cells = position.cells
    after = position.seat + 1 if position.seat + 1 < position.players else 0
    for column in range(after * GRID, after * GRID + 4):
        a, b, c = cells[column], cells[column + 4], cells[column + 8]
        if a == GONE:
            continue
        now = column_cost(scratch, a, b, c)
        for row in range(3):
            if row == 1:
                if b == a:
                    continue
                a, b = b, a
            elif row == 2:
                if c in (a, b):
                    continue
                a, c = c, a
            place(scratch, b, c, 0, CARDS)
            for card in range(CARDS):
                scratch[GIFTS + card] = max(scratch[GIFTS + card], now - scratch[PLACED + card])
    average = 0.0
    for card in range(CARDS):
        average += scratch[SHARE + card] * scratch[GIFTS + card]
    weight = weights[GIFT] / (position.players - 1)
    unknown = 0.0
    for card in range(CARDS):
        gift = weight * max(0.0, scratch[GIFTS + card] - average)
        scratch[GIFTS + card] = gift
        unknown += scratch[SHARE + card] * gift
    scratch[GIFTS + FACE_DOWN] = unknown


def expect_scores(position: Position, weights: Numbers, scratch: Numbers) -> None:
    """The others' final scores if the seat closes now, after the one turn that each of them has left."""
    cells = position.cells
    mean = scratch[MEAN]
    spread = max(weights[SPREAD], 0.3)
    costs, scores = 0.0, 0.0
    for seat in range(position.players):
        if seat == position.seat:
            continue
        first = seat * GRID
        hidden, worst = 0, -2.0
        for cell in range(first, first + GRID):
            if cells[cell] == FACE_DOWN:
                hidden += 1
                worst = max(worst, mean)
            elif cells[cell] != GONE:
                worst = max(worst, float(cells[cell] - ZERO))
        gain = 0.0
        for card in range(CARDS):
            less = worst - (card - ZERO)
            if less > 0.0:
                gain += scratch[SHARE + card] * less
        expected = face_up_sum(cells, first) + hidden * mean - weights[REPLY] * gain
        scratch[EXPECTED + seat] = expected
        scratch[DEVIATION + seat] = math.sqrt(hidden * scratch[VARIANCE] + spread * spread)
        scores += expected
        costs += hidden * weights[HIDDEN_COST] + grid_cost(cells, scratch, first)
    scratch[IF_CLOSED] = weights[CLOSING] + (costs - scores) / (position.players - 1)


FUNCTIONS = (prepare, _weigh_cards, _weigh_gifts, expect_scores)  # for numba
