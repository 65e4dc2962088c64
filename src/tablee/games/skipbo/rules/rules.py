"""The rules of play: which moves are legal, why the others are not, and what a move does.

Pure functions on a frozen `State`. Moves that exist only with human manners are in `manners.py`;
from here on a strict and a human table are the same.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache

from tablee.game.contract import Outcome, Refusal, Refused, Shuffled, replaced
from tablee.game.rng import Shuffler
from tablee.games.skipbo.rules import manners
from tablee.games.skipbo.rules.events import (
    DealerDrew,
    Dealt,
    Discarded,
    Events,
    GameEnded,
    PileFinished,
    Played,
    StockTurned,
    TurnBegan,
    TurnEnded,
)
from tablee.games.skipbo.rules.moves import (
    DISCARD_PLAYS,
    DISCARDS,
    END_TURN,
    HAND_PLAYS,
    PARTNER_DISCARD_PLAYS,
    PARTNER_STOCK_PLAYS,
    PILES,
    STOCK_PLAYS,
    TOP_NUMBER,
    WILD,
    Discard,
    EndTurn,
    Move,
    Play,
    Source,
    card_text,
)
from tablee.games.skipbo.rules.options import Options, stock_sizes
from tablee.games.skipbo.rules.piles import draw_up, without
from tablee.games.skipbo.rules.refusals import REFUSALS
from tablee.games.skipbo.rules.state import DECK, Cards, Manners, State, has_emptied, partner_of, side_of

_OF_THE_TURN = (Play, Discard, EndTurn)


# --- what may be done ----------------------------------------------------------------------------


def actors(state: State) -> tuple[int, ...]:
    """The seat whose turn it is. Calls and talk come from others too; the game does not wait for them."""
    return () if state.outcome else (state.turn,)


def legal_moves(state: State, seat: int) -> Sequence[Move]:
    """Plays by source and pile, then discards or `-`, then what human manners add."""
    if state.outcome or not 0 <= seat < state.players:
        return ()
    moves = _turn_moves(state) if seat == state.turn else []
    if state.manners is not None:
        moves += manners.legal_moves(state, seat)
    return moves


def _turn_moves(state: State) -> list[Move]:
    seat = state.turn
    fits = _fitting_piles(state)
    moves: list[Move] = []
    _add_pile_moves(moves, state, seat, fits, STOCK_PLAYS, DISCARD_PLAYS)
    partner = partner_of(state, seat)
    if partner is not None:  # SB-20
        _add_pile_moves(moves, state, partner, fits, PARTNER_STOCK_PLAYS, PARTNER_DISCARD_PLAYS)
    faces, discards = _hand_choices(state.hands[seat])
    for card in faces:
        moves += HAND_PLAYS[card][fits[card]]
    moves += discards
    return moves


@lru_cache(maxsize=1 << 14)  # five cards make 6188 different hands
def _hand_choices(hand: Cards) -> tuple[Cards, tuple[Move, ...]]:
    """The different cards of a hand, and what can be done with it to end the turn (SB-16)."""
    faces = tuple(sorted(set(hand)))
    discards = tuple(discard for card in faces for discard in DISCARDS[card])
    return faces, discards or (END_TURN,)


def _fitting_piles(state: State) -> list[int]:
    """For each card, the building piles that it fits, a bit each (SB-08, SB-09)."""
    fits = [0] * (WILD + 1)
    for pile, cards in enumerate(state.building):
        fits[len(cards) + 1] |= 1 << pile
    fits[WILD] = (1 << len(PILES)) - 1
    return fits


def _add_pile_moves(
    moves: list[Move],
    state: State,
    owner: int,
    fits: Sequence[int],
    stock_plays: Sequence[Sequence[Play]],
    discard_plays: Sequence[Sequence[Sequence[Play]]],
) -> None:
    """Plays from the stock and the discard piles in front of one seat."""
    stock = state.stocks[owner]
    if stock:
        moves += stock_plays[fits[stock[-1]]]
    for plays, pile in zip(discard_plays, state.discards[owner], strict=True):
        if pile:
            moves += plays[fits[pile[-1]]]


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    """None if this seat may make this move now."""
    if not 0 <= seat < state.players:
        return REFUSALS.refusal("no_such_seat", move, seat=seat)
    if state.outcome:
        return REFUSALS.refusal("game_over", move)
    if not isinstance(move, _OF_THE_TURN):
        return manners.why_not(state, seat, move)
    if seat != state.turn:
        return REFUSALS.refusal("not_your_turn", move, seat=seat, turn=state.turn)
    match move:
        case Play(pile=pile):
            found = _card_at(state, seat, move)
            if isinstance(found, Refusal):
                return found
            needed = len(state.building[pile]) + 1
            if found not in (needed, WILD):  # SB-08, SB-09
                return REFUSALS.refusal(
                    "does_not_fit", move, card=card_text(found), pile=pile + 1, needed=needed
                )
        case Discard(card):
            if card not in state.hands[seat]:
                return REFUSALS.refusal("not_in_hand", move, card=card_text(card))
        case EndTurn():
            if state.hands[seat]:  # SB-16
                return REFUSALS.refusal("must_discard", move)
    return None


def _card_at(state: State, seat: int, move: Play) -> int | Refusal:
    """The card that a play would take, or why there is none."""
    if move.source is Source.HAND:
        if move.which in state.hands[seat]:
            return move.which
        return REFUSALS.refusal("not_in_hand", move, card=card_text(move.which))
    owner = _owner_of(state, seat, move)
    if owner is None:
        return REFUSALS.refusal("no_partner", move)
    if move.source in (Source.STOCK, Source.PARTNER_STOCK):
        stock = state.stocks[owner]
        return stock[-1] if stock else REFUSALS.refusal("stock_empty", move)
    pile = state.discards[owner][move.which]
    return pile[-1] if pile else REFUSALS.refusal("discard_empty", move, pile=move.which + 1)


def _owner_of(state: State, seat: int, move: Play) -> int | None:
    if move.source in (Source.PARTNER_STOCK, Source.PARTNER_DISCARD):
        return partner_of(state, seat)
    return seat


# --- what a move does ------------------------------------------------------------------------------


def apply(state: State, seat: int, move: Move) -> tuple[State, Events]:
    """The state after the move, and all that happened. Raises `Refused`."""
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise Refused(refusal)
    events: Events = []
    match move:
        case Play():
            return _play(state, seat, move, events), events
        case Discard(card, pile):
            return _discard(state, seat, card, pile, events), events
        case EndTurn():
            idle = () if state.moved else manners.with_idle(state, seat)  # SB-28
            return _end_turn(state, events, idle), events
        case _:
            return manners.apply(state, seat, move, events), events


def _play(state: State, seat: int, move: Play, events: Events) -> State:
    """SB-13: one card onto a building pile, and what follows from it."""
    owner = _owner_of(state, seat, move)
    assert owner is not None
    stocks, hands, discards = state.stocks, state.hands, state.discards
    from_stock = move.source in manners.FROM_STOCK
    from_pile = None
    if from_stock:
        source, card = "stock", stocks[owner][-1]
        stocks = replaced(stocks, owner, stocks[owner][:-1])
    elif move.source is Source.HAND:
        source, card = "hand", move.which
        hands = replaced(hands, owner, without(hands[owner], card))
    else:
        source, from_pile, piles = "discard", move.which, discards[owner]
        card = piles[from_pile][-1]
        discards = replaced(discards, owner, replaced(piles, from_pile, piles[from_pile][:-1]))

    pile, finished = (*state.building[move.pile], card), state.finished
    events.append(Played(seat, owner, source, from_pile, card, len(pile), move.pile))
    if len(pile) == TOP_NUMBER:  # SB-08: set aside with its wilds still wild (SB-09)
        events.append(PileFinished(move.pile))
        pile, finished = (), finished + pile
    state = state._replace(
        stocks=stocks,
        hands=hands,
        discards=discards,
        building=replaced(state.building, move.pile, pile),
        finished=finished,
        moved=True,
        built=True,
    )

    if from_stock:
        events.append(StockTurned(owner, stocks[owner][-1] if stocks[owner] else None))
        if has_emptied(state, seat) and not manners.wins_later(state):  # SB-17, SB-21: at once
            return end_game(state, "stock_empty", side_of(state, seat), events)
    if state.manners is not None:
        state = state._replace(manners=manners.after_play(state, state.manners, move, owner))
    if not hands[seat] and manners.may_draw_again(state, seat):  # SB-14
        state = draw_up(state, seat, events)
    return state


def _discard(state: State, seat: int, card: int, pile: int, events: Events) -> State:
    """SB-16: the turn's one discard. Nothing is drawn after it (SB-14)."""
    piles = state.discards[seat]
    piles = replaced(piles, pile, (*piles[pile], card))
    events.append(Discarded(seat, card, pile))
    hands = replaced(state.hands, seat, without(state.hands[seat], card))
    state = state._replace(hands=hands, discards=replaced(state.discards, seat, piles))
    return _end_turn(state, events, idle=())


