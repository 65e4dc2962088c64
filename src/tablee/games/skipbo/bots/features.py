"""What the learned judgement of Skip-Bo looks at: a position as a list of features, each with an amount.

All of it is what one seat sees, said from its side: the table (what the building piles need, which cards are
not seen yet), its hand, and a block for each of five players: oneself, the partner, the next opponent, the
one after that, and the others together. A block tells of the stock, of the discard piles, and of how far the
stock's top is from being played.

A list has three parts, so that what many positions of a turn have in common is written once: what does not
change during the turn, what hangs on the heights of the building piles alone, and what is one's own.

Compiled. Positions, lanes and slots are those of `position.py`.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

import tablee.games.skipbo.bots.playouts  # makes `evaluation` known to the compiler  # noqa: F401
from tablee.games.skipbo.bots import evaluation
from tablee.games.skipbo.bots.position import (
    ACROSS,
    CHAIN,
    FULL,
    NO_CARD,
    PILES,
    PLAYERS,
    SEAT,
    SEAT_SIZE,
    STOCK_COUNT,
    STOCK_TOP,
    WILD_LANE,
)
from tablee.games.skipbo.rules.moves import TOP_NUMBER, WILD
from tablee.games.skipbo.rules.options import HAND_SIZE
from tablee.kernels.decorators import Array, Number, Record, uncounted

UNKNOWN = NO_CARD + 1  # the lane of a stock's top that is about to be turned up

# --- where the features are --------------------------------------------------------------------------

NEEDS = 0  # which numbers the building piles need,
NEEDS_MORE = NEEDS + TOP_NUMBER  # and how many more of them than one need the same
UNSEEN = NEEDS_MORE + TOP_NUMBER
LOOSE = UNSEEN + WILD  # unseen cards that lie in no stock
FINISHED, FEW = LOOSE + 1, LOOSE + 2
TABLE_OF = LOOSE + 3  # how many players
HELD = TABLE_OF + 5
HELD_MORE = HELD + WILD
HELD_COUNT = HELD_MORE + WILD
HELD_BEFORE = HELD_COUNT + HAND_SIZE + 1  # how many numbers before the stock's top
HELD_ON = HELD_BEFORE + TOP_NUMBER  # cards that lie well on the same or the next number
BLOCKS = HELD_ON + 2

_STOCK_STEPS = (1, 2, 3, 4, 6, 8, 11, 14, 18, 23)
STOCK = 0
TOP = STOCK + 1 + len(_STOCK_STEPS)
FIRST = TOP + WILD + 1  # the cards on the discard piles: the tops,
SECOND = FIRST + WILD  # those under them,
DEEPER = SECOND + WILD  # and the others
RELATION = DEEPER + WILD  # how many numbers the second is above the first
FIRST_BEFORE = RELATION + 2 * TOP_NUMBER + 1  # how many numbers before the stock's top,
SECOND_BEFORE = FIRST_BEFORE + TOP_NUMBER
EMPTY = SECOND_BEFORE + TOP_NUMBER
CARDS, SAME, DESCENDING, RISING = range(EMPTY + 5, EMPTY + 9)
GAP = EMPTY + 9  # cards that are lacking until the stock's top fits
DISTANCE = GAP + 6  # numbers between each pile and the stock's top,
SHORTEST = DISTANCE + TOP_NUMBER
REACH, REACH_ANY, REACH_STEP = SHORTEST + TOP_NUMBER, SHORTEST + TOP_NUMBER + 1, SHORTEST + TOP_NUMBER + 2
COVER = REACH_STEP + 6  # the chance that a card fits somewhere after what can be played
RUNS, LONGEST_RUN = COVER + 1, COVER + 2
BLOCK_SIZE = COVER + 3

OWN, PARTNER, NEXT, SECOND_NEXT, OTHERS = range(5)
MOST_DANGEROUS = BLOCKS + 5 * BLOCK_SIZE  # the smallest stock of the others together
FEATURES = MOST_DANGEROUS + len(_STOCK_STEPS)
LONGEST_LIST = 1024

_FAR = 5
_STEPS = np.array(_STOCK_STEPS)


class Listing(NamedTuple):
    """A list of features in the making, and what is reckoned from what is not seen."""

    features: Annotated[Array, np.int64, LONGEST_LIST]
    amounts: Annotated[Array, np.float32, LONGEST_LIST]
    unseen: Annotated[Array, np.int64, WILD]  # how many of each face
    chances: Annotated[Array, np.float64, WILD]  # that an unseen card is of a face


# --- compiled ----------------------------------------------------------------------------------------

_top_faces: Any = evaluation.top_faces
_without_top: Any = evaluation.without_top
_partner_piles: Any = evaluation.partner_piles
_held_faces: Any = evaluation.held_faces


@uncounted
def count_unseen(s: Record, seat: Number, unseen: Array) -> None:
    """How many of each face a seat does not see. Reads nothing that is hidden from it."""
    for face in range(TOP_NUMBER):
        unseen[face] = 12 - np.int64(s.finished[face])
    unseen[WILD - 1] = 18 - np.int64(s.finished[WILD - 1])
    hand = s.hands[seat]
    for face in range(WILD):
        unseen[face] -= hand >> (4 * face) & 15
    for pile in range(4):
        wilds = np.int64(s.wilds[pile])
        for height in range(s.heights[pile]):
            if wilds >> height & 1:
                unseen[WILD - 1] -= 1
            else:
                unseen[height] -= 1
    for other in range(s.players):
        if s.stock_counts[other]:
            unseen[np.int64(s.tops[other, 0]) >> 2] -= 1
        for pile in range(4):
            slot = np.int64(s.discards[other, pile])
            while slot:
                card = np.int64(s.slots[slot])
                unseen[(card & 255) >> 2] -= 1
                slot = card >> 8


@uncounted
def _put(listing: Listing, n: Number, feature: Number, amount: Number) -> Number:
    listing.features[n] = feature
    listing.amounts[n] = amount
    return n + 1


@uncounted
def _put_stock(listing: Listing, n: Number, at: Number, share: Number, count: Number, lane: Number) -> Number:
    n = _put(listing, n, at + STOCK, share * count / 15.0)
    for i in range(len(_STEPS)):
        if count <= _STEPS[i]:
            n = _put(listing, n, at + STOCK + 1 + i, share)
    if lane == UNKNOWN:
        n = _put(listing, n, at + TOP + WILD, share)
    elif lane <= WILD_LANE:
        n = _put(listing, n, at + TOP + (lane >> 2), share)
    return n


@uncounted
def _put_piles(
    listing: Listing, n: Number, at: Number, share: Number, position: Array, piles: Number, goal: Number
) -> Number:
    """The discard piles of a player whose stock's top has the lane `goal`."""
    empty, cards, same, descending, rising = 0, 0, 0, 0, 0
    for pile in range(4):
        slot = piles >> (8 * pile) & 255
        if slot == 0:
            empty += 1
            continue
        depth = 0
        above: Number = 0
        while slot:
            card = position[CHAIN + slot]
            lane = card & 255
            face = lane >> 2
            if depth == 0:
                n = _put(listing, n, at + FIRST + face, share)
            elif depth == 1:
                n = _put(listing, n, at + SECOND + face, share)
                relation: Number = 2 * TOP_NUMBER
                if above < WILD_LANE:
                    relation = (
                        2 * TOP_NUMBER - 1 if lane == WILD_LANE else ((lane - above) >> 2) + TOP_NUMBER - 1
                    )
                n = _put(listing, n, at + RELATION + relation, share)
            else:
                n = _put(listing, n, at + DEEPER + face, 0.5 * share)
            if depth < 2 and goal < WILD_LANE and lane < WILD_LANE:
                before = (goal >> 2) - face
                if before < 0:
                    before += TOP_NUMBER
                n = _put(listing, n, at + (SECOND_BEFORE if depth else FIRST_BEFORE) + before, share)
            if depth:
                if lane == above:
                    same += 1
                elif lane == above + 4:
                    descending += 1
                elif above > lane:
                    rising += 1
            above = lane
            depth += 1
            slot = card >> 8 & 255
        cards += depth
    n = _put(listing, n, at + EMPTY + empty, share)
    n = _put(listing, n, at + CARDS, share * 0.1 * cards)
    n = _put(listing, n, at + SAME, share * 0.3 * same)
    n = _put(listing, n, at + DESCENDING, share * 0.3 * descending)
    return _put(listing, n, at + RISING, share * 0.3 * rising)


