"""From a shuffled deck to twelve face-down cards for everybody."""

from tablee.game.contract import Shuffled
from tablee.game.rng import Shuffler
from tablee.games.skyjo.rules.events import Dealt, Events
from tablee.games.skyjo.rules.moves import CELLS
from tablee.games.skyjo.rules.options import Options
from tablee.games.skyjo.rules.phase import Phase
from tablee.games.skyjo.rules.state import DECK, EVERY_CELL, State


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
