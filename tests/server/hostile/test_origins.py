import asyncio
from collections.abc import Iterator

import pytest

from tests.server.hostile.raw import RawLine, request
from tests.table_server import OpenServer, open_server

FRIEND = "https://friend.example"


@pytest.fixture(scope="module")
def befriended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """A server that trusts one other site."""
    with open_server(tmp_path_factory.mktemp("origins"), origins=(FRIEND,)) as server:
        yield server


def status(server: OpenServer, *headers: str, host: str | None = None) -> str:
    async def scene() -> str:
        line = await RawLine.connect(server.port, request(server.port, *headers, host=host))
        head = await asyncio.wait_for(line.head(), 30)
        line.close()
        return head.split(" ")[1]

    return asyncio.run(scene())


def test_another_origin_is_turned_away(befriended: OpenServer) -> None:
    origins = [
        "http://elsewhere.example", "http://127.0.0.1", "http://127.0.0.1:1", "http://localhost:{port}",
        "http://127.0.0.1:{port}.elsewhere.example", "http://elsewhere.example/127.0.0.1:{port}",
        "http://127.0.0.1:{port}@elsewhere.example", "127.0.0.1:{port}", "null", "", "file://",
        "http://[::1", "http://[no address]:{port}", "http://é", "https://friend.example.elsewhere.example",
        "https://friend.example:444", "http://friend.example",
    ]  # fmt: skip
    port = befriended.port
    statuses = {origin: status(befriended, f"Origin: {origin.format(port=port)}") for origin in origins}
    assert statuses == dict.fromkeys(origins, "403")


def test_its_own_pages_and_those_of_friends_are_welcome(befriended: OpenServer) -> None:
    for origin in (f"http://127.0.0.1:{befriended.port}", f"HTTP://127.0.0.1:{befriended.port}", FRIEND):
        assert status(befriended, f"Origin: {origin}") == "101"


def test_programs_have_no_origin(befriended: OpenServer) -> None:
    assert status(befriended) == "101"


def test_without_a_host_no_origin_is_its_own(befriended: OpenServer) -> None:
    for origin in ("http://elsewhere.example", "http://"):
        assert status(befriended, f"Origin: {origin}", host="") == "403"


def test_nobody_at_a_table_notices_who_was_turned_away(server: OpenServer) -> None:
    assert {status(server, "Origin: http://elsewhere.example") for _ in range(50)} == {"403"}
