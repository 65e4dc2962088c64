"""All connections, from the moment they are accepted: how many there may be, and who makes room.

Nothing is known of a connection yet but its address. Where there are too many, from an address or in all, the
one that has idled for longest is closed: a browser just opens another. Only where none idles the new one has
to go.
"""

from collections import defaultdict
from collections.abc import Callable

from tablee.server.limits.address_groups import Group, groups_of
from tablee.server.limits.numbers import NEW_CONNECTIONS
from tablee.server.limits.overload import Overload
from tablee.server.limits.rate_limits import RateLimits

_ALL = "all"


class _Counted:
    """The connections of one group of addresses, or all."""

    __slots__ = ("idle", "number")

    def __init__(self) -> None:
        self.number = 0
        self.idle: dict[OpenConnection, None] = {}  # the one that has idled for longest first


class OpenConnection:
    """One of them. It idles at first, until a whole request is there."""

    __slots__ = ("_abort", "_among", "groups", "is_open")

    def __init__(
        self, groups: tuple[Group, ...], abort: Callable[[], None], among: "OpenConnections"
    ) -> None:
        self.groups = groups
        self.is_open = True
        self._abort = abort
        self._among = among

    def idles(self) -> None:
        """It waits for a request."""
        if self.is_open:
            for counted in self._among.counted_with(self):
                counted.idle[self] = None

    def works(self) -> None:
        """A request is answered, or it is a WebSocket now."""
        if self.is_open:
            for counted in self._among.counted_with(self):
                counted.idle.pop(self, None)

    def make_room(self) -> None:
        self.left()
        self._abort()

    def left(self) -> None:
        """It is closed. Saying so twice does no harm."""
        if self.is_open:
            self._among.forget(self)
            self.is_open = False


class OpenConnections:
    """Those of this process. `per_address` None: an address may have as many as there is room for."""

    def __init__(self, most: int, per_address: int | None, overload: Overload) -> None:
        self.most = most
        self._per_address = per_address
        self._overload = overload
        self._counted: defaultdict[str, _Counted] = defaultdict(_Counted)
        self._limits = RateLimits()

    def __len__(self) -> int:
        return self._counted[_ALL].number

    def came(self, address: str | None, abort: Callable[[], None]) -> OpenConnection | None:
        """A new one; None if there is no room. `address` None: a proxy's, which is everybody's."""
        groups = () if address is None or self._per_address is None else groups_of(address)
        if groups and not self._limits.take(NEW_CONNECTIONS, address or ""):
            self._overload.note("new_connections", "an address connects too often: one was turned away")
            return None
        for group in groups:
            assert self._per_address is not None
            if not self._has_room(group.name, group.share * self._per_address):
                self._overload.note(
                    "connections_of_address",
                    "an address has too many connections: another one was turned away",
                )
                return None
        if not self._has_room(_ALL, self.most):
            self._overload.note(
                "connections",
                "there are too many connections: somebody was turned away; see --connections and ulimit -n",
            )
            return None
        connection = OpenConnection(groups, abort, self)
        for counted in self.counted_with(connection):
            counted.number += 1
        connection.idles()
        return connection

    def _has_room(self, name: str, most: int) -> bool:
        if name not in self._counted or self._counted[name].number < most:
            return True
        idle = next(iter(self._counted[name].idle), None)
        if idle is None:
            return False
        self._overload.note(
            "idle_connections", "there are too many connections: one that idled was closed to make room"
        )
        idle.make_room()
        return True

    def counted_with(self, connection: OpenConnection) -> list[_Counted]:
        return [self._counted[_ALL], *(self._counted[group.name] for group in connection.groups)]

    def forget(self, connection: OpenConnection) -> None:
        for counted in self.counted_with(connection):
            counted.number -= 1
            counted.idle.pop(connection, None)
        for group in connection.groups:
            if not self._counted[group.name].number:
                del self._counted[group.name]
