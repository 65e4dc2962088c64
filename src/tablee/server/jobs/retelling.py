"""Replays, stories and pages of matches, computed in a worker process."""

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
    """Limited by address."""

    def __init__(self, limits: RateLimits, overload: Overload) -> None:
        self.workers = Workers("retelling", REPLAYS, niceness=10, overload=overload)
        self._limits = limits

    async def do(self, tenant: Tenant, work: Callable[..., _Answer], *arguments: object) -> _Answer:
        """Returns what `work` returns. Raises `Refused`, and what `work` raises."""
        self.spend(tenant)
        return await self.workers.do(tenant, _PATIENCE, work, *arguments)

    def spend(self, tenant: Tenant) -> None:
        """Count a request of this address. Raises `Refused`."""
        self._limits.check(RETELLING, tenant.address)
