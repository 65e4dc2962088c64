"""What the API answers about games, their options and their bots."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.table.protocol import GameName, Level, Scalar


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
