"""How good a place is to stop at: what the opponents, the partner and oneself can do from there.

Functions over whole numbers and flat sequences, in the words of `position.py`; they run as they are in plain
Python, and compiled in the kernels. So no sets, no comprehensions, no objects; numbers stay below 2**62.
"""

from collections.abc import MutableSequence, Sequence

from tablee.games.skipbo.bots.position import (
    ACROSS,
    CHAIN,
    FULL,
    NO_CARD,
    PILES,
    PLACED,
    PLAYERS,
    SEAT,
    SEAT_SIZE,
    STOCK_COUNT,
    STOCK_TOP,
    WILD_LANE,
)
from tablee.games.skipbo.bots.weights import (
    ALLY_0,
    DROP_DOUBLE,
    DROP_HIGH,
    DROP_SOON,
    DROP_WILD,
    ON_DEPTH,
    ON_EMPTY,
    ON_HIGHER,
    ON_LAST_EMPTY,
    ON_LOWER,
    ON_LOWER_BY,
    ON_NEXT,
    ON_SAME,
    ON_SOON,
    ON_WILD,
    OWN_0,
    RIVAL_0,
    RIVAL_LAST,
    RIVAL_NEXT,
)

Position = MutableSequence[int]
Weights = Sequence[float]

FAR = 3  # more missing cards than this are as good as any number
_ONES = 0x1_1111_1111_1111
_DEEPEST = 160  # cards on a discard pile, at most


def held_faces(hand: int) -> int:
    """The lowest bit of each face that is in the hand."""
    return (hand | (hand >> 1) | (hand >> 2)) & _ONES


def in_order(heights: int) -> int:
    """The same heights, ascending: piles of the same heights are as good in any order."""
    a, b, c, d = heights & 15, heights >> 4 & 15, heights >> 8 & 15, heights >> 12 & 15
    if a > b:
        a, b = b, a
    if c > d:
        c, d = d, c
    if a > c:
        a, c = c, a
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    return a | b << 4 | c << 8 | d << 12


def risen(heights: int, pile: int) -> int:
    """The heights after a card onto a pile; a full one is set aside."""
    height = heights >> (4 * pile) & 15
    return heights + ((1 if height + 1 < FULL else 1 - FULL) << (4 * pile))


def top_faces(position: Position, piles: int) -> int:
    """The lowest bit of each face that lies on top of a discard pile."""
    return (
        1 << (position[CHAIN + (piles & 255)] & 255)
        | 1 << (position[CHAIN + (piles >> 8 & 255)] & 255)
        | 1 << (position[CHAIN + (piles >> 16 & 255)] & 255)
        | 1 << (position[CHAIN + (piles >> 24 & 255)] & 255)
    )


def without_top(position: Position, piles: int, lane: int) -> int:
    """The discard piles after a card is taken off the first of them that has it on top, if one has."""
    for pile in range(4):
        slot = piles >> (8 * pile) & 255
        card = position[CHAIN + slot]
        if card & 255 == lane:
            return piles ^ ((slot ^ (card >> 8 & 255)) << (8 * pile))
    return piles


def missing(
    position: Position, heights: int, lane: int, piles: int, more_piles: int, held: int, limit: int
) -> int:
    """How many cards somebody lacks until a card fits, or `limit` if that is less.

    They have two times four discard piles, and the faces `held`.
    """
    goal = lane >> 2
    for pile in range(4):
        if heights >> (4 * pile) & 15 == goal:
            return 0
    tops = top_faces(position, piles) | top_faces(position, more_piles)
    best = limit
    seen = 0
    for pile in range(4):
        height = heights >> (4 * pile) & 15
        if seen >> height & 1:
            continue
        seen |= 1 << height
        lacking = 0
        left, more_left, open_faces = piles, more_piles, tops
        while height != goal and lacking < best:
            face = 1 << (4 * height)
            if open_faces & face:
                taken = without_top(position, left, 4 * height)
                if taken == left:
                    more_left = without_top(position, more_left, 4 * height)
                left = taken
                open_faces = top_faces(position, left) | top_faces(position, more_left)
            elif not held & face:
                lacking += 1
            height += 1
            if height == FULL:
                height = 0
        if lacking < best:
            best = lacking
    return best


def partner_piles(position: Position, k: int) -> int:
    """The discard piles of the partner of the player k places to the left; none without partners."""
    across = position[ACROSS]
    if across == 0:
        return 0
    return position[SEAT + SEAT_SIZE * ((k + across) % position[PLAYERS]) + PILES]


