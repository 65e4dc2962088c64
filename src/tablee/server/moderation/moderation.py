"""Carrying out what the host decides, wherever it was decided: at this server, at another, by the command.

The log of decisions is in the database. Every server looks into it every few seconds, so nothing has to be
restarted, and it works without a bus.
"""

import asyncio
import logging

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.db.database import Database
from tablee.server.jobs.periodic import repeat
from tablee.server.moderation import queries
from tablee.server.moderation.bans import ServerBans
from tablee.server.moderation.model import HostDecision
from tablee.server.web.errors import is_api, refused_page, refused_response
from tablee.server.web.player_socket import PlayerSockets
from tablee.server.web.program_socket import ProgramSockets
from tablee.server.web.root_path import own_path
from tablee.table.refusals import REFUSALS
from tablee.table.stored import now
from tablee.table.tables import Tables

log = logging.getLogger(__name__)

_MOST = 1000  # acts that are told of in the server's log at once


class Moderation:
    """Keeps the bans of this process, which its tables have, up to date."""

    def __init__(
        self,
        db: Database,
        bans: ServerBans,
        tables: Tables,
        sockets: PlayerSockets,
        programs: ProgramSockets,
        every: float,
    ) -> None:
        """`every`: seconds between two looks into the log."""
        self._db, self._bans, self._tables = db, bans, tables
        self._sockets, self._programs = sockets, programs
        self._every = every
        self._number = 0  # of the last act that is carried out here
        self._looking = asyncio.Lock()

    async def begin(self) -> None:
        """Know what was decided before. Raises `StoreAway`."""
        newest = await self._db.read(queries.read_acts, 0, 1)
        self._number = newest[0].number if newest else 0
        self._bans.hold(await self._db.read(queries.read_bans, now()))
        self._tables.spawn(repeat(self._look, self._every, lambda: False, "moderation"))

    async def decide(self, decision: HostDecision) -> None:
        """Write it down, and carry it out here at once. Raises `Refused` and `StoreAway`."""
        await self._db.write(queries.decide, decision, now())
        await self._look()

    async def _look(self) -> None:
        async with self._looking:
            news = await self._db.read(queries.read_acts, self._number, _MOST)
            if not news:
                return
            holding = await self._db.read(queries.read_bans, now())
            for act in reversed(news):
                log.info(
                    "the host has decided",
                    extra={"act": act.number, "by": act.who, "did": act.did, "whom": act.whom},
                )
            self._number = news[0].number
            self._bans.hold(holding)
            self._carry_out()

    def _carry_out(self) -> None:
        """Whoever is here and should not be has to go."""
        bans = self._bans
        for line in list(self._sockets.lines):
            if bans.blocks(line.address):
                line.send_away("blocked")
            elif bans.has_removed(line.outbox.person):
                line.send_away("removed")
            elif line.endpoint.live is not None and bans.has_closed(line.endpoint.live.table.id):
                line.send_away("table_closed")
        for program in list(self._programs.lines):
            if bans.blocks(program.address):
                program.send_away("blocked")
            elif bans.has_closed(program.table):
                program.send_away("table_closed")
        self._tables.enforce_bans()


# Probes ask by number; the host must not be able to lock themselves out.
_OPEN = ("/healthz", "/readyz", "/metrics", "/admin", "/static/page.css")


class Gate:
    """Asked before anything is done for a request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or own_path(scope) in _OPEN:
            await self.app(scope, receive, send)
            return
        parts = scope["app"].state.parts
        if not parts.tables.bans.blocks(parts.visitors.address(scope)):
            await self.app(scope, receive, send)
            return
        parts.counters.refusals["blocked"] += 1
        refusal = REFUSALS.refusal("blocked", "")
        answer = refused_response(refusal) if is_api(scope) else refused_page(Request(scope), refusal)
        await answer(scope, receive, send)
