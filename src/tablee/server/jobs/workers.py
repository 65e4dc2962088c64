"""A pool of processes for one kind of job, with a fair queue; and the one in which matches are replayed."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from tablee.server.counters import Overload
from tablee.server.jobs.fair_queue import FairQueue, Full, Tenant
from tablee.server.jobs.worker import CutOff, Died, Worker
from tablee.server.limits.numbers import REPLAYS, RETELLING, Bounds
from tablee.server.limits.rate_limits import RateLimits
from tablee.table.ports import NotDone

_Answer = TypeVar("_Answer")

_NEWS = 0.1  # weight of the last job in the moving average
_LONGEST_PAUSE = 5.0  # seconds before a process that keeps dying is started again

log = logging.getLogger(__name__)


class TooBusy(NotDone):
    """The queue is too long."""


class TookTooLong(NotDone):
    """The job was begun and cut off."""

    code = "took_too_long"


class WorkerLost(NotDone):
    """The process died during the job."""


@dataclass(eq=False, slots=True)
class _Job:
    tenant: Tenant
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: "asyncio.Future[Any]"
    begun: bool = False


class Workers:
    """Processes that are started when first needed. One that hangs or dies is replaced."""

    def __init__(
        self,
        name: str,
        bounds: Bounds,
        processes: int = 1,
        niceness: int = 5,
        overload: Overload | None = None,
    ) -> None:
        """`name`: for the log and /metrics."""
        self.name = name
        self.outcomes: Counter[str] = Counter()  # done, failed, too_busy, cut_off, died
        self._overload = overload or Overload()
        self._deadline = bounds.deadline
        self._queue: FairQueue[_Job] = FairQueue(bounds.in_all, bounds.an_address, bounds.a_person)
        self._idle = [Worker(niceness, self._died_idle) for _ in range(processes)]
        self._all = tuple(self._idle)
        self._doing: set[asyncio.Task[None]] = set()
        self._deaths = 0  # in a row
        self._usual = 0.0  # seconds of a job: a moving average

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def do(
        self, tenant: Tenant, patience: float, work: Callable[..., _Answer], *arguments: Any
    ) -> _Answer:
        """Returns what `work` returns. Raises what it raises, and `NotDone`.

        `patience`: seconds that it may wait in the queue. If that is too short, `NotDone` is raised at once.
        """
        if self._queue.before(tenant) * self._usual > patience * len(self._all):
            raise self._too_busy()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[_Answer] = loop.create_future()
        job = _Job(tenant, work, arguments, answer)
        try:
            made_room = self._queue.put(tenant, job)
        except Full:
            raise self._too_busy() from None
        if made_room is not None:
            self._give_up(made_room)
        self._start_jobs()
        waiting = loop.call_later(patience, self._give_up, job)
        try:
            return await answer
        finally:
            waiting.cancel()
            self._queue.remove(tenant, job)

    def _give_up(self, job: _Job) -> None:
        self._queue.remove(job.tenant, job)
        if not job.begun and not job.answer.done():
            job.answer.set_exception(self._too_busy())

    def _too_busy(self) -> TooBusy:
        self.outcomes["too_busy"] += 1
        self._overload.note(f"busy_{self.name}", f"there is more to do than the workers can do: {self.name}")
        return TooBusy()

    def _start_jobs(self) -> None:
        while self._idle and len(self._queue):
            job = self._queue.take()
            if not job.answer.done():
                job.begun = True
                doing = asyncio.create_task(self._do(self._idle.pop(), job))
                self._doing.add(doing)
                doing.add_done_callback(self._doing.discard)

    async def _do(self, worker: Worker, job: _Job) -> None:
        outcome, answer, pause = "done", None, 0.0
        failure: Exception | None = None
        began = time.monotonic()
        try:
            answer = await worker.do(job.work, job.arguments, self._deadline)
            self._deaths = 0
            if worker.loaded:
                self._usual += _NEWS * (time.monotonic() - began - self._usual)
        except CutOff:
            outcome, failure = "cut_off", TookTooLong()
            log.warning("a worker took too long and was replaced", extra=self._about(job))
        except Died as died:
            outcome, failure = "died", WorkerLost()
            log.error("a worker died: %s", died, extra=self._about(job))
            pause = min(0.1 * 2**self._deaths, _LONGEST_PAUSE)
            self._deaths += 1
        except Exception as error:
            outcome, failure = "failed", error
        self.outcomes[outcome] += 1
        if not job.answer.done():  # the caller still waits
            if failure is None:
                job.answer.set_result(answer)
            else:
                job.answer.set_exception(failure)
        if pause:
            await asyncio.sleep(pause)
        self._idle.append(worker)
        self._start_jobs()

    def _died_idle(self, how: str) -> None:
        self.outcomes["died"] += 1
        log.error("a worker died: %s", how, extra={"workers": self.name, "work": ""})

    def _about(self, job: _Job) -> dict[str, str]:
        return {"workers": self.name, "work": job.work.__name__.lstrip("_")}

    def close(self) -> None:
        for doing in self._doing:
            doing.cancel()
        for worker in self._all:
            worker.close()


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
