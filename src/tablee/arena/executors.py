"""Who plays pieces of work on this machine."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any


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
        pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    else:
        pool = ThreadPoolExecutor(workers)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
