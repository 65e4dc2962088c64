"""The rules of play: which moves are legal, why the others are not, and what a move does.

Pure functions on a frozen `State`.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tablee.game.contract import Outcome, Refusal, Refused, Shuffled, replaced
from tablee.game.rng import Shuffler
from tablee.games.skyjo.rules.events import (
    Closed,
    ColumnCleared,
    Dealt,
    Drew,
    Events,
    Exchanged,
    Rejected,
    Revealed,
    RoundBegan,
    RoundEnded,
    TurnedOver,
)
from tablee.games.skyjo.rules.moves import (
    CELLS,
    COLUMNS,
    DRAW,
    DRAWN,
    KEEPS,
    OVER,
    REJECTS,
    ROWS,
    SET_UP,
    TAKES,
    TURN,
    TURN_OVERS,
    Draw,
    Keep,
    Move,
    Phase,
    Reject,
    Take,
    TurnOver,
    cell_text,
)
from tablee.games.skyjo.rules.options import Options
from tablee.games.skyjo.rules.refusals import REFUSALS
from tablee.games.skyjo.rules.state import DECK, EVERY_CELL, GONE, Cards, State

# --- what may be done ----------------------------------------------------------------------------


def actors(state: State) -> tuple[int, ...]:
    """During set-up everybody who has not yet turned over two cards, then whose turn it is."""
    if state.phase is SET_UP:
        return tuple(seat for seat, hidden in enumerate(state.hidden) if hidden.bit_count() > _AFTER_SET_UP)
    return () if state.phase is OVER else (state.turn,)


def legal_moves(state: State, seat: int) -> Sequence[Move]:
    """By kind, then by cell: takes and the draw; or keeps and rejects."""
    phase = state.phase
    if phase is SET_UP:
        waited_for = 0 <= seat < state.players and _must_turn_over(state, seat)
        return _turn_overs(state.hidden[seat]) if waited_for else ()
    if seat != state.turn:
        return ()
    if phase is TURN:
        return _takes_and_draw(state.present[seat])
    return _keeps_and_rejects(state.present[seat], state.hidden[seat]) if phase is DRAWN else ()


def _must_turn_over(state: State, seat: int) -> bool:
    """SJ-05: two cards of one's choice."""
    return state.hidden[seat].bit_count() > _AFTER_SET_UP


_AFTER_SET_UP = len(CELLS) - 2  # face-down cards


# A set of cells is one of 4096, so the legal moves for it are made once.


@cache
def _turn_overs(hidden: int) -> tuple[Move, ...]:
    return tuple(move for move in TURN_OVERS if hidden >> move.cell & 1)


@cache
def _takes_and_draw(present: int) -> tuple[Move, ...]:
    return (*(move for move in TAKES if present >> move.cell & 1), DRAW)


@cache
def _keeps_and_rejects(present: int, hidden: int) -> tuple[Move, ...]:
    keeps = (move for move in KEEPS if present >> move.cell & 1)
    return (*keeps, *(move for move in REJECTS if hidden >> move.cell & 1))


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    """None if this seat may make this move now."""
    if not 0 <= seat < state.players:
        return REFUSALS.refusal("no_such_seat", move, seat=seat)
    phase = state.phase
    if phase is SET_UP:
        if phase is not move.phase:
            return REFUSALS.refusal("set_up_first", move)
        if not _must_turn_over(state, seat):
            return REFUSALS.refusal("two_turned_already", move)
    elif phase is OVER:
        return REFUSALS.refusal("round_over", move)
    elif seat != state.turn:
        return REFUSALS.refusal("not_your_turn", move, seat=seat, turn=state.turn)
    elif phase is not move.phase:
        if isinstance(move, TurnOver):
            return REFUSALS.refusal("set_up_is_over", move)
        return REFUSALS.refusal("must_decide" if phase is DRAWN else "nothing_drawn", move)
    if isinstance(move, Draw):
        return None
    if not state.present[seat] >> move.cell & 1:
        return REFUSALS.refusal("cell_gone", move, cell=cell_text(move.cell))
    if move.turns_over and not state.hidden[seat] >> move.cell & 1:
        return REFUSALS.refusal("already_face_up", move, cell=cell_text(move.cell))
    return None


# --- what a move does ------------------------------------------------------------------------------


