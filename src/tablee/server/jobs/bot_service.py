"""Bots and hints, computed in worker processes."""

import asyncio
import logging
import os
import time
from contextlib import suppress
from typing import Any

import msgspec

from tablee.api.advice import quick_hints, thorough_hints
from tablee.bots.contract import Clock
from tablee.bots.fallback import present_level
from tablee.bots.ladder import best_plain_level, compiled_part, make_bot
from tablee.game.registry import GAMES
from tablee.game.rng import Seeded
from tablee.kernels.readiness import Part, Preparation, find_lacking, is_ready
from tablee.kernels.store import own_directory
from tablee.match.match import Match
from tablee.server.counters import Overload, Times
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.jobs.single_flight import SingleFlight
from tablee.server.jobs.workers import Workers
from tablee.server.limits.numbers import BOTS, HINTS, LEARNED_BOTS
from tablee.table.ports import NOBODY, NotDone, Visitor
from tablee.table.protocol import HintInfo

log = logging.getLogger(__name__)
_CLOCK = Clock(milliseconds=200)
_NEEDED = ("hints", "learned", "champion", "review")

# Seconds that a job may wait for a worker. Then a lower level moves instead,
_PATIENCE_FOR_BOT = 1.0
_PATIENCE_FOR_HINT = 1.5
_PATIENCE = 20.0  # and if there is none, nobody does.
_AFTER_START = 1.0  # seconds: the bots of a new table come first
_BETWEEN_LOOKS = 1.0  # seconds, to see what has been compiled
_HINTS_KNOWN = 1024  # views
_UNKNOWN = Tenant("", "")


class BotWorkers:
    """Nobody waits for a compiler or in a long queue. While a level is not compiled, or too many ask for it,
    level 4 makes this move instead. A hint is then level 4's move without chances.
    """

    def __init__(self, processes: int = 1, overload: Overload | None = None) -> None:
        self.times = Times(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # with the time in the queue
        self._bots = Workers("bots", BOTS, processes, overload=overload)
        # These load their code first, and take longer.
        self._learned = Workers("champions", LEARNED_BOTS, processes, overload=overload)
        self._adviser = Workers("hints", HINTS, niceness=10, overload=overload)
        self._hints: SingleFlight[list[HintInfo]] = SingleFlight(_HINTS_KNOWN)
        self._warmed: set[str] = set()  # games for which the adviser has loaded its code
        self._preparation: Preparation | None = None
        self._watching: asyncio.Task[None] | None = None

    @property
    def all(self) -> tuple[Workers, ...]:
        return self._bots, self._learned, self._adviser

    async def prepare(self) -> None:
        """Begin to compile what is not ready."""
        parts = [(game, part) for part in _NEEDED for game in GAMES]
        try:
            lacking = await asyncio.to_thread(find_lacking, parts)
            self._preparation = await asyncio.to_thread(Preparation, lacking)
        except (OSError, RuntimeError):  # no process can be started, or there is no home folder
            log.warning("nothing can be compiled in the background", exc_info=True)
        else:
            self._watching = asyncio.create_task(self._watch(self._preparation, parts))

    async def _watch(self, preparation: Preparation, parts: list[Part]) -> None:
        """Notice what has been compiled, and log what could not be."""
        while not await asyncio.to_thread(preparation.wait, _BETWEEN_LOOKS):
            await asyncio.to_thread(find_lacking, parts)
        await asyncio.to_thread(find_lacking, parts)
        if lacking := [f"{game}:{part}" for game, part in parts if not is_ready(game, part)]:
            where = {"parts": lacking, "folder": str(own_directory())}
            log.warning("compiled code could not be made or kept", extra=where)

    def playable_level(self, game: str, level: int) -> int:
        """A level that is not ready plays later: see `choose`."""
        return level

    async def choose(self, game: str, level: int, seat: int, view: Any, visitor: Visitor = NOBODY) -> str:
        """The move, in the game's notation, of a bot that sees this view and nothing else.

        Raises `NotDone` if even the plain bots have no time.
        """
        began = time.perf_counter()
        move = await self._chosen(game, level, seat, view, Tenant.at(visitor.address, visitor.person))
        self.times.add(time.perf_counter() - began)
        return move

    async def _chosen(self, game: str, level: int, seat: int, view: Any, tenant: Tenant) -> str:
        present = present_level(game, level)
        if compiled_part(game, present):
            try:
                return await self._learned.do(tenant, _PATIENCE_FOR_BOT, _chosen, game, present, seat, view)
            except NotDone:
                present = best_plain_level(game)
        return await self._bots.do(tenant, _PATIENCE, _chosen, game, present, seat, view)

    async def advise(self, game: str, view: Any, visitor: Visitor = NOBODY) -> list[HintInfo]:
        """The best moves of this view's seat, five at most.

        Raises `NotDone` if there is not even time for a quick hint.
        """
        tenant = Tenant.at(visitor.address, visitor.person)
        if is_ready(game, "hints"):
            with suppress(NotDone):
                return await self._thorough_hints(game, view, tenant)
        return await self._bots.do(tenant, _PATIENCE, quick_hints, game, view)

    def is_cold(self, game: str) -> bool:
        """Whether the first hint would wait for code that `warm` can load."""
        return game not in self._warmed and is_ready(game, "hints")

    async def warm(self, game: str) -> None:
        """Load the code for hints, once, so that nobody waits for it."""
        if not self.is_cold(game):
            return
        self._warmed.add(game)
        await asyncio.sleep(_AFTER_START)
        with suppress(NotDone):
            await self._adviser.do(_UNKNOWN, _PATIENCE, _warmed_up, game, is_ready(game, "champion"))

    async def _thorough_hints(self, game: str, view: Any, tenant: Tenant) -> list[HintInfo]:
        """Cached by view."""

        async def think() -> list[HintInfo]:
            champion = is_ready(game, "champion")
            return await self._adviser.do(tenant, _PATIENCE_FOR_HINT, thorough_hints, game, view, champion)

        same = game, tuple(view.totals), msgspec.json.encode(view.data())  # a game's views may be unhashable
        return await self._hints.get(same, think)

    def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._preparation is not None:
            self._preparation.close()
        for workers in self.all:
            workers.close()


def _chosen(game: str, level: int, seat: int, view: Any) -> str:
    return str(make_bot(game, level, os.urandom(32), seat).choose(view, _CLOCK))


def _warmed_up(game: str, champion: bool) -> None:
    match = Match(game, GAMES[game].PLAYERS[0], {}, Seeded(bytes(32)))
    thorough_hints(game, match.view(match.actors()[0]), champion)
