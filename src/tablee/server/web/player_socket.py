"""The WebSocket of a person: one transport of `table.endpoint`, with the limits of a server."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

from tablee.game.contract import Refusal as GameRefusal
from tablee.game.contract import Refused
from tablee.server.counters import Counters
from tablee.server.limits.admission import Admission
from tablee.server.limits.numbers import MESSAGES, REFUSED_MESSAGES
from tablee.server.web.access import Visitors, cookie_of
from tablee.server.web.connection import Connection, Message, OpenSockets, Receive, Send
from tablee.server.web.uvicorn_protocols import Timeouts
from tablee.table.broadcast import encode
from tablee.table.endpoint import Access, Closed, Endpoint, SignedIn, check_version
from tablee.table.live_table import LiveTable
from tablee.table.protocol import Ack, Bye, ByeReason, Hello, Refusal
from tablee.table.refusals import REFUSALS, id_in, on_wire
from tablee.table.tables import Tables

LARGEST = 16 * 1024  # bytes of a message


class PlayerSockets(OpenSockets["PlayerSocket"]):
    """The WebSocket endpoint, as an ASGI application."""

    def __init__(
        self,
        tables: Tables,
        visitors: Visitors,
        admission: Admission,
        counters: Counters,
        timeouts: Timeouts | None = None,
    ) -> None:
        super().__init__()
        self.counters = counters
        self.tables = tables
        self.visitors = visitors
        self.admission = admission
        self.timeouts = timeouts or Timeouts()
        tables.on_person_changed = self._check_tokens

    def _check_tokens(self, person: str) -> None:
        """Somebody is deleted or has forgotten their other devices: the sockets of those are closed."""
        for line in self.lines:
            if line.outbox.person == person:
                line.token_check = self.tables.spawn(line.check_token())

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not self.visitors.same_origin(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong_origin"})
            return
        await send({"type": "websocket.accept"})
        await self.hold(PlayerSocket(self, scope, receive, send))

    def close(self) -> None:
        """Tell everybody to come back soon."""
        for line in self.lines:
            line.say_goodbye("restart")


class PlayerSocket(Connection, Access):
    """One connection of a person from beginning to end."""

    def __init__(self, sockets: PlayerSockets, scope: Message, receive: Receive, send: Send) -> None:
        super().__init__(sockets.counters, scope, receive, send)
        self.tables = sockets.tables
        self.visitors = visitors = sockets.visitors
        self.address = self.outbox.address = visitors.address(scope)
        self.admission = sockets.admission
        self.place = self.admission.open_line(self.address, lambda: self.say_goodbye("slow"))
        self.cookie = cookie_of(scope)
        self.endpoint = Endpoint(self.tables, self.outbox, self)
        self.limits = visitors
        self.token_check: asyncio.Task[None] | None = None  # whether their token is still good
        self._token = ""  # by which they signed in
        self.heartbeat = sockets.timeouts.heartbeat
        self._deadline = asyncio.timeout(sockets.timeouts.hello)
        self._bucket = visitors.limits.bucket(MESSAGES)
        self._patience = visitors.limits.bucket(REFUSED_MESSAGES)

    async def run(self) -> None:
        pump = asyncio.create_task(self.pump())
        try:
            async with self._deadline:
                await self._listen()
        except Closed as closed:
            self.say_goodbye(closed.reason)
        except TimeoutError:
            self.counters.overload.note(
                "silent_lines", "a visitor did not say in time who they are and was sent away"
            )
            self._refuse(REFUSALS.refusal("crowded" if self.endpoint.greeted else "hello_first", ""))
            self.say_goodbye("slow")
        finally:
            self.place.close()
            self.endpoint.close()
            self.outbox.close()
            await pump

    def release(self) -> None:
        super().release()
        vars(self).pop("place")  # which knows how to send this line away
        vars(self).pop("endpoint")

    async def check_token(self) -> None:
        """Hang up if the token is worth nothing any more."""
        if self._token and await self.visitors.people.by_token(self._token) is None:
            self._refuse(REFUSALS.refusal("not_signed_in", ""))
            self.say_goodbye("signed_out")

    def send_away(self, code: str) -> None:
        """Hang up because the host of the server wants it. `code`: of the refusal that says why."""
        self._refuse(REFUSALS.refusal(code, ""))
        self.say_goodbye("signed_out")

    def say_goodbye(self, reason: ByeReason) -> None:
        retry = {"restart": 1000, "slow": 1000, "limit": 10_000}.get(reason)
        self.outbox.answer(encode(Bye(reason, retry)))
        self.outbox.close()

    async def _listen(self) -> None:
        receive = self.receive
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.counters.received += 1
            if self.outbox.is_not_reading:
                raise Closed("slow")
            data = message.get("text") or message.get("bytes") or ""
            if not self._bucket.take():
                self._refuse(REFUSALS.refusal("slow_down", ""), id_in(data))
                await self._slow_down()
                continue
            await self._answer(data)

    async def _slow_down(self) -> None:
        """Answer a flood by reading slower; after too much of it, hang up."""
        if not self._patience.take():
            raise Closed("limit")
        await asyncio.sleep(0.05)

    async def _answer(self, data: str | bytes) -> None:
        if self.token_check is not None:
            await asyncio.wait([self.token_check])
            self.token_check = None
        if self.outbox.closed:  # there was a `bye`
            return
        began = time.perf_counter()
        answer = await self.endpoint.receive(data)
        if isinstance(answer, Refusal):
            self.counters.refusals[answer.code] += 1
        self.outbox.answer(encode(answer))
        if isinstance(answer, Ack) and answer.number is not None:
            self.counters.acknowledged.add(time.perf_counter() - began)
        elif isinstance(answer, Refusal) and answer.code == "too_much_talk":
            await self._slow_down()

    # ── What the endpoint asks ───────────────────────────────────────────────────────────────────────

    async def sign_in(self, hello: Hello) -> SignedIn:
        try:
            check_version(hello)
        except Refused as refused:
            self._refuse(refused.refusal)
            raise Closed("protocol") from None
        if self.tables.bans.blocks(self.address):
            self._refuse(REFUSALS.refusal("blocked", ""))
            raise Closed("signed_out")
        secret, token = None, self.cookie
        person = None if self.cookie is None else await self.visitors.people.by_token(self.cookie)
        if person is None:
            if hello.secret is None:
                self._let_in(self.place.check_stranger)
            person, secret = await self.visitors.welcome(hello.secret, hello.language, self.address)
            token = secret or hello.secret
        if self.tables.bans.has_removed(person.id):
            self._refuse(REFUSALS.refusal("removed", ""))
            raise Closed("signed_out")
        greeted = person.id
        self._let_in(lambda: self.place.greet(greeted))
        self._token = token or ""
        if token == self.cookie:
            self.place.token = token
        return SignedIn(person, secret)

    def looking_for_table(self) -> AbstractContextManager[None]:
        return self.visitors.looking_for_table(self.address)

    def take_place(self, live: LiveTable) -> None:
        """At this table. Somebody with a seat gets in where strangers have no room."""
        seated = self.outbox.person in live.table.participants()
        self._let_in(self.place.sit if seated else self.place.visit)

    def leave_place(self) -> None:
        self.place.rise()

    def _let_in(self, admit: Callable[[], None]) -> None:
        try:
            admit()
        except Refused as refused:
            if self.place.waits:
                self._refuse(refused.refusal)
                raise Closed("limit") from None
        if not self.place.waits:
            self._deadline.reschedule(None)

    def _refuse(self, refusal: GameRefusal, command_id: str | None = None) -> None:
        self.counters.refusals[refusal.code] += 1
        self.outbox.answer(encode(on_wire(refusal, command_id)))
