"""A naive player, to measure the others by: it plays what it can, and looks neither ahead nor around.

Functions like those of `evaluation.py`, for both engines.
"""

from tablee.games.skipbo.bots.evaluation import Position
from tablee.games.skipbo.bots.position import (
    ACROSS,
    CHAIN,
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
    PARTNER,
    PILE_PLAYS,
    STOCK_PLAYS,
    Work,
)


def greedy_codes(position: Position, codes: Work) -> int:
    """What a naive player chooses among: any stock play; else any from a discard pile; else a number
    from the hand; else a wild; else a discard on the same number; else any number on an empty place or
    anywhere. Puts the codes into `codes` and gives how many there are.
    """
    heights, hand, across = position[HEIGHTS], position[HAND], position[ACROSS]
    count = 0
    for from_piles in range(2):
        for k in range(0, across + 1, max(across, 1)):
            at = SEAT + SEAT_SIZE * k
            for source in range(4 if from_piles else 1):
                if from_piles:
                    lane = position[CHAIN + (position[at + PILES] >> (8 * source) & 255)] & 255
                    code = PILE_PLAYS + 4 * source
                else:
                    lane = position[at + STOCK_TOP]
                    code = STOCK_PLAYS
                for pile in range(4):
                    if lane == WILD_LANE or heights >> (4 * pile) & 15 == lane >> 2:
                        codes[count] = code + pile + (PARTNER if k else 0)
                        count += 1
        if count:
            return count
    for lane in range(0, WILD_LANE + 1, 4):
        if lane == WILD_LANE and count:
            break
        for pile in range(4):
            fits = lane == WILD_LANE or heights >> (4 * pile) & 15 == lane >> 2
            if fits and hand >> lane & 15:
                codes[count] = HAND_PLAYS + lane + pile
                count += 1
    if count:
        return count
    return greedy_discards(position, codes)


def greedy_discards(position: Position, codes: Work) -> int:
    """The discards among which `greedy_codes` chooses; a number that is there twice counts twice."""
    hand, piles = position[HAND], position[SEAT + PILES]
    if hand == 0:
        codes[0] = END_TURN
        return 1
    empty = -1
    for pile in range(4):
        lane = position[CHAIN + (piles >> (8 * pile) & 255)] & 255
        if lane == NO_CARD:
            empty = pile if empty < 0 else empty
        elif lane < WILD_LANE and hand >> lane & 15:
            codes[0] = DISCARDS + lane + pile
            return 1
    count = 0
    for lane in range(0, WILD_LANE + 1, 4):
        if lane == WILD_LANE and count:
            break
        for _ in range(hand >> lane & 15):
            for pile in range(4):
                if empty < 0 or pile == empty:
                    codes[count] = DISCARDS + lane + pile
                    count += 1
    return count
