"""One WebSocket as lines of any kind use it: what is said goes through a `Client`, which never waits."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Generic, TypeVar

from tablee.game.contract import Refused
from tablee.server.counters import Counters
from tablee.server.web.outbox import Client
from tablee.server.web.uvicorn_protocols import EXTENSION, WriteNow

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Connection:
    """A WebSocket that was accepted. `pump` sends until the client is closed, and hangs up."""

    def __init__(self, counters: Counters, scope: Message, receive: Receive, send: Send) -> None:
        self.counters = counters
        self._write: WriteNow | None = scope.get("extensions", {}).get(EXTENSION)
        self.client = Client("", self._send_text, self._write_now if self._write else None)
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
            await self.client.pump()
            await self._send({"type": "websocket.close", "code": 1000})
        except (OSError, RuntimeError):
            pass  # they have hung up; who listens notices
        except Refused:  # a client that fell behind cannot be shown the table now: let them come back
            await self._send({"type": "websocket.close", "code": 1013})

    def let_go(self) -> None:
        """Of all that refers back to this: garbage is looked for so seldom that there must be none."""
        self.client.let_go()
        self._write = None
        vars(self).pop("receive")
        vars(self).pop("_send")


Line = TypeVar("Line", bound=Connection)


class Lines(Generic[Line]):
    """All lines of one kind that are open."""

    def __init__(self) -> None:
        self.lines: set[Line] = set()

    async def hold(self, line: Line) -> None:
        """Let it run to its end."""
        self.lines.add(line)
        try:
            await line.run()
        finally:
            self.lines.discard(line)
            line.let_go()
