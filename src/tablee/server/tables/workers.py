"""Processes of one's own for what takes long: nothing of it happens on the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

_Answer = TypeVar("_Answer")


class Workers:
    """A few processes, started when first needed. One that dies is replaced."""

    def __init__(self, processes: int = 1, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: this process has threads.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._processes, mp_context=context, initializer=_begin, initargs=(self._niceness,)
        )

    async def do(self, work: Callable[..., _Answer], *arguments: Any) -> _Answer:
        """What the work answers. Raises what it raises, and `RuntimeError` if the processes keep dying."""
        loop = asyncio.get_running_loop()
        for _ in range(3):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
        raise RuntimeError("The processes that work for the server keep dying.")

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin(niceness: int) -> None:
    """In a new process: the terminal's Ctrl-C is the server's business, and nobody outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):  # where it is not allowed to, it works as hard as all others
        os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
