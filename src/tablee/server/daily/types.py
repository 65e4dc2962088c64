"""What the API answers about the deal of the day."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.api.types import Lead, Milliseconds, RecordId
from tablee.table.protocol import Colour, GameName, Level, Scalar

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="a date, in UTC")]
Luck = Annotated[
    float | None, Meta(description="of the cards, as a chance to win the match; null: not worked out")
]
Skill = Annotated[
    float | None,
    Meta(description="what is left of the result without luck; 0: an even match (docs/review.md)"),
]


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
