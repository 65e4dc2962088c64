"""A WebSocket client that costs next to nothing, so that a load test measures the server and not itself."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from ssl import SSLContext
from typing import cast

Heard = Callable[["Line", bytes], None]


class Line(asyncio.Protocol):
    """One connection. Frames from a server are whole and unmasked; ours are short and masked with zeros."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        self._upgraded = False

    @classmethod
    async def open(
        cls, host: str, port: int, heard: Heard, address: str | None = None, tls: SSLContext | None = None
    ) -> "Line":
        """`address`: as a proxy would give it; a server believes one on its own machine."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard), host, port, ssl=tls)
        forwarded = "" if address is None else f"X-Forwarded-For: {address}\r\n"
        key = base64.b64encode(os.urandom(16)).decode()
        line.transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"{forwarded}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
                return
            del buffer[: end + 4]
            self._upgraded = True
            if not self.opened.done():  # whoever waited for it may have lost patience
                self.opened.set_result(None)
        start, size = 0, len(buffer)
        while size - start >= 2:
            length, head = buffer[start + 1], 2
            if length == 126:
                if size - start < 4:
                    break
                length, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif length == 127:
                if size - start < 10:
                    break
                length, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if size - start < head + length:
                break
            kind = buffer[start] & 0x0F
            payload = bytes(buffer[start + head : start + head + length])
            start += head + length
            if kind == 1:
                self.heard(self, payload)
            elif kind == 9:
                self._frame(0x8A, payload)
        if start:
            del buffer[:start]

    def send(self, message: bytes) -> None:
        self._frame(0x81, message)

    def _frame(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + message)  # a mask of zeros changes nothing
