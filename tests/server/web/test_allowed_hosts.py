import asyncio
from collections.abc import Iterator

import pytest

from tablee.server.web.security import host_name
from tests.server.hostile.raw import RawLine, request
from tests.table_server import OpenServer, open_server

ALLOWED = ("Tables.example.org", "*.home.example", "192.0.2.1", "2001:db8::1")
OWN = ["tables.example.org", "TABLES.example.org:8443", "my.home.example", "192.0.2.1:80", "[2001:db8::1]:80"]
OTHERS = ["evil.example", "tables.example.org.evil.example", "home.example", "127.0.0.1"]
OTHERS += [  # links to these would lead elsewhere
    "tables.example.org:80@evil.example",
    "tables.example.org:@evil.example",
    "tables.example.org:80.evil.example",
    "[2001:db8::1]@evil.example",
]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("named"), hosts=ALLOWED) as server:
        yield server


def status(server: OpenServer, sent: bytes) -> int:
    async def scene() -> int:
        line = await RawLine.connect(server.port, sent)
        try:
            return int((await asyncio.wait_for(line.head(), 20)).split()[1])
        finally:
            line.close()

    return asyncio.run(scene())


def asked(path: str, host: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()


def test_its_own_names_are_answered(named: OpenServer) -> None:
    for host in OWN:
        assert status(named, asked("/api/games", host)) == 200, host
        assert status(named, request(named.port, host=host)) == 101, host


def test_others_are_refused(named: OpenServer) -> None:
    for host in OTHERS:
        assert status(named, asked("/api/games", host)) == 421, host
        assert status(named, asked("/", host)) == 421, host
        assert status(named, request(named.port, host=host)) == 403, host


def test_probes_may_ask_by_number(named: OpenServer) -> None:
    for path in ("/healthz", "/readyz"):
        assert status(named, asked(path, "127.0.0.1:8000")) == 200


def test_a_host_is_a_name_without_its_port() -> None:
    assert host_name("Example.org.:80") == "example.org"
    assert host_name("[2001:DB8::1]") == "2001:db8::1"
    assert host_name("") == ""
    assert host_name("example.org:80@evil.example") == ""
