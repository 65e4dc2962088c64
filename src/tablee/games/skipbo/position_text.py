"""Skip-Bo positions as text.

    skipbo 3/0/11W2/5 7*20:3,W,8,9,10:2,1/-/-/9;4*18:?,?,?,?:-/-/-/2 seat=0 turn=0 done=1

The heights of the four building piles; `11W2` has a wild card for its 2. Then what lies before each seat: the
top of the stock and how many cards it has, the hand, the four discard piles with their tops last. `done` is
how many building piles are set aside, with their wild cards: `2W3W3W7`. Whatever is not there is `-`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tablee.game.rng import Shuffler
from tablee.games.skipbo.rules.moves import PILES, TOP_NUMBER, WILD, card_text
from tablee.games.skipbo.rules.options import HAND_SIZE, make_options, stock_sizes
from tablee.games.skipbo.rules.state import DECK, Cards, State
from tablee.games.skipbo.rules.view import Place, View
from tablee.match.position_text import (
    NOTHING,
    REFUSALS,
    UNKNOWN,
    Written,
    impossible,
    parts_of,
    seat_in,
    unseen_of,
    whole,
)

TABLE = ("BUILDING-PILES", "PLACES")
KEYS = ("turn", "done", "dealer", "moved", "idle", "built")

_YES, _NO = "yes", "no"


def write(view: View) -> Written:
    if view.options.manners != "strict":
        raise impossible("manners:human")  # what a table remembers of offences has no text
    keys = {"turn": str(view.turn)}
    if view.finished:
        keys["done"] = _finished_text(view.finished)
    if view.dealer:
        keys["dealer"] = str(view.dealer)
    if view.moved:
        keys["moved"] = _YES
    if view.idle:
        keys["idle"] = str(view.idle)
    if not view.built:
        keys["built"] = _NO
    building = "/".join(
        _height_text(len(pile), (at for at, card in enumerate(pile, 1) if card == WILD))
        for pile in view.building
    )
    hands = [view.hand if seat == view.seat else None for seat in range(view.players)]
    places = ";".join(_place_text(place, hand) for place, hand in zip(view.places, hands, strict=True))
    return Written([building, places], keys)


def read(given: Written, seat: int | None, options: Mapping[str, object], shuffler: Shuffler) -> State:
    building_text, places_text = given.table
    texts, keys = places_text.split(";"), given.keys
    players = len(texts)
    made = make_options(options, players)
    if made.manners != "strict":
        raise impossible("manners:human")
    if seat is not None:
        seat_in(str(seat), players)
    turn = seat_in(keys.get("turn", str(seat or 0)), players)
    idle = whole(keys.get("idle", "0"))
    if not 0 <= idle < players:
        raise impossible(f"idle={idle}")
    building = tuple(map(_pile, parts_of(building_text, "/", len(PILES))))
    places = [_place(text, owner == seat) for owner, text in enumerate(texts)]
    finished = _finished(keys.get("done", "0"))
    for owner, (place, most) in enumerate(zip(places, stock_sizes(made, players), strict=True)):
        held = len(place.hand) + place.unknown
        if place.stock_count > most or (owner != turn and held >= HAND_SIZE):  # SB-05, SB-16
            raise impossible(texts[owner])
    sides = [
        (owner, (owner + players // 2) % players) if made.partners else (owner,) for owner in range(players)
    ]
    if any(not any(places[member].stock_count for member in side) for side in sides):
        raise REFUSALS.refused("position_over", "")

    seen = [*finished, *(card for pile in building for card in pile)]
    for place in places:
        seen += [*place.top, *place.hand, *(card for pile in place.discards for card in pile)]
    below = [place.stock_count - len(place.top) for place in places]
    unseen = unseen_of(DECK, seen, sum(below) + sum(place.unknown for place in places), card_text)
    order, shuffler = shuffler.shuffle(unseen)
    cards = iter(order)
    stocks = tuple(
        (*(next(cards) for _ in range(count)), *place.top) for count, place in zip(below, places, strict=True)
    )
    hands = tuple(
        tuple(sorted((*place.hand, *(next(cards) for _ in range(place.unknown))))) for place in places
    )
    draw = tuple(cards)
    if not hands[turn] and (draw or finished):  # SB-12, SB-14: there would be new cards
        raise REFUSALS.refused("position_turn", f"turn={turn}")
    return State(
        options=made,
        players=players,
        shuffler=shuffler,
        dealer=seat_in(keys.get("dealer", "0"), players),
        turn=turn,
        draw=draw,
        stocks=stocks,
        hands=hands,
        discards=tuple(place.discards for place in places),
        building=building,
        finished=finished,
        moved=_switch("moved", keys, _NO) == _YES,
        idle=tuple((turn - idle + at) % players for at in range(idle)),
        built=_switch("built", keys, _YES) == _YES,
    )


# --- building piles -------------------------------------------------------------------------------------


def _height_text(height: int, wilds: Iterable[int]) -> str:
    return f"{height}{''.join(f'W{number}' for number in wilds)}"


def _pile(text: str) -> Cards:
    height, *wilds = map(_number, text.split("W"))
    if height >= TOP_NUMBER or any(not 1 <= wild <= height for wild in wilds) or len({*wilds}) < len(wilds):
        raise impossible(text)  # SB-08: a pile of twelve is set aside
    return tuple(WILD if number in wilds else number for number in range(1, height + 1))


def _finished_text(cards: Cards) -> str:
    """SB-08, SB-09: set aside are whole piles; whatever number they lack a wild card stands for."""
    piles, there = len(cards) // TOP_NUMBER, Counter(cards)
    numbers = range(1, TOP_NUMBER + 1)
    return _height_text(piles, (n for n in numbers for _ in range(piles - there[n])))


def _finished(text: str) -> Cards:
    piles, *wilds = map(_number, text.split("W"))
    lacking = Counter(wilds)
    if any(not 1 <= number <= TOP_NUMBER or count > piles for number, count in lacking.items()):
        raise impossible(f"done={text}")
    if piles * TOP_NUMBER > len(DECK):
        raise REFUSALS.refused("position_deck", piles * TOP_NUMBER, most=len(DECK))
    numbers = [n for n in range(1, TOP_NUMBER + 1) for _ in range(piles - lacking[n])]
    return (*numbers, *(WILD for _ in wilds))


# --- what lies before a seat ----------------------------------------------------------------------------


class _Place(NamedTuple):
    stock_count: int
    top: Cards  # one card, or none
    hand: Cards  # what is known of it
    unknown: int  # cards of the hand that are not
    discards: tuple[Cards, ...]


def _place_text(place: Place, hand: Cards | None) -> str:
    top = NOTHING if place.stock_top is None else f"{card_text(place.stock_top)}*{place.stock_count}"
    held = _cards_text(hand) if hand is not None else ",".join([UNKNOWN] * place.hand_count) or NOTHING
    return f"{top}:{held}:{'/'.join(map(_cards_text, place.discards))}"


def _cards_text(cards: Cards) -> str:
    return ",".join(map(card_text, cards)) or NOTHING


def _place(text: str, own: bool) -> _Place:
    stock, hand, discards = parts_of(text, ":", 3)
    count = 0
    top: Cards = ()
    if stock != NOTHING:
        face, many = parts_of(stock, "*", 2)
        count, top = _number(many), (_card(face),)
        if count < 1:
            raise impossible(stock)
    held = [] if hand == NOTHING else hand.split(",")
    if len(held) > HAND_SIZE:
        raise impossible(hand)
    unknown = held.count(UNKNOWN)
    if own and unknown:
        raise REFUSALS.refused("position_own", hand)
    if not own and unknown < len(held):
        raise REFUSALS.refused("position_hidden", hand)
    piles = tuple(map(_cards, parts_of(discards, "/", len(PILES))))
    return _Place(count, top, tuple(map(_card, held)) if own else (), unknown, piles)


def _cards(text: str) -> Cards:
    return () if text == NOTHING else tuple(map(_card, text.split(",")))


def _card(text: str) -> int:
    if text == card_text(WILD):
        return WILD
    card = _number(text)
    if not 1 <= card <= TOP_NUMBER:
        raise REFUSALS.refused("position_unreadable", text)
    return card


def _number(text: str) -> int:
    number = whole(text)
    if number < 0:
        raise REFUSALS.refused("position_unreadable", text)
    return number


def _switch(name: str, keys: Mapping[str, str], usual: str) -> str:
    value = keys.get(name, usual)
    if value not in (_YES, _NO):
        raise REFUSALS.refused("position_unreadable", f"{name}={value}")
    return value
