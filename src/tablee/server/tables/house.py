"""All rooms of this process: opening tables, waking and putting them to sleep, and hearing of others."""

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from tablee.game.contract import Refused
from tablee.server.cluster.bus import Bus, LocalBus
from tablee.server.counters import Tally
from tablee.server.log import commands as deciding
from tablee.server.log import entries, snapshots
from tablee.server.log.table import Table
from tablee.server.people import People
from tablee.server.protocol import Settings
from tablee.server.refusals import REFUSALS
from tablee.server.store.contract import Append, CodeTaken, Entry, StoreAway
from tablee.server.store.store import Store
from tablee.server.tables.bot_workers import Thinkers
from tablee.server.tables.broadcast import Happening
from tablee.server.tables.room import Room, applied

log = logging.getLogger(__name__)

_BEAT = 1.0  # seconds between two signs of life to the other processes
_LOST_AFTER = 3 * _BEAT  # a process that has said nothing for so long is gone, and so are its people
_POLL = 1.0  # seconds between two looks into the store while the bus is away,
_SLOW_POLL = 10.0  # and while it is there: what it has lost, if anything, is found soon all the same
_TIDY = 3600.0  # seconds between two looks for tables that nobody uses
_UNUSED = 30 * 24 * 3600 * 1000  # milliseconds that a table waits for its first match, and a shared sheet
_KEEP_EVERY = 256  # entries between two snapshots of a table
_RESTS_AFTER = 60.0  # seconds that bots play on after the last look at their table
_RECENT = 16  # happenings of a log that are kept for clients who come back


class Wrote(msgspec.Struct, tag="wrote"):
    """To the other processes: this entry is in the log."""

    number: int
    at: int
    mark: str
    body: msgspec.Raw


class IsHere(msgspec.Struct, tag="here"):
    """To the other processes: who is connected to this one. `new`: tell me who is connected to you."""

    process: str
    people: list[str]
    new: bool = False
    lines: list[str] = []  # of programs


class Talked(msgspec.Struct, tag="talk"):
    """To the other processes: what somebody said, as clients are told it."""

    person: str
    message: msgspec.Raw


class Lives(msgspec.Struct, tag="lives"):
    """To the other processes: a sign of life. `left`: the last one."""

    process: str
    left: bool = False


class Renamed(msgspec.Struct, tag="person"):
    """To the other processes: somebody has changed or is gone."""

    person: str


_Heard = Wrote | IsHere | Talked
_decode = msgspec.json.Decoder(_Heard).decode
_encode = msgspec.json.Encoder().encode