def _end_turn(state: State, events: Events, idle: tuple[int, ...]) -> State:
    """On to the player on the left (SB-27: of whoever has just finished a turn)."""
    events.append(TurnEnded(state.turn))
    state = state._replace(manners=state.manners and manners.after_turn(state, state.manners))
    if has_emptied(state, state.turn):  # out of turn, and nobody has called it (SB-27)
        return end_game(state, "stock_empty", side_of(state, state.turn), events)
    state = state._replace(turn=(state.turn + 1) % state.players, moved=False, idle=idle)
    return _stalemate(state, events) if len(idle) == state.players else begin_turn(state, events)


def begin_turn(state: State, events: Events) -> State:
    """SB-12: a turn begins by drawing up to five cards, unless the player is barred from it (SB-26)."""
    events.append(TurnBegan(state.turn))
    if state.manners is not None:
        state = state._replace(manners=manners.forgotten(state.manners, state.turn))
    if manners.is_barred(state, state.turn):
        return state
    return draw_up(state, state.turn, events)


def _stalemate(state: State, events: Events) -> State:
    """SB-28: a whole round in which nobody moved a card.

    A second stalemate with nothing built since the first ends the game even at a table that
    reshuffles: every card that can still be drawn has been through a hand, and nobody found it a place.
    """
    discarded = tuple(card for piles in state.discards for pile in piles for card in pile)
    if state.options.stalemate == "reshuffle" and discarded and state.built:
        # Only players who were barred from drawing (SB-26) leave anything to draw.
        order, shuffler = state.shuffler.shuffle(discarded + state.draw + state.finished)
        events.append(Shuffled("draw_pile", order))
        empty = (((),) * len(PILES),) * state.players
        revived = state._replace(
            draw=order, finished=(), discards=empty, shuffler=shuffler, idle=(), built=False
        )
        return begin_turn(revived, events)
    left = {seat: sum(len(state.stocks[s]) for s in side_of(state, seat)) for seat in range(state.players)}
    fewest = [seat for seat in left if left[seat] == min(left.values())]
    if len(fewest) > len(side_of(state, fewest[0])):
        return end_game(state, "draw", (), events)
    return end_game(state, "stalemate", side_of(state, fewest[0]), events)


