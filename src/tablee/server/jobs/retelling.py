"""Matches replayed and retold in a process beside the tables."""

from collections.abc import Callable
from typing import TypeVar

from tablee.server.counters import Overload
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.jobs.workers import Workers
from tablee.server.limits.numbers import REPLAYS, RETELLING
from tablee.server.limits.rate_limits import RateLimits

_Answer = TypeVar("_Answer")

_PATIENCE = 10.0  # seconds


class Retelling:
    """Refused for addresses that ask too often, and while too many ask."""

    def __init__(self, limits: RateLimits, overload: Overload) -> None:
        self.workers = Workers("retelling", REPLAYS, niceness=10, overload=overload)
        self._limits = limits

    async def do(self, tenant: Tenant, work: Callable[..., _Answer], *arguments: object) -> _Answer:
        """What the work answers. Raises `Refused`, and what the work raises."""
        self.spend(tenant)
        return await self.workers.do(tenant, _PATIENCE, work, *arguments)

    def spend(self, tenant: Tenant) -> None:
        """Raises `Refused` if this address has asked too often."""
        self._limits.check(RETELLING, tenant.address)
