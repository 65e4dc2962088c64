"""Moving cards between the piles of a table."""

from tablee.game.contract import Shuffled, replaced
from tablee.games.skipbo.rules.events import Drew, Events
from tablee.games.skipbo.rules.options import HAND_SIZE
from tablee.games.skipbo.rules.state import Cards, State


def without(cards: Cards, card: int) -> Cards:
    """The cards less one of this face."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def still_in(hand: Cards, cards: Cards) -> Cards:
    """Those of the cards that are in the hand, in their order."""
    left, found = list(hand), []
    for card in cards:
        if card in left:
            left.remove(card)
            found.append(card)
    return tuple(found)


def draw_up(state: State, seat: int, events: Events) -> State:
    """Fill the hand to five; with nothing left to draw, play on with what there is."""
    hand = state.hands[seat]
    missing = HAND_SIZE - len(hand)
    if missing <= 0:
        return state
    state = with_cards_to_draw(state, missing, events)
    drawn = state.draw[:missing]
    if not drawn:
        return state
    events.append(Drew(seat, drawn))
    memory = state.manners
    if memory is not None and memory.interrupted is not None:  # SB-26: these may have to go back
        memory = memory._replace(drawn=replaced(memory.drawn, seat, memory.drawn[seat] + drawn))
    hands = replaced(state.hands, seat, tuple(sorted(hand + drawn)))
    return state._replace(draw=state.draw[missing:], hands=hands, manners=memory)


def with_cards_to_draw(state: State, count: int, events: Events) -> State:
    """SB-15: when so many cards use up the draw pile, the finished piles are shuffled to follow it."""
    if len(state.draw) >= count or not state.finished:
        return state
    order, shuffler = state.shuffler.shuffle(state.finished)
    events.append(Shuffled("draw_pile", order))
    return state._replace(draw=state.draw + order, finished=(), shuffler=shuffler)
