"""Positions as clients get them: analysed, and as puzzles.

A game ships its puzzles in `puzzles.jsonl`, which `scripts.make_puzzles` writes. A line is one puzzle: the
position's text, the grade, the right moves, and what the wrong ones lose.
"""

from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame, game_named, package_of
from tablee.match.position import Position, from_position
from tablee.review.game_hints import Reason, counts_points, hints_of, to_analyse
from tablee.table.protocol import GameName, HintInfo
from tablee.table.refusals import REFUSALS

FILE = "puzzles.jsonl"


class PuzzleLine(msgspec.Struct, array_like=True):
    """One puzzle as it is kept. Moves that come to the same stand together."""

    position: str
    grade: int
    right: list[list[str]]
    wrong: list[tuple[float, list[str]]]  # chance, or points of lead


class ShippedPuzzle(NamedTuple):
    """One puzzle to be shown: with the view, and why the answer is right."""

    line: PuzzleLine
    view: Any
    reason: Reason


def lines_of(game: str) -> list[PuzzleLine]:
    """None for a game that ships none. Raises `UnknownGame`."""
    file = files(package_of(game)) / FILE
    if not file.is_file():
        return []
    decode = msgspec.json.Decoder(PuzzleLine).decode
    return [decode(line) for line in file.read_bytes().splitlines()]


def puzzles_of(game: str) -> Iterator[ShippedPuzzle]:
    """Raises `UnknownGame`."""
    about = hints_of(game)
    for line in lines_of(game):
        view = from_position(line.position).view
        best = next(move for move in view.legal_moves if str(move) == line.right[0][0])
        yield ShippedPuzzle(line, view, about.reason_for(view, best))


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
