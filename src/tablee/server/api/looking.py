"""Looking at a table without a line: a snapshot at once, or as soon as something has happened.

Who looks is at the table meanwhile and for a moment after, so that somebody who asks again and again
does not come and go all the time.
"""

import asyncio

import msgspec

from tablee.server.client import Client
from tablee.server.room import Room

LINGER = 5.0  # seconds


class _Head(msgspec.Struct):
    """What can be said of any message."""

    type: str
    number: int | None = None


_head = msgspec.json.Decoder(_Head).decode


class Looker(Client):
    """A client that keeps the first snapshot it is told, and notices when there is something newer."""

    __slots__ = ("_news", "_seen", "snapshot")

    def __init__(self, person: str, seen: int) -> None:
        super().__init__(person, _send_nothing)
        self.snapshot = b""
        self._seen = seen
        self._news = asyncio.Event()

    def post(self, message: bytes) -> None:
        head = _head(message)
        if head.type == "snapshot":
            self.snapshot = message
        if head.number is not None and head.number > self._seen:
            self._news.set()

    def close(self) -> None:
        """The server stops: nobody is kept waiting."""
        super().close()
        self._news.set()

    async def news(self) -> None:
        """Return when the table has a number above `seen`, or has closed."""
        await self._news.wait()


async def look(room: Room, person: str, seen: int, wait: float, gone: asyncio.Future[None]) -> bytes:
    """The table as this person may see it: a `Snapshot`, once it is newer than `seen` or the wait is over.

    `gone` is done when nobody waits for the answer any more. Raises `Refused`.
    """
    looker = await _enter(room, person, seen)
    if wait:
        news = asyncio.ensure_future(looker.news())
        try:
            # Done at once where the first snapshot is newer than what was seen.
            done, _ = await asyncio.wait((news, gone), timeout=wait, return_when=asyncio.FIRST_COMPLETED)
        finally:
            news.cancel()
        if news in done and not _newer(looker.snapshot, seen):
            looker = await _enter(room, person, seen)
    return looker.snapshot


async def _enter(room: Room, person: str, seen: int) -> Looker:
    looker = Looker(person, seen)
    try:
        await room.enter(looker, seen)
    finally:
        asyncio.get_running_loop().call_later(LINGER, room.leave, looker)
    return looker


def _newer(snapshot: bytes, seen: int) -> bool:
    number = _head(snapshot).number
    return number is not None and number > seen


async def _send_nothing(text: str) -> None:
    """There is no line: what was told is asked for."""
