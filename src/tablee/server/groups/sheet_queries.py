"""Score sheets of real cards in a group. People claim their own columns."""

from sqlalchemy import Connection, delete, func, insert, select, update

from tablee.server.db.paging import BEGINNING, Place, newest_first
from tablee.server.db.schema import group_sheets, sheet_seats
from tablee.server.groups.results import rewrite_results
from tablee.server.limits.numbers import MOST_GROUP_SHEETS
from tablee.server.results.personal_results import read_group_sheets
from tablee.table.refusals import REFUSALS
from tablee.table.stored import GroupSheet


def add_sheet(connection: Connection, sheet: GroupSheet) -> None:
    """Raises `Refused`."""
    here = group_sheets.c.group_id == sheet.group
    if (connection.scalar(select(func.count()).where(here)) or 0) >= MOST_GROUP_SHEETS:
        raise REFUSALS.refused("group_sheets_full", "", most=MOST_GROUP_SHEETS)
    row = {"sheet_id": sheet.sheet, "group_id": sheet.group, "person": sheet.person}
    connection.execute(insert(group_sheets), {**row, "at": sheet.at, "game": sheet.game})
    which = {"sheet_id": sheet.sheet, "at": sheet.at}
    connection.execute(insert(sheet_seats), [{**seat._asdict(), **which} for seat in sheet.seats])


def claim_seat(connection: Connection, sheet: GroupSheet, seat: int, person: str) -> None:
    """This person played there, and at no other seat of the sheet. Raises `Refused`."""
    _leave(connection, sheet.sheet, person)
    there = (sheet_seats.c.sheet_id == sheet.sheet) & (sheet_seats.c.seat == seat)
    free = there & sheet_seats.c.person.is_(None)
    if not connection.execute(update(sheet_seats).where(free).values(person=person)).rowcount:
        known = connection.scalar(select(func.count()).where(there))
        raise REFUSALS.refused("seat_claimed" if known else "no_such_sheet", "")
    rewrite_results(connection, sheet.group, sheet.at)


def disclaim_seat(connection: Connection, sheet: GroupSheet, person: str) -> None:
    """They did not play there after all."""
    _leave(connection, sheet.sheet, person)
    rewrite_results(connection, sheet.group, sheet.at)


def delete_sheet(connection: Connection, sheet: GroupSheet) -> None:
    connection.execute(delete(group_sheets).where(group_sheets.c.sheet_id == sheet.sheet))
    rewrite_results(connection, sheet.group, sheet.at)


def read_sheet(connection: Connection, group_id: str, sheet_id: str) -> GroupSheet | None:
    wanted = (group_sheets.c.group_id == group_id) & (group_sheets.c.sheet_id == sheet_id)
    ids = connection.scalars(select(group_sheets.c.sheet_id).where(wanted)).all()
    return next(iter(read_group_sheets(connection, ids)), None)


def read_sheets(
    connection: Connection, group_id: str, limit: int, after: Place = BEGINNING
) -> list[GroupSheet]:
    """The newest first."""
    here = select(group_sheets.c.sheet_id).where(group_sheets.c.group_id == group_id)
    page = newest_first(here, group_sheets.c.at, group_sheets.c.sheet_id, limit, after)
    return read_group_sheets(connection, connection.scalars(page).all())


def _leave(connection: Connection, sheet: str, person: str) -> None:
    theirs = (sheet_seats.c.sheet_id == sheet) & (sheet_seats.c.person == person)
    connection.execute(update(sheet_seats).where(theirs).values(person=None))
