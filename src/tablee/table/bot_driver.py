"""Bots at tables: whose move one makes, and making it."""

import asyncio
import logging
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from tablee.bots.ladder import best_level, objection
from tablee.game.contract import Refused
from tablee.table import entries, play
from tablee.table.live_table import Client, LiveTable, Overtaken
from tablee.table.ports import BotService, NotDone, Visitor

log = logging.getLogger(__name__)

_RESTS_AFTER = 60.0  # seconds that bots play on after the last look at their table
_TRY_AGAIN = 1.0  # seconds
_OVERDUE = 5.0  # seconds beyond its pace that a bot may wait for the process whose business it is
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class BotDriver:
    """Lets the bots of this process's tables move.

    Each table's bots are the business of one of its processes: the one with the smallest id. Processes learn
    from each other where they are (see `Gossip`), but one that is wrong about that, or that is there and
    cannot move a bot, must not stop a match: if a bot is overdue, the next process passes over those before
    it, until they have moved one again. If two think that it is their business, the log decides.
    """

    def __init__(self, bots: BotService, process: str, pace: float, spawn: Spawn) -> None:
        """`pace`: seconds that a bot takes for a move."""
        self.pace = pace
        self.open = True
        self._bots = bots
        self._process = process
        self._spawn = spawn
        self._playing: dict[LiveTable, asyncio.Task[None]] = {}
        self._overdue: dict[LiveTable, tuple[int, asyncio.TimerHandle]] = {}  # and the entry before
        self.seed = os.urandom(32)  # of what bots notice

    def nudge(self, live: LiveTable) -> None:
        """See whether a bot has to move, and let it, if that is this process's business."""
        if live in self._playing:
            return
        if self.is_due(live):
            self._playing[live] = self._spawn(self._play(live))
        else:
            self._watch(live)

    def is_due(self, live: LiveTable) -> bool:
        """Whether a bot has to move or has noticed something, if that is this process's business."""
        return self._next(live) is not None or self._objection(live) is not None

    def stop(self, live: LiveTable) -> None:
        if playing := self._playing.get(live):
            playing.cancel()
        self._watch_no_more(live)

    def on_peer_wrote(self, live: LiveTable, process: str, body: bytes) -> None:
        """Another process has written this; if it was a bot's move, it may let them move again."""
        passed_over = live.presence.passed_over
        if process in passed_over and entries.decode(body).by is None:
            passed_over.discard(process)

    def _next(self, live: LiveTable) -> tuple[int, int, bool] | None:
        return self._waiting(live) if live.presence.drives(self._process) else None

    def _objection(self, live: LiveTable) -> tuple[int, str] | None:
        """A bot that says something in anybody's turn."""
        if not self.open or not live.presence.drives(self._process):
            return None
        match = live.table.match
        if match is None or live.table.phase != "playing":
            return None
        for seat, place in enumerate(live.table.seats):
            if place.level is not None and place.program is None:
                move = objection(live.table.settings.game, match, seat, place.level, self.seed)
                if move is not None:
                    return seat, str(move)
        return None

    def _waiting(self, live: LiveTable) -> tuple[int, int, bool] | None:
        """A bot that has to move, whosever business that is.

        A table that nobody looks at rests, unless it is played over several days or others wait for its end;
        scripts look now and then, without a line.
        """
        looked_at = live.presence.watched or time.monotonic() - live.touched < _RESTS_AFTER
        goes_on = live.table.settings.over_days or live.table.tournament is not None
        moves = self.open and (looked_at or goes_on)
        return next_bot(live) if moves else None

    # ── When it is another process's business ────────────────────────────────────────────────────────

    def _watch(self, live: LiveTable) -> None:
        """See to it that a bot does not wait for ever for another process."""
        watched = self._overdue.get(live)
        before = live.presence.drivers_before(self._process)
        if not before or self._waiting(live) is None:
            self._watch_no_more(live)
        elif watched is None or watched[0] != live.table.number:
            self._watch_no_more(live)
            patience = len(before) * (self.pace + _OVERDUE)  # one process after the other
            timer = asyncio.get_running_loop().call_later(patience, self._take_over, live)
            self._overdue[live] = live.table.number, timer

    def _watch_no_more(self, live: LiveTable) -> None:
        if watched := self._overdue.pop(live, None):
            watched[1].cancel()

    def _take_over(self, live: LiveTable) -> None:
        number, _ = self._overdue.pop(live)
        if number == live.table.number and self._waiting(live) is not None:
            before = live.presence.drivers_before(self._process)
            live.presence.passed_over.update(before)
            log.warning("a bot was not moved", extra={"table": live.table.id, "by": before})
        self.nudge(live)

    # ── When it is ours ──────────────────────────────────────────────────────────────────────────────

    async def _play(self, live: LiveTable) -> None:
        try:
            while True:
                if (objecting := self._objection(live)) is not None:
                    await asyncio.sleep(self.pace)
                    with suppress(Refused):
                        await _move(live, *objecting)  # even if the table moves on: that is no excuse
                    continue
                if (waiting := self._next(live)) is None:
                    break
                seat, level, stand_in = waiting
                table = live.table
                assert table.match is not None
                seen, view = table.number, table.match.view(seat)
                _, move = await asyncio.gather(
                    asyncio.sleep(self.pace),
                    self._bots.choose(table.settings.game, level, seat, view, account_of(live)),
                )
                await _move(live, seat, move, seen, stand_in)
            self._watch(live)
        except NotDone:  # which is in the log
            asyncio.get_running_loop().call_later(_TRY_AGAIN, self.nudge, live)
        except Exception:  # the store is away: `nudge` tries again
            log.warning("a bot could not move", extra={"table": live.table.id}, exc_info=True)
            asyncio.get_running_loop().call_later(_TRY_AGAIN, self.nudge, live)
        finally:
            self._playing.pop(live, None)


