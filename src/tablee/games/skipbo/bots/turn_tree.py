"""The lines of plays within a turn: every position that can be reached before a card is turned up.

A position of the turn is a *node*: what the building piles, the hand and the discard piles have become, and
the move that the way there begins with. The same position is kept once, whichever way leads to it.

Functions like those of `evaluation.py`, for both engines. `work` is room to write on; what is left in it
from the decision before does no harm, because everything in it bears the number of its decision (the stamp).
"""

from collections.abc import MutableSequence, Sequence

from tablee.games.skipbo.bots.evaluation import Position, held_faces, in_order, risen, top_faces
from tablee.games.skipbo.bots.position import ACROSS, CHAIN, HAND, HEIGHTS, PILES, SEAT, SEAT_SIZE, WILD_LANE
from tablee.games.skipbo.bots.weights import CARDS, POSITIONS
from tablee.games.skipbo.rules.moves import ALL_MOVES, Discard, EndTurn, Play, Source

Work = MutableSequence[int]
Values = MutableSequence[float]
Knobs = Sequence[int]

STOCK_PLAYS = ALL_MOVES.index(Play(Source.STOCK, 0, 0))
PILE_PLAYS = ALL_MOVES.index(Play(Source.DISCARD, 0, 0))
PARTNER = ALL_MOVES.index(Play(Source.PARTNER_STOCK, 0, 0))  # from a play to the partner's same
HAND_PLAYS = ALL_MOVES.index(Play(Source.HAND, 1, 0))
DISCARDS = ALL_MOVES.index(Discard(1, 0))
END_TURN = ALL_MOVES.index(EndTurn())

MOST_POSITIONS = 1000

# The room in `work`: the stamp, a hash table of the positions of the turn, the heights whose worth
# is remembered in `values`, and the positions themselves.
_TABLE, _TABLE_BITS = 1, 11
KNOWN, KNOWN_BITS = _TABLE + (1 << _TABLE_BITS), 7
NODES = KNOWN + (1 << KNOWN_BITS)
NODE_SIZE = 8
(
    NODE_HEIGHTS,
    NODE_ORDERED,  # the heights in order
    NODE_HAND,
    NODE_OWN,  # one's discard piles
    NODE_ALLY,  # the partner's
    NODE_COUNTS,  # played so far: wilds, from the hand, from discard piles; eight bits each
    NODE_FIRST,  # the code of the line's first move
    NODE_STEP,  # the code of its last one, and from bit 8 which position that was played in
) = range(8)
WORK_SIZE = NODES + NODE_SIZE * MOST_POSITIONS
VALUES_SIZE = (1 << KNOWN_BITS) + 1

_MASK = (1 << 62) - 1
_FROM_HAND, _FROM_PILE = 1 << 8, 1 << 16


def add_node(
    work: Work,
    count: int,
    most: int,
    heights: int,
    hand: int,
    own: int,
    ally: int,
    counts: int,
    first: int,
    step: int,
) -> int:
    """Remember a position of the turn unless it is known; gives how many there are now."""
    if count >= most:
        return count
    ordered = in_order(heights)
    at = (
        ordered * 0x1F3D5B79A2C4E683
        + hand * 0x2545F4914F6CDD1D
        + own * 0x369DEA0F31A53F85
        + ally * 0x27BB2EE687B0B0FD
    ) & _MASK
    at >>= 62 - _TABLE_BITS
    stamp = work[0] << 12
    entry = work[_TABLE + at]
    while entry >= stamp:
        node = NODES + NODE_SIZE * (entry - stamp)
        if (
            work[node + NODE_ORDERED] == ordered
            and work[node + NODE_HAND] == hand
            and work[node + NODE_OWN] == own
            and work[node + NODE_ALLY] == ally
        ):
            return count
        at = (at + 1) & ((1 << _TABLE_BITS) - 1)
        entry = work[_TABLE + at]
    work[_TABLE + at] = stamp + count
    node = NODES + NODE_SIZE * count
    work[node + NODE_HEIGHTS] = heights
    work[node + NODE_ORDERED] = ordered
    work[node + NODE_HAND] = hand
    work[node + NODE_OWN] = own
    work[node + NODE_ALLY] = ally
    work[node + NODE_COUNTS] = counts
    work[node + NODE_FIRST] = first
    work[node + NODE_STEP] = step
    return count + 1


