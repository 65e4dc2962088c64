"""What is stored of tables, matches and people. Nothing in here knows a database."""

import time
from typing import NamedTuple


class Entry(NamedTuple):
    """One line of a table's log. `mark` is random: it tells our own insert from somebody else's."""

    table: str
    number: int  # from 1, without gaps
    at: int  # milliseconds since 1970
    mark: str
    body: bytes  # JSON of `table.entries`


class Listing(NamedTuple):
    """What look-ups need to know of a table without reading its log; it follows from the log."""

    table: str
    code: str  # six characters that can be read out
    game: str
    public: bool
    phase: str
    players: int
    people: int  # seats held by people
    bots: int  # seats held by bots
    options: bytes  # JSON
    touched: int  # milliseconds since 1970


class Finished(NamedTuple):
    """A match that is over: its record, and who sat where (None: a bot)."""

    record_id: str
    table: str
    game: str
    public: bool
    at: int
    people: tuple[str | None, ...]  # by seat
    winners: tuple[int, ...]
    record: bytes  # JSON of `match.record`, the seed revealed
    luck: tuple[float | None, ...] = ()  # by seat, where a review has measured it
    judge: str | None = None  # who measured it
    casual: bool = False  # it counts nowhere: see `finished_seats.counts`


class Sitting(NamedTuple):
    """The people with a seat at a table, and how it stands. After a match: who has not seen its end."""

    table: str
    people: tuple[str, ...]
    touched: int
    body: bytes  # JSON of `table.summary`
    waited: tuple[str, ...] = ()  # of these, the people whose turn it is
    since: int = 0  # when their turn began
    due: int | None = None  # when the table has to wake by itself
    seen: bytes | None = None  # how it stood when this person last looked; where it is read for one


NOBODY = "—"  # the name of a deleted or unknown person


class Append(NamedTuple):
    """An entry, and what follows from it. All of it is written, or nothing."""

    entry: Entry
    listing: Listing | None = None  # where it changed
    finished: Finished | None = None
    sitting: Sitting | None = None  # where it is known to have changed


class Person(NamedTuple):
    """Somebody who plays. A guest has no device of their own: they sit at their host's."""

    id: str
    host: str | None
    name: str
    colour: str
    language: str
    created: int


class SheetSeat(NamedTuple):
    """How a score sheet ended for one player. `person`: the member who said "that was me"."""

    seat: int
    name: str
    person: str | None
    won: bool
    total: int
    side: int


class GroupSheet(NamedTuple):
    """A score sheet of real cards in a group. `person` has put it there."""

    sheet: str
    group: str
    person: str
    at: int
    game: str
    seats: tuple[SheetSeat, ...]

    @property
    def people(self) -> tuple[str | None, ...]:
        """By seat."""
        return tuple(seat.person for seat in self.seats)


class NumberTaken(Exception):
    """This number of the log is written already: read on, then decide anew. Nothing was written."""


class CodeTaken(Exception):
    """Another table has this code. Nothing was written."""


class StoreAway(Exception):
    """The database did not answer in time. What was asked may or may not have been written."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
