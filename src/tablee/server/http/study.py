"""Positions to think about: somebody's own, and the puzzles that ship with the games."""

import asyncio
import gzip
from functools import cache

import msgspec
from starlette.responses import Response

from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame, game_named
from tablee.match.position import from_position
from tablee.review.analysis import to_analyse
from tablee.review.game_hints import counts_points
from tablee.review.puzzle_file import puzzles_of
from tablee.server.http.operation import Asked, Operation, answer
from tablee.server.http.types import Analysis, PuzzleInfo, WhichPosition, WrongMoves
from tablee.server.protocol import GameName
from tablee.server.refusals import REFUSALS
from tablee.server.work.failures import NotDone


async def analyse(asked: Asked, which: WhichPosition) -> Response:
    try:
        position = from_position(which.position)
    except UnknownGame:
        raise REFUSALS.refused("unknown_game", which.position[:40]) from None
    try:
        to_analyse(which.position)
    except Refused:  # nobody decides anything there, but it can be looked at
        return answer(Analysis(str(position), position.game, position.view.data(), []))
    if not asked.parts.visitors.may_ask_for_advice(asked.address):
        raise REFUSALS.refused("slow_down", "")
    try:
        moves = await asked.parts.tables.bots.advise(position.game, position.view, asked.whose)
    except NotDone:
        raise REFUSALS.refused("too_busy", "") from None
    return answer(Analysis(str(position), position.game, position.view.data(), moves))


async def list_puzzles(asked: Asked) -> Response:
    name = asked.request.path_params["game"]
    try:
        game_named(name)
    except UnknownGame:
        raise REFUSALS.refused("unknown_game", name[:40]) from None
    body = await asyncio.to_thread(_puzzles, name)
    return Response(body, 200, {"Content-Encoding": "gzip"}, "application/json")


@cache
def _puzzles(game: str) -> bytes:
    """They are the same for everybody; compressed, because there are hundreds."""
    found = [
        PuzzleInfo(
            position=puzzle.line.position,
            grade=puzzle.line.grade,
            view=puzzle.view.data(),
            right=[move for alike in puzzle.line.right for move in alike],
            wrong=[WrongMoves(loss, moves) for loss, moves in puzzle.line.wrong],
            reason=puzzle.reason.code,
            sentence=puzzle.reason.sentence,
            details=dict(puzzle.reason.details),
            unit="points" if counts_points(game, puzzle.view.options) else "chance",
        )
        for puzzle in puzzles_of(game)
    ]
    return gzip.compress(msgspec.json.encode(found))


OPERATIONS = (
    Operation(
        "GET", "/api/analysis", "analysis",
        "A position, as docs/positions.md writes it, and the moves of its seat, best first.", analyse,
        answers={200: Analysis}, query=WhichPosition, refuses=frozenset({404, 409}),
    ),
    Operation(
        "GET", "/api/puzzles/{game}", "puzzles",
        "Positions in which one move or turn is clearly the best. Always compressed.", list_puzzles,
        answers={200: list[PuzzleInfo]}, parameters={"game": GameName}, refuses=frozenset({400}),
    ),
)  # fmt: skip