def add_plays(position: Position, work: Work, node: int, lane: int, pile: int, count: int, most: int) -> int:
    """Remember what comes of playing a face, from wherever it may come, onto a building pile."""
    heights = risen(work[node + NODE_HEIGHTS], pile)
    hand, own, ally = work[node + NODE_HAND], work[node + NODE_OWN], work[node + NODE_ALLY]
    first = work[node + NODE_FIRST]
    counts = work[node + NODE_COUNTS]
    before = (node - NODES) // NODE_SIZE << 8
    if lane == WILD_LANE:
        counts += 1
    if hand >> lane & 15:
        code = HAND_PLAYS + lane + pile
        line = code if first < 0 else first
        left, played = hand - (1 << lane), counts + _FROM_HAND
        count = add_node(work, count, most, heights, left, own, ally, played, line, before | code)
    for j in range(8 if ally else 4):
        slot = own >> (8 * j) & 255 if j < 4 else ally >> (8 * j - 32) & 255
        card = position[CHAIN + slot]
        if card & 255 == lane:
            change = slot ^ (card >> 8 & 255)
            if j < 4:
                code, own_left, ally_left = PILE_PLAYS + 4 * j + pile, own ^ (change << (8 * j)), ally
            else:
                code, own_left = PARTNER + PILE_PLAYS + 4 * (j - 4) + pile, own
                ally_left = ally ^ (change << (8 * j - 32))
            line = code if first < 0 else first
            played = counts + _FROM_PILE
            count = add_node(
                work, count, most, heights, hand, own_left, ally_left, played, line, before | code
            )
    return count


def expand(position: Position, knobs: Knobs, goals: int, wild: int, work: Work, i: int, count: int) -> int:
    """Remember what can be played after position i: the numbers that fit, or if `wild` the wilds.

    Nothing after a stock card has come free, or after the hand was emptied: cards are turned up then.
    """
    node = NODES + NODE_SIZE * i
    heights, hand, counts = work[node + NODE_HEIGHTS], work[node + NODE_HAND], work[node + NODE_COUNTS]
    if (counts >> 8 & 255) + (counts >> 16) >= knobs[CARDS] or (hand == 0 and counts >> 8 & 255):
        return count
    available = held_faces(hand) | top_faces(position, work[node + NODE_OWN])
    if position[ACROSS]:
        available |= top_faces(position, work[node + NODE_ALLY])
    if wild and not available >> WILD_LANE & 1:
        return count
    for pile in range(4):
        if goals >> (4 * (heights >> (4 * pile) & 15)) & 1:
            return count
    seen = 0
    for pile in range(4):
        height = heights >> (4 * pile) & 15
        if seen >> height & 1:
            continue
        seen |= 1 << height
        if wild:
            count = add_plays(position, work, node, WILD_LANE, pile, count, knobs[POSITIONS])
        elif available >> (4 * height) & 1:
            count = add_plays(position, work, node, 4 * height, pile, count, knobs[POSITIONS])
    return count


def wilds_can_help(position: Position, goals: int) -> bool:
    """Whether there may be wilds enough to free a stock card, if every other card lay on top."""
    hand = position[HAND]
    wilds, faces = hand >> WILD_LANE, held_faces(hand)
    across = position[ACROSS]
    for k in range(0, across + 1, max(across, 1)):
        piles = position[SEAT + SEAT_SIZE * k + PILES]
        for pile in range(4):
            slot = piles >> (8 * pile) & 255
            while slot:
                card = position[CHAIN + slot]
                if card & 255 == WILD_LANE:
                    wilds += 1
                faces |= 1 << (card & 255)
                slot = card >> 8 & 255
    if wilds == 0:
        return False
    heights = position[HEIGHTS]
    for pile in range(4):
        height = heights >> (4 * pile) & 15
        lacking = 0
        for _ in range(12):
            if goals >> (4 * height) & 1:
                return True
            if not faces >> (4 * height) & 1:
                lacking += 1
                if lacking > wilds:
                    break
            height = height + 1 if height < 11 else 0
    return False
