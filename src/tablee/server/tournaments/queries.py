"""Tournaments: one row each, changed only from its newest version."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from tablee.match.record import Result, read_ended
from tablee.server.db.schema import records, sealed_tables, tournament_people, tournaments
from tablee.server.db.statements import BEGINNING, newest_first
from tablee.server.limits.numbers import MOST_TOURNAMENTS
from tablee.table.refusals import REFUSALS


class StoredTournament(NamedTuple):
    """A tournament. `version` counts its changes from 1."""

    tournament: str
    version: int
    phase: str
    touched: int
    body: bytes  # JSON of `tournaments.tournament`


_OVER: Final = "over"
_PLAYING: Final = "playing"
_STORED: Final = tournaments.c[: len(StoredTournament._fields)]


def add_tournament(connection: Connection, new: StoredTournament, host: str) -> None:
    """Raises `Refused`."""
    theirs = (tournaments.c.host == host) & (tournaments.c.phase != _OVER)
    here = tournaments.c.tournament_id == new.tournament
    if connection.scalar(select(tournaments.c.version).where(here)) is not None:
        return  # a commit whose answer was lost
    if (connection.scalar(select(func.count()).where(theirs)) or 0) >= MOST_TOURNAMENTS:
        raise REFUSALS.refused("too_many_tournaments", "", most=MOST_TOURNAMENTS)
    row = dict(zip(_STORED.keys(), new, strict=True))
    connection.execute(insert(tournaments), {**row, "host": host, "holder": "", "until": 0})
    _write_people(connection, new, [host])


def change_tournament(
    connection: Connection, new: StoredTournament, people: Sequence[str], sealed: Sequence[str]
) -> bool:
    """`new.version` is the one before plus one. Returns False if somebody else has changed it since.

    `people`: whom it concerns. `sealed`: tables whose records are shown to nobody.
    """
    before = (tournaments.c.tournament_id == new.tournament) & (tournaments.c.version == new.version - 1)
    values = {"version": new.version, "phase": new.phase, "touched": new.touched, "body": new.body}
    if not connection.execute(update(tournaments).where(before).values(values)).rowcount:
        there = read_tournament(connection, new.tournament)
        # What was written twice, since the answer to the first time was lost, is not somebody else's.
        return there is not None and there[:2] == new[:2] and there.body == new.body
    for table in (tournament_people, sealed_tables):
        connection.execute(delete(table).where(table.c.tournament_id == new.tournament))
    _write_people(connection, new, people)
    if sealed:
        rows = [{"table_id": table, "tournament_id": new.tournament} for table in sealed]
        connection.execute(insert(sealed_tables), rows)
    return True


def _write_people(connection: Connection, new: StoredTournament, people: Sequence[str]) -> None:
    rows = [{"person": person, "tournament_id": new.tournament, "touched": new.touched} for person in people]
    connection.execute(insert(tournament_people), rows)


def read_tournament(connection: Connection, tournament_id: str) -> StoredTournament | None:
    row = connection.execute(
        select(*_STORED).where(tournaments.c.tournament_id == tournament_id)
    ).one_or_none()
    return StoredTournament(*row) if row else None


def read_version(connection: Connection, tournament_id: str) -> int | None:
    return connection.scalar(
        select(tournaments.c.version).where(tournaments.c.tournament_id == tournament_id)
    )


def read_tournaments_of(connection: Connection, person: str, limit: int) -> list[StoredTournament]:
    """Those they play in or have made, the last one touched first."""
    rows = tournament_people
    theirs = select(*_STORED).select_from(rows).join(tournaments).where(rows.c.person == person)
    page = newest_first(theirs, rows.c.touched, rows.c.tournament_id, limit, BEGINNING)
    return [StoredTournament(*row) for row in connection.execute(page)]


def read_any_playing(connection: Connection) -> bool:
    """Most of the time there is none. Knowing it takes no write."""
    return bool(connection.scalar(select(exists().where(tournaments.c.phase == _PLAYING))))


def take_tournaments(connection: Connection, holder: str, now: int, until: int, limit: int = 50) -> list[str]:
    """Lease running tournaments to this process until then, the longest-waiting first."""
    free = (tournaments.c.holder == holder) | (tournaments.c.until < now)
    played = select(tournaments.c.until, tournaments.c.tournament_id).where(
        tournaments.c.phase == _PLAYING, free
    )
    longest = sorted(tuple(row) for row in connection.execute(played))[:limit]
    if not longest:
        return []
    mine = tournaments.c.tournament_id.in_([tournament_id for _, tournament_id in longest])
    take = update(tournaments).where(mine, free).values(holder=holder, until=until)
    return list(connection.scalars(take.returning(tournaments.c.tournament_id)))


def read_results(connection: Connection, ids: Sequence[str]) -> dict[str, Result]:
    """Of the matches with these records that are over."""
    wanted = select(records.c.record_id, records.c.body).where(records.c.record_id.in_(ids))
    return {record_id: read_ended(body).result for record_id, body in connection.execute(wanted)}


def forget_tournaments(connection: Connection, before: int, phase: str) -> int:
    """Delete those in this phase that nobody has changed since; returns how many."""
    old = (tournaments.c.touched < before) & (tournaments.c.phase == phase)
    return connection.execute(delete(tournaments).where(old)).rowcount
