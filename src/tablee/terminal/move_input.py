"""Choosing a move step by step: a card first, then where it goes. Pure: no screen, no rules.

A *spot* is a place on the table that can be chosen; each game has its own names for them. What is legal is
told by the moves of the view. An illegal choice becomes a move all the same: whoever keeps the table says
why not.
"""

from typing import NamedTuple

from tablee.terminal.table_state import Data, TableState

Key = tuple[str, str]  # what is pressed, and the id of a message that says what it does


class SeatMove(NamedTuple):
    """What a key meant for somebody who is not in front: nothing, the beginning of a move, or a move."""

    understood: bool
    seat: int = 0
    move: str = ""


class MoveInputBase:
    """What has been chosen so far. Each game says what its spots and keys mean."""

    def __init__(self) -> None:
        self.source: str | None = None
        self.typed = ""  # the first key of a name with two
        self.aside = ""  # the first key of a move by somebody who is not in front

    def pick(self, view: Data, spot: str) -> str | None:
        """Choose a spot: the move that is now complete, or None."""
        raise NotImplementedError

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        """Choose with a key: whether it meant anything, and the move that is now complete."""
        raise NotImplementedError

    def press_aside(self, state: TableState, front: int, key: str) -> SeatMove:
        """Of several people at one device, those may act who are not in front. `front` is who is."""
        return SeatMove(False)

    def legal(self, view: Data) -> list[str]:
        """The spots that can be chosen next."""
        raise NotImplementedError

    def keys_of(self, view: Data, move: str) -> str:
        """What is pressed for a move, as one reads it to somebody."""
        return move

    def spots_of(self, view: Data, move: str) -> list[str]:
        """The spots that a move goes from and to."""
        return []

    def marked(self) -> str | None:
        """The spot that has been chosen."""
        return self.source

    def keys(self, view: Data) -> list[Key]:
        """Keys that mean something now."""
        raise NotImplementedError

    def keys_aside(self, state: TableState) -> list[Key]:
        """Keys for those who are not in front."""
        return []

    def help_messages(self, view: Data) -> list[str]:
        """Ids of messages that explain the keys at this table."""
        return [f"help-{view['game']}"]

    def back(self) -> bool:
        """Unchoose; whether there was anything to unchoose."""
        chosen = bool(self.source or self.typed)
        self.source, self.typed = None, ""
        return chosen

    def _done(self, move: str) -> str:
        self.source = None
        return move
