"""Who sits where: the running games of somebody, and the turns of which they are to be told."""

from sqlalchemy import Connection, delete, insert, select

from tablee.server.store.contract import Place, Sitting
from tablee.server.store.notices import announce_turn
from tablee.server.store.paging import newest_first
from tablee.server.store.schema import DUE, sittings


def write_sitting(connection: Connection, sitting: Sitting) -> None:
    """In the place of all that was known of this table."""
    connection.execute(delete(sittings).where(sittings.c.table_id == sitting.table))
    rows = [
        {
            "person": person,
            "table_id": sitting.table,
            "touched": sitting.touched,
            "body": sitting.body,
            "due": sitting.due,
        }
        for person in sitting.people
    ]
    if rows:
        connection.execute(insert(sittings), rows)
    announce_turn(connection, sitting)


def read_sittings(connection: Connection, person: str, limit: int, after: Place) -> list[Sitting]:
    """Of this person, the last one touched first."""
    theirs = select(sittings).where(sittings.c.person == person)
    page = newest_first(theirs, sittings.c.touched, sittings.c.table_id, limit, after)
    return [Sitting(row.table_id, (row.person,), row.touched, row.body) for row in connection.execute(page)]


def read_due_tables(connection: Connection, now: int, limit: int) -> list[str]:
    """Where something has to happen by now, the longest overdue first."""
    due = select(sittings.c.table_id).where(DUE, sittings.c.due <= now)
    some = due.order_by(sittings.c.due, sittings.c.table_id).limit(limit)
    return list(dict.fromkeys(connection.scalars(some)))
