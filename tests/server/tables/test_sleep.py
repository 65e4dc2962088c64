import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tablee.server.counters import Counters, Overload
from tablee.server.limits.admission import Admission
from tablee.server.limits.rate_limits import RateLimits
from tablee.server.web.access import Visitors
from tablee.server.web.connection import Message
from tablee.server.web.player_socket import PlayerSocket, PlayerSockets
from tablee.table.ports import Quota
from tablee.table.protocol import Settings
from tests.effort import amount
from tests.server.tables.test_live_tables import Inn, opened, until

TRIES = amount(30, quick=10, full=100, soak=5_000)


class Browser:
    """Both ends of a person's line, without a network between them."""

    def __init__(self, inn: Inn, visitors: Visitors | None = None) -> None:
        self.said: list[dict[str, Any]] = []  # by the server
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        visitors = visitors or Visitors(inn.people, RateLimits(limited=False))
        scope = {"headers": [], "client": ("127.0.0.1", 1)}
        sockets = PlayerSockets(inn.tables, visitors, Admission(1000, None, Overload()), Counters())
        self.line = PlayerSocket(sockets, scope, self._to_server.get, self._send)
        self.running = asyncio.create_task(self.line.run())
        self.say(type="hello", protocol=1)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.said.append(json.loads(message["text"]))

    def say(self, **message: object) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def open(self, table: str) -> None:
        self.say(type="open", id="open", table=table)

    def acknowledged(self, command: str) -> bool:
        return any(message["type"] == "ack" and message["id"] == command for message in self.said)

    def chat(self) -> list[str]:
        return [message["text"] for message in self.said if message["type"] == "said"]

    async def hang_up(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect"})
        await self.running


@asynccontextmanager
async def asleep_soon(path: Path, idle: float) -> AsyncIterator[tuple[Inn, str]]:
    """A table that nobody is at."""
    async with opened(path, quota=Quota(idle)) as inn:
        host = (await inn.people.newcomer("en")).person.id
        live = await inn.tables.create(Settings(game="skyjo", players=2), host)
        yield inn, live.table.id


def all_greeted(browsers: list[Browser]) -> bool:
    return all(browser.line.endpoint.greeted for browser in browsers)


def all_open(browsers: list[Browser]) -> bool:
    return all(browser.acknowledged("open") for browser in browsers)


async def hear_each_other(*browsers: Browser) -> None:
    """All are told what each of them says: they are in one room."""
    for number, browser in enumerate(browsers):
        browser.say(type="say", id=f"say{number}", text=f"I am {number}")
    everything = {f"I am {number}" for number in range(len(browsers))}
    await until(lambda: all(set(browser.chat()) >= everything for browser in browsers))


async def test_who_has_found_a_table_finds_it_awake_when_their_turn_comes(tmp_path: Path) -> None:
    """One person waits for a writer at the table; its time is over in the moment when the writer is done."""
    async with asleep_soon(tmp_path, idle=3600) as (inn, table):
        live = inn.tables.live[table]
        ann = Browser(inn)
        await until(lambda: ann.line.endpoint.greeted)
        async with live.lock:
            ann.open(table)
            await asyncio.sleep(0.05)  # she has found the table, and waits
            live.touched = time.monotonic() - 7200
        assert not live.lock.locked()
        inn.tables._time_came(live)
        await until(lambda: ann.acknowledged("open"))
        ben = Browser(inn)
        ben.open(table)
        await until(lambda: ben.acknowledged("open"))
        await hear_each_other(ann, ben)
        assert len(inn.tables.live[table].clients) == 2
        await ann.hang_up()
        await ben.hang_up()


async def test_a_table_whose_time_is_over_and_that_somebody_opens_in_that_moment_is_one(
    tmp_path: Path,
) -> None:
    async with asleep_soon(tmp_path, idle=3600) as (inn, table):
        live = inn.tables.live[table]
        ann, ben = Browser(inn), Browser(inn)
        await until(lambda: all_greeted([ann, ben]))
        live.touched = time.monotonic() - 7200
        ann.open(table)
        inn.tables._time_came(live)
        ben.open(table)
        await until(lambda: all_open([ann, ben]))
        await hear_each_other(ann, ben)
        await ann.hang_up()
        await ben.hang_up()


async def test_people_who_come_and_go_at_random_moments_are_always_in_one_room(tmp_path: Path) -> None:
    """The table's time is over again and again, at any moment."""
    rng = random.Random(21)
    async with asleep_soon(tmp_path, idle=3600) as (inn, table):
        slept = 0

        async def tire() -> None:
            nonlocal slept
            while True:
                if (live := inn.tables.live.get(table)) is not None:
                    live.touched = time.monotonic() - 7200
                    inn.tables._time_came(live)
                    slept += table not in inn.tables.live
                for _ in range(rng.randrange(4)):
                    await asyncio.sleep(0)
                await asyncio.sleep(rng.choice((0, 0.001)))

        tiring = asyncio.create_task(tire())
        for _ in range(TRIES):
            browsers = [Browser(inn) for _ in range(3)]
            await until(partial(all_greeted, browsers))
            for browser in browsers:
                for _ in range(rng.randrange(20)):
                    await asyncio.sleep(0)
                browser.open(table)
            await until(partial(all_open, browsers))
            await hear_each_other(*browsers)
            for browser in browsers:
                await browser.hang_up()
        tiring.cancel()
        assert slept > TRIES / 2
