"""Which handicap lets players of unequal strength win about equally often."""

import asyncio

from starlette.responses import Response

from tablee.api.catalogue import Strengths, Suggested, suggested
from tablee.game.registry import GAMES
from tablee.server.web.operation import Context, Operation, answer


async def suggest_handicap(context: Context, who: Strengths) -> Response:
    return answer(await asyncio.to_thread(suggested, who))


OPERATIONS = (
    Operation(
        "POST", "/api/handicap", "suggestHandicap",
        "The handicap with which players so strong win about equally often, as it was measured with bots.",
        suggest_handicap, answers={200: Suggested}, body=Strengths, refuses=frozenset({400}),
        example={"game": next(iter(GAMES)), "levels": [1, 3]},
    ),
)  # fmt: skip
