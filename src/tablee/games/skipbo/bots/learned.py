"""The learned judgement of Skip-Bo: two networks that say how likely a seat, or its pair, wins the game.
Compiled.

One of them judges where a turn rests, the other where it goes on with a card that nobody knows yet. Both
judge a position by `features.py`; what they give is the logarithm of the odds.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np

from tablee.bots.network import INNER, Network, add, begin, judge
from tablee.games.skipbo.bots import evaluation
from tablee.games.skipbo.bots.candidates import (
    AFTER,
    CODE,
    FREED,
    FREED_PARTNER,
    KIND,
    MOST_CANDIDATES,
    NODE,
    REST,
    Candidates,
    list_candidates,
)
from tablee.games.skipbo.bots.features import UNKNOWN, Listing, Own, list_heights, list_own, list_table
from tablee.games.skipbo.bots.playouts import Room, fill_seen
from tablee.games.skipbo.bots.position import ACROSS, NO_CARD, PILES, SEAT, SEAT_SIZE, STOCK_COUNT, STOCK_TOP
from tablee.games.skipbo.bots.turn_tree import (
    DISCARDS,
    END_TURN,
    NODE_ALLY,
    NODE_HAND,
    NODE_OWN,
    NODE_SIZE,
    NODES,
)
from tablee.games.skipbo.kernel.kernel import seat_to_move
from tablee.kernels.decorators import Array, Number, Record, uncounted

CERTAIN = 100.0  # what a won game is judged as

WIDTH = 128  # of the networks' first layer
_KNOWN_BITS = 7
_MOST_KNOWN = 100

_in_order: Any = evaluation.in_order
_with_discard: Any = evaluation.with_discard


class Judges(NamedTuple):
    """The two networks of a kind of table."""

    resting: Network
    midway: Network


class Desk(NamedTuple):
    """Where compiled judging writes. One thread, one desk."""

    room: Room
    candidates: Candidates
    judged: Annotated[Array, np.float64, MOST_CANDIDATES]  # what the networks make of each candidate
    listing: Listing
    table: Annotated[Array, np.float32, 2, WIDTH + 1]  # first layers without what one's turn changes
    known: Annotated[Array, np.int64, 1 << _KNOWN_BITS]  # the heights whose first layers are in `layers`
    layers: Annotated[Array, np.float32, 1 << _KNOWN_BITS, WIDTH + 1]
    hidden: Annotated[Array, np.float32, WIDTH + 1]
    inner: Annotated[Array, np.float32, INNER]
    numbers: Annotated[Array, np.int64, 3]  # length of the list behind `table`, decision, how many are known


# --- compiled ----------------------------------------------------------------------------------------


@uncounted
def _add_listed(network: Network, hidden: Array, listing: Listing, begins: Number, ends: Number) -> None:
    for i in range(begins, ends):
        add(network, hidden, listing.features[i], listing.amounts[i])


@uncounted
def open_desk(s: Record, seat: Number, judges: Judges, desk: Desk) -> None:
    """Look at a game from a seat's side, before judging anything in it. Fills the room's position."""
    position = desk.room.position
    fill_seen(s, seat, position)
    ends = list_table(s, seat, desk.listing, position)
    desk.numbers[0] = ends
    desk.numbers[1] += 1
    desk.numbers[2] = 0
    for kind in range(2):
        network = judges.midway if kind else judges.resting
        begin(network, desk.table[kind])
        _add_listed(network, desk.table[kind], desk.listing, 0, ends)


@uncounted
def _layer_of(judges: Judges, desk: Desk, heights: Number, midway: Number) -> Number:
    """Where the first layer with these heights is; it is made if it is not known yet."""
    if desk.numbers[2] >= _MOST_KNOWN:  # rare: forget what is known
        desk.numbers[1] += 1
        desk.numbers[2] = 0
    label = (desk.numbers[1] << 17 | midway << 16 | heights) + 1
    at = (heights * 40503 + midway * 25717 & 0xFFFF) >> (16 - _KNOWN_BITS)
    known = desk.known
    while known[at] > desk.numbers[1] << 17:
        if known[at] == label:
            return at
        at = (at + 1) & ((1 << _KNOWN_BITS) - 1)
    desk.numbers[2] += 1
    known[at] = label
    layer = desk.layers[at]
    table = desk.table[midway]
    for i in range(WIDTH + 1):
        layer[i] = table[i]
    begins = desk.numbers[0]
    ends = list_heights(desk.listing, begins, desk.room.position, heights)
    network = judges.midway if midway else judges.resting
    _add_listed(network, layer, desk.listing, begins, ends)
    return at


@uncounted
def _judge(judges: Judges, desk: Desk, heights: Number, own: Own, midway: Number) -> Number:
    heights = _in_order(heights)
    layer = desk.layers[_layer_of(judges, desk, heights, midway)]
    hidden = desk.hidden
    for i in range(WIDTH + 1):
        hidden[i] = layer[i]
    begins = desk.numbers[0]
    ends = list_own(desk.listing, begins, desk.room.position, heights, own)
    network = judges.midway if midway else judges.resting
    _add_listed(network, hidden, desk.listing, begins, ends)
    return judge(network, hidden, desk.inner)


@uncounted
def own_after(desk: Desk, i: Number) -> Own:
    """What is one's own after the line of candidate i. A stock of -1: the game is won."""
    position, work, found = desk.room.position, desk.room.work, desk.candidates.found
    node = NODES + NODE_SIZE * found[i, NODE]
    kind, code = found[i, KIND], found[i, CODE]
    hand, piles, partner_piles = work[node + NODE_HAND], work[node + NODE_OWN], work[node + NODE_ALLY]
    across = position[ACROSS]
    stock, top = position[SEAT + STOCK_COUNT], position[SEAT + STOCK_TOP]
    partner_stock: Number = 0
    partner_top: Number = NO_CARD
    if across:
        partner_stock = position[SEAT + SEAT_SIZE * across + STOCK_COUNT]
        partner_top = position[SEAT + SEAT_SIZE * across + STOCK_TOP]
    if kind == FREED:
        stock -= 1
        top = UNKNOWN if stock else NO_CARD
    elif kind == FREED_PARTNER:
        partner_stock -= 1
        partner_top = UNKNOWN if partner_stock else NO_CARD
    elif kind == REST and code < END_TURN:
        pile = (code - DISCARDS) & 3
        lane = code - DISCARDS - pile
        hand -= 1 << lane
        piles = _with_discard(position, piles, lane, pile)
    if stock + partner_stock == 0:
        stock = -1
    return Own(hand, piles, partner_piles, stock, top, partner_stock, partner_top)


