"""The few threads that read, each with a connection of its own."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from tablee.server.db.engines import is_away
from tablee.table.stored import StoreAway

THREADS = 3

_PAUSES = (0.0, 0.05, 0.1, 0.2, 0.5, 1.0)  # the first retry at once: the connection may just be old

_T = TypeVar("_T")


class Readers:
    def __init__(self, engine: Engine, patience: float) -> None:
        self.answers = True  # whether the last attempt reached the database
        self._engine = engine
        self._patience = patience
        self._closing = False
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tablee-reader")

    async def read(self, query: Callable[[Connection], _T]) -> _T:
        """Raises `StoreAway` when the database is away for too long."""
        deadline = time.monotonic() + self._patience
        attempt = 0
        while True:
            try:
                return await self.read_now(query, self._patience)
            except StoreAway:
                if self._closing or time.monotonic() > deadline:
                    raise
            await asyncio.sleep(_PAUSES[min(attempt, len(_PAUSES) - 1)])
            attempt += 1

    async def read_now(self, query: Callable[[Connection], _T], patience: float) -> _T:
        """Like `read`, without a second attempt."""
        if self._closing:
            raise StoreAway("the store is closed")
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, query)
        except TimeoutError:
            self.answers = False
            raise StoreAway("the database hangs") from None

    def _run(self, query: Callable[[Connection], _T]) -> _T:
        try:
            with self._engine.begin() as connection:
                found = query(connection)
        except Exception as error:
            if not is_away(error):
                raise
            self.answers = False
            raise StoreAway(f"the database does not answer: {error}") from error
        self.answers = True
        return found

    def stop(self) -> None:
        """Accept no more queries."""
        self._closing = True

    def join(self) -> None:
        """Wait for the last answers, after `stop`. Blocks."""
        self._threads.shutdown()
        self._engine.dispose()