def account_of(live: LiveTable) -> Visitor:
    """On whose account this table's bots think: the table's, at the address of its host or of a player.

    So a person with many tables gets no more than others, and a spectator takes nothing from anybody.
    """
    owners = live.table.owners()

    def rank(client: Client) -> int:
        return 0 if client.person == live.table.host else 1 if client.person in owners else 2

    first = min(live.clients, key=rank, default=None)
    # All of them may be connected to another process.
    return Visitor(live.table.id, live.table.id if first is None else first.address)


async def _move(
    live: LiveTable, seat: int, move: str, seen: int | None = None, stand_in: bool = False
) -> None:
    """A bot's move, if the seat is still a bot's, and the table as it was after entry `seen`."""

    def decide() -> play.Moved:
        if seen not in (None, live.table.number) or live.table.phase != "playing":
            raise Overtaken
        if bot_level_for(live, seat) is None:
            raise Overtaken
        return play.Moved(seat=seat, move=move, stand_in=stand_in)

    with suppress(Overtaken):
        await live.write(decide)


def bot_level_for(live: LiveTable, seat: int) -> tuple[int, bool] | None:
    """The level of the bot that moves for this seat now, and whether it does so for somebody else."""
    place, settings = live.table.seats[seat], live.table.settings
    best = best_level(settings.game)  # a game may have fewer levels than a table asks for
    if place.level is not None and place.program is None:
        return min(place.level, best), False
    seconds = live.table.turn_seconds
    too_slow = seconds is not None and live.turn.left(seconds) <= 0
    # Who comes back finds it as it was, unless others wait for its end.
    waits = place.owner is not None and not live.presence.watched and live.table.tournament is None
    if too_slow or (live.presence_of(place) == "stand_in" and not waits):
        return min(settings.stand_in, best), True
    return None


def next_bot(live: LiveTable) -> tuple[int, int, bool] | None:
    """The next seat that a bot moves for, its level, and whether it does so for somebody else."""
    if live.table.phase != "playing" or live.table.match is None:
        return None
    for seat in live.table.match.actors():
        by_bot = bot_level_for(live, seat)
        if by_bot is not None:
            return seat, *by_bot
    return None
