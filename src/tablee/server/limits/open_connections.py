"""How many connections there may be, counted as soon as they are accepted.

Only the address of a connection is known then. If there are too many, from one address or in all, the one
that has idled for longest is closed, because a browser just opens another. If none idles, the new one is
rejected.
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

    def mark_idle(self) -> None:
        """It waits for a request."""
        if self.is_open:
            self._among.idle.add(self, self.accounts)

    def mark_busy(self) -> None:
        """A request is answered, or it is a WebSocket now."""
        self._among.idle.remove(self, self.accounts)

    def evict(self) -> None:
        self.close()
        self._abort()

    def close(self) -> None:
        """Calling this twice does no harm."""
        self.is_open = False
        self._among.all.remove(self, self.accounts)
        self._among.idle.remove(self, self.accounts)


class OpenConnections:
    """Those of this process. `per_address` None: no limit for an address."""

    def __init__(self, most: int, per_address: int | None, overload: Overload) -> None:
        self.most = most
        self.all: Accounts[OpenConnection] = Accounts()
        self.idle: Accounts[OpenConnection] = Accounts()
        self._per_address = per_address
        self._overload = overload
        self._limits = RateLimits()

    def __len__(self) -> int:
        return self.all.count(_ALL)

    def open(self, address: str | None, abort: Callable[[], None]) -> OpenConnection | None:
        """None if there is no room. `address` None: of a proxy, whose connections belong to many visitors."""
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
        self.all.add(connection, connection.accounts)
        connection.mark_idle()
        return connection

    def _has_room(self, name: str, most: int) -> bool:
        if self.all.count(name) < most:
            return True
        idle = self.idle.first(name)
        if idle is None:
            return False
        self._overload.note(
            "idle_connections", "there are too many connections: one that idled was closed to make room"
        )
        idle.evict()
        return True
