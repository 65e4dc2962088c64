"""What bots do and what is advised, thought out in processes of its own."""

import asyncio
import os
import time
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import TUNED, is_tuned, make_bot
from tablee.bots.ready import make_ready
from tablee.server.protocol import HintInfo
from tablee.server.tally import Times
from tablee.server.workers import Workers

_CLOCK = Clock(milliseconds=200)


class Thinkers:
    """Bots that think, and an adviser beside them: the first advice takes long, and no bot waits for it.

    Nor does anybody wait for a champion that is still being compiled: level 4 plays for it until it is ready.
    """

    def __init__(self, processes: int = 1) -> None:
        self.times = Times(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # waiting its turn included
        self._bots = Workers(processes)
        self._champions = Workers(processes)
        self._adviser = Workers(1, niceness=10)
        self._ready: dict[str, asyncio.Task[None]] = {}  # by game: whether its champion is

    async def choose(self, game: str, level: int, seat: int, view: Any) -> str:
        """The move, in the game's notation, of a bot that sees this view and nothing else."""
        began = time.perf_counter()
        workers = self._bots
        if not is_tuned(level):
            if self.is_ready(game):
                workers = self._champions
            else:
                level = TUNED
        move = await workers.do(_chosen, game, level, seat, view)
        self.times.add(time.perf_counter() - began)
        return move

    async def advise(self, game: str, view: Any, most: int = 5) -> list[HintInfo]:
        """The best moves of this view's seat. The first time it compiles for half a minute.

        The champion is asked as soon as it is ready; level 4 says what is best until then.
        """
        return await self._adviser.do(_advised, game, view, most, self.is_ready(game))

    def is_ready(self, game: str) -> bool:
        """Whether the champion of a game can play at once. The first who asks has it made ready."""
        if game not in self._ready or (self._ready[game].done() and self._ready[game].exception()):
            self._ready[game] = asyncio.create_task(self._champions.do(make_ready, game))
        return self._ready[game].done()

    def close(self) -> None:
        for making in self._ready.values():
            making.cancel()
        self._champions.close()
        self._bots.close()
        self._adviser.close()


def _chosen(game: str, level: int, seat: int, view: Any) -> str:
    return str(make_bot(game, level, os.urandom(32), seat).choose(view, _CLOCK))


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
