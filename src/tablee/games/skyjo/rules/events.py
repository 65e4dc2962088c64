"""What can happen in Skyjo, in full. `view.shown` decides what of it each seat sees."""

from typing import NamedTuple

from tablee.game.contract import Outcome, Shuffled


class Dealt(NamedTuple):
    dealer: int
    discard: int


class TurnedOver(NamedTuple):
    seat: int
    cell: int
    card: int


class RoundBegan(NamedTuple):
    seat: int


class Drew(NamedTuple):
    seat: int
    card: int


class Exchanged(NamedTuple):
    """`card` came into the cell face up; `out` went to the discard pile."""

    seat: int
    cell: int
    card: int
    out: int
    taken: bool  # from the discard pile; else it was drawn


class Rejected(NamedTuple):
    seat: int
    card: int


class ColumnCleared(NamedTuple):
    seat: int
    column: int
    card: int


class Closed(NamedTuple):
    seat: int


class Revealed(NamedTuple):
    """A face-down card at the end of the round."""

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
