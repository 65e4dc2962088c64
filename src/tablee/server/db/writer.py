"""The one thread that writes.

It commits all waiting writes together, so that they share the price of a commit. While the database is
away, writes keep waiting in order until their deadline. A write that is repeated because the answer to a
commit was lost is recognised by its mark, or changes nothing.
"""

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Dialect, Engine

from tablee.server.db.engines import is_away
from tablee.table.stored import Append, StoreAway

Job = Callable[[Connection], Any]

_MOST_AT_ONCE = 512  # writes in one commit, at most
_MOST_WAITING = 20_000  # waiting writes, at most: some seconds' work
_PAUSES = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0)  # seconds between attempts; the last one repeats

_WATCH = 1.0  # seconds between looks at whether the thread is stuck
_STUCK = 5.0  # seconds: longer than any attempt takes to fail

_log = logging.getLogger(__name__)


class AppendWriter(Protocol):
    """The statements that write appends, for one kind of database."""

    def __init__(self, dialect: Dialect) -> None: ...

    def together(self, connection: Connection, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """Write all. Raises what the database says when one of them cannot be written."""

    def one_by_one(self, connection: Connection, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """Write those that can be written; says for each what was wrong with it.

        Raises only when the database is away.
        """


class _Work(NamedTuple):
    what: Append | Job
    future: asyncio.Future[Any] | None  # of the caller who waits for it
    deadline: float


class _Outcome(NamedTuple):
    future: asyncio.Future[Any] | None
    result: Any
    error: Exception | None


class Writer:
    """Create it on the event loop that uses it. All methods but `join` must be called there."""

    def __init__(self, engine: Engine, patience: float, appends: type[AppendWriter]) -> None:
        self.answers = True  # whether the last attempt reached the database
        self._engine = engine
        self._patience = patience
        self._appends = appends(engine.dialect)
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Work] = deque()
        self._in_hand: Sequence[_Work] = ()
        self._wake = threading.Event()
        self._closing = False
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self._thread.start()
        self._watch()

    @property
    def waiting(self) -> int:
        """How many writes have not begun."""
        return len(self._waiting)

    def do(self, what: Append | Job) -> asyncio.Future[Any]:
        """A future, done when the write is durable. A job may run twice when the answer to a commit was lost.

        Raises `StoreAway` when too many writes wait already; the future does so when its time is over.
        """
        future: asyncio.Future[Any] = self._loop.create_future()
        self._put(what, future)
        return future

    def note(self, job: Job) -> None:
        """Write this soon; a failure is not reported."""
        with suppress(StoreAway):
            self._put(job, None)

    def _put(self, what: Append | Job, future: asyncio.Future[Any] | None) -> None:
        if self._closing:
            raise StoreAway("the store is closed")
        if len(self._waiting) >= _MOST_WAITING:
            raise StoreAway("too much waits to be written")
        self._waiting.append(_Work(what, future, time.monotonic() + self._patience))
        if not self._wake.is_set():
            self._wake.set()

    def stop(self) -> None:
        """Accept no more writes. Those that wait are still written."""
        self._closing = True
        self._wake.set()

    def join(self) -> None:
        """Wait for the last write, after `stop`. Blocks."""
        self._thread.join()

    def _watch(self) -> None:
        """Fail overdue writes while the thread is stuck: a database may be there and not answer."""
        late = time.monotonic() - _STUCK
        if self._in_hand and self._in_hand[0].deadline < late:
            self.answers = False
            stuck = [work for work in (*self._in_hand, *self._waiting) if work.deadline < late]
            _resolve([_Outcome(work.future, None, StoreAway("the database hangs")) for work in stuck])
        if self._thread.is_alive():
            self._loop.call_later(_WATCH, self._watch)

    # The methods below run in the thread.

    def _run(self) -> None:
        while self._waiting or not self._closing:
            self._wake.wait()
            self._wake.clear()
            self._write_waiting()
        self._disconnect()

    def _write_waiting(self) -> None:
        failures = 0
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), _MOST_AT_ONCE))]
            self._in_hand = batch
            try:
                answers = self._write(batch)
            except Exception as error:
                if self.answers:
                    _log.warning("the database does not take what is written: %r", error)
                self.answers = False
                self._disconnect()
                self._waiting.extendleft(reversed(batch))
                self._give_up_on_the_oldest()
                time.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
                failures += 1
            else:
                self.answers = True
                failures = 0
                self._send(answers)
            self._in_hand = ()

    def _write(self, batch: Sequence[_Work]) -> list[_Outcome]:
        """Write it in one transaction. Raises when that failed, or may have failed, as a whole."""
        try:
            return self._commit(batch, self._appends.together)
        except Exception as error:
            if is_away(error):
                raise
        return self._commit(batch, self._appends.one_by_one)

    def _commit(
        self,
        batch: Sequence[_Work],
        write: Callable[[Connection, Sequence[Append]], Sequence[Exception | None]],
    ) -> list[_Outcome]:
        if self._connection is None:
            self._connection = self._engine.connect()
        appends = [work.what for work in batch if isinstance(work.what, Append)]
        with self._connection.begin():
            errors = iter(write(self._connection, appends))
            return [
                _Outcome(work.future, None, next(errors))
                if isinstance(work.what, Append)
                else _run_job(self._connection, work.what, work.future)
                for work in batch
            ]

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()  # never used again, in whatever state it is
            with suppress(Exception):
                self._connection.close()
            self._connection = None

    def _give_up_on_the_oldest(self) -> None:
        now = time.monotonic()
        answers = []
        tables = set()
        while self._waiting and self._waiting[0].deadline < now:
            work = self._waiting.popleft()
            answers.append(_Outcome(work.future, None, StoreAway("the database did not answer in time")))
            if isinstance(work.what, Append):
                tables.add(work.what.entry.table)
        kept = []
        for _ in range(len(self._waiting) if tables else 0):
            work = self._waiting.popleft()
            if isinstance(work.what, Append) and work.what.entry.table in tables:
                # Without the entry before it, which was given up, it would leave a gap.
                answers.append(_Outcome(work.future, None, StoreAway("what came before was not written")))
            else:
                kept.append(work)
        self._waiting.extendleft(reversed(kept))
        self._send(answers)

    def _send(self, answers: Sequence[_Outcome]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits for an answer
            self._loop.call_soon_threadsafe(_resolve, answers)


def _run_job(connection: Connection, job: Job, future: asyncio.Future[Any] | None) -> _Outcome:
    try:
        with connection.begin_nested():
            return _Outcome(future, job(connection), None)
    except Exception as error:
        if is_away(error):
            raise
        return _Outcome(future, None, error)


def _resolve(answers: Sequence[_Outcome]) -> None:
    for future, result, error in answers:
        if future is None or future.done():  # cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
