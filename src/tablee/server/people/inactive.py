"""People who have not come for long and whom nobody would miss.

Whoever stands in a finished match stays, since others read their name there; so does whoever has a seat at
a table, or was removed by the host. Guests have no device: they stay and go with their host.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, exists, literal_column, or_, select, tuple_

from tablee.server.db.dialects import rows_of
from tablee.server.db.paging import Place
from tablee.server.db.schema import bans, devices, people, played, sittings
from tablee.server.people.erasure import delete_person

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


def read_some_people(connection: Connection, before: int, after: Place) -> list[Place]:
    """The next ones after this place who came before that time, the first to come first."""
    place = tuple_(people.c.created, people.c.id)
    page = select(people.c.created, people.c.id).where(people.c.created < before, place > tuple_(*after))
    rows = connection.execute(page.order_by(people.c.created, people.c.id).limit(_AT_ONCE))
    return [Place(*row) for row in rows]


def read_absent(connection: Connection, ids: Sequence[str], before: int) -> list[str]:
    """Those of them whom nobody has seen since, nor would miss."""
    seen = exists().where(devices.c.person == people.c.id, devices.c.seen >= before)
    wanted = people.c.id.in_(select(rows_of(connection.dialect, ids).c.value))
    absent = select(people.c.id).where(wanted, people.c.host.is_(None), ~seen, ~_MISSED)
    return list(connection.scalars(absent))


def forget_absent(connection: Connection, ids: Sequence[str], before: int) -> int:
    """Delete them, but not those who have come back in the meantime; says how many."""
    absent = read_absent(connection, ids, before)
    for person in absent:
        delete_person(connection, person)
    return len(absent)
