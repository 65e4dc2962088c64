"""A WebSocket line made by hand: it can send what no library would, and leave unread what it is sent."""

import asyncio
import json
import socket
import struct
from typing import Any, Self

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
Message = dict[str, Any]


def request(port: int, *headers: str, path: str = "/api/socket", host: str | None = None) -> bytes:
    """A handshake. `host`: what its Host header says; an empty one is left out."""
    named = f"127.0.0.1:{port}" if host is None else host
    lines = [
        f"GET {path} HTTP/1.1",
        *([f"Host: {named}"] if named else []),
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    ]
    return "".join(f"{line}\r\n" for line in [*lines, ""]).encode("latin-1")


def frame(
    payload: bytes = b"",
    opcode: int = TEXT,
    *,
    final: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """One frame. `length`: what it says of itself, if that is not true."""
    length = len(payload) if length is None else length
    mask = 0x80 if masked else 0
    if length < 126:
        size = struct.pack("!B", mask | length)
    elif length < 1 << 16:
        size = struct.pack("!BH", mask | 126, length)
    else:
        size = struct.pack("!BQ", mask | 127, length)
    first = (0x80 if final else 0) | reserved << 4 | opcode
    return bytes([first]) + size + (bytes(4) if masked else b"") + payload  # a mask of zeros changes nothing


def said(message: Message) -> bytes:
    return frame(json.dumps(message).encode())


HELLO = said({"type": "hello", "protocol": 1})


class RawLine:
    """A socket, and what has been read from it."""

    def __init__(self, connected: socket.socket) -> None:
        self.socket = connected
        self.ended = False  # the server has hung up
        self._unread = b""

    @classmethod
    async def connect(cls, port: int, first: bytes = b"", small: bool = False) -> Self:
        """`small`: with as little room as possible for what is not read."""
        raw = socket.socket()
        if small:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(raw, ("127.0.0.1", port))
        line = cls(raw)
        if first:
            await line.send(first)
        return line

    @classmethod
    async def open(cls, port: int, *headers: str, small: bool = False) -> Self:
        """After a good handshake."""
        line = await cls.connect(port, request(port, *headers), small)
        head = await line.head()
        assert head.startswith("HTTP/1.1 101 "), head
        return line

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def head(self) -> str:
        """The head of an HTTP answer; empty if the server hangs up without one."""
        while b"\r\n\r\n" not in self._unread:
            if not await self._more():
                return ""
        head, self._unread = self._unread.split(b"\r\n\r\n", 1)
        return head.decode("latin-1")

    async def next(self) -> tuple[int, bytes] | None:
        """The next frame: its opcode and payload. None if the server has hung up."""
        while True:
            data = self._unread
            if len(data) >= 2:
                start, length = 2, data[1]
                if length == 126:
                    start, length = 4, int.from_bytes(data[2:4])
                elif length == 127:
                    start, length = 10, int.from_bytes(data[2:10])
                if len(data) >= start + length:
                    self._unread = data[start + length :]
                    return data[0] & 15, data[start : start + length]
            if not await self._more():
                return None

    async def message(self, *types: str) -> Message:
        """The next message, of one of these types if any are named. Raises `ConnectionError` at the end."""
        while (received := await self.next()) is not None:
            opcode, payload = received
            if opcode == CLOSE:
                break
            if opcode == TEXT:
                message: Message = json.loads(payload)
                if not types or message["type"] in types:
                    return message
        raise ConnectionError("the line is closed")

    async def close_code(self) -> int | None:
        """With which code the server closes the line, whatever it says before; None: it just hangs up."""
        while (received := await self.next()) is not None:
            opcode, payload = received
            if opcode == CLOSE:
                return int.from_bytes(payload[:2])
        return None

    async def _more(self) -> bool:
        try:
            data = await asyncio.get_running_loop().sock_recv(self.socket, 1 << 16)
        except ConnectionError:
            data = b""
        self.ended = not data
        self._unread += data
        return bool(data)

    def close(self) -> None:
        self.socket.close()
