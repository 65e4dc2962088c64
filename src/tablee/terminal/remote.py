"""A table of a server: the protocol of docs/protocol.md, as any other client speaks it."""

import asyncio
import json
import random
import re
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, get_args
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from tablee.locales.sentences import sentence
from tablee.locales.words import words
from tablee.server.protocol import VERSION, Reaction
from tablee.terminal.session import Data, Hear, News, SeatState, Standing, Why
from tablee.terminal.storage import keep_secret, secret_for

Say = Callable[..., str]
REACTIONS: tuple[str, ...] = get_args(Reaction)
_FIRST_WAIT, _LONGEST_WAIT = 0.5, 30.0  # seconds between two attempts
_BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)
_CODE = re.compile(r"^[0-9A-Za-z -]{6,32}$")


class Address(NamedTuple):
    """Where a table is."""

    server: str  # http://host:port, with a path if it is not alone there; it names it to people too
    table: str

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/api/socket"


class NotAnAddress(ValueError):
    """This is not where a table is."""


def address_of(url: str) -> Address:
    """Of http://host/t/CODE, http://host/games/tablee/t/CODE, ws://host/CODE or host:8000/t/CODE. Raises
    `NotAnAddress`."""
    text = url.strip() if "://" in url else f"http://{url.strip()}"
    parts = urlsplit(text)
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    before, _, code = parts.path.rstrip("/").rpartition("/")
    if scheme not in ("http", "https") or not parts.netloc or not _CODE.match(code):
        raise NotAnAddress(url)
    return Address(f"{scheme}://{parts.netloc}{before.removesuffix('/t').rstrip('/')}", code)


class SentAway(OSError):
    """The server does not want us, or speaks another version."""


