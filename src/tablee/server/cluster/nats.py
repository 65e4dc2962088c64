"""The bus between processes, on a NATS server.

Why NATS: topics without memory are all that is needed, and there is nothing to configure or to keep on
disk; it is one small free program, packaged in Debian, with an asyncio client.

The client's own reconnecting is not used: it sends what is out of date by then, gives up for good on some
errors, and can wait for ever on a dead line. A new client for each connection has no past.
"""

import asyncio
import logging
import random
import re
from collections.abc import Mapping
from typing import Self
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import BadSubjectError, MaxPayloadError, SlowConsumerError

from tablee.server.cluster.bus import BusRefused, Hear, OnChange

_PREFIX = "tablee."  # others may use the same server
_WORD = re.compile(r"[A-Za-z0-9_-]+")  # neither spaces nor the server's wildcards
_MOST_WAITING = 20_000  # messages; some seconds' worth
_PING = 2  # seconds; three unanswered ones are a lost connection
_PATIENCE = 2  # seconds for an answer when connecting, settling and hanging up
_LOOK = 0.1  # seconds between two looks whether the client is still connected
_PAUSE, _LONGEST_PAUSE = 0.2, 2.0  # seconds between attempts to connect

_log = logging.getLogger(__name__)

# What waits to be sent: a message for a topic; a topic (with None) that we began or ceased to listen to; or
# somebody who wants to know when all before is done.
_Waiting = tuple[str, bytes | None] | asyncio.Future[None]


class NatsBus:
    """A `Bus`. Made by `open`."""

    def __init__(self, url: str, process_id: str) -> None:
        self.on_change: OnChange | None = None
        self._url = url
        self._process_id = process_id
        self._hears: dict[str, Hear] = {}
        self._line: _Line | None = None
        self._tried = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, process_id: str) -> Self:
        """Return after the first attempt to connect. If it failed, others follow for as long as it takes.

        `process_id` is a word that no other process has. Raises `BusRefused` for what is no address.
        """
        try:
            parts = urlsplit(url)
            is_address = parts.scheme == "nats" and bool(parts.hostname) and parts.port != 0
        except ValueError:  # such a port cannot be
            is_address = False
        if not is_address:
            raise BusRefused("The address of a NATS server looks like nats://host:4222.")
        assert _WORD.fullmatch(process_id), f"{process_id!r} cannot be the id of a process"
        bus = cls(url, process_id)
        bus._keeping = asyncio.create_task(bus._keep_connected(), name="tablee-bus")
        await bus._tried.wait()
        return bus

    @property
    def connected(self) -> bool:
        return self._line is not None and self._line.ready

    def publish(self, topic: str, message: bytes) -> None:
        if self._line is not None and self._line.ready:
            self._line.put((topic, message))

    def listen(self, topic: str, hear: Hear) -> None:
        assert _WORD.fullmatch(topic), f"{topic!r} cannot be a topic"
        self._hears[topic] = hear
        if self._line is not None:
            self._line.put((topic, None))

    def ignore(self, topic: str) -> None:
        if self._hears.pop(topic, None) is not None and self._line is not None:
            self._line.put((topic, None))

    async def settled(self) -> None:
        if self._line is not None:
            await self._line.settled()

    async def close(self) -> None:
        self.on_change = None
        if self._keeping is not None:
            await self.settled()
            self._keeping.cancel()
            await asyncio.wait([self._keeping])

    async def _keep_connected(self) -> None:
        pause, complained = _PAUSE, False
        while True:
            self._line = line = _Line(self._process_id, self._hears)
            try:
                await line.connect(self._url)
                _log.info("connected to the bus")
                pause, complained = _PAUSE, False
                self._tell(True)
                self._tried.set()
                try:
                    await line.carry()
                finally:
                    self._tell(False)
                _log.warning("the bus is gone")
            except Exception as error:  # whatever it is, the next attempt may do better
                _log.log(logging.DEBUG if complained else logging.WARNING, "cannot reach the bus: %r", error)
                complained = True
            finally:
                self._line = None
                await line.hang_up()
                self._tried.set()
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # not all processes at the same moment
            pause = min(2 * pause, _LONGEST_PAUSE)

    def _tell(self, connected: bool) -> None:
        if self.on_change is not None:
            try:
                self.on_change(connected)
            except Exception:
                _log.exception("somebody could not take in that the bus has changed")


