"""Deleting people: hidden from every reader at once, removed from stored matches step by step.

Somebody may stand in thousands of records, and each has to be written anew. First the person is deleted and
marked as departed, in one transaction: from then on every look at a match leaves their name out. Then their
matches are written anew, a few at a time, so that others' moves get their turn in between. The mark goes
with the last of them; while it is there, whoever opens the database can go on with it.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, insert, select, update

from tablee.server.db.database import Database
from tablee.server.db.schema import departed, people, played, records, sittings
from tablee.server.groups.queries import delete_members
from tablee.server.groups.results import delete_results
from tablee.server.people.people import People
from tablee.server.people.queries import delete_strengths
from tablee.server.results.queries import without_names
from tablee.server.results.tallies import delete_tallies

_AT_ONCE = 10  # matches: a few milliseconds
_RESTS = 3  # times as long as a step takes: most of the writer's time is for others

# Made once, since they are run again and again while others wait for the writer.
_PERSON = select(departed.c.person).limit(1)
_SOME = (
    select(played.c.record_id)
    .where(played.c.person == bindparam("person"))
    .order_by(played.c.at, played.c.record_id)
    .limit(bindparam("limit"))
)
# Locked, and always in the same order: two processes may write the same record for two people.
_BODIES = (
    select(records.c.record_id, records.c.body)
    .where(records.c.record_id.in_(bindparam("ids", expanding=True)))
    .order_by(records.c.record_id)
    .with_for_update()
)
_THEIRS = (played.c.person == bindparam("who")) & played.c.record_id.in_(bindparam("ids", expanding=True))
_SEATS = select(played.c.record_id, played.c.seat).where(_THEIRS)
_LEAVE_SEATS = update(played).where(_THEIRS).values(person=None, luck=None, judge=None)
_WRITE_ANEW = update(records).where(records.c.record_id == bindparam("id")).values(body=bindparam("changed"))
_DELETE = delete(records).where(records.c.record_id == bindparam("id"))
# Looked up once more: another process may be in the middle of what we take for done.
_DONE = delete(departed).where(
    departed.c.person == bindparam("who"), ~exists().where(played.c.person == bindparam("who"))
)


class Erasure:
    """Every method may raise `StoreAway`."""

    def __init__(self, db: Database, people: People) -> None:
        self._db, self._people = db, people
        self._forgetting = asyncio.Lock()

    async def delete(self, person_id: str) -> None:
        """With their guests, devices, phrase and score sheets. Where they played, their name is hidden from
        now on, and `forget_matches` writes that down.
        """
        await self._db.write(delete_person, person_id)
        self._people.drop(person_id)

    async def forget_matches(self) -> None:
        """Take people who were deleted out of their matches, a few at a time.

        Other writes get their turn in between. An interrupted run can be begun again.
        """
        async with self._forgetting:
            steps = 0
            began = time.monotonic()
            while await self._db.write(forget_some_matches):
                steps += 1
                await asyncio.sleep(_RESTS * (time.monotonic() - began))
                began = time.monotonic()
            if steps:
                await self._db.overwrite_what_was_deleted()


def delete_person(connection: Connection, person_id: str) -> None:
    """With their guests, devices and sheets. `forget_some_matches` does the rest."""
    family = select(people.c.id).where((people.c.id == person_id) | (people.c.host == person_id))
    going = [{"person": one} for one in connection.scalars(family)]
    if going:
        connection.execute(insert(departed), going)
        gone = [one["person"] for one in going]
        delete_tallies(connection, gone)
        delete_members(connection, gone)
        delete_strengths(connection, gone)
        connection.execute(delete(sittings).where(sittings.c.person == person_id))
        connection.execute(delete(people).where(people.c.id == person_id))  # all the others follow


def forget_some_matches(connection: Connection) -> bool:
    """Take somebody who has departed out of a few matches. Says whether there may be more to do."""
    person = connection.scalar(_PERSON)
    if person is None:
        return False
    ids = connection.scalars(_SOME, {"person": person, "limit": _AT_ONCE}).all()
    if ids:
        _forget(connection, {"who": person, "ids": ids})
    else:
        delete_tallies(connection, [person])  # a match may have ended just then
        delete_results(connection, [person])
        delete_strengths(connection, [person])
        connection.execute(_DONE, {"who": person})
    return True


def _forget(connection: Connection, where: Mapping[str, Any]) -> None:
    bodies = connection.execute(_BODIES, {"ids": where["ids"]}).all()
    seats = defaultdict(set)
    for record_id, seat in connection.execute(_SEATS, where):
        seats[record_id].add(seat)
    changed = {record_id: without_names(body, seats[record_id]) for record_id, body in bodies}
    if readable := [{"id": one, "changed": body} for one, body in changed.items() if body is not None]:
        connection.execute(_WRITE_ANEW, readable)
    if unreadable := [{"id": one} for one, body in changed.items() if body is None]:
        connection.execute(_DELETE, unreadable)
    connection.execute(_LEAVE_SEATS, where)
