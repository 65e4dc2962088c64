"""Skyjo on the wire: what views, own parts and events look like."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from tablee.games.skyjo.rules import events
from tablee.table import wire
from tablee.table.protocol import SeatNumber
from tablee.table.wire import Count

Card = Annotated[int, Meta(ge=-2, le=12)]
Cell = Card | Literal["?"] | None
CellName = Annotated[str, Meta(pattern="^[a-d][1-3]$", description="column and row: a1 to d3")]
NAMED = {"Cell": "A card's value, ? if it is face down, null if it is gone.", "Card": "", "CellName": ""}


class Outcome(wire.Outcome):
    """How a round ended. `winners` are the seats with the lowest of the `scores`."""

    reason: Literal["closed"]


class Own(wire.Own):
    """What belongs to one seat alone. Laid over the spectator's view, it makes that seat's view."""

    drawn: Annotated[Card | None, Meta(description="the card that was drawn and is not laid down yet")]


class View(wire.View):
    """A round of Skyjo as a spectator sees it: `seat` and `drawn` are null, moves empty."""

    game: Literal["skyjo"]
    outcome: Outcome | None
    dealer: SeatNumber
    phase: Literal["set_up", "turn", "drawn", "over"]
    turn: Annotated[SeatNumber | None, Meta(description="null during set-up")]
    draw_count: Count
    discard: Annotated[list[Card], Meta(description="the top last")]
    grids: Annotated[
        list[list[Cell]],
        Meta(description='for each seat a1 b1 c1 d1 a2 … d3: a value, "?" face down, null gone'),
    ]
    closer: SeatNumber | None
    starter: Annotated[SeatNumber | None, Meta(description="who starts whatever the set-up shows")]
    drawn: Card | None


class Shuffled(wire.Event):
    """Cards were shuffled."""

    what: Literal["deck", "draw_pile"]
    count: Count


class Drew(wire.Event):
    """A card was drawn; which one, only whoever drew it is told."""

    seat: SeatNumber
    card: Card | UnsetType = UNSET


class RoundEnded(wire.Event):
    """The round is over; its outcome, and the closer whose score was doubled, if it was."""

    reason: Literal["closed"]
    winners: list[SeatNumber]
    scores: list[int]
    doubled: SeatNumber | None


# What the fields of events are called, and what they are; a null where the event has none.
_FIELDS = {
    **dict.fromkeys(("seat", "dealer"), SeatNumber),
    **dict.fromkeys(("card", "discard", "out"), Card),
    "cell": CellName,
    "column": Annotated[int, Meta(ge=0, le=3)],
    "taken": bool,
}
Event: Any = wire.event_union(events.Event, _FIELDS, (Shuffled, Drew, RoundEnded))
