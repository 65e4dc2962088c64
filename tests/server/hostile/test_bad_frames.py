import asyncio
import struct

import pytest

from tests.server.hostile.raw import BINARY, CLOSE, HELLO, PING, TEXT, RawLine, frame, request, said
from tests.table_server import OpenServer

LARGEST = 16 * 1024
PIECE = 1000
_PATIENCE = 30.0  # seconds


def code_after(server: OpenServer, *sent: bytes) -> int | None:
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
        code = await asyncio.wait_for(line.close_code(), _PATIENCE)
        line.close()
        return code

    return asyncio.run(scene())


PIECES = [frame(b"x" * PIECE, 0 if number else 1, final=False) for number in range(LARGEST // PIECE + 1)]


def test_a_frame_that_breaks_the_rules_ends_the_line(server: OpenServer) -> None:
    broken: list[tuple[str, list[bytes], int]] = [
        ("too large", [frame(b"x" * (LARGEST + 1))], 1009),
        ("says it is huge", [frame(length=1 << 62)], 1009),
        ("says it is impossibly huge", [frame(length=(1 << 64) - 1)], 1009),
        ("too large in pieces without an end", PIECES, 1009),
        ("too large, binary", [frame(b"\xff\xfe", BINARY), frame(b"x" * 20_000, BINARY)], 1009),
        ("compressed without having asked", [frame(b"{}", reserved=4)], 1002),
        ("reserved bits", [frame(b"{}", reserved=3)], 1002),
        ("not masked", [frame(b"{}", masked=False)], 1002),
        ("an opcode that does not exist", [frame(b"{}", 3)], 1002),
        ("goes on with nothing", [frame(b"{}", 0)], 1002),
        ("begins anew in the middle", [frame(b"{", final=False), frame(b"{}")], 1002),
        ("a ping in pieces", [frame(b"x", PING, final=False)], 1002),
        ("a long ping", [frame(b"x" * 126, PING)], 1002),
        ("half a close code", [frame(b"\x03", CLOSE)], 1002),
        ("no close code", [frame(struct.pack("!H", 999), CLOSE)], 1002),
        ("a close code never to be sent", [frame(struct.pack("!H", 1006), CLOSE)], 1002),
        ("a close reason that is no text", [frame(b"\x03\xe8\xff", CLOSE)], 1007),
        ("text that is no text", [frame(b'{"type": "ping", "\xff": 1}')], 1007),
        ("a proper goodbye", [frame(struct.pack("!H", 1000), CLOSE)], 1000),
        ("a goodbye of its own", [frame(struct.pack("!H", 4321), CLOSE)], 4321),
    ]
    codes = {name: code_after(server, *sent) for name, sent, _ in broken}
    assert codes == {name: code for name, _, code in broken}


async def test_a_message_as_large_as_can_be_is_read(server: OpenServer) -> None:
    line = await RawLine.open(server.port)
    await line.send(frame(b"x" * LARGEST))
    code: str = (await line.message())["code"]
    line.close()
    assert code == "not_json"


def test_a_message_may_come_in_pieces_and_as_bytes(server: OpenServer) -> None:
    async def scene(opcode: int) -> str:
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

    assert [asyncio.run(scene(opcode)) for opcode in (TEXT, BINARY)] == ["pong"] * 2


def status_of(server: OpenServer, sent: bytes) -> int:
    """How the server answers something that is sent instead of a proper request."""

    async def scene() -> int:
        line = await RawLine.connect(server.port, sent)
        head = await asyncio.wait_for(line.head(), _PATIENCE)
        line.close()
        return int(head.split(" ")[1])

    return asyncio.run(scene())


def test_what_is_no_request_is_refused(server: OpenServer) -> None:
    sent = {
        "noise": b"\0\1\2\3\r\n\r\n",
        "TLS": b"\x16\x03\x01\x02\x00\x01" + bytes(200),
        "HTTP 9.9": b"GET / HTTP/9.9\r\n\r\n",
        "HTTP 2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "a negative length": b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
        "two lengths": (
            b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
        ),
    }
    assert {name: status_of(server, each) for name, each in sent.items()} == dict.fromkeys(sent, 400)


def test_a_bad_handshake_is_refused(server: OpenServer) -> None:
    good = request(server.port)
    statuses = {
        old: status_of(server, good.replace(old, new, 1))
        for old, new in (
            (b"Version: 13", b"Version: 8"),
            (b"AAAAAAAAAAAAAAAAAAAAAA==", b"short"),
            (b"Sec-WebSocket-Key", b"X-Key"),
            (b"GET", b"POST"),
        )
    }
    assert list(statuses.values()) == [400, 400, 400, 405]


def test_there_is_one_socket_and_no_way_around(server: OpenServer) -> None:
    paths = (
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
    )
    statuses = {path: status_of(server, request(server.port, path=path)) for path in paths}
    assert statuses == dict.fromkeys(paths, 403)


@pytest.mark.full
async def test_handshakes_that_stop_halfway_hinder_nobody(server: OpenServer) -> None:
    """Two hundred who never finish their request, a byte now and then, and two hundred who come and go."""
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
