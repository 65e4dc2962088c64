import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server.counters import Overload
from tablee.server.limits import rate_limits
from tablee.server.limits.admission import LONGEST_WAIT, Handshakes
from tablee.server.limits.numbers import HANDSHAKES
from tablee.server.limits.open_connections import OpenConnections
from tablee.server.limits.rate_limits import RateLimits
from tests.server.hostile.conftest import LimitedServer
from tests.server.hostile.raw import request
from tests.server.hostile.test_crowds import metric
from tests.server.lines import Player, make_table
from tests.table_server import TableServer

MALLORY = "198.51.100.66"
AT_ONCE, A_SECOND = int(HANDSHAKES.at_once), HANDSHAKES.a_second
CROWD = AT_ONCE + int(A_SECOND * LONGEST_WAIT)  # who get in, of those who come at once


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limits, "monotonic", clock)
    return clock


def test_a_household_and_a_school_are_in_within_five_seconds(clock: Clock) -> None:
    handshakes = Handshakes(Overload(), RateLimits())
    waits = [handshakes.wait(MALLORY, None) for _ in range(200)]
    assert waits[:AT_ONCE] == [0.0] * AT_ONCE
    assert all(wait is not None and wait < 5 for wait in waits)
    assert waits == sorted(waits, key=lambda wait: wait or 0.0)


def test_who_would_wait_for_too_long_is_refused_and_takes_nothing(clock: Clock) -> None:
    overload = Overload()
    handshakes = Handshakes(overload, RateLimits())
    waits = [handshakes.wait(MALLORY, None) for _ in range(985)]
    assert sum(wait is not None for wait in waits) == CROWD
    assert overload.counts == {"handshakes": 985 - CROWD}
    assert handshakes.wait("192.0.2.1", None) == 0.0
    clock.now += 1
    assert sum(handshakes.wait(MALLORY, None) is not None for _ in range(985)) == A_SECOND


def test_a_network_is_one_address(clock: Clock) -> None:
    handshakes = Handshakes(Overload(), RateLimits())
    waits = [handshakes.wait(f"2001:db8:6:6::{number:x}", None) for number in range(985)]
    assert sum(wait is not None for wait in waits) == CROWD


def test_who_has_a_seat_has_a_turn_of_their_own(clock: Clock) -> None:
    handshakes = Handshakes(Overload(), RateLimits())
    handshakes.has_seat("hers")
    while handshakes.wait(MALLORY, None) is not None:
        pass
    assert handshakes.wait(MALLORY, "hers") == 0.0
    assert handshakes.wait(MALLORY, "another") is None
    again = [handshakes.wait(MALLORY, "hers") for _ in range(100)]
    assert sum(wait is not None for wait in again) < 12  # nobody opens hundreds with one seat


def test_connections_that_ask_for_nothing_have_a_limit_as_well(clock: Clock) -> None:
    overload = Overload()
    connections = OpenConnections(10_000, 10_000, overload)
    came = [connections.open(MALLORY, lambda: None) for _ in range(3000)]
    assert sum(connection is not None for connection in came) == 1000
    assert overload.counts == {"new_connections": 2000}
    assert connections.open("192.0.2.1", lambda: None) is not None
    assert connections.open(None, lambda: None) is not None  # a proxy's


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TableServer]:
    with LimitedServer(tmp_path / "tablee.sqlite") as server:
        yield server


async def knock(server: TableServer, address: str) -> str:
    """How a handshake is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request(server.port, f"X-Forwarded-For: {address}"))
        return (await asyncio.wait_for(reader.readline(), 60)).decode().strip()
    finally:
        writer.close()


@pytest.mark.full
async def test_a_thousand_handshakes_are_answered_late_or_refused(server: TableServer) -> None:
    ann = await Player.join(server.url, additional_headers={"X-Forwarded-For": MALLORY})
    table = await make_table(ann, game="skyjo", players=2)
    await ann.close()
    cookie = {"Cookie": f"tablee={ann.secret}", "X-Forwarded-For": MALLORY}
    ann = await Player.join(server.url, table, additional_headers=cookie)
    await ann.ask("sit", seat=0)
    await ann.close()
    began = time.monotonic()
    knocking = [asyncio.create_task(knock(server, MALLORY)) for _ in range(900)]
    while not any(task.done() and "503" in task.result() for task in knocking):
        await asyncio.sleep(0.01)
    # Her turn is her own, and others' is theirs, although nobody else of this address gets in now.
    back = await Player.join(server.url, table, additional_headers=cookie)
    assert back.table["seats"][0]["presence"] == "here"
    elsewhere = await Player.join(server.url, additional_headers={"X-Forwarded-For": "192.0.2.1"})
    answers = await asyncio.gather(*knocking)
    seconds = time.monotonic() - began
    let_in = sum("101" in answer for answer in answers)
    assert let_in + sum("503" in answer for answer in answers) == 900
    assert AT_ONCE - 3 <= let_in <= CROWD + A_SECOND * seconds
    for player in (back, elsewhere):
        await player.close()
    assert metric(server, "handshakes") > 0
    assert server.log().count("opens connections faster than they are let in") == 1


@pytest.mark.full
async def test_who_waits_for_their_turn_is_served_as_everybody_else(server: TableServer) -> None:
    """Nothing that they say meanwhile is lost."""
    household = {"X-Forwarded-For": MALLORY}
    people = await asyncio.gather(
        *(Player.join(server.url, additional_headers=household, open_timeout=60) for _ in range(20))
    )
    secrets = [player.secret for player in people]
    for player in people:
        await player.close()
    joining = (
        Player.join(server.url, secret=secrets[number % 20], additional_headers=household, open_timeout=60)
        for number in range(200)  # each of them ten times
    )
    back = await asyncio.gather(*joining)
    assert len({player.person["id"] for player in back}) == 20
    for player in back:
        await player.close()
