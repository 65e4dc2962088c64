"""Skip-Bo on the wire: what views, own parts and events look like."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from tablee.games.skipbo.rules import events
from tablee.table import wire
from tablee.table.protocol import SeatNumber
from tablee.table.wire import Count

Card = Annotated[int, Meta(ge=1, le=12)] | Literal["W"]
Pile = Annotated[int, Meta(ge=0, le=3, description="from 0; in the text of moves from 1")]
NAMED = {"Card": "A number, or W: a wild.", "Pile": ""}


class Outcome(wire.Outcome):
    """How a game ended. `winners` are seats; nobody after a draw. `scores` has a number for each seat."""

    reason: Literal["stock_empty", "stalemate", "draw"]


class Place(wire.Shape):
    """What lies in front of a seat. The top of a pile is its last card."""

    stock_count: Count
    stock_top: Annotated[Card | None, Meta(description="null: the stock is empty")]
    hand_count: Count
    discards: Annotated[list[list[Card]], Meta(description="four piles")]


class Own(wire.Own):
    """What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view."""

    partner: Annotated[SeatNumber | None, Meta(description="null: everybody plays alone")]
    hand: list[Card]
    instead_of: Annotated[
        SeatNumber | None, Meta(description="whose turn it is while this seat plays out of turn")
    ]


class View(wire.View):
    """A game of Skip-Bo as a spectator sees it: `seat` and `partner` are null, hand and moves empty."""

    game: Literal["skipbo"]
    outcome: Outcome | None
    dealer: SeatNumber
    turn: SeatNumber
    building: Annotated[list[list[Card]], Meta(description="four piles, the top last")]
    finished: Annotated[list[Card], Meta(description="cards of completed piles, sorted")]
    draw_count: Count
    places: Annotated[list[Place], Meta(description="one for each seat")]
    moved: Annotated[bool, Meta(description="a card was moved in this turn")]
    idle: Annotated[Count, Meta(description="how many players have ended a turn since a card was moved")]
    built: Annotated[bool, Meta(description="something was built since the last reshuffle of discards")]
    after: Annotated[SeatNumber, Meta(description="who had the turn before, or dealt")]
    heard: Annotated[
        list[SeatNumber], Meta(description="who talked to their partner and may still be called for it")
    ]
    barred: Annotated[list[SeatNumber], Meta(description="who may not draw in their next turn")]
    wrong_calls: Annotated[list[Count], Meta(description="by seat; empty at a strict table")]
    partner: SeatNumber | None
    hand: list[Card]
    instead_of: SeatNumber | None


class Shuffled(wire.Event):
    """Cards were shuffled; `seat`: whose stock it was, if it was a stock."""

    what: Literal["dealer_draw", "deck", "draw_pile", "stock"]
    count: Count
    seat: SeatNumber | None


class Drew(wire.Event):
    """So many cards came into a hand; which ones, only its owner is told."""

    seat: SeatNumber
    count: Count
    cards: list[Card] | UnsetType = UNSET


class GameEnded(wire.Event):
    """The game is over; the fields are those of its outcome."""

    reason: Literal["stock_empty", "stalemate", "draw"]
    winners: list[SeatNumber]
    scores: list[int]


class OverDrew(wire.Event):
    """I drew a card too many (`+`); the others are told that a card was drawn."""

    seat: SeatNumber
    cards: list[Card]


class Began(wire.Event):
    """Somebody begins to play; whether it is their turn is not said."""

    seat: SeatNumber


class PenaltyTaken(wire.Event):
    """So many cards went unseen into a stock."""

    seat: SeatNumber
    reason: Literal["over_draw", "talk"]
    cards: Count


# What the fields of events are called, and what they are; a null where the event has none.
_FIELDS = {
    **dict.fromkeys(("seat", "owner", "dealer", "called", "instead_of", "goes_on"), SeatNumber),
    **dict.fromkeys(("pile", "from_pile"), Pile),
    **dict.fromkeys(("right", "annulled"), bool),
    "returned": Count,
    "card": Card,
    "number": Annotated[int, Meta(ge=1, le=12)],
    "source": Literal["stock", "hand", "discard"],
    "stock_size": Count,
    "tops": list[Card],
    "stock_sizes": list[Count],
}
_OWN = (Shuffled, Drew, GameEnded, OverDrew, PenaltyTaken)
Event: Any = wire.event_union(events.Event, _FIELDS, _OWN) | Began
