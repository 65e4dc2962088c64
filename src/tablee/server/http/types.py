"""What the API is sent and what it answers, where that is not `protocol`'s already."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.game.registry import game_named
from tablee.scoring.sheet import Sheet
from tablee.server.notices.channels import Quiet, Target
from tablee.server.protocol import (
    Colour,
    GameName,
    HintInfo,
    Language,
    Level,
    Name,
    PersonInfo,
    Phase,
    Scalar,
    SeatNumber,
    Settings,
)

TableAddress = Annotated[
    str,
    Meta(min_length=6, max_length=32, pattern="^[0-9A-Za-z -]+$", description="a table's id or its code"),
]
RecordId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a finished match")
]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="a date, in UTC")]
Lead = Annotated[int, Meta(description="how far ahead of the best of the others; below 0: behind")]
Luck = Annotated[
    float | None, Meta(description="of the cards, as a chance to win the match; null: not worked out")
]
Skill = Annotated[
    float | None,
    Meta(description="what is left of the result without luck; 0: an even match (docs/review.md)"),
]
GameAddress = Annotated[str, Meta(min_length=1, max_length=40, description="the name of a game")]
SheetId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a shared score sheet")
]
SheetKey = Annotated[str, Meta(min_length=1, max_length=64, description="for changing a shared sheet")]
SheetVersion = Annotated[int, Meta(ge=1, le=2**31 - 1, description="counts the changes of a sheet")]
PageLimit = Annotated[int, Meta(ge=1, le=50, description="how many at most")]
Cursor = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=36,
        pattern="^[0-9]{1,15}-[0-9a-f]{20}$",
        description="where to go on, as the header `Link` of the answer before says it",
    ),
]
ChannelId = Annotated[
    str, Meta(min_length=20, max_length=20, pattern="^[0-9a-f]{20}$", description="of a channel of mine")
]
Milliseconds = Annotated[int, Meta(ge=0, description="milliseconds since 1970")]
_LARGEST_NUMBER = 2**53 - 1  # what every reader of JSON can count to


# ── Sent ─────────────────────────────────────────────────────────────────────────────────────────────


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


class AboutMe(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be seen and spoken to. What is left out stays as it is, or is chosen."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None


class Phrase(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery phrase. Whoever knows it can become this person."""

    phrase: Annotated[str, Meta(min_length=1, max_length=400)]


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """What the answer to `POST /api/me`, or a `welcome`, said is to be kept."""

    secret: Annotated[str, Meta(min_length=1, max_length=64)]


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """How to look at a table: `wait` until it has a number above `seen`."""

    seen: Annotated[int, Meta(ge=0, le=_LARGEST_NUMBER, description="the last number that is known")] = 0
    wait: Annotated[int, Meta(ge=0, le=30, description="seconds to wait for something newer")] = 0


class WhichSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Whose move it is."""

    seat: SeatNumber


class ProgramSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat a program gets, and how long it may think about a move."""

    seat: SeatNumber
    ms: Annotated[int, Meta(ge=50, le=60_000, description="milliseconds for a move")] = 2000


class WhichGame(msgspec.Struct, forbid_unknown_fields=True):
    """Of a match: its games or rounds count from 0. `eyes`: who looks on."""

    game: Annotated[int, Meta(ge=0, le=10_000)] = 0
    eyes: Annotated[
        str, Meta(pattern="^(open|everybody|[0-9])$", description="everybody, one seat, or with open cards")
    ] = "open"


class WhichPoint(msgspec.Struct, forbid_unknown_fields=True):
    """Of a match: after so many of its moves. Without it, the match begins anew."""

    after: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class WhichPosition(msgspec.Struct, forbid_unknown_fields=True):
    """As text: see docs/positions.md."""

    position: Annotated[str, Meta(min_length=1, max_length=4000)]


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """Which part of a list: so many, `after` a place that was told before."""

    limit: PageLimit = 20
    after: Cursor | UnsetType = UNSET


class WhichTables(Page):
    """Which public tables."""

    limit: PageLimit = 50


