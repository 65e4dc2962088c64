"""Positions as clients get them: analysed, and as puzzles."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame, game_named
from tablee.match.position import Position, from_position
from tablee.review.game_hints import counts_points, to_analyse
from tablee.review.puzzle_file import puzzles_of
from tablee.table.protocol import GameName, HintInfo
from tablee.table.refusals import REFUSALS


class WhichPosition(msgspec.Struct, forbid_unknown_fields=True):
    """As text: see docs/positions.md."""

    position: Annotated[str, Meta(min_length=1, max_length=4000)]


class Analysis(msgspec.Struct):
    """A position, and what is best in it; no moves if its seat has nothing to decide."""

    position: str
    game: GameName
    view: Annotated[dict[str, Any], Meta(description="what its seat sees")]
    moves: list[HintInfo]


class WrongMoves(msgspec.Struct):
    """Moves that come to the same, and what they lose: of the chance to win, or points of lead."""

    loss: float
    moves: list[str]


class PuzzleInfo(msgspec.Struct):
    """What its seat sees, and which moves are right. The reason is that of a hint."""

    position: str
    grade: Annotated[int, Meta(description="how many of the bots' levels below the champion miss it")]
    view: dict[str, Any]
    right: list[str]
    wrong: list[WrongMoves]
    reason: str
    sentence: str
    details: dict[str, str | int | float | bool | None]
    unit: Annotated[Literal["chance", "points"], Meta(description="what a loss is counted in")]


def position_in(text: str) -> tuple[Position, bool]:
    """The position, and whether its seat has something to decide. Raises `Refused`."""
    try:
        position = from_position(text)
    except UnknownGame:
        raise REFUSALS.refused("unknown_game", text[:40]) from None
    try:
        to_analyse(text)
    except Refused:
        return position, False
    return position, True


def analysis(position: Position, moves: list[HintInfo]) -> Analysis:
    """`moves`: of its seat, best first."""
    return Analysis(str(position), position.game, position.view.data(), moves)


def puzzle_infos(game: str) -> list[PuzzleInfo]:
    """Raises `Refused`."""
    try:
        game_named(game)
    except UnknownGame:
        raise REFUSALS.refused("unknown_game", game[:40]) from None
    return [
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
