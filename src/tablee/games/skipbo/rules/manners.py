"""Human manners: drawing too many, playing out of turn, talking as a silent partner, and calling it.

A turn out of turn can be called while it lasts, and stands once it is complete. If somebody else interrupted
it, it can be called until the offender's next turn begins; so can a surplus and talk, or only until a turn is
over (option `calls`). A right call brings the rule sheet's penalty, a wrong one is only counted.
Nothing that others are shown or allowed tells them that there is something to call: they have to see it. A
table that plays strictly has none of this.

Tables that earlier versions began are played on as they were (option `reading`). There only the player who
has the turn can be called for playing out of turn, and only by opponents. An empty stock wins at once, even
then. A barred player with an empty hand draws again after any play. Talk that was paid for in an annulled
turn is settled. A stalemate counts ends of turns, not players (SB-28).
"""

from tablee.game.contract import Refusal, Shuffled, replaced
from tablee.games.skipbo.rules.events import (
    BeganOutOfTurn,
    Called,
    CaughtLater,
    Events,
    OverDrew,
    PenaltyTaken,
    StockTurned,
    Talked,
    TookTurnBack,
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
    Play,
    PlayOutOfTurn,
    Source,
    Talk,
)
from tablee.games.skipbo.rules.piles import draw_up, still_in, with_cards_to_draw, without
from tablee.games.skipbo.rules.refusals import REFUSALS
from tablee.games.skipbo.rules.state import Cards, Manners, State, partner_of, side_of

TALK_PENALTY = 2  # SB-23
FROM_STOCK = (Source.STOCK, Source.PARTNER_STOCK)


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
        case Talk():
            if partner_of(state, seat) != state.turn:
                return REFUSALS.refusal("not_a_silent_partner", move)
            if seat in memory.talked:
                return REFUSALS.refusal("already_talked", move)
        case Call(called):
            if not 0 <= called < state.players:
                return REFUSALS.refusal("no_such_seat", move, seat=called)
            if called == seat:
                return REFUSALS.refusal("own_call", move)
            if _is_earlier(state) and called in side_of(state, seat):
                return REFUSALS.refusal("not_an_opponent", move)
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
            return _begin_out_of_turn(state, seat, events)
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
    memory = memory._replace(extra=replaced(memory.extra, seat, memory.extra[seat] + drawn))
    if memory.interrupted is not None and _surplus_goes_back(state):
        memory = memory._replace(drawn=replaced(memory.drawn, seat, memory.drawn[seat] + drawn))
    return state._replace(
        draw=state.draw[1:],
        hands=replaced(state.hands, seat, tuple(sorted(state.hands[seat] + drawn))),
        manners=memory,
    )


def _begin_out_of_turn(state: State, seat: int, events: Events) -> State:
    """SB-26: the whole table is remembered as it was, for the turn may be annulled."""
    if _has_emptied_stock(state):  # what a call would undo does not survive an interruption either
        state = _annul_turn(state, events)
        if seat == state.turn:
            events.append(TookTurnBack(seat))
            return state
    memory = _memory(state)
    if memory.interrupted is not None:
        return _interrupt_again(state, memory, memory.interrupted, seat, events)
    events.append(BeganOutOfTurn(seat, instead_of=state.turn))
    fresh = memory._replace(interrupted=state)
    if _forgets_with_turn(state) and _is_earlier(state):
        fresh = fresh._replace(extra=((),) * state.players, talked=())
    return _play_instead(state, fresh, seat, events)


def _interrupt_again(state: State, memory: Manners, before: State, seat: int, events: Events) -> State:
    """Somebody else joins in. If it is the player who was interrupted, the turn is simply theirs again.

    An offender who is interrupted is still remembered (SB-26).
    """
    earlier, back = _is_earlier(state), seat == before.turn
    if earlier:
        memory = memory._replace(drawn=((),) * state.players, offenders=())
    began = BeganOutOfTurn(seat, instead_of=before.turn)
    events.append(TookTurnBack(seat) if back and not earlier else began)
    return _go_on(state, before, memory, events) if back else _play_instead(state, memory, seat, events)


def _play_instead(state: State, memory: Manners, seat: int, events: Events) -> State:
    """What was moved before breaks a stalemate, even if the turn in which it was moved is lost (SB-28)."""
    moved, idle = False, () if state.moved else state.idle
    if _is_earlier(state):
        moved, idle = state.moved and _memory(state).interrupted is not None, state.idle
    memory = memory._replace(offenders=_with(memory.offenders, seat))
    return _drawn_up(state._replace(turn=seat, moved=moved, idle=idle, manners=memory), events)


def _drawn_up(state: State, events: Events) -> State:
    return state if is_barred(state, state.turn) else draw_up(state, state.turn, events)


