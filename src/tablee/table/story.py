"""What has happened in a running match, as one person saw it: for the list of moves, and to catch up."""

from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import Raw

from tablee.table import gathering
from tablee.table.broadcast import happened, own_parts, public_game
from tablee.table.entries import apply_stored
from tablee.table.protocol import Update
from tablee.table.state import Table
from tablee.table.stored import Entry

_MOST = 60  # steps that somebody may want to see one by one


def match_history(log: Sequence[Entry], person: str) -> bytes:
    """All entries since the match began, as JSON; a seat's own cards only while it was this person's."""
    table = Table(log[0].table)
    seen: list[Raw] = []
    for entry in log:
        happening = apply_stored(table, entry)
        if isinstance(happening.body, gathering.Started):
            seen.clear()
        seen.append(happened(happening, tuple(table.seats_of(person))))
    return msgspec.json.encode(seen)


def missed_since(log: Sequence[Entry], person: str, seen: int) -> bytes:
    """The table after entry `seen`, or at the beginning of a later match, and every step of the game since.

    As JSON; nothing if there was no step. Of a long absence only the end.
    """
    table = Table(log[0].table)
    steps: deque[Update] = deque(maxlen=_MOST + 1)
    for entry in log:
        happening = apply_stored(table, entry)
        begun = isinstance(happening.body, gathering.Started)
        if begun:
            steps.clear()
        if entry.number < seen or table.match is None:
            continue
        if entry.number == seen or begun or happening.events or happening.undone:
            seats = tuple(table.seats_of(person))
            steps.append(
                Update(
                    number=entry.number,
                    happened=happened(happening, seats),
                    game=public_game(table),
                    yours=own_parts(table, seats),
                )
            )
    return msgspec.json.encode(list(steps) if len(steps) > 1 else [])
