"""Puts the rooms together: the server as one ASGI application."""

import math
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tablee.bots.contract import PACE_AT_SERVER
from tablee.server import study
from tablee.server.appends import open_database
from tablee.server.cluster.bus import Bus, open_bus
from tablee.server.cluster.gossip import Gossip
from tablee.server.counters import Counters, Overload
from tablee.server.daily import api as daily_api
from tablee.server.daily.daily import Daily
from tablee.server.db.database import Database
from tablee.server.erasure import Erasure
from tablee.server.groups import api as groups_api
from tablee.server.groups import sheet_api as group_sheets_api
from tablee.server.health_monitor import HealthMonitor, healthz, readyz, room_for_connections
from tablee.server.jobs.bot_service import BotWorkers
from tablee.server.jobs.workers import Retelling
from tablee.server.limits.admission import Admission
from tablee.server.limits.numbers import (
    FEWEST_STRANGERS,
    MOST_STRANGERS,
    MOST_TABLES_AWAKE,
    MOST_TABLES_AWAKE_OF_ADDRESS,
)
from tablee.server.limits.open_connections import OpenConnections
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.limits.table_quota import Awake
from tablee.server.lobby import api as lobby_api
from tablee.server.lobby import imports as begun_api
from tablee.server.metrics import metrics_route
from tablee.server.moderation.admin import admin_routes
from tablee.server.moderation.bans import ServerBans
from tablee.server.moderation.moderation import Gate, Moderation
from tablee.server.notices import api as notices_api
from tablee.server.notices.notifier import Notifier, Pace
from tablee.server.notices.senders import MailServer, Senders
from tablee.server.notices.stop_page import stop_routes
from tablee.server.people import api as people_api
from tablee.server.people.people import People, WordList
from tablee.server.records import api as records_api
from tablee.server.records.jobs import RecordJobs
from tablee.server.records.pages import page_routes
from tablee.server.retention import Keep, tidy_up
from tablee.server.sheets import api as sheets_api
from tablee.server.statistics import api as statistics_api
from tablee.server.statistics.queries import CachedStatistics
from tablee.server.tables.store import TableStore
from tablee.server.tournaments import api as tournaments_api
from tablee.server.tournaments.runner import Tournaments
from tablee.server.web.access import Visitors
from tablee.server.web.client_files import web_routes
from tablee.server.web.dispatch import api_routes
from tablee.server.web.errors import on_http_exception
from tablee.server.web.parts import Parts as SharedParts
from tablee.server.web.player_socket import PlayerSockets
from tablee.server.web.program_socket import ProgramSockets
from tablee.server.web.security import AllowedHosts, Secured
from tablee.server.web.uvicorn_protocols import Timeouts
from tablee.table.stored import StoreAway
from tablee.table.tables import Tables

