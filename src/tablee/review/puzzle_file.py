"""The puzzles that ship with a game: its file `puzzles.jsonl`, which `scripts.make_puzzles` writes.

A line is one puzzle: the position's text, the grade, the right moves, and what the wrong ones lose.
"""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from tablee.game.registry import package_of
from tablee.match.position import from_position
from tablee.review.game_hints import Reason, hints_of

FILE = "puzzles.jsonl"


class Line(msgspec.Struct, array_like=True):
    """One puzzle as it is kept. Moves that come to the same stand together."""

    position: str
    grade: int
    right: list[list[str]]
    wrong: list[tuple[float, list[str]]]  # chance, or points of lead


class ShippedPuzzle(NamedTuple):
    """One puzzle to be shown: with the view, and why the answer is right."""

    line: Line
    view: Any
    reason: Reason


def lines_of(game: str) -> list[Line]:
    """None for a game that ships none. Raises `UnknownGame`."""
    file = files(package_of(game)) / FILE
    if not file.is_file():
        return []
    decode = msgspec.json.Decoder(Line).decode
    return [decode(line) for line in file.read_bytes().splitlines()]


def puzzles_of(game: str) -> Iterator[ShippedPuzzle]:
    """Raises `UnknownGame`."""
    about = hints_of(game)
    for line in lines_of(game):
        view = from_position(line.position).view
        best = next(move for move in view.legal_moves if str(move) == line.right[0][0])
        yield ShippedPuzzle(line, view, about.reason_for(view, best))
