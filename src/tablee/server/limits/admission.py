"""Who may hold a connection for long: WebSockets, and requests that wait for news.

A *line* is admitted as a stranger's at first: there is room for so many from one address, and for so many in
all. A line whose person shows a seat counts apart. What strangers cannot fill is a reserve for players,
however many strangers there are. A line that is not admitted yet has to say soon who it is. If too many
wait, the first has to go.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from typing import NamedTuple

from tablee.server.counters import Overload
from tablee.server.limits.accounts import Accounts, groups_of
from tablee.server.limits.numbers import HANDSHAKES, HANDSHAKES_OF_PLAYER, MOST_LINES
from tablee.server.limits.rate_limits import Bucket, RateLimits
from tablee.table.refusals import REFUSALS

LONGEST_WAIT = 4.0  # seconds; clients give up soon after
_MOST_PLAYERS = 10_000


class Handshakes:
    """How fast one address may open WebSockets: each costs more than all that is said on it in a minute.

    A handshake that comes too fast waits for its turn before anything is made for it. One that would wait too
    long is rejected. So a class, or a household after a restart, is in after some seconds. Devices that have
    had a seat have their own turns.
    """

    def __init__(self, overload: Overload, limits: RateLimits) -> None:
        self._overload = overload
        self._limits = limits
        self._players: OrderedDict[str, Bucket] = OrderedDict()  # by the token that their browser sends

    def wait(self, address: str, token: str | None) -> float | None:
        """How long this handshake must wait, in seconds; None to reject it."""
        player = self._players.get(token or "")
        if player is not None and player.take():
            return 0.0
        seconds = self._limits.wait(HANDSHAKES, address)
        if seconds > LONGEST_WAIT:
            self._overload.note(
                "handshakes", "an address opens connections faster than they are let in: one was refused"
            )
            return None
        self._limits.owe(HANDSHAKES, address)
        return seconds

    def has_seat(self, token: str) -> None:
        """The device with this token has shown a seat."""
        if token not in self._players:
            self._players[token] = self._limits.bucket(HANDSHAKES_OF_PLAYER)
            if len(self._players) > _MOST_PLAYERS:
                self._players.popitem(last=False)
        else:
            self._players.move_to_end(token)


_ALL = ""  # counted like a group of addresses


class Standing(Enum):
    WAITS = auto()  # has not said who it is, or is not admitted yet
    STRANGER = auto()
    SEATED = auto()
    GONE = auto()


class Room(NamedTuple):
    """How many of each there may be in a group of addresses, or in all."""

    waiting: int
    strangers: int
    seated: int


class Line:
    """One line's place. Everything that may fail raises `Refused` and changes nothing."""

    __slots__ = ("_admission", "give_way", "groups", "person", "standing", "token")

    def __init__(
        self, admission: "Admission", groups: tuple[tuple[str, int], ...], give_way: Callable[[], None]
    ) -> None:
        self._admission = admission
        self.groups = groups
        self.give_way = give_way
        self.person = ""
        self.token: str | None = None  # that came with the handshake and is this person's
        self.standing = Standing.WAITS

    @property
    def accounts(self) -> list[tuple[str, Standing]]:
        return [(name, self.standing) for name, _ in self.groups]

    @property
    def waits(self) -> bool:
        return self.standing is Standing.WAITS

    def greet(self, person: str) -> None:
        """It is this person's. It still waits afterwards if there is no room for strangers."""
        self._admission.greet(self, person)

    def sit(self) -> None:
        """Its person has a seat at the table that it looks at."""
        self._admission.sit(self)

    def visit(self) -> None:
        """Its person looks at something without having a seat there."""
        if self.waits:
            self._admission.check_newcomer(self)
            self._admission.change(self, Standing.STRANGER)

    def rise(self) -> None:
        """It does not look at that table any more."""
        if self.standing is Standing.SEATED:
            self._admission.change(self, Standing.STRANGER)

    def left(self) -> None:
        """It is closed. Saying so twice does no harm."""
        self._admission.leave(self)


