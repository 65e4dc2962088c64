"""Who plays pieces of work on this machine."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager


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
