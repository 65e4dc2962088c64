"""Ray as one more executor: chunks on other machines, or on a Ray of this machine's own.

Ray itself plays a chunk again whose worker or machine has died. A chunk is nothing but its seed and its
settings, so whoever plays it gives the same rows.
"""

import os
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Semaphore, Thread
from typing import Any, TypeVar

from tablee import __version__

RETRIES = 3  # of a chunk whose worker died
_ANSWER_SECONDS = 60.0  # for a machine to start a worker that answers
_GOODBYE_SECONDS = 1.0  # for programs to be ended by the workers that play with them

Result = TypeVar("Result")


class ClusterTrouble(Exception):
    """A cluster is not as it should be: `unreachable`, `lost` or `other-version`, and what is known of it."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(code, why)
        self.code, self.why = code, why


class Cluster(Executor):
    """So many workers of the Ray that this process is connected to, each with a chunk at a time.

    A thread of its own sends the chunks: whoever submits them need not wait for Ray, and Ray's own threads,
    which bring the results, wait for nobody.
    """

    def __init__(self, workers: int, cores: int) -> None:
        import ray

        self.workers = workers
        self._perform: Any = ray.remote(max_retries=RETRIES, num_cpus=1)(_perform)
        # Where all cores are ours, a few chunks may wait with Ray for the next one that is free.
        self._free = Semaphore(workers if workers < cores else 2 * workers)
        self._waiting: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._running: dict[Future[Any], Any] = {}  # and Ray's name for the result
        self._over = False
        self._sender = Thread(target=self._send, name="tablee-cluster", daemon=True)
        self._sender.start()

    def submit(self, work: Callable[..., Result], /, *arguments: Any, **named: Any) -> "Future[Result]":
        future: Future[Result] = Future()
        self._waiting.put((future, partial(work, *arguments, **named)))
        return future

    def everywhere(self, work: Callable[..., Result], *arguments: Any) -> list[tuple[str, Result]]:
        """What this gives on every machine of the cluster, by the machine's address.

        Needs no core of its own, so it does not wait for whoever else plays there. Raises `ClusterTrouble`
        if a machine does not answer.
        """
        import ray
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        asked = {}
        for node in ray.nodes():  # type: ignore[no-untyped-call]
            if node["Alive"] and node["Resources"].get("CPU"):
                there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
                ask = self._perform.options(scheduling_strategy=there, num_cpus=0)
                answer = ask.remote(__version__, os.getcwd(), partial(work, *arguments))
                asked[answer] = node["NodeManagerAddress"]
        answers = list(asked)
        try:
            return list(zip(asked.values(), ray.get(answers, timeout=_ANSWER_SECONDS), strict=True))
        except ray.exceptions.GetTimeoutError:
            _, silent = ray.wait(answers, num_returns=len(answers), timeout=0)
            machines = ", ".join(asked[answer] for answer in silent)
            why = f"no answer from {machines} in {_ANSWER_SECONDS:g} seconds"
            raise ClusterTrouble("unreachable", why) from None
        except ray.exceptions.RayError as error:
            raise _plain(error) from None

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End what is running, too, if futures are cancelled: nobody is going to look at it."""
        import ray

        self._over = cancel_futures
        self._waiting.put(None)
        if cancel_futures:
            for result in list(self._running.values()):
                ray.cancel(result)
        if wait:
            self._sender.join(_GOODBYE_SECONDS if cancel_futures else None)
            if running := list(self._running.values()):
                seconds = _GOODBYE_SECONDS if cancel_futures else None
                ray.wait(running, num_returns=len(running), timeout=seconds)

    def _send(self) -> None:
        while (waiting := self._waiting.get()) is not None:
            future, work = waiting
            self._free.acquire()
            if self._over:
                future.cancel()
            if not future.set_running_or_notify_cancel():
                self._free.release()
                continue
            try:
                self._running[future] = result = self._perform.remote(__version__, os.getcwd(), work)
                result.future().add_done_callback(partial(self._done, future))
            except Exception as error:  # whoever waits for the future has to hear of it
                self._running.pop(future, None)
                self._free.release()
                future.set_exception(_plain(error))

    def _done(self, future: "Future[Any]", answer: "Future[Any]") -> None:
        self._running.pop(future, None)
        self._free.release()
        error = answer.exception()
        if error is None:
            future.set_result(answer.result())
        else:
            future.set_exception(_plain(error))


def _perform(version: str, folder: str, work: Callable[[], Result]) -> Result:
    """On a worker: what a program of this version in this folder would do."""
    if version != __version__:
        raise ClusterTrouble("other-version", __version__)
    with suppress(OSError):  # so that ./mybot is found where this machine has it, too
        os.chdir(folder)
    return work()


def _plain(error: BaseException) -> BaseException:
    """What went wrong in a chunk, without Ray's wrapping."""
    from ray.exceptions import RayError, RayTaskError, TaskCancelledError

    match error:
        case TaskCancelledError():
            return CancelledError()
        case RayTaskError() if isinstance(error.cause, Exception):
            return _plain(error.cause)
        case RayError() if "No module named 'tablee" in str(error):
            return ClusterTrouble("other-version", "none")
        case RayError():
            return ClusterTrouble("lost", first_line(error))
        case _:
            return error


def first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
