"""What the API answers about what somebody has played."""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tablee.table.protocol import GameName, PersonInfo


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


class BookPart(msgspec.Struct):
    """Matches in figures, by game, and by whom I played with, the most frequent first."""

    games: list[Figures]
    others: list[WithOther]


class Book(BookPart):
    """My matches in figures. Those with real cards stand by themselves."""

    real: Annotated[BookPart, Meta(description="the score sheets of groups that I am on")]
    strengths: Annotated[
        dict[GameName, float],
        Meta(description="how strong I am believed to be, in levels of the bots, where I have met some"),
    ]
