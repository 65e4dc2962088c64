"""What the API is sent and what it answers about positions and puzzles."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablee.table.protocol import GameName, HintInfo


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