def end_game(state: State, reason: str, winners: tuple[int, ...], events: Events) -> State:
    """SB-18, SB-21: 25 for the win and 5 for each card in the opponents' stocks."""
    left = [len(stock) for stock in state.stocks]
    outcome = Outcome(reason, tuple(sorted(winners)), scores(left, winners))
    events.append(GameEnded(outcome))
    return state._replace(outcome=outcome)


def outcome(state: State) -> Outcome | None:
    """None while the game goes on."""
    return state.outcome


def winners(options: Options, totals: Sequence[int], last: Outcome) -> tuple[int, ...] | None:
    """SB-19: whoever has reached the target; in a single game whoever won it, nobody after a draw."""
    if options.target is None:
        return last.winners
    reached = tuple(seat for seat, total in enumerate(totals) if total >= options.target)
    return reached or None


WIN = 25
A_CARD = 5


def scores(left: Sequence[int], winners: Collection[int]) -> tuple[int, ...]:
    """SB-18, SB-21: 25 for the win and 5 for each card that is `left` in the opponents' stocks."""
    won = WIN + A_CARD * sum(count for seat, count in enumerate(left) if seat not in winners)
    return tuple(won if seat in winners else 0 for seat in range(len(left)))


def deal(options: Options, players: int, shuffler: Shuffler, previous: State | None) -> tuple[State, Events]:
    """The next game of a match; `previous` is the game before it, if any."""
    events: Events = []
    if previous is not None:
        dealer = (previous.dealer + 1) % players  # SB-04
    elif options.dealer is not None:
        dealer = options.dealer
    else:
        order, shuffler = shuffler.shuffle(DECK)
        events.append(Shuffled("dealer_draw", order))
        dealer = draw_for_dealer(order, players, events)

    order, shuffler = shuffler.shuffle(DECK)
    events.append(Shuffled("deck", order))
    first = (dealer + 1) % players
    sizes = stock_sizes(options, players)
    stocks = _stocks(order, first, sizes)
    tops = tuple(stock[-1] for stock in stocks)
    events.append(Dealt(dealer, options.stock_size, tops, sizes if len(set(sizes)) > 1 else ()))
    state = State(
        options=options,
        players=players,
        shuffler=shuffler,
        dealer=dealer,
        turn=first,  # SB-11
        draw=order[sum(map(len, stocks)) :],  # SB-07
        stocks=stocks,
        hands=((),) * players,
        discards=(((),) * len(PILES),) * players,
        building=((),) * len(PILES),
        finished=(),
        manners=Manners.good(players) if options.manners == "human" else None,
    )
    return begin_turn(state, events), events


def _stocks(order: Cards, first: int, sizes: Sequence[int]) -> tuple[Cards, ...]:
    """SB-05: one card at a time round the table from the dealer's left; who has all theirs is passed over."""
    stocks: list[list[int]] = [[] for _ in sizes]
    cards = iter(order)
    for height in range(max(sizes)):
        for seat in (*range(first, len(sizes)), *range(first)):
            if height < sizes[seat]:
                stocks[seat].append(next(cards))
    return tuple(map(tuple, stocks))


def draw_for_dealer(order: Cards, players: int, events: Events) -> int:
    """SB-03: the highest card deals; wilds are redrawn at once, ties draw again.

    Should a deck ever be used up by ties, the first of those still tied deals.
    """
    numbers = len(order) - order.count(WILD)
    cards = iter(order)
    tied = tuple(range(players))
    while 1 < len(tied) <= numbers:
        drawn = {}
        for seat in tied:
            card = WILD
            while card == WILD:
                card = next(cards)
                events.append(DealerDrew(seat, card))
            drawn[seat] = card
        numbers -= len(tied)
        highest = max(drawn.values())
        tied = tuple(seat for seat in tied if drawn[seat] == highest)
    return tied[0]
