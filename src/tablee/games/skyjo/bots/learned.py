"""A Skyjo player that looks one turn ahead and lets a network judge what comes of it.

Every move that the rules of `evaluation` allow (so that rounds end) is tried: with each card that it may turn
up, and, where the choice is between taking and drawing, with each card that may be drawn. What comes of it
is judged by a network, or by the scores if the round is over: what it changes in the chance to win the match,
told in tens of points as they count now. At tables of more than two the network judges in points alone.

In a hurry (playouts, practice) only the moves that level 4 thinks best are tried, with a few cards.
"""

from typing import Annotated, Any, NamedTuple

import numpy as np
from numba.extending import register_jitable

from tablee.bots.network import INNER, Notes, Panel, add_notes, begin, judge_together, mix
from tablee.games.skyjo.bots import evaluation
from tablee.games.skyjo.bots.closing import WHATEVER, Closing, expect_reply, worth_of_closing
from tablee.games.skyjo.bots.columns import (
    CLOSER_SCORE,
    COLUMNS,
    GIFTS,
    HIDDEN,
    MAY_WAIT,
    MEAN,
    PLACED,
    SHARE,
    TOTAL,
    VARIANCE,
    burden,
    column_cost,
    column_score,
    place,
)
from tablee.games.skyjo.bots.evaluation import SCRATCH, normal, place_closing, place_last
from tablee.games.skyjo.bots.features import tell_own, tell_standing, tell_table, tell_top
from tablee.games.skyjo.bots.match_mixture import POINTS, Mixture, mixture, take_shares
from tablee.games.skyjo.bots.match_odds import chance_to_win, worth_of_a_point, worth_of_scores
from tablee.games.skyjo.bots.outlook import HIDDEN_COST, expect_scores, prepare
from tablee.games.skyjo.bots.playouts import NUMBERS
from tablee.games.skyjo.bots.position import (
    CARDS,
    DRAW_CARD,
    FACE_DOWN,
    GONE,
    GRID,
    KEEP,
    NOBODY,
    REJECT,
    SEATS,
    TAKE,
    TURN,
    ZERO,
    Numbers,
    Position,
)
from tablee.kernels.decorators import Array, Number, uncounted
from tablee.kernels.workspace import new_workspace

for _function in evaluation.FUNCTIONS:
    register_jitable(_nrt=False)(_function)

_MOVES = 2 * GRID  # exchanges, then cards to turn over
_NEVER = 1e9


class Care(NamedTuple):
    """How much is looked at: moves for each card, and cards that may be drawn. 0 means all of them."""

    moves: int
    draws: int


CAREFUL = Care(5, 0)  # no move that level 4 would never think of: about those the networks are too hopeful
EAGER = Care(3, 6)  # nearly as good as looking at everything, and several times faster


# What is known before any move is looked at.
LEAST = 0  # the score that the best of the others is expected to have
CHANCE = 1  # to win the match, as it stands
UNIT = 2  # what ten points are worth of that
DRAWING = 3  # what `look_ahead` thought of drawing a card
_FACTS = 4


class Room(NamedTuple):
    """Where compiled thinking writes, and what it thinks with. One thread, one room."""

    open: Panel  # judges while nobody has closed,
    closed: Panel  # and after
    mixture: Mixture
    weights: Array  # level 4's
    # What each judge of a panel counts for, as the match stands for a seat, and their last layers together:
    # see `take_standing`.
    shares: Annotated[Array, np.float64, SEATS, "judges"]
    open_third: Annotated[Array, np.float32, SEATS, INNER]
    closed_third: Annotated[Array, np.float32, SEATS, INNER]
    numbers: Annotated[Array, np.int64, NUMBERS]  # of what a seat sees
    scratch: Annotated[Array, np.float64, SCRATCH]
    notes: Notes
    open_table: Annotated[Array, np.float32, "layer"]  # the first layer with what all moves have in common,
    closed_table: Annotated[Array, np.float32, "layer"]
    hidden: Annotated[Array, np.float32, "layer"]  # that of one move,
    whole: Annotated[Array, np.float32, "layer"]  # and with the card that it puts on the discard pile
    inner: Annotated[Array, np.float32, INNER]
    costs: Annotated[Array, np.float64, _MOVES, CARDS]  # what level 4 thinks of a move with each card
    cells: Annotated[Array, np.int64, _MOVES]  # of the own grid where the moves are made,
    downs: Annotated[Array, np.int64, _MOVES]  # and whether the card there is face down
    order: Annotated[Array, np.int64, _MOVES]
    totals: Annotated[Array, np.float64, SEATS]  # of the match, as if it went to 100
    after: Annotated[Array, np.float64, SEATS]
    facts: Annotated[Array, np.float64, _FACTS]
    closing: Closing


