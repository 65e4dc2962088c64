"""A page of another site cannot open a line with this site's cookie."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hostile.raw import RawLine, request
from tests.table_server import TableServer

FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def befriended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server that was told to trust one other site."""
    database: Path = tmp_path_factory.mktemp("origins") / "tablee.sqlite"
    with TableServer(database, None, "--origin", FRIEND) as server:
        yield server
        assert "Traceback" not in server.log()


def status(server: TableServer, *headers: str, host: str | None = None) -> str:
    async def scene() -> str:
        line = await RawLine.connect(server.port, request(server.port, *headers, host=host))
        head = await asyncio.wait_for(line.head(), 5)
        line.close()
        return head.split(" ")[1]

    return asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://localhost:{port}",
        "http://127.0.0.1:{port}.elsewhere.example",
        "http://elsewhere.example/127.0.0.1:{port}",
        "http://127.0.0.1:{port}@elsewhere.example",
        "127.0.0.1:{port}",
        "null",
        "",
        "file://",
        "http://[::1",
        "http://[no address]:{port}",
        "http://é",
        "https://friend.example.elsewhere.example",
        "https://friend.example:444",
        "http://friend.example",
    ],
)
def test_another_origin_is_turned_away(befriended: TableServer, origin: str) -> None:
    assert status(befriended, f"Origin: {origin.format(port=befriended.port)}") == "403"


@pytest.mark.slow
@pytest.mark.parametrize("origin", ["http://127.0.0.1:{port}", "HTTP://127.0.0.1:{port}", FRIEND])
def test_its_own_pages_and_those_of_friends_are_welcome(befriended: TableServer, origin: str) -> None:
    assert status(befriended, f"Origin: {origin.format(port=befriended.port)}") == "101"


def test_programs_have_no_origin(befriended: TableServer) -> None:
    assert status(befriended) == "101"


@pytest.mark.parametrize(("origin", "expected"), [("http://elsewhere.example", "403"), ("http://", "403")])
def test_without_a_host_no_origin_is_its_own(befriended: TableServer, origin: str, expected: str) -> None:
    assert status(befriended, f"Origin: {origin}", host="") == expected


def test_nobody_at_a_table_notices_who_was_turned_away(server: TableServer) -> None:
    assert {status(server, "Origin: http://elsewhere.example") for _ in range(50)} == {"403"}
