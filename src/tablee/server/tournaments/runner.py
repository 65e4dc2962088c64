"""Runs tournaments at ordinary tables.

A process leases a running tournament for some seconds. If two processes do, the store accepts the change of
only one, and the logs of the tables decide the rest. Each decision is stored before anything follows from
it, so the next process can go on.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import structs

from tablee.game.contract import Refused
from tablee.server.db.database import Database
from tablee.server.jobs.periodic import repeat
from tablee.server.tournaments import queries
from tablee.server.tournaments.model import (
    Entrant,
    Plan,
    Seating,
    Tournament,
    decode,
    encode,
    new_tournament,
)
from tablee.server.tournaments.queries import StoredTournament
from tablee.table import gathering, play, seats
from tablee.table.action import Body
from tablee.table.gathering import complete_options
from tablee.table.live_table import LiveTable, Overtaken
from tablee.table.refusals import REFUSALS
from tablee.table.state import Table
from tablee.table.stored import NumberTaken, StoreAway, now
from tablee.table.tables import Tables

log = logging.getLogger(__name__)

_LOOKED_AT: Final = 20.0  # seconds between two rounds of a match
_TRIES: Final = 10  # when others change the same tournament


class Tournaments:
    """Every method may raise `StoreAway`."""

    def __init__(self, db: Database, tables: Tables, process: str, every: float) -> None:
        """`every`: seconds between two checks."""
        self.lease = 5.0  # seconds of a lease
        self._db, self._tables, self._process, self._every = db, tables, process, every
        self._news = asyncio.Event()  # there may be work

    # ── Changes by people ───────────────────────────────────────────────────────────────────────────────

    async def create(self, plan: Plan, host: str) -> Tournament:
        """Raises `Refused`."""
        new = new_tournament(plan, host, now())
        await self._db.write(queries.add_tournament, _stored(new, 1), host)
        return new

    async def find(self, tournament_id: str) -> tuple[int, Tournament]:
        """Returns its version, too. Raises `Refused`."""
        stored = await self._db.read(queries.read_tournament, tournament_id)
        if stored is None:
            raise REFUSALS.refused("no_such_tournament", tournament_id[:40])
        return stored.version, decode(stored.body)

    async def change(self, tournament_id: str, step: Callable[[Tournament], bool]) -> Tournament:
        """Apply a step to the newest version. The step returns whether it changed anything. Raises
        `Refused`."""
        for _ in range(_TRIES):
            version, tournament = await self.find(tournament_id)
            if not step(tournament):
                return tournament
            new = _stored(tournament, version + 1)
            concerned = sorted({tournament.host, *tournament.people})
            if await self._db.write(queries.change_tournament, new, concerned, tournament.sealed):
                self._news.set()
                return tournament
        raise REFUSALS.refused("store_away", "")

    # ── Running ───────────────────────────────────────────────────────────────────────

    async def watch(self, is_closing: Callable[[], bool]) -> None:
        """Until the server closes."""
        await repeat(self._look_when_due, 0.0, is_closing, "tournaments")

    async def _look_when_due(self) -> None:
        """At once when something has changed, else every few seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._every):
                await self._news.wait()
        self._news.clear()
        await self.look()

    async def look(self) -> None:
        """Advance the tournaments that no other process has leased."""
        if not await self._db.read(queries.read_any_playing):
            return
        until = now() + int(1000 * self.lease)
        for tournament_id in await self._db.write(queries.take_tournaments, self._process, now(), until):
            try:
                await self._see_to(tournament_id)
            except StoreAway:
                raise
            except Exception:  # one tournament must not block the others
                log.exception("a tournament could not go on", extra={"tournament": tournament_id})

    async def _see_to(self, tournament_id: str) -> None:
        _, tournament = await self.find(tournament_id)
        if open_tables := _open_tables(tournament):
            results = await self._db.read(queries.read_results, [table.record for table in open_tables])
            closed = {table.table for table in open_tables if self._tables.bans.has_closed(table.table)}
            if results or closed:
                await self.change(tournament_id, lambda one: one.note(results, closed, now()))
        tournament = await self.change(tournament_id, lambda one: one.pair(now()))
        # One after the other is slow, and all at once would block everybody else.
        for table in _open_tables(tournament):
            with suppress(Refused):  # full or just closed: the next check is soon
                await self._keep_going(tournament, table)

    async def _keep_going(self, tournament: Tournament, seating: Seating) -> None:
        """Open the table, seat everybody and deal, unless that is done. Wakes the table."""
        try:
            await self._play(tournament, seating)
        except Refused as refused:
            if refused.refusal.code != "no_such_table":
                raise
            settings, deal = tournament.plan.settings(), tournament.deal(len(tournament.rounds) - 1)
            settings = structs.replace(settings, grace=settings.patience)
            with suppress(NumberTaken):  # another process was faster
                await self._tables.create(settings, "", deal=deal, table_id=seating.table)
            await self._play(tournament, seating)

    async def _play(self, tournament: Tournament, seating: Seating) -> None:
        async with self._tables.at(seating.table) as live:
            with suppress(Overtaken):
                while True:
                    await live.write(lambda: _next_entry(tournament, seating, live))


def _next_entry(tournament: Tournament, seating: Seating, live: LiveTable) -> Body:
    """The next entry before people can play. Raises `Overtaken` when there is none."""
    table = live.table
    if table.phase == "gathering":
        for seat, place in enumerate(table.seats):
            if place.empty:
                return _seat(tournament.entrants[seating.seats[seat]], seat)
        return gathering.Started(options=complete_options(table.settings))
    if table.phase == "between" and (not live.presence.watched or _was_looked_at(table)):
        return play.DealtNext()
    raise Overtaken


def _seat(entrant: Entrant, seat: int) -> seats.Sat | seats.BotPut:
    if entrant.person is None:
        return seats.BotPut(seat=seat, level=entrant.level, name=entrant.bot)
    return seats.Sat(by=entrant.person, seat=seat, person=entrant.person)


def _was_looked_at(table: Table) -> bool:
    return now() - table.turned_at > 1000 * _LOOKED_AT


def _open_tables(tournament: Tournament) -> list[Seating]:
    """The unfinished tables of the current round."""
    return [table for table in tournament.rounds[-1] if not table.over] if tournament.round_runs else []


def _stored(tournament: Tournament, version: int) -> StoredTournament:
    return StoredTournament(tournament.id, version, tournament.phase, now(), encode(tournament))
