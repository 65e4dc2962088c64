"""The ways to end a turn, or to go on to where a card is turned up, that are worth a closer look. Compiled.

`policy.py` looks for the one line of plays that level 4's weights prefer; here the best of them are listed,
each with what level 4 thinks of it. A line ends in one of four ways: a discard (or the end of a turn without
a card in hand) lets the turn *rest*; after a stock card, one's own or the partner's, the next one is turned
up; an emptied hand is filled up again.

Lines that leave a stock card lying which could be played without wilds are not listed.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from tablee.games.skipbo.bots import evaluation, policy, turn_tree
from tablee.games.skipbo.bots.playouts import Room
from tablee.games.skipbo.bots.position import (
    ACROSS,
    HAND,
    HEIGHTS,
    NO_CARD,
    PILES,
    SEAT,
    SEAT_SIZE,
    STOCK_TOP,
    WILD_LANE,
)
from tablee.games.skipbo.bots.turn_tree import (
    DISCARDS,
    END_TURN,
    HAND_PLAYS,
    NODE_ALLY,
    NODE_COUNTS,
    NODE_FIRST,
    NODE_HAND,
    NODE_HEIGHTS,
    NODE_OWN,
    NODE_SIZE,
    NODE_STEP,
    NODES,
    PARTNER,
    STOCK_PLAYS,
)
from tablee.games.skipbo.bots.weights import (
    FOLLOW,
    MIDWAY,
    PARTNER_STOCK,
    PLAY_HAND,
    PLAY_PILE,
    PLAY_STUCK,
    PLAY_WILD,
    POSITIONS,
    REFILL,
    STOCK,
    STOCK_HAND,
    STOCK_PILE,
    STOCK_WILD,
)
from tablee.kernels.decorators import Array, Number, uncounted

MOST_CANDIDATES = 64
REST, FREED, FREED_PARTNER, REFILLED = range(4)
NODE, KIND, CODE, AFTER = range(4)  # the line's node, how it ends, its last move (-1: none), the heights then
LONGEST_LINE = 64

_NOTHING = -1.0e9
_LOOSE_WILDS = 1  # wilds that may be spent without freeing a stock card or emptying the hand

_add_node: Any = turn_tree.add_node
_chances: Any = policy.chances
_expand: Any = turn_tree.expand
_wilds_can_help: Any = turn_tree.wilds_can_help
_quietest_pile: Any = policy.quietest_pile
_risen: Any = evaluation.risen
_held_faces: Any = evaluation.held_faces
_top_faces: Any = evaluation.top_faces
_soon_faces: Any = evaluation.soon_faces
_discard_worth: Any = evaluation.discard_worth
_own_prospect: Any = evaluation.own_prospect
_ally_prospect: Any = evaluation.ally_prospect
_with_discard: Any = evaluation.with_discard
_direct_stock_play: Any = policy.direct_stock_play


class Candidates(NamedTuple):
    """The candidates of one decision, in no order."""

    found: Annotated[Array, np.int64, MOST_CANDIDATES, 4]  # NODE, KIND, CODE, AFTER of each
    worths: Annotated[Array, np.float64, MOST_CANDIDATES]  # what level 4 thinks of each
    least: Annotated[Array, np.int64, 1]  # which of them is worth least, once there is no more room


# --- compiled ----------------------------------------------------------------------------------------


@uncounted
def _offer(
    candidates: Candidates,
    count: Number,
    most: Number,
    worth: Number,
    node: Number,
    kind: Number,
    code: Number,
    after: Number,
) -> Number:
    """Keep a candidate if there is room for it, or if it is worth more than the least of those kept."""
    found, worths = candidates.found, candidates.worths
    at = count
    if count == most:
        at = candidates.least[0]
        if worth <= worths[at]:
            return count
    else:
        count += 1
    found[at, NODE] = node
    found[at, KIND] = kind
    found[at, CODE] = code
    found[at, AFTER] = after
    worths[at] = worth
    if count == most:
        least = 0
        for i in range(1, most):
            if worths[i] < worths[least]:
                least = i
        candidates.least[0] = least
    return count


@uncounted
def _goals(position: Array) -> Number:
    """The numbers on top of one's stock and the partner's."""
    across = position[ACROSS]
    goals = 1 << position[SEAT + STOCK_TOP]
    if across:
        goals |= 1 << position[SEAT + SEAT_SIZE * across + STOCK_TOP]
    return goals & ((1 << WILD_LANE) - 1)


@uncounted
def _offer_stock(
    position: Array,
    weights: Array,
    goals: Number,
    room: Room,
    candidates: Candidates,
    count: Number,
    most: Number,
    i: Number,
) -> Number:
    """Offer the stock cards that can be played at node i: numbers that have come free, and wilds."""
    work, values = room.work, room.values
    node = NODES + NODE_SIZE * i
    heights, counts = work[node + NODE_HEIGHTS], work[node + NODE_COUNTS]
    if work[node + NODE_HAND] == 0 and counts >> 8 & 255:
        return count
    across = position[ACROSS]
    for k in range(0, across + 1, max(across, 1)):
        lane = position[SEAT + SEAT_SIZE * k + STOCK_TOP]
        if lane == NO_CARD:
            continue
        seen = 0
        for pile in range(4):
            height = heights >> (4 * pile) & 15
            if seen >> height & 1 or (lane < WILD_LANE and height != lane >> 2):
                continue
            seen |= 1 << height
            after = _risen(heights, pile)
            worth = (
                weights[STOCK]
                + weights[STOCK_WILD] * (counts & 255)
                + weights[STOCK_HAND] * (counts >> 8 & 255)
                + weights[STOCK_PILE] * (counts >> 16)
                + weights[MIDWAY] * _chances(position, weights, after, work, values)
            )
            if k:
                worth += weights[PARTNER_STOCK]
            if lane == WILD_LANE:
                faces = _held_faces(work[node + NODE_HAND]) | _top_faces(position, work[node + NODE_OWN])
                for other in range(4):
                    if faces >> (4 * (after >> (4 * other) & 15)) & 1:
                        worth += weights[FOLLOW]
            kind, code = (FREED_PARTNER, PARTNER + STOCK_PLAYS + pile) if k else (FREED, STOCK_PLAYS + pile)
            count = _offer(candidates, count, most, worth, i, kind, code, after)
    return count


@uncounted
def _spend_wilds(
    position: Array, weights: Array, room: Room, i: Number, nodes: Number, most: Number
) -> Number:
    """With nothing but wilds in hand at node i: the line in which they are all played where they harm
    least."""
    work = room.work
    while True:
        node = NODES + NODE_SIZE * i
        hand, heights = work[node + NODE_HAND], work[node + NODE_HEIGHTS]
        if hand == 0:
            return nodes
        pile = _quietest_pile(position, weights, heights, work, room.values)
        code = HAND_PLAYS + WILD_LANE + pile
        first = work[node + NODE_FIRST]
        more = _add_node(
            work,
            nodes,
            most,
            _risen(heights, pile),
            hand - (1 << WILD_LANE),
            work[node + NODE_OWN],
            work[node + NODE_ALLY],
            work[node + NODE_COUNTS] + 1 + (1 << 8),
            code if first < 0 else first,
            i << 8 | code,
        )
        if more == nodes:
            return nodes
        i, nodes = nodes, more


@uncounted
def _offer_endings(
    position: Array,
    weights: Array,
    room: Room,
    candidates: Candidates,
    count: Number,
    most: Number,
    i: Number,
    rests: bool,
) -> Number:
    """Offer what node i can end with: a filled hand, or if the turn may rest, the discards."""
    work, values = room.work, room.values
    node = NODES + NODE_SIZE * i
    heights, hand, counts = work[node + NODE_HEIGHTS], work[node + NODE_HAND], work[node + NODE_COUNTS]
    wilds, from_hand, from_piles = counts & 255, counts >> 8 & 255, counts >> 16
    base = weights[PLAY_WILD] * wilds + weights[PLAY_HAND] * from_hand + weights[PLAY_PILE] * from_piles
    rivals = _chances(position, weights, heights, work, values)
    if hand == 0:
        if from_hand:
            worth = base + weights[REFILL] + weights[MIDWAY] * rivals
            return _offer(candidates, count, most, worth, i, REFILLED, -1, heights)
        if rests:
            worth = base + weights[PLAY_STUCK] * from_piles + rivals
            return _offer(candidates, count, most, worth, i, REST, END_TURN, heights)
        return count
    if not rests or wilds > _LOOSE_WILDS:
        return count
    own, ally = work[node + NODE_OWN], work[node + NODE_ALLY]
    partners = position[ACROSS] != 0
    base += rivals
    hope = base + _own_prospect(position, weights, heights, own, ally, hand)
    if partners:
        hope += _ally_prospect(position, weights, heights, own, ally)
    faces = _held_faces(hand)
    soon = _soon_faces(heights)
    empty_seen = False
    for pile in range(4):
        if own >> (8 * pile) & 255 == 0:
            if empty_seen:
                continue
            empty_seen = True
        for lane in range(0, WILD_LANE + 1, 4):
            if not faces >> lane & 1:
                continue
            worth = _discard_worth(position, weights, soon, hand, own, lane, pile)
            # A discard brings nothing closer, so most need not be looked at.
            if count == most and hope + worth <= candidates.worths[candidates.least[0]]:
                continue
            worth += base
            left = _with_discard(position, own, lane, pile)
            worth += _own_prospect(position, weights, heights, left, ally, hand - (1 << lane))
            if partners:
                worth += _ally_prospect(position, weights, heights, left, ally)
            count = _offer(candidates, count, most, worth, i, REST, DISCARDS + lane + pile, heights)
    return count


@uncounted
def list_candidates(
    position: Array, weights: Array, knobs: Array, room: Room, candidates: Candidates, most: Number
) -> Number:
    """Find the `most` candidates that level 4's weights think best of; gives how many there are, at least
    one.

    The lines that lead to them are in `room.work`, see `trace_line`.
    """
    work = room.work
    work[0] += 1
    across = position[ACROSS]
    ally = position[SEAT + SEAT_SIZE * across + PILES] if across else 0
    nodes = _add_node(work, 0, 1, position[HEIGHTS], position[HAND], position[SEAT + PILES], ally, 0, -1, -1)
    goals = _goals(position)
    wild_stock = position[SEAT + STOCK_TOP] == WILD_LANE
    if across:
        wild_stock = wild_stock or position[SEAT + SEAT_SIZE * across + STOCK_TOP] == WILD_LANE
    if not wild_stock:
        code = _direct_stock_play(position, weights, work, room.values)
        if code >= 0:
            kind = FREED_PARTNER if code >= PARTNER else FREED
            after = _risen(position[HEIGHTS], code & 3)
            return _offer(candidates, 0, most, weights[STOCK], 0, kind, code, after)

    at = 0
    while at < nodes:
        nodes = _expand(position, knobs, goals, 0, work, at, nodes)
        at += 1
    count = 0
    for i in range(nodes):
        count = _offer_stock(position, weights, goals, room, candidates, count, most, i)
    rests = count == 0
    plain = nodes
    for i in range(plain):
        hand = work[NODES + NODE_SIZE * i + NODE_HAND]
        if hand and hand >> WILD_LANE << WILD_LANE == hand:
            nodes = _spend_wilds(position, weights, room, i, nodes, knobs[POSITIONS])
    if rests:
        begin = 0
        hopeful = goals != 0 and _wilds_can_help(position, goals)
        rounds = 0
        while hopeful or rounds < _LOOSE_WILDS:
            end = nodes
            for i in range(begin, end):
                nodes = _expand(position, knobs, goals, 1, work, i, nodes)
            at = end
            while at < nodes:
                nodes = _expand(position, knobs, goals, 0, work, at, nodes)
                at += 1
            if nodes == end:
                break
            for i in range(end, nodes):
                count = _offer_stock(position, weights, goals, room, candidates, count, most, i)
            if count:
                break
            begin = end
            rounds += 1
    for i in range(nodes):
        count = _offer_endings(position, weights, room, candidates, count, most, i, rests)
    return count


@uncounted
def trace_line(room: Room, candidates: Candidates, i: Number, codes: Array) -> Number:
    """Put the codes of candidate i's line into `codes`, the first move first; gives how many they are."""
    work = room.work
    length = 0
    node = candidates.found[i, NODE]
    while node:
        step = work[NODES + NODE_SIZE * node + NODE_STEP]
        codes[length] = step & 255
        length += 1
        node = step >> 8
    for j in range(length // 2):
        codes[j], codes[length - 1 - j] = codes[length - 1 - j], codes[j]
    if candidates.found[i, CODE] >= 0:
        codes[length] = candidates.found[i, CODE]
        length += 1
    return length
