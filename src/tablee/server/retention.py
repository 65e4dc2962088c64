"""Deletes old tables, old shared score sheets, and people who never finished a match and have not come for
long.

Finished matches stay, with the names in their records.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, exists, literal_column, or_, select, tuple_

from tablee.server.db.database import Database
from tablee.server.db.schema import bans, devices, people, played, sittings
from tablee.server.db.statements import Place, rows_of
from tablee.server.erasure import Erasure, delete_person
from tablee.server.jobs.periodic import repeat
from tablee.server.sheets import queries as sheets
from tablee.server.tables.queries import forget_some_tables, read_touched_before
from tablee.server.tournaments import queries as tournaments
from tablee.table.stored import now

_DAY: Final = 24 * 3600 * 1000  # milliseconds
_UNUSED: Final = 30 * _DAY  # for a table to have its first match, and for a shared sheet to be changed
_EVERY: Final = 3600.0  # seconds
_STARTED: Final = ("playing", "between", "over")


@dataclass(frozen=True, slots=True)
class Keep:
    """How many days to keep what. 0: for ever."""

    days: int = 365  # for tables at which a match was begun
    tables: int = 100_000  # of these, and as many at which none was
    people_days: int = 365  # for people who have no finished match, after they were last seen


async def tidy_up(db: Database, erasure: Erasure, keep: Keep, is_closing: Callable[[], bool]) -> None:
    """Once an hour, until the server closes."""
    await repeat(lambda: tidy_once(db, erasure, keep, now()), _EVERY, is_closing, "retention")


async def tidy_once(db: Database, erasure: Erasure, keep: Keep, at: int) -> int:
    """Returns how many tables were deleted. Raises `StoreAway`."""
    await db.write(sheets.forget_sheets, at - _UNUSED)
    await db.write(tournaments.forget_tournaments, at - _UNUSED, "gathering")
    if keep.days:
        await db.write(tournaments.forget_tournaments, at - keep.days * _DAY, "over")
    forgotten = 0
    for phase in ("gathering", *_STARTED):
        before = at - _UNUSED if phase == "gathering" else at - keep.days * _DAY if keep.days else 0
        if keep.tables:
            surplus = await db.read(read_touched_before, phase, keep.tables)
            before = max(before, min(surplus, at - _DAY))  # what was touched today may be open
        forgotten += await forget_tables(db, before, phase)
    if keep.people_days:  # after the tables, at which they may have a seat
        await forget_absent(db, at - keep.people_days * _DAY)
    await erasure.forget_matches()
    return forgotten


async def forget_tables(db: Database, before: int, phase: str) -> int:
    """Delete tables in this phase that nobody touched since; says how many."""
    total = 0
    while some := await db.write(forget_some_tables, before, phase):
        total += some
    return total


# People who have not come for long. A player of a finished match stays, since others read their name there.
# So does a person with a seat at a table, or whom the host removed. Guests have no device: they stay and go
# with their host.

_AT_ONCE = 100  # people: a few milliseconds

_guests = people.alias("guests")
_MISSED = or_(
    *(exists().where(table.c.person == people.c.id) for table in (played, sittings)),
    *(
        exists().where(_guests.c.host == people.c.id, table.c.person == _guests.c.id)
        for table in (played, sittings)
    ),
    exists().where(bans.c.kind == literal_column("'person'"), bans.c.subject == people.c.id),
)


async def forget_absent(db: Database, before: int) -> int:
    """Delete people whom nobody has seen since and nobody would miss; says how many."""
    total, last = 0, Place(-1, "")
    while some := await db.read(_read_some_people, before, last):
        last, ids = some[-1], [place.id for place in some]
        if absent := await db.read(_read_absent, ids, before):
            total += await db.write(_forget_some_absent, absent, before)
    return total


def _read_some_people(connection: Connection, before: int, after: Place) -> list[Place]:
    """The next ones after this place who came before that time, the first to come first."""
    place = tuple_(people.c.created, people.c.id)
    page = select(people.c.created, people.c.id).where(people.c.created < before, place > tuple_(*after))
    rows = connection.execute(page.order_by(people.c.created, people.c.id).limit(_AT_ONCE))
    return [Place(*row) for row in rows]


def _read_absent(connection: Connection, ids: Sequence[str], before: int) -> list[str]:
    """Those of them whom nobody has seen since, nor would miss."""
    seen = exists().where(devices.c.person == people.c.id, devices.c.seen >= before)
    wanted = people.c.id.in_(select(rows_of(connection.dialect, ids).c.value))
    absent = select(people.c.id).where(wanted, people.c.host.is_(None), ~seen, ~_MISSED)
    return sorted(connection.scalars(absent))


def _forget_some_absent(connection: Connection, ids: Sequence[str], before: int) -> int:
    """Delete them, but not those who have come back in the meantime; says how many."""
    absent = _read_absent(connection, ids, before)
    for person in absent:
        delete_person(connection, person)
    return len(absent)
