"""Skip-Bo tables laid out by hand: a test names the cards that matter, the deck supplies the rest."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tablee.game.rng import Scripted, Seeded, Shuffler
from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.moves import PILES, WILD, parse_move
from tablee.games.skipbo.rules.options import make_options
from tablee.games.skipbo.rules.state import DECK, Cards, Manners, State
from tablee.games.skipbo.rules.view import view
from tests.games.acting import Acting
from tests.games.sheets import Sheet

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


def lay_out(laid: Mapping[str, str]) -> State:
    """The table of a line: `hand0 1 9; pile1 3 / 4 5; build 1..4; draw 3 W; rest discard; manners human`."""
    given: dict[str, Any] = {"hands": {}, "stocks": {}, "discards": {}, "options": {}}
    for name, value in laid.items():
        if name[:-1] in ("hand", "stock"):
            given[f"{name[:-1]}s"][int(name[-1])] = value
        elif name[:-1] == "pile":
            given["discards"][int(name[-1])] = value.split("/")
        elif name == "build":
            given["building"] = value.split("/")
        elif name == "order":
            given["shuffler"] = Scripted((cards(value),))
        elif name in ("draw", "finished", "rest", "players", "turn"):
            given[name] = int(value) if value.isdigit() and name in ("players", "turn") else value
        else:
            given["options"][name] = int(value) if value.isdigit() else value or True
    return table(**given)


def laid_out(state: State) -> tuple[object, ...]:
    """Where every card lies."""
    return (state.draw, state.stocks, state.hands, state.discards, state.building, state.finished)


def look(state: State, what: str) -> str:
    """What a line asks of a table; `stocked0` is a stock in the order of its cards, `top0` its top."""
    kind = what.rstrip("0123456789.")
    places = [int(place) for place in what[len(kind) :].split(".") if place]
    manners, outcome = state.manners, state.outcome
    found: Sequence[int]
    match kind:
        case "hand" | "stock":
            found = getattr(state, f"{kind}s")[places[0]]
        case "top":
            found = state.stocks[places[0]][-1:]
        case "stocked":
            found = sorted(state.stocks[places[0]])
        case "pile":
            found = state.discards[places[0]][places[1] - 1]
        case "build":
            found = state.building[places[0] - 1]
        case "wrong":
            return " ".join(map(str, manners.wrong_calls)) if manners else ""
        case "barred" | "heard":
            return " ".join(map(str, getattr(view(state, None), kind)))
        case "winners" | "scores":
            return " ".join(map(str, getattr(outcome, kind)))
        case "ended":
            return outcome.reason if outcome else "no"
        case "turn":
            return str(state.turn)
        case "cards":
            return repr(laid_out(state))
        case _:
            found = getattr(state, kind)
    return " ".join("W" if card == WILD else str(card) for card in found)


SHEET = Sheet(acting, lay_out, look)
