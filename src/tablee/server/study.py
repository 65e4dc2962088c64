"""Positions to think about: somebody's own, and the puzzles that ship with the games."""

import asyncio
import gzip
from functools import cache

import msgspec
from starlette.responses import Response

from tablee.api.positions import Analysis, PuzzleInfo, WhichPosition, analysis, position_in, puzzle_infos
from tablee.server.limits.numbers import ADVICE
from tablee.server.web.operation import Context, InPath, Operation, accepts, answer
from tablee.table.protocol import GameName

_GAME = {"game": InPath(GameName, "unknown_game", echo=40)}


async def analyse(context: Context, which: WhichPosition) -> Response:
    position, decides = position_in(which.position)
    if not decides:
        return answer(analysis(position, []))
    context.spend(ADVICE)
    moves = await context.parts.tables.bots.advise(position.game, position.view, context.visitor)
    return answer(analysis(position, moves))


async def list_puzzles(context: Context, game: str) -> Response:
    body, headers = await asyncio.to_thread(_puzzles, game), {}
    if accepts(context.request, "gzip"):
        headers["Content-Encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, 200, {**headers, "Vary": "Accept-Encoding"}, "application/json")


@cache
def _puzzles(game: str) -> bytes:
    """They are the same for everybody; compressed, because there are hundreds."""
    return gzip.compress(msgspec.json.encode(puzzle_infos(game)))


OPERATIONS = (
    Operation(
        "GET", "/api/analysis", "analysis",
        "A position, as docs/positions.md writes it, and the moves of its seat, best first.", analyse,
        answers={200: Analysis}, query=WhichPosition, refuses=frozenset({404, 409}),
    ),
    Operation(
        "GET", "/api/puzzles/{game}", "puzzles",
        "Positions in which one move or turn is clearly the best.", list_puzzles,
        answers={200: list[PuzzleInfo]}, parameters=_GAME, refuses=frozenset({400}),
    ),
)  # fmt: skip
