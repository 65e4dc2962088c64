import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.server.cluster.bus import LocalBus
from tablee.server.cluster.gossip import Gossip
from tablee.server.counters import Overload
from tablee.server.health_monitor import HealthMonitor
from tablee.server.jobs.periodic import repeat
from tablee.server.notices.notifier import Notifier


def test_a_run_that_fails_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    runs: list[int] = []

    async def fail() -> None:
        runs.append(1)
        raise ValueError("damaged")

    asyncio.run(repeat(fail, 0.0, lambda: len(runs) >= 3, "test"))
    assert len(runs) == 3
    assert "a periodic job failed" in caplog.text


async def test_a_beat_that_fails_does_not_end_the_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [OSError("too many open files"), OSError("too many open files")]
    beaten = asyncio.Event()

    def is_one_left() -> bool:
        if failures:
            raise failures.pop()
        return True

    async def ping() -> bool:
        beaten.set()
        return True

    monkeypatch.setattr("tablee.server.health_monitor.is_one_left", is_one_left)
    db: Any = SimpleNamespace(ping=ping)
    health_monitor = HealthMonitor(db, Overload(), 0.0)
    health_monitor.begin()
    await asyncio.wait_for(beaten.wait(), 30)
    await health_monitor.end()


def test_a_look_into_the_store_that_fails_does_not_make_a_process_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[int] = []

    async def look_into_store() -> None:
        looks.append(1)
        raise ValueError("damaged")

    listener: Any = SimpleNamespace(look_into_store=look_into_store)
    for seconds in ("_POLL", "_SLOW_POLL"):
        monkeypatch.setattr(f"tablee.server.cluster.gossip.{seconds}", 0.0)
    asyncio.run(Gossip(LocalBus(), "one").watch(listener, lambda: len(looks) < 3))
    assert len(looks) == 3


def test_a_table_that_cannot_be_read_keeps_no_other_asleep(caplog: pytest.LogCaptureFixture) -> None:
    woken: list[str] = []

    @asynccontextmanager
    async def at(table: str) -> AsyncIterator[None]:
        if table == "damaged":
            raise ValueError("there is no such game")
        woken.append(table)
        yield

    async def read_due_tables(*asked: object) -> list[str]:
        return ["damaged", "whole"]

    async def take_notices(*asked: object) -> list[Any]:
        return []

    db: Any = SimpleNamespace(read=read_due_tables, write=take_notices)
    tables: Any = SimpleNamespace(at=at)
    nobody: Any = None
    notifier = Notifier(db, tables, nobody, nobody)
    for _ in range(2):
        asyncio.run(notifier.look())
    assert woken == ["whole", "whole"]
    assert caplog.text.count("a table cannot be read") == 1
