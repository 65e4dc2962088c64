"""Requests and pings without an end: what is not finished, or not read, does not pile up in memory."""

import asyncio
import time
from contextlib import suppress

import psutil
import pytest

from tests.server.hostile.raw import PING, RawLine, frame, request
from tests.server.hostile.test_bad_frames import code_after
from tests.table_server import TableServer

MUCH = 20_000_000  # bytes
LITTLE = 6_000_000


async def pour(line: RawLine, data: bytes, limit: float = 3.0) -> None:
    """Send this again and again, as much as they take, up to `MUCH`."""

    async def sending() -> None:
        for _ in range(MUCH // len(data)):
            await line.send(data)

    with suppress(TimeoutError, ConnectionError):
        await asyncio.wait_for(sending(), limit)
    await asyncio.sleep(0.2)


def growth(server: TableServer, begin: bytes, data: bytes) -> int:
    """By how many bytes the server grows if `begin` is followed by this without an end, and nothing read."""

    async def scene() -> int:
        line = await RawLine.connect(server.port, begin, small=True)
        await asyncio.sleep(0.2)
        process = psutil.Process(server.pid)
        before = process.memory_info().rss
        await pour(line, data)
        grown = process.memory_info().rss - before
        line.close()
        return grown

    return asyncio.run(scene())


def test_a_header_without_an_end(server: TableServer) -> None:
    assert growth(server, b"GET / HTTP/1.1\r\nX: ", b"x" * 100_000) < LITTLE


def test_headers_without_an_end(server: TableServer) -> None:
    assert growth(server, b"GET / HTTP/1.1\r\n", b"X-Again: and again\r\n" * 5000) < LITTLE


def test_a_body_without_an_end(server: TableServer) -> None:
    begin = b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999999\r\n\r\n"
    assert growth(server, begin, b"x" * 100_000) < LITTLE


def test_a_body_in_pieces_without_an_end(server: TableServer) -> None:
    begin = b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert growth(server, begin, b"186a0\r\n" + b"x" * 100_000 + b"\r\n") < LITTLE


@pytest.mark.parametrize("head", ["Content-Length: 300000", "Transfer-Encoding: chunked"])
def test_a_body_that_is_too_large_is_answered_with_413(server: TableServer, head: str) -> None:
    """However it comes: here with its head at once."""

    async def scene() -> str:
        body = b"x" * 300_000
        if "chunked" in head:
            body = b"493e0\r\n" + body + b"\r\n0\r\n\r\n"
        begin = f"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n{head}\r\n\r\n"
        line = await RawLine.connect(server.port)
        try:
            sending = asyncio.create_task(line.send(begin.encode() + body))
            answer = await asyncio.wait_for(line.head(), 10)
            await asyncio.gather(sending, return_exceptions=True)
            return answer
        finally:
            line.close()

    assert asyncio.run(scene()).startswith("HTTP/1.1 413 ")


def test_many_requests_at_once_without_reading_an_answer(server: TableServer) -> None:
    assert growth(server, b"", b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * 1000) < LITTLE


def test_pings_whose_answers_nobody_reads(server: TableServer) -> None:
    assert growth(server, request(server.port), frame(b"x" * 125, PING) * 500) < LITTLE


def test_pieces_of_nothing(server: TableServer) -> None:
    nothing = frame(b"", 0, final=False) * 10_000

    async def scene() -> int:
        line = await RawLine.open(server.port)
        await line.send(frame(b"", final=False))
        process = psutil.Process(server.pid)
        before = process.memory_info().rss
        await pour(line, nothing)
        grown = process.memory_info().rss - before
        line.close()
        return grown

    assert asyncio.run(scene()) < LITTLE


def test_a_handshake_with_too_many_headers_is_refused(server: TableServer) -> None:
    async def scene() -> str:
        many = [f"X-{number}: x" for number in range(200)]
        line = await RawLine.connect(server.port, request(server.port, *many))
        try:
            return await asyncio.wait_for(line.head(), 2)
        finally:
            line.close()

    assert asyncio.run(scene()).startswith("HTTP/1.1 400 ")


@pytest.mark.slow
def test_who_does_not_finish_a_request_is_cut_off(hasty: TableServer) -> None:
    async def unfinished(sent: bytes) -> float:
        line = await RawLine.connect(hasty.port, sent)
        began = time.monotonic()
        try:
            async with asyncio.timeout(6):
                while not line.ended:
                    await line.head()
            return time.monotonic() - began
        finally:
            line.close()

    async def scene() -> list[float]:
        begun = [
            b"",
            b"GET / HT",
            request(hasty.port)[:-2],
            b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
        ]
        return await asyncio.gather(*map(unfinished, begun))

    assert max(asyncio.run(scene())) < 5


def test_text_that_is_no_text_leaves_no_traceback_in_the_log(tables: TableServer) -> None:
    log = len(tables.log())
    assert code_after(tables, frame(b"\xff")) == 1007
    assert "Traceback" not in tables.log()[log:]