class WhichOfMine(Page):
    """Which of my finished matches: all, of one game, or those with somebody."""

    game: GameName | UnsetType = UNSET
    other: Annotated[str, Meta(max_length=32, description="a person's id")] | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Raises `UnknownGame`."""
        if self.game is not UNSET:
            game_named(self.game)


class WhichRecords(Page):
    """Which finished matches."""

    game: GameName | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Raises `UnknownGame`."""
        if self.game is not UNSET:
            game_named(self.game)


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """Where I want a word when it is my turn."""

    target: Target


class ChannelWishes(msgspec.Struct, forbid_unknown_fields=True):
    """When I want it, and from which tables."""

    quiet: Annotated[Quiet | None, Meta(description="hours in which nothing is sent")] = None
    tables: (
        Annotated[
            list[Annotated[str, Meta(max_length=32)]],
            Meta(max_length=200, description="only of the tables with these ids; null: of all"),
        ]
        | None
    ) = None


class SheetToShare(msgspec.Struct, forbid_unknown_fields=True):
    """A score sheet as `tablee score` keeps it in files."""

    format: Literal["tablee-sheet/1"]
    sheet: Sheet


class SheetChange(msgspec.Struct, forbid_unknown_fields=True):
    """The sheet as it is now, made from `version` of it."""

    key: SheetKey
    version: SheetVersion
    sheet: Sheet


class WhoseSheet(msgspec.Struct, forbid_unknown_fields=True):
    """What the answer to `POST /api/sheets` said is to be kept."""

    key: SheetKey


class LookAgain(msgspec.Struct, forbid_unknown_fields=True):
    """How to look at a sheet or a tournament: `wait` until it has a version above `seen`."""

    seen: Annotated[int, Meta(ge=0, le=_LARGEST_NUMBER, description="the last version that is known")] = 0
    wait: Annotated[int, Meta(ge=0, le=30, description="seconds to wait for something newer")] = 0


# ── Answered ─────────────────────────────────────────────────────────────────────────────────────────


class Me(msgspec.Struct):
    """Somebody as they see themselves."""

    id: str
    name: str
    colour: Colour
    language: Language
    created: Milliseconds


class MeAndSecret(msgspec.Struct):
    """`secret` proves who you are, as `Authorization: Bearer …`: keep it. Null: you have one already."""

    person: Me
    secret: str | None


class NewSecret(msgspec.Struct):
    """In the place of all secrets before."""

    secret: str


class LevelInfo(msgspec.Struct):
    """A bot that can be played against. One that is compiled cannot play in a page without a server."""

    number: Level
    name: str
    description: str
    compiled: bool


class OptionChoices(msgspec.Struct):
    """What an option can be at a table of so many: one of `values`, or a number from `least` to `most`."""

    players: int
    default: Scalar
    values: list[Scalar] | None
    least: int | None
    most: int | None


class OptionInfo(msgspec.Struct):
    """An option of a game; `nullable`: it can also be null."""

    name: str
    kind: Literal["choice", "switch", "number", "handicap"]
    rule: Annotated[str, Meta(description="the id of the rule that it is about")]
    nullable: bool
    offered: Annotated[list[Scalar], Meta(description="of a number: what a form can offer; others will do")]
    needs: Annotated[
        dict[str, Scalar],
        Meta(description="what another option must be, else this one means nothing; `given`: not null"),
    ]
    choices: list[OptionChoices]


class GameInfo(msgspec.Struct):
    """A game: what it is called, how many can play it, how a match is scored, its options, its bots."""

    game: GameName
    title: str
    fewest: int
    most: int
    pairs: Annotated[list[int], Meta(description="with how many players it can be played in pairs")]
    unit: Annotated[Literal["game", "round"], Meta(description="what a match is made of")]
    wins: Annotated[Literal["highest", "lowest"], Meta(description="which total wins a match")]
    ends_with: Annotated[
        str | None, Meta(description="the option with the total at which a match ends; null: there is none")
    ]
    secret_hand: Annotated[
        bool, Meta(description="whether who shares a screen must not see a player's cards")
    ]
    options: list[OptionInfo]
    adapts: Annotated[
        bool, Meta(description="whether bots can adapt to people here, and handicaps are suggested")
    ]
    levels: list[LevelInfo]


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
    just now; `since` when."""

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


class NewTable(msgspec.Struct):
    """A table that was just opened; `link` is for friends."""

    id: str
    code: str
    link: str


class DealTable(NewTable):
    """A table with the cards of a finished match. `seat` is to be taken: it was that of a person."""

    seat: SeatNumber


class DailyCommitment(msgspec.Struct):
    """What is promised for a day to come: the SHA-256 of the seed that its match will reveal."""

    day: Day
    commitment: str


class MyDaily(msgspec.Struct):
    """My try at today's deal. What follows `code` is empty until it is finished."""

    code: Annotated[str, Meta(description="of the table")]
    record: RecordId | None
    totals: list[int]
    won: bool
    place: Annotated[int | None, Meta(description="among all who have finished it")]
    reached: Annotated[int | None, Meta(description="how many of `bots` were not better")]


