"""Lines that are gone leave nothing behind. Garbage is looked for seldom, so there must be none."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.faults.playing import set_tables
from tests.server.lines import Player
from tests.table_server import OpenServer, open_server

GONE = ("PlayerSocket", "Endpoint", "Outbox", "LiveTable", "ServerProtocol")
VISITS = 4


@pytest.fixture
def no_garbage_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive() -> Counter[str]:
    return Counter(type(each).__name__ for each in gc.get_objects())


def tasks() -> int:
    """Those of the server; the loop of its clients is closed when they have gone."""
    found = [each for each in gc.get_objects() if isinstance(each, asyncio.Task)]
    return sum(not task.get_loop().is_closed() for task in found)


@pytest.mark.slow
def test_lines_and_tables_that_are_gone_are_gone(tmp_path: Path, no_garbage_collection: None) -> None:
    async def come_and_go(server: OpenServer) -> None:
        settings = {"game": "skyjo", "players": 2, "options": {}, "grace": 3600}
        people = await set_tables([server.url], 5, 1, lambda number: settings)
        for _ in range(VISITS):
            lines = [
                await Player.join(server.url, person.table, secret=person.secret, keep=False)
                for person in people
            ]
            for line in lines:
                await line.close()
            while server.parts.tables.live:  # until they fall asleep
                await asyncio.sleep(0.02)
        async with asyncio.timeout(30):
            while left(server):
                await asyncio.sleep(0.05)

    def left(server: OpenServer) -> Counter[str]:
        now = alive()
        return Counter({name: now[name] - before[name] for name in GONE if now[name] > before[name]})

    with open_server(tmp_path, idle=0.1) as server:
        before, tasks_before = alive(), tasks()
        asyncio.run(come_and_go(server))
        assert tasks() <= tasks_before + 5
