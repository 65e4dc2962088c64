"""What a seat may see: the one exit of a Skip-Bo table, for states and for events.

Everything is left out unless it is named here. Hidden are the draw pile, all stock cards below
their tops (SB-06, from their owner too), the other hands, the orders of shuffles, and the seed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any, NamedTuple

from tablee.game.contract import Outcome, Shuffled, event_name, outcome_from
from tablee.games.skipbo.rules import events
from tablee.games.skipbo.rules.events import Event
from tablee.games.skipbo.rules.moves import ALL_MOVES, CARDS, Move, card_face, parse_card, parse_move
from tablee.games.skipbo.rules.options import Options
from tablee.games.skipbo.rules.refusals import REFUSALS
from tablee.games.skipbo.rules.rules import legal_moves
from tablee.games.skipbo.rules.state import Cards, State, partner_of


class Place(NamedTuple):
    """What lies in front of one seat, as everybody sees it."""

    stock_count: int
    stock_top: int | None
    hand_count: int
    discards: tuple[Cards, ...]  # SB-10: all cards of all piles, the top last


class View(NamedTuple):
    """All that one seat (or a spectator: seat None) knows of a game."""

    options: Options
    players: int
    dealer: int
    turn: int
    building: tuple[Cards, ...]
    finished: Cards  # sorted: they are shuffled before anybody sees them again
    draw_count: int
    places: tuple[Place, ...]
    moved: bool  # whether a card was moved in this turn (SB-28, like the next two)
    idle: int
    built: bool
    outcome: Outcome | None
    after: int  # who had the turn before, or dealt: everybody has seen it
    heard: tuple[int, ...]  # who was heard talking to their partner, and has not had a turn or penalty since
    barred: tuple[int, ...]
    wrong_calls: tuple[int, ...]
    seat: int | None
    partner: int | None
    hand: Cards
    instead_of: int | None  # whose turn it is while this very seat plays out of turn
    legal_moves: tuple[Move, ...]
    totals: tuple[int, ...] = ()  # of the match before this game; empty if nobody told

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seat that the game waits for."""
        return () if self.outcome else (self.turn,)

    def data(self) -> dict[str, Any]:
        """Plain data for JSON, with cards and moves in their text forms."""
        return {
            "game": "skipbo",
            "options": dict(zip(_OPTIONS, _option_values(self.options), strict=True)),
            "players": self.players,
            "dealer": self.dealer,
            "turn": self.turn,
            "waiting_for": self.waiting_for,
            "building": _piles(self.building),
            "finished": _faces(self.finished),
            "draw_count": self.draw_count,
            "places": [
                {
                    "stock_count": place.stock_count,
                    "stock_top": _face(place.stock_top),
                    "hand_count": place.hand_count,
                    "discards": _piles(place.discards),
                }
                for place in self.places
            ],
            "moved": self.moved,
            "idle": self.idle,
            "built": self.built,
            "outcome": self.outcome and self.outcome._asdict(),
            "after": self.after,
            "heard": self.heard,
            "barred": self.barred,
            "wrong_calls": self.wrong_calls,
            **_own_data(_Own(self.seat, self.partner, self.hand, self.instead_of, self.legal_moves)),
        }


def view(state: State, seat: int | None) -> View:
    """The view of one seat, or of a spectator. Raises `Refused` for a seat that is not there."""
    own, memory = _own(state, seat), state.manners
    return View(
        options=state.options,
        players=state.players,
        dealer=state.dealer,
        turn=state.turn,
        building=state.building,
        finished=tuple(sorted(state.finished)),
        draw_count=len(state.draw),
        places=tuple(
            Place(len(stock), stock[-1] if stock else None, len(hand), discards)
            for stock, hand, discards in zip(state.stocks, state.hands, state.discards, strict=True)
        ),
        moved=state.moved,
        idle=len(state.idle),
        built=state.built,
        outcome=state.outcome,
        after=(_rightful_turn(state) - 1) % state.players,
        heard=memory.talked if memory else (),
        barred=memory.barred if memory else (),
        wrong_calls=memory.wrong_calls if memory else (),
        **own._asdict(),
    )


def own(state: State, seat: int | None) -> dict[str, Any]:
    """What `view(state, seat).data()` has for this seat alone; all the rest a spectator sees too."""
    return _own_data(_own(state, seat))


class _Own(NamedTuple):
    """The last fields of a view."""

    seat: int | None = None
    partner: int | None = None
    hand: Cards = ()
    instead_of: int | None = None
    legal_moves: tuple[Move, ...] = ()


