"""What is stored, and what a store answers. Nothing in here knows a database."""

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
    casual: bool = False  # it counts nowhere: see `ended.counts`


class Sitting(NamedTuple):
    """Who has a seat at a table, and how it stands there. When a match is over: who does not know it."""

    table: str
    people: tuple[str, ...]
    touched: int
    body: bytes  # JSON of `table.summary`
    waited: tuple[str, ...] = ()  # those of them whose turn it is
    since: int = 0  # when their turn began
    due: int | None = None  # when something has to happen there though nobody looks
    seen: bytes | None = None  # how it stood when this person last looked; where it is read for one


class Place(NamedTuple):
    """Where a list, the newest first, goes on: after what has this time and this id."""

    at: int
    id: str


BEGINNING = Place(2**63 - 1, "")
NOBODY = "—"  # the name of whoever wished to be forgotten, or is unknown


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


class Tally(NamedTuple):
    """What somebody has made of a game, with one other person or (empty) in all their matches."""

    person: str
    game: str
    other: str
    played: int
    won: int
    points: int  # the totals together
    lowest: int
    highest: int
    streak: int  # matches won in a row, up to now
    longest: int  # of all such streaks
    scored: int  # matches that were played to the end: points, lowest and highest are theirs
    measured: int = 0  # matches in which a review has measured luck
    luck: float = 0.0  # of all these together
    squares: float = 0.0


class Meeting(NamedTuple):
    """What somebody has made of a game with one other person, and how often that one has won."""

    tally: Tally
    lost: int


class Group(NamedTuple):
    """People who keep a book together. Whoever knows the invitation may join."""

    group: str
    name: str
    invitation: str
    created: int


class Member(NamedTuple):
    """Somebody of a group, since when."""

    person: str
    joined: int


class GroupResult(NamedTuple):
    """How a member fared in a match with another one. The rows of a match have the same number."""

    number: int  # later matches have higher ones
    person: str
    at: int
    game: str
    match: str  # the id of its record, or of a score sheet
    players: int  # all who played, members or not
    side: int  # partners have the same
    won: bool
    total: int | None  # None: somebody gave the match up
    sheet: bool | None = None  # whether it was with real cards


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


class OwnResult(NamedTuple):
    """How somebody fared in one match, at a table or with real cards."""

    at: int
    match: str  # the id of its record, or of a score sheet
    game: str
    won: bool
    total: int | None  # None: somebody gave the match up
    met: dict[str, bool]  # the other people in it, and whether they have won


class GroupBook(NamedTuple):
    """A group, and what its page needs: `fold` is what all results up to number `folded` come to."""

    group: Group
    members: list[Member]  # who joined first comes first
    generation: int  # one more whenever the results were written anew
    folded: int
    fold: bytes | None
    since: list[GroupResult]  # after that number, in order


class SharedSheet(NamedTuple):
    """A score sheet that others look at. `version` counts its changes from 1."""

    sheet: str
    version: int
    body: bytes  # JSON of `paper.sheet`
    touched: int


class Channel(NamedTuple):
    """Where somebody wants a word when it is their turn."""

    channel: str
    person: str
    confirmed: bool
    body: bytes  # JSON of `notices.channels`


class Notice(NamedTuple):
    """A turn of which somebody is to be told. `said`: how often they were; `tries`: in vain since."""

    person: str
    table: str
    since: int  # when the turn began
    said: int
    tries: int


class Decision(NamedTuple):
    """What a host wants done. `mark` is random: written down twice, it is still one."""

    mark: str
    who: str  # by which way: "cli" or "admin page"
    did: str  # one of `moderation.decisions.DEEDS`
    whom: str  # a table's code, a person's id, a network
    until: int | None  # milliseconds since 1970; None: for good
    why: str


class Act(NamedTuple):
    """A decision that was carried out: a line of the audit log."""

    number: int  # from 1, without gaps
    at: int
    mark: str
    who: str
    did: str
    whom: str
    until: int | None
    why: str


class Ban(NamedTuple):
    """What holds because of a decision."""

    kind: str  # "table", "person" or "network"
    subject: str  # an id, or the network
    label: str  # what hosts call it: the code of a table
    since: int
    until: int | None


class HostedTable(NamedTuple):
    """A table as a host sees it: nothing of its cards."""

    listing: Listing
    opened: int
    moved: int  # when something was last written at it


class DailyTry(NamedTuple):
    """Somebody's one try at a deal of the day."""

    game: str
    day: str
    person: str
    code: str  # of the table
    record_id: str
    result: bytes | None = None  # JSON of `match.record.Result`; None: not finished
    luck: float | None = None  # as chances to win the match; None: not worked out
    skill: float | None = None


class DailyLevel(NamedTuple):
    """How a bot fared with the same cards in the same seat."""

    game: str
    day: str
    level: int
    result: bytes
    luck: float | None = None
    skill: float | None = None


class StoredTournament(NamedTuple):
    """A tournament. `version` counts its changes from 1."""

    tournament: str
    version: int
    phase: str
    touched: int
    body: bytes  # JSON of `tournaments.tournament`


class Statistics(NamedTuple):
    """What everybody may know of this server."""

    tables: int
    playing: int
    people: int
    matches: dict[str, int]  # finished ones, by game


class NumberTaken(Exception):
    """Somebody else has written this number of this log: read on, then decide anew. Nothing was written."""


class CodeTaken(Exception):
    """Another table has this code. Nothing was written."""


class NoSuchPerson(Exception):
    """They were never here, or wished to be forgotten. Nothing was written."""


class NothingToLift(Exception):
    """No decision of this kind is in force for this one. Nothing was written."""


class NoSuchTable(Exception):
    """No table has this code. Nothing was written."""


class TooManySheets(Exception):
    """This person shares as many score sheets as one may. Nothing was written."""


class TooManyChannels(Exception):
    """This person has as many channels as one may. Nothing was written."""


class NoSuchGroup(Exception):
    """There is no such group, or no such invitation any more. Nothing was written."""


class TooManyGroups(Exception):
    """This person is in as many groups as one may be. Nothing was written."""


class TooManyMembers(Exception):
    """This group has as many members as one may have. Nothing was written."""


class SeatClaimed(Exception):
    """Somebody else has said that they played there. Nothing was written."""


class NoSuchSheet(Exception):
    """It was never shared, or is not any more. Nothing was written."""


class WrongKey(Exception):
    """The sheet is there, but this key does not open it. Nothing was written."""


class SheetChanged(Exception):
    """Somebody else has changed the sheet since. Nothing was written."""


class TournamentChanged(Exception):
    """Somebody else has changed the tournament since. Nothing was written."""


class TooManyTournaments(Exception):
    """This person has as many tournaments that are not over as one may. Nothing was written."""


class StoreAway(Exception):
    """The database did not answer in time. What was asked may or may not have been written."""
