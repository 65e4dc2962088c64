"""Is the server alive (`/healthz`), and can it take visitors (`/readyz`)?

A monitor checks all the time whether the event loop is on time, the store answers and a descriptor is left.
So these requests cost nothing.
"""

import asyncio
import errno
import logging
import os
import sys
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import JSONResponse

import tablee
from tablee.server.cluster.bus import LocalBus
from tablee.server.counters import Overload, Times
from tablee.server.db.database import Database
from tablee.server.jobs.periodic import repeat
from tablee.server.web.parts import Parts

_PATIENCE = 2.0  # seconds for the store to answer
_NOT_KEPT = {"cache-control": "no-store"}

log = logging.getLogger(__name__)


class HealthMonitor:
    """Runs on the event loop that it watches."""

    def __init__(self, db: Database, overload: Overload, every: float) -> None:
        """`every`: seconds between two checks."""
        # of the event loop
        self.lag = Times(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
        self.store_answers = True
        self._db = db
        self._overload = overload
        self._every = every
        self._beating: asyncio.Task[None] | None = None

    def begin(self) -> None:
        beating = repeat(self._beat, 0.0, lambda: False, "health_monitor")
        self._beating = asyncio.create_task(beating, name="tablee-pulse")

    async def end(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating

    async def _beat(self) -> None:
        clock = asyncio.get_running_loop().time
        slept = clock()
        await asyncio.sleep(self._every)
        self.lag.add(max(0.0, clock() - slept - self._every))
        if not is_one_left():
            self._overload.note(
                "descriptors", "no descriptor is left: visitors are turned away unseen; see ulimit -n"
            )
        answers = await self._ask_store()
        if answers != self.store_answers:
            self.store_answers = answers
            if answers:
                log.info("the store answers again")
            else:
                log.warning("the store does not answer")

    async def _ask_store(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._db.ping()
        except TimeoutError:
            return False
        except Exception:  # any failure means that it does not answer
            log.debug("the store failed", exc_info=True)
            return False


async def healthz(request: Request) -> JSONResponse:
    """Any answer shows that the process lives and its event loop turns."""
    return JSONResponse({"alive": True, "version": tablee.__version__}, headers=_NOT_KEPT)


async def readyz(request: Request) -> JSONResponse:
    """503 while the store is away or the server closes. Without the bus all works, only slower."""
    parts: Parts = request.app.state.parts
    bus = parts.bus
    store = parts.get(HealthMonitor).store_answers
    ready = store and not parts.closing
    body = {
        "ready": ready,
        "store": "answers" if store else "away",
        "bus": "none" if isinstance(bus, LocalBus) else "connected" if bus.connected else "away",
        "closing": parts.closing,
    }
    return JSONResponse(body, status_code=200 if ready else 503, headers=_NOT_KEPT)


_OWN = 100  # for files, the database, the bus and the processes of bots
_ENOUGH = 10_000  # connections: more than a process can serve well
_UNKNOWN = 1000  # connections, if the system does not say


def room_for_connections(wanted: int | None) -> int:
    """How many connections this process can hold, at most `wanted`. Raises the limit of descriptors."""
    most = _ENOUGH if wanted is None else wanted
    if sys.platform == "win32":
        return most if wanted is not None else _UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = most + _OWN
    if soft != resource.RLIM_INFINITY and soft < needed:
        allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        except (OSError, ValueError):  # a sandbox may forbid it
            allowed = soft
        most = min(most, max(allowed - _OWN, allowed // 2))
    return most


def is_one_left() -> bool:
    """Whether a descriptor is left."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            return False
    return True
