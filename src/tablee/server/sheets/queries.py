"""Shared score sheets: the key allows changing one, its id looking at it."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from tablee.server.db.schema import sheets
from tablee.server.db.statements import upsert
from tablee.server.limits.numbers import MOST_SHEETS
from tablee.server.people.queries import check_person
from tablee.table.refusals import REFUSALS


class SharedSheet(NamedTuple):
    """A score sheet that others look at. `version` counts its changes from 1."""

    sheet: str
    version: int
    body: bytes  # JSON of `paper.sheet`
    touched: int


def add_sheet(connection: Connection, sheet: SharedSheet, person: str, key: bytes) -> None:
    """Raises `Refused`."""
    check_person(connection, person)
    others = (sheets.c.person == person) & (sheets.c.sheet_id != sheet.sheet)
    if (connection.scalar(select(func.count()).where(others)) or 0) >= MOST_SHEETS:
        raise REFUSALS.refused("too_many_sheets", "", most=MOST_SHEETS)
    row = {"sheet_id": sheet.sheet, "person": person, "key": key, "version": sheet.version}
    connection.execute(
        upsert(connection.dialect, sheets), {**row, "body": sheet.body, "touched": sheet.touched}
    )


def read_sheet(connection: Connection, sheet_id: str) -> SharedSheet | None:
    wanted = select(sheets.c.sheet_id, sheets.c.version, sheets.c.body, sheets.c.touched)
    row = connection.execute(wanted.where(sheets.c.sheet_id == sheet_id)).one_or_none()
    return SharedSheet(*row) if row else None


def read_version(connection: Connection, sheet_id: str) -> int | None:
    return connection.scalar(select(sheets.c.version).where(sheets.c.sheet_id == sheet_id))


def change_sheet(connection: Connection, sheet: SharedSheet, key: bytes) -> None:
    """`sheet.version` is the one before plus one. Raises `Refused`."""
    _check_key(connection, sheet.sheet, key)
    before = (sheets.c.sheet_id == sheet.sheet) & (sheets.c.version == sheet.version - 1)
    values = {"version": sheet.version, "body": sheet.body, "touched": sheet.touched}
    if connection.execute(update(sheets).where(before).values(values)).rowcount:
        return
    there = read_sheet(connection, sheet.sheet)
    # What was written twice, since the answer to the first time was lost, is not somebody else's.
    if there is None or (there.version, there.body) != (sheet.version, sheet.body):
        raise REFUSALS.refused("sheet_changed", sheet.version - 1)


def delete_sheet(connection: Connection, sheet_id: str, key: bytes) -> None:
    """Raises `Refused`."""
    _check_key(connection, sheet_id, key)
    connection.execute(delete(sheets).where(sheets.c.sheet_id == sheet_id))


def forget_sheets(connection: Connection, before: int) -> int:
    """Delete those that nobody has changed since; returns how many."""
    return connection.execute(delete(sheets).where(sheets.c.touched < before)).rowcount


def _check_key(connection: Connection, sheet_id: str, key: bytes) -> None:
    stored = connection.scalar(select(sheets.c.key).where(sheets.c.sheet_id == sheet_id))
    if stored is None:
        raise REFUSALS.refused("no_such_sheet", "")
    if stored != key:  # hashes: how long the comparison takes tells nobody anything
        raise REFUSALS.refused("wrong_key", "")
