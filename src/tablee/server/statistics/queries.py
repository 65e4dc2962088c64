"""How much goes on at this server."""

import asyncio
import time
from typing import NamedTuple

from sqlalchemy import Column, Connection, func, select

from tablee.server.db.database import Database
from tablee.server.db.schema import people, records, tables


class Statistics(NamedTuple):
    """What everybody may know of this server."""

    tables: int
    playing: int
    people: int
    matches: dict[str, int]  # finished ones, by game


def read_statistics(connection: Connection) -> Statistics:
    """Counts all there is: takes the longer, the more it is."""
    phases = _counts(connection, tables.c.phase)
    return Statistics(
        tables=sum(phases.values()),
        playing=phases.get("playing", 0),
        people=connection.scalar(select(func.count()).select_from(people)) or 0,
        matches=_counts(connection, records.c.game),
    )


def _counts(connection: Connection, column: Column[str]) -> dict[str, int]:
    rows = connection.execute(select(column, func.count()).group_by(column))
    return dict(rows.all())


class CachedStatistics:
    """Not always the newest: counting never takes more than a hundredth of the time."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._counting = asyncio.Lock()
        self._counted: Statistics | None = None
        self._count_again = 0.0

    async def read(self) -> Statistics:
        async with self._counting:
            if self._counted is None or time.monotonic() > self._count_again:
                began = time.monotonic()
                self._counted = await self._db.read(read_statistics)
                ended = time.monotonic()
                self._count_again = ended + 100 * (ended - began)
            return self._counted