OPERATIONS = (
    *people_api.OPERATIONS,
    *lobby_api.OPERATIONS,
    *begun_api.OPERATIONS,
    *lobby_api.MINE,
    *daily_api.OPERATIONS,
    *tournaments_api.OPERATIONS,
    *records_api.OPERATIONS,
    *statistics_api.OPERATIONS,
    *groups_api.OPERATIONS,
    *group_sheets_api.OPERATIONS,
    *sheets_api.OPERATIONS,
    *notices_api.OPERATIONS,
    *study.OPERATIONS,
)


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of a server."""

    database: str
    bus: str | None = None
    origins: tuple[str, ...] = ()  # of other sites whose pages may use this server
    pace: float = PACE_AT_SERVER
    idle: float = 600.0  # seconds until an empty table goes to sleep
    hosts: tuple[str, ...] = ()  # names of this server; empty: any
    limited: bool = True  # whether rate limits and limits for addresses apply
    connections: int | None = None  # at most; None: as many as descriptors allow
    per_address: int | None = None  # visitors without a seat; None: an eighth of `connections`
    workers: int = 1  # processes for the bots
    keep: Keep = field(default_factory=Keep)
    metrics_token: str | None = None  # for /metrics
    admin_token: str | None = None  # for /admin; None: there is no such page
    words: WordList = field(default_factory=WordList)  # not wanted in names and chat
    mail: MailServer | None = None  # for notices
    notify_private: bool = False  # whether notices may go to private addresses
    notices: Pace = field(default_factory=Pace)
    timeouts: Timeouts = field(default_factory=Timeouts)
    poll: float = 1.0  # seconds between two checks of the database for other processes' writes


@dataclass(slots=True, kw_only=True)
class Parts(SharedParts):
    """All parts of a running server."""

    config: Config
    people: People
    bans: ServerBans
    health_monitor: HealthMonitor
    retelling: Retelling
    record_jobs: RecordJobs
    moderation: Moderation
    notifier: Notifier
    daily: Daily
    tournaments: Tournaments
    erasure: Erasure
    statistics: CachedStatistics

    async def erase(self, person: str) -> None:
        await self.erasure.delete(person)
        self.tables.person_changed(person)
        self.record_jobs.forget()
        self.tables.spawn(self._forget_matches())

    async def _forget_matches(self) -> None:
        with suppress(
            StoreAway
        ):  # retention goes on with it, and so does the next process that opens the database
            await self.erasure.forget_matches()

    async def begin(self) -> None:
        """Raises `StoreAway`."""
        await self.moderation.begin()
        self.tables.begin()
        self.tables.spawn(tidy_up(self.db, self.erasure, self.config.keep, self._is_closing))
        self.tables.spawn(self.notifier.watch(self._is_closing))
        self.tables.spawn(self.tournaments.watch(self._is_closing))
        await self.bots.prepare()
        self.health_monitor.begin()

    def _is_closing(self) -> bool:
        return self.closing

    def say_goodbye(self) -> None:
        """Ask all clients to come back soon."""
        self.sockets.close()
        self.programs.close()

    async def close(self) -> None:
        self.closing = True
        self.say_goodbye()
        await self.tables.close()
        await self.notifier.senders.close()
        await self.health_monitor.end()
        for workers in (self.bots, self.retelling.workers, self.record_jobs.reviewers):
            workers.close()
        await self.bus.close()
        await self.db.close()


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[Parts]:
    """Open everything in order, and close it the other way round."""
    process = secrets.token_hex(8)
    db = await open_database(config.database)
    parts = _make_parts(config, db, await open_bus(config.bus, process), process)
    await parts.begin()
    try:
        yield parts
    finally:
        await parts.close()


def _make_parts(config: Config, db: Database, bus: Bus, process: str) -> Parts:
    counters = Counters()
    workers = BotWorkers(config.workers, counters.overload)
    people = People(db, words=config.words)
    bans, often = ServerBans(), 1.0 if config.limited else math.inf
    tables = Tables(
        TableStore(db),
        people,
        workers,
        pace=config.pace,
        peers=Gossip(bus, process),
        quota=Awake(
            often * MOST_TABLES_AWAKE,
            often * MOST_TABLES_AWAKE_OF_ADDRESS,
            idle=config.idle,
            overload=counters.overload,
        ),
        bans=bans,
    )
    bus.on_change = tables.bus_changed
    limits = RateLimits(config.limited)
    visitors = Visitors(people, limits, config.origins, counters.overload)
    connections, admission = _make_admission(config, counters.overload)
    sockets = PlayerSockets(tables, visitors, admission, counters, config.timeouts)
    programs = ProgramSockets(tables, visitors, admission, counters)
    retelling = Retelling(limits, counters.overload)
    record_jobs = RecordJobs(retelling, counters.overload)
    senders = Senders(db, config.mail, config.notify_private)
    return Parts(
        config=config,
        db=db,
        counters=counters,
        people=people,
        bots=workers,
        bus=bus,
        bans=bans,
        tables=tables,
        limits=limits,
        visitors=visitors,
        sockets=sockets,
        programs=programs,
        timeouts=config.timeouts,
        poll=config.poll,
        health_monitor=HealthMonitor(db, counters.overload, config.poll),
        connections=connections,
        admission=admission,
        retelling=retelling,
        record_jobs=record_jobs,
        moderation=Moderation(db, bans, tables, sockets, programs, config.poll),
        notifier=Notifier(db, tables, people, senders, config.notices),
        daily=Daily(db, tables, counters.overload),
        tournaments=Tournaments(db, tables, process, config.poll),
        erasure=Erasure(db, people),
        statistics=CachedStatistics(db),
    )


def _make_admission(config: Config, overload: Overload) -> tuple[OpenConnections, Admission]:
    most = room_for_connections(config.connections)
    if not config.limited:
        return OpenConnections(most, None, overload), Admission(most, None, overload)
    strangers = config.per_address or max(FEWEST_STRANGERS, min(most // 8, MOST_STRANGERS))
    # `Admission` counts strangers; players load pages, too.
    return OpenConnections(most, 3 * strangers, overload), Admission(most, strangers, overload)


def create_app(config: Config) -> Starlette:
    """The application. `app.state.parts` are its parts while it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(config) as parts:
            app.state.parts = parts
            yield

    middleware = [Middleware(Secured), Middleware(Gate), Middleware(AllowedHosts, config.hosts)]
    handlers = {HTTPException: on_http_exception}
    return Starlette(
        lifespan=lifespan, routes=_routes(config), middleware=middleware, exception_handlers=handlers
    )


def own_segments() -> frozenset[str]:
    """The first segments of our paths. A root path must not begin with one: if a proxy strips it, the rest
    looks like a path that was not stripped."""
    return frozenset(route.path.split("/")[1] for route in _routes(Config("")) if route.path != "/")


def _routes(config: Config) -> list[Route | WebSocketRoute]:
    return [
        WebSocketRoute("/api/socket", _Socket("sockets")),
        WebSocketRoute("/api/bot", _Socket("programs")),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        metrics_route(config.metrics_token),
        *admin_routes(config.admin_token),
        *api_routes(OPERATIONS),
        *page_routes(),
        *stop_routes(),
        *web_routes(),
    ]


class _Socket:
    """A WebSocket endpoint. It is an object because Starlette wraps functions."""

    def __init__(self, part: str) -> None:
        self._part = part

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await getattr(scope["app"].state.parts, self._part)(scope, receive, send)
