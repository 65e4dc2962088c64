"""Score sheets of real cards in a group: whose column is whose, only people themselves say."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from tablee.server.db.paging import Place, newest_first
from tablee.server.db.schema import group_sheets, sheet_seats
from tablee.server.groups.model import SeatClaimed
from tablee.server.groups.results import write_results_anew
from tablee.server.results.personal_results import REAL, read_ids
from tablee.server.sheets.queries import NoSuchSheet, TooManySheets
from tablee.table.stored import GroupSheet, SheetSeat

MOST_SHEETS = 1000  # of one group

_SEAT = [sheet_seats.c.sheet_id, *(sheet_seats.c[field] for field in SheetSeat._fields)]


def add_sheet(connection: Connection, sheet: GroupSheet) -> None:
    """Raises `TooManySheets`."""
    here = group_sheets.c.group_id == sheet.group
    if (connection.scalar(select(func.count()).where(here)) or 0) >= MOST_SHEETS:
        raise TooManySheets(sheet.group)
    row = {"sheet_id": sheet.sheet, "group_id": sheet.group, "person": sheet.person}
    connection.execute(insert(group_sheets), {**row, "at": sheet.at, "game": sheet.game})
    which = {"sheet_id": sheet.sheet, "at": sheet.at}
    connection.execute(insert(sheet_seats), [{**seat._asdict(), **which} for seat in sheet.seats])


def claim_seat(connection: Connection, sheet: GroupSheet, seat: int, person: str) -> None:
    """This is who played there, and at no other seat of the sheet. Raises `NoSuchSheet` and `SeatClaimed`."""
    _leave(connection, sheet.sheet, person)
    there = (sheet_seats.c.sheet_id == sheet.sheet) & (sheet_seats.c.seat == seat)
    free = there & sheet_seats.c.person.is_(None)
    if not connection.execute(update(sheet_seats).where(free).values(person=person)).rowcount:
        known = connection.scalar(select(func.count()).where(there))
        raise SeatClaimed(sheet.sheet) if known else NoSuchSheet(sheet.sheet)
    write_results_anew(connection, sheet.group, sheet.at)


def disclaim_seat(connection: Connection, sheet: GroupSheet, person: str) -> None:
    """They did not play there after all."""
    _leave(connection, sheet.sheet, person)
    write_results_anew(connection, sheet.group, sheet.at)


def delete_sheet(connection: Connection, sheet: GroupSheet) -> None:
    connection.execute(delete(group_sheets).where(group_sheets.c.sheet_id == sheet.sheet))
    write_results_anew(connection, sheet.group, sheet.at)


def read_sheet(connection: Connection, group: str, sheet_id: str) -> GroupSheet | None:
    wanted = (group_sheets.c.group_id == group) & (group_sheets.c.sheet_id == sheet_id)
    ids = connection.scalars(select(group_sheets.c.sheet_id).where(wanted)).all()
    return next(iter(_read(connection, ids)), None)


def read_sheets(connection: Connection, group: str, limit: int, after: Place) -> list[GroupSheet]:
    """The newest first."""
    here = select(group_sheets.c.sheet_id).where(group_sheets.c.group_id == group)
    page = newest_first(here, group_sheets.c.at, group_sheets.c.sheet_id, limit, after)
    return _read(connection, connection.scalars(page).all())


def read_sheets_of(
    connection: Connection,
    person: str,
    limit: int,
    after: Place,
    game: str | None = None,
    other: str | None = None,
) -> list[GroupSheet]:
    """On which somebody has said which column was theirs, the newest first; see `read_ids`."""
    return _read(connection, read_ids(connection, REAL, person, limit, after, game, other))


def _read(connection: Connection, ids: Sequence[str]) -> list[GroupSheet]:
    if not ids:
        return []
    seats = defaultdict(list)
    for sheet, *seat in connection.execute(select(*_SEAT).where(sheet_seats.c.sheet_id.in_(ids))):
        seats[sheet].append(SheetSeat(*seat))
    rows = connection.execute(select(group_sheets).where(group_sheets.c.sheet_id.in_(ids)))
    found = {
        row.sheet_id: GroupSheet(
            row.sheet_id, row.group_id, row.person, row.at, row.game, tuple(sorted(seats[row.sheet_id]))
        )
        for row in rows
    }
    return [found[one] for one in ids if one in found]


def _leave(connection: Connection, sheet: str, person: str) -> None:
    theirs = (sheet_seats.c.sheet_id == sheet) & (sheet_seats.c.person == person)
    connection.execute(update(sheet_seats).where(theirs).values(person=None))
