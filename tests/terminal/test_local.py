"""A table in this program, without a screen."""

import asyncio
from contextlib import suppress

import pytest

from tablee.bots.ladder import CHAMPION, TUNED
from tablee.terminal import local
from tablee.terminal.keeping import Chair
from tablee.terminal.local import LocalTable, new_game
from tablee.terminal.sitting import News
from tests.terminal.screens import SEED

BEFORE_THE_BOT = 0.3  # seconds


def _notices(game: str, level: int) -> list[str]:
    """What a table of a person and a bot says before the bot has thought."""
    heard: list[News] = []
    kept = new_game(game, (Chair("Ada"), Chair("Bot", level)), {}, SEED)

    async def attend() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(LocalTable(kept, pace=60.0).attend(heard.append), BEFORE_THE_BOT)

    asyncio.run(attend())
    return [news.notice for news in heard if news.notice]


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_nobody_wonders_why_a_learned_player_takes_so_long(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "champion_is_compiled", lambda game: False)  # as after an installation
    assert _notices(game, CHAMPION) == ["bot-prepares"]
    assert _notices(game, TUNED) == []
    monkeypatch.setattr(local, "champion_is_compiled", lambda game: True)
    assert _notices(game, CHAMPION) == []
