"""What the API is sent and what it answers about finished matches."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.api.types import Milliseconds, Page
from tablee.bots.cast import cast_of
from tablee.game.registry import game_named
from tablee.table.names import seat_colours
from tablee.table.ports import People
from tablee.table.protocol import Colour, GameName, Level, SeatNumber
from tablee.table.stored import NOBODY, Finished, GroupSheet

if TYPE_CHECKING:
    from tablee.locales.words import Words


_LATEST = 2**53 - 1  # milliseconds since 1970: what every reader of JSON can count to


class WhichGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game or round of a match, counted from 0. `eyes`: through whose eyes."""

    game: Annotated[int, Meta(ge=0, le=10_000)] = 0
    eyes: Annotated[
        str, Meta(pattern="^(open|everybody|[0-9])$", description="everybody, one seat, or with open cards")
    ] = "open"


class WhichPoint(msgspec.Struct, forbid_unknown_fields=True):
    """A point in a match: after this many of its moves. Without it, the match begins anew."""

    after: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class WhichOfMine(Page):
    """Which of my finished matches: all, of one game, or those with somebody."""

    game: GameName | UnsetType = UNSET
    other: Annotated[str, Meta(max_length=32, description="a person's id")] | UnsetType = UNSET
    cards: Annotated[
        Literal["online", "real", "all"],
        Meta(description="those played here, score sheets of real cards that I am on, or both"),
    ] = "online"
    since: Annotated[int, Meta(ge=0, le=_LATEST, description="those that ended then or later")] = 0
    before: Annotated[int, Meta(ge=0, le=_LATEST, description="those that ended earlier")] = _LATEST

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
    real: Annotated[
        bool, Meta(description="with real cards: `id` is that of a score sheet, `link` its group")
    ] = False
    casual: Annotated[bool, Meta(description="its cards could be known: it counts nowhere")] = False
    luck: (
        Annotated[float, Meta(description="mine, as a chance to win the match, if a review has measured it")]
        | UnsetType
    ) = UNSET


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
        str | None, Meta(description="as the seat to move saw it, as text; null if it has none")
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


Worn = tuple[Colour | None, ...]  # the colours of the people of a match, by seat

_PROGRAM = re.compile(r"(.+) \(program\)")


def players_of(seats: Sequence[str], worn: Sequence[Colour | None]) -> list[MatchPlayer]:
    """By seat, from the names in a record. `worn`: the colours of people who are still known."""
    players = []
    for seat, bot, colour in zip(seats, cast_of(seats), seat_colours(worn), strict=True):
        program = _PROGRAM.fullmatch(seat)
        if bot is not None:
            players.append(MatchPlayer(bot.name, colour, level=bot.level))
        elif program is not None:
            players.append(MatchPlayer(program[1], colour, program=True))
        else:
            players.append(MatchPlayer(seat, colour))
    return players


def display_names(words: "Words", players: Sequence[MatchPlayer]) -> list[str]:
    """Names for a reader; of equal ones the second is “Ada 2”."""
    seen: Counter[str] = Counter()
    names = []
    for number, player in enumerate(players, 1):
        name = player.name
        if name == NOBODY:
            name = words.say("shared-player-number", number=number)
        elif player.program:
            name = words.say("shared-program", name=name)
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names


async def colours_worn(people: People, finished: Finished | GroupSheet) -> Worn:
    """As they like it now; a deleted person has none."""
    known = await people.load(person for person in finished.people if person is not None)
    worn = (known[person].colour if person in known else None for person in finished.people)
    return cast(Worn, tuple(worn))
