"""People, and the devices and phrases they are known by."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from tablee.bots.strength import Lesson, learn, lessons
from tablee.game.contract import Refused
from tablee.locales.foreign_text import printable
from tablee.server.db.schema import devices, people, strengths
from tablee.server.db.statements import rows_of, upsert
from tablee.table.finished_seats import counts
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Finished, Person

DAY = 24 * 60 * 60 * 1000  # milliseconds

_PERSON = [people.c[field] for field in Person._fields]


def add_person(connection: Connection, person: Person, device: bytes | None = None) -> None:
    """With their first device. Raises `Refused` when it is a guest whose host is not there."""
    try:
        connection.execute(upsert(connection.dialect, people, keep={"phrase"}), person._asdict())
    except IntegrityError:
        raise _nobody() from None
    if device is not None:
        add_device(connection, person.id, device, person.created)


def read_person(connection: Connection, person_id: str) -> Person | None:
    return _one(connection, people.c.id == person_id)


def check_person(connection: Connection, person_id: str) -> None:
    """Raises `Refused` where they were never here, or wished to be forgotten."""
    if read_person(connection, person_id) is None:
        raise _nobody()


def read_people(connection: Connection, ids: Sequence[str]) -> dict[str, Person]:
    wanted = people.c.id.in_(select(rows_of(connection.dialect, ids).c.value))
    return {row.id: _person(row) for row in connection.execute(select(*_PERSON).where(wanted))}


def read_guests(connection: Connection, host: str) -> list[Person]:
    rows = connection.execute(select(*_PERSON).where(people.c.host == host))
    return sorted((_person(row) for row in rows), key=lambda guest: (guest.created, guest.id))


def change_person(connection: Connection, person: Person) -> None:
    """Raises `Refused`."""
    values = {"name": person.name, "colour": person.colour, "language": person.language}
    _update(connection, person.id, values)


def set_phrase(connection: Connection, person_id: str, phrase: bytes | None) -> None:
    """Raises `Refused`."""
    _update(connection, person_id, {"phrase": phrase})


def read_person_of_phrase(connection: Connection, phrase: bytes) -> Person | None:
    return _one(connection, people.c.phrase == phrase)


def add_device(connection: Connection, person_id: str, device: bytes, now: int) -> None:
    """Raises `Refused`. A device that was somebody else's is this person's from now on."""
    row = {"device": device, "person": person_id, "seen": now}
    try:
        connection.execute(upsert(connection.dialect, devices), row)
    except IntegrityError:
        raise _nobody() from None


def read_person_of_device(connection: Connection, device: bytes) -> tuple[Person, int] | None:
    """Who it is, and when the device was last noted as seen."""
    wanted = select(*_PERSON, devices.c.seen).join_from(devices, people, devices.c.person == people.c.id)
    row = connection.execute(wanted.where(devices.c.device == device)).one_or_none()
    return (_person(row[:-1]), row.seen) if row else None


def note_seen(connection: Connection, device: bytes, now: int) -> None:
    connection.execute(update(devices).where(devices.c.device == device).values(seen=now))


def forget_devices(connection: Connection, person_id: str, except_device: bytes | None = None) -> None:
    theirs = devices.c.person == person_id
    if except_device is not None:
        theirs &= devices.c.device != except_device
    connection.execute(delete(devices).where(theirs))


def _one(connection: Connection, wanted: ColumnElement[bool]) -> Person | None:
    row = connection.execute(select(*_PERSON).where(wanted)).one_or_none()
    return _person(row) if row else None


def _person(row: Sequence[Any]) -> Person:
    """Whatever they were once allowed to be called, it can be shown."""
    person = Person(*row)
    return person._replace(name=printable(person.name))


def _update(connection: Connection, person_id: str, values: Mapping[str, object]) -> None:
    if not connection.execute(update(people).where(people.c.id == person_id).values(values)).rowcount:
        raise _nobody()


def _nobody() -> Refused:
    return REFUSALS.refused("not_signed_in", "")


def learn_strengths(connection: Connection, matches: Iterable[Finished]) -> None:
    """In the transaction in which they end. Nothing is learned about people who were deleted meanwhile."""
    new: dict[tuple[str, str], list[Lesson]] = {}
    for finished in filter(counts, matches):
        for lesson in lessons(finished.game, finished.record, finished.people):
            new.setdefault((finished.game, lesson.person), []).append(lesson)
    if not new:
        return
    known = select(people.c.id).where(people.c.id.in_(sorted({person for _, person in new})))
    there = set(connection.scalars(known))
    for game, person in sorted(new):  # always in this order, so that no two wait for each other
        if person in there:
            mine = select(strengths.c.believed).where(strengths.c.person == person, strengths.c.game == game)
            before = connection.scalar(mine.with_for_update())
            after = learn({} if before is None else {person: before}, game, new[game, person])
            row = {"person": person, "game": game, "believed": after[person]}
            connection.execute(upsert(connection.dialect, strengths), row)


def read_strengths(connection: Connection, person_ids: Sequence[str]) -> dict[tuple[str, str], str]:
    """By person and game."""
    rows = connection.execute(select(strengths).where(strengths.c.person.in_(sorted(person_ids))))
    return {(person, game): believed for person, game, believed in rows}


def delete_strengths(connection: Connection, gone: Iterable[str]) -> None:
    connection.execute(delete(strengths).where(strengths.c.person.in_(sorted(gone))))
