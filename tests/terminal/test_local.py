import asyncio

import pytest

from tablee.bots.ladder import best_level, best_plain_level
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.storage import Chair
from tablee.terminal.table_state import News
from tests.terminal.screens import SEED


def _notices(game: str, level: int) -> list[str]:
    """What a table of a person and a bot says before the first move."""
    heard: list[News] = []
    begun = asyncio.Event()
    kept = new_game(game, (Chair("Ada"), Chair("Bot", level)), {}, SEED)

    class Transport(LocalTransport):
        async def _prepare(self) -> None:
            await super()._prepare()
            begun.set()

    async def attend() -> None:
        table = Session(Transport(kept, pace=60.0), Speech("en"))
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


def test_an_interrupted_game_names_every_option() -> None:
    table = LocalTransport(new_game("skipbo", (Chair("Ada"), Chair("Bo")), {"manners": "human"}, SEED))
    assert (table.kept.options["caught_turn"], table.kept.options["calls"]) == ("stop", "next_turn")


def test_sb_26_a_game_that_an_earlier_version_interrupted_goes_on_as_it_was() -> None:
    """It had no `calls`, and named only what was not usual; then it was usual to undo a turn."""
    kept = new_game("skipbo", (Chair("Ada"), Chair("Bo")), {"manners": "human", "dealer": 1}, SEED)
    kept.moves = ["0:+"]
    table = LocalTransport(kept)
    assert (table.match.options.caught_turn, table.match.options.calls) == ("annul", "turn")
