"""Choosing a move step by step: first a card, then its target. Pure: no screen, no rules.

A *spot* is a place on the table that can be chosen. Each game names its own spots. The legal moves come from
the view. An illegal choice is sent as a move, too, and the table explains why it is refused.
"""

from typing import NamedTuple

from tablee.terminal.table_state import Data, TableState

Key = tuple[str, str]  # what is pressed, and the id of a message that says what it does


class SeatMove(NamedTuple):
    """What a key means for a player who is not at the bottom: nothing, a move's first key, or a move."""

    understood: bool
    seat: int = 0
    move: str = ""


class MoveInputBase:
    """The choice in progress. Each game defines its spots and keys."""

    def __init__(self) -> None:
        self.source: str | None = None
        self.typed = ""  # the first key of a name with two
        self.aside = ""  # the first key of a move by a player who is not at the bottom

    def pick(self, view: Data, spot: str) -> str | None:
        """Choose a spot and return the move if it is complete."""
        raise NotImplementedError

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        """Handle a key: whether it has a meaning here, and the move if it is complete."""
        raise NotImplementedError

    def press_aside(self, state: TableState, front: int, key: str) -> SeatMove:
        """Handle a key for a player at this device who is not at the bottom. `front`: the seat that is."""
        return SeatMove(False)

    def legal(self, view: Data) -> list[str]:
        """The spots that can be chosen next."""
        raise NotImplementedError

    def keys_of(self, view: Data, move: str) -> str:
        """The keys to press for a move."""
        return move

    def spots_of(self, view: Data, move: str) -> list[str]:
        """The spots that a move goes from and to."""
        return []

    def marked(self) -> str | None:
        """The spot that has been chosen."""
        return self.source

    def keys(self, view: Data) -> list[Key]:
        """The keys that have a meaning now."""
        raise NotImplementedError

    def keys_aside(self, state: TableState) -> list[Key]:
        """Keys for players who are not at the bottom."""
        return []

    def help_messages(self, view: Data) -> list[str]:
        """Ids of messages that explain the keys at this table."""
        return [f"help-{view['game']}"]

    def back(self) -> bool:
        """Undo the choice in progress; whether there was one."""
        chosen = bool(self.source or self.typed)
        self.source, self.typed = None, ""
        return chosen

    def _done(self, move: str) -> str:
        self.source = None
        return move
