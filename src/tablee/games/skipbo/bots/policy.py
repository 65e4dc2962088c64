"""How a Skip-Bo bot chooses a move: it looks for lines of plays within the turn, and weighs where they end.

A line is worth following if it frees a stock card. Failing that it ends by emptying the hand, which
draws five more cards, or by a discard. Only the first move of the best line is played; after it the bot
thinks again. Lines without wilds come first; wilds are tried only where they can free a
stock card or empty the hand, and as few of them as will do.

Functions like those of `evaluation.py`, for both engines. A move is its code: its index in `ALL_MOVES`.
"""

from tablee.games.skipbo.bots.evaluation import (
    Position,
    Weights,
    ally_prospect,
    best_discard_worth,
    discard_worth,
    held_faces,
    in_order,
    own_prospect,
    risen,
    rivals_chances,
    soon_faces,
    top_faces,
    with_discard,
)
from tablee.games.skipbo.bots.position import (
    ACROSS,
    HAND,
    HEIGHTS,
    NO_CARD,
    PILES,
    SEAT,
    SEAT_SIZE,
    STOCK_COUNT,
    STOCK_TOP,
    WILD_LANE,
)
from tablee.games.skipbo.bots.turn_tree import (
    DISCARDS,
    END_TURN,
    HAND_PLAYS,
    KNOWN,
    KNOWN_BITS,
    NODE_ALLY,
    NODE_COUNTS,
    NODE_FIRST,
    NODE_HAND,
    NODE_HEIGHTS,
    NODE_OWN,
    NODE_SIZE,
    NODES,
    PARTNER,
    STOCK_PLAYS,
    VALUES_SIZE,
    Knobs,
    Values,
    Work,
    add_node,
    expand,
    wilds_can_help,
)
from tablee.games.skipbo.bots.weights import (
    CARELESS,
    FOLLOW,
    FORGETS,
    LOOSE_WILDS,
    MIDWAY,
    PARTNER_STOCK,
    PLAY_HAND,
    PLAY_PILE,
    PLAY_STUCK,
    PLAY_WILD,
    REFILL,
    STOCK,
    STOCK_HAND,
    STOCK_PILE,
    STOCK_WILD,
)

NO_MISTAKE = 100
_NOTHING = -1.0e9


def chances(position: Position, weights: Weights, heights: int, work: Work, values: Values) -> float:
    """`rivals_chances`, remembered for this decision."""
    ordered = in_order(heights)
    at = (ordered * 40503 & 0xFFFF) >> (16 - KNOWN_BITS)
    label = work[0] << 16 | ordered
    if work[KNOWN + at] != label:
        values[at] = rivals_chances(position, weights, ordered)
        work[KNOWN + at] = label
    return values[at]


def place_stock_wild(position: Position, weights: Weights, code: int, work: Work, values: Values) -> int:
    """Where a wild from a stock does most good; `code` is that play onto the first pile."""
    heights = position[HEIGHTS]
    across = position[ACROSS]
    faces = held_faces(position[HAND]) | top_faces(position, position[SEAT + PILES])
    if across:
        at = SEAT + SEAT_SIZE * across
        faces |= top_faces(position, position[at + PILES])
        faces |= 1 << position[SEAT + STOCK_TOP] | 1 << position[at + STOCK_TOP]
    best, best_pile = _NOTHING, 0
    for pile in range(4):
        after = risen(heights, pile)
        worth = chances(position, weights, after, work, values)
        for other in range(4):
            if faces >> (4 * (after >> (4 * other) & 15)) & 1:
                worth += weights[FOLLOW]
        if worth > best:
            best, best_pile = worth, pile
    return code + best_pile


def direct_stock_play(position: Position, weights: Weights, work: Work, values: Values) -> int:
    """A stock card that fits now, or -1. Of two the one of the larger stock: so both stay alive longer."""
    heights = position[HEIGHTS]
    across = position[ACROSS]
    best, most = -1, 0
    for k in range(0, across + 1, max(across, 1)):
        at = SEAT + SEAT_SIZE * k
        lane, count = position[at + STOCK_TOP], position[at + STOCK_COUNT]
        if lane == NO_CARD or count <= most:
            continue
        code = PARTNER + STOCK_PLAYS if k else STOCK_PLAYS
        if lane == WILD_LANE:
            best, most = place_stock_wild(position, weights, code, work, values), count
            continue
        for pile in range(4):
            if heights >> (4 * pile) & 15 == lane >> 2:
                best, most = code + pile, count
                break
    return best


