"""Finished matches, and who played in them."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, exists, insert, select

from tablee.match import record as records_format
from tablee.server.db.schema import PUBLIC, departed, played, records, sealed_tables
from tablee.server.db.statements import BEGINNING, Place, newest_first
from tablee.server.results.personal_results import ONLINE, read_ids
from tablee.table.finished_seats import seats_of
from tablee.table.stored import NOBODY, Finished


class _Seat(NamedTuple):
    number: int
    person: str | None
    won: bool
    luck: float | None
    judge: str | None
    side: int | None
    gone: bool


def add_records(connection: Connection, matches: Iterable[Finished]) -> None:
    """In the transaction in which they end."""
    for finished in matches:
        row = {
            "record_id": finished.record_id,
            "table_id": finished.table,
            "game": finished.game,
            "public": finished.public,
            "at": finished.at,
            "body": finished.record,
        }
        connection.execute(insert(records), row)
        match = {"record_id": finished.record_id, "at": finished.at}
        if seats := [{**seat._asdict(), **match} for seat in seats_of(finished)]:
            connection.execute(insert(played), seats)


def read_record(connection: Connection, record_id: str) -> bytes | None:
    finished = read_finished(connection, record_id)
    return finished.record if finished else None


def read_finished(connection: Connection, record_id: str) -> Finished | None:
    found = _read(connection, [record_id])
    return found[0] if found else None


def read_recent(
    connection: Connection, limit: int, game: str | None = None, after: Place = BEGINNING
) -> list[Finished]:
    """Public ones only, newest first."""
    public = select(records.c.record_id).where(PUBLIC)
    if game is not None:
        public = public.where(records.c.game == game)
    page = newest_first(public, records.c.at, records.c.record_id, limit, after)
    return _read(connection, connection.scalars(page).all())


def read_of_person(
    connection: Connection,
    person: str,
    limit: int,
    after: Place = BEGINNING,
    game: str | None = None,
    other: str | None = None,
) -> list[Finished]:
    """The newest first; see `read_ids`."""
    return _read(connection, read_ids(connection, ONLINE, person, limit, after, game, other))


def read_is_sealed(connection: Connection, table: str) -> bool:
    """Whether others are still playing the cards of this table."""
    return bool(connection.scalar(select(exists().where(sealed_tables.c.table_id == table))))


def _read(connection: Connection, ids: Sequence[str]) -> list[Finished]:
    """In this order. Deleted people are left out, even while the records still have their names."""
    if not ids:
        return []
    # Seats before names: if a person is deleted in between, their name is left out twice rather than never.
    seats = _seats(connection, ids)
    rows = connection.execute(select(records).where(records.c.record_id.in_(ids)))
    found = {row.record_id: _finished(row, seats[row.record_id]) for row in rows}
    return [finished for record_id in ids if (finished := found.get(record_id)) is not None]


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[_Seat]]:
    """By match, in order."""
    gone = departed.c.person.is_not(None)
    all_of_them = (
        select(
            played.c.record_id,
            played.c.seat,
            played.c.person,
            played.c.won,
            played.c.luck,
            played.c.judge,
            played.c.side,
            gone,
        )
        .outerjoin(departed, departed.c.person == played.c.person)
        .where(played.c.record_id.in_(ids))
    )
    seats = defaultdict(list)
    for record_id, *seat in connection.execute(all_of_them):
        seats[record_id].append(_Seat(*seat))
    for match in seats.values():
        match.sort(key=lambda seat: seat.number)
    return seats


def _finished(row: Row[*tuple[Any, ...]], seats: Sequence[_Seat]) -> Finished | None:
    gone = {seat.number for seat in seats if seat.gone}
    body = without_names(row.body, gone) if gone else row.body
    if body is None:
        return None
    judges = {seat.judge for seat in seats if seat.judge is not None}
    return Finished(
        record_id=row.record_id,
        table=row.table_id,
        game=row.game,
        public=row.public,
        at=row.at,
        people=tuple(None if seat.gone else seat.person for seat in seats),
        winners=tuple(seat.number for seat in seats if seat.won),
        record=body,
        luck=tuple(None if seat.gone else seat.luck for seat in seats) if judges else (),
        judge=next(iter(judges), None),
        casual=all(seat.side is None for seat in seats),
    )


def without_names(body: bytes, gone: Collection[int]) -> bytes | None:
    """The record without the names at these seats. None: it cannot be read, so names cannot be taken out."""
    try:
        record = records_format.decode(body)
    except records_format.RecordError:
        return None
    record.seats = [NOBODY if seat in gone else name for seat, name in enumerate(record.seats)]
    return records_format.encode(record)
