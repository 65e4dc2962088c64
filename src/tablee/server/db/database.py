"""The database as the server uses it: queries are awaited, and nothing blocks the event loop."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import URL, Connection, Engine, select

from tablee.server.db.engines import database_url, is_away, reading_engine, writing_engine
from tablee.server.db.schema import entries
from tablee.server.db.sqlite_file import overwrite_what_was_deleted
from tablee.server.db.upgrade import check_form, upgrade
from tablee.server.db.writer import AppendWriter, Writer
from tablee.table.stored import Append, StoreAway

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


PATIENCE = 30.0  # seconds
_PING = 3.0

_P = ParamSpec("_P")
Query = Callable[Concatenate[Connection, _P], _T]


class Database:
    """SQLite or PostgreSQL. A query is a plain function whose first parameter is the connection.

    Every method waits while the database is away, and raises `StoreAway` after `patience` seconds. Cancelling
    a caller does not cancel its write.
    """

    def __init__(self, url: URL, appends: type[AppendWriter], patience: float) -> None:
        """The database exists and has the right form: see `open`."""
        self._url = url
        self._writer = Writer(writing_engine(url), patience, appends)
        self._readers = Readers(reading_engine(url, THREADS), patience)
        self.note(_look)  # stay connected, so that nobody can restore a backup meanwhile

    @classmethod
    async def open(
        cls, url: str, appends: type[AppendWriter], patience: float = PATIENCE, as_it_is: bool = False
    ) -> Self:
        """Open a file, `sqlite:///file` or `postgresql://…`, made or brought up to date where needed.

        `appends` writes appends. `as_it_is`: servers may be using it, so an old one is refused.
        Raises `DatabaseRefused`, and `StoreAway` when it does not answer.
        """
        parsed = database_url(url)
        await asyncio.to_thread(check_form if as_it_is else upgrade, parsed)
        return cls(parsed, appends, patience)

    async def close(self) -> None:
        """Finish all waiting writes, then disconnect."""
        self._writer.stop()
        await asyncio.to_thread(self._writer.join)
        self._readers.stop()
        await asyncio.to_thread(self._readers.join)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def read(self, query: Query[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
        return await self._readers.read(lambda connection: query(connection, *args, **named))

    async def write(self, query: Query[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
        """Returns when it is durable. The query runs in a transaction of its own, which is rolled back when
        it raises. It may run twice when the answer to a commit was lost.
        """
        answer: _T = await self._writer.do(lambda connection: query(connection, *args, **named))
        return answer

    def note(self, query: Query[_P, object], *args: _P.args, **named: _P.kwargs) -> None:
        """Write this soon; a failure is not reported."""
        self._writer.note(lambda connection: query(connection, *args, **named))

    async def append(self, append: Append) -> None:
        """Returns when it is durable. Raises `NumberTaken` or `CodeTaken`; then nothing was written."""
        await self._writer.do(append)

    async def overwrite_what_was_deleted(self) -> None:
        """See `sqlite_file`."""
        await asyncio.to_thread(overwrite_what_was_deleted, self._url)

    @property
    def answers(self) -> bool:
        """Whether the last attempts to read and to write reached the database."""
        return self._writer.answers and self._readers.answers

    @property
    def waiting(self) -> int:
        """How many writes are waiting."""
        return self._writer.waiting

    async def ping(self) -> bool:
        """Whether the database answers now, as far as one can tell without writing.

        Where the last attempt to write failed and nothing waits, another one is made: the next ping
        knows more.
        """
        if not self._writer.answers and not self._writer.waiting:
            self.note(_look)
        with suppress(StoreAway):
            await self._readers.read_now(_look, _PING)
        return self.answers


def _look(connection: Connection) -> None:
    """See whether the database is there."""
    connection.scalar(select(entries.c.number).where(entries.c.table_id == "").limit(1))