def freed_stock(
    position: Position, weights: Weights, goals: int, work: Work, values: Values, begin: int, end: int
) -> int:
    """The best of these positions in which a stock card has come free, or -1.

    What it is worth, but for `STOCK`, is the last of `values`.
    """
    own_goal = 1 << position[SEAT + STOCK_TOP] & goals
    best, best_worth = -1, _NOTHING
    for i in range(begin, end):
        node = NODES + NODE_SIZE * i
        heights, counts = work[node + NODE_HEIGHTS], work[node + NODE_COUNTS]
        if work[node + NODE_HAND] == 0 and counts >> 8 & 255:
            continue  # the hand is drawn first, and then one thinks again
        for pile in range(4):
            face = 1 << (4 * (heights >> (4 * pile) & 15))
            if not goals & face:
                continue
            worth = (
                weights[STOCK_WILD] * (counts & 255)
                + weights[STOCK_HAND] * (counts >> 8 & 255)
                + weights[STOCK_PILE] * (counts >> 16)
                + weights[MIDWAY] * chances(position, weights, risen(heights, pile), work, values)
            )
            if not own_goal & face:
                worth += weights[PARTNER_STOCK]
            if worth > best_worth:
                best, best_worth = i, worth
    values[VALUES_SIZE - 1] = best_worth
    return best


def best_code(
    position: Position, weights: Weights, knobs: Knobs, forgets: int, work: Work, values: Values
) -> int:
    """The code of the move that the weights prefer; the stock is not looked at if it `forgets` it."""
    work[0] += 1
    across = position[ACROSS]
    goals = 0
    if not forgets:
        code = direct_stock_play(position, weights, work, values)
        if code >= 0:
            return code
        goals = 1 << position[SEAT + STOCK_TOP]
        if across:
            goals |= 1 << position[SEAT + SEAT_SIZE * across + STOCK_TOP]
        goals &= (1 << WILD_LANE) - 1

    ally = position[SEAT + SEAT_SIZE * across + PILES] if across else 0
    count = add_node(work, 0, 1, position[HEIGHTS], position[HAND], position[SEAT + PILES], ally, 0, -1, -1)
    at = 0
    while at < count:
        count = expand(position, knobs, goals, 0, work, at, count)
        at += 1
    freed = freed_stock(position, weights, goals, work, values, 1, count)
    if freed >= 0:
        return work[NODES + NODE_SIZE * freed + NODE_FIRST]

    begin = 0  # of the positions with the most wilds so far; each time round they get one more
    worth = _NOTHING
    hopeful = goals != 0 and wilds_can_help(position, goals)
    rounds = 0
    while hopeful or rounds < knobs[LOOSE_WILDS]:
        end = count
        for i in range(begin, end):
            count = expand(position, knobs, goals, 1, work, i, count)
        at = end
        while at < count:
            count = expand(position, knobs, goals, 0, work, at, count)
            at += 1
        if count == end:
            break
        freed = freed_stock(position, weights, goals, work, values, end, count)
        if freed >= 0:
            worth = weights[STOCK] + values[VALUES_SIZE - 1]
            break
        begin = end
        rounds += 1
    code = work[NODES + NODE_SIZE * freed + NODE_FIRST] if freed >= 0 else -1
    return best_ending(position, weights, knobs, work, values, count, code, worth)


