"""What a seat may see: the one exit of a Skip-Bo table, for states and for events.

Everything is left out unless it is named here. Hidden are the draw pile, all stock cards below
their tops (SB-06, from their owner too), the other hands, the orders of shuffles, and the seed.
"""

from dataclasses import asdict, dataclass
from typing import Any

from tablee.games.contract import Outcome, Shuffled, event_name
from tablee.games.skipbo.events import (
    BeganOutOfTurn,
    Called,
    DealerDrew,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    OverDrew,
    PenaltyTaken,
    PileFinished,
    Played,
    StockTurned,
    Talked,
    TurnBegan,
    TurnEnded,
    TurnStopped,
)
from tablee.games.skipbo.moves import Move, card_face
from tablee.games.skipbo.options import Options
from tablee.games.skipbo.refusals import REFUSALS
from tablee.games.skipbo.rules import legal_moves
from tablee.games.skipbo.state import Cards, State, partner_of


@dataclass(frozen=True, slots=True)
class Place:
    """What lies in front of one seat, as everybody sees it."""

    stock_count: int
    stock_top: int | None
    hand_count: int
    discards: tuple[Cards, ...]  # SB-10: all cards of all piles, the top last


@dataclass(frozen=True, slots=True)
class View:
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
    instead_of: int | None  # whose turn it really is, while somebody plays out of turn
    barred: tuple[int, ...]
    wrong_calls: tuple[int, ...]
    seat: int | None
    partner: int | None
    hand: Cards
    legal_moves: tuple[Move, ...]

    def data(self) -> dict[str, Any]:
        """Plain data for JSON, with cards and moves in their text forms."""
        data = asdict(self)
        data["building"] = [_faces(pile) for pile in self.building]
        data["finished"] = _faces(self.finished)
        data["hand"] = _faces(self.hand)
        data["places"] = [
            {
                "stock_count": place.stock_count,
                "stock_top": _face(place.stock_top),
                "hand_count": place.hand_count,
                "discards": [_faces(pile) for pile in place.discards],
            }
            for place in self.places
        ]
        data["outcome"] = self.outcome and self.outcome._asdict()
        data["legal_moves"] = [str(move) for move in self.legal_moves]
        return data


def view(state: State, seat: int | None) -> View:
    """The view of one seat, or of a spectator. Raises `Refused` for a seat that is not there."""
    if seat is not None and not 0 <= seat < state.players:
        raise REFUSALS.refused("no_such_seat", seat, seat=seat)  # -1 must not mean the last one
    memory = state.manners
    interrupted = memory.interrupted if memory else None
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
        idle=state.idle,
        built=state.built,
        outcome=state.outcome,
        instead_of=interrupted.turn if interrupted else None,
        barred=memory.barred if memory else (),
        wrong_calls=memory.wrong_calls if memory else (),
        seat=seat,
        partner=None if seat is None else partner_of(state, seat),
        hand=() if seat is None else state.hands[seat],
        legal_moves=() if seat is None else tuple(legal_moves(state, seat)),
    )


# Events that show no card at all, or only cards that everybody sees.
_PUBLIC = (
    DealerDrew,
    Dealt,
    TurnBegan,
    Played,
    StockTurned,
    PileFinished,
    Discarded,
    TurnEnded,
    GameEnded,
    BeganOutOfTurn,
    Talked,
    Called,
    PenaltyTaken,
    TurnStopped,
)


def shown(event: Event, seat: int | None) -> dict[str, Any]:
    """What a seat sees of an event, as plain data. An event that is not named here shows nothing."""
    name = event_name(event)
    match event:
        case Shuffled(what, order, owner):
            return {"event": name, "what": what, "count": len(order), "seat": owner}
        case Drew(drawer, cards):
            seen = {"cards": _faces(cards)} if drawer == seat else {}
            return {"event": name, "seat": drawer, "count": len(cards), **seen}
        case OverDrew(drawer, card):
            seen = {"cards": _faces((card,))} if drawer == seat else {}
            return {"event": name, "seat": drawer, **seen}
        case GameEnded(outcome):
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


def _face(card: int | None) -> int | str | None:
    return None if card is None else card_face(card)


def _faces(cards: Cards) -> list[int | str]:
    return [card_face(card) for card in cards]
