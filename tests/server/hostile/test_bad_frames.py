"""Below the protocol: frames that break the rules of WebSockets, HTTP that is none, and bad handshakes."""

import asyncio
import struct

import pytest

from tests.server.hostile.raw import BINARY, CLOSE, HELLO, PING, RawLine, frame, request, said
from tests.table_server import TableServer

LARGEST = 16 * 1024
PIECE = 1000


def code_after(server: TableServer, *sent: bytes) -> int | None:
    """With which code the server ends a line on which this is sent after a hello."""

    async def scene() -> int | None:
        line = await RawLine.open(server.port)
        await line.send(HELLO)
        await line.message("welcome")
        try:
            for data in sent:
                await line.send(data)
        except ConnectionError:
            pass  # it did not wait for the rest
        code = await asyncio.wait_for(line.close_code(), 5)
        line.close()
        return code

    return asyncio.run(scene())


PIECES = [frame(b"x" * PIECE, 0 if number else 1, final=False) for number in range(LARGEST // PIECE + 1)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param([frame(b"x" * (LARGEST + 1))], 1009, id="too large"),
        pytest.param([frame(length=1 << 62)], 1009, id="says it is huge"),
        pytest.param([frame(length=(1 << 64) - 1)], 1009, id="says it is impossibly huge"),
        pytest.param(PIECES, 1009, id="too large in pieces without an end"),
        pytest.param(
            [frame(b"\xff\xfe", BINARY), frame(b"x" * 20_000, BINARY)], 1009, id="too large, binary"
        ),
        pytest.param([frame(b"{}", reserved=4)], 1002, id="compressed without having asked"),
        pytest.param([frame(b"{}", reserved=3)], 1002, id="reserved bits"),
        pytest.param([frame(b"{}", masked=False)], 1002, id="not masked"),
        pytest.param([frame(b"{}", 3)], 1002, id="an opcode that there is not"),
        pytest.param([frame(b"{}", 0)], 1002, id="goes on with nothing"),
        pytest.param([frame(b"{", final=False), frame(b"{}")], 1002, id="begins anew in the middle"),
        pytest.param([frame(b"x", PING, final=False)], 1002, id="a ping in pieces"),
        pytest.param([frame(b"x" * 126, PING)], 1002, id="a long ping"),
        pytest.param([frame(b"\x03", CLOSE)], 1002, id="half a close code"),
        pytest.param([frame(struct.pack("!H", 999), CLOSE)], 1002, id="no close code"),
        pytest.param([frame(struct.pack("!H", 1006), CLOSE)], 1002, id="a close code never to be sent"),
        pytest.param([frame(b"\x03\xe8\xff", CLOSE)], 1007, id="a close reason that is no text"),
        pytest.param([frame(struct.pack("!H", 1000), CLOSE)], 1000, id="a proper goodbye"),
        pytest.param([frame(struct.pack("!H", 4321), CLOSE)], 4321, id="a goodbye of its own"),
    ],
)
def test_a_frame_that_breaks_the_rules_ends_the_line(
    server: TableServer, sent: list[bytes], code: int
) -> None:
    assert code_after(server, *sent) == code


@pytest.mark.slow
def test_text_that_is_no_text_ends_the_line(tables: TableServer) -> None:
    assert code_after(tables, frame(b'{"type": "ping", "\xff": 1}')) == 1007


def test_a_message_as_large_as_can_be_is_read(server: TableServer) -> None:
    async def scene() -> str:
        line = await RawLine.open(server.port)
        await line.send(frame(b"x" * LARGEST))
        code: str = (await line.message())["code"]
        line.close()
        return code

    assert asyncio.run(scene()) == "not_json"


@pytest.mark.parametrize("opcode", [1, BINARY])
def test_a_message_may_come_in_pieces_and_as_bytes(server: TableServer, opcode: int) -> None:
    async def scene() -> str:
        line = await RawLine.open(server.port)
        text = b'{"type": "ping"}'
        await line.send(frame(text[:1], opcode, final=False))
        for letter in text[1:]:
            await line.send(frame(b"", 0, final=False))
            await line.send(frame(b"between", PING))
            await line.send(frame(bytes([letter]), 0, final=False))
        await line.send(frame(b"", 0))
        kind: str = (await line.message())["type"]
        line.close()
        return kind

    assert asyncio.run(scene()) == "pong"


def first_line(server: TableServer, sent: bytes) -> str:
    """How the server answers something that is sent instead of a proper request."""

    async def scene() -> str:
        line = await RawLine.connect(server.port, sent)
        head = await asyncio.wait_for(line.head(), 5)
        line.close()
        return head.partition("\r\n")[0]

    return asyncio.run(scene())


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        pytest.param(b"\0\1\2\3\r\n\r\n", 400, id="noise"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01" + bytes(200), 400, id="TLS"),
        pytest.param(b"GET / HTTP/9.9\r\n\r\n", 400, id="HTTP 9.9"),
        pytest.param(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, id="HTTP 2"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n", 400, id="a negative length"),
        pytest.param(
            b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
            400,
            id="two lengths",
        ),
    ],
)
def test_what_is_no_request(server: TableServer, sent: bytes, status: int) -> None:
    assert first_line(server, sent).startswith(f"HTTP/1.1 {status} ")


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        pytest.param(b"Version: 13", b"Version: 8", 400, id="an old version"),
        pytest.param(b"AAAAAAAAAAAAAAAAAAAAAA==", b"short", 400, id="a bad key"),
        pytest.param(b"Sec-WebSocket-Key", b"X-Key", 400, id="no key"),
        pytest.param(b"GET", b"POST", 405, id="not GET"),
    ],
)
def test_a_bad_handshake(server: TableServer, old: bytes, new: bytes, status: int) -> None:
    sent = request(server.port).replace(old, new, 1)
    assert first_line(server, sent).startswith(f"HTTP/1.1 {status} ")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/api/socket/",
        "/api//socket",
        "/api/../api/socket",
        "/api/%2e%2e/api/socket",
        "/api/socket%00",
        "/API/SOCKET",
        "/api/tables",
        "/t/../../../etc/passwd",
        "http://elsewhere.example/api/socket",
    ],
)
def test_there_is_one_socket_and_no_way_around(server: TableServer, path: str) -> None:
    assert first_line(server, request(server.port, path=path)).startswith("HTTP/1.1 403 ")


@pytest.mark.slow
def test_handshakes_that_stop_halfway_hinder_nobody(server: TableServer) -> None:
    """Two hundred who never finish their request, a byte now and then, and two hundred who come and go."""

    async def scene() -> None:
        halves = [await RawLine.connect(server.port, request(server.port)[:70]) for _ in range(200)]
        for _ in range(5):
            for half in halves:
                await half.send(b"a")
            for _ in range(40):
                (await RawLine.connect(server.port)).close()
                (await RawLine.open(server.port)).close()
            await asyncio.sleep(0.1)
        line = await RawLine.open(server.port)
        await line.send(said({"type": "ping"}))
        assert (await line.message())["type"] == "pong"
        for half in [*halves, line]:
            half.close()

    asyncio.run(scene())