def _call(state: State, memory: Manners, caller: int, called: int, events: Events) -> State:
    out_of_turn = called in memory.offenders
    accused = called not in side_of(state, caller)  # SB-26: a partner may notice a turn out of turn, only
    over_drawn, talked = accused and bool(memory.extra[called]), accused and called in memory.talked
    right = out_of_turn or over_drawn or talked
    events.append(Called(caller, called, right))
    if not right:
        count = memory.wrong_calls[caller] + 1
        wrong_calls = replaced(memory.wrong_calls, caller, count)
        return state._replace(manners=memory._replace(wrong_calls=wrong_calls))
    annuls = state.options.caught_turn == "annul" or _has_emptied_stock(state)
    if annuls and out_of_turn and called == state.turn:
        return _give_back(_annul_turn(state, events), called)[0]
    if over_drawn:
        state = _return_extra(state, called, events)
    if talked:
        state = _punish_talk(state, called, events)
    if out_of_turn:
        state = _stop_turn(state, called, events)
    return state


def _return_extra(state: State, seat: int, events: Events) -> State:
    """SB-25: what was drawn too much and is still in hand goes into one's own stock, unseen."""
    memory = _memory(state)
    extra, hand = memory.extra[seat], state.hands[seat]
    for card in extra:
        hand = without(hand, card)
    memory = memory._replace(extra=replaced(memory.extra, seat, ()))
    if _surplus_goes_back(state):  # it cannot go back as well
        drawn = memory.drawn[seat][::-1]  # of equal cards the last is the surplus
        for card in extra:
            drawn = without(drawn, card) if card in drawn else drawn
        memory = memory._replace(drawn=replaced(memory.drawn, seat, drawn[::-1]))
    state = state._replace(hands=replaced(state.hands, seat, hand), manners=memory)
    events.append(PenaltyTaken(seat, "over_draw", len(extra)))
    state = _into_stock(state, seat, extra, events)
    # Without the extra cards the hand would have been empty after the last play (SB-14); but a turn
    # that is over or may not go on, or began without drawing (SB-26), gains nothing by being caught.
    if hand or seat != state.turn or memory.interrupted is not None or is_barred(state, seat):
        return state
    return draw_up(state, seat, events)


def _punish_talk(state: State, seat: int, events: Events) -> State:
    """SB-23: two cards of the draw pile go unseen into the talker's stock."""
    state = with_cards_to_draw(state, TALK_PENALTY, events)
    cards, memory = state.draw[:TALK_PENALTY], _memory(state)
    memory = memory._replace(talked=_others(memory.talked, seat))
    if memory.interrupted is not None and not _is_earlier(state):
        memory = memory._replace(paid=_with(memory.paid, seat))
    state = state._replace(draw=state.draw[TALK_PENALTY:], manners=memory)
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


def _annul_turn(state: State, events: Events) -> State:
    """SB-26: the cards go back to where they were; orders that were shuffled meanwhile are not used again.

    So do the penalties that were paid, and what they were paid for can be called again.
    """
    memory, before = _memory(state), _interrupted(state)
    then = _memory(before)
    events.append(TurnStopped(state.turn, annulled=True, goes_on=before.turn))
    talked = _with(then.talked, *memory.talked, *memory.paid)  # what was said was said
    if _is_earlier(state):
        talked = then.talked if _forgets_with_turn(state) else memory.talked
    memory = then._replace(
        wrong_calls=memory.wrong_calls,
        talked=talked,
        offenders=_with(then.offenders, *memory.offenders),
        barred=_barred(then, *memory.barred),
    )
    return before._replace(shuffler=state.shuffler, manners=memory)


def _stop_turn(state: State, offender: int, events: Events) -> State:
    """SB-26: the turn ends here. What was played stays; cards drawn that are still in hand go back."""
    state, returned = _give_back(state, offender)
    if offender != state.turn:  # somebody else has interrupted it
        events.append(CaughtLater(offender, returned))
        return state
    memory, before = _memory(state), _interrupted(state)
    events.append(TurnStopped(offender, annulled=False, goes_on=before.turn, returned=returned))
    if _forgets_with_turn(state) and _is_earlier(state):
        memory = memory._replace(extra=_memory(before).extra, talked=_memory(before).talked)
    return _go_on(state, before, memory, events)


def _give_back(state: State, offender: int) -> tuple[State, int]:
    """SB-26: nothing drawn out of turn is kept, and the next turn is barred; how many cards went back."""
    memory, hand = _memory(state), state.hands[offender]
    back = () if state.options.caught_turn == "keep" else still_in(hand, memory.drawn[offender])
    for card in back:
        hand = without(hand, card)
    extra = () if _surplus_goes_back(state) else still_in(hand, memory.extra[offender])
    memory = memory._replace(
        extra=replaced(memory.extra, offender, extra),
        drawn=replaced(memory.drawn, offender, ()),
        offenders=_others(memory.offenders, offender),
        barred=_barred(memory, offender),
    )
    hands = replaced(state.hands, offender, hand)
    return state._replace(hands=hands, draw=back + state.draw, manners=memory), len(back)


