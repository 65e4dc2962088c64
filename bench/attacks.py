"""What one visitor can do to a server, for `bench/fairness.py`. All of it is within the protocol.

To add an attack, write a class with a sentence about it, `prepare` and `strike`, and put it into `ATTACKS`.
"""

import asyncio
import itertools
import json
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, ClassVar, NamedTuple

from bench.line import Line


class Target(NamedTuple):
    """A server on this machine, the attacker's address as it sees it, and how many matches it knows."""

    port: int
    address: str
    matches: int


class Attack(ABC):
    """`prepare` once, while nobody else does anything; then `strike` until cancelled, perhaps again later."""

    probe: ClassVar[str] = ""  # what else is measured: see `bench/probes.py`

    def __init__(self, target: Target) -> None:
        self.target = target

    async def prepare(self) -> None:  # noqa: B027 — most attacks need nothing
        """Make ready for it."""

    @abstractmethod
    async def strike(self) -> None:
        """Attack until cancelled."""

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "", address: str = "") -> Any:
        """One request on a connection of its own; the answer's JSON."""
        browser = Browser(self.target.port, address or self.target.address)
        try:
            return json.loads(await browser.ask(method, path, body, secret))
        finally:
            browser.close()

    async def line(self, secret: str | None = None) -> tuple[Line, str]:
        """A line that was greeted, and the secret of whoever it is."""
        welcomed: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def heard(_: Line, message: bytes) -> None:
            if not welcomed.done():
                told = json.loads(message)
                if told["type"] == "welcome":
                    welcomed.set_result(told["secret"] or secret or "")
                else:
                    welcomed.set_exception(ConnectionError(told.get("code")))
            line.heard = lambda *_: None

        line = await Line.open("127.0.0.1", self.target.port, heard, self.target.address)
        hello = {"type": "hello", "protocol": 1, **({} if secret is None else {"secret": secret})}
        line.send(json.dumps(hello).encode())
        return line, await asyncio.wait_for(welcomed, 30)


class Browser:
    """One HTTP connection at a time, kept open while the server keeps it."""

    def __init__(self, port: int, address: str) -> None:
        self._port, self._address = port, address
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: tablee", f"X-Forwarded-For: {self._address}"]
        if secret:
            head.append(f"Authorization: Bearer {secret}")
        if body is not None:
            head += ["Content-Type: application/json", f"Content-Length: {len(sent)}"]
        request = "\r\n".join([*head, "\r\n"]).encode() + sent
        try:
            return await self._answer(request)
        except (asyncio.IncompleteReadError, ConnectionError):  # nobody has used it for a while
            return await self._answer(request)

    async def _answer(self, request: bytes) -> bytes:
        if self._reader is None or self._writer is None:
            where = asyncio.open_connection("127.0.0.1", self._port, limit=2**20)
            self._reader, self._writer = await where
        try:
            self._writer.write(request)
            answer = (await self._reader.readuntil(b"\r\n\r\n")).lower()
            size = int(answer.partition(b"content-length:")[2].partition(b"\r\n")[0] or b"0")
            return await self._reader.readexactly(size)
        except BaseException:  # cancelled, too: nobody must take this answer for the next one's
            self.close()
            raise

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class _Requests(Attack):
    """So many requests a second, on so many connections, for one address after the other."""

    connections = 8
    a_second = 55.0

    @abstractmethod
    def path(self, number: int) -> str:
        """Of request `number`."""

    def record(self, number: int) -> str:
        """The id of a finished match, another one each time."""
        return f"1000000000{1_000_000_001 + number % self.target.matches}"

    async def strike(self) -> None:
        numbers = itertools.count()
        async with asyncio.TaskGroup() as group:
            for _ in range(self.connections):
                group.create_task(self._ask(numbers))

    async def _ask(self, numbers: "itertools.count[int]") -> None:
        browser = Browser(self.target.port, self.target.address)
        try:
            while True:
                pause = asyncio.sleep(self.connections / self.a_second)
                await asyncio.gather(pause, browser.ask("GET", self.path(next(numbers))))
        finally:
            browser.close()


