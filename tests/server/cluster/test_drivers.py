"""Two processes at one table with bots: whichever of them sleeps, stops, dies or is cut off, bots play on.

Real bus, real store, real bots; both processes live in this one, so that each can be made to fail in its way.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.server.appends import open_database
from tablee.server.cluster import gossip
from tablee.server.cluster.bus import open_bus
from tablee.server.cluster.gossip import Gossip
from tablee.server.db.database import Database
from tablee.server.jobs.bot_service import BotWorkers
from tablee.server.people.people import People
from tablee.server.tables.store import TableStore
from tablee.table import bot_driver, play
from tablee.table.live_table import LiveTable
from tablee.table.ports import Quota
from tablee.table.tables import Tables
from tests.databases import new_sqlite
from tests.server.tables.test_live_tables import Guest, Inn, first_move, until
from tests.services import Nats


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in {"_BEAT": 0.05, "_POLL": 0.05, "_SLOW_POLL": 3600.0, "_LOST_AFTER": 1.0}.items():
        monkeypatch.setattr(gossip, name, seconds)
    monkeypatch.setattr(bot_driver, "_OVERDUE", 3600.0, raising=False)


@asynccontextmanager
async def process(name: str, db: Database, bus_url: str, **options: Any) -> AsyncIterator[Inn]:
    people, workers = People(db), BotWorkers()
    bus = await open_bus(bus_url, name)
    tables = Tables(
        TableStore(db), people, workers, pace=0.0, peers=Gossip(bus, name), quota=Quota(**options)
    )
    bus.on_change = tables.bus_changed
    tables.begin()
    try:
        yield Inn(db, tables, people)
    finally:
        await tables.close()
        workers.close()
        await bus.close()


class Scene:
    """A table with one person and a bot, opened in `first`, whose business the bots are."""

    def __init__(self, first: Inn, second: Inn, ann: Guest, table: str) -> None:
        self.first, self.second, self.ann, self.table = first, second, ann, table

    @property
    def at_first(self) -> LiveTable:
        return self.first.tables.live[self.table]

    @property
    def at_second(self) -> LiveTable:
        return self.second.tables.live[self.table]

    async def open_in_second(self, guest: Guest) -> None:
        async with self.second.tables.at(self.table) as live:
            await guest.enter(live)
        await until(lambda: "a" in live.presence.elsewhere and "b" in self.at_first.presence.elsewhere)

    async def the_bot_answers(self) -> None:
        """Ann, at the second process, moves until it is the bot's turn; then it has to move."""
        live = self.at_second
        assert live.table.match is not None
        while 0 in live.table.match.actors():
            await self.ann.ask(play.Move, move=first_move(live, 0))
        await until(lambda: live.table.match is not None and 0 in live.table.match.actors())


@asynccontextmanager
async def two(path: Path, bus_url: str, **options: Any) -> AsyncIterator[Scene]:
    """Ann has gone from the first process to the second. `options`: of the first."""
    db = await open_database(new_sqlite(path / "tablee.sqlite"))
    async with process("a", db, bus_url, **options) as first, process("b", db, bus_url) as second:
        ann = await first.guest()
        live = await first.table(ann, grace=3600)
        again = Guest(ann.person)
        scene = Scene(first, second, again, live.table.id)
        await scene.open_in_second(again)
        await ann.leave()
        await until(lambda: 0 in _actors(scene.at_second))
        yield scene
        await again.leave()
    await db.close()


def _gossip(inn: Inn) -> Gossip:
    assert isinstance(inn.tables.peers, Gossip)
    return inn.tables.peers


def _actors(live: LiveTable) -> tuple[int, ...]:
    return tuple(live.table.match.actors()) if live.table.match is not None else ()


@pytest.mark.slow
async def test_bots_play_on_when_the_process_that_moved_them_puts_the_table_to_sleep(
    tmp_path: Path, nats_url: str
) -> None:
    async with two(tmp_path, nats_url, idle=0.2) as scene:
        await until(lambda: scene.table not in scene.first.tables.live)
        await scene.the_bot_answers()
        assert "a" not in scene.at_second.presence.elsewhere


@pytest.mark.slow
async def test_bots_play_on_when_the_process_that_moved_them_stops(tmp_path: Path, nats_url: str) -> None:
    async with two(tmp_path, nats_url) as scene:
        looking = await scene.first.guest()
        await looking.enter(scene.at_first)
        await scene.first.tables.close()
        await looking.leave()  # after the last word: it must not be taken for another
        await scene.the_bot_answers()


@pytest.mark.slow
async def test_a_process_that_is_there_and_does_not_move_bots_is_passed_over_until_it_does(
    tmp_path: Path, nats_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path, nats_url) as scene:
        monkeypatch.setattr(bot_driver, "_OVERDUE", 0.2)
        scene.first.tables.driver.open = False
        await scene.the_bot_answers()
        presence = scene.at_second.presence
        assert presence.passed_over == {"a"}
        assert presence.drives("b")
        await scene.the_bot_answers()

        scene.second.tables.driver.open = False
        scene.first.tables.driver.open = True
        await scene.the_bot_answers()
        await until(lambda: not presence.drives("b"))


@pytest.mark.slow
async def test_a_process_that_was_thought_dead_is_asked_who_is_connected_to_it(
    tmp_path: Path, nats_url: str
) -> None:
    """It was halted, say. Its people must not be taken for gone, nor its tables for left, for good."""
    async with two(tmp_path, nats_url) as scene:
        bob = await scene.first.guest()
        await bob.enter(scene.at_first)
        presence = scene.at_second.presence
        await until(lambda: bob.person in presence)
        _gossip(scene.second)._lose("a", scene.second.tables)
        assert bob.person not in presence
        await until(lambda: bob.person in presence)
        await scene.the_bot_answers()
        await bob.leave()


@pytest.mark.full
async def test_what_was_said_while_the_bus_was_away_is_said_again(tmp_path: Path) -> None:
    """The first process puts the table to sleep, or somebody leaves it, and nobody can hear of it."""
    with Nats() as nats:
        async with two(tmp_path, nats.url) as scene:
            bob = await scene.first.guest()
            await bob.enter(scene.at_first)
            presence = scene.at_second.presence
            await until(lambda: bob.person in presence)
            await asyncio.to_thread(nats.kill)
            await until(lambda: not _gossip(scene.first).bus.connected)
            await bob.leave()
            scene.first.tables.quota.idle = 0.0
            scene.first.tables._time_came(scene.at_first)
            assert scene.table not in scene.first.tables.live
            assert bob.person in presence
            await asyncio.to_thread(nats.start)
            await until(lambda: "a" not in presence.elsewhere)
            assert bob.person not in presence
            await scene.the_bot_answers()