def apply(state: State, seat: int, move: Move) -> tuple[State, Events]:
    """The state after the move, and all that happened. Raises `Refused`."""
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise Refused(refusal)
    events: Events = []
    return _EFFECTS[type(move)](state, seat, move, events), events


def _take(state: State, seat: int, move: Take, events: Events) -> State:
    """SJ-07: the discard pile's top, exchanged."""
    card, grid, cell = state.discard[-1], state.grids[seat], move.cell
    events.append(Exchanged(seat, cell, card, grid[cell], True))
    discard = replaced(state.discard, -1, grid[cell])
    return _end_turn(state, seat, cell, replaced(grid, cell, card), discard, events)


def _keep(state: State, seat: int, move: Keep, events: Events) -> State:
    """SJ-08: the drawn card, exchanged."""
    assert state.drawn is not None
    grid, cell = state.grids[seat], move.cell
    events.append(Exchanged(seat, cell, state.drawn, grid[cell], False))
    grid, out = replaced(grid, cell, state.drawn), grid[cell]
    return _end_turn(state, seat, cell, grid, (*state.discard, out), events)


def _reject(state: State, seat: int, move: Reject, events: Events) -> State:
    """SJ-08: the drawn card is discarded, and a face-down one is turned over instead."""
    assert state.drawn is not None
    grid = state.grids[seat]
    events += (Rejected(seat, state.drawn), TurnedOver(seat, move.cell, grid[move.cell]))
    return _end_turn(state, seat, move.cell, grid, (*state.discard, state.drawn), events)


def _turn_over(state: State, seat: int, move: TurnOver, events: Events) -> State:
    """SJ-05: when all have turned over two cards, the highest sum starts."""
    events.append(TurnedOver(seat, move.cell, state.grids[seat][move.cell]))
    hidden = state.hidden[seat] & ~(1 << move.cell)
    state = state._replace(hidden=replaced(state.hidden, seat, hidden))
    if actors(state):
        return state
    starter = state.starter
    if starter is None:
        # A tie goes to whoever sits first after the dealer: max() keeps the first of equals.
        after_dealer = [(state.dealer + 1 + i) % state.players for i in range(state.players)]
        starter = max(after_dealer, key=lambda player: _face_up_sum(state, player))
    events.append(RoundBegan(starter))
    return state._replace(phase=TURN, turn=starter)


def _face_up_sum(state: State, seat: int) -> int:
    up = state.present[seat] & ~state.hidden[seat]
    return sum(card for cell, card in enumerate(state.grids[seat]) if up >> cell & 1)


def _draw(state: State, seat: int, move: Draw, events: Events) -> State:
    """SJ-08, first half. SJ-15: an empty draw pile is rebuilt from all discards but the top."""
    draw, discard, shuffler = state.draw, state.discard, state.shuffler
    if not draw:
        draw, shuffler = shuffler.shuffle(discard[:-1])
        events.append(Shuffled("draw_pile", draw))
        discard = discard[-1:]
    events.append(Drew(seat, draw[0]))
    return state._replace(phase=DRAWN, draw=draw[1:], discard=discard, shuffler=shuffler, drawn=draw[0])


def _end_turn(state: State, seat: int, cell: int, grid: Cards, discard: Cards, events: Events) -> State:
    """What follows when a card has come up in a cell: its column may leave, the round may close.

    SJ-06, SJ-10: play goes clockwise; after somebody has closed, everybody else has one more turn.
    """
    hidden = state.hidden[seat] & ~(1 << cell)
    present, closer = state.present, state.closer
    # Looking one row up first is fast; from the first row that is the last one, in the same column.
    if grid[cell] == grid[cell - COLUMNS] and _is_complete(grid, hidden, cell):
        # SJ-09: on top of what was discarded before.
        discard += (grid[cell],) * ROWS
        grid = _without_column(seat, grid, cell, events)
        present = replaced(present, seat, present[seat] & ~_column_bits(cell))
    if closer is None and not hidden:
        closer = seat
        events.append(Closed(seat))
    turn = (seat + 1) % state.players
    # All fields in their order, straight into the tuple: `_replace` takes three times as long, and this
    # is where the plain rules spend their time.
    fields = (
        state.options,
        state.players,
        state.shuffler,
        state.dealer,
        TURN,
        turn,
        state.draw,
        discard,
        replaced(state.grids, seat, grid),
        replaced(state.hidden, seat, hidden),
        present,
        None,
        closer,
        state.starter,
        None,
    )
    state = tuple.__new__(State, fields)
    return _end_round(state, turn, events) if turn == closer else state