def best_ending(
    position: Position,
    weights: Weights,
    knobs: Knobs,
    work: Work,
    values: Values,
    count: int,
    code: int,
    best: float,
) -> int:
    """The first move of the best line that empties the hand or ends the turn, if it beats `code`."""
    partners = position[ACROSS] != 0
    most = best_discard_worth(weights)
    for i in range(count):
        node = NODES + NODE_SIZE * i
        heights, hand, first = work[node + NODE_HEIGHTS], work[node + NODE_HAND], work[node + NODE_FIRST]
        own, ally = work[node + NODE_OWN], work[node + NODE_ALLY]
        counts = work[node + NODE_COUNTS]
        wilds, from_hand, from_piles = counts & 255, counts >> 8 & 255, counts >> 16
        base = weights[PLAY_WILD] * wilds + weights[PLAY_HAND] * from_hand + weights[PLAY_PILE] * from_piles
        rivals = chances(position, weights, heights, work, values)
        if hand == 0:
            if from_hand:
                worth = base + weights[REFILL] + weights[MIDWAY] * rivals
            else:
                worth = base + weights[PLAY_STUCK] * from_piles + rivals
            if worth > best:
                best, code = worth, first if first >= 0 else END_TURN
            continue
        if wilds == 0 and hand >> WILD_LANE << WILD_LANE == hand:
            # Nothing but wilds is left in hand: play them too, and draw.
            held = hand >> WILD_LANE
            after, second = heights, -1
            for _ in range(held):
                pile = quietest_pile(position, weights, after, work, values)
                after = risen(after, pile)
                if second < 0:
                    second = HAND_PLAYS + WILD_LANE + pile
            worth = (
                base
                + (weights[PLAY_WILD] + weights[PLAY_HAND]) * held
                + weights[REFILL]
                + weights[MIDWAY] * chances(position, weights, after, work, values)
            )
            if worth > best:
                best, code = worth, first if first >= 0 else second
        if wilds > knobs[LOOSE_WILDS]:
            continue
        base += rivals
        hope = base + own_prospect(position, weights, heights, own, ally, hand)
        if partners:
            hope += ally_prospect(position, weights, heights, own, ally)
        if hope + most <= best:
            continue
        faces = held_faces(hand)
        soon = soon_faces(heights)
        empty_seen = False
        for pile in range(4):
            if own >> (8 * pile) & 255 == 0:
                if empty_seen:
                    continue
                empty_seen = True
            for lane in range(0, WILD_LANE + 1, 4):
                if not faces >> lane & 1:
                    continue
                worth = discard_worth(position, weights, soon, hand, own, lane, pile)
                # A discard brings nothing closer, so most need not be looked at.
                if hope + worth <= best:
                    continue
                left = with_discard(position, own, lane, pile)
                worth += base
                worth += own_prospect(position, weights, heights, left, ally, hand - (1 << lane))
                if partners:
                    worth += ally_prospect(position, weights, heights, left, ally)
                if worth > best:
                    best, code = worth, first if first >= 0 else DISCARDS + lane + pile
    if code < 0:  # weights beyond all reason, whose sums are no numbers any more
        return careless_discard(position, 0) if position[HAND] else END_TURN
    return code


def quietest_pile(position: Position, weights: Weights, heights: int, work: Work, values: Values) -> int:
    """Where one more card helps the opponents least."""
    best, best_pile = _NOTHING, 0
    for pile in range(4):
        worth = chances(position, weights, risen(heights, pile), work, values)
        if worth > best:
            best, best_pile = worth, pile
    return best_pile


def careless_discard(position: Position, number: int) -> int:
    """Some card of the hand on some pile; `number` says which. The hand must not be empty."""
    faces = held_faces(position[HAND])
    kinds = 0
    for lane in range(0, WILD_LANE + 1, 4):
        kinds += faces >> lane & 1
    skip = number % kinds
    for lane in range(0, WILD_LANE + 1, 4):
        if faces >> lane & 1:
            if skip == 0:
                return DISCARDS + lane + number // kinds % 4
            skip -= 1
    return -1


def decide(
    position: Position, weights: Weights, knobs: Knobs, first: int, second: int, work: Work, values: Values
) -> int:
    """The code of a bot's move. Two numbers below 100 say whether it makes a mistake, or `NO_MISTAKE`."""
    code = best_code(position, weights, knobs, 1 if first < knobs[FORGETS] else 0, work, values)
    if second < knobs[CARELESS] and DISCARDS <= code < END_TURN:
        return careless_discard(position, second)
    return code
