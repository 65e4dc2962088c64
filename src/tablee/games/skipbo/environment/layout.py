"""The numbers of a Skip-Bo observation, and the same numbers made from a view."""

from collections import Counter
from collections.abc import Sequence

from tablee.envs.layout import MOST, Field, Layout
from tablee.games.skipbo.rules.moves import CARDS, PILES, TOP_NUMBER, WILD
from tablee.games.skipbo.rules.options import DECK_SIZE, HAND_SIZE
from tablee.games.skipbo.rules.state import DECK
from tablee.games.skipbo.rules.view import View

FACES = len(CARDS)
DEPTH = 4  # how many cards of a discard pile are told, from the top
_OF_WILDS = DECK.count(WILD)

# Where each field begins; and in a place.
ACTOR, DEALER, DRAW_COUNT, SET_ASIDE, IDLE, MOVED, BUILT = range(7)
HEIGHTS = 7
WILDS = HEIGHTS + len(PILES)
HAND = WILDS + len(PILES)
FINISHED = HAND + FACES
UNSEEN = FINISHED + FACES
STOCK_TOP, STOCK_COUNT, HAND_COUNT = range(3)
PILE_SIZES = 3
PILE_CARDS = PILE_SIZES + len(PILES)
TOTAL = PILE_CARDS + len(PILES) * DEPTH


def layout(players: int) -> Layout:
    """A card is its number, 13 a wild, 0 none."""
    table = (
        Field("actor", 1, 0, players, "who acts now; players: nobody"),
        Field("dealer", 1, 0, players - 1, "who has dealt"),
        Field("draw_count", 1, 0, DECK_SIZE, "cards in the draw pile"),
        Field("set_aside", 1, 0, DECK_SIZE, "cards of finished building piles"),
        Field("idle", 1, 0, players, "turns in a row that ended without moving a card (SB-28)"),
        Field("moved", 1, 0, 1, "whether a card was moved in this turn"),
        Field("built", 1, 0, 1, "whether a card was built since a stalemate was last reshuffled"),
        Field("heights", len(PILES), 0, TOP_NUMBER - 1, "how high each building pile is"),
        Field("wilds", len(PILES), 0, TOP_NUMBER - 1, "how many wilds are in each of them"),
        Field("hand", FACES, 0, HAND_SIZE, "of each card, wilds last: how many are in one's own hand"),
        Field("finished", FACES, 0, _OF_WILDS, "how many are set aside"),
        Field("unseen", FACES, 0, _OF_WILDS, "how many lie where oneself cannot see them"),
    )
    place = (
        Field("stock_top", 1, 0, WILD, "the card that is to be played; 0: the stock is empty"),
        Field("stock_count", 1, 0, 30, "cards in the stock"),
        Field("hand_count", 1, 0, HAND_SIZE, "cards in hand"),
        Field("pile_sizes", len(PILES), 0, DECK_SIZE, "cards in each discard pile"),
        Field(
            "pile_cards",
            len(PILES) * DEPTH,
            0,
            WILD,
            f"pile by pile its {DEPTH} uppermost cards, the top first; 0: none",
        ),
        Field("total", 1, 0, MOST, "points of this match so far", unit=500),
    )
    return Layout(table, place, players)


def numbers(view: View, totals: Sequence[int], deck: Sequence[int] = DECK) -> list[int]:
    """What a seat observes. `deck` is all cards of the game, `totals` are the match's so far."""
    assert view.seat is not None
    seat, players = view.seat, view.players
    hand, finished, unseen = Counter(view.hand), Counter(view.finished), Counter(deck)
    unseen -= hand + finished
    for pile in (*view.building, *(pile for place in view.places for pile in place.discards)):
        unseen -= Counter(pile)
    unseen -= Counter(place.stock_top for place in view.places if place.stock_top is not None)
    found = [
        players if view.outcome else (view.turn - seat) % players,
        (view.dealer - seat) % players,
        view.draw_count,
        len(view.finished),
        view.idle,
        int(view.moved),
        int(view.built),
        *(len(pile) for pile in view.building),
        *(pile.count(WILD) for pile in view.building),
        *(hand[card] for card in CARDS),
        *(finished[card] for card in CARDS),
        *(unseen[card] for card in CARDS),
    ]
    for k in range(players):
        place = view.places[(seat + k) % players]
        found += [place.stock_top or 0, place.stock_count, place.hand_count]
        found += [len(pile) for pile in place.discards]
        for pile in place.discards:
            uppermost = pile[::-1][:DEPTH]
            found += [*uppermost, *(0,) * (DEPTH - len(uppermost))]
        found.append(min(MOST, totals[(seat + k) % players]))
    return found
