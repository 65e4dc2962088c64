import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.server.counters import Counters
from tablee.server.web.access import Visitors
from tablee.server.web.connection import Message
from tablee.server.web.program_socket import ProgramSocket, SentAway
from tablee.table import gathering, play, seats
from tablee.table.live_table import LiveTable
from tablee.table.programs import hash_of, new_token
from tablee.table.protocol import Settings
from tablee.table.state import SeatProgram
from tablee.table.stored import Person, StoreAway
from tests.server.tables.test_live_tables import Guest, Inn, opened, until

pytestmark = pytest.mark.slow


class Wire:
    """Both ends of a program's line."""

    def __init__(self, inn: Inn, token: str) -> None:
        self.said: list[dict[str, Any]] = []  # by the server
        self._to_server: asyncio.Queue[Message] = asyncio.Queue()
        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope = {"headers": headers, "client": ("127.0.0.1", 1)}
        self.line = ProgramSocket(
            inn.tables, Visitors(inn.people), Counters(), scope, self._to_server.get, self._send
        )
        self.running = asyncio.create_task(self.line.run())

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.said.append(json.loads(message["text"]))
        else:
            self.hang_up()

    def say(self, **message: object) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def hang_up(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect"})

    async def told(self, kind: str) -> dict[str, Any]:
        """The newest message, once it is of this type."""
        await until(lambda: self.said and self.said[-1]["type"] == kind)
        return self.said[-1]


class Scene:
    """A table with somebody at seat 0 and a program's token for seat 1."""

    def __init__(self, inn: Inn, guest: Guest, live: LiveTable, token: str) -> None:
        self.inn, self.guest, self.live, self.token = inn, guest, live, token

    @property
    def program(self) -> SeatProgram:
        program = self.live.table.seats[1].program
        assert program is not None
        return program

    async def came(self) -> Wire:
        wire = Wire(self.inn, self.token)
        await wire.told("hello")
        wire.say(type="ready", name="Tester")
        return wire

    async def asked(self) -> Wire:
        """The match has begun, and the program was asked for its first move."""
        wire = await self.came()
        await until(lambda: self.program.line == wire.line.id)
        await self.guest.ask(gathering.Start)
        await wire.told("new")
        wire.say(type="ready")
        await wire.told("go")
        return wire


@asynccontextmanager
async def laid(path: Path, **options: Any) -> AsyncIterator[Scene]:
    async with opened(path, **options) as inn:
        guest = await inn.guest()
        live = await inn.tables.create(Settings(game="skyjo", players=2), guest.person)
        await guest.enter(live)
        await guest.ask(seats.Sit, seat=0)
        token = new_token(live.table.id)
        await live.put_program(guest.person, 1, hash_of(token), 10_000)
        yield Scene(inn, guest, live, token)
        await guest.leave()


async def test_who_hangs_up_while_another_line_of_its_own_comes_has_hung_up_all_the_same(
    tmp_path: Path,
) -> None:
    async with laid(tmp_path) as scene:
        older = await scene.asked()
        async with scene.live.lock:  # somebody else is writing
            newer = await scene.came()
            await until(lambda: newer.line.id in scene.live.presence.lines)  # next in the queue,
            older.hang_up()
            await until(lambda: older.line.id not in scene.live.presence.lines)  # and this one behind it
        await asyncio.wait_for(older.running, 20)
        assert (scene.program.faults, scene.program.fault) == (1, "crashed")
        assert scene.program.line == newer.line.id
        await newer.told("new")
        newer.hang_up()
        await newer.running


async def test_a_move_does_not_count_once_its_line_was_dismissed(tmp_path: Path) -> None:
    async with laid(tmp_path, pace=0.3) as scene:
        wire = await scene.asked()
        wire.say(type="move", move="?a1")
        await asyncio.sleep(0.1)  # it is not shown yet
        wire.line.dismiss(SentAway("restart", "The server is being restarted.", 1000))
        await asyncio.wait_for(wire.running, 20)
        await until(lambda: _moves(scene.live))
        assert all(move.stand_in for move in _moves(scene.live))


def _moves(live: LiveTable) -> list[play.Moved]:
    return [done.body for done in live.recent if isinstance(done.body, play.Moved)]


@pytest.mark.parametrize(
    ("trouble", "reason", "level"),
    [(StoreAway, "away", logging.WARNING), (ZeroDivisionError, "failed", logging.ERROR)],
)
async def test_whatever_goes_wrong_here_a_program_is_told_to_come_back(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: Callable[[], Exception],
    reason: str,
    level: int,
) -> None:
    async with laid(tmp_path) as scene:

        async def load(wanted: Iterable[str]) -> dict[str, Person]:
            raise trouble()

        with monkeypatch.context() as outage:
            outage.setattr(scene.inn.people, "load", load)
            wire = await scene.came()
            bye = await wire.told("bye")
            await wire.running
        assert (bye["reason"], bye["retry"]) == (reason, 1000)
        assert bye["sentence"]
        assert [record.levelno for record in caplog.records if record.exc_info] == [level]
        again = await scene.asked()  # and then all is well
        again.hang_up()
        await again.running
