"""From a shuffled deck to the first player's first hand."""

from collections.abc import Sequence

from tablee.game.contract import Shuffled
from tablee.game.rng import Shuffler
from tablee.games.skipbo.rules.events import DealerDrew, Dealt, Events
from tablee.games.skipbo.rules.moves import PILES, WILD
from tablee.games.skipbo.rules.options import Options, stock_sizes
from tablee.games.skipbo.rules.rules import begin_turn
from tablee.games.skipbo.rules.state import DECK, Cards, Manners, State


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
