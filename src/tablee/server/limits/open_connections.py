"""All connections, from the moment they are accepted: how many there may be, and who makes room.

Nothing is known of a connection yet but its address. Where there are too many, from an address or in all, the
one that has idled for longest is closed: a browser just opens another. Only where none idles the new one has
to go.
"""

from collections.abc import Callable

from tablee.server.counters import Overload
from tablee.server.limits.accounts import Accounts, groups_of
from tablee.server.limits.numbers import NEW_CONNECTIONS
from tablee.server.limits.rate_limits import RateLimits

_ALL = "all"


class OpenConnection:
    """It idles at first, until a whole request has come."""

    __slots__ = ("_abort", "_among", "accounts", "is_open")

    def __init__(self, accounts: list[str], abort: Callable[[], None], among: "OpenConnections") -> None:
        self.accounts = accounts
        self.is_open = True
        self._abort = abort
        self._among = among

    def idles(self) -> None:
        """It waits for a request."""
        if self.is_open:
            self._among.idle.add(self, self.accounts)

    def works(self) -> None:
        """A request is answered, or it is a WebSocket now."""
        self._among.idle.remove(self, self.accounts)

    def make_room(self) -> None:
        self.left()
        self._abort()

    def left(self) -> None:
        """It is closed. Calling this twice does no harm."""
        self.is_open = False
        self._among.open.remove(self, self.accounts)
        self._among.idle.remove(self, self.accounts)


class OpenConnections:
    """Those of this process. `per_address` None: an address may have as many as there is room for."""

    def __init__(self, most: int, per_address: int | None, overload: Overload) -> None:
        self.most = most
        self.open: Accounts[OpenConnection] = Accounts()
        self.idle: Accounts[OpenConnection] = Accounts()
        self._per_address = per_address
        self._overload = overload
        self._limits = RateLimits()

    def __len__(self) -> int:
        return self.open.count(_ALL)

    def came(self, address: str | None, abort: Callable[[], None]) -> OpenConnection | None:
        """A new one; None if there is no room. `address` None: a proxy's, which is everybody's."""
        limited = address is not None and self._per_address is not None
        groups = groups_of(address or "") if limited else ()
        if groups and not self._limits.take(NEW_CONNECTIONS, address or ""):
            self._overload.note("new_connections", "an address connects too often: one was turned away")
            return None
        for group in groups:
            if not self._has_room(group.name, group.share * (self._per_address or 0)):
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
        connection = OpenConnection([_ALL, *(group.name for group in groups)], abort, self)
        self.open.add(connection, connection.accounts)
        connection.idles()
        return connection

    def _has_room(self, name: str, most: int) -> bool:
        if self.open.count(name) < most:
            return True
        idle = self.idle.first(name)
        if idle is None:
            return False
        self._overload.note(
            "idle_connections", "there are too many connections: one that idled was closed to make room"
        )
        idle.make_room()
        return True
