"""What the server does again and again goes on, whatever one run raises."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.server.notices.notifier import Notifier
from tablee.server.periodic import repeat


def test_a_run_that_fails_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    runs: list[int] = []

    async def fail() -> None:
        runs.append(1)
        raise ValueError("damaged")

    asyncio.run(repeat(fail, 0.0, lambda: len(runs) >= 3, "test"))
    assert len(runs) == 3
    assert "a periodic job failed" in caplog.text


def test_a_table_that_cannot_be_read_keeps_no_other_asleep(caplog: pytest.LogCaptureFixture) -> None:
    woken: list[str] = []

    @asynccontextmanager
    async def at(table: str) -> AsyncIterator[None]:
        if table == "damaged":
            raise ValueError("there is no such game")
        woken.append(table)
        yield

    async def due_tables() -> list[str]:
        return ["damaged", "whole"]

    async def take_notices(_: float) -> list[Any]:
        return []

    store: Any = SimpleNamespace(due_tables=due_tables, take_notices=take_notices)
    tables: Any = SimpleNamespace(at=at)
    nobody: Any = None
    notifier = Notifier(store, tables, nobody, nobody)
    for _ in range(2):
        asyncio.run(notifier.look())
    assert woken == ["whole", "whole"]
    assert caplog.text.count("a table cannot be read") == 1