@uncounted
def _power(base: Number, exponent: Number) -> Number:
    result = 1.0
    base = max(base, 0.0)
    for _ in range(exponent):
        result *= base
    return result


@uncounted
def _chance_of(
    chances: Array, lacking: Number, first: Number, second: Number, third: Number, cards: Number
) -> Number:
    """The chance that so many unseen cards bring all that is lacking; wilds help. Roughly, for three."""
    if lacking == 0:
        return 1.0
    if cards < lacking:
        return 0.0
    wild = chances[WILD - 1]
    p = chances[first]
    if lacking == 1:
        return 1.0 - _power(1.0 - p - wild, cards)
    q = chances[second]
    neither = 1.0 - p - q - wild
    both = 1.0 - _power(1.0 - p - wild, cards) - _power(1.0 - q - wild, cards) + _power(neither, cards)
    both -= cards * wild * _power(neither, cards - 1)
    both = max(both, 0.0)
    if lacking == 3:
        both *= 1.0 - _power(1.0 - chances[third] - wild, cards - 2)
    return both


class Means(NamedTuple):
    """What a player has to get a stock's top played with."""

    goal: Number  # its lane
    piles: Number  # the discard piles,
    more_piles: Number  # and those of the partner
    hand: Number
    to_come: Number  # cards that will be drawn