def shared_by_rooms(opened: Panel, closed: Panel, weights: Numbers) -> dict[str, Any]:
    """What a `Room` must be given. Both panels must be of the same form."""
    assert len(opened.start) == len(closed.start)
    return {
        "open": opened,
        "closed": closed,
        "mixture": mixture(),
        "weights": np.array(weights, dtype=np.float64),
        "judges": opened.third.shape[1],
        "layer": len(opened.start),
    }


def new_room(opened: Panel, closed: Panel, weights: Numbers) -> Room:
    """Room for one thread's thinking, early in a match."""
    return new_workspace(Room, **shared_by_rooms(opened, closed, weights))


@uncounted
def take_standing(room: Room, seat: Number) -> None:
    """Let the networks judge for a seat in a match that stands as the totals in the room say."""
    shares = room.shares[seat]
    if len(shares) == 1:
        shares[0] = 1.0
    else:
        take_shares(shares, room.mixture, room.totals, seat, room.after)
    mix(room.open_third[seat], room.open, shares)
    mix(room.closed_third[seat], room.closed, shares)


@uncounted
def consider(position: Position, room: Room) -> None:
    """Whatever does not depend on the move. The totals must be in the room."""
    scratch, players, own = room.scratch, position.players, position.seat
    prepare(position, room.weights, scratch)
    if position.closer == NOBODY:
        expect_scores(position, room.weights, scratch)
    least = _NEVER
    for seat in range(players):
        if seat != own:
            score, _ = _score_as_it_lies(position, scratch, seat)
            least = min(least, score)
    room.facts[LEAST] = least
    room.facts[CHANCE] = chance_to_win(room.totals, players, own)
    room.facts[UNIT] = 10.0 * worth_of_a_point(room.totals, players, own)
    if closing_is_reckoned(position):
        expect_reply(room.closing, position, scratch)
    room.notes.length[0] = 0
    tell_table(room.notes, position, scratch)
    if players == 2:
        tell_standing(room.notes, room.totals, own)
    if position.closer == NOBODY:
        begin(room.open, room.open_table)
        add_notes(room.open, room.open_table, room.notes)
    if position.players > 2:  # of two, nobody moves in a closed round but to end it
        begin(room.closed, room.closed_table)
        add_notes(room.closed, room.closed_table, room.notes)


@uncounted
def _score_as_it_lies(position: Position, scratch: Array, seat: Number) -> tuple[Number, Number]:
    """What a seat is expected to score with the cards that it has now, and how many of them are face down."""
    score, down = 0.0, 0
    for cell in range(seat * GRID, seat * GRID + GRID):
        card = position.cells[cell]
        if card == FACE_DOWN:
            score += scratch[MEAN]
            down += 1
        elif card != GONE:
            score += card - ZERO
    return score, down


@uncounted
def value_of_scores(position: Position, room: Room, scores: Numbers) -> Number:
    """What the end of the round is worth. `scores` become totals."""
    if position.players == 2:
        own, other = scores[position.seat], scores[1 - position.seat]
        return worth_of_scores(room.totals, position.seat, own, other, scores) / POINTS
    for seat in range(position.players):
        scores[seat] += room.totals[seat]
    chance = chance_to_win(scores, position.players, position.seat)
    return (chance - room.facts[CHANCE]) / room.facts[UNIT]