@uncounted
def judge_candidate(judges: Judges, desk: Desk, i: Number) -> Number:
    """What the networks make of candidate i, or `CERTAIN`."""
    own = own_after(desk, i)
    if own.stock < 0:
        return CERTAIN
    found = desk.candidates.found
    return _judge(judges, desk, found[i, AFTER], own, 0 if found[i, KIND] == REST else 1)


@uncounted
def list_features_of(desk: Desk, i: Number) -> Number:
    """Put the features of candidate i into the desk's listing; gives the length of the list."""
    heights = _in_order(desk.candidates.found[i, AFTER])
    n = list_heights(desk.listing, desk.numbers[0], desk.room.position, heights)
    return list_own(desk.listing, n, desk.room.position, heights, own_after(desk, i))


@uncounted
def judge_rest(s: Record, seat: Number, judges: Judges, desk: Desk) -> Number:
    """What the network makes of a game for a seat whose turn has just ended."""
    open_desk(s, seat, judges, desk)
    position = desk.room.position
    across = position[ACROSS]
    at = SEAT + SEAT_SIZE * across
    partner_stock: Number = 0
    partner_top: Number = NO_CARD
    partner_piles: Number = 0
    if across:
        partner_piles = position[at + PILES]
        partner_stock, partner_top = position[at + STOCK_COUNT], position[at + STOCK_TOP]
    own = Own(
        s.hands[seat],
        position[SEAT + PILES],
        partner_piles,
        position[SEAT + STOCK_COUNT],
        position[SEAT + STOCK_TOP],
        partner_stock,
        partner_top,
    )
    return _judge(judges, desk, position[0], own, 0)


@uncounted
def judge_turn(
    s: Record, weights: Array, knobs: Array, judges: Judges, desk: Desk, most: Number, lean: Number
) -> tuple[Number, Number]:
    """List the candidates of the seat whose turn it is, and judge them.

    Gives how many there are, and which one is best: by what the networks think, and `lean` times what level 4
    does. A single one is not judged.
    """
    seat = seat_to_move(s)
    fill_seen(s, seat, desk.room.position)
    count = list_candidates(desk.room.position, weights, knobs, desk.room, desk.candidates, most)
    if count == 1:
        desk.judged[0] = 0.0
        return count, 0
    open_desk(s, seat, judges, desk)
    worths = desk.candidates.worths
    best = 0
    for i in range(count):
        desk.judged[i] = judge_candidate(judges, desk, i)
        if desk.judged[i] + lean * worths[i] > desk.judged[best] + lean * worths[best]:
            best = i
    return count, best
