"""What the API is sent and what it answers about tournaments."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.api.types import Lead, Milliseconds, RecordId
from tablee.server.tournaments.model import Phase, Plan, System
from tablee.table.protocol import Colour, GameName, Level

TournamentId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a tournament")
]
Number = Annotated[int, Meta(description="of an entrant, from 0, in the order of `entrants`")]
Points = Annotated[int, Meta(description="two for everybody in this seat who did worse, one for a draw")]


class TournamentWish(msgspec.Struct, forbid_unknown_fields=True):
    """`join` and `leave` until it begins; who has made it may `begin` and `end` it."""

    do: Literal["join", "leave", "begin", "end"]


class NewTournament(msgspec.Struct):
    """A tournament, open for everybody who has the link."""

    id: TournamentId
    link: str


class EntrantInfo(msgspec.Struct):
    """Somebody who takes part, or a bot (`level`)."""

    name: str
    colour: Colour | None
    level: Level | None
    mine: bool


class ScoreInfo(msgspec.Struct):
    """How somebody stands: by `points` of `top`, then `won`, then `lead`."""

    entrant: Number
    place: int
    points: Points
    top: Annotated[int, Meta(description="as many points as there could have been")]
    won: Annotated[int, Meta(description="matches")]
    lead: Lead


class RoundTable(msgspec.Struct):
    """A table of a round. While others play the same cards, it has no `record`."""

    seats: Annotated[list[Number], Meta(description="who sits where")]
    over: bool
    totals: Annotated[list[int], Meta(description="by seat, once it is over")]
    winners: list[int]
    points: Annotated[list[Points], Meta(description="by seat, against the tables that are over")]
    record: RecordId | None


class RoundInfo(msgspec.Struct):
    """A round: the same cards at every table. `seed` is told when it is over."""

    commitment: str
    seed: str | None
    tables: Annotated[list[RoundTable], Meta(description="none before it begins")]


class MyPlace(msgspec.Struct):
    """Where I play in the round that goes on."""

    code: Annotated[str, Meta(description="of my table")]
    over: bool


class TournamentInfo(msgspec.Struct):
    """A tournament as everybody may see it."""

    id: TournamentId
    version: int
    phase: Phase
    plan: Plan
    host: str
    hosting: Annotated[bool, Meta(description="whether it is mine")]
    most: Annotated[int, Meta(description="as many can take part")]
    entrants: list[EntrantInfo]
    standings: Annotated[list[ScoreInfo], Meta(description="the best first")]
    rounds: list[RoundInfo]
    mine: MyPlace | None
    next_at: Annotated[Milliseconds | None, Meta(description="when the next round begins")]


class ListedTournament(msgspec.Struct):
    """One of mine in a list."""

    id: TournamentId
    game: GameName
    system: System
    phase: Phase
    entrants: int
    round: int
    rounds: int
    touched: Milliseconds