class RemoteTable:
    """A `Sitting` at a server. Breaks of the line are told and mended; nothing is done twice."""

    def __init__(
        self, address: Address, language: str, say: Say, watch: bool = False, names: Sequence[str] = ()
    ) -> None:
        """The first of the names is what we would like to be called, the others are guests at this device."""
        self.address, self.language, self.say, self.watch = address, language, say, watch
        self.names = list(names)
        self.standing = Standing(game="", phase="gathering", seats=(), code=address.table, away=True)
        self.me = ""
        self.number = 0
        self._table: Data | None = None
        self._game: Data | None = None
        self._yours: list[Data] = []
        self._ahead = 0.0  # seconds by which the server's clock is ahead of ours
        self._last: int | None = None  # the seat of the last move
        self._asked: int | None = None  # who was the last to ask for a move back
        self._open: dict[str, tuple[Data, asyncio.Future[Why | None]]] = {}  # commands without an answer yet
        self._ids = (f"{secrets.token_hex(4)}-{count}" for count in range(1 << 30))
        self._line: ClientConnection | None = None
        self._hear: Hear = lambda news: None
        self._left = asyncio.Event()
        self._tried_to_sit = watch
        self._sitting: asyncio.Task[None] | None = None

    # ── What a screen asks for ───────────────────────────────────────────────────────────────────────

    async def attend(self, hear: Hear) -> None:
        """Raises `SentAway` if there is no point in coming back."""
        self._hear = hear
        wait, ever = _FIRST_WAIT, False
        while not self._left.is_set():
            try:
                async with connect(self.address.socket, compression=None, open_timeout=10) as line:
                    self._line = line
                    await self._greet()
                    if ever:
                        hear(News(notice="server-back"))
                    wait, ever = _FIRST_WAIT, True
                    await self._listen(line)
            except SentAway:
                raise
            except InvalidURI:
                raise SentAway(2, self.say("server-other", server=self.address.server)) from None
            except InvalidHandshake:
                if not ever:
                    raise SentAway(2, self.say("server-other", server=self.address.server)) from None
            except _BROKEN:
                if not ever and not self._table:
                    raise SentAway(2, self.say("server-none", server=self.address.server)) from None
            finally:
                if self._line is not None:
                    self._line.transport.abort()  # closed already, unless we were told to stop at once
                self._line = None
            if self._left.is_set():
                return
            self._stand(away=True)
            hear(News())
            with suppress(TimeoutError):
                await asyncio.wait_for(self._left.wait(), wait * random.uniform(0.8, 1.2))
            wait = min(2 * wait, _LONGEST_WAIT)

    async def move(self, seat: int, move: str) -> Why | None:
        return await self.ask("move", seat=seat, move=move[:16])

    async def deal_next(self) -> Why | None:
        why = await self.ask("next")
        return None if why is not None and why.code == "not_between" else why  # somebody else was faster

    async def take_back(self, seat: int) -> Why | None:
        return await self.ask("undo", seat=seat)

    def can_take_back(self) -> int | None:
        if self._table is None or self._table["phase"] != "playing" or not self._table["settings"]["undo"]:
            return None
        return self._last if self._last in self.standing.own else None

    def busy(self) -> bool:
        return False

    async def leave(self) -> None:
        self._left.set()
        if self._line is not None:
            with suppress(*_BROKEN):
                await self._line.close()
        for _, answer in self._open.values():
            answer.cancel()

    async def ask(self, kind: str, **fields: object) -> Why | None:
        """Any command. Waits for the answer, over breaks of the line if need be."""
        command: Data = {"type": kind, "id": next(self._ids), **fields}
        answer: asyncio.Future[Why | None] = asyncio.get_running_loop().create_future()
        self._open[command["id"]] = (command, answer)
        await self._send(command)
        return await answer

    # ── The line ─────────────────────────────────────────────────────────────────────────────────────

    async def _send(self, message: Data) -> None:
        """What cannot be sent now is sent again when the line is mended."""
        if self._line is not None:
            with suppress(*_BROKEN):
                await self._line.send(json.dumps(message))

    async def _greet(self) -> None:
        secret = secret_for(self.address.server)
        welcome = await self._hello(secret)
        if welcome["type"] == "refusal" and welcome["code"] == "not_signed_in" and secret is not None:
            keep_secret(self.address.server, None)
            self._hear(News(notice="server-unknown"))
            welcome = await self._hello(None)
        if welcome["type"] != "welcome":
            raise SentAway(2, self._why(welcome))
        self.me, self._heartbeat = welcome["person"]["id"], welcome["heartbeat"]
        self._set_clock(welcome["at"])
        if welcome["secret"]:
            keep_secret(self.address.server, welcome["secret"])
        if self.names and self.names[0] != welcome["person"]["name"]:
            await asyncio.to_thread(_be_called, self.address, welcome["secret"] or secret, self.names[0])
        await self._send(
            {"type": "open", "id": "open", "table": self.address.table, "seen": self.number or None}
        )

    def _why(self, message: Data) -> str:
        """A refusal in the reader's language, or in the server's words; or else a goodbye."""
        if message["type"] != "refusal":
            return self.say("server-gone", reason=message.get("reason", ""))
        text = sentence(words(self.language), message)
        return str(message["sentence"]) if text.startswith("refusal-") else text

    async def _hello(self, secret: str | None) -> Data:
        await self._send({"type": "hello", "protocol": VERSION, "secret": secret, "language": self.language})
        assert self._line is not None
        while True:
            message: Data = json.loads(await asyncio.wait_for(self._line.recv(), 20))
            if message["type"] in ("welcome", "refusal", "bye"):
                return message

    async def _listen(self, line: ClientConnection) -> None:
        """Until the line breaks."""
        silent = 0
        while True:
            try:
                text = await asyncio.wait_for(line.recv(), self._heartbeat)
            except TimeoutError:
                silent += 1
                if silent > 2:
                    raise
                await self._send({"type": "ping"})
                continue
            silent = 0
            await self._take(json.loads(text))

    async def _take(self, message: Data) -> None:
        match message["type"]:
            case "snapshot":
                await self._take_snapshot(message)
            case "update":
                self.number = message["number"]
                self._merge(message)
                self._happened(message["happened"])
            case "presence":
                before = self.standing.seats
                self._merge(message)
                self._tell_presence(before)
            case "ack" | "refusal":
                await self._take_answer(message)
            case "said":
                values = {"player": message["person"]["name"], "text": message["text"]}
                self._hear(News(notice="said-by", values=values))
            case "reacted":
                text = self.say(f"reaction-{message['reaction']}")
                self._hear(News(notice="said-by", values={"player": message["person"]["name"], "text": text}))
            case "pong":
                self._set_clock(message["at"])
            case "bye" if message["retry"] is None:
                raise SentAway(2, self.say("server-gone", reason=message["reason"]))

    def _set_clock(self, at: int) -> None:
        """The server's clock, in milliseconds: turns end by it, and ours may be wrong."""
        self._ahead = at / 1000 - time.time()

    async def _take_snapshot(self, message: Data) -> None:
        first = self._table is None
        self.number = message["number"]
        self._merge(message)
        if first or not message["complete"]:
            self._hear(News())
        else:
            for happened in message["missed"]:
                self._happened(happened)
            self._hear(News())
        for command, _ in list(self._open.values()):  # asked before the line broke: not done twice
            await self._send(command)
        await self._sit()

    async def _sit(self) -> None:
        """Whoever joins would like to play: the first seat that is free."""
        if self._tried_to_sit or self._table is None:
            return
        self._tried_to_sit = True
        if self.standing.own:
            return
        free = [at for at, seat in enumerate(self._table["seats"]) if seat["person"] is None]
        empty = [at for at in free if self._table["seats"][at]["level"] is None]
        if self._table["phase"] == "gathering" and (empty or free):
            self._sitting = asyncio.create_task(
                self._sit_at([*empty, *(at for at in free if at not in empty)])
            )
        else:
            self._hear(News(notice="watching"))

    async def _sit_at(self, seats: list[int]) -> None:
        """Us first, and then our guests, for whom there may be no room."""
        with suppress(asyncio.CancelledError):
            if await self.ask("sit", seat=seats[0]) is not None:
                self._hear(News(notice="watching"))
                return
            for seat, guest in zip(seats[1:], self.names[1:], strict=False):
                await self.ask("sit", seat=seat, guest=guest)

    async def _take_answer(self, message: Data) -> None:
        if message["id"] == "open" and message["type"] == "refusal":
            raise SentAway(2, self._why(message))
        if message["type"] == "refusal" and message["kind"] == "away" and message["id"] in self._open:
            command, _ = self._open[message["id"]]
            await asyncio.sleep(0.5)
            await self._send(command)
            return
        _, answer = self._open.pop(message["id"] or "", ({}, None))
        if answer is None or answer.done():
            return
        why = None
        if message["type"] == "refusal":
            why = Why(*(message[name] for name in ("code", "rule", "given", "sentence", "details")))
        answer.set_result(why)

    # ── What is known ────────────────────────────────────────────────────────────────────────────────

    def _merge(self, message: Data) -> None:
        self._table = message.get("table", self._table)
        if "game" in message:
            self._game = message["game"]
        self._yours = message.get("yours", self._yours)
        if self._table is not None and self._table["undo"] is not None:
            self._asked = self._table["undo"]["seat"]
        self._stand()

    def _happened(self, happened: Data) -> None:
        what = happened["what"]
        if what == "moved":
            self._last = happened["seat"]
        elif what in ("next", "started", "rematch") or happened.get("undone"):
            self._last = None
        events = [dict(event) for event in happened["events"]]
        for event in events:
            if len(self.standing.own) > 1 and event["event"] in ("drew", "over_drew"):
                event.pop("cards", None)  # several people at one device read the same log
        self._stand()
        notice, seat = "", happened["seat"]
        if happened.get("undone"):
            notice, seat = "taken-back", self._asked if seat is None else seat
        elif what in ("sat", "stood"):
            notice = "joined" if what == "sat" else "left"
        if notice and seat is not None:
            self._hear(News(tuple(events), notice, {"player": self.standing.names[seat]}))
        else:
            self._hear(News(tuple(events)))

    def _tell_presence(self, before: tuple[SeatState, ...]) -> None:
        """Who went away from a game that goes on, and who came back."""
        for was, seat in zip(before, self.standing.seats, strict=False):
            gone = seat.presence not in (None, was.presence)
            if gone and was.name == seat.name and self.standing.phase == "playing":
                text = self.say(f"seat-{seat.presence}")
                self._hear(News(notice="said-by", values={"player": seat.name, "text": text}))
        self._hear(News())

    def _stand(self, away: bool = False) -> None:
        table = self._table
        if table is None:
            return
        own = tuple(each["seat"] for each in self._yours)
        if table["phase"] == "gathering":
            own = tuple(at for at, seat in enumerate(table["seats"]) if self._is_mine(seat))
        match = table["match"] or {"totals": [], "games": 0, "rounds": [], "winners": None}
        asked, ends = table["undo"], table["turn_ends"]
        gathering = table["phase"] == "gathering"
        self.standing = Standing(
            game=table["settings"]["game"],
            phase=table["phase"],
            seats=tuple(self._seat(seat) for seat in table["seats"]),
            own=() if self.watch else own,
            public=None if gathering else self._game,
            private={each["seat"]: each for each in self._yours},
            totals=tuple(match["totals"]),
            rounds=tuple(tuple(scores) for scores in match["rounds"]),
            games=match["games"],
            winners=None if match["winners"] is None else tuple(match["winners"]),
            away=away,
            asked_to_undo=asked["seat"] if asked is not None and self.me in asked["waiting"] else None,
            turn_ends=None if ends is None else ends / 1000 - self._ahead,
            code=table["code"],
            host=table["host"] == self.me,
        )

    def _is_mine(self, seat: Data) -> bool:
        return self.me in (seat.get("owner"), (seat["person"] or {}).get("id"))

    def _seat(self, seat: Data) -> SeatState:
        if seat["person"] is not None:
            return SeatState(seat["person"]["name"], True, False, seat["ready"], seat["presence"])
        program = seat.get("program")
        if program is not None and program["name"]:
            return SeatState(program["name"], True, True, presence=seat["presence"])
        if seat["level"] is not None:
            return SeatState(self.say(f"level-{seat['level']}"), True, True)
        return SeatState(self.say("seat-empty"), False, False, False)


def _be_called(address: Address, secret: str | None, name: str) -> None:
    """Over HTTP, where people have their names. A name that cannot be is no reason not to play."""
    request = Request(
        f"{address.server}/api/me",
        data=json.dumps({"name": name[:24]}).encode(),
        headers={"Authorization": f"Bearer {secret}", "Content-Type": "application/json"},
        method="PATCH",
    )
    with suppress(OSError), urlopen(request, timeout=10):
        pass
