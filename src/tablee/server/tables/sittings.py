"""Who sits where: a person's running games, and the notices of their turns."""

from sqlalchemy import BigInteger, ColumnElement, Connection, delete, exists, insert, literal, select, update

from tablee.server.db.schema import channels, notices, people, sittings
from tablee.server.db.statements import BEGINNING, Place, newest_first, upsert
from tablee.table.stored import Sitting


def write_sitting(connection: Connection, sitting: Sitting) -> None:
    """Replaces what was known of this table, except what each person has seen of it."""
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
    _announce_turn(connection, sitting)


def _announce_turn(connection: Connection, sitting: Sitting) -> None:
    """Replace the notices of earlier turns at this table, in the transaction of the move.

    People without a channel are left out, so most moves write nothing here.
    """
    here = notices.c.table_id == sitting.table
    if not sitting.waited:
        connection.execute(delete(notices).where(here))
        return
    same_turn = (notices.c.since == sitting.since) & notices.c.person.in_(sitting.waited)
    connection.execute(delete(notices).where(here, ~same_turn))
    known = exists().where(here, notices.c.person == people.c.id)
    reachable = exists().where(channels.c.person == people.c.id, channels.c.confirmed)
    since = literal(sitting.since, BigInteger)
    whom = select(people.c.id, literal(sitting.table), since, since, literal(0), literal(0)).where(
        people.c.id.in_(sitting.waited), reachable, ~known
    )
    connection.execute(insert(notices).from_select(list(notices.c), whom))


def read_sittings(connection: Connection, person: str, limit: int, after: Place = BEGINNING) -> list[Sitting]:
    """This person's tables whose match is not over, the last one touched first."""
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
    """They have seen the table in this state; None: they have seen how the match ended."""
    if seen is None:
        connection.execute(delete(sittings).where(_row_of(person, table)))
    else:
        connection.execute(update(sittings).where(_row_of(person, table)).values(seen=seen))


def _row_of(person: str, table: str) -> ColumnElement[bool]:
    return (sittings.c.person == person) & (sittings.c.table_id == table)