class DailyPlace(msgspec.Struct):
    """Somebody who has finished today's deal; seat 0 is theirs."""

    place: int
    name: str
    colour: Colour
    mine: bool
    totals: list[int]
    lead: Lead
    luck: Luck
    skill: Skill


class DailyBot(msgspec.Struct):
    """How a level fared with the same cards in the same seat."""

    level: Level
    totals: list[int]
    lead: Lead
    luck: Luck
    skill: Skill


class DailyWeek(msgspec.Struct):
    """Somebody's week: the days on which they have finished a deal, the levels they reached in all, and their
    luck and skill on average over the days for which these are worked out."""

    name: str
    colour: Colour
    mine: bool
    days: int
    reached: int
    luck: Luck
    skill: Skill


class DailyGame(msgspec.Struct):
    """The deal of the day of one game. `places` and `bots` are told to who has finished it."""

    game: GameName
    players: int
    options: dict[str, Scalar]
    level: Annotated[Level, Meta(description="of the bots at the table")]
    levels: Annotated[int, Meta(description="how many levels the game has")]
    commitment: Annotated[str, Meta(description="SHA-256 of the seed")]
    coming: list[DailyCommitment]
    finished: Annotated[int, Meta(description="how many have finished it")]
    mine: MyDaily | None
    places: list[DailyPlace]
    bots: Annotated[list[DailyBot], Meta(description="the best first; they play after the first person")]
    measuring: Annotated[bool, Meta(description="whether luck is still being taken out of somebody's match")]
    week: Annotated[list[DailyWeek], Meta(description="from Monday on; whoever reached most levels first")]


class DailyInfo(msgspec.Struct):
    """Today's deals. `until`: when the next ones begin. `streak`: days in a row on which I finished one."""

    day: Day
    until: Milliseconds
    streak: int
    games: list[DailyGame]


class DailyTable(msgspec.Struct):
    """My table with today's deal: the cards are dealt, and seat 0 is mine."""

    code: str
    link: str


class ProgramToken(msgspec.Struct):
    """For a program, once: with `token` it can play this seat. `link` has both, for `tablee sit`."""

    token: str
    link: str
    number: Annotated[int, Meta(description="of the entry that did it")]


class Done(msgspec.Struct):
    """On disk. `number`: of the entry that did it; null where nothing is written down."""

    number: int | None


class MatchPlayer(msgspec.Struct, omit_defaults=True):
    """Who had a seat: somebody, a bot (`level`) or a program. A name that was forgotten is “—”."""

    name: str
    colour: Colour
    level: Level | None = None
    program: bool = False


class ListedRecord(msgspec.Struct):
    """A finished match; `link` is its page."""

    id: str
    game: GameName
    at: Milliseconds
    seats: Annotated[list[str], Meta(description="names, by seat, as in the record")]
    players: list[MatchPlayer]
    totals: list[int]
    winners: Annotated[list[int], Meta(description="seats")]
    link: str
    mine: Annotated[list[int], Meta(description="the seats that I had")] = []
    resigned: Annotated[int | None, Meta(description="the seat that gave the match up, if one did")] = None
    luck: (
        Annotated[float, Meta(description="mine, as a chance to win the match, if a review has measured it")]
        | UnsetType
    ) = UNSET


class MeasuredLuck(msgspec.Struct):
    """What reviews have found of luck in some matches, as a chance to win one."""

    matches: Annotated[int, Meta(description="that were reviewed")]
    mean: float
    error: Annotated[float | None, Meta(description="half of its 95 % interval; null below 3 matches")]


