"""Skyjo on the wire: what views, own parts and events look like."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from tablee.server import wire
from tablee.server.protocol import SeatNumber
from tablee.server.wire import Count

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


class Shuffled(wire.Event, tag="shuffled"):
    """Cards were shuffled."""

    what: Literal["deck", "draw_pile"]
    count: Count


class Dealt(wire.Event, tag="dealt"):
    """A round begins; `discard` is the first card of the discard pile."""

    dealer: SeatNumber
    discard: Card


class TurnedOver(wire.Event, tag="turned_over"):
    """A card of a grid was turned over."""

    seat: SeatNumber
    cell: CellName
    card: Card


class RoundBegan(wire.Event, tag="round_began"):
    """Set-up is over, and this seat begins."""

    seat: SeatNumber


class Drew(wire.Event, tag="drew"):
    """A card was drawn; which one, only whoever drew it is told."""

    seat: SeatNumber
    card: Card | UnsetType = UNSET


class Exchanged(wire.Event, tag="exchanged"):
    """`card` came into the cell and `out` went to the discard pile. `taken`: from there, not drawn."""

    seat: SeatNumber
    cell: CellName
    card: Card
    out: Card
    taken: bool


class Rejected(wire.Event, tag="rejected"):
    """The drawn card went to the discard pile."""

    seat: SeatNumber
    card: Card


class ColumnCleared(wire.Event, tag="column_cleared"):
    """Three equal cards left a grid; columns count from 0."""

    seat: SeatNumber
    column: Annotated[int, Meta(ge=0, le=3)]
    card: Card


class Closed(wire.Event, tag="closed"):
    """This seat has no face-down card left: everybody else has one more turn."""

    seat: SeatNumber


class Revealed(wire.Event, tag="revealed"):
    """A card that was still face down at the end of the round."""

    seat: SeatNumber
    cell: CellName
    card: Card


class RoundEnded(wire.Event, tag="round_ended"):
    """The round is over; its outcome, and the closer whose score was doubled, if it was."""

    reason: Literal["closed"]
    winners: list[SeatNumber]
    scores: list[int]
    doubled: SeatNumber | None


Event = (
    Shuffled | Dealt | TurnedOver | RoundBegan | Drew | Exchanged
    | Rejected | ColumnCleared | Closed | Revealed | RoundEnded
)  # fmt: skip
