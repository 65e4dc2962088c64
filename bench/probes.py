"""What calm people ask for now and then besides their moves, for `bench/fairness.py`."""

import asyncio
import itertools
import json
import time
from abc import ABC, abstractmethod
from typing import Any, ClassVar

from bench.attacks import Browser
from bench.line import Line
from bench.server_load import Load, settings_of


class Probe(ABC):
    """`prepare` once, then `ask` again and again, so seldom that it costs little."""

    what: ClassVar[str]
    pause = 0.5  # seconds between two

    def __init__(self, load: Load) -> None:
        self.load = load

    @abstractmethod
    async def prepare(self) -> None: ...

    @abstractmethod
    async def ask(self) -> float:
        """Seconds that it took."""

    async def someone(self, address: str) -> tuple[Browser, str]:
        browser = Browser(self.load.server.port, address)
        return browser, json.loads(await browser.ask("POST", "/api/me", {}))["secret"]


class Waking(Probe):
    """Ten tables with a past, asleep: `--idle 1`."""

    what = "waking a table"
    pause = 0.8  # so that there is one asleep: who looks stays for five seconds

    async def prepare(self) -> None:
        self.browser, self.secret = await self.someone("10.2.0.1")
        rooms = [await self.load.room(settings_of("skipbo", 2), f"10.2.1.{count}") for count in range(10)]
        for _ in range(60):
            await asyncio.gather(*(room.step() for room in rooms))
        for room in rooms:
            for line in room.lines:
                line.transport.close()
        self.tables = itertools.cycle([room.table for room in rooms])

    async def ask(self) -> float:
        began = time.perf_counter()
        answer = json.loads(
            await self.browser.ask("GET", f"/api/tables/{next(self.tables)}", None, self.secret)
        )
        took = time.perf_counter() - began
        assert answer["type"] == "snapshot", answer
        return took


class _AgainstBot(Probe):
    """Tables against one bot, asked for in turn, each from an address of its own."""

    level = 1
    tables = 4

    async def prepare(self) -> None:
        self.at: list[tuple[Browser, str, str]] = []
        for number in range(self.tables):
            browser, secret = await self.someone(f"10.2.2.{number}")
            settings = {**settings_of("skyjo", 2), "hints": True}
            table = json.loads(await browser.ask("POST", "/api/tables", settings, secret))["id"]
            self.at.append((browser, secret, table))
            bot = {"type": "bot", "seat": 1, "level": self.level}
            for command in ({"type": "sit", "seat": 0}, bot, {"type": "start"}):
                await self.command(number, command)
        self.numbers = itertools.cycle(range(self.tables))
        await self.ask()  # which loads code

    async def command(self, number: int, command: dict[str, Any]) -> None:
        browser, secret, table = self.at[number]
        body = {"id": str(time.monotonic_ns()), **command}
        answer = json.loads(await browser.ask("POST", f"/api/tables/{table}/commands", body, secret))
        assert answer.get("code") is None, answer

    async def turn(self, number: int) -> list[str]:
        """The legal moves, as soon as it is this person's turn."""
        while True:
            seen = await self.look(number)
            moves: list[str] = seen["yours"][0]["legal_moves"]
            if seen["table"]["phase"] == "between":
                await self.command(number, {"type": "next"})
            elif moves:
                return moves
            else:
                await self.look(number, f"?seen={seen['number']}&wait=5")

    async def look(self, number: int, query: str = "") -> Any:
        browser, secret, table = self.at[number]
        answer = json.loads(await browser.ask("GET", f"/api/tables/{table}{query}", None, secret))
        assert isinstance(answer, list) or answer["type"] == "snapshot", answer
        return answer


class Hint(_AgainstBot):
    """At another position each time."""

    what = "a hint"

    async def ask(self) -> float:
        number = next(self.numbers)
        moves = await self.turn(number)
        began = time.perf_counter()
        hints = await self.look(number, "/hint?seat=0")
        took = time.perf_counter() - began
        assert isinstance(hints, list)
        await self.command(number, {"type": "move", "seat": 0, "move": moves[-1]})
        return took


class Champion(_AgainstBot):
    """From a person's move until the best bot has answered it."""

    what = "the best bot's answer"
    level = 6

    async def ask(self) -> float:
        number = next(self.numbers)
        while True:
            moves = await self.turn(number)
            await self.command(number, {"type": "move", "seat": 0, "move": moves[-1]})
            after = await self.look(number)
            if after["table"]["phase"] == "playing" and not after["yours"][0]["legal_moves"]:
                break
        began = time.perf_counter()
        await self.look(number, f"?seen={after['number']}&wait=25")
        return time.perf_counter() - began


class Coming(Probe):
    """Somebody who was here before, from another address each time."""

    what = "coming in"
    patience = 5.0  # seconds; who is not in by then counts as that

    async def prepare(self) -> None:
        self.browser, self.secret = await self.someone("10.2.0.1")
        self.numbers = itertools.count()

    async def ask(self) -> float:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(self.patience):
                await self._come()
            took = time.perf_counter() - began
        except (OSError, TimeoutError, asyncio.IncompleteReadError, AssertionError):
            took = self.patience
        await asyncio.sleep(0.3)
        return took

    async def _come(self) -> None:
        welcomed: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def heard(_: Line, message: bytes) -> None:
            if not welcomed.done():
                welcomed.set_result(message)

        address = f"10.3.{next(self.numbers) % 250}.1"
        line = await Line.open("127.0.0.1", self.load.server.port, heard, address)
        line.send(json.dumps({"type": "hello", "protocol": 1, "secret": self.secret}).encode())
        assert json.loads(await welcomed)["type"] == "welcome"
        line.transport.close()


class Opening(Probe):
    """A new table, seldom."""

    what = "opening a table"

    async def prepare(self) -> None:
        self.visitors = itertools.cycle([await self.someone(f"10.2.3.{number}") for number in range(8)])

    async def ask(self) -> float:
        browser, secret = next(self.visitors)
        began = time.perf_counter()
        answer = json.loads(await browser.ask("POST", "/api/tables", settings_of("skyjo", 2), secret))
        took = time.perf_counter() - began
        assert "id" in answer, answer
        await asyncio.sleep(0.5)
        return took


PROBES: dict[str, type[Probe]] = {
    "waking": Waking,
    "hint": Hint,
    "champion": Champion,
    "coming": Coming,
    "opening": Opening,
}
