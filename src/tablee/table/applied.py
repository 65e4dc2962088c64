"""One entry of a log, carried out: what it did at the table and in the game, nothing hidden."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.game.contract import AnyGame, Event
from tablee.table import entries
from tablee.table.state import Table


class AppliedEntry(NamedTuple):
    """One entry, and what it did in which game: in full, so only `broadcast.happened` may leave."""

    number: int
    at: int
    body: entries.AnyBody
    events: Sequence[Event] = ()
    game: AnyGame | None = None
    undone: bool = False  # a move was taken back


def applied(table: Table, number: int, at: int, body: entries.AnyBody) -> AppliedEntry:
    """The next entry, carried out. Raises `Refused`; nothing has changed then."""
    moves = 0 if table.match is None else len(table.match.moves)
    events = table.apply(number, at, body)
    undone = table.match is not None and len(table.match.moves) < moves
    return AppliedEntry(number, at, body, events, table.game, undone)
