"""A table in this program, without a screen."""

import asyncio

import pytest

from tablee.bots.ladder import best_level, best_plain_level
from tablee.terminal.local import LocalTable, new_game
from tablee.terminal.session import News
from tablee.terminal.storage import Chair
from tests.terminal.screens import SEED


def _notices(game: str, level: int) -> list[str]:
    """What a table of a person and a bot says before the first move."""
    heard: list[News] = []
    begun = asyncio.Event()
    kept = new_game(game, (Chair("Ada"), Chair("Bot", level)), {}, SEED)

    class Table(LocalTable):
        async def _prepare(self) -> None:
            await super()._prepare()
            begun.set()

    async def attend() -> None:
        table = Table(kept, pace=60.0)
        attending = asyncio.create_task(table.attend(heard.append))
        await begun.wait()
        await table.leave()
        attending.cancel()

    asyncio.run(attend())
    return [news.notice for news in heard if news.notice]


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_nobody_wonders_who_plays_for_a_learned_player(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.bots.fallback.is_ready", lambda game, part: False)  # as after an installation
    assert _notices(game, best_level(game)) == ["bot-prepares"]
    assert _notices(game, best_plain_level(game)) == []
    monkeypatch.setattr("tablee.bots.fallback.is_ready", lambda game, part: True)
    assert _notices(game, best_level(game)) == []
