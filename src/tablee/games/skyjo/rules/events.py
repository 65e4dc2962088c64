"""What can happen in Skyjo, in full. `view.shown` decides what of it each seat sees."""

from typing import NamedTuple

from tablee.game.contract import Outcome, Shuffled


class Dealt(NamedTuple):
    """A round begins; `discard` is the first card of the discard pile."""

    dealer: int
    discard: int


class TurnedOver(NamedTuple):
    """A card of a grid was turned over."""

    seat: int
    cell: int
    card: int


class RoundBegan(NamedTuple):
    """Set-up is over, and this seat begins."""

    seat: int


class Drew(NamedTuple):
    seat: int
    card: int


class Exchanged(NamedTuple):
    """`card` came into the cell and `out` went to the discard pile. `taken`: from there, not drawn."""

    seat: int
    cell: int
    card: int
    out: int
    taken: bool  # from the discard pile; else it was drawn


class Rejected(NamedTuple):
    """The drawn card went to the discard pile."""

    seat: int
    card: int


class ColumnCleared(NamedTuple):
    """Three equal cards left a grid; columns count from 0."""

    seat: int
    column: int
    card: int


class Closed(NamedTuple):
    """This seat has no face-down card left: everybody else has one more turn."""

    seat: int


class Revealed(NamedTuple):
    """A card that was still face down at the end of the round."""

    seat: int
    cell: int
    card: int


class RoundEnded(NamedTuple):
    outcome: Outcome
    doubled: int | None  # the closer whose score was doubled (SJ-12)


Event = (
    Shuffled
    | Dealt
    | TurnedOver
    | RoundBegan
    | Drew
    | Exchanged
    | Rejected
    | ColumnCleared
    | Closed
    | Revealed
    | RoundEnded
)
Events = list[Event]