@uncounted
def _put_prospects(
    listing: Listing, n: Number, at: Number, share: Number, position: Array, heights: Number, means: Means
) -> Number:
    """How far a player with these means is from the goal."""
    goal, piles, more_piles, hand, to_come = means
    chances = listing.chances
    held = _held_faces(hand)
    tops = _top_faces(position, piles) | _top_faces(position, more_piles)
    all_wilds = (hand >> WILD_LANE) + (1 if tops >> WILD_LANE & 1 else 0)
    fewest, shortest = _FAR, TOP_NUMBER
    best, none = 0.0, 1.0
    covered, runs, longest = 0, 0, 0
    seen = 0
    for pile in range(4):
        start = heights >> (4 * pile) & 15
        if goal < WILD_LANE:
            distance = (goal >> 2) - start
            if distance < 0:
                distance += TOP_NUMBER
            n = _put(listing, n, at + DISTANCE + distance, share)
            shortest = min(shortest, distance)
        if seen >> start & 1:
            continue
        seen |= 1 << start
        left, more_left, faces = piles, more_piles, tops
        height, run, lacking, wilds = start, -1, 0, all_wilds
        first, second, third = 0, 0, 0
        sought = goal < WILD_LANE
        for step in range(TOP_NUMBER):
            if sought and height == goal >> 2:
                sought = False
                fewest = min(fewest, lacking)
                if lacking <= 3:
                    chance = _chance_of(chances, lacking, first, second, third, to_come)
                    best = max(best, chance)
                    none *= 1.0 - chance
            if run >= 0 and (not sought or lacking >= _FAR):
                break
            bit = 1 << (4 * height)
            if run < 0:
                covered |= bit
            if faces & bit:
                taken = _without_top(position, left, 4 * height)
                if taken == left:
                    more_left = _without_top(position, more_left, 4 * height)
                left = taken
                faces = _top_faces(position, left) | _top_faces(position, more_left)
            elif not held & bit:
                if run < 0:
                    run = step
                if wilds:
                    wilds -= 1
                else:
                    if lacking == 0:
                        first = height
                    elif lacking == 1:
                        second = height
                    elif lacking == 2:
                        third = height
                    lacking += 1
            height += 1
            if height == FULL:
                height = 0
        if run < 0:
            run = TOP_NUMBER
        runs += run
        longest = max(longest, run)
    if goal < WILD_LANE:
        n = _put(listing, n, at + GAP + fewest, share)
        n = _put(listing, n, at + SHORTEST + shortest, share)
    if goal <= WILD_LANE:
        if goal == WILD_LANE:
            best, none = 1.0, 0.0
        n = _put(listing, n, at + REACH, share * best)
        n = _put(listing, n, at + REACH_ANY, share * (1.0 - none))
        n = _put(listing, n, at + REACH_STEP + int(best * 4.999 + 0.001), share)
    cover = chances[WILD - 1]
    for face in range(TOP_NUMBER):
        if covered >> (4 * face) & 1:
            cover += chances[face]
    n = _put(listing, n, at + COVER, share * cover)
    n = _put(listing, n, at + RUNS, share * 0.25 * runs)
    return _put(listing, n, at + LONGEST_RUN, share * 0.25 * longest)


@uncounted
def _others(position: Array) -> Number:
    """How many opponents share the last block."""
    across = position[ACROSS]
    return max(position[PLAYERS] - (4 if across else 3), 0)


