"""Skip-Bo tables laid out by hand: a test names the cards that matter, the deck supplies the rest."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tablee.game.rng import Seeded, Shuffler
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.moves import PILES, WILD, parse_move
from tablee.games.skipbo.rules.options import make_options
from tablee.games.skipbo.rules.state import DECK, Cards, Manners, State
from tests.games.acting import Acting

SEEDED = Seeded(bytes(32))


def cards(text: str) -> Cards:
    """`"3 W 12"` -> (3, WILD, 12)."""
    return tuple(WILD if face == "W" else int(face) for face in text.split())


def up_to(number: int) -> str:
    """A building pile without wilds, from 1 to this number."""
    return " ".join(str(n) for n in range(1, number + 1))


def table(
    *,
    players: int = 2,
    turn: int = 0,
    hands: Mapping[int, str] | None = None,
    stocks: Mapping[int, str] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    building: Sequence[str] = (),
    finished: str = "",
    draw: str = "",
    rest: str = "draw",
    shuffler: Shuffler = SEEDED,
    options: Mapping[str, object] | None = None,
) -> State:
    """All 162 cards on a table. Tops are written last, except `draw`: its first card is drawn first.

    Hands, discard and building piles that are not mentioned are empty; stocks are two 12s. The
    cards that are left over lie where `rest` says: in the "draw" pile after the cards of `draw`,
    with the "finished" piles, or out of reach at the bottom of the last seat's "stock" or fourth
    "discard" pile.
    """
    hands, stocks, discards = hands or {}, stocks or {}, discards or {}
    stock_cards = [cards(stocks.get(seat, "12 12")) for seat in range(players)]
    hand_cards = [tuple(sorted(cards(hands.get(seat, "")))) for seat in range(players)]
    piles = [[cards(pile) for pile in _four(discards.get(seat, ()))] for seat in range(players)]
    built = tuple(cards(pile) for pile in _four(building))
    aside, drawn = cards(finished), cards(draw)

    left = Counter(DECK)
    left.subtract(aside + drawn)
    for group in (stock_cards, hand_cards, built, *piles):
        for some in group:
            left.subtract(some)
    assert min(left.values()) >= 0, "no deck has so many cards of one face"
    spare = tuple(left.elements())
    if rest == "draw":
        drawn += spare
    elif rest == "finished":
        aside += spare
    elif rest == "stock":
        stock_cards[-1] = spare + stock_cards[-1]
    else:
        assert rest == "discard"
        piles[-1][-1] = spare + piles[-1][-1]

    complete = make_options(options or {}, players)
    return State(
        options=complete,
        players=players,
        shuffler=shuffler,
        dealer=(turn - 1) % players,
        turn=turn,
        draw=drawn,
        stocks=tuple(stock_cards),
        hands=tuple(hand_cards),
        discards=tuple(tuple(of_seat) for of_seat in piles),
        building=built,
        finished=aside,
        manners=Manners.good(players) if complete.manners == "human" else None,
    )


def _four(piles: Sequence[str]) -> list[str]:
    assert len(piles) <= len(PILES)
    return [*piles, *[""] * (len(PILES) - len(piles))]


acting: Acting[State] = Acting(rules, parse_move)
play, act, may, refusal = acting.play, acting.act, acting.may, acting.refusal
