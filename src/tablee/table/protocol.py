"""What goes over the wire, both ways: protocol version 1, documented in docs/protocol.md.

Every message is one JSON object whose `type` says what it is. From these classes come the JSON Schema
and the TypeScript types of the browser client; a test fails when they drift apart.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from tablee.bots.ladder import MOST_LEVELS

VERSION = 1

_LONG_TURN = 3600  # seconds
LEAST_GRACE = 15  # seconds; less was accepted once, and is stored
LARGEST_OPTION = 1_000_000  # more was accepted once, and is stored
MOST_HOLIDAYS = 30  # days, of one person in one match

Scalar = str | int | bool | None
CommandId = Annotated[
    str, Meta(min_length=1, max_length=40, description="chosen by the client, new for each")
]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="from 0, clockwise")]
Level = Annotated[int, Meta(ge=1, le=MOST_LEVELS, description="of a bot: 1 is the weakest")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableName = Annotated[
    str, Meta(pattern="^[0-9A-Za-z -]{6,32}$", max_length=32, description="a table's id or its code")
]
GameName = Annotated[
    str, Meta(min_length=1, max_length=40, description="the name of a game, as `GET /api/games` has them")
]
Language = Literal["en", "fr", "fr-CA", "de", "nl", "it", "es", "pt"]
Colour = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
Phase = Literal["gathering", "playing", "between", "over"]
SeatPresence = Literal["here", "away", "stand_in"]
ByeReason = Literal["restart", "slow", "protocol", "limit", "signed_out"]
Reaction = Literal["hello", "well_played", "thanks", "oops", "wow", "hurry", "laugh", "sorry"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays. `options` are the game's own; left out, they have the rule sheet's values."""

    game: GameName
    players: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Scalar] = {}
    public: Annotated[bool, Meta(description="whether it stands in the list of tables")] = False
    chat: Annotated[bool, Meta(description="whether people may write; reactions are always there")] = True
    undo: Annotated[bool, Meta(description="whether moves may be taken back if everybody agrees")] = True
    hints: Annotated[bool, Meta(description="whether people may ask what to do")] = True
    hint_limits: Annotated[
        str,
        Meta(
            pattern=r"^([0-9](/[0-9])*)?$",
            max_length=15,
            description="hints in each game or round, by seat, such as `2/0`; empty: as many as one likes",
        ),
    ] = ""
    clock: (
        Annotated[int, Meta(ge=5, le=1_209_600, description="seconds for a turn: up to 14 days")] | None
    ) = None
    grace: Annotated[
        int, Meta(ge=0, le=86_400, description="seconds until a bot plays for an absent player, at least 15")
    ] = 60
    stand_in: Annotated[Level, Meta(description="of the bot that plays for an absent player")] = 3

    @property
    def patience(self) -> int:
        """The grace that a table gives: long enough to reload a page, whatever was once set."""
        return max(self.grace, LEAST_GRACE)

    @property
    def over_days(self) -> bool:
        """Whether people come and go between their turns: nobody is missed before the clock has run out."""
        return self.clock is not None and self.clock >= _LONG_TURN


# ── From the client ──────────────────────────────────────────────────────────────────────────────────


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. Without a cookie, `secret` says who this is; without either, a new person."""

    protocol: int
    secret: Annotated[str, Meta(max_length=64)] | None = None
    language: Language | None = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Answered with `pong`: a client can tell a silent table from a dead line."""


class Command(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag=True):
    """Something to be done. Answered with `ack` or `refusal`; the same `id` again changes nothing more."""

    id: CommandId


class Open(Command, tag="open"):
    """Go to a table; leave the one before. `seen`: the last number that this client knows of it."""

    table: TableName
    seen: Annotated[int, Meta(ge=0)] | None = None


class Leave(Command, tag="leave"):
    """Leave the table; a seat is kept."""