class Admission:
    """The lines of this process. `per_address` None: an address may have as many as there is room for."""

    def __init__(self, most: int, per_address: int | None, overload: Overload) -> None:
        self._all = Room(waiting=max(1, most // 4), strangers=max(1, most // 2), seated=most)
        self._address: Room | None = None
        if per_address is not None:
            self._address = Room(max(1, per_address // 2), per_address, 2 * per_address)
        self._overload = overload
        self.handshakes = Handshakes(overload, RateLimits(limited=per_address is not None))
        self.lines: Accounts[Line] = Accounts()  # by group and standing, and by person

    def number(self, standing: Standing) -> int:
        return self.lines.count((_ALL, standing))

    def arrive(self, address: str, give_way: Callable[[], None]) -> Line:
        """A new line. It waits, and is told to give way if too many come after it before it is admitted."""
        groups = ((_ALL, 1), *groups_of(address)) if self._address is not None else ((_ALL, 1),)
        line = Line(self, groups, give_way)
        for name, share in groups:
            waiting = name, Standing.WAITS
            if self.lines.count(waiting) < share * self._room(name).waiting:
                continue
            if (first := self.lines.first(waiting)) is not None:
                self._overload.note(
                    "waiting_lines", "too many visitors do not say who they are: one of them was sent away"
                )
                self.leave(first)
                first.give_way()
        self.lines.add(line, line.accounts)
        return line

    @contextmanager
    def polling(self, address: str, person: str | None, seated: bool = False) -> Iterator[None]:
        """A request that waits for news is a line for as long as it waits. Raises `Refused`."""
        line = self.arrive(address, lambda: None)
        try:
            if person is not None:
                line.greet(person)
            if seated:
                line.sit()
            else:
                line.visit()
            yield
        finally:
            line.left()

    def check_newcomer(self, line: Line) -> None:
        """Is there room for one more stranger? Raises `Refused`."""
        if self._full(line, Standing.STRANGER) is not None:
            raise self._refused(line, Standing.STRANGER)

    def greet(self, line: Line, person: str) -> None:
        if self.lines.count(person) >= MOST_LINES:
            self._overload.note("lines_of_person", "somebody has too many connections of their own")
            raise REFUSALS.refused("crowded", "")
        line.person = person
        self.lines.add(line, [person])
        if self._full(line, Standing.STRANGER) is None:
            self.change(line, Standing.STRANGER)

    def sit(self, line: Line) -> None:
        if line.standing is Standing.SEATED:
            return
        if self._full(line, Standing.SEATED) is not None:
            raise self._refused(line, Standing.SEATED)
        self.change(line, Standing.SEATED)
        if line.token is not None:
            self.handshakes.has_seat(line.token)

    def leave(self, line: Line) -> None:
        if line.standing is Standing.GONE:
            return
        self.lines.remove(line, [*line.accounts, line.person])
        line.standing = Standing.GONE

    def change(self, line: Line, standing: Standing) -> None:
        self.lines.remove(line, line.accounts)
        line.standing = standing
        self.lines.add(line, line.accounts)

    def _full(self, line: Line, standing: Standing) -> str | None:
        """The first of its groups that has no room for it as a stranger's or seated; None if all have."""
        for name, share in line.groups:
            room = self._room(name)
            most = room.seated if standing is Standing.SEATED else room.strangers
            if self.lines.count((name, standing)) >= share * most:
                return name
        return None

    def _refused(self, line: Line, standing: Standing) -> Exception:
        if self._full(line, standing) == _ALL:
            sentence = "there are too many visitors: somebody was turned away; see --connections"
            self._overload.note("lines", sentence)
        else:
            sentence = "an address has too many visitors; if it is your proxy's, see X-Forwarded-For"
            self._overload.note("lines_of_address", sentence)
        return REFUSALS.refused("crowded", "")

    def _room(self, name: str) -> Room:
        if name == _ALL:
            return self._all
        assert self._address is not None
        return self._address
