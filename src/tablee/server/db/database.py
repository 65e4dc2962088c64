"""The database as the server uses it: queries are awaited, and nothing blocks the event loop."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import URL, Connection, select

from tablee.server.db.engines import database_url, reading_engine, writing_engine
from tablee.server.db.readers import THREADS, Readers
from tablee.server.db.schema import entries
from tablee.server.db.sqlite_file import overwrite_what_was_deleted
from tablee.server.db.upgrade import check_form, upgrade
from tablee.server.db.writer import AppendWriter, Writer
from tablee.table.stored import Append, StoreAway

PATIENCE = 30.0  # seconds
_PING = 3.0

_P = ParamSpec("_P")
_T = TypeVar("_T")
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
