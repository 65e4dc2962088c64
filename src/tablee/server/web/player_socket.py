"""A WebSocket line: who it is, which table it looks at, what it asks for."""

import asyncio
import logging
import time
from collections.abc import Callable

import msgspec

import tablee
from tablee.game.contract import Refusal, Refused
from tablee.server.limits.admission import Admission
from tablee.server.limits.buckets import Bucket
from tablee.server.limits.table_quota import Waker
from tablee.server.web.access import Visitors, cookie_of
from tablee.server.web.connection import Connection, Lines, Message, Receive, Send
from tablee.server.web.timeouts import Timeouts
from tablee.table import protocol
from tablee.table.broadcast import encode, person_info
from tablee.table.chat import Speaker, show, talk
from tablee.table.live_table import LiveTable
from tablee.table.protocol import (
    Ack,
    Bye,
    ByeReason,
    FromClient,
    Hello,
    Leave,
    Mute,
    Open,
    Ping,
    Pong,
    React,
    Say,
    Show,
    Sit,
    Welcome,
)
from tablee.table.refusals import REFUSALS
from tablee.table.refusals_on_wire import id_in, on_wire, unreadable
from tablee.table.stored import StoreAway
from tablee.table.tables import Tables

log = logging.getLogger(__name__)

LARGEST = 16 * 1024  # bytes of a message
_MOST_MUTED = 200  # people
_PATIENCE = 100  # refusals for flooding, then the line is closed
_decode = msgspec.json.Decoder(FromClient).decode


class Closed(Exception):
    """This line is to be closed, with a last word to the client."""

    def __init__(self, reason: ByeReason) -> None:
        self.reason = reason


