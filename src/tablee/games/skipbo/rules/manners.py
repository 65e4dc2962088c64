"""Human manners: drawing too many, playing out of turn, talking as a silent partner, and calling it.

An offence can be called until the turn in which it happened is over; a right call brings the
rule sheet's penalty, a wrong one is only counted. A table that plays strictly has none of this.
"""

from tablee.game.contract import Refusal, Shuffled
from tablee.game.tuples import replaced
from tablee.games.skipbo.rules.events import (
    BeganOutOfTurn,
    Called,
    Events,
    OverDrew,
    PenaltyTaken,
    StockTurned,
    Talked,
    TurnStopped,
)
from tablee.games.skipbo.rules.moves import (
    CALLS,
    OVER_DRAW,
    PLAY_OUT_OF_TURN,
    TALK,
    Call,
    Move,
    OverDraw,
    PlayOutOfTurn,
    Talk,
)
from tablee.games.skipbo.rules.piles import draw_up, with_cards_to_draw, without
from tablee.games.skipbo.rules.refusals import REFUSALS
from tablee.games.skipbo.rules.state import Cards, Manners, State, partner_of, side_of

TALK_PENALTY = 2  # SB-23


def legal_moves(state: State, seat: int) -> list[Move]:
    """What human manners let this seat do, right or wrong."""
    candidates: tuple[Move, ...] = (OVER_DRAW, PLAY_OUT_OF_TURN, TALK, *CALLS[: state.players])
    return [move for move in candidates if why_not(state, seat, move) is None]


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    """Even bad manners have their limits."""
    memory = state.manners
    if memory is None:
        return REFUSALS.refusal("strict_table", move)
    match move:
        case OverDraw():
            if seat != state.turn:
                return REFUSALS.refusal("not_your_turn", move, seat=seat, turn=state.turn)
            if not state.draw and not state.finished:
                return REFUSALS.refusal("nothing_to_draw", move)
        case PlayOutOfTurn():
            if seat == state.turn:
                return REFUSALS.refusal("own_turn", move)
            if memory.interrupted is not None:
                return REFUSALS.refusal("already_interrupted", move, turn=state.turn)
        case Talk():
            if partner_of(state, seat) != state.turn:
                return REFUSALS.refusal("not_a_silent_partner", move)
            if seat in memory.talked:
                return REFUSALS.refusal("already_talked", move)
        case Call(called):
            if not 0 <= called < state.players:
                return REFUSALS.refusal("no_such_seat", move, seat=called)
            if called in side_of(state, seat):
                return REFUSALS.refusal("not_an_opponent", move)
            if memory.interrupted is not None and called not in side_of(state, state.turn):
                return REFUSALS.refusal("other_turn", move, turn=state.turn)
        case _:
            return REFUSALS.refusal("malformed", move)
    return None


def apply(state: State, seat: int, move: Move, events: Events) -> State:
    """The state after a move that `why_not` has let pass."""
    memory = state.manners
    assert memory is not None
    match move:
        case OverDraw():
            return _over_draw(state, memory, events)
        case PlayOutOfTurn():
            return _begin_out_of_turn(state, memory, seat, events)
        case Talk():
            events.append(Talked(seat))
            return state._replace(manners=memory._replace(talked=(*memory.talked, seat)))
        case Call(called):
            return _call(state, memory, seat, called, events)
        case _:
            raise TypeError(f"not a move of manners: {move!r}")


def _over_draw(state: State, memory: Manners, events: Events) -> State:
    seat = state.turn
    state = with_cards_to_draw(state, 1, events)
    drawn = state.draw[:1]
    events.append(OverDrew(seat, drawn[0]))
    return state._replace(
        draw=state.draw[1:],
        hands=replaced(state.hands, seat, tuple(sorted(state.hands[seat] + drawn))),
        manners=memory._replace(extra=memory.extra + drawn),
    )


def _begin_out_of_turn(state: State, memory: Manners, seat: int, events: Events) -> State:
    """SB-26: the whole table is remembered as it was, for the turn may be annulled."""
    events.append(BeganOutOfTurn(seat, instead_of=state.turn))
    fresh = memory._replace(extra=(), talked=(), interrupted=state)
    state = state._replace(turn=seat, moved=False, manners=fresh)
    return state if is_barred(state, seat) else draw_up(state, seat, events)


