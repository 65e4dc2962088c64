import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil
import pytest

from tests.effort import amount
from tests.server.hostile.raw import RawLine, said
from tests.server.lines import Player, make_table
from tests.table_server import TableServer

LONG = amount(0, quick=0, soak=60)  # seconds without reading
SLOW = 10  # clients that do not read
ENOUGH = 12_000_000  # bytes that each of them should have read by then
TALKERS = 3
WORDS = "🂡" * 300  # 1,200 bytes
LITTLE = ENOUGH // 2  # bytes for all of them: who shows them the same keeps it once


@dataclass
class Company:
    """A table with bots that play as fast as they can, people who talk, and one who reads it all."""

    reader: Player
    table: str
    talkers: list[Player]
    slowest: float = 0.0  # seconds from something said to everybody's screen
    heard: int = 0  # bytes
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    async def gather(cls, url: str) -> "Company":
        reader = await Player.join(url, keep=False)
        settings = {"game": "skyjo", "players": 8, "options": {"limit": 1000}}
        table = await make_table(reader, **settings)
        await reader.ask("open", table=table)
        for seat in range(8):
            await reader.ask("bot", seat=seat, level=1)
        await reader.ask("start")
        company = cls(reader, table, [await Player.join(url, table, keep=False) for _ in range(TALKERS)])
        company._count()
        company._tasks = [asyncio.create_task(company._talk(player)) for player in company.talkers]
        company._tasks.append(asyncio.create_task(company._deal()))
        return company

    def _count(self) -> None:
        take = self.reader._take

        def counting(text: str) -> None:
            self.heard += len(text.encode())
            take(text)

        self.reader._take = counting  # type: ignore[method-assign]

    async def _talk(self, player: Player) -> None:
        while True:
            began = time.monotonic()
            await asyncio.gather(*(player.ask("say", text=WORDS) for _ in range(10)))
            self.slowest = max(self.slowest, time.monotonic() - began)

    async def _deal(self) -> None:
        while True:
            await self.reader.until(lambda player: player.table["phase"] != "playing", 600)
            phase = self.reader.table["phase"]
            await self.reader.ask({"between": "next", "over": "rematch", "gathering": "start"}[phase])
            await self.reader.until(lambda player, was=phase: player.table["phase"] != was, 10)

    async def go_home(self) -> None:
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            assert isinstance(ended, asyncio.CancelledError), ended
        for player in (self.reader, *self.talkers):
            assert not player.gone.is_set()
            await player.close()


async def sleeper(server: TableServer, table: str) -> RawLine:
    """Somebody at the table who will read no more."""
    line = await RawLine.open(server.port, small=True)
    await line.send(said({"type": "hello", "protocol": 1}))
    await line.message("welcome")
    await line.send(said({"type": "open", "id": "open", "table": table}))
    await line.message("ack")
    return line


async def hear(company: Company, amount: int, seconds: float = 0.0) -> None:
    """Wait until the reader has read so much more, and for so long."""
    target, deadline = company.heard + amount, time.monotonic() + seconds
    while company.heard < target or time.monotonic() < deadline:
        await asyncio.sleep(0.05)


async def catch_up(line: RawLine, company: Company) -> None:
    """What waited in buffers is read, then comes the table as it is now, and it goes on from there."""
    newest = company.reader.number
    while True:
        message = await asyncio.wait_for(line.message("snapshot"), 20)
        if message["number"] >= newest:
            break
    number = message["number"]
    await line.send(said({"type": "react", "id": "back", "reaction": "sorry"}))
    acknowledged, updates = False, 0
    while not acknowledged or updates < 5:
        message = await asyncio.wait_for(line.message("update", "ack", "snapshot"), 20)
        if message["type"] == "ack":
            assert message["id"] == "back"
            acknowledged = True
        else:
            assert message["type"] == "update"
            assert message["number"] == number + 1
            number, updates = message["number"], updates + 1


async def scene(server: TableServer) -> str:
    process = psutil.Process(server.pid)
    company = await Company.gather(server.url)
    await hear(company, 3_000_000)  # whatever grows in the beginning has grown
    usual = 0  # what the table's own log adds in a minute, without anybody slow
    if LONG:
        before = process.memory_info().rss
        await hear(company, ENOUGH, LONG)
        usual = max(0, process.memory_info().rss - before)
    company.slowest, before, began = 0.0, process.memory_info().rss, time.monotonic()
    lines = [await sleeper(server, company.table) for _ in range(SLOW)]
    heard, number = company.heard, company.reader.number
    await hear(company, ENOUGH, LONG)
    grown = process.memory_info().rss - before
    unread = company.heard - heard
    told = (
        f"{unread / 1e6:.1f} MB unread by each of {SLOW} in {time.monotonic() - began:.1f} s "
        f"({company.reader.number - number} moves); "
        f"the server grew by {grown / 1e6:.2f} MB, without them by {usual / 1e6:.2f} MB; "
        f"slowest round of ten sayings acknowledged: {company.slowest * 1000:.0f} ms"
    )
    assert unread >= ENOUGH
    assert grown - usual < LITTLE, told
    if LONG < 30:
        for line in lines[:2]:
            await catch_up(line, company)
    else:  # two heartbeats have gone unanswered: they have to come back
        back = await sleeper(server, company.table)
        number = company.reader.number
        while (await asyncio.wait_for(back.message("update"), 20))["number"] <= number:
            pass
        back.close()
    for line in lines:
        line.close()
    await company.go_home()
    return told


@pytest.mark.full
def test_who_reads_nothing_delays_nobody_and_costs_little(tmp_path: Path) -> None:
    """A process of its own: its memory is measured."""
    with TableServer(tmp_path / "tablee.sqlite") as server:
        told = asyncio.run(asyncio.wait_for(scene(server), 120 + 2 * LONG))
    print(told)
