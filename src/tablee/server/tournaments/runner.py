"""Tournaments as a server runs them: joined by a link, paired, and played at tables like any other.

Every process looks at the tournaments that are played. One of them sees to each, for some seconds at a time;
should two do so, the store takes the change of only one, and the logs of the tables decide the rest. All that
is decided is in the store before anything follows from it, so whoever comes next can go on.
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

_LOOKED_AT: Final = 20.0  # seconds to look at the cards before the next round of a match
_TRIES: Final = 10  # against others who change the same tournament


class Tournaments:
    """Every method may raise `StoreAway`."""

    def __init__(self, db: Database, tables: Tables, process: str, every: float) -> None:
        """`every`: seconds between two looks."""
        self.lease = 5.0  # seconds for which no other process looks
        self._db, self._tables, self._process, self._every = db, tables, process, every
        self._news = asyncio.Event()  # there may be something to do at once

    # ── What people do ───────────────────────────────────────────────────────────────────────────────

    async def create(self, plan: Plan, host: str) -> Tournament:
        """Raises `Refused`."""
        new = new_tournament(plan, host, now())
        await self._db.write(queries.add_tournament, _stored(new, 1), host)
        return new

    async def find(self, tournament_id: str) -> tuple[int, Tournament]:
        """With its version. Raises `Refused`."""
        stored = await self._db.read(queries.read_tournament, tournament_id)
        if stored is None:
            raise REFUSALS.refused("no_such_tournament", tournament_id[:40])
        return stored.version, decode(stored.body)

    async def change(self, tournament_id: str, step: Callable[[Tournament], bool]) -> Tournament:
        """Let a step change it, which says whether it did, upon its newest version. Raises `Refused`."""
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

    # ── What goes on by itself ───────────────────────────────────────────────────────────────────────

    async def watch(self, is_closing: Callable[[], bool]) -> None:
        """Until the server closes."""
        await repeat(self._look_when_due, 0.0, is_closing, "tournaments")

    async def _look_when_due(self) -> None:
        """Look at news at once, else every few seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._every):
                await self._news.wait()
        self._news.clear()
        await self.look()

    async def look(self) -> None:
        """See to every tournament that no other process sees to."""
        if not await self._db.read(queries.read_any_playing):
            return
        until = now() + int(1000 * self.lease)
        for tournament_id in await self._db.write(queries.take_tournaments, self._process, now(), until):
            try:
                await self._see_to(tournament_id)
            except StoreAway:
                raise
            except Exception:  # one tournament must not keep the others waiting
                log.exception("a tournament could not go on", extra={"tournament": tournament_id})

    async def _see_to(self, tournament_id: str) -> None:
        _, tournament = await self.find(tournament_id)
        if open_tables := _open_tables(tournament):
            results = await self._db.read(queries.read_results, [table.record for table in open_tables])
            closed = {table.table for table in open_tables if self._tables.bans.has_closed(table.table)}
            if results or closed:
                await self.change(tournament_id, lambda one: one.note(results, closed, now()))
        tournament = await self.change(tournament_id, lambda one: one.pair(now()))
        # One after the other is slow, all at once would let everybody else wait.
        for table in _open_tables(tournament):
            with suppress(Refused):  # full, or closed a moment ago: the next look is soon
                await self._keep_going(tournament, table)

    async def _keep_going(self, tournament: Tournament, seating: Seating) -> None:
        """Open the table, seat everybody and deal, as far as that is not done; wake it if it sleeps."""
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
    """What has to be done at a table before people can play. Raises `Overtaken` when nothing has to be."""
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
    """Of the round that is played, those that are not over."""
    return [table for table in tournament.rounds[-1] if not table.over] if tournament.round_runs else []


def _stored(tournament: Tournament, version: int) -> StoredTournament:
    return StoredTournament(tournament.id, version, tournament.phase, now(), encode(tournament))