@uncounted
def _value_at_the_end(position: Position, room: Room, score: Number, down: Number) -> Number:
    """The same, after the last turn of the round: one expects this score, with cards still face down."""
    scratch, after = room.scratch, room.after
    variance, closer = scratch[VARIANCE], position.closer
    target = scratch[CLOSER_SCORE]
    doubled = 0.0  # the chance that the closer is not the lowest
    if target > 0.0:
        lowest = 1.0
        for seat in range(position.players):
            if seat == closer:
                continue
            expected, hidden = score, down
            if seat != position.seat:
                expected, hidden = _score_as_it_lies(position, scratch, seat)
            if hidden == 0:
                if expected <= target:
                    lowest = 0.0
            else:
                lowest *= 1.0 - normal((target + 0.5 - expected) / max((hidden * variance) ** 0.5, 0.5))
        doubled = 1.0 - lowest
    value = 0.0
    for times in range(1, 3):
        share = doubled if times == 2 else 1.0 - doubled
        if share == 0.0:
            continue
        for seat in range(position.players):
            if seat == position.seat:
                after[seat] = score
            elif seat == closer:
                after[seat] = target * times
            else:
                after[seat], _ = _score_as_it_lies(position, scratch, seat)
        value += share * value_of_scores(position, room, after)
    return value


@uncounted
def closing_is_reckoned(position: Position) -> bool:
    """Whether the seat may close a round of two: the network does not judge that."""
    if position.players != 2 or position.closer != NOBODY:
        return False
    down = 0
    for cell in range(position.seat * GRID, position.seat * GRID + GRID):
        if position.cells[cell] == FACE_DOWN:
            down += 1
    return down == 1


@uncounted
def is_last_turn(position: Position) -> bool:
    """Whether the round ends with the turn of the seat: then values are those of its scores."""
    after = position.seat + 1 if position.seat + 1 < position.players else 0
    return bool(after == position.closer)


@uncounted
def value_after(position: Position, room: Room, cell: Number, card: Number, top: Number) -> Number:
    """What it is worth to have this card in this own cell, face up, and that one on the discard pile."""
    cells, own, scratch = position.cells, position.seat * GRID, room.scratch
    column = cell & 3
    first = own + column
    a, b, c = cells[first], cells[first + 4], cells[first + 8]
    before = cells[own + cell]
    down = np.int64(scratch[HIDDEN]) - (1 if before == FACE_DOWN else 0)
    cells[own + cell] = card
    if cells[first] == cells[first + 4] and cells[first] == cells[first + 8]:
        cells[first] = cells[first + 4] = cells[first + 8] = GONE
        top = card
    closer = position.closer
    if closer == NOBODY and down == 0:
        closer = position.seat
    if is_last_turn(position):
        score = 0.0
        for other in range(own, own + 4):
            score += column_score(scratch, cells[other], cells[other + 4], cells[other + 8], position.clears)
        value = _value_at_the_end(position, room, score, down)
    elif closer == position.seat and position.players == 2:
        value = _value_of_closing(position, room, top)
    else:
        room.notes.length[0] = 0
        tell_grid(position, room, column, closer)
        if closer == NOBODY:
            third = room.open_third[position.seat]
            value = _judge_move(room, room.open, third, room.open_table, position, top, closer)
        else:
            third = room.closed_third[position.seat]
            value = _judge_move(room, room.closed, third, room.closed_table, position, top, closer)
    cells[first], cells[first + 4], cells[first + 8] = a, b, c
    return value


@uncounted
def tell_grid(position: Position, room: Room, column: Number, closer: Number) -> None:
    """Note the own grid as it lies in the position's cells after a move in this column."""
    cells, first, scratch = position.cells, position.seat * GRID + column, room.scratch
    a, b, c = cells[first], cells[first + 4], cells[first + 8]
    cost = scratch[TOTAL] - scratch[COLUMNS + column]
    if position.closer == NOBODY:
        cost += column_cost(scratch, a, b, c)
    else:
        cost += column_score(scratch, a, b, c, position.clears)
    tell_own(room.notes, position, scratch, cost, closer, room.facts[LEAST])