def _go_on(state: State, before: State, memory: Manners, events: Events) -> State:
    """The interrupted turn, from where it was."""
    idle = () if state.moved else state.idle
    memory = memory._replace(interrupted=None, paid=(), emptied=())
    state = state._replace(turn=before.turn, moved=before.moved, idle=idle, manners=memory)
    # The other turn may have finished a pile: then there is something to draw again (SB-12).
    return state if state.hands[state.turn] else _drawn_up(state, events)


def _memory(state: State) -> Manners:
    assert state.manners is not None
    return state.manners


def _interrupted(state: State) -> State:
    before = _memory(state).interrupted
    assert before is not None
    return before


def _with(seats: tuple[int, ...], *more: int) -> tuple[int, ...]:
    """These seats and those of the others that are not among them."""
    return tuple(dict.fromkeys((*seats, *more)))


def _others(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(other for other in seats if other != seat)


def _barred(memory: Manners, *seats: int) -> tuple[int, ...]:
    return tuple(sorted({*memory.barred, *seats}))


def _forgets_with_turn(state: State) -> bool:
    return state.options.calls == "turn"


def _is_earlier(state: State) -> bool:
    return state.options.reading == "earlier"


def _surplus_goes_back(state: State) -> bool:
    """SB-26: whether a call takes a surplus drawn out of turn back with the other cards, whoever calls.

    Where it can be called as a surplus for as long as the turn out of turn, opponents do that.
    """
    return _forgets_with_turn(state) and not _is_earlier(state) and state.options.caught_turn != "keep"


def with_idle(state: State, seat: int) -> tuple[int, ...]:
    """SB-28: a player counts once. Earlier versions counted every end of a turn."""
    return (*state.idle, seat) if _is_earlier(state) else _with(state.idle, seat)


def is_barred(state: State, seat: int) -> bool:
    """SB-26: whether this seat's next turn, or the one it is in, begins without drawing."""
    return state.manners is not None and seat in state.manners.barred


def may_draw_again(state: State, seat: int) -> bool:
    """SB-14: whether a hand that is empty after a play is filled. Not while a bar lasts (SB-26)."""
    if _is_earlier(state) and state.options.barred_turn == "first":
        return True
    return not is_barred(state, seat)


def wins_later(state: State) -> bool:
    """SB-26: whether an empty stock has to wait, because the turn it was emptied in can still be called."""
    return state.manners is not None and state.manners.interrupted is not None and not _is_earlier(state)


def _has_emptied_stock(state: State) -> bool:
    """SB-26: whether somebody who plays out of turn has emptied a stock, and it is still empty."""
    return not all(state.stocks[seat] for seat in _memory(state).emptied)


def after_play(state: State, memory: Manners, play: Play, owner: int) -> Manners:
    """A card that has been played can neither be called nor go back any more (SB-25, SB-26)."""
    hand, seat = state.hands[state.turn], state.turn
    if play.source in FROM_STOCK and not state.stocks[owner] and wins_later(state):
        memory = memory._replace(emptied=_with(memory.emptied, owner))
    if memory.extra[seat] or memory.drawn[seat]:
        memory = memory._replace(
            extra=replaced(memory.extra, seat, still_in(hand, memory.extra[seat])),
            drawn=replaced(memory.drawn, seat, still_in(hand, memory.drawn[seat])),
        )
    if hand or play.source is not Source.HAND or state.options.barred_turn == "whole" or _is_earlier(state):
        return memory
    return memory._replace(barred=_others(memory.barred, seat))  # the hand is played out: the bar ends


def after_turn(state: State, memory: Manners) -> Manners:
    """Once a turn is over it counts, be it out of turn (SB-27), and a bar is served."""
    seat, nothing = state.turn, ((),) * state.players
    barred, earlier = _others(memory.barred, seat), _is_earlier(state)
    if memory.interrupted is not None and not earlier:  # the turn that is lost was barred as well
        barred = _others(barred, memory.interrupted.turn)
    memory = memory._replace(
        interrupted=None,
        paid=(),
        drawn=replaced(memory.drawn, seat, ()),
        offenders=_others(memory.offenders, seat),
        barred=barred,
        emptied=(),
    )
    if _forgets_with_turn(state):
        memory = memory._replace(extra=nothing, talked=())
        return memory._replace(drawn=nothing, offenders=()) if earlier else memory
    surplus = _surplus(state.hands[seat], memory.extra[seat])
    return memory._replace(extra=replaced(memory.extra, seat, surplus))


def _surplus(hand: Cards, extra: Cards) -> Cards:
    """Who has discarded the very card drawn too many still holds one too many: the highest stands for it."""
    held, left = still_in(hand, extra), hand
    for card in held:
        left = without(left, card)
    return held + left[::-1][: len(extra) - len(held)]


def forgotten(memory: Manners, seat: int) -> Manners:
    """When a turn of this seat begins, nothing can be called that it did before (SB-23, SB-25, SB-26)."""
    return memory._replace(
        extra=replaced(memory.extra, seat, ()),
        drawn=replaced(memory.drawn, seat, ()),
        talked=_others(memory.talked, seat),
        offenders=_others(memory.offenders, seat),
    )
