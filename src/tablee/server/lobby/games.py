"""What can be played here, as the games themselves say, and which handicap makes a table fair."""

import asyncio

import msgspec
from starlette.responses import Response

from tablee.api.catalogue import GameInfo, Strengths, Suggested, games, suggested
from tablee.game.registry import GAMES
from tablee.server.web.operation import Context, Operation, answer, packed


async def list_games(context: Context) -> Response:
    """Compressed: the first page asks for it."""
    return packed(context, msgspec.json.encode(games()))


async def suggest_handicap(context: Context, who: Strengths) -> Response:
    return answer(await asyncio.to_thread(suggested, who))


OPERATIONS = (
    Operation(
        "GET", "/api/games", "games", "The games, how many can play them, their options and bots.",
        list_games, answers={200: list[GameInfo]},
    ),
)  # fmt: skip
HANDICAPS = (
    Operation(
        "POST", "/api/handicap", "suggestHandicap",
        "The handicap with which players so strong win about equally often, as it was measured with bots.",
        suggest_handicap, answers={200: Suggested}, body=Strengths, refuses=frozenset({400}),
        example={"game": next(iter(GAMES)), "levels": [1, 3]},
    ),
)  # fmt: skip