@uncounted
def _value_of_closing(position: Position, room: Room, top: Number) -> Number:
    """The same for one of two who has closed with the cards as they lie in the position's cells."""
    score = 0
    for cell in range(position.seat * GRID, position.seat * GRID + GRID):
        if position.cells[cell] != GONE:
            score += position.cells[cell] - ZERO
    closing, scratch = room.closing, room.scratch
    return worth_of_closing(closing, position, scratch, room.totals, room.after, score, top) / POINTS


@uncounted
def _judge_move(
    room: Room, panel: Panel, third: Array, table: Array, position: Position, top: Number, closer: Number
) -> Number:
    """What a panel thinks of the grid that was noted, with this card on the discard pile."""
    for i in range(len(table)):
        room.hidden[i] = table[i]
    add_notes(panel, room.hidden, room.notes)
    if top != WHATEVER:
        return _judge_with_top(room, panel, third, position.seat, top, closer)
    value, total = 0.0, 0
    for other in range(CARDS):
        if position.unseen[other]:
            value += position.unseen[other] * _judge_with_top(
                room, panel, third, position.seat, other, closer
            )
            total += position.unseen[other]
    return value / max(total, 1)


@uncounted
def _judge_with_top(
    room: Room, panel: Panel, third: Array, seat: Number, top: Number, closer: Number
) -> Number:
    room.notes.length[0] = 0
    tell_top(room.notes, room.scratch, top, closer)
    for i in range(len(room.hidden)):
        room.whole[i] = room.hidden[i]
    add_notes(panel, room.whole, room.notes)
    return judge_together(panel, room.shares[seat], third, room.whole, room.inner)


@uncounted
def list_moves(position: Position, room: Room) -> tuple[Number, Number]:
    """Put every different move into the room, and what level 4 thinks of it with each card.

    First all exchanges, then all cards that can be turned over; how many there are of each.
    """
    cells, own, scratch = position.cells, position.seat * GRID, room.scratch
    last, hidden = position.closer != NOBODY, scratch[HIDDEN]
    exchanges = turns = 0
    for column in range(4):
        first = own + column
        a, b, c = cells[first], cells[first + 4], cells[first + 8]
        if a == GONE:
            continue
        turned = False
        for row in range(3):
            if row == 1:
                if b == a:
                    continue
                a, b = b, a
            elif row == 2:
                if c in (a, b):
                    continue
                a, c = c, a
            down = a == FACE_DOWN
            others = scratch[TOTAL] - scratch[COLUMNS + column]
            if last:
                place_last(position, scratch, b, c, others, hidden - 1.0 if down else hidden, 0, CARDS)
            elif down and hidden == 1.0:
                place_closing(position, scratch, b, c, 0, CARDS)
            else:
                place(scratch, b, c, 0, CARDS)
                others += room.weights[HIDDEN_COST] * (hidden - 1.0 if down else hidden)
                for card in range(CARDS):
                    scratch[PLACED + card] += others
            leaves = b if b == c else GONE
            room.cells[exchanges] = 4 * row + column
            room.downs[exchanges] = 1 if down else 0
            for card in range(CARDS):
                gift = scratch[GIFTS + (card if card == leaves else a)]
                room.costs[exchanges, card] = scratch[PLACED + card] + gift
            exchanges += 1
            if down and not turned:
                turned = True
                cost = 0.0
                for card in range(CARDS):
                    cost += scratch[SHARE + card] * scratch[PLACED + card]
                room.cells[GRID + turns] = 4 * row + column
                for card in range(CARDS):
                    room.costs[GRID + turns, card] = cost + scratch[GIFTS + card]
                turns += 1
    return exchanges, turns


@uncounted
def may_exchange(position: Position, room: Room, move: Number, card: Number, taking: bool) -> bool:
    """Whether rounds are sure to end if such an exchange is always allowed: see `evaluation`."""
    scratch = room.scratch
    if room.downs[move] or position.closer != NOBODY or scratch[HIDDEN] == 0.0:
        return True
    cells, cell = position.cells, room.cells[move]
    first = position.seat * GRID + (cell & 3)
    a, b, c = cells[first], cells[first + 4], cells[first + 8]
    if cell >= 8:
        a, c = c, a
    elif cell >= 4:
        a, b = b, a
    if b == c and b == card:
        return True
    if taking:
        return burden(card, b, c) < burden(a, b, c)
    return bool(scratch[MAY_WAIT] == 1.0)