class _Line:
    """One connection, from its beginning to its end."""

    def __init__(self, process_id: str, hears: Mapping[str, Hear]) -> None:
        self._process_id = process_id
        self._hears = hears  # what the bus listens to, as it changes
        self._client = Client()
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue(_MOST_WAITING)
        self._subscriptions: dict[str, Subscription] = {}
        self._settled = False  # the server knows what we listen to
        self._given_up = False

    @property
    def ready(self) -> bool:
        """Whether messages arrive, both ways."""
        return self._settled and not self._given_up and self._client.is_connected

    async def connect(self, url: str) -> None:
        """Connect, and have the server know what we listen to. Raises what the client raises."""
        await self._client.connect(
            url,
            name=self._process_id,
            no_echo=True,
            allow_reconnect=False,
            max_reconnect_attempts=1,  # with none it would try for ever
            reconnect_time_wait=0,
            connect_timeout=_PATIENCE,
            ping_interval=_PING,
            max_outstanding_pings=2,
            error_cb=self._on_error,
        )
        for topic in list(self._hears):
            await self._follow(topic)
        await self._round_trip()
        self._settled = True

    def put(self, what: _Waiting) -> None:
        """Send this soon. Without room for it the line is given up: what is missed must be looked for."""
        try:
            self._waiting.put_nowait(what)
        except asyncio.QueueFull:
            self._given_up = True

    async def settled(self) -> None:
        done = asyncio.get_running_loop().create_future()
        if self.ready:
            self.put(done)
        if self.ready:  # there was room for it
            await asyncio.wait([done], timeout=_PATIENCE)

    async def carry(self) -> None:
        """Send what is put, until the connection is lost."""
        sending = asyncio.create_task(self._send())
        try:
            while self.ready and not sending.done():
                await asyncio.wait([sending], timeout=_LOOK)
        finally:
            self._given_up = True
            sending.cancel()
            await asyncio.wait([sending], timeout=_PATIENCE)
            if sending.done() and not sending.cancelled() and (error := sending.exception()) is not None:
                _log.debug("the bus broke while sending: %r", error)

    async def hang_up(self) -> None:
        """Never raises, and does not wait long: the line may be dead."""
        self._given_up = True
        waiting = [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]
        _release([what for what in waiting if isinstance(what, asyncio.Future)])
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._client.close()
        except Exception as error:
            _log.debug("the line to the bus could not be closed: %r", error)
            if self._client._transport is not None:  # to which `close` does not come if nobody reads
                self._client._transport.close()  # type: ignore[no-untyped-call]

    async def _send(self) -> None:
        asking: list[asyncio.Future[None]] = []
        try:
            while not self._given_up:  # the client may swallow that we are cancelled
                what = await self._waiting.get()
                if isinstance(what, asyncio.Future):
                    asking.append(what)
                elif what[1] is None:
                    await self._follow(what[0])
                else:
                    await self._publish(what[0], what[1])
                if asking and self._waiting.empty():  # one round trip for all who ask
                    await self._round_trip()
                    _release(asking)
        finally:
            _release(asking)

    async def _publish(self, topic: str, message: bytes) -> None:
        # Who it is from stands where NATS has the topic for a reply: see `_heard`.
        try:
            await self._client.publish(_PREFIX + topic, message, reply=self._process_id)
        except (BadSubjectError, MaxPayloadError) as error:
            _log.error("a message of %s bytes to %r cannot be sent: %s", len(message), topic, error)

    async def _follow(self, topic: str) -> None:
        """Subscribe to a topic that we listen to, or cease to."""
        listening, subscribed = topic in self._hears, topic in self._subscriptions
        if listening and not subscribed:
            self._subscriptions[topic] = await self._client.subscribe(_PREFIX + topic, cb=self._heard)
        elif subscribed and not listening:
            await self._subscriptions.pop(topic).unsubscribe()

    async def _heard(self, message: Msg) -> None:
        # The server does not echo to the same connection, but our last one may not be dead to it yet.
        if message.reply == self._process_id:
            return
        topic = message.subject.removeprefix(_PREFIX)
        hear = self._hears.get(topic)
        if hear is None:
            return
        try:
            hear(message.data)
        except Exception:
            _log.exception("a message to %r could not be taken in", topic)

    async def _round_trip(self) -> None:
        async with asyncio.timeout(_PATIENCE):
            while self._client.pending_data_size:  # which the client's ping would overtake
                await asyncio.sleep(0.001)
            await self._client.flush(_PATIENCE)

    async def _on_error(self, error: Exception) -> None:
        _log.debug("the client of the bus: %r", error)
        if isinstance(error, SlowConsumerError):  # it has thrown messages away
            self._given_up = True


def _release(asking: list[asyncio.Future[None]]) -> None:
    for done in asking:
        if not done.done():
            done.set_result(None)
    asking.clear()