class Figures(msgspec.Struct):
    """What somebody has made of a game: matches, the points at their ends, and wins in a row."""

    game: GameName
    played: int
    won: int
    mean: Annotated[
        float | None, Meta(description="points at the end of a match; of those that nobody gave up")
    ]
    best: Annotated[int | None, Meta(description="points; the lowest or the highest, as the game has it")]
    streak: Annotated[int, Meta(description="matches won in a row, up to now")]
    longest: Annotated[int, Meta(description="the most that were ever won in a row")]
    luck: Annotated[MeasuredLuck, Meta(description="where it was measured")] | UnsetType = UNSET


class WithOther(msgspec.Struct):
    """The matches in which I met somebody. `figures` are mine, `lost` is how many of them they have won."""

    person: PersonInfo
    figures: Figures
    lost: int


class Book(msgspec.Struct):
    """My matches in figures, by game, and by whom I played with, the most frequent first."""

    games: list[Figures]
    others: list[WithOther]
    strengths: Annotated[
        dict[GameName, float],
        Meta(description="how strong I am believed to be, in levels of the bots, where I have met some"),
    ]


class ServerStatistics(msgspec.Struct):
    """What everybody may know of this server."""

    tables: int
    playing: int
    people: int
    matches: Annotated[dict[str, int], Meta(description="finished ones, by game")]


class Frame(msgspec.Struct):
    """The table after one move. `number` counts moves from 1; 0 is the deal, without seat and move."""

    number: int
    seat: SeatNumber | None
    move: str | None
    events: Annotated[list[dict[str, Any]], Meta(description="what happened, as these eyes see it")]
    view: Annotated[dict[str, Any], Meta(description="what everybody saw")]
    hands: Annotated[list[dict[str, Any]], Meta(description="what each seat that these eyes see had besides")]
    position: Annotated[
        str | None, Meta(description="as whoever was to act saw it, as text; null if it has none")
    ]


class Replay(msgspec.Struct):
    """One game or round of a finished match, move by move."""

    game: GameName
    seats: Annotated[list[str], Meta(description="names, by seat, as in the record")]
    players: list[MatchPlayer]
    games: Annotated[int, Meta(description="how many the match has")]
    index: int
    totals: Annotated[list[int], Meta(description="before this one, by seat")]
    frames: list[Frame]


class Analysis(msgspec.Struct):
    """A position, and what is best in it; no moves if its seat has nothing to decide."""

    position: str
    game: GameName
    view: Annotated[dict[str, Any], Meta(description="what its seat sees")]
    moves: list[HintInfo]


class WrongMoves(msgspec.Struct):
    """Moves that come to the same, and what they lose: of the chance to win, or points of lead."""

    loss: float
    moves: list[str]


class PuzzleInfo(msgspec.Struct):
    """What its seat sees, and which moves are right. The reason is that of a hint."""

    position: str
    grade: Annotated[int, Meta(description="how many of the bots' levels below the champion miss it")]
    view: dict[str, Any]
    right: list[str]
    wrong: list[WrongMoves]
    reason: str
    sentence: str
    details: dict[str, str | int | float | bool | None]
    unit: Annotated[Literal["chance", "points"], Meta(description="what a loss is counted in")]


class NewSheet(msgspec.Struct):
    """A score sheet that is shared from now on. `link` is for those who look; `key` is for changing it."""

    id: SheetId
    key: SheetKey
    link: str
    version: SheetVersion


class SheetInfo(msgspec.Struct):
    """A shared score sheet as it is now."""

    version: SheetVersion
    sheet: Sheet
    touched: Milliseconds


class SheetWritten(msgspec.Struct):
    """On disk, as this version."""

    version: SheetVersion


class ChannelInfo(msgspec.Struct):
    """One of my channels. `label` is enough to recognise it, not to use it."""

    id: str
    kind: Literal["push", "ntfy", "webhook", "mail"]
    label: str
    confirmed: Annotated[bool, Meta(description="mail is sent only after its reader has said yes")]
    quiet: Quiet | None
    tables: list[str] | None


class MyChannels(msgspec.Struct):
    """Where I am told that it is my turn, and what this server can do."""

    channels: list[ChannelInfo]
    push_key: Annotated[str, Meta(description="`applicationServerKey` for a browser's subscription")]
    mail: Annotated[bool, Meta(description="whether this server sends mail")]
