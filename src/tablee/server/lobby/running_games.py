"""Who sits where: the running games of somebody, and the turns of which they are to be told."""

from sqlalchemy import ColumnElement, Connection, delete, select, update

from tablee.server.db.dialects import upsert
from tablee.server.db.paging import Place, newest_first
from tablee.server.db.schema import sittings
from tablee.server.notices.queries import announce_turn
from tablee.table.stored import Sitting


def write_sitting(connection: Connection, sitting: Sitting) -> None:
    """In the place of all that was known of this table, but for what each has seen of it."""
    others = delete(sittings).where(sittings.c.table_id == sitting.table)
    connection.execute(others.where(sittings.c.person.not_in(sitting.people)) if sitting.people else others)
    rows = [
        {
            "person": person,
            "table_id": sitting.table,
            "touched": sitting.touched,
            "body": sitting.body,
            "due": sitting.due,
            "seen": None,
        }
        for person in sitting.people
    ]
    if rows:
        connection.execute(upsert(connection.dialect, sittings, keep=("seen",)), rows)
    announce_turn(connection, sitting)


def read_sittings(connection: Connection, person: str, limit: int, after: Place) -> list[Sitting]:
    """Of this person, the last one touched first."""
    theirs = select(sittings).where(sittings.c.person == person)
    page = newest_first(theirs, sittings.c.touched, sittings.c.table_id, limit, after)
    return [
        Sitting(row.table_id, (row.person,), row.touched, row.body, seen=row.seen)
        for row in connection.execute(page)
    ]


def read_seen(connection: Connection, person: str, table: str) -> bytes | None:
    """How it stood there when they last looked."""
    return connection.scalar(select(sittings.c.seen).where(_row_of(person, table)))


def note_look(connection: Connection, person: str, table: str, seen: bytes | None) -> None:
    """They have seen how it stands; None: that the match is over, and how."""
    if seen is None:
        connection.execute(delete(sittings).where(_row_of(person, table)))
    else:
        connection.execute(update(sittings).where(_row_of(person, table)).values(seen=seen))


def _row_of(person: str, table: str) -> ColumnElement[bool]:
    return (sittings.c.person == person) & (sittings.c.table_id == table)
