"""A client for the tests: it speaks the protocol, remembers what was acknowledged, and plays."""

import asyncio
import itertools
import json
import random
from contextlib import suppress
from typing import Any, Protocol, Self
from weakref import WeakKeyDictionary

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
_ids = itertools.count(1)


class Line(Protocol):
    async def close(self) -> None: ...


_lines: WeakKeyDictionary[asyncio.AbstractEventLoop, tuple[list[Line], asyncio.Task[None]]] = (
    WeakKeyDictionary()
)
run = asyncio.run


def close_in_the_end(line: Line) -> None:
    """When `asyncio.run` ends the scene, even if it fails. A line left open would fail a later test."""
    loop = asyncio.get_running_loop()
    if loop not in _lines:
        lines: list[Line] = []
        _lines[loop] = lines, loop.create_task(_close_in_the_end(lines))
    _lines[loop][0].append(line)


async def _close_in_the_end(lines: list[Line]) -> None:
    try:
        await asyncio.Event().wait()  # until it is cancelled, as all that is left of a scene
    finally:
        await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)


class RefusedBy(Exception):
    """The server said no."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message['code']}: {message['sentence']}")
        self.code: str = message["code"]
        self.message = message


class Player:
    """One line to a server. `received` has every message as it came; the newest state is kept apart."""

    url = ""

    def __init__(self, socket: ClientConnection, keep: bool = True) -> None:
        close_in_the_end(self)
        self.socket = socket
        self.keep = keep
        self.raw: list[str] = []
        self.received: list[Message] = []
        self.number = 0
        self.table: Message = {}
        self.game: Message | None = None
        self.yours: list[Message] = []
        self.person: Message = {}
        self.secret: str | None = None
        self.changed = asyncio.Event()
        self.gone = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._welcomed: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def join(
        cls, url: str, table: str | None = None, *, secret: str | None = None, seen: int = 0, **options: Any
    ) -> Self:
        """`url`: of the server, `http://…`. With a table: opened as well."""
        keep = options.pop("keep", True)
        socket = await connect(url.replace("http", "ws", 1) + "/api/socket", compression=None, **options)
        player = cls(socket, keep)
        player.url = url
        try:
            await player.send({"type": "hello", "protocol": 1, "secret": secret})
            welcome = await player._welcomed
            player.person = welcome["person"]
            player.secret = welcome["secret"] or secret
            if table is not None:
                await player.ask("open", table=table, seen=seen)
        except BaseException:
            await player.close()
            raise
        return player

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, *, id: str | None = None, **fields: Any) -> Message:
        """Send a command, wait for its answer. Raises `RefusedBy`, or `ConnectionError` if it breaks."""
        command_id = id or f"c{next(_ids)}"
        answer = self._answers[command_id] = asyncio.get_running_loop().create_future()
        try:
            await self.send({"type": kind, "id": command_id, **fields})
            message: Message = await answer
        except Exception as error:
            raise error if isinstance(error, ConnectionError) else ConnectionError(str(error)) from error
        if message["type"] == "refusal":
            raise RefusedBy(message)
        return message

    async def refused(self, kind: str, **fields: Any) -> str:
        """The code with which this command is refused."""
        try:
            await self.ask(kind, **fields)
        except RefusedBy as refused:
            return refused.code
        raise AssertionError(f"{kind} was not refused")

    async def http(self, method: str, path: str, **how: Any) -> httpx.Response:
        """A request of the same person."""
        headers = {"Authorization": f"Bearer {self.secret}"}
        about: Any = {"base_url": self.url, "headers": headers, "trust_env": False, "timeout": 60}
        async with httpx.AsyncClient(**about) as client:
            return await client.request(method, path, **how)

    async def until(self, condition: Any, limit: float = 30.0) -> None:
        """Wait until the condition holds for this player."""

        async def waiting() -> None:
            while not condition(self):
                self.changed.clear()
                await self.changed.wait()

        await asyncio.wait_for(waiting(), limit)

    def to_move(self) -> tuple[int, list[str]] | None:
        """A seat of this player's that the game waits for, and its legal moves."""
        if self.table.get("phase") != "playing":
            return None
        for own in self.yours:
            if own["legal_moves"] and own["seat"] in self.waiting_for():
                return own["seat"], own["legal_moves"]
        return None

    def waiting_for(self) -> list[int]:
        assert self.game is not None
        waiting: list[int] = self.game.get("waiting_for", [self.game["turn"]])
        return waiting

    async def close(self) -> None:
        await self.socket.close()
        with suppress(asyncio.CancelledError):
            await self._reader

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self._take(text)
        except Exception:  # however a line ends, it has ended
            pass
        finally:
            self.gone.set()
            self.changed.set()
            lost = ConnectionError("the line is gone")
            for answer in [*self._answers.values(), self._welcomed]:
                if not answer.done():
                    answer.set_exception(lost)
                    answer.exception()  # nobody may be waiting any more

    def _take(self, text: str) -> None:
        message: Message = json.loads(text)
        if self.keep:
            self.raw.append(text)
            self.received.append(message)
        kind = message["type"]
        if kind == "welcome" and not self._welcomed.done():
            self._welcomed.set_result(message)
        if kind in ("ack", "refusal") and message["id"] in self._answers:
            answer = self._answers.pop(message["id"])
            if not answer.done():
                answer.set_result(message)
        if kind in ("snapshot", "update"):
            self.number = message["number"]
            self.game = message.get("game", self.game)
            self.yours = message.get("yours", self.yours)
        self.table = message.get("table", self.table)
        self.changed.set()


async def make_table(host: Player, **settings: Any) -> str:
    """The id of a new table of this person's."""
    made = await host.http("POST", "/api/tables", json=settings)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def begin_match(*players: Player, **settings: Any) -> str:
    """These people play at a table of the first one; bots have the other seats. The table's id."""
    host, settings = players[0], {"players": len(players), **settings}
    table = await make_table(host, **settings)
    for seat, player in enumerate(players):
        await player.ask("open", table=table)
        await player.ask("sit", seat=seat)
        await player.ask("ready")
    for seat in range(len(players), settings["players"]):
        await host.ask("bot", seat=seat, level=1)
    await host.until(lambda host: all(seat["ready"] for seat in host.table["seats"][: len(players)]))
    await host.ask("start")
    return table


def some_move(moves: list[str], rng: random.Random) -> str:
    """Any play rather than a discard: games of pure chance hardly ever end."""
    plays = [move for move in moves if ">" in move]
    return rng.choice(plays or moves)
