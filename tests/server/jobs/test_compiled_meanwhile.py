import threading
from collections.abc import Iterable
from typing import Any

import pytest

from tablee.server.jobs import bot_service
from tablee.server.jobs.bot_service import BotWorkers


class Compiling:
    """Done when it was waited for the fourth time."""

    def __init__(self, lacking: Iterable[Any]) -> None:
        self.waited = 0

    def wait(self, seconds: float | None = None) -> bool:
        self.waited += 1
        return seconds is None or self.waited == 4

    def close(self) -> None: ...


async def test_files_are_looked_at_in_threads_until_all_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []

    def look(parts: Iterable[Any]) -> list[Any]:
        looks.append(threading.current_thread().name)
        return []

    monkeypatch.setattr(bot_service, "Preparation", Compiling)
    monkeypatch.setattr(bot_service, "find_lacking", look)
    workers = BotWorkers()
    await workers.prepare()
    assert workers._watching is not None
    await workers._watching
    workers.close()
    assert len(looks) == 1 + 3 + 1  # before, meanwhile, and at the end
    assert "MainThread" not in looks