class Replay(_Requests):
    """55 replays a second, of other matches and with other eyes each time."""

    probe = "waking"

    def path(self, number: int) -> str:
        eyes = ("open", "everybody", "0", "1")[number // self.target.matches % 4]
        return f"/api/records/{self.record(number)}/replay?game=0&eyes={eyes}"


class Pages(_Requests):
    """55 pages of finished matches a second."""

    probe = "waking"

    def path(self, number: int) -> str:
        return f"/g/{self.record(number)}"


class Lists(_Requests):
    """55 lists of games and of finished matches a second, and the API's own description."""

    a_second = 55.0

    def path(self, number: int) -> str:
        return ("/api/records?limit=50", "/api/games", "/api/docs", "/api/openapi.json")[number % 4]


class Flood(_Requests):
    """The first page and the list of games, as fast as forty connections can ask for them."""

    connections = 40
    a_second = 1e9

    def path(self, number: int) -> str:
        return ("/", "/api/games", "/api/docs")[number % 3]


class Talk(Attack):
    """Sixty lines of thirty people at one table with chat say as much as they can; closed, they come back."""

    async def prepare(self) -> None:
        self.lines: list[Line] = []
        self.secrets: list[str] = []
        for number in range(60):
            line, secret = await self.line(self.secrets[number - 30] if number >= 30 else None)
            self.secrets.append(secret)
            self.lines.append(line)
        settings = {"game": "skyjo", "players": 2}
        self.table = (await self.ask("POST", "/api/tables", settings, self.secrets[0]))["id"]
        for line in self.lines:
            self._open(line)

    def _open(self, line: Line) -> None:
        line.send(json.dumps({"type": "open", "id": "o", "table": self.table}).encode())

    async def strike(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(60):
                group.create_task(self._talk(number))

    async def _talk(self, number: int) -> None:
        for count in itertools.count():
            line = self.lines[number]
            if line.closed:
                await asyncio.sleep(1)
                with suppress(ConnectionError, TimeoutError):
                    self.lines[number], _ = await self.line(self.secrets[number])
                    self._open(self.lines[number])
            else:
                say = {"type": "say", "id": f"{count}-{id(line)}", "text": "blah " * 60}
                line.send(json.dumps(say).encode())
                await asyncio.sleep(0.05)


class _Tables(Attack):
    """Tables of the attacker's own, each with one bot."""

    tables = 30
    level = 1

    def address(self, number: int) -> str:
        """From which the table with this number is played."""
        return self.target.address

    async def prepare(self) -> None:
        self.own: list[tuple[str, str, str]] = []  # table, secret and address
        for number in range(self.tables):
            address = self.address(number)
            same = next((secret for _, secret, other in self.own if other == address), None)
            secret = same or (await self.ask("POST", "/api/me", {}, "", address))["secret"]
            settings = {"game": "skyjo", "players": 2, "options": {"limit": 10**6}, "grace": 3600}
            name = (await self.ask("POST", "/api/tables", settings, secret, address))["id"]
            start = [{"type": "sit", "seat": 0}, {"type": "bot", "seat": 1, "level": self.level}]
            for count, command in enumerate([*start, {"type": "start"}]):
                path = f"/api/tables/{name}/commands"
                await self.ask("POST", path, {"id": str(count), **command}, secret, address)
            self.own.append((name, secret, address))

    async def play(self, browser: Browser, name: str, secret: str) -> None:
        """Whatever can be played now."""
        seen = json.loads(await browser.ask("GET", f"/api/tables/{name}", None, secret))
        command: dict[str, Any] = {"id": str(time.monotonic_ns())}
        if seen.get("table", {}).get("phase") == "between":
            command["type"] = "next"
        elif seen.get("yours") and seen["yours"][0]["legal_moves"]:
            command |= {"type": "move", "seat": 0, "move": seen["yours"][0]["legal_moves"][0]}
        else:
            return
        await browser.ask("POST", f"/api/tables/{name}/commands", command, secret)


class Hints(_Tables):
    """A hundred people from as many addresses ask for hints before each of their moves."""

    probe = "hint"
    tables = 100

    def address(self, number: int) -> str:
        return f"10.66.0.{number}"

    async def strike(self) -> None:
        async with asyncio.TaskGroup() as group:
            for name, secret, address in self.own:
                group.create_task(self._ask(name, secret, address))

    async def _ask(self, name: str, secret: str, address: str) -> None:
        browser = Browser(self.target.port, address)
        try:
            while True:
                await browser.ask("GET", f"/api/tables/{name}/hint?seat=0", None, secret)
                await self.play(browser, name, secret)
                await asyncio.sleep(0.2)
        finally:
            browser.close()


class Champions(_Tables):
    """One person plays against the best bot at thirty tables at once."""

    probe = "champion"
    level = 6

    async def strike(self) -> None:
        async with asyncio.TaskGroup() as group:
            for name, secret, address in self.own:
                group.create_task(self._play(name, secret, address))

    async def _play(self, name: str, secret: str, address: str) -> None:
        browser = Browser(self.target.port, address)
        try:
            while True:
                await self.play(browser, name, secret)
                await asyncio.sleep(0.5)
        finally:
            browser.close()


class Connections(Attack):
    """985 WebSockets that never say a word, opened again five seconds after they are closed."""

    probe = "coming"
    lines = 985

    async def strike(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(self.lines):
                group.create_task(self._hold())
                await asyncio.sleep(0.001)

    async def _hold(self) -> None:
        head = ["GET /api/socket HTTP/1.1", "Host: tablee", "Connection: Upgrade", "Upgrade: websocket"]
        head += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        request = "\r\n".join([*head, f"X-Forwarded-For: {self.target.address}", "\r\n"]).encode()
        while True:
            writer = None
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.target.port)
                writer.write(request)
                while await reader.read(4096):
                    pass
            except OSError:
                pass
            finally:
                if writer is not None:
                    writer.close()
            await asyncio.sleep(5)


class Tables(Attack):
    """Somebody with a /64 opens tables, each from another address, as fast as it goes."""

    probe = "opening"

    async def strike(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(8):
                group.create_task(self._open(number))

    async def _open(self, number: int) -> None:
        for count in itertools.count():
            address = f"2001:db8:66:66:{number:x}::{count:x}"
            secret = (await self.ask("POST", "/api/me", {}, "", address)).get("secret")
            if secret:
                await self.ask("POST", "/api/tables", {"game": "skyjo", "players": 2}, secret, address)


ATTACKS: dict[str, type[Attack]] = {
    "replay": Replay,
    "pages": Pages,
    "lists": Lists,
    "flood": Flood,
    "hints": Hints,
    "champions": Champions,
    "talk": Talk,
    "connections": Connections,
    "tables": Tables,
}