class Say(Command, tag="say"):
    """Write to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(Command, tag="react"):
    """One of the quick reactions."""

    reaction: Reaction


class Show(Command, tag="show"):
    """After a match: lead all who look at its replay to a move of a game or round. Null: I lead no more."""

    lead: Annotated[
        str,
        Meta(pattern="^[a-z0-9]{1,16}$", description="of this device: who shows with another one leads now"),
    ]
    game: Annotated[int, Meta(ge=0, le=10_000)]
    move: Annotated[int, Meta(ge=0, le=1_000_000)] | None


class Mute(Command, tag="mute"):
    """Do not show me what this person says or how they react."""

    person: Annotated[str, Meta(max_length=32)]
    muted: bool = True


# ── From the server ──────────────────────────────────────────────────────────────────────────────────


class PersonInfo(msgspec.Struct):
    """Somebody as others see them."""

    id: str
    name: str
    colour: Colour


class ProgramInfo(msgspec.Struct):
    """A program from outside that plays a seat. `name` is empty until it comes for the first time."""

    name: str
    by: Annotated[str, Meta(description="who let it play: they may see what it sees")]
    ms: Annotated[int, Meta(description="milliseconds that it has for a move")]
    fault: Annotated[str | None, Meta(description="why it was last sent away in this match")]
    out: Annotated[bool, Meta(description="sent away too often: the bot plays this match to its end")]


class SeatInfo(msgspec.Struct):
    """A seat: somebody's, a bot's (`level`), or empty. `owner` is whose device plays it: a guest has none.

    `presence`: `here`, `away` (gone a moment ago), or `stand_in`: a bot plays for them until they return.
    With a `program` too, `level` is that of the bot which plays whenever the program does not.
    """

    person: PersonInfo | None
    owner: str | None
    level: Level | None
    ready: bool
    presence: SeatPresence | None
    program: ProgramInfo | None = None
    bot: Annotated[str | None, Meta(description="what the bot is called")] = None
    colour: Annotated[Colour, Meta(description="the person's, or one that is left")] = "blue"
    holiday: Annotated[
        int | None, Meta(description="on holiday until then: milliseconds since 1970, perhaps in the past")
    ] = None
    adaptive: Annotated[
        bool, Meta(description="the bot plays another level in each match; `level` is the present one")
    ] = False
    hints_left: Annotated[
        int | None, Meta(description="in this game or round; null: there is no limit here")
    ] = None


class UndoRequest(msgspec.Struct):
    """Somebody would like to take back a move; `waiting` have not answered."""

    seat: int
    waiting: list[str]


class SeatRequest(msgspec.Struct):
    """Somebody would like the seat and the hand of an absent player; `waiting` have not answered."""

    seat: int
    person: PersonInfo
    waiting: list[str]


class MatchInfo(msgspec.Struct):
    """The match until now. `record` is the id of its page once it is over."""

    totals: list[int]
    games: int
    rounds: Annotated[list[list[int]], Meta(description="what each finished game or round scored, by seat")]
    winners: list[int] | None
    record: str | None
    doubled: Annotated[
        list[int | None],
        Meta(description="of each finished round, the seat whose score was doubled, if one was"),
    ] = []
    resigned: Annotated[int | None, Meta(description="the seat that gave the match up, if one did")] = None
    resignable: Annotated[list[int], Meta(description="the seats that can give it up now")] = []


class TableInfo(msgspec.Struct):
    """Everything about a table but the cards."""

    id: str
    code: str
    phase: Phase
    settings: Settings
    host: str
    seats: list[SeatInfo]
    spectators: int
    others: Annotated[list[PersonInfo], Meta(description="the first thirty people here without a seat")]
    commitment: str
    match: MatchInfo | None
    undo: UndoRequest | None
    turn_ends: Annotated[int | None, Meta(description="milliseconds since 1970, with a turn clock")]
    seat_request: SeatRequest | None = None
    what_if: Annotated[
        str | None, Meta(description="the finished match that goes on otherwise here; it has no record")
    ] = None
    from_device: Annotated[
        bool, Meta(description="it was begun without a server: the host could know the cards")
    ] = False
    tournament: Annotated[
        str | None, Meta(description="the tournament that has opened this table, and seats everybody")
    ] = None


class HintInfo(msgspec.Struct):
    """A move, the chance to win after it with a 95 % interval, and why; `alike` come to the same.

    There are no chances in the first minutes of a server whose code is still being compiled. `score` is
    what this seat will have in this round, if the game can say. `lead` is how many points better that is than
    what the others have on average, if moves are ordered by it; null if they are ordered by the chance.
    All by what the seat sees, nothing else.
    """

    move: str
    alike: list[str]
    chance: float | None
    low: float | None
    high: float | None
    score: float | None
    reason: str
    sentence: str
    details: dict[str, str | int | float | bool | None]
    lead: float | None = None


class Happened(msgspec.Struct):
    """What one entry of the log did. `by` is the person, null for bots and the server.

    `level` and `ready` belong to `bot` and `ready`, `agree` to `answer` and `seat_answered`; `undone`: a move
    was taken back.
    """

    number: int
    at: Annotated[int, Meta(description="milliseconds since 1970")]
    what: str
    by: str | None
    seat: int | None
    move: str | None
    stand_in: Annotated[bool, Meta(description="a bot moved for an absent or slow player")]
    level: Level | None
    ready: bool | None
    agree: bool | None
    undone: bool
    events: Annotated[list[dict[str, Any]], Meta(description="what this client's seats see of it")]


class Welcome(msgspec.Struct, tag="welcome"):
    """Answer to `hello`. `secret` comes only with a new identity: keep it, it proves who you are."""

    protocol: int
    server: str
    person: PersonInfo
    language: Language
    secret: str | None
    heartbeat: Annotated[int, Meta(description="seconds; ping at least so often")]
    at: Annotated[int, Meta(description="the server's clock: milliseconds since 1970")]


class Snapshot(msgspec.Struct, tag="snapshot"):
    """The whole table. `game` is what everybody sees of it, `yours` what only your seats see."""

    number: int
    table: TableInfo
    game: Raw | None
    yours: Raw
    missed: Annotated[list[Raw], Meta(description="happenings since `seen`, oldest first, if still known")]
    complete: Annotated[bool, Meta(description="whether `missed` has everything since `seen`")]
    undoable: Annotated[int | None, Meta(description="who made the last move, if it can be taken back")]


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """What has happened, and how the table stands after it. What is left out has not changed.

    `game` is null when there is none any more: before a rematch.
    """

    number: int
    happened: Raw
    game: Raw | UnsetType | None = UNSET
    yours: Raw | UnsetType = UNSET
    table: TableInfo | UnsetType = UNSET
    undoable: Annotated[int | UnsetType, Meta(description="as in a snapshot; left out: nobody can")] = UNSET


class Presence(msgspec.Struct, tag="presence"):
    """Somebody came, went, or was replaced: the table anew. This is no entry, so it has no number."""

    table: TableInfo


class Ack(msgspec.Struct, tag="ack"):
    """Done, and on disk. `number`: of the entry that did it; null where nothing is written down."""

    id: str
    number: int | None


class Refusal(msgspec.Struct, tag="refusal"):
    """Not done, and nothing changed. `code` is stable; `details` are what `sentence` speaks of."""

    id: str | None
    code: str
    kind: str
    rule: str
    given: str
    sentence: str
    details: dict[str, Scalar]


class Said(msgspec.Struct, tag="said"):
    """Somebody wrote something."""

    person: PersonInfo
    text: str
    at: int


class Reacted(msgspec.Struct, tag="reacted"):
    """Somebody reacted."""

    person: PersonInfo
    reaction: Reaction
    at: int


class Shown(msgspec.Struct, tag="shown"):
    """Somebody leads through the replay of the match that is over: see `show`."""

    person: PersonInfo
    lead: str
    game: int
    move: int | None
    at: int


class Pong(msgspec.Struct, tag="pong"):
    """Answer to `ping`. `at` is the server's clock, by which turns end."""

    at: Annotated[int, Meta(description="milliseconds since 1970")]


class Bye(msgspec.Struct, tag="bye"):
    """The server closes the connection. `retry`: milliseconds after which to come back; null: do not."""

    reason: ByeReason
    retry: int | None


FromServer = Welcome | Snapshot | Update | Presence | Ack | Refusal | Said | Reacted | Shown | Pong | Bye
