"""The transport to a server. It reconnects, and no command is executed twice."""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from tablee.locales.foreign_text import printable_data
from tablee.table.protocol import VERSION
from tablee.terminal.server_api import Address, SentAway, be_called
from tablee.terminal.session import Receive, Transport
from tablee.terminal.speech import Speech
from tablee.terminal.storage import keep_secret, secret_for
from tablee.terminal.table_state import Data, Hear, News, Why

_FIRST_WAIT, _LONGEST_WAIT = 0.5, 30.0  # seconds between two attempts
_BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)


class Connection(Transport):
    """One table on a server. Commands wait for their answers across reconnects."""

    def __init__(self, address: Address, speech: Speech, name: str | None = None) -> None:
        """`name`: the name to use on that server."""
        self.address, self.speech, self.name = address, speech, name
        self.code = address.table
        self.number = 0  # of the last entry of the table's log that we have seen
        self._heartbeat = 0.0
        self._said_last: Data | None = None  # the last refusal of nothing that was asked
        self._asked: dict[str, tuple[Data, asyncio.Future[Why | None]]] = {}  # commands without an answer yet
        self._ids = (f"{secrets.token_hex(4)}-{count}" for count in range(1 << 30))
        self._socket: ClientConnection | None = None
        self._closed = asyncio.Event()

    async def run(self, receive: Receive, broken: Callable[[], None], hear: Hear) -> None:
        """Raises `SentAway` if there is no point in reconnecting."""
        wait, ever = _FIRST_WAIT, False
        while not self._closed.is_set():
            try:
                async with connect(self.address.socket, compression=None, open_timeout=10) as socket:
                    self._socket = socket
                    await self._greet(hear)
                    if ever:
                        hear(News(notice="server-back"))
                    wait, ever = _FIRST_WAIT, True
                    await self._listen(socket, receive)
            except SentAway:
                raise
            except (InvalidURI, InvalidHandshake) as error:
                if not ever or isinstance(error, InvalidURI):
                    raise SentAway(self.speech.say("server-other", server=self.address.server)) from None
            except _BROKEN:
                if not ever:
                    raise SentAway(self.speech.say("server-none", server=self.address.server)) from None
            finally:
                if self._socket is not None:
                    self._socket.transport.abort()  # closed already, unless this was cancelled
                self._socket = None
            if self._closed.is_set():
                return
            broken()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait * random.uniform(0.8, 1.2)):
                    await self._closed.wait()
            wait = min(2 * wait, _LONGEST_WAIT)

    async def close(self) -> None:
        self._closed.set()
        if self._socket is not None:
            with suppress(*_BROKEN):
                await self._socket.close()
        for _, answer in self._asked.values():
            answer.cancel()

    async def ask(self, kind: str, **fields: object) -> Why | None:
        """Waits for the answer, across reconnects if necessary."""
        command: Data = {"type": kind, "id": next(self._ids), **fields}
        answer: asyncio.Future[Why | None] = asyncio.get_running_loop().create_future()
        self._asked[command["id"]] = (command, answer)
        await self._send(command)
        return await answer

    def link(self, code: str) -> str:
        return self.address._replace(table=code).link

    async def _send(self, message: Data) -> None:
        """If there is no connection now, `_take` sends it after reconnecting."""
        if self._socket is not None:
            with suppress(*_BROKEN):
                await self._socket.send(json.dumps(message))

    # ── Hello ────────────────────────────────────────────────────────────────────────────────────────

    async def _greet(self, hear: Hear) -> None:
        server = self.address.server
        secret = secret_for(server)
        welcome = await self._hello(secret)
        if welcome["type"] == "refusal" and welcome["code"] == "not_signed_in" and secret is not None:
            keep_secret(server, None)
            hear(News(notice="server-unknown"))
            welcome = await self._hello(None)
        if welcome["type"] != "welcome":
            raise SentAway(self._why(welcome))
        self.person, self._heartbeat = welcome["person"]["id"], welcome["heartbeat"]
        self.set_clock(welcome["at"])
        if welcome["secret"]:
            keep_secret(server, welcome["secret"])
        if self.name and self.name != welcome["person"]["name"]:
            await asyncio.to_thread(be_called, self.address.server, welcome["secret"] or secret, self.name)
        await self._send(
            {"type": "open", "id": "open", "table": self.address.table, "seen": self.number or None}
        )

    async def _hello(self, secret: str | None) -> Data:
        await self._send(
            {"type": "hello", "protocol": VERSION, "secret": secret, "language": self.speech.language}
        )
        assert self._socket is not None
        while True:
            async with asyncio.timeout(20):
                message = _read(await self._socket.recv())
            if message["type"] in ("welcome", "refusal", "bye"):
                return message

    def _why(self, message: Data) -> str:
        """Why the server ends this: its refusal, or else the reason of its goodbye."""
        if message["type"] != "refusal":
            return self.speech.say("server-gone", reason=message.get("reason", ""))
        return self.speech.why(Why.of(message))

    def set_clock(self, at: int) -> None:
        """Note the server's clock, in milliseconds. Turns end by it, and ours may be wrong."""
        self.ahead = at / 1000 - time.time()

    # ── Listening ────────────────────────────────────────────────────────────────────────────────────

    async def _listen(self, socket: ClientConnection, receive: Receive) -> None:
        """Until the connection breaks."""
        silent = 0
        while True:
            try:
                # not `asyncio.wait_for`: before Python 3.12 it loses a cancellation that comes with a message
                async with asyncio.timeout(self._heartbeat):
                    text = await socket.recv()
            except TimeoutError:
                silent += 1
                if silent > 2:
                    raise
                await self._send({"type": "ping"})
                continue
            silent = 0
            await self._take(_read(text), receive)

    async def _take(self, message: Data, receive: Receive) -> None:
        match message["type"]:
            case "refusal" if message["id"] is None:
                self._said_last = message  # why they say goodbye, if they do
            case "ack" | "refusal":
                await self._take_answer(message)
            case "pong":
                self.set_clock(message["at"])
            case "bye":
                if message["retry"] is None:
                    raise SentAway(self._why(self._said_last or message))
            case kind:
                self.number = message["number"] if kind in ("snapshot", "update") else self.number
                receive(message)
                if kind == "snapshot":
                    for command, _ in list(self._asked.values()):  # asked before the break: not done twice
                        await self._send(command)

    async def _take_answer(self, message: Data) -> None:
        if message["id"] == "open" and message["type"] == "refusal":
            raise SentAway(self._why(message))
        if message["type"] == "refusal" and message["kind"] == "away" and message["id"] in self._asked:
            command, _ = self._asked[message["id"]]
            await asyncio.sleep(0.5)
            await self._send(command)
            return
        _, answer = self._asked.pop(message["id"] or "", ({}, None))
        if answer is None or answer.done():
            return
        answer.set_result(Why.of(message) if message["type"] == "refusal" else None)


def _read(text: str | bytes) -> Data:
    """A message without control characters: other people wrote parts of it."""
    message: Data = printable_data(json.loads(text))
    return message
