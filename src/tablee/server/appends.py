"""What one append writes in the tables of several rooms, in one transaction.

All appends at once, and only when one of them loses, one by one.
"""

from collections.abc import Sequence

from sqlalchemy import Connection, Dialect, insert, select
from sqlalchemy.exc import IntegrityError

from tablee.server.db.database import PATIENCE, Database
from tablee.server.db.engines import is_away
from tablee.server.db.schema import entries, tables
from tablee.server.db.statements import upsert
from tablee.server.groups.results import add_results
from tablee.server.people.queries import learn_strengths
from tablee.server.results.queries import add_records
from tablee.server.results.tallies import count_matches
from tablee.server.tables.sittings import write_sitting
from tablee.table.stored import Append, CodeTaken, NumberTaken


async def open_database(url: str, patience: float = PATIENCE, as_it_is: bool = False) -> Database:
    """See `Database.open`."""
    return await Database.open(url, Appends, patience, as_it_is)


class Appends:
    """The statements for one kind of database."""

    def __init__(self, dialect: Dialect) -> None:
        # Compiled once and run without SQLAlchemy's handling of each value: this is the hot path.
        self._entry = str(insert(entries).compile(dialect=dialect))
        self._listing = str(upsert(dialect, tables).compile(dialect=dialect))

    def together(self, connection: Connection, appends: Sequence[Append]) -> list[None]:
        """Write all. Raises what the database says when one of them cannot be written."""
        if not appends:
            return []
        # In the same order in all processes, lest two wait for each other.
        ordered = sorted(appends, key=_place)
        connection.exec_driver_sql(self._entry, [append.entry for append in ordered])
        listings = {append.listing.table: append.listing for append in ordered if append.listing}
        if listings:
            connection.exec_driver_sql(self._listing, list(listings.values()))
        ended = [append.finished for append in ordered if append.finished]
        add_records(connection, ended)
        count_matches(connection, ended)
        add_results(connection, ended)
        learn_strengths(connection, ended)
        last = {append.sitting.table: append.sitting for append in ordered if append.sitting}
        for sitting in last.values():
            write_sitting(connection, sitting)
        return [None] * len(appends)

    def one_by_one(self, connection: Connection, appends: Sequence[Append]) -> list[Exception | None]:
        """Write those that can be written; says for each what was wrong with it.

        Raises only when the database is away.
        """
        reasons: list[Exception | None] = [None] * len(appends)
        lost: set[str] = set()
        for index in sorted(range(len(appends)), key=lambda index: _place(appends[index])):
            reasons[index] = self._one(connection, appends[index], lost)
        return reasons

    def _one(self, connection: Connection, append: Append, lost: set[str]) -> Exception | None:
        table = append.entry.table
        if table in lost:  # it was decided upon without what is there now, and could leave a gap
            return NumberTaken()
        try:
            with connection.begin_nested():
                self.together(connection, [append])
        except Exception as error:
            if is_away(error):
                raise
            reason = _reason(connection, append, error)
            if reason:
                lost.add(table)
            return reason
        return None


def _place(append: Append) -> tuple[str, int]:
    return append.entry[:2]


def _reason(connection: Connection, append: Append, error: Exception) -> Exception | None:
    """Why this append was not written; None when it had been written before."""
    if not isinstance(error, IntegrityError):
        return error
    entry, listing = append.entry, append.listing
    here = (entries.c.table_id == entry.table) & (entries.c.number == entry.number)
    mark = connection.scalar(select(entries.c.mark).where(here))
    if mark == entry.mark:
        return None  # a commit whose answer we never heard went through, with all that follows
    if mark is not None:
        return NumberTaken()
    if listing:
        owner = connection.scalar(select(tables.c.table_id).where(tables.c.code == listing.code))
        if owner not in (None, listing.table):
            return CodeTaken()
    return error
