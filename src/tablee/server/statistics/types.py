"""What the API answers about what somebody has played."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.server.results.figures import Figures
from tablee.table.protocol import GameName, PersonInfo


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