class Sockets(Lines["Line"]):
    """The WebSocket endpoint, as an ASGI application."""

    def __init__(
        self, tables: Tables, visitors: Visitors, admission: Admission, timeouts: Timeouts | None = None
    ) -> None:
        super().__init__()
        self.tables = tables
        self.visitors = visitors
        self.admission = admission
        self.timeouts = timeouts or Timeouts()
        tables.on_person_changed = self._check_tokens

    def _check_tokens(self, person: str) -> None:
        """Somebody is gone or has forgotten their other devices: what those opened is closed."""
        for line in self.lines:
            if line.client.person == person:
                line.doubt = self.tables.spawn(line.check_token())

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not self.visitors.same_origin(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong_origin"})
            return
        await send({"type": "websocket.accept"})
        await self.hold(Line(self, scope, receive, send))

    def close(self) -> None:
        """Tell everybody to come back soon."""
        for line in self.lines:
            line.say_goodbye("restart")


class Line(Connection):
    """One connection of a person from beginning to end."""

    def __init__(self, sockets: Sockets, scope: Message, receive: Receive, send: Send) -> None:
        super().__init__(sockets.tables.counters, scope, receive, send)
        self.tables = sockets.tables
        self.visitors = visitors = sockets.visitors
        self.address = self.client.address = visitors.address(scope)
        self.admission = sockets.admission
        self.place = self.admission.arrive(self.address, lambda: self.say_goodbye("slow"))
        self.cookie = cookie_of(scope)
        self.live: LiveTable | None = None
        self.greeted = False
        self.doubt: asyncio.Task[None] | None = None  # whether they still are who they were
        self._token = ""  # what they proved it with
        self._heartbeat = sockets.timeouts.heartbeat
        self._deadline = asyncio.timeout(sockets.timeouts.hello)
        self._bucket = visitors.messages()
        self._patience = Bucket(_PATIENCE, 0.2)

    async def run(self) -> None:
        pump = asyncio.create_task(self.pump())
        try:
            async with self._deadline:
                await self._listen()
        except Closed as closed:
            self.say_goodbye(closed.reason)
        except TimeoutError:
            self.tables.counters.overload.note(
                "silent_lines", "a visitor did not say in time who they are and was sent away"
            )
            self._refuse(None, REFUSALS.refusal("crowded" if self.greeted else "hello_first", ""))
            self.say_goodbye("slow")
        finally:
            self.place.left()
            if self.live is not None:
                self.live.leave(self.client)
            self.client.close()
            await pump

    def let_go(self) -> None:
        super().let_go()
        self.live = None
        vars(self).pop("place")  # which knows how to send this line away

    async def check_token(self) -> None:
        """Hang up if what they proved with who they are is worth nothing any more."""
        if self.greeted and await self.visitors.people.by_token(self._token) is None:
            self._refuse(None, REFUSALS.refusal("not_signed_in", ""))
            self.say_goodbye("signed_out")

    def send_away(self, code: str) -> None:
        """The host of the server wants them gone. `code`: of the refusal that says why."""
        self._refuse(None, REFUSALS.refusal(code, ""))
        self.say_goodbye("signed_out")

    def say_goodbye(self, reason: ByeReason) -> None:
        retry = {"restart": 1000, "slow": 1000, "limit": 10_000}.get(reason)
        self.client.answer(encode(Bye(reason, retry)))
        self.client.close()

    async def _listen(self) -> None:
        receive = self.receive
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.tables.counters.received += 1
            if self.client.deaf:
                raise Closed("slow")
            data = message.get("text") or message.get("bytes") or ""
            if not self._bucket.take():
                self._refuse(id_in(data), REFUSALS.refusal("slow_down", ""))
                await self._lose_patience()
                continue
            try:
                asked = _decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                self._refuse(id_in(data), unreadable(error))
                continue
            await self._answer(asked)

    async def _lose_patience(self) -> None:
        """Somebody asks for too much."""
        if not self._patience.take():
            raise Closed("limit")
        await asyncio.sleep(0.05)  # reading slower is the best answer to a flood

    async def _answer(self, asked: FromClient) -> None:
        command_id = getattr(asked, "id", None)
        if self.doubt is not None:
            await asyncio.wait([self.doubt])
            self.doubt = None
        if self.client.closed:  # they have been told goodbye
            return
        try:
            match asked:
                case Ping():
                    self.client.answer(encode(Pong(_now())))
                case Hello():
                    await self._greet(asked)
                case _ if not self.greeted:
                    raise REFUSALS.refused("hello_first", command_id or "")
                case Open():
                    await self._open(asked)
                case Leave():
                    self._leave()
                    self._ack(asked.id, None)
                case Mute():
                    self._mute(asked)
                case _ if self.live is None:
                    raise REFUSALS.refused("no_table_open", command_id or "")
                case Say() | React():
                    speaker = Speaker(self.client.person, self.address)
                    await talk(self.live, speaker, asked, self.visitors.check_talk)
                    self._ack(asked.id, None)
                case Show():
                    speaker = Speaker(self.client.person, self.address)
                    await show(self.live, speaker, asked, self.visitors.check_showing)
                    self._ack(asked.id, None)
                case _:
                    began = time.perf_counter()
                    self._ack(asked.id, await self.live.ask(self.client.person, asked))
                    if isinstance(asked, Sit):
                        self._take_place(self.live)
                    self.tables.counters.acknowledged.add(time.perf_counter() - began)
        except Refused as refused:
            self._refuse(command_id, refused.refusal)
            if refused.refusal.code == "too_much_talk":
                await self._lose_patience()
        except StoreAway:
            self._refuse(command_id, REFUSALS.refusal("store_away", ""))
        except (Closed, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a message could not be handled", extra={"message_type": type(asked).__name__})
            self._refuse(command_id, REFUSALS.refusal("failed", ""))

    async def _greet(self, hello: Hello) -> None:
        if self.greeted:
            raise REFUSALS.refused("hello_twice", "")
        if hello.protocol != protocol.VERSION:
            self._refuse(None, REFUSALS.refusal("wrong_protocol", hello.protocol, speaks=protocol.VERSION))
            raise Closed("protocol")
        if self.tables.bans.blocks(self.address):
            self._refuse(None, REFUSALS.refusal("blocked", ""))
            raise Closed("signed_out")
        secret, token = None, self.cookie
        person = None if self.cookie is None else await self.visitors.people.by_token(self.cookie)
        if person is None:
            if hello.secret is None:
                self._let_in(lambda: self.admission.check_newcomer(self.place))
            person, secret = await self.visitors.welcome(hello.secret, hello.language, self.address)
            token = secret or hello.secret
        if self.tables.bans.has_removed(person.id):
            self._refuse(None, REFUSALS.refusal("removed", ""))
            raise Closed("signed_out")
        greeted = person.id
        self._let_in(lambda: self.place.greet(greeted))
        self._token = token or ""
        if token == self.cookie:
            self.place.token = token
        self.client.person = person.id
        self.greeted = True
        welcome = Welcome(
            protocol=protocol.VERSION,
            server=tablee.__version__,
            person=person_info(person, person.id),
            language=person.language,  # type: ignore[arg-type]
            secret=secret,
            heartbeat=self._heartbeat,
            at=_now(),
        )
        self.client.answer(encode(welcome))

    async def _open(self, asked: Open) -> None:
        waker = Waker(self.client.person, self.address)
        with self.visitors.looking_for_table(self.address):
            async with self.tables.at(asked.table, waker) as live:
                if live is not self.live:
                    self._leave()
                self._take_place(live)
                await live.enter(self.client, asked.seen)
                self.live = live
        self._ack(asked.id, None)

    def _mute(self, asked: Mute) -> None:
        muted = self.client.muted
        if not asked.muted:
            muted.discard(asked.person)
        elif len(muted) < _MOST_MUTED:
            muted.add(asked.person)
        self._ack(asked.id, None)

    def _leave(self) -> None:
        if self.live is not None:
            self.live.leave(self.client)
            self.live = None
            self.place.rise()

    def _take_place(self, live: LiveTable) -> None:
        """At this table, with a seat or without. Who has one gets in where strangers have no room."""
        seated = self.client.person in live.table.participants()
        self._let_in(self.place.sit if seated else self.place.visit)

    def _let_in(self, admit: Callable[[], None]) -> None:
        try:
            admit()
        except Refused as refused:
            if self.place.waits:
                self._refuse(None, refused.refusal)
                raise Closed("limit") from None
        if not self.place.waits:
            self._deadline.reschedule(None)

    def _ack(self, command_id: str, number: int | None) -> None:
        self.client.answer(encode(Ack(command_id, number)))

    def _refuse(self, command_id: str | None, refusal: Refusal) -> None:
        self.tables.counters.refusals[refusal.code] += 1
        self.client.answer(encode(on_wire(refusal, command_id)))


def _now() -> int:
    return time.time_ns() // 1_000_000
