"""Looking at a table without a WebSocket: a snapshot at once, or as soon as something has happened.

The person counts as present during the request and for a moment after it, so that a client that polls does
not come and go.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

from tablee.server.web.connection import Outbox
from tablee.table.live_table import LiveTable
from tablee.table.ports import Visitor

Enough = Callable[[], Awaitable[bool]]

_BREATH = 1.0  # seconds


class _Head(msgspec.Struct):
    """What can be said of any message."""

    type: str
    number: int | None = None


_head = msgspec.json.Decoder(_Head).decode


class Looker(Outbox):
    """A client that keeps the first snapshot it gets, and notices when there is something newer."""

    __slots__ = ("_news", "_seen", "snapshot")

    def __init__(self, person: str, address: str, seen: int) -> None:
        super().__init__(person, _send_nothing)
        self.address = address
        self.snapshot = b""
        self._seen = seen
        self._news = asyncio.Event()

    def post(self, message: bytes) -> None:
        head = _head(message)
        if head.type == "snapshot":
            self.snapshot = message
        if head.number is not None and head.number > self._seen:
            self._news.set()

    def post_talk(self, message: bytes) -> None:
        """Talk does not end the wait."""

    async def has_news(self, within: float = 0.0) -> bool:
        """Whether the table has a number above `seen`, or gets one within this many seconds."""
        if within:
            with suppress(TimeoutError):
                async with asyncio.timeout(within):
                    await self._news.wait()
        return self._news.is_set()


async def look(live: LiveTable, who: Visitor, seen: int, wait: float, enough: Enough, linger: float) -> bytes:
    """A `Snapshot` for this person, as soon as the table is newer than `seen` or the wait is over.

    `enough` is called once a second and ends the wait. The person stays at the table for `linger` more
    seconds. Raises `Refused`.
    """
    deadline = time.monotonic() + wait
    async with _at(live, who, seen, linger) as looker:
        if await looker.has_news() or not wait:
            return looker.snapshot
        while not await enough() and (left := deadline - time.monotonic()) > 0:
            if await looker.has_news(min(left, _BREATH)):
                break
        async with _at(live, who, seen, linger) as up_to_date:
            return up_to_date.snapshot


@asynccontextmanager
async def _at(live: LiveTable, who: Visitor, seen: int, linger: float) -> AsyncIterator[Looker]:
    """Be at the table, and for a moment longer."""
    looker = Looker(*who, seen)
    try:
        await live.enter(looker, seen)
        yield looker
    finally:
        asyncio.get_running_loop().call_later(linger, live.leave, looker)


async def _send_nothing(text: str) -> None:
    """There is no connection: the snapshot is asked for."""
