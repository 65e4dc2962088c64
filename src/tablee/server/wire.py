"""Uvicorn's WebSocket protocol with two shortcuts: at a busy table they are a quarter of all work.

Frames without compression are written straight to the transport while it takes them, and reading is
only halted when a client sends faster than it is served, not at every message.
"""

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "tablee.write"  # in the scope: `WriteNow`, where this protocol serves the line
_READ_AHEAD = 8  # messages

WriteNow = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write_now

    def write_now(self, message: bytes) -> bool:
        """Send this as a text message; False if the line does not take it now."""
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
                pass  # uvicorn closes such a line
            else:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().handle_text(event)
