"""Work in chunks: sent to whoever plays, and counted in the order of the matches, whoever finishes first.

Threads and processes of this machine, and the machines of a cluster, are all executors here, so results
depend on none of them.
"""

import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

from numpy.typing import NDArray

_WANTED = 0.1  # seconds that a chunk should take: soon enough to be stopped, long enough to be worth sending
_LARGEST = 32_768  # matches of a chunk
_GROWTH = 4  # times, from one chunk to the next at most

Rows = NDArray[Any]


class Played(NamedTuple):
    """A chunk that has been played, and how long that took where it was played."""

    rows: Rows
    seconds: float


def timed(work: Callable[..., Rows], *arguments: object) -> Played:
    """What executors are given to do."""
    began = perf_counter()
    rows = work(*arguments)
    return Played(rows, perf_counter() - began)


def in_order(
    total: int,
    send: Callable[[int, int], "Sequence[Future[Played]]"],
    workers: int,
    smallest: int = 1,
    largest: int = _LARGEST,
) -> Generator[tuple[int, list[Rows]]]:
    """Chunks of `total`, as (first, rows of each future that `send(first, count)` gave).

    Small chunks come first, so that progress shows soon; as long as they are quick, they grow, by multiples
    of the smallest. What is not needed any more when this is closed is not begun.
    """
    running: deque[tuple[int, int, Sequence[Future[Played]]]] = deque()
    sent, size = 0, smallest
    try:
        while running or sent < total:
            while sent < total and len(running) < 2 * workers:
                count = min(size, total - sent)
                running.append((sent, count, send(sent, count)))
                sent += count
            first, count, futures = running.popleft()
            played = [future.result() for future in futures]
            slowest = max(chunk.seconds for chunk in played)
            fitting = min(_GROWTH * count, int(count * _WANTED / max(slowest, 1e-6)), largest)
            size = max(smallest, fitting - fitting % smallest)
            yield first, [chunk.rows for chunk in played]
    finally:
        for _, _, futures in running:
            for future in futures:
                future.cancel()


def played_by(
    pool: Executor, total: int, work: Callable[[int, int], Rows], workers: int, smallest: int = 1
) -> Generator[tuple[int, Rows]]:
    """What `work(first, count)` gives for chunks of `total`, as (first, rows), in order."""

    def send(first: int, count: int) -> "list[Future[Played]]":
        return [pool.submit(timed, work, first, count)]

    for first, (rows,) in in_order(total, send, workers, smallest, max(smallest, _LARGEST)):
        yield first, rows


class _Process(SpawnProcess):
    """Does not run the script of who asks once more: a script without `if __name__ == "__main__"` would ask
    again there. Chunks have nothing in them that only the script knows.
    """

    def start(self) -> None:
        script = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            super().start()
        finally:
            sys.modules["__main__"] = script


class _Context(SpawnContext):
    Process = _Process


class Here(Executor):
    """Plays at once, in the thread that asks: nothing has to be picklable."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_result(work(*arguments, **named))
        return done


@contextmanager
def new_pool(workers: int, in_processes: bool) -> Iterator[Executor]:
    """Threads for kernels, which leave the interpreter's lock alone; processes for whatever needs it.

    Processes are not forked: whoever asks may have threads. What has not been begun at the end never is.
    """
    pool: Executor
    if in_processes:
        pool = ProcessPoolExecutor(workers, mp_context=_Context())
    else:
        pool = ThreadPoolExecutor(workers)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