def rivals_chances(position: Position, weights: Weights, heights: int) -> float:
    """What these heights are worth to the opponents, in the sense of the weights: mostly below zero."""
    players, across = position[PLAYERS], position[ACROSS]
    worth = 0.0
    share = 1.0
    for k in range(1, players):
        if k == across:
            continue
        at = SEAT + SEAT_SIZE * k
        lane = position[at + STOCK_TOP]
        if lane < WILD_LANE:
            lacking = missing(
                position, heights, lane, position[at + PILES], partner_piles(position, k), 0, FAR
            )
            if lacking < FAR:
                urgency = 1.0 + weights[RIVAL_LAST] / position[at + STOCK_COUNT]
                worth += share * urgency * weights[RIVAL_0 + lacking]
        share *= weights[RIVAL_NEXT]
    return worth


def own_prospect(
    position: Position, weights: Weights, heights: int, piles: int, others: int, hand: int
) -> float:
    """What is within reach in one's next turn with these discard piles and this hand."""
    lane = position[SEAT + STOCK_TOP]
    if lane == NO_CARD:
        return 0.0
    if lane == WILD_LANE:
        return weights[OWN_0]
    wilds = hand >> WILD_LANE
    lacking = missing(position, heights, lane, piles, others, held_faces(hand), FAR + wilds) - wilds
    if lacking >= FAR:
        return 0.0
    return weights[OWN_0 + max(lacking, 0)]


def ally_prospect(position: Position, weights: Weights, heights: int, piles: int, others: int) -> float:
    """What is within the partner's reach with one's own discard piles and the partner's."""
    lane = position[SEAT + SEAT_SIZE * position[ACROSS] + STOCK_TOP]
    if lane == NO_CARD:
        return 0.0
    if lane == WILD_LANE:
        return weights[ALLY_0]
    lacking = missing(position, heights, lane, others, piles, 0, FAR)
    if lacking >= FAR:
        return 0.0
    return weights[ALLY_0 + lacking]


def soon_faces(heights: int) -> int:
    """The lowest bit of each face that fits after one or two more cards on a building pile."""
    faces = 0
    for pile in range(4):
        height = heights >> (4 * pile) & 15
        # The next face but one, and the one after that: bits 12 and 13 go round to 0 and 1.
        faces |= 0x1_1 << (4 * height + 4)
    return (faces | faces >> (4 * FULL)) & ((1 << (4 * FULL)) - 1)


def best_discard_worth(weights: Weights) -> float:
    """More than this no discard can be worth."""
    dropped = max(weights[DROP_DOUBLE], 0.0) + max(weights[DROP_SOON], 0.0)
    dropped += max(weights[DROP_HIGH], weights[DROP_HIGH] * FULL)
    placed = max(weights[ON_EMPTY], weights[ON_EMPTY] + weights[ON_LAST_EMPTY])
    placed = max(placed, weights[ON_WILD], weights[ON_SAME], weights[ON_NEXT])
    placed = max(placed, weights[ON_HIGHER] * 2, weights[ON_HIGHER] * FULL)
    placed = max(placed, weights[ON_LOWER] + max(weights[ON_LOWER_BY], weights[ON_LOWER_BY] * FULL))
    placed += max(weights[ON_SOON], 0.0) + max(weights[ON_DEPTH], weights[ON_DEPTH] * _DEEPEST, 0.0)
    return max(dropped + placed, weights[DROP_WILD])


def discard_worth(
    position: Position, weights: Weights, soon: int, hand: int, piles: int, lane: int, pile: int
) -> float:
    """How good a card is to part with, and how well it lies on a discard pile; `soon` are `soon_faces`."""
    if lane == WILD_LANE:
        return weights[DROP_WILD]
    worth = weights[DROP_HIGH] * (1 + (lane >> 2))
    if hand >> lane & 15 > 1:
        worth += weights[DROP_DOUBLE]
    if soon >> lane & 1:
        worth += weights[DROP_SOON]
    card = position[CHAIN + (piles >> (8 * pile) & 255)]
    top = card & 255
    if top == NO_CARD:
        worth += weights[ON_EMPTY]
        empty = 0
        for other in range(4):
            if piles >> (8 * other) & 255 == 0:
                empty += 1
        if empty == 1:
            worth += weights[ON_LAST_EMPTY]
        return worth
    worth += weights[ON_DEPTH] * (card >> 16)
    if top == WILD_LANE:
        return worth + weights[ON_WILD]
    if top == lane:
        return worth + weights[ON_SAME]
    if soon >> top & 1:
        worth += weights[ON_SOON]
    if top == lane + 4:
        return worth + weights[ON_NEXT]
    if top > lane:
        return worth + weights[ON_HIGHER] * ((top - lane) >> 2)
    return worth + weights[ON_LOWER] + weights[ON_LOWER_BY] * ((lane - top) >> 2)


def with_discard(position: Position, piles: int, lane: int, pile: int) -> int:
    """The discard piles with this card on top of one, in thought: it lies in the slot `PLACED`."""
    slot = piles >> (8 * pile) & 255
    position[CHAIN + PLACED] = lane | slot << 8
    return piles ^ ((slot ^ PLACED) << (8 * pile))
