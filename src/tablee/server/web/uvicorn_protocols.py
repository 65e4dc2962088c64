"""Uvicorn's protocols, faster at a busy table and harder on bad clients.

Frames are written straight to the transport while it takes them, and reading pauses only when a client sends
faster than it is served. That saves a quarter of all work. A client that does not read, answer or finish a
request costs little, and not for long.
"""

import asyncio
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tablee.server.limits.numbers import EMPTY_FRAMES
from tablee.server.limits.open_connections import OpenConnection
from tablee.server.limits.rate_limits import Bucket


@dataclass(frozen=True, slots=True)
class Timeouts:
    """All in seconds."""

    head: float = 10.0  # for the head of a request, from the connection or the first byte
    body: float = 20.0  # for the rest of the request
    hello: float = (
        10.0  # for a WebSocket to say whose it is and, if there is no room for strangers, to show a seat
    )
    heartbeat: int = 20  # between two pings, and for a pong
    linger: float = 5.0  # for a client without a WebSocket to poll its table again
    busy: float = 0.5  # that a request is delayed when its address sends too many


EXTENSION = "tablee.write"  # in the scope: `WriteNow`, where this protocol serves the line
_READ_AHEAD = 8  # messages
_CHUNK = 4096  # bytes that are parsed at a time
_LARGEST_HEAD = 64 * 1024  # bytes
_MOST_REQUESTS = 8  # that wait for an answer on one connection
_NO_ROOM = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)

WriteNow = Callable[[bytes], bool]
# For an address and a way to close the connection: how it counts; None to reject it.
OnConnection = Callable[[str, Callable[[], None]], OpenConnection | None]
# How long a handshake with this scope must wait, in seconds; None to reject it.
OnHandshake = Callable[[Mapping[str, Any]], float | None]


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, counted: OpenConnection | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._counted = counted
        self._parted = 0  # how many of transport and application are done with it
        self._idle = Bucket(EMPTY_FRAMES.at_once, EMPTY_FRAMES.a_second)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is not None:
            self._counted.close()
        super().connection_lost(exc)
        self._part()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._part()

    def _part(self) -> None:
        """When nobody uses this any more, break its reference cycles, because garbage is collected seldom."""
        self._parted += 1
        if self._parted == 2:
            self.loop.call_soon(self.loop.call_soon, self._let_go)  # after the server has noted the end

    def _let_go(self) -> None:
        vars(self.conn).clear()
        vars(self).clear()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write_now

    def write_now(self, message: bytes) -> bool:
        """Send a text message; False if the transport does not take it now."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        size = len(message)
        if size < 126:
            head = struct.pack("!BB", 0x81, size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x81, 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 127, size)
        self.transport.write(head + message)
        return True

    def handle_text(self, event: Frame) -> None:
        if event.fin and not self.close_sent and self.queue.qsize() < _READ_AHEAD:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                pass  # closed by the base class
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log a traceback
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # ── Bad clients ──────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _CHUNK):
            if not self.transport.is_closing():
                super().data_received(data[start : start + _CHUNK])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n")
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:
            super().handle_cont(event)
        elif not self._idle.take():  # empty fragments would fill the memory
            self._send_away()

    def handle_ping(self) -> None:
        if not self._idle.take():
            self._send_away()
        elif self.writable.is_set():
            super().handle_ping()
        else:  # a client that does not read needs no pongs, which would fill the memory
            self.conn.data_to_send()

    def _send_away(self) -> None:
        if not self.close_sent:
            self.conn.fail(1008, "too many frames")
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        stuck = self.transport.get_write_buffer_size() > 0
        super().keepalive_timeout()
        if stuck:  # a client that does not read takes no close frame either
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            if self._counted is not None:  # it may be closed to make room if the client does not hang up
                self._counted.mark_idle()
            self.loop.call_later(self.close_timeout + 1, self.transport.abort)


class HttpProtocol(HttpToolsProtocol):
    """A connection until it becomes a WebSocket, if it does."""

    _counted: OpenConnection | None = None
    _head_size = 0
    _in_head = True
    _patience: asyncio.TimerHandle | None = None
    timeouts = Timeouts()
    on_connection: OnConnection
    on_handshake: OnHandshake

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._counted = self.on_connection(address, transport.abort)
        if self._counted is None:
            transport.write(_NO_ROOM)
            transport.close()
        else:
            self._wait(self.timeouts.head)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is not None:
            self._counted.close()
        self._wait_no_longer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        seconds = self.on_handshake(self.scope)
        if seconds is None:
            self.transport.write(_NO_ROOM)
            self.transport.close()
        elif seconds == 0:
            self._upgrade()
        else:
            self.transport.pause_reading()
            self._wait_no_longer()
            self._patience = self.loop.call_later(seconds, self._upgrade)

    def _upgrade(self) -> None:
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        self.ws_protocol_class = cast(Any, partial(Wire, counted=self._counted))
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Only the head of a request is limited here; a body may come with it."""
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            piece, data = data, b""
            if self._in_head:
                left = _LARGEST_HEAD - self._head_size
                if not left:
                    self.send_400_response("Too much.")
                    return
                piece, data = piece[:left], piece[left:]
                self._head_size += len(piece)
            super().data_received(piece)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._patience is None:
            self._wait(self.timeouts.head)

    def on_headers_complete(self) -> None:
        self._in_head, self._head_size = False, 0
        self._wait(self.timeouts.body)
        if len(self.pipeline) < _MOST_REQUESTS:
            super().on_headers_complete()
        else:
            self.transport.abort()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._wait_no_longer()
        super().on_message_complete()
        if self._counted is not None:
            self._counted.mark_busy()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._counted is not None and self.timeout_keep_alive_task is not None:
            self._counted.mark_idle()

    def _wait(self, seconds: float) -> None:
        self._wait_no_longer()
        self._patience = self.loop.call_later(seconds, self.transport.abort)

    def _wait_no_longer(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def protocol_with(
    on_connection: OnConnection, on_handshake: OnHandshake, timeouts: Timeouts
) -> type[HttpProtocol]:
    members = {
        "on_connection": staticmethod(on_connection),
        "on_handshake": staticmethod(on_handshake),
        "timeouts": timeouts,
    }
    return type("CountedProtocol", (HttpProtocol,), members)
