"""Bots think in processes of their own, never on the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.server.tally import Times

_CLOCK = Clock(milliseconds=1000)


class Thinkers:
    """A few processes that choose moves. One that dies is replaced."""

    def __init__(self, processes: int = 1) -> None:
        self.times = Times(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # waiting its turn included
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: this process has threads.
        return ProcessPoolExecutor(
            self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
        )

    async def choose(self, game: str, level: int, seat: int, view: Any) -> str:
        """The move, in the game's notation, of a bot that sees this view and nothing else."""
        began = time.perf_counter()
        for _ in range(3):
            pool = self._pool
            try:
                move = await asyncio.get_running_loop().run_in_executor(
                    pool, _chosen, game, level, seat, view
                )
                self.times.add(time.perf_counter() - began)
                return move
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = self._new_pool()
        raise RuntimeError("The processes that think for the bots keep dying.")

    async def warm_up(self) -> None:
        """Start the processes before the first bot is waited for."""
        await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """In a new process: the terminal's Ctrl-C is the server's business, and nobody outlives the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _chosen(game: str, level: int, seat: int, view: Any) -> str:
    return str(make_bot(game, level, os.urandom(32), seat).choose(view, _CLOCK))