def _own(state: State, seat: int | None) -> _Own:
    """A seat and what belongs to it alone. Raises `Refused` for a seat that is not there."""
    if seat is None:
        return _Own()
    if not 0 <= seat < state.players:
        raise REFUSALS.refused("no_such_seat", seat, seat=seat)  # -1 must not mean the last one
    due = _rightful_turn(state)
    instead_of = due if seat == state.turn != due else None
    return _Own(seat, partner_of(state, seat), state.hands[seat], instead_of, tuple(legal_moves(state, seat)))


def _rightful_turn(state: State) -> int:
    """SB-26: whose turn it is, whoever plays."""
    interrupted = state.manners and state.manners.interrupted
    return interrupted.turn if interrupted else state.turn


def _own_data(own: _Own) -> dict[str, Any]:
    return {
        "seat": own.seat,
        "partner": own.partner,
        "hand": _faces(own.hand),
        "instead_of": own.instead_of,
        "legal_moves": [_TEXTS[move] for move in own.legal_moves],
    }


def unseen(state: State) -> int:
    """How many cards lie where nobody sees them: the draw pile, and the stocks below their tops (SB-06)."""
    return len(state.draw) + sum(len(stock) - 1 for stock in state.stocks if stock)


# Events that show no card at all, or only cards that everybody sees.
_PUBLIC = (
    events.DealerDrew,
    events.Dealt,
    events.TurnBegan,
    events.Played,
    events.StockTurned,
    events.PileFinished,
    events.Discarded,
    events.TurnEnded,
    events.GameEnded,
    events.Talked,
    events.Called,
    events.PenaltyTaken,
    events.TurnStopped,
    events.CaughtLater,
)


def shown(event: Event, seat: int | None) -> dict[str, Any]:
    """What a seat sees of an event, as plain data. An event that is not named here shows nothing."""
    name = event_name(event)
    match event:
        case Shuffled(what, order, owner):
            return {"event": name, "what": what, "count": len(order), "seat": owner}
        case events.Drew(drawer, cards):
            seen = {"cards": _faces(cards)} if drawer == seat else {}
            return {"event": name, "seat": drawer, "count": len(cards), **seen}
        case events.OverDrew(drawer, card):  # what the others see is somebody drawing a card (SB-25)
            if drawer != seat:
                return {"event": "drew", "seat": drawer, "count": 1}
            return {"event": name, "seat": drawer, "cards": _faces((card,))}
        case events.BeganOutOfTurn(offender, instead_of):  # … and somebody beginning to play (SB-26)
            if offender != seat:
                return {"event": "began", "seat": offender}
            return {"event": name, "seat": offender, "instead_of": instead_of}
        case events.TookTurnBack(player):
            return {"event": name if player == seat else "began", "seat": player}
        case events.GameEnded(outcome):
            return {"event": name, **outcome._asdict()}
        case _ if isinstance(event, _PUBLIC):
            data = event._asdict()
            if "card" in data:
                data["card"] = _face(data["card"])
            if "tops" in data:
                data["tops"] = _faces(data["tops"])
            return {"event": name, **data}
        case _:
            return {"event": name}


# Tables, because a server asks for every card and every legal move after each move that is made.
_TEXTS = {move: str(move) for move in ALL_MOVES}
_FACES: dict[int | None, int | str | None] = {None: None, **{card: card_face(card) for card in CARDS}}
_face = _FACES.__getitem__


def _faces(cards: Cards) -> list[int | str | None]:
    return [*map(_face, cards)]


def _piles(piles: tuple[Cards, ...]) -> list[list[int | str | None]]:
    return [[*map(_face, pile)] for pile in piles]


_OPTIONS = tuple(field.name for field in fields(Options))
_option_values = attrgetter(*_OPTIONS)


def view_from(data: Mapping[str, Any]) -> View:
    """The view whose `data()` this is."""
    earlier = {"after": (data["turn"] - 1) % data["players"], "heard": ()}  # servers did not tell these
    given = {**earlier, **data}
    return View(**{name: _READ.get(name, _same)(given[name]) for name in View._fields if name != "totals"})


def _same(value: Any) -> Any:
    return value


def _cards(faces: Iterable[object]) -> Cards:
    return tuple(map(parse_card, faces))


def _place(data: Mapping[str, Any]) -> Place:
    top = None if data["stock_top"] is None else parse_card(data["stock_top"])
    return Place(data["stock_count"], top, data["hand_count"], tuple(map(_cards, data["discards"])))


_READ: dict[str, Callable[[Any], Any]] = {
    "options": lambda given: Options(**given),
    "building": lambda piles: tuple(map(_cards, piles)),
    "finished": _cards,
    "places": lambda places: tuple(map(_place, places)),
    "outcome": outcome_from,
    "heard": tuple,
    "barred": tuple,
    "wrong_calls": tuple,
    "hand": _cards,
    "legal_moves": lambda moves: tuple(map(parse_move, moves)),
}
