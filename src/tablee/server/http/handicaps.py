"""Which handicap lets players of unequal strength win about equally often."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.bots.handicaps import suggest
from tablee.game.options import NO_HANDICAP
from tablee.game.registry import GAMES, game_named
from tablee.server.http.operation import Asked, Operation, answer
from tablee.server.protocol import GameName, Level, Scalar


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


async def suggest_handicap(asked: Asked, who: Strengths) -> Response:
    options = game_named(who.game).make_options(who.options, len(who.levels))
    found = await asyncio.to_thread(suggest, who.game, who.levels, options) or {}
    return answer(Suggested(next(iter(found.values()), NO_HANDICAP), found))


OPERATIONS = (
    Operation(
        "POST", "/api/handicap", "suggestHandicap",
        "The handicap with which players so strong win about equally often, as it was measured with bots.",
        suggest_handicap, answers={200: Suggested}, body=Strengths, refuses=frozenset({400}),
        example={"game": next(iter(GAMES)), "levels": [1, 3]},
    ),
)  # fmt: skip
