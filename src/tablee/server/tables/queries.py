"""Logs, listings and snapshots."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, func, select

from tablee.server.db.schema import LISTED, entries, notices, sittings, snapshots, tables
from tablee.server.db.statements import BEGINNING, Place, newest_first, rows_of, upsert
from tablee.table.stored import Entry, Listing

_FORGOTTEN_AT_ONCE = 500

_ENTRIES = (  # made once: it is read most often
    select(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)


def read_entries(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    return [Entry(*row) for row in connection.execute(_ENTRIES, {"table": table, "after": after})]


def read_numbers(connection: Connection, asked: Sequence[str]) -> dict[str, int]:
    """Goes to the end of each log, where `GROUP BY` would read all of them."""
    wanted = rows_of(connection.dialect, asked)
    last = select(func.max(entries.c.number)).where(entries.c.table_id == wanted.c.value).scalar_subquery()
    rows = connection.execute(select(wanted.c.value, last.label("number")))
    return {row.value: row.number for row in rows if row.number is not None}


def read_listing(connection: Connection, table: str) -> Listing | None:
    row = connection.execute(select(tables).where(tables.c.table_id == table)).one_or_none()
    return Listing(*row) if row else None


def read_table_with_code(connection: Connection, code: str) -> str | None:
    return connection.scalar(select(tables.c.table_id).where(tables.c.code == code))


def keep_snapshot(connection: Connection, table: str, number: int, body: bytes) -> None:
    """Nothing changes when a newer one is there."""
    statement = upsert(connection.dialect, snapshots, newer="number")
    connection.execute(statement, {"table_id": table, "number": number, "body": body})


def read_snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    wanted = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table)
    row = connection.execute(wanted).one_or_none()
    return (row.number, row.body) if row else None


def read_touched_before(connection: Connection, phase: str, newest: int) -> int:
    """Every table in this phase that was touched before this time is outside the `newest`; 0 if none is."""
    ordered = select(tables.c.touched).where(tables.c.phase == phase).order_by(tables.c.touched.desc())
    last = connection.scalar(ordered.limit(1).offset(newest))
    return 0 if last is None else last + 1


def forget_some_tables(connection: Connection, before: int, phase: str) -> int:
    """Delete tables in this phase that nobody touched since, a few hundred at most, so that others need not
    wait long for the writer; says how many. Nobody may have them open: let `before` lie far enough back.
    """
    idle = (tables.c.phase == phase) & (tables.c.touched < before)
    some = select(tables.c.table_id).where(idle).limit(_FORGOTTEN_AT_ONCE)
    # The condition again: PostgreSQL then looks anew at a table that was touched meanwhile.
    going = delete(tables).where(tables.c.table_id.in_(some), idle).returning(tables.c.table_id)
    gone = list(connection.scalars(going))
    connection.execute(delete(entries).where(entries.c.table_id.in_(gone)))
    connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(gone)))
    connection.execute(delete(sittings).where(sittings.c.table_id.in_(gone)))
    connection.execute(delete(notices).where(notices.c.table_id.in_(gone)))
    return len(gone)


def read_public_tables(connection: Connection, limit: int = 50, after: Place = BEGINNING) -> list[Listing]:
    """Those whose match is not over, the last one touched first."""
    page = newest_first(select(tables).where(LISTED), tables.c.touched, tables.c.table_id, limit, after)
    return [Listing(*row) for row in connection.execute(page)]
