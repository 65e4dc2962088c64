"""What is not kept for ever: tables that nobody has touched for long, shared score sheets, people who were
deleted, or never finished a match and have not come for long.

Finished matches are kept, with the names in them: their records stand for themselves.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tablee.server.db.store import Store
from tablee.server.jobs.periodic import repeat
from tablee.server.sheets import queries as sheets
from tablee.server.tournaments import queries as tournaments

_DAY: Final = 24 * 3600 * 1000  # milliseconds
_UNUSED: Final = 30 * _DAY  # for a table to have its first match, and for a shared sheet to be changed
_EVERY: Final = 3600.0  # seconds
_STARTED: Final = ("playing", "between", "over")


@dataclass(frozen=True, slots=True)
class Keep:
    """What the host wants to keep. 0: without a limit."""

    days: int = 365  # for tables at which a match was begun
    tables: int = 100_000  # of these, and as many at which none was
    people_days: int = 365  # for people who have no finished match, after they were last seen


async def tidy_up(store: Store, keep: Keep, is_closing: Callable[[], bool]) -> None:
    """Once an hour, until the server closes."""
    await repeat(lambda: tidy_once(store, keep, time.time_ns() // 1_000_000), _EVERY, is_closing, "retention")


async def tidy_once(store: Store, keep: Keep, now: int) -> int:
    """How many tables were forgotten. Raises `StoreAway`."""
    await store.write(sheets.forget_sheets, now - _UNUSED)
    await store.write(tournaments.forget_tournaments, now - _UNUSED, "gathering")
    if keep.days:
        await store.write(tournaments.forget_tournaments, now - keep.days * _DAY, "over")
    forgotten = 0
    for phase in ("gathering", *_STARTED):
        before = now - _UNUSED if phase == "gathering" else now - keep.days * _DAY if keep.days else 0
        if keep.tables:
            surplus = await store.touched_before(phase, keep.tables)
            before = max(before, min(surplus, now - _DAY))  # what was touched today may be open
        forgotten += await store.forget_tables(before, phase)
    if keep.people_days:  # after the tables, at which they may have a seat
        await store.forget_absent(now - keep.people_days * _DAY)
    await store.forget_departed()
    return forgotten