def _call(state: State, memory: Manners, caller: int, called: int, events: Events) -> State:
    out_of_turn = called == state.turn and memory.interrupted is not None
    over_drawn = called == state.turn and bool(memory.extra)
    talked = called in memory.talked
    right = out_of_turn or over_drawn or talked
    events.append(Called(caller, called, right))
    if not right:
        count = memory.wrong_calls[caller] + 1
        wrong_calls = replaced(memory.wrong_calls, caller, count)
        return state._replace(manners=memory._replace(wrong_calls=wrong_calls))
    annul = out_of_turn and state.options.caught_turn == "annul"
    if over_drawn and not annul:
        state = _return_extra(state, memory, events)
    if talked:
        state = _punish_talk(state, memory, called, events)
    if out_of_turn:
        state = _stop_turn(state, annul, events)
    return state


def _return_extra(state: State, memory: Manners, events: Events) -> State:
    """SB-25: what was drawn too much and is still in hand goes into one's own stock, unseen."""
    seat, extra = state.turn, memory.extra
    hand = state.hands[seat]
    for card in extra:
        hand = without(hand, card)
    state = state._replace(hands=replaced(state.hands, seat, hand), manners=memory._replace(extra=()))
    events.append(PenaltyTaken(seat, "over_draw", len(extra)))
    state = _into_stock(state, seat, extra, events)
    # Without the extra cards the hand would have been empty after the last play (SB-14); but a turn
    # that may not go on, or began without drawing (SB-26), gains nothing by being caught.
    if hand or memory.interrupted is not None or is_barred(state, seat):
        return state
    return draw_up(state, seat, events)


def _punish_talk(state: State, memory: Manners, seat: int, events: Events) -> State:
    """SB-23: two cards of the draw pile go unseen into the talker's stock."""
    talked = tuple(other for other in memory.talked if other != seat)
    state = with_cards_to_draw(state, TALK_PENALTY, events)
    cards = state.draw[:TALK_PENALTY]
    assert state.manners is not None
    state = state._replace(draw=state.draw[TALK_PENALTY:], manners=state.manners._replace(talked=talked))
    events.append(PenaltyTaken(seat, "talk", len(cards)))
    return _into_stock(state, seat, cards, events)


def _into_stock(state: State, seat: int, cards: Cards, events: Events) -> State:
    """Under the face-up top card, which stays; shuffled in or at the bottom (SB-25)."""
    if not cards:
        return state
    stock = state.stocks[seat]
    below, top = stock[:-1], stock[-1:]
    if state.options.penalty_cards == "shuffle":
        order, shuffler = state.shuffler.shuffle(cards + below)
        events.append(Shuffled("stock", order, seat))
        state = state._replace(shuffler=shuffler)
        below = order[::-1]  # the first of an order is the first to be turned up
    else:
        below = cards + below
    state = state._replace(stocks=replaced(state.stocks, seat, below + top))
    if not top:  # SB-22: an empty stock has a top card again
        events.append(StockTurned(seat, state.stocks[seat][-1]))
    return state


def _stop_turn(state: State, annul: bool, events: Events) -> State:
    """SB-26: play goes back to whose turn it was; the offender will not draw next time."""
    memory, offender = state.manners, state.turn
    assert memory is not None
    assert memory.interrupted is not None
    before = memory.interrupted
    assert before.manners is not None
    barred = tuple(sorted({*before.manners.barred, offender}))
    remembered = before.manners._replace(barred=barred, wrong_calls=memory.wrong_calls)
    events.append(TurnStopped(offender, annul, goes_on=before.turn))
    if annul:
        # The cards go back; orders that were shuffled meanwhile are not used again.
        return before._replace(shuffler=state.shuffler, manners=remembered)
    idle = 0 if state.moved else before.idle
    state = state._replace(turn=before.turn, moved=before.moved, idle=idle, manners=remembered)
    # The stopped turn may have finished a pile: then there is something to draw again (SB-12).
    if state.hands[state.turn] or is_barred(state, state.turn):
        return state
    return draw_up(state, state.turn, events)


def is_barred(state: State, seat: int) -> bool:
    """SB-26: whether this seat's next turn, or the one it is in, begins without drawing."""
    return state.manners is not None and seat in state.manners.barred


def may_draw_again(state: State, seat: int) -> bool:
    """SB-26: a barred player who has emptied the hand draws five (SB-14), unless the whole turn is barred."""
    return state.options.barred_turn == "first" or not is_barred(state, seat)


def after_play(state: State, memory: Manners) -> Manners:
    """An extra card that has been played cannot be called any more (SB-25)."""
    if not memory.extra:
        return memory
    hand, extra = list(state.hands[state.turn]), []
    for card in memory.extra:
        if card in hand:
            hand.remove(card)
            extra.append(card)
    return memory._replace(extra=tuple(extra))


def forgotten(memory: Manners, seat: int) -> Manners:
    """Once a turn of this seat is over nothing of it can be called (SB-27), and a bar is served."""
    barred = tuple(other for other in memory.barred if other != seat)
    return memory._replace(extra=(), talked=(), interrupted=None, barred=barred)
