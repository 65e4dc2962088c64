"""All that has happened in a match that is going on, as one person was told of it: for the list of moves."""

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from tablee.server.log import entries
from tablee.server.log.happening import applied
from tablee.server.log.table import Table
from tablee.server.store.contract import Entry
from tablee.server.tables.broadcast import happened


def story_so_far(log: Sequence[Entry], person: str) -> bytes:
    """What happened since the match began, as JSON; of a seat's own cards only while it was this person's.

    The log is carried out from its first entry on, so that nothing has to be remembered for it.
    """
    table = Table(log[0].table)
    told: list[Raw] = []
    for entry in log:
        happening = applied(table, entry.number, entry.at, entries.decode(entry.body))
        if isinstance(happening.body, entries.Started):
            told.clear()
        told.append(happened(happening, tuple(table.seats_of(person))))
    return msgspec.json.encode(told)
