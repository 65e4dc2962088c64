"""What makes a table fair, as a server and a page without one suggest it."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tablee.bots.handicaps import suggest
from tablee.game.options import NO_HANDICAP
from tablee.game.registry import game_named
from tablee.table.protocol import GameName, Level, Scalar


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, by the level of the bots that they play like, and what is played."""

    game: GameName
    levels: Annotated[list[Level], Meta(min_length=2, max_length=8, description="one for each seat")]
    options: dict[str, Scalar] = {}

    def __post_init__(self) -> None:
        """Raises `UnknownGame`."""
        game_named(self.game)


class Suggested(msgspec.Struct):
    """Values for the game's handicaps, as text: a number for each seat, or nothing."""

    handicap: Annotated[
        str,
        Meta(description="the first of them, such as `0/10`; empty if nobody needs one or nothing is known"),
    ]
    options: Annotated[
        dict[str, str], Meta(description="all of them by name: some games have a coarse and a fine one")
    ]


def suggested(who: Strengths) -> Suggested:
    """Raises `Refused` for options that no table can have."""
    options = game_named(who.game).make_options(who.options, len(who.levels))
    found = suggest(who.game, who.levels, options) or {}
    return Suggested(next(iter(found.values()), NO_HANDICAP), found)