@uncounted
def list_table(s: Record, seat: Number, listing: Listing, position: Array) -> Number:
    """What one's turn does not change. Gives the length of the list; `position` is the seat's."""
    unseen, chances = listing.unseen, listing.chances
    count_unseen(s, seat, unseen)
    total = 0
    for face in range(WILD):
        total += unseen[face]
    n = 0
    for face in range(WILD):
        chances[face] = unseen[face] / max(total, 1)
        n = _put(listing, n, UNSEEN + face, unseen[face] / 8.0)
    players, across = position[PLAYERS], position[ACROSS]
    loose = total
    for k in range(players):
        loose -= max(position[SEAT + SEAT_SIZE * k + STOCK_COUNT] - 1, 0)
    finished = np.int64(s.finished_count)
    n = _put(listing, n, LOOSE, loose / 40.0)
    n = _put(listing, n, FINISHED, finished / 40.0)
    if loose + finished < 15 + 5 * players:
        n = _put(listing, n, FEW, 1.0)
    n = _put(listing, n, TABLE_OF + players - 2, 1.0)
    block = NEXT
    smallest: Number = 99
    for k in range(1, players):
        if k == across:
            continue
        at = SEAT + SEAT_SIZE * k
        share = 1.0 if block < OTHERS else 1.0 / _others(position)
        goal, count = position[at + STOCK_TOP], position[at + STOCK_COUNT]
        n = _put_stock(listing, n, BLOCKS + BLOCK_SIZE * block, share, count, goal)
        n = _put_piles(listing, n, BLOCKS + BLOCK_SIZE * block, share, position, position[at + PILES], goal)
        if block == OTHERS:
            smallest = min(smallest, count)
        else:
            block += 1
    for i in range(len(_STEPS)):
        if smallest <= _STEPS[i]:
            n = _put(listing, n, MOST_DANGEROUS + i, 1.0)
    return n


@uncounted
def list_heights(listing: Listing, n: Number, position: Array, heights: Number) -> Number:
    """What hangs on the heights alone: what is needed, and what the opponents can do with it."""
    needed = 0
    for pile in range(4):
        height = heights >> (4 * pile) & 15
        n = _put(listing, n, (NEEDS_MORE if needed >> height & 1 else NEEDS) + height, 1.0)
        needed |= 1 << height
    across = position[ACROSS]
    block = NEXT
    for k in range(1, position[PLAYERS]):
        if k == across:
            continue
        at = SEAT + SEAT_SIZE * k
        share = 1.0 if block < OTHERS else 1.0 / _others(position)
        means = Means(
            position[at + STOCK_TOP], position[at + PILES], _partner_piles(position, k), 0, HAND_SIZE
        )
        n = _put_prospects(listing, n, BLOCKS + BLOCK_SIZE * block, share, position, heights, means)
        if block < OTHERS:
            block += 1
    return n


class Own(NamedTuple):
    """Where a line of plays ends, as far as it is one's own or the partner's."""

    hand: Number
    piles: Number
    partner_piles: Number
    stock: Number
    top: Number  # lanes; `UNKNOWN` if it is about to be turned up
    partner_stock: Number
    partner_top: Number


@uncounted
def list_own(listing: Listing, n: Number, position: Array, heights: Number, own: Own) -> Number:
    """What is one's own, and the partner's."""
    hand, goal = own.hand, own.top
    count = 0
    tops = _top_faces(position, own.piles)
    on_same, on_next = 0, 0
    for face in range(WILD):
        held = hand >> (4 * face) & 15
        if held == 0:
            continue
        count += held
        n = _put(listing, n, HELD + face, 1.0)
        if held > 1:
            n = _put(listing, n, HELD_MORE + face, held - 1.0)
        if face < TOP_NUMBER:
            if goal < WILD_LANE:
                before = (goal >> 2) - face
                if before < 0:
                    before += TOP_NUMBER
                n = _put(listing, n, HELD_BEFORE + before, 1.0)
            on_same += tops >> (4 * face) & 1
            if face + 1 < TOP_NUMBER:
                on_next += tops >> (4 * face + 4) & 1
    n = _put(listing, n, HELD_COUNT + min(count, HAND_SIZE), 1.0)
    n = _put(listing, n, HELD_ON, 0.5 * on_same)
    n = _put(listing, n, HELD_ON + 1, 0.5 * on_next)
    at = BLOCKS + BLOCK_SIZE * OWN
    n = _put_stock(listing, n, at, 1.0, own.stock, goal)
    n = _put_piles(listing, n, at, 1.0, position, own.piles, goal)
    to_come = max(HAND_SIZE - count, 0)
    means = Means(goal, own.piles, own.partner_piles, hand, to_come)
    n = _put_prospects(listing, n, at, 1.0, position, heights, means)
    if position[ACROSS]:
        at = BLOCKS + BLOCK_SIZE * PARTNER
        goal = own.partner_top
        n = _put_stock(listing, n, at, 1.0, own.partner_stock, goal)
        n = _put_piles(listing, n, at, 1.0, position, own.partner_piles, goal)
        means = Means(goal, own.partner_piles, own.piles, 0, HAND_SIZE)
        n = _put_prospects(listing, n, at, 1.0, position, heights, means)
    return n
