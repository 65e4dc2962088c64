"""Moving cards between the piles of a table."""

from typing import TypeVar

from tablee.games.contract import Shuffled
from tablee.games.skipbo.events import Drew, Events
from tablee.games.skipbo.options import HAND_SIZE
from tablee.games.skipbo.state import Cards, State

_T = TypeVar("_T")


def replaced(values: tuple[_T, ...], index: int, value: _T) -> tuple[_T, ...]:
    """The tuple with one of its values exchanged."""
    return (*values[:index], value, *values[index + 1 :])


def without(cards: Cards, card: int) -> Cards:
    """The cards less one of this face."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def draw_up(state: State, seat: int, events: Events) -> State:
    """Fill the hand to five; with nothing left to draw, play on with what there is."""
    missing = HAND_SIZE - len(state.hands[seat])
    if missing <= 0:
        return state
    state, drawn = take_from_draw_pile(state, missing, events)
    if drawn:
        events.append(Drew(seat, drawn))
        state = state._replace(hands=replaced(state.hands, seat, tuple(sorted(state.hands[seat] + drawn))))
    return state


def take_from_draw_pile(state: State, count: int, events: Events) -> tuple[State, Cards]:
    """Up to `count` cards. SB-15: finished piles become the draw pile only when a card is wanted."""
    drawn = state.draw[:count]
    state = state._replace(draw=state.draw[count:])
    if len(drawn) < count and state.finished:
        order, shuffler = state.shuffler.shuffle(state.finished)
        events.append(Shuffled("draw_pile", order))
        rest = count - len(drawn)
        drawn += order[:rest]
        state = state._replace(draw=order[rest:], finished=(), shuffler=shuffler)
    return state, drawn
