"""What the API is sent and what it answers about tables."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.api.types import LARGEST_NUMBER, Milliseconds, Page, PageLimit
from tablee.table.protocol import Colour, GameName, Level, Name, Phase, Scalar, SeatNumber, Settings

TableAddress = Annotated[
    str, Meta(min_length=6, max_length=32, pattern="^[0-9A-Za-z -]+$", description="a table's id or its code")
]


class BegunSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits there: a guest of mine, a bot (`name`: who of the level's cast), or else I."""

    guest: Name | None = None
    level: Level | None = None
    name: Annotated[str, Meta(max_length=24)] | None = None


class BegunMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match that was begun without a server, and is not over. `moves` are as in its record."""

    settings: Settings
    seats: Annotated[list[BegunSeat], Meta(min_length=1, max_length=8)]
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
    moves: Annotated[list[Annotated[str, Meta(pattern="^[0-9]:.+$", max_length=24)]], Meta(max_length=6000)]


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """How to look at a table: `wait` until it has a number above `seen`."""

    seen: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER, description="the last number that is known")] = 0
    wait: Annotated[int, Meta(ge=0, le=30, description="seconds to wait for something newer")] = 0


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Whose move it is."""

    seat: SeatNumber


class ProgramSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat a program gets, and how long it may think about a move."""

    seat: SeatNumber
    ms: Annotated[int, Meta(ge=50, le=60_000, description="milliseconds for a move")] = 2000


class WhichTables(Page):
    """Which public tables."""

    limit: PageLimit = 50


class ListedTable(msgspec.Struct):
    """A public table."""

    id: str
    code: str
    game: GameName
    phase: Phase
    players: int
    people: Annotated[int, Meta(description="seats that people have")]
    bots: Annotated[int, Meta(description="seats that bots have")]
    options: dict[str, Scalar]
    touched: Milliseconds


class ListedSeat(msgspec.Struct):
    """Who plays there: somebody, a bot (`level`), or nobody yet (no name)."""

    name: str
    colour: Colour
    level: Level | None
    mine: bool


class MyTable(msgspec.Struct):
    """A table at which I have a seat. `waiting`: the seats that the game waits for, null if that is not known
    just now; `since` when. `phase` is `over` if I have not seen how the match ended."""

    id: str
    code: str
    game: GameName
    phase: Phase
    seats: list[ListedSeat]
    waiting: list[int] | None
    since: Milliseconds
    totals: Annotated[list[int], Meta(description="by seat; empty before a match")]
    games: Annotated[int, Meta(description="games or rounds that are finished")]
    touched: Milliseconds
    news: Annotated[list[str], Meta(description="what has happened since I looked, in my language")] = []


class NewTable(msgspec.Struct):
    """A table that was just opened; `link` is for friends."""

    id: str
    code: str
    link: str


class DealTable(NewTable):
    """A table with the cards of a finished match. `seat` is to be taken: it was that of a person."""

    seat: SeatNumber


class ProgramToken(msgspec.Struct):
    """For a program, once: with `token` it can play this seat. `link` has both, for `tablee sit`."""

    token: str
    link: str
    number: Annotated[int, Meta(description="of the entry that did it")]


class Done(msgspec.Struct):
    """On disk. `number`: of the entry that did it; null where nothing is written down."""

    number: int | None
