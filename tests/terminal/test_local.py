"""A table in this program, without a screen."""

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


def _calls(level: int, offences: int) -> int:
    """How often a bot calls a person who draws so many cards too many, one after another."""
    options = {"manners": "human", "dealer": 1}
    transport = LocalTransport(new_game("skipbo", (Chair("Ada"), Chair("Bot", level)), options, SEED))

    async def play() -> None:
        table = Session(transport, Speech("en"))
        attending = asyncio.create_task(table.attend(lambda news: None))
        while transport.busy():
            await asyncio.sleep(0)
        for _ in range(offences):
            assert await table.move(0, "+") is None
            while transport.busy():
                await asyncio.sleep(0)
        await table.leave()
        await attending

    asyncio.run(play())
    assert sum(str(move) == "+" for _, move in transport.match.moves) == offences
    return sum(str(move) == "!0" for _, move in transport.match.moves)


def test_sb_25_bots_notice_who_draws_too_many_and_the_better_ones_more_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nothing(self: LocalTransport) -> None: ...

    monkeypatch.setattr(LocalTransport, "_prepare", nothing)  # nobody has to move
    assert _calls(6, 20) > _calls(1, 20)
    assert _calls(6, 20) == _calls(6, 20) > 10  # the same seed, the same looks


def test_an_interrupted_game_names_every_option() -> None:
    table = LocalTransport(new_game("skipbo", (Chair("Ada"), Chair("Bo")), {"manners": "human"}, SEED))
    assert (table.kept.options["caught_turn"], table.kept.options["calls"]) == ("stop", "next_turn")


def test_sb_26_a_game_that_an_earlier_version_interrupted_goes_on_as_it_was() -> None:
    """It had no `calls`, and named only what was not usual; then it was usual to undo a turn."""
    kept = new_game("skipbo", (Chair("Ada"), Chair("Bo")), {"manners": "human", "dealer": 1}, SEED)
    kept.moves = ["0:+"]
    table = LocalTransport(kept)
    assert (table.match.options.caught_turn, table.match.options.calls) == ("annul", "turn")
