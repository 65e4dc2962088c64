"""What can be played here, as the games themselves say."""

import msgspec
from starlette.responses import Response

from tablee.api.catalogue import GameInfo, games
from tablee.server.web.operation import Context, Operation, packed


async def list_games(context: Context) -> Response:
    """Compressed: the first page asks for it."""
    return packed(context, msgspec.json.encode(games()))


OPERATIONS = (
    Operation(
        "GET", "/api/games", "games", "The games, how many can play them, their options and bots.",
        list_games, answers={200: list[GameInfo]},
    ),
)  # fmt: skip