@uncounted
def value_of_move(position: Position, room: Room, move: Number, card: Number) -> Number:
    """What a listed move with this card is worth: the mean over what it may turn up."""
    cell = room.cells[move]
    if move < GRID:
        top = WHATEVER if room.downs[move] else position.cells[position.seat * GRID + cell]
        return value_after(position, room, cell, card, top)
    unseen, value, total = position.unseen, 0.0, 0
    for other in range(CARDS):
        if unseen[other]:
            value += unseen[other] * value_after(position, room, cell, other, card)
            total += unseen[other]
    return value / max(total, 1)


@uncounted
def choose_moves(
    position: Position, room: Room, exchanges: Number, turns: Number, card: Number, taking: bool, most: Number
) -> Number:
    """Put those of the listed moves that may be made with this card into `order`; how many there are.

    If these are more than `most` (0: never), those that level 4 thinks best, and the best of them first.
    """
    count, order, costs = 0, room.order, room.costs
    for k in range(exchanges + (0 if taking else turns)):
        move = k if k < exchanges else GRID + k - exchanges
        if move < GRID and not may_exchange(position, room, move, card, taking):
            continue
        at = count
        cost = costs[move, card]
        if most and count == most:
            if cost >= costs[order[count - 1], card]:
                continue
            at = count - 1
        else:
            count += 1
        while most and at > 0 and costs[order[at - 1], card] > cost:
            order[at] = order[at - 1]
            at -= 1
        order[at] = move
    return count


@uncounted
def best_move(
    position: Position, room: Room, exchanges: Number, turns: Number, card: Number, taking: bool, care: Care
) -> tuple[Number, Number]:
    """The best of the listed moves with this card: its value, and its place in the list or -1."""
    best, value = -1, -_NEVER
    for k in range(choose_moves(position, room, exchanges, turns, card, taking, care.moves)):
        worth = value_of_move(position, room, room.order[k], card)
        if worth > value:
            value, best = worth, room.order[k]
    return value, best


@uncounted
def value_of_drawing(
    position: Position, room: Room, exchanges: Number, turns: Number, care: Care, luck: Number
) -> Number:
    """The mean, over the cards that may come, of the best move with it.

    `luck`, from 0 to 1, says which cards are looked at if these are not all.
    """
    pool, total = position.pool, 0
    for card in range(CARDS):
        total += pool[card]
    if total == 0:
        return -_NEVER
    value = 0.0
    if care.draws == 0:
        for card in range(CARDS):
            if pool[card]:
                worth, _ = best_move(position, room, exchanges, turns, card, False, care)
                value += pool[card] * worth
        return value / total
    card, reached = 0, pool[0]
    known, worth = -1, 0.0
    for k in range(care.draws):
        goal = (k + luck) / care.draws * total
        while reached <= goal and card < CARDS - 1:
            card += 1
            reached += pool[card]
        if card != known:
            worth, _ = best_move(position, room, exchanges, turns, card, False, care)
            known = card
        value += worth
    return value / care.draws


@uncounted
def code_of(move: Number, room: Room, taking: bool) -> Number:
    """The code of a listed move."""
    cell = room.cells[move]
    if move >= GRID:
        return REJECT + cell
    return TAKE + cell if taking else KEEP + cell


@uncounted
def look_ahead(position: Position, room: Room, care: Care, luck: Number) -> tuple[Number, Number]:
    """The best move, as a code and its value. Not during set-up."""
    consider(position, room)
    exchanges, turns = list_moves(position, room)
    if position.phase != TURN:
        value, move = best_move(position, room, exchanges, turns, position.drawn, False, care)
        return code_of(move, room, False), value
    drawn = value_of_drawing(position, room, exchanges, turns, care, luck)
    room.facts[DRAWING] = drawn
    value, move = best_move(position, room, exchanges, turns, position.top, True, care)
    if move >= 0 and value >= drawn:
        return code_of(move, room, True), value
    return np.int64(DRAW_CARD), drawn
