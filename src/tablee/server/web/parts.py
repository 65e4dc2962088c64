"""The parts of a running server that every room uses."""

from dataclasses import dataclass, fields
from typing import TypeVar

from tablee.server.cluster.bus import Bus
from tablee.server.counters import Counters
from tablee.server.db.database import Database
from tablee.server.jobs.bot_service import BotWorkers
from tablee.server.limits.admission import Admission
from tablee.server.limits.open_connections import OpenConnections
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.web.access import Visitors
from tablee.server.web.player_socket import PlayerSockets
from tablee.server.web.program_socket import ProgramSockets
from tablee.server.web.uvicorn_protocols import Timeouts
from tablee.table.tables import Tables

_Part = TypeVar("_Part")


@dataclass(slots=True, kw_only=True)
class Parts:
    """`app` adds those that only some rooms use, which `get` finds by type."""

    db: Database
    counters: Counters
    bots: BotWorkers
    bus: Bus
    tables: Tables
    limits: RateLimits
    visitors: Visitors
    sockets: PlayerSockets
    programs: ProgramSockets
    connections: OpenConnections
    admission: Admission
    timeouts: Timeouts
    poll: float  # seconds between two checks of the database for other processes' writes
    closing: bool = False

    @property
    def lines(self) -> int:
        """How many WebSockets are open."""
        return len(self.sockets.lines) + len(self.programs.lines)

    def get(self, kind: type[_Part]) -> _Part:
        return next(part for each in fields(self) if isinstance(part := getattr(self, each.name), kind))

    async def erase(self, person: str) -> None:
        """Delete this person from every room. Raises `StoreAway`."""
        raise NotImplementedError
