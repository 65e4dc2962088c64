import asyncio
from pathlib import Path

import psutil
import pytest

from tablee.server.web.uvicorn_protocols import Timeouts
from tests.server.hostile.raw import PING, RawLine, frame, request
from tests.table_server import OpenServer, open_server

pytestmark = pytest.mark.slow

MUCH = 20_000_000  # bytes
LITTLE = 6_000_000
_PATIENCE = 30.0  # seconds


async def pour(port: int, begin: bytes, data: bytes) -> bool:
    """Send `begin` and then this without an end, and read nothing; whether the server hangs up."""
    line = await RawLine.connect(port, begin, small=True)
    try:
        async with asyncio.timeout(_PATIENCE):
            for _ in range(MUCH // len(data)):
                await line.send(data)
    except ConnectionError:
        return True
    finally:
        line.close()
    return False


def test_the_server_hangs_up_on_what_does_not_end(server: OpenServer) -> None:
    handshake = request(server.port)
    endless = {
        "a header": (b"GET / HTTP/1.1\r\nX: ", b"x" * 100_000),
        "headers": (b"GET / HTTP/1.1\r\n", b"X-Again: and again\r\n" * 5000),
        "requests whose answers nobody reads": (b"", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * 1000),
        "pings whose answers nobody reads": (handshake, frame(b"x" * 125, PING) * 500),
        "pieces of nothing": (handshake + frame(b"", final=False), frame(b"", 0, final=False) * 10_000),
    }
    cut = {name: asyncio.run(pour(server.port, *sent)) for name, sent in endless.items()}
    assert cut == dict.fromkeys(endless, True)


def test_a_body_without_an_end_is_not_kept(server: OpenServer) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: a\r\n"
    piece = b"x" * 100_000
    process = psutil.Process()
    for begin, data in (
        (b"Content-Length: 999999999999\r\n\r\n", piece),
        (b"Transfer-Encoding: chunked\r\n\r\n", b"186a0\r\n" + piece + b"\r\n"),
    ):
        before = process.memory_info().rss
        asyncio.run(pour(server.port, head + begin, data))
        assert process.memory_info().rss - before < LITTLE, begin


@pytest.mark.parametrize("head", ["Content-Length: 300000", "Transfer-Encoding: chunked"])
def test_a_body_that_is_too_large_is_answered_with_413(server: OpenServer, head: str) -> None:
    """However it comes: here with its head at once."""

    async def scene() -> str:
        body = b"x" * 300_000
        if "chunked" in head:
            body = b"493e0\r\n" + body + b"\r\n0\r\n\r\n"
        begin = f"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n{head}\r\n\r\n"
        line = await RawLine.connect(server.port)
        try:
            sending = asyncio.create_task(line.send(begin.encode() + body))
            answer = await asyncio.wait_for(line.head(), _PATIENCE)
            await asyncio.gather(sending, return_exceptions=True)
            return answer
        finally:
            line.close()

    assert asyncio.run(scene()).startswith("HTTP/1.1 413 ")


def test_a_handshake_with_too_many_headers_is_refused(server: OpenServer) -> None:
    async def scene() -> str:
        many = [f"X-{number}: x" for number in range(200)]
        line = await RawLine.connect(server.port, request(server.port, *many))
        try:
            return await asyncio.wait_for(line.head(), _PATIENCE)
        finally:
            line.close()

    assert asyncio.run(scene()).startswith("HTTP/1.1 400 ")


def test_who_does_not_finish_a_request_is_cut_off(tmp_path: Path) -> None:
    async def unfinished(port: int, sent: bytes) -> None:
        line = await RawLine.connect(port, sent)
        try:
            async with asyncio.timeout(_PATIENCE):
                while not line.ended:
                    await line.head()
        finally:
            line.close()

    async def scene(port: int) -> None:
        begun = [
            b"",
            b"GET / HT",
            request(port)[:-2],
            b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
        ]
        await asyncio.gather(*(unfinished(port, sent) for sent in begun))

    with open_server(tmp_path, timeouts=Timeouts(head=0.3, body=0.3)) as server:
        asyncio.run(scene(server.port))
