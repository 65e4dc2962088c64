"""One WebSocket, of a person or a program. Messages go through an `Outbox`, which never blocks."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Generic, TypeVar

from tablee.game.contract import Refused
from tablee.server.counters import Counters
from tablee.server.web.uvicorn_protocols import EXTENSION, WriteNow

SendText = Callable[[str], Awaitable[None]]
Resync = Callable[[], Awaitable[bytes | None]]

MOST_WAITING = 64  # messages; a client with more gets a snapshot instead
MOST_TALK_WAITING = 16  # messages; a client with more does not get what others say


async def _nothing() -> bytes | None:
    return None


async def _nowhere(text: str) -> None:
    pass


class Outbox:
    """A client's outbox. `post` never blocks; a slow reader gets a fresh snapshot later."""

    def __init__(self, person: str, send: SendText, write: WriteNow | None = None) -> None:
        """`write`: a faster way than `send`, as long as the line takes everything at once."""
        self.person = person
        self.address = ""  # from which they are connected
        self.muted: set[str] = set()  # people whose words this one does not want to see
        self.lagging = False  # messages were dropped: `resync` has to make up for them
        self.closed = False
        self.resync: Resync = _nothing  # the whole table, as of now
        self._send = send
        self._write = write
        self._busy = False  # `pump` has something in its hands
        self._waiting: deque[tuple[bool, bytes]] = deque()  # whether it is an answer, and the message
        self._wake = asyncio.Event()

    def post(self, message: bytes) -> None:
        """Send this as soon as the line takes it. What a snapshot would say as well may be dropped."""
        if self.lagging or self.closed or self._written(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting = deque(waits for waits in self._waiting if waits[0])
            self.lagging = True
        else:
            self._waiting.append((False, message))
        self._wake.set()

    def post_talk(self, message: bytes) -> None:
        """Send what somebody said, unless the client does not keep up: talk must not crowd out the game."""
        if len(self._waiting) < MOST_TALK_WAITING:
            self.post(message)

    def answer(self, message: bytes) -> None:
        """Send this in its turn: answers are never dropped."""
        if self.closed or self._written(message):
            return
        self._waiting.append((True, message))
        self._wake.set()

    def _written(self, message: bytes) -> bool:
        """Whether it is already on its way; what has to wait its turn is not."""
        return not (self._waiting or self._busy or self.lagging or self._write is None) and self._write(
            message
        )

    @property
    def is_not_reading(self) -> bool:
        """Whether the client asks and asks without reading the answers."""
        return len(self._waiting) > 2 * MOST_WAITING

    def close(self) -> None:
        """What waits is still sent, then `pump` ends."""
        self.closed = True
        self._wake.set()

    def release(self) -> None:
        """Of the line, which is gone."""
        self._send, self._write, self.resync = _nowhere, None, _nothing

    async def pump(self) -> None:
        """Send what is posted until closed. Raises what the line raises when it breaks."""
        wake, send = self._wake, self._send
        while True:
            while self._waiting:
                self._busy = True
                await send(self._waiting.popleft()[1].decode())
            self._busy = False
            if self.lagging:
                whole = await self.resync()
                self.lagging = False  # from here on nothing is missed any more, nor told a second time
                if whole is not None:
                    self._waiting.appendleft((False, whole))
                continue
            if self.closed:
                return
            wake.clear()
            await wake.wait()


Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Connection:
    """A WebSocket that was accepted. `pump` sends until the outbox is closed, and hangs up."""

    def __init__(self, counters: Counters, scope: Message, receive: Receive, send: Send) -> None:
        self.counters = counters
        self._write: WriteNow | None = scope.get("extensions", {}).get(EXTENSION)
        self.outbox = Outbox("", self._send_text, self._write_now if self._write else None)
        self.receive = receive
        self._send = send

    async def _send_text(self, text: str) -> None:
        self.counters.sent += 1
        await self._send({"type": "websocket.send", "text": text})

    def _write_now(self, message: bytes) -> bool:
        assert self._write is not None
        self.counters.sent += 1
        return self._write(message)

    async def run(self) -> None:
        """From beginning to end."""
        raise NotImplementedError

    async def pump(self) -> None:
        """Send until there is nothing more to say, then hang up."""
        try:
            await self.outbox.pump()
            await self._send({"type": "websocket.close", "code": 1000})
        except (OSError, RuntimeError):
            pass  # they have hung up, and `run` notices
        except Refused:  # a client that fell behind cannot be shown the table now: let them come back
            await self._send({"type": "websocket.close", "code": 1013})

    def release(self) -> None:
        """Drop all that refers back to this: garbage is collected so seldom that there must be none."""
        self.outbox.release()
        self._write = None
        vars(self).pop("receive")
        vars(self).pop("_send")


Line = TypeVar("Line", bound=Connection)


class OpenSockets(Generic[Line]):
    """Those of one kind that are open."""

    def __init__(self) -> None:
        self.lines: set[Line] = set()

    async def hold(self, line: Line) -> None:
        """Let it run to its end."""
        self.lines.add(line)
        try:
            await line.run()
        finally:
            self.lines.discard(line)
            line.release()
