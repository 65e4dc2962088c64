"""Who and what is shut out at this server now, in memory: asked at every request."""

import math
import time
from collections.abc import Iterable

from tablee.server.db.contract import Ban
from tablee.server.moderation.networks import Networks


class Bans:
    """`Moderation` keeps it up to date. What holds only for a while ends by itself."""

    def __init__(self, holding: Iterable[Ban] = ()) -> None:
        self.hold(holding)

    def hold(self, holding: Iterable[Ban]) -> None:
        """From now on these hold, and no others."""
        self.all = tuple(holding)
        until: dict[str, dict[str, float]] = {"table": {}, "person": {}, "network": {}}
        for ban in self.all:
            until[ban.kind][ban.subject] = math.inf if ban.until is None else ban.until
        self._tables, self._people = until["table"], until["person"]
        self._networks = Networks(until["network"])

    def blocks(self, address: str) -> bool:
        return _now() < self._networks.until(address)

    def has_removed(self, person: str | None) -> bool:
        return person in self._people and _now() < self._people[person]

    def has_closed(self, table: str) -> bool:
        return table in self._tables and _now() < self._tables[table]


def _now() -> float:
    return time.time() * 1000  # as `Ban.until`: it has to mean the same after a restart, and elsewhere
