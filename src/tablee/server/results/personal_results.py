"""A person's matches: at tables, and with real cards on score sheets."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Table, exists, select

from tablee.server.db.schema import group_sheets, played, records, sheet_seats
from tablee.server.db.statements import BEGINNING, Place, newest_first
from tablee.table.stored import GroupSheet, SheetSeat


class OwnResult(NamedTuple):
    """A person's result in one match, at a table or with real cards."""

    at: int
    match: str  # the id of its record, or of a score sheet
    game: str
    won: bool
    total: int | None  # None: somebody gave the match up
    met: dict[str, bool]  # the other people in it, and whether they have won


class MatchTables(NamedTuple):
    """The tables of matches and of their seats, and the column of both that identifies a match."""

    matches: Table
    seats: Table
    key: str


ONLINE = MatchTables(records, played, "record_id")
REAL = MatchTables(group_sheets, sheet_seats, "sheet_id")

_SEAT = [sheet_seats.c.sheet_id, *(sheet_seats.c[field] for field in SheetSeat._fields)]


def read_ids(
    connection: Connection,
    kind: MatchTables,
    person: str,
    limit: int,
    after: Place,
    game: str | None = None,
    other: str | None = None,
) -> Sequence[str]:
    """The newest first, filtered by game and by another player where given."""
    matches, seats, key = kind
    theirs = select(seats.c[key], seats.c.at).where(seats.c.person == person).distinct()
    if game is not None:
        theirs = theirs.where(exists().where(matches.c[key] == seats.c[key], matches.c.game == game))
    if other is not None:
        seat = seats.alias("seat")
        theirs = theirs.where(exists().where(seat.c[key] == seats.c[key], seat.c.person == other))
    return connection.scalars(newest_first(theirs, seats.c.at, seats.c[key], limit, after)).all()


def read_own_results(
    connection: Connection,
    kind: MatchTables,
    person: str,
    limit: int,
    after: Place = BEGINNING,
    since: int = 0,
) -> list[OwnResult]:
    """Since a time, the newest first. Of several seats in one match, the last one counts."""
    matches, seats, key = kind
    own = (
        select(seats.c.at, seats.c[key], matches.c.game, seats.c.won, seats.c.total)
        .join_from(seats, matches, matches.c[key] == seats.c[key])
        .where(seats.c.person == person, seats.c.side.is_not(None), seats.c.at >= since)
    )
    rows = connection.execute(newest_first(own, seats.c.at, seats.c[key], limit, after)).all()
    if not rows:
        return []
    others = seats.alias("others")
    met = (
        select(others.c[key], others.c.person, others.c.won)
        .join_from(seats, others, others.c[key] == seats.c[key])
        .where(seats.c.person == person, seats.c.at.between(rows[-1].at, rows[0].at))
        .where(others.c.person != person)
    )
    with_whom: dict[str, dict[str, bool]] = defaultdict(dict)
    for match, other, won in connection.execute(met):
        with_whom[match][other] = won
    found = {row[1]: OwnResult(*row, with_whom[row[1]]) for row in rows}
    return list(found.values())


def read_sheets_of(
    connection: Connection,
    person: str,
    limit: int,
    after: Place = BEGINNING,
    game: str | None = None,
    other: str | None = None,
) -> list[GroupSheet]:
    """Sheets with a column that this person has claimed, the newest first; see `read_ids`."""
    return read_group_sheets(connection, read_ids(connection, REAL, person, limit, after, game, other))


def read_group_sheets(connection: Connection, ids: Sequence[str]) -> list[GroupSheet]:
    """In this order."""
    if not ids:
        return []
    seats = defaultdict(list)
    for sheet, *seat in connection.execute(select(*_SEAT).where(sheet_seats.c.sheet_id.in_(ids))):
        seats[sheet].append(SheetSeat(*seat))
    rows = connection.execute(select(group_sheets).where(group_sheets.c.sheet_id.in_(ids)))
    found = {
        row.sheet_id: GroupSheet(
            row.sheet_id, row.group_id, row.person, row.at, row.game, tuple(sorted(seats[row.sheet_id]))
        )
        for row in rows
    }
    return [found[one] for one in ids if one in found]