class House:
    """Where tables are. Rooms exist while somebody needs them; tables are in the store."""

    def __init__(
        self,
        store: Store,
        people: People,
        bus: Bus,
        thinkers: Thinkers,
        *,
        process: str | None = None,
        pace: float = 0.7,
        idle: float = 600.0,
        most_tables: int = 20_000,
    ) -> None:
        """`pace`: seconds that a bot takes for a move. `idle`: seconds until an empty room goes to sleep."""
        self.store = store
        self.people = people
        self.bus = bus
        self.thinkers = thinkers
        self.process = process or secrets.token_hex(8)
        self.pace = pace
        self.idle = idle
        self.most_tables = most_tables
        self.rooms: dict[str, Room] = {}
        self.moves = 0  # written by this process
        self.tally = Tally()
        self.on_person_changed: Callable[[str], None] = lambda person: None
        self._others: dict[str, float] = {}  # other processes, and when they were last heard of
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._open = True
        self._mark = secrets.token_hex(8)
        self._marks = itertools.count()

    def mark(self) -> str:
        """Of an entry: nobody else's is the same. Random once, then counted: randomness is slow to get."""
        return f"{self._mark}{next(self._marks):x}"

    # ── Opening ──────────────────────────────────────────────────────────────────────────────────────

    def begin(self) -> None:
        """Start what goes on all the time. Call on the event loop."""
        self.bus.listen("people", self._hear_of_person)
        self.bus.listen("processes", self._hear_of_process)
        self.spawn(self._tidy())
        if not isinstance(self.bus, LocalBus):
            self.spawn(self._watch())

    async def _tidy(self) -> None:
        """Tables that never began, and shared score sheets, are not kept for ever."""
        while self._open:
            before = time.time_ns() // 1_000_000 - _UNUSED
            with suppress(StoreAway):
                await self.store.forget_departed()
                await self.store.forget_tables(before)
                await self.store.forget_sheets(before)
            await asyncio.sleep(_TIDY)

    def bus_changed(self, connected: bool) -> None:
        """The bus is back: much may have been said meanwhile."""
        if connected:
            for room in self.rooms.values():
                self.announce(room, new=True)
            self.spawn(self._poll())

    async def create(self, settings: Settings, person: str) -> Room:
        """A new table. Raises `Refused`."""
        if len(self.rooms) >= self.most_tables:
            raise REFUSALS.refused("house_full", "")
        while True:
            table = Table(secrets.token_hex(10))
            body = deciding.create(settings, person)
            at = time.time_ns() // 1_000_000
            happening = applied(table, 1, at, body)
            entry = Entry(table.id, 1, at, self.mark(), entries.encode(body))
            try:
                await self.store.append(Append(entry, table.listing(at)))
            except CodeTaken:
                continue
            except StoreAway:
                raise REFUSALS.refused("store_away", "") from None
            return self._enlist(Room(self, table, [happening]))

    async def room(self, name: str) -> Room:
        """The room of the table with this id or code, woken if it sleeps. Raises `Refused`."""
        room = self.rooms.get(name)
        if room is not None:
            return room
        try:
            code = deciding.plain_code(name)
            table_id = name if code is None else await self.store.table_with_code(code)
            if table_id is None:
                raise REFUSALS.refused("no_such_table", name)
            room = await self._wake(table_id)
        except StoreAway:
            raise REFUSALS.refused("store_away", name) from None
        if room is None:
            raise REFUSALS.refused("no_such_table", name)
        return room

    async def _wake(self, table_id: str) -> Room | None:
        """Many may ask at once; the log is read once."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        waking = self._waking.get(table_id)
        if waking is None:
            waking = self._waking[table_id] = asyncio.create_task(self._read(table_id))
            waking.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(waking)

    async def _read(self, table_id: str) -> Room | None:
        table, stored = await self.load(table_id)
        if table.number == 0 and not stored:
            return None
        kept = table.number
        table, recent = await asyncio.to_thread(_folded, table, stored)
        return self._enlist(Room(self, table, recent, kept))

    async def load(self, table_id: str, up_to: int | None = None) -> tuple[Table, list[Entry]]:
        """A table from its newest snapshot (none later than `up_to`), and the log since then."""
        table = None
        snapshot = await self.store.snapshot(table_id)
        if snapshot is not None and (up_to is None or snapshot[0] <= up_to):
            table = snapshots.restore(table_id, snapshot[1])
        if table is None:
            table = Table(table_id)
        return table, await self.store.entries(table_id, table.number)

    def _enlist(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.bus.listen(room.table.id, lambda message: self._hear(room, message))
        self.look_after(room)
        self.nudge(room)
        if not isinstance(self.bus, LocalBus):
            self.spawn(self._meet_others(room))
        return room

    async def _meet_others(self, room: Room) -> None:
        """Other processes may be at this table, and may have written since its log was read."""
        await self.bus.settled()
        self.announce(room, new=True)
        await self._poll([room.table.id])

    async def _sleep(self, room: Room) -> None:
        """The store has it all; whoever opens the table wakes it."""
        if room.playing is not None:
            room.playing.cancel()
        self.bus.ignore(room.table.id)
        self.rooms.pop(room.table.id, None)
        await self.keep(room)

    async def keep(self, room: Room) -> None:
        """Make the next waking faster, if it is worth it."""
        body = snapshots.keep(room.table) if room.sure and room.table.number >= room.kept + 50 else None
        if body is not None:
            room.kept = room.table.number
            with suppress(StoreAway):
                await self.store.keep_snapshot(room.table.id, room.kept, body)

    # ── What comes with time ─────────────────────────────────────────────────────────────────────────

    def look_after(self, room: Room) -> None:
        """See to it that something happens when a turn, somebody's grace or an empty room's time is over."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = room.due(self.idle)
        if due is not None and self._open:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(max(0.05, due - time.monotonic()), self._time_came, room)

    def _time_came(self, room: Room) -> None:
        room.timer = None
        if self.rooms.get(room.table.id) is not room:
            return
        if room.empty and time.monotonic() - room.touched >= self.idle and not room.lock.locked():
            self.spawn(self._sleep(room))
            return
        room.tell_presence()
        self.look_after(room)

    async def _watch(self) -> None:
        """Signs of life to and from the other processes; without the bus, a look into the store."""
        beat = polled = 0.0
        while self._open:
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
                await self._poll()
            for process in [other for other, heard in self._others.items() if now - heard > _LOST_AFTER]:
                self._lose(process)

    def _lose(self, process: str) -> None:
        self._others.pop(process, None)
        now = time.monotonic()
        for room in self.rooms.values():
            if room.presence.lost(process, now):
                room.tell_presence()
                self.look_after(room)

    async def _poll(self, tables: Sequence[str] = ()) -> None:
        """Look into the store for what others have written, at these tables or at all."""
        with suppress(StoreAway, Refused):  # the next look is soon
            for table_id, number in (await self.store.numbers(tables or list(self.rooms))).items():
                room = self.rooms.get(table_id)
                if room is not None:
                    await room.heard(number)

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────────────

    def nudge(self, room: Room) -> None:
        """See whether a bot has to move, and let it, if that is this process's business."""
        if room.playing is None and self._open and self._drives(room) and room.waiting_for_bot() is not None:
            room.playing = self.spawn(self._play(room))

    def _drives(self, room: Room) -> bool:
        """One of the processes at a table lets its bots play. If two think they are it, the log decides.

        A table that nobody looks at rests; scripts look now and then, without a line.
        """
        looked_at = room.presence.watched or time.monotonic() - room.touched < _RESTS_AFTER
        return looked_at and all(self.process < other for other in room.presence.elsewhere)

    async def _play(self, room: Room) -> None:
        try:
            while self._open and self._drives(room) and (waiting := room.waiting_for_bot()) is not None:
                seat, level, stand_in = waiting
                table = room.table
                assert table.match is not None
                number, view = table.number, table.match.view(seat)
                _, move = await asyncio.gather(
                    asyncio.sleep(self.pace), self.thinkers.choose(table.settings.game, level, seat, view)
                )
                await room.play(seat, move, number, stand_in)
        except Exception:  # the store is away, or the thinkers are: `nudge` tries again
            log.warning("a bot could not move", extra={"table": room.table.id}, exc_info=True)
            asyncio.get_running_loop().call_later(1.0, self.nudge, room)
        finally:
            room.playing = None

    # ── The other processes ──────────────────────────────────────────────────────────────────────────

    def wrote(self, room: Room, entry: Entry) -> None:
        """An entry is on disk: the others need to hear of it."""
        self.moves += 1
        if not isinstance(self.bus, LocalBus):
            body = msgspec.Raw(entry.body)
            self.bus.publish(entry.table, _encode(Wrote(entry.number, entry.at, entry.mark, body)))
        if entry.number >= room.kept + _KEEP_EVERY:
            self.spawn(self.keep(room))

    def publish_talk(self, table_id: str, person: str, message: bytes) -> None:
        self.bus.publish(table_id, _encode(Talked(person, msgspec.Raw(message))))

    def announce(self, room: Room, new: bool = False) -> None:
        here = IsHere(self.process, list(room.presence.local), new, list(room.presence.lines))
        self.bus.publish(room.table.id, _encode(here))

    def person_changed(self, person: str) -> None:
        """Somebody has another name, other devices or is gone: show it where they sit, here and elsewhere."""
        self._show_person(person)
        self.bus.publish("people", _encode(Renamed(person)))

    def person_left(self, person: str) -> None:
        """Somebody was deleted: show it, and write it down wherever they played."""
        self.person_changed(person)
        self.spawn(self._forget_departed())

    async def _forget_departed(self) -> None:
        with suppress(StoreAway):  # whoever opens the database next, or tidies up, goes on with it
            await self.store.forget_departed()

    def _show_person(self, person: str) -> None:
        self.on_person_changed(person)
        for room in self.rooms.values():
            if any(place.person == person for place in room.table.seats):
                self.spawn(self._reload(room, person))

    async def _reload(self, room: Room, person: str) -> None:
        await self.people.load([person])
        room.tell_presence()

    def _hear_of_person(self, message: bytes) -> None:
        person = msgspec.json.decode(message, type=Renamed).person
        self.people.forget(person)
        self._show_person(person)

    def _hear_of_process(self, message: bytes) -> None:
        sign = msgspec.json.decode(message, type=Lives)
        if sign.left:
            self._lose(sign.process)
        else:
            self._others[sign.process] = time.monotonic()

    def _hear(self, room: Room, message: bytes) -> None:
        heard = _decode(message)
        match heard:
            case Wrote():
                entry = Entry(room.table.id, heard.number, heard.at, heard.mark, bytes(heard.body))
                self.spawn(room.heard_entry(entry))
            case Talked():
                room.pass_on(heard.person, bytes(heard.message))
            case IsHere():
                now = time.monotonic()
                self._others[heard.process] = now
                if room.presence.heard(heard.process, heard.people, heard.lines, now):
                    room.tell_presence()
                    self.look_after(room)
                if heard.new:
                    self.announce(room)

    # ── Closing ──────────────────────────────────────────────────────────────────────────────────────

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Something that goes on beside all else, until it is done or the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong in the background", exc_info=error)

    async def close(self) -> None:
        """Nothing new begins; what is being written is finished."""
        self._open = False
        self.bus.publish("processes", _encode(Lives(self.process, left=True)))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            if room.timer is not None:
                room.timer.cancel()
            async with room.lock:  # whoever is writing finishes first
                await self.keep(room)


def _folded(table: Table, stored: list[Entry]) -> tuple[Table, list[Happening]]:
    """A table after these entries of its log, and the last things that happened."""
    recent = []
    for left, entry in zip(range(len(stored), 0, -1), stored, strict=True):
        happening = applied(table, entry.number, entry.at, entries.decode(entry.body))
        if left <= _RECENT:
            recent.append(happening)
    return table, recent
