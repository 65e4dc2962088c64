"""What processes tell each other: entries, who is connected where, what is said, and that they are alive."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from tablee.server.cluster.bus import Bus, LocalBus
from tablee.server.store.contract import Entry

_BEAT = 1.0  # seconds between two signs of life to the other processes
_LOST_AFTER = 3 * _BEAT  # a process that has said nothing for so long is gone, and so are its people
_POLL = 1.0  # seconds between two looks into the store while the bus is away,
_SLOW_POLL = 10.0  # and while it is there: what it has lost, if anything, is found soon all the same


class Wrote(msgspec.Struct, tag="wrote"):
    """This entry is in the log."""

    number: int
    at: int
    mark: str
    body: msgspec.Raw


class IsHere(msgspec.Struct, tag="here"):
    """Who is connected to this process. `new`: tell me who is connected to you."""

    process: str
    people: list[str]
    new: bool = False
    lines: list[str] = []  # of programs


class Talked(msgspec.Struct, tag="talk"):
    """What somebody said, as clients are told it."""

    person: str
    message: msgspec.Raw


class Lives(msgspec.Struct, tag="lives"):
    """A sign of life. `left`: the last one."""

    process: str
    left: bool = False


class Renamed(msgspec.Struct, tag="person"):
    """Somebody has changed or is gone."""

    person: str


Heard = Wrote | IsHere | Talked
_decode = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Whoever keeps the tables of this process."""

    def person_heard(self, person: str, /) -> None:
        """Another process says that somebody has changed."""

    def process_lost(self, process: str, /) -> None:
        """Another process is gone, and its people with it."""

    async def look_into_store(self) -> None:
        """The bus may have lost something: see what others have written."""


class Gossip:
    """The other processes of this server, over the bus."""

    def __init__(self, bus: Bus, process: str) -> None:
        self.bus = bus
        self.process = process
        self.alone = isinstance(bus, LocalBus)
        self._others: dict[str, float] = {}  # other processes, and when they were last heard of

    def listen(self, listener: Listener) -> None:
        """For what concerns no table in particular."""

        def hear_of_person(message: bytes) -> None:
            listener.person_heard(msgspec.json.decode(message, type=Renamed).person)

        def hear_of_process(message: bytes) -> None:
            sign = msgspec.json.decode(message, type=Lives)
            if sign.left:
                self._lose(sign.process, listener)
            else:
                self._others[sign.process] = time.monotonic()

        self.bus.listen("people", hear_of_person)
        self.bus.listen("processes", hear_of_process)

    def listen_to(self, table: str, hear: Callable[[Heard], None]) -> None:
        """For what happens at this table."""

        def hear_of_table(message: bytes) -> None:
            heard = _decode(message)
            if isinstance(heard, IsHere):
                self._others[heard.process] = time.monotonic()
            hear(heard)

        self.bus.listen(table, hear_of_table)

    def ignore(self, table: str) -> None:
        self.bus.ignore(table)

    async def watch(self, listener: Listener, is_open: Callable[[], bool]) -> None:
        """Signs of life to and from the other processes; without the bus, a look into the store."""
        beat = polled = 0.0
        while is_open():
            await asyncio.sleep(_POLL)
            now = time.monotonic()
            if now - beat >= _BEAT:
                beat = now
                self.bus.publish("processes", _encode(Lives(self.process)))
            if not self.bus.connected:
                # Silence means nothing now: nobody is declared lost.
                self._others = dict.fromkeys(self._others, now)
            if now - polled >= (_SLOW_POLL if self.bus.connected else _POLL):
                polled = now
                await listener.look_into_store()
            for process in [other for other, heard in self._others.items() if now - heard > _LOST_AFTER]:
                self._lose(process, listener)

    def _lose(self, process: str, listener: Listener) -> None:
        self._others.pop(process, None)
        listener.process_lost(process)

    # ── To the others ────────────────────────────────────────────────────────────────────────────────

    def wrote(self, entry: Entry) -> None:
        """An entry of ours is on disk."""
        if not self.alone:
            message = Wrote(entry.number, entry.at, entry.mark, msgspec.Raw(entry.body))
            self.bus.publish(entry.table, _encode(message))

    def is_here(self, table: str, people: Iterable[str], lines: Iterable[str], new: bool = False) -> None:
        self.bus.publish(table, _encode(IsHere(self.process, list(people), new, list(lines))))

    def talked(self, table: str, person: str, message: bytes) -> None:
        self.bus.publish(table, _encode(Talked(person, msgspec.Raw(message))))

    def person_changed(self, person: str) -> None:
        self.bus.publish("people", _encode(Renamed(person)))

    def left(self) -> None:
        """The last word of this process."""
        self.bus.publish("processes", _encode(Lives(self.process, left=True)))
