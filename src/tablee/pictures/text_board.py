"""A table as a few lines of text, drawn from a view: what a seat sees, and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from tablee.game.registry import part


class TextBoard(Protocol):
    """What is asked of the part `text_board` of a game."""

    def lines(self, view: Mapping[str, Any], names: Sequence[str], /) -> Iterator[str]:
        """The table as the data of a view shows it."""


def picture(game: str, view: Mapping[str, Any], names: Sequence[str]) -> str:
    """The table as the data of a view shows it; of a game without a text board, the data itself."""
    board: TextBoard | None = part(game, "text_board")
    if board is None:
        return "\n".join(f"  {name}: {value}" for name, value in view.items())
    return "\n".join(board.lines(view, names))
