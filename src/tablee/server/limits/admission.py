"""Who may open a WebSocket and who may keep one, or a request that waits for news.

Each of these is a *line*. At first it is a stranger's: there is a limit for each address and one for all. A
line whose person has a seat counts apart. So strangers, however many there are, leave a reserve for players.
A line must soon say whose it is. If too many have not, the oldest of them is closed.
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
    """How fast one address may open WebSockets. Opening one costs more than a minute of messages.

    A handshake that comes too soon is delayed before anything is made for it. One that would wait too long is
    rejected. So a class, or a household after a restart, is in after some seconds. A device whose person has
    had a seat has a rate of its own.
    """

    def __init__(self, overload: Overload, limits: RateLimits) -> None:
        self._overload = overload
        self._limits = limits
        self._players: OrderedDict[str, Bucket] = OrderedDict()  # by the token of the handshake

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
        """The person with this token has had a seat."""
        if token not in self._players:
            self._players[token] = self._limits.bucket(HANDSHAKES_OF_PLAYER)
            if len(self._players) > _MOST_PLAYERS:
                self._players.popitem(last=False)
        else:
            self._players.move_to_end(token)


_ALL = ""  # an account like those of addresses


class LineStanding(Enum):
    WAITS = auto()  # has not said whose it is, or is not admitted yet
    STRANGER = auto()
    SEATED = auto()
    CLOSED = auto()


class LineQuota(NamedTuple):
    """How many lines one account may have."""

    waiting: int
    strangers: int
    seated: int


class Line:
    """Every method that may fail raises `Refused` and changes nothing then."""

    __slots__ = ("_admission", "close_client", "groups", "person", "standing", "token")

    def __init__(
        self, admission: "Admission", groups: tuple[tuple[str, int], ...], close_client: Callable[[], None]
    ) -> None:
        self._admission = admission
        self.groups = groups
        self.close_client = close_client
        self.person = ""
        self.token: str | None = None  # of the handshake, if it is this person's
        self.standing = LineStanding.WAITS

    @property
    def accounts(self) -> list[tuple[str, LineStanding]]:
        return [(name, self.standing) for name, _ in self.groups]

    @property
    def waits(self) -> bool:
        return self.standing is LineStanding.WAITS

    def check_stranger(self) -> None:
        """Check that there is room for one more stranger."""
        self._admission.check_room(self, LineStanding.STRANGER)

    def greet(self, person: str) -> None:
        """It is this person's. It still waits afterwards if there is no room for strangers."""
        self._admission.add_to_person(self, person)
        self.person = person
        if self._admission.find_full(self, LineStanding.STRANGER) is None:
            self._change(LineStanding.STRANGER)

    def sit(self) -> None:
        """Its person has a seat at the table that it looks at."""
        if self.standing is not LineStanding.SEATED:
            self._admission.check_room(self, LineStanding.SEATED)
            self._change(LineStanding.SEATED)
            if self.token is not None:
                self._admission.handshakes.has_seat(self.token)

    def visit(self) -> None:
        """Its person looks at something without a seat there."""
        if self.waits:
            self.check_stranger()
            self._change(LineStanding.STRANGER)

    def rise(self) -> None:
        """It does not look at that table any more."""
        if self.standing is LineStanding.SEATED:
            self._change(LineStanding.STRANGER)

    def close(self) -> None:
        """Calling this twice does no harm."""
        if self.standing is not LineStanding.CLOSED:
            self._admission.lines.remove(self, [*self.accounts, self.person])
            self.standing = LineStanding.CLOSED

    def _change(self, standing: LineStanding) -> None:
        self._admission.lines.remove(self, self.accounts)
        self.standing = standing
        self._admission.lines.add(self, self.accounts)


class Admission:
    """The lines of this process. `per_address` None: no limit for an address but that for all."""

    def __init__(self, most: int, per_address: int | None, overload: Overload) -> None:
        self._all = LineQuota(waiting=max(1, most // 4), strangers=max(1, most // 2), seated=most)
        self._address: LineQuota | None = None
        if per_address is not None:
            self._address = LineQuota(max(1, per_address // 2), per_address, 2 * per_address)
        self._overload = overload
        self.handshakes = Handshakes(overload, RateLimits(limited=per_address is not None))
        self.lines: Accounts[Line] = Accounts()  # by group and standing, and by person

    def number(self, standing: LineStanding) -> int:
        return self.lines.count((_ALL, standing))

    def open_line(self, address: str, close_client: Callable[[], None]) -> Line:
        """`close_client` is called if too many others open a line before this one is admitted."""
        groups = ((_ALL, 1), *groups_of(address)) if self._address is not None else ((_ALL, 1),)
        line = Line(self, groups, close_client)
        for name, share in groups:
            waiting = name, LineStanding.WAITS
            if self.lines.count(waiting) < share * self._quota(name).waiting:
                continue
            if (first := self.lines.first(waiting)) is not None:
                self._overload.note(
                    "waiting_lines", "too many visitors do not say who they are: one of them was sent away"
                )
                first.close()
                first.close_client()
        self.lines.add(line, line.accounts)
        return line

    @contextmanager
    def polling(self, address: str, person: str | None, seated: bool = False) -> Iterator[None]:
        """A request that waits for news is a line for as long as it waits. Raises `Refused`."""
        line = self.open_line(address, lambda: None)
        try:
            if person is not None:
                line.greet(person)
            if seated:
                line.sit()
            else:
                line.visit()
            yield
        finally:
            line.close()

    def add_to_person(self, line: Line, person: str) -> None:
        """Raises `Refused`."""
        if self.lines.count(person) >= MOST_LINES:
            self._overload.note("lines_of_person", "somebody has too many connections of their own")
            raise REFUSALS.refused("crowded", "")
        self.lines.add(line, [person])

    def check_room(self, line: Line, standing: LineStanding) -> None:
        """Raises `Refused`."""
        full = self.find_full(line, standing)
        if full is None:
            return
        if full == _ALL:
            sentence = "there are too many visitors: somebody was turned away; see --connections"
            self._overload.note("lines", sentence)
        else:
            sentence = "an address has too many visitors; if it is your proxy's, see X-Forwarded-For"
            self._overload.note("lines_of_address", sentence)
        raise REFUSALS.refused("crowded", "")

    def find_full(self, line: Line, standing: LineStanding) -> str | None:
        """The first of its groups that has no room for it with this standing."""
        for name, share in line.groups:
            quota = self._quota(name)
            most = quota.seated if standing is LineStanding.SEATED else quota.strangers
            if self.lines.count((name, standing)) >= share * most:
                return name
        return None

    def _quota(self, name: str) -> LineQuota:
        if name == _ALL:
            return self._all
        assert self._address is not None
        return self._address