def _is_complete(grid: Cards, hidden: int, cell: int) -> bool:
    """SJ-09: whether the cell's column has three equal face-up cards."""
    first = cell % COLUMNS
    card = grid[first]
    return (
        card == grid[first + COLUMNS] == grid[first + 2 * COLUMNS]
        and card != GONE
        and not hidden & _column_bits(cell)
    )


def _column_bits(cell: int) -> int:
    return _FIRST_COLUMN << cell % COLUMNS


_FIRST_COLUMN = sum(1 << COLUMNS * row for row in range(ROWS))


def _without_column(seat: int, grid: Cards, cell: int, events: Events) -> Cards:
    events.append(ColumnCleared(seat, cell % COLUMNS, grid[cell]))
    return tuple(GONE if at % COLUMNS == cell % COLUMNS else card for at, card in enumerate(grid))


def _end_round(state: State, closer: int, events: Events) -> State:
    """SJ-11, SJ-12: all cards are turned up and counted."""
    for seat in range(state.players):
        state = _reveal(state, seat, events)
    scores = [sum(card for card in grid if card != GONE) for grid in state.grids]
    doubled = is_doubled(scores, closer)  # SJ-12
    if doubled:
        scores[closer] *= 2
    winners = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
    outcome = Outcome("closed", winners, tuple(scores))
    events.append(RoundEnded(outcome, closer if doubled else None))
    return state._replace(phase=OVER, outcome=outcome)


def _reveal(state: State, seat: int, events: Events) -> State:
    """SJ-11; SJ-09 applies to the reveal too, unless the table has chosen otherwise."""
    grid, present, discard = state.grids[seat], state.present[seat], state.discard
    hidden = state.hidden[seat]
    if not hidden:
        return state
    events += (Revealed(seat, cell, grid[cell]) for cell in CELLS if hidden >> cell & 1)
    for column in range(COLUMNS):
        if state.options.clear_on_reveal and _is_complete(grid, 0, column):
            discard += (grid[column],) * ROWS
            grid = _without_column(seat, grid, column, events)
            present &= ~_column_bits(column)
    return state._replace(
        discard=discard,
        grids=replaced(state.grids, seat, grid),
        hidden=replaced(state.hidden, seat, 0),
        present=replaced(state.present, seat, present),
    )


_EFFECTS: dict[type[Move], Callable[[State, int, Any, Events], State]] = {
    TurnOver: _turn_over,
    Take: _take,
    Draw: _draw,
    Keep: _keep,
    Reject: _reject,
}


def outcome(state: State) -> Outcome | None:
    """None while the round goes on."""
    return state.outcome


def winners(options: Options, totals: Sequence[int], last: Outcome) -> tuple[int, ...] | None:
    """SJ-14: once somebody has reached the limit the lowest total wins; equal ones share it."""
    if options.limit is not None and max(totals) < options.limit:
        return None
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def is_doubled(points: Sequence[int], closer: int) -> bool:
    """SJ-12: the closer's score is doubled if it is above zero and somebody else has no more."""
    others = (score for seat, score in enumerate(points) if seat != closer)
    return points[closer] > 0 and min(others) <= points[closer]


def deal(options: Options, players: int, shuffler: Shuffler, previous: State | None) -> tuple[State, Events]:
    """The next round of a match; `previous` is the round before it, if any."""
    starter = None
    if previous is None:
        dealer = options.dealer
    else:
        dealer = (previous.dealer + 1) % players
        if options.next_start == "closer":  # SJ-05
            starter = previous.closer
    order, shuffler = shuffler.shuffle(DECK)
    first = (dealer + 1) % players
    dealt = len(CELLS) * players
    state = State(
        options=options,
        players=players,
        shuffler=shuffler,
        dealer=dealer,
        phase=Phase.SET_UP,
        turn=first,
        draw=order[dealt + 1 :],
        discard=order[dealt : dealt + 1],  # SJ-04
        # SJ-03: one card at a time round the table from the dealer's left, filling the rows.
        grids=tuple(order[(seat - first) % players : dealt : players] for seat in range(players)),
        hidden=(EVERY_CELL,) * players,
        present=(EVERY_CELL,) * players,
        starter=starter,
    )
    return state, [Shuffled("deck", order), Dealt(dealer, state.discard[-1])]
