"""Who thinks in a page: the levels that need no compiler, one move at a time."""

import asyncio
import os
from time import perf_counter
from typing import Any

import msgspec

from tablee.api.advice import quick_hints
from tablee.bots.contract import Clock
from tablee.bots.estimates import share
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.game.contract import Refused
from tablee.game.registry import game_named
from tablee.review.game_hints import played_out
from tablee.table.ports import NOBODY, Visitor
from tablee.table.protocol import HintInfo

_CLOCK = Clock(milliseconds=200)
_PONDERS = 1.0  # seconds, over a hint


class PageBots:
    """What `server.jobs.bot_service` is to a server."""

    def playable_level(self, game: str, level: int) -> int:
        """Better ones need a compiler."""
        return min(level, best_plain_level(game))

    async def choose(self, game: str, level: int, seat: int, view: Any, visitor: Visitor) -> str:
        level = self.playable_level(game, level)
        return str(make_bot(game, level, os.urandom(32), seat).choose(view, _CLOCK))

    def is_cold(self, game: str) -> bool:
        """Nothing has to be loaded before the first hint."""
        return False

    async def warm(self, game: str) -> None:
        pass

    async def advise(self, game: str, view: Any, visitor: Visitor = NOBODY) -> list[HintInfo]:
        """The best level's move, and its chance in as many worlds as there is time for."""
        (hint,) = quick_hints(game, view)
        ends, worlds = perf_counter() + _PONDERS, list[bool]()
        try:
            for won in played_out(game, view, game_named(game).parse_move(hint.move)):
                worlds.append(won)
                if perf_counter() > ends:
                    break
                await asyncio.sleep(0)  # others may want something meanwhile
        except Refused:
            return [hint]
        chance = share(sum(worlds), len(worlds))
        return [msgspec.structs.replace(hint, chance=chance.value, low=chance.low, high=chance.high)]
