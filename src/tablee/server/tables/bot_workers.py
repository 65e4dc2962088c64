"""What bots do and what is advised, thought out in processes of their own."""

import asyncio
import logging
import os
import time
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import compiled_part, make_bot
from tablee.bots.fallback import present_level
from tablee.game.registry import GAMES
from tablee.jit.background import Part, Preparation
from tablee.jit.readiness import is_ready
from tablee.jit.store import own_directory
from tablee.server.counters import Times
from tablee.server.protocol import HintInfo
from tablee.server.tables.workers import Workers

log = logging.getLogger(__name__)
_CLOCK = Clock(milliseconds=200)
_NEEDED = ("hints", "learned", "champion")


class BotWorkers:
    """Bots that think, and an adviser beside them.

    Nobody waits for a compiler: while the code of a learned player is not ready, level 4 plays for it, and a
    hint is level 4's move without chances.
    """

    def __init__(self, processes: int = 1) -> None:
        self.times = Times(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # waiting its turn included
        self._bots = Workers(processes)
        self._learned = Workers(processes)  # who load their code first, and think longer
        self._adviser = Workers(1, niceness=10)
        self._preparation: Preparation | None = None
        self._watching: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Have compiled whatever is not ready, beginning now."""
        parts = [(game, part) for part in _NEEDED for game in GAMES]
        try:
            self._preparation = await asyncio.to_thread(Preparation, parts)
        except (OSError, RuntimeError):  # no process to be had, or no home
            log.warning("nothing can be compiled in the background", exc_info=True)
        else:
            self._watching = asyncio.create_task(self._watch(self._preparation, parts))

    async def _watch(self, preparation: Preparation, parts: list[Part]) -> None:
        """Say in the log if something could not be compiled: level 4 goes on standing in for it."""
        await asyncio.to_thread(preparation.wait)
        if lacking := [f"{game}:{part}" for game, part in parts if not is_ready(game, part)]:
            where = {"parts": lacking, "folder": str(own_directory())}
            log.warning("compiled code could not be made or kept", extra=where)

    async def choose(self, game: str, level: int, seat: int, view: Any) -> str:
        """The move, in the game's notation, of a bot that sees this view and nothing else."""
        began = time.perf_counter()
        present = present_level(game, level)
        workers = self._learned if compiled_part(game, present) else self._bots
        move = await workers.do(_chosen, game, present, seat, view)
        self.times.add(time.perf_counter() - began)
        return move

    async def advise(self, game: str, view: Any, most: int = 5) -> list[HintInfo]:
        """The best moves of this view's seat."""
        if not is_ready(game, "hints"):
            return await self._bots.do(_quickly_advised, game, view)
        return await self._adviser.do(_advised, game, view, most, is_ready(game, "champion"))

    def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._preparation is not None:
            self._preparation.close()
        self._learned.close()
        self._bots.close()
        self._adviser.close()


def _chosen(game: str, level: int, seat: int, view: Any) -> str:
    return str(make_bot(game, level, os.urandom(32), seat).choose(view, _CLOCK))


def _quickly_advised(game: str, view: Any) -> list[HintInfo]:
    from tablee.review.quick import quick_hint

    hint = quick_hint(game, view)
    return [
        HintInfo(
            move=str(hint.move),
            alike=[str(move) for move in hint.alike],
            chance=None,
            low=None,
            high=None,
            score=None,
            reason=hint.reason.code,
            sentence=hint.reason.sentence,
            details=dict(hint.reason.details),
        )
    ]


def _advised(game: str, view: Any, most: int, champion: bool) -> list[HintInfo]:
    from tablee.review.hints import hints  # brings the compiler along

    return [
        HintInfo(
            move=str(hint.move),
            alike=[str(move) for move in hint.alike],
            chance=hint.chance.value,
            low=hint.chance.low,
            high=hint.chance.high,
            score=None if hint.score is None else hint.score.value,
            reason=hint.reason.code,
            sentence=hint.reason.sentence,
            details=dict(hint.reason.details),
        )
        for hint in hints(game, view, champion=champion)[:most]
    ]
