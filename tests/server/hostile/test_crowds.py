import asyncio
import os
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.web.uvicorn_protocols import Timeouts
from tests.server.hostile.raw import HELLO, RawLine, said
from tests.server.lines import Player, make_table
from tests.table_server import OpenServer, TableServer, open_server

pytestmark = pytest.mark.slow

MALLORY = "X-Forwarded-For: 198.51.100.66"  # believed, since it comes from this machine
ALICE = {"X-Forwarded-For": "192.0.2.1"}


@pytest.fixture
def small(tmp_path: Path) -> Iterator[OpenServer]:
    """Forty connections, six strangers of an address."""
    with open_server(tmp_path, limited=True, connections=40, per_address=6) as server:
        yield server


def metric(server: OpenServer | TableServer, kind: str) -> int:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as answer:
        text: str = answer.read().decode()
    name = f'tablee_shortages_total{{kind="{kind}"}} '
    found = [line.removeprefix(name) for line in text.splitlines() if line.startswith(name)]
    return int(float(found[0])) if found else 0


def run(scene: object, limit: float = 60) -> None:
    async def limited() -> None:
        await asyncio.wait_for(scene, limit)  # type: ignore[arg-type]

    asyncio.run(limited())


def test_who_never_says_hello_is_sent_away(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(server: OpenServer) -> None:
        talking = await RawLine.open(server.port)
        await talking.send(HELLO)
        assert (await talking.message())["type"] == "welcome"
        silent = await RawLine.open(server.port)
        assert (await silent.message())["code"] == "hello_first"
        assert (await silent.message())["reason"] == "slow"
        await talking.send(said({"type": "ping"}))  # it came earlier and may stay
        assert (await talking.message())["type"] == "pong"
        for each in (silent, talking):
            each.close()

    with open_server(tmp_path, limited=True, timeouts=Timeouts(hello=0.5)) as server:
        run(scene(server))
        assert metric(server, "silent_lines") == 1
        assert "did not say in time" in caplog.text


async def test_who_has_a_seat_comes_back_when_strangers_do_not(
    small: OpenServer, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await Player.join(small.url, additional_headers=ALICE)
    bob = await Player.join(small.url, additional_headers=ALICE)
    table = await make_table(ada, game="skyjo", players=2)
    await ada.ask("open", table=table)
    await ada.ask("sit", seat=0)
    await ada.close()
    await bob.close()
    lines = []
    for number in range(20):  # all that strangers may have
        line = await RawLine.open(small.port, f"X-Forwarded-For: 203.0.113.{number}")
        await line.send(HELLO)
        assert (await line.message())["type"] == "welcome"
        lines.append(line)
    with pytest.raises(ConnectionError):  # a newcomer
        await Player.join(small.url, additional_headers=ALICE)
    with pytest.raises(ConnectionError):  # known, but without a seat there
        await Player.join(small.url, table, secret=bob.secret, additional_headers=ALICE)
    back = await Player.join(small.url, table, secret=ada.secret, additional_headers=ALICE)
    assert back.table["seats"][0]["presence"] == "here"
    await back.close()
    for line in lines:
        line.close()
    assert metric(small, "lines") == 2
    assert "there are too many visitors" in caplog.text


def _connected(port: int, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(address, 0))


@pytest.mark.full
def test_a_shortage_of_descriptors_is_logged_and_survived(tmp_path: Path) -> None:
    """Others may have taken them: files, the bus. Whoever knocks meanwhile is not let in, and that is all."""
    with TableServer(tmp_path / "tablee.sqlite") as server:
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        used = max(int(name) for name in os.listdir(f"/proc/{server.pid}/fd")) + 1
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used, before[1]))
        knocking = [_connected(server.port, "127.0.0.1") for _ in range(20)]
        deadline = time.monotonic() + 30
        while "no descriptor is left" not in server.log():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        for each in knocking:
            each.close()
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, before)
        assert metric(server, "descriptors") >= 1
        assert server.log().count("no descriptor is left") == 1


def test_the_limit_for_descriptors_is_raised_as_far_as_it_goes() -> None:
    program = (
        "import resource; from tablee.server.health_monitor import room_for_connections; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 4096)); "
        "print(room_for_connections(None), room_for_connections(300), "
        "resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["3996", "300", "4096"]
