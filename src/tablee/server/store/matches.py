"""Finished matches, and who played in them."""

from collections import defaultdict
from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, delete, select, update

from tablee.match import record as records_format
from tablee.server.store.contract import Finished
from tablee.server.store.schema import played, records

_NOBODY = "—"  # the name of whoever wished to be forgotten


def read_record(connection: Connection, record_id: str) -> bytes | None:
    return connection.scalar(select(records.c.body).where(records.c.record_id == record_id))


def read_finished(connection: Connection, record_id: str) -> Finished | None:
    found = _newest(connection, records.c.record_id == record_id, limit=1)
    return found[0] if found else None


def read_recent(connection: Connection, limit: int, game: str | None) -> list[Finished]:
    """Public ones only, newest first."""
    wanted = records.c.public if game is None else records.c.public & (records.c.game == game)
    return _newest(connection, wanted, limit)


def read_of_person(connection: Connection, person: str, limit: int) -> list[Finished]:
    theirs = select(played.c.record_id).where(played.c.person == person)
    return _newest(connection, records.c.record_id.in_(theirs), limit)


def _newest(connection: Connection, wanted: ColumnElement[bool], limit: int) -> list[Finished]:
    rows = connection.execute(select(records).where(wanted).order_by(records.c.at.desc()).limit(limit)).all()
    seats = defaultdict(list)
    of_these = played.c.record_id.in_([row.record_id for row in rows])
    for seat in connection.execute(select(played).where(of_these).order_by(played.c.seat)):
        seats[seat.record_id].append(seat)
    return [
        Finished(
            record_id=row.record_id,
            table=row.table_id,
            game=row.game,
            public=row.public,
            at=row.at,
            people=tuple(seat.person for seat in seats[row.record_id]),
            winners=tuple(seat.seat for seat in seats[row.record_id] if seat.won),
            record=row.body,
        )
        for row in rows
    ]


def forget_players(connection: Connection, people: Collection[str]) -> None:
    """Take these people's ids and names out of all matches. The matches stay."""
    theirs = played.c.person.in_(people)
    seats = defaultdict(set)
    for record_id, seat in connection.execute(select(played.c.record_id, played.c.seat).where(theirs)):
        seats[record_id].add(seat)
    for record_id, gone in seats.items():
        _forget_names(connection, record_id, gone)
    connection.execute(update(played).where(theirs).values(person=None))


def _forget_names(connection: Connection, record_id: str, gone: Collection[int]) -> None:
    this = records.c.record_id == record_id
    body = connection.scalar(select(records.c.body).where(this))
    try:
        record = records_format.decode(body or b"")
    except records_format.RecordError:
        connection.execute(delete(records).where(this))  # what cannot be read cannot keep a promise
        return
    record.seats = [_NOBODY if seat in gone else name for seat, name in enumerate(record.seats)]
    connection.execute(update(records).where(this).values(body=records_format.encode(record)))
