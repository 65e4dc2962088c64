"""The people and programs at a table, and the turn clock."""

import time
from dataclasses import dataclass, field

from tablee.table.peers import IsHere
from tablee.table.stored import now


@dataclass(slots=True)
class Attendance:
    """Times are a monotonic clock's. People who were never seen count as gone since `since`.

    Programs are known by their lines. They look at nothing: where there is nobody else, bots rest.
    """

    since: float
    local: dict[str, int] = field(default_factory=dict)  # person -> connections to this process
    elsewhere: dict[str, frozenset[str]] = field(default_factory=dict)  # process -> its people
    gone: dict[str, float] = field(default_factory=dict)  # person -> since when
    lines: set[str] = field(default_factory=set)  # of programs, to this process
    lines_elsewhere: dict[str, frozenset[str]] = field(default_factory=dict)
    censuses: dict[str, int] = field(default_factory=dict)  # process -> when it was mentioned: see `Gossip`
    passed_over: set[str] = field(default_factory=set)  # processes that let bots wait: see `BotDriver`

    def came(self, person: str) -> None:
        self.local[person] = self.local.get(person, 0) + 1

    def went(self, person: str, now: float) -> None:
        left = self.local[person] - 1
        if left:
            self.local[person] = left
        else:
            del self.local[person]
            self.gone[person] = now

    def heard(self, other: IsHere, now: float) -> bool:
        """Another process announced its people and programs. True if that changed anything."""
        process = other.process
        before, after = self.elsewhere.get(process), frozenset(other.people)
        lines_before, lines_after = self.lines_elsewhere.get(process), frozenset(other.lines)
        self.elsewhere[process], self.lines_elsewhere[process] = after, lines_after
        self.censuses[process] = other.census
        for person in (before or frozenset()) - after:
            self.gone[person] = now
        return (before, lines_before) != (after, lines_after)

    def lost(self, process: str, now: float) -> bool:
        """That process is gone, and its people with it. True if it was here."""
        people = self.elsewhere.pop(process, None)
        self.lines_elsewhere.pop(process, None)
        self.censuses.pop(process, None)
        self.passed_over.discard(process)
        for person in people or ():
            self.gone[person] = now
        return people is not None

    def drives(self, process: str) -> bool:
        """Whether this process moves the bots. Exactly one does, without a vote."""
        return not self.drivers_before(process)

    def drivers_before(self, process: str) -> list[str]:
        """The processes at this table that come before this one in moving its bots."""
        return [other for other in self.elsewhere if other < process and other not in self.passed_over]

    def here(self) -> set[str]:
        return set(self.local).union(*self.elsewhere.values())

    def __contains__(self, person: object) -> bool:
        return person in self.local or any(person in people for people in self.elsewhere.values())

    def has_line(self, line: str) -> bool:
        """Whether a program speaks over this line."""
        return line in self.lines or any(line in lines for lines in self.lines_elsewhere.values())

    def gone_since(self, person: str) -> float | None:
        """None while they are here."""
        return None if person in self else self.gone.get(person, self.since)

    @property
    def watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.local) or any(self.elsewhere.values())


class TurnClock:
    """Counts by the monotonic clock. Only the log knows how long a turn took before this process saw it."""

    def __init__(self, turned_at: int) -> None:
        """`turned_at`: when the turn began, as the log has it."""
        self._set(turned_at)

    def _set(self, turned_at: int) -> None:
        self._turned_at = turned_at
        self.began = time.monotonic() - max(0, now() - turned_at) / 1000

    def follow(self, turned_at: int) -> None:
        """Note when the turn began, as the log has it. A later time is a new turn, which begins now. An
        earlier time comes from taking a move back."""
        if turned_at < self._turned_at:
            self._set(turned_at)
        elif turned_at > self._turned_at:
            self._turned_at = turned_at
            self.began = time.monotonic()

    def left(self, seconds: float) -> float:
        """Of a turn of this many seconds; not above zero when it is over."""
        return self.began + seconds - time.monotonic()
