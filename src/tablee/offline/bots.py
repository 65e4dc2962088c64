"""Who thinks in a page: the levels that need no compiler, one move at a time."""

import os
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.server.protocol import HintInfo
from tablee.server.tables.advice import quickly_advised
from tablee.server.work.fair_queue import Whose

_CLOCK = Clock(milliseconds=200)


class PageBots:
    """What `server.tables.bot_workers` is to a server."""

    async def choose(self, game: str, level: int, seat: int, view: Any, whose: Whose) -> str:
        level = min(level, best_plain_level(game))
        return str(make_bot(game, level, os.urandom(32), seat).choose(view, _CLOCK))

    def is_cold(self, game: str) -> bool:
        """Nothing has to be loaded before the first hint."""
        return False

    async def advise(self, game: str, view: Any) -> list[HintInfo]:
        return quickly_advised(game, view)
