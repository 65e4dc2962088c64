"""What processes tell each other: entries, who is connected where, what is said, and that they are alive."""

import asyncio
import time
from collections.abc import Callable, Iterable

import msgspec

from tablee.server.cluster.bus import Bus, LocalBus
from tablee.server.jobs.periodic import repeat
from tablee.table.peers import Heard, IsHere, Peers, Talked, Wrote
from tablee.table.stored import Entry
from tablee.table.tables import Tables

_BEAT = 1.0  # seconds between two signs of life to the other processes
_LOST_AFTER = 3 * _BEAT  # a process that has said nothing for so long is gone, and so are its people
_POLL = 1.0  # seconds between two looks into the store while the bus is away,
_SLOW_POLL = 10.0  # and while it is there: what it has lost, if anything, is found soon all the same
_EVERYBODY = "*"


class Lives(msgspec.Struct, tag="lives"):
    """A sign of life. `left`: the last one."""

    process: str
    left: bool = False
    census: int = 0  # the last one that is complete: where it was not mentioned since then, it is no more
    asks: str = ""  # for a census: the process that is to take one, or `_EVERYBODY`


class Renamed(msgspec.Struct, tag="person"):
    """Somebody has changed or is gone."""

    person: str


_decode = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.Encoder().encode


class Gossip(Peers):
    """The other processes of this server, over the bus.

    What they said last is remembered, and so has to be said again when it may have been missed: when the bus
    was away, or somebody was silent for so long that they were thought dead. Then there is a *census*: a
    process says of all its tables who is there, and then, in its signs of life, that it has done so.
    """

    def __init__(self, bus: Bus, process: str) -> None:
        super().__init__(process)
        self.bus = bus
        self.alone = isinstance(bus, LocalBus)
        self._others: dict[str, float] = {}  # other processes, and when they were last heard of
        self._censuses: dict[str, int] = {}  # the last complete one of each
        self._census = self._complete = (
            0  # our own: the one that goes on, or went on last; the last complete one
        )
        self._census_due = False
        self._beat = self._polled = self._looked = 0.0  # when that was done last

    def listen(self, listener: Tables) -> None:
        """For what concerns no table in particular."""

        def hear_of_person(message: bytes) -> None:
            listener.on_peer_person(msgspec.json.decode(message, type=Renamed).person)

        def hear_of_process(message: bytes) -> None:
            sign = msgspec.json.decode(message, type=Lives)
            if sign.left:
                self._lose(sign.process, listener)
                return
            self._heard_of(sign.process)
            if sign.asks in (self.process, _EVERYBODY):
                self._census_due = True
            if sign.census > self._censuses.get(sign.process, 0):
                self._censuses[sign.process] = sign.census
                listener.on_census(sign.process, sign.census)

        self.bus.listen("people", hear_of_person)
        self.bus.listen("processes", hear_of_process)

    def listen_to(self, table: str, hear: Callable[[Heard], None]) -> None:
        """For what happens at this table."""

        def hear_of_table(message: bytes) -> None:
            heard = _decode(message)
            if isinstance(heard, IsHere):
                self._heard_of(heard.process)
            hear(heard)

        self.bus.listen(table, hear_of_table)

    def _heard_of(self, process: str) -> None:
        if process not in self._others:  # new, or thought dead, and what it said before was forgotten
            self.bus.publish("processes", _encode(self._sign(asks=process)))
        self._others[process] = time.monotonic()

    def _sign(self, asks: str = "") -> Lives:
        return Lives(self.process, census=self._complete, asks=asks)

    def reconnected(self) -> None:
        """The bus was away: neither we nor the others know what was said meanwhile."""
        self._census_due = True
        self.bus.publish("processes", _encode(self._sign(asks=_EVERYBODY)))

    async def watch(self, listener: Tables, is_open: Callable[[], bool]) -> None:
        """Signs of life to and from the other processes; without the bus, a look into the store."""
        await repeat(lambda: self._look(listener), 0.0, lambda: not is_open(), "processes")

    async def _look(self, listener: Tables) -> None:
        await asyncio.sleep(_POLL)
        now = time.monotonic()
        if self._census_due:
            await self._take_census(listener)
        if now - self._beat >= _BEAT:
            self._beat = now
            self.bus.publish("processes", _encode(self._sign()))
        if not self.bus.connected or now - self._looked > _LOST_AFTER - _BEAT:
            # The bus is away, or this process was halted: silence means nothing, nobody is declared lost.
            self._others = dict.fromkeys(self._others, now)
        self._looked = now
        if now - self._polled >= (_SLOW_POLL if self.bus.connected else _POLL):
            self._polled = now
            await listener.look_into_store()
        for process in [other for other, heard in self._others.items() if now - heard > _LOST_AFTER]:
            self._lose(process, listener)

    async def _take_census(self, listener: Tables) -> None:
        self._census_due = False
        self._census += 1
        await listener.announce_all()
        self._complete = self._census

    def _lose(self, process: str, listener: Tables) -> None:
        self._others.pop(process, None)
        self._censuses.pop(process, None)
        listener.on_process_lost(process)

    # ── To the others ────────────────────────────────────────────────────────────────────────────────

    def wrote(self, entry: Entry) -> None:
        """An entry of ours is on disk."""
        if not self.alone:
            message = Wrote(entry.number, entry.at, entry.mark, msgspec.Raw(entry.body), self.process)
            self.bus.publish(entry.table, _encode(message))

    def is_here(self, table: str, people: Iterable[str], lines: Iterable[str], new: bool = False) -> None:
        message = IsHere(self.process, list(people), new, list(lines), self._census)
        self.bus.publish(table, _encode(message))

    def leaves(self, table: str) -> None:
        """This process is at the table no more."""
        self.bus.ignore(table)
        self.bus.publish(table, _encode(IsHere(self.process, [], left=True)))

    def talked(self, table: str, person: str, message: bytes) -> None:
        self.bus.publish(table, _encode(Talked(person, msgspec.Raw(message))))

    def person_changed(self, person: str) -> None:
        self.bus.publish("people", _encode(Renamed(person)))

    def left(self) -> None:
        """The last word of this process."""
        self.bus.publish("processes", _encode(Lives(self.process, left=True)))

    async def settled(self) -> None:
        await self.bus.settled()
