"""What a Skip-Bo bot thinks about: a view as one flat sequence of whole numbers.

The thinking is the same text for plain Python and for the kernels, so a position holds only numbers:
a list made from a `View` here, an array filled from a kernel's state there.

| at                        |                                                              |
|---------------------------|--------------------------------------------------------------|
| `HEIGHTS`                 | heights of the building piles, four bits each                |
| `HAND`                    | how many of each face are in the hand, four bits each        |
| `PLAYERS`, `ACROSS`       | players; how far away the partner sits, 0 without one        |
| `SEAT + SEAT_SIZE * k`    | what lies before the player k places to the left, 0: oneself |
| `CHAIN + slot`            | a card of a discard pile, see below                          |

Before a player lie `STOCK_TOP` (a lane), `STOCK_COUNT`, and `PILES`: the slot of each discard pile's
top, eight bits each. A slot holds a lane, the slot below (from bit 8), and how deep the pile is up
to here (from bit 16). Slot 0 is the empty table. `PLACED` is free for a card one thinks of discarding.

A *lane* stands for a face, as in the kernel: four times (the face less one), so that it is where the
face's four bits begin in a hand. `NO_CARD` is a lane beyond all cards.
"""

from collections import Counter
from typing import TYPE_CHECKING

from tablee.games.skipbo.rules.moves import TOP_NUMBER, WILD
from tablee.games.skipbo.rules.options import DECK_SIZE
from tablee.games.skipbo.rules.options import PLAYERS as PLAYER_COUNTS
from tablee.games.skipbo.rules.state import DECK

if TYPE_CHECKING:
    from tablee.games.skipbo.rules.view import View

HEIGHTS, HAND, PLAYERS, ACROSS = range(4)
SEAT, SEAT_SIZE = 4, 3
STOCK_TOP, STOCK_COUNT, PILES = range(3)
CHAIN = SEAT + SEAT_SIZE * (PLAYER_COUNTS.stop - 1)
PLACED = DECK_SIZE + 1
SIZE = CHAIN + PLACED + 1

NO_CARD = 60
WILD_LANE = 4 * (WILD - 1)
FULL = TOP_NUMBER

_MOST_OF_A_FACE = 7  # three bits tell whether a face is there; only cheats hold more


def lane_of(card: int | None) -> int:
    """The lane of a card, or of none."""
    return NO_CARD if card is None else 4 * (card - 1)


def position_of(view: "View") -> list[int]:
    """The position of the seat whose turn it is. Raises `ValueError` for the view of anybody else."""
    if view.seat is None or view.seat != view.turn:
        raise ValueError("a bot chooses only when it is its turn")
    position = [0] * SIZE
    for pile, cards in enumerate(view.building):
        position[HEIGHTS] |= len(cards) << (4 * pile)
    for card in set(view.hand):
        position[HAND] |= min(view.hand.count(card), _MOST_OF_A_FACE) << lane_of(card)
    position[PLAYERS] = view.players
    position[ACROSS] = view.players // 2 if view.partner is not None else 0
    position[CHAIN] = NO_CARD
    slot = 0
    for k in range(view.players):
        place = view.places[(view.seat + k) % view.players]
        at = SEAT + SEAT_SIZE * k
        position[at + STOCK_TOP] = lane_of(place.stock_top)
        position[at + STOCK_COUNT] = place.stock_count
        for pile, discards in enumerate(place.discards):
            below = 0
            for depth, card in enumerate(discards, 1):
                slot += 1
                position[CHAIN + slot] = lane_of(card) | below << 8 | depth << 16
                below = slot
            position[at + PILES] |= below << (8 * pile)
    return position


def unseen_cards(view: "View") -> Counter[int]:
    """How many of each face lie where this seat does not see them."""
    unseen = Counter(DECK)
    unseen.subtract(view.hand)
    unseen.subtract(view.finished)
    for pile in view.building:
        unseen.subtract(pile)
    for place in view.places:
        if place.stock_top is not None:
            unseen[place.stock_top] -= 1
        for pile in place.discards:
            unseen.subtract(pile)
    return +unseen
