"""Work in chunks: sent to the workers, and counted in the order of the matches, whichever finishes first.

Threads and processes of this machine, and the machines of a cluster, are all executors here, so results
depend on none of them.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.context import SpawnContext, SpawnProcess
from time import perf_counter
from types import ModuleType
from typing import Any, NamedTuple

from numpy.typing import NDArray

from tablee.kernels import CPU, CUDA, DEVICES

_WANTED = 0.1  # seconds that a chunk should take: soon enough to be stopped, long enough to be worth sending
LARGEST = 32_768  # matches of a chunk
_GROWTH = 4  # times, from one chunk to the next at most

Rows = NDArray[Any]


class Chunk(NamedTuple):
    """Some matches at tables of one kind."""

    game: str
    key: bytes
    first: int
    matches: int
    players: int
    options: dict[str, object]
    lineup: tuple[Any, ...] | str  # who sits where; or the policy of random players
    milliseconds: int
    most_moves: int
    seats: tuple[str, ...] = ()  # what the bots are called in records; nothing is written down without
    luckless: bool = False  # whether rows say what was luck


class PlayedChunk(NamedTuple):
    """A chunk that has been played, and how long that took where it was played."""

    rows: Rows
    seconds: float


def timed(work: Callable[..., Rows], *arguments: object) -> PlayedChunk:
    """What executors are given to do."""
    began = perf_counter()
    rows = work(*arguments)
    return PlayedChunk(rows, perf_counter() - began)


def in_order(
    total: int,
    send: Callable[[int, int], "Sequence[Future[PlayedChunk]]"],
    workers: int,
    smallest: int = 1,
    largest: int = LARGEST,
) -> Generator[tuple[int, list[Rows]]]:
    """Chunks of `total`, as (first, rows of each future that `send(first, count)` gave).

    Small chunks come first, so that progress shows soon; as long as they are quick, they grow, by multiples
    of the smallest. What is not needed any more when this is closed is not begun.
    """
    running: deque[tuple[int, int, Sequence[Future[PlayedChunk]]]] = deque()
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


@dataclass(frozen=True)
class ChunkPool:
    """Those who play chunks, and how many of them do so at a time."""

    pool: Executor
    count: int

    def play(
        self,
        work: Callable[[Chunk], Rows],
        chunks: Sequence[Chunk],
        done: int,
        total: int,
        sizes: tuple[int, int] = (1, LARGEST),
    ) -> Generator[tuple[int, list[Rows]]]:
        """The matches from `done` to `total` of each chunk, in pieces, as (first, rows for each)."""

        def send(first: int, count: int) -> "list[Future[PlayedChunk]]":
            return [
                self.pool.submit(timed, work, chunk._replace(first=done + first, matches=count))
                for chunk in chunks
            ]

        with closing(in_order(total - done, send, self.count, *sizes)) as played:
            for first, rows in played:
                yield done + first, rows


@contextmanager
def workers(
    threads: int | None, pool: Executor | None, device: str, in_processes: bool, only_here: bool
) -> Iterator[ChunkPool]:
    """A pool that is given; else this thread alone, for a card or what nobody else knows; else a new pool."""
    count = threads or os.cpu_count() or 1
    if device != CPU or (pool is None and only_here):
        yield ChunkPool(Here(), 1)
    elif pool is not None:
        yield ChunkPool(pool, count)
    else:
        with new_pool(count, in_processes) as made:
            yield ChunkPool(made, count)


def card_work(device: str) -> Callable[[Chunk], Rows]:
    """What plays a chunk on a card. Raises `ValueError` if there is no such device, or no card."""
    if device not in DEVICES or device == CPU:
        raise ValueError(f"There is no device {device}; there are {CPU} and {CUDA}.")
    from tablee.arena import on_card
    from tablee.kernels.card import check_card

    check_card()
    return on_card.play_chunk
