"""Nobody waits for a champion: level 4 plays for it until it is compiled."""

import asyncio
import time

import pytest

from tablee.bots.contract import Clock
from tablee.bots.ladder import CHAMPION, TUNED, make_bot
from tablee.games.rng import Seeded
from tablee.match.match import Match
from tablee.server.thinking import Thinkers


@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_champion_plays_as_soon_as_it_can(game: str) -> None:
    match = Match(game, 2, {}, Seeded(bytes(32)))
    seat = match.actors()[0]
    view = match.view(seat)
    at_first = str(make_bot(game, TUNED, bytes(32), seat).choose(view, Clock()))

    async def story() -> None:
        thinkers = Thinkers()
        try:
            assert await thinkers.choose(game, CHAMPION, seat, view) == at_first
            deadline = time.monotonic() + 300  # it may have to be compiled
            while not thinkers.is_ready(game):
                assert time.monotonic() < deadline
                await asyncio.sleep(0.1)
            move = match.parse_move(await thinkers.choose(game, CHAMPION, seat, view))
            assert move in view.legal_moves
        finally:
            thinkers.close()

    asyncio.run(story())
