"""A table that is awake: its log, and the clients of this process that follow it."""

import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from tablee.bots.cast import Character, name_in_record
from tablee.bots.ladder import LEVELS, best_level
from tablee.game.contract import Refused
from tablee.table import broadcast, play, seat_requests
from tablee.table.action import Action, Actor, decide
from tablee.table.broadcast import Broadcast, encode
from tablee.table.entries import AppliedEntry
from tablee.table.journal import Decide, Journal, Opened
from tablee.table.play import take_hint
from tablee.table.presence import Attendance, TurnClock
from tablee.table.protocol import Presence as PresenceMessage
from tablee.table.protocol import SeatPresence, TableInfo
from tablee.table.refusals import REFUSALS
from tablee.table.seats import put_program
from tablee.table.state import Seat, SeatProgram
from tablee.table.stored import Entry

if TYPE_CHECKING:
    from tablee.table.tables import Tables

_KNOWN = 64  # entries that a returning client can get one by one,
_KNOWN_TO_NOBODY = 16  # and of these, how many are kept while nobody is there
_BACK_AFTER_WAKING = 5.0  # seconds in which a program may come back to a table that was just woken
_SOON = 0.1  # seconds until an empty table that could not sleep when it was time is looked at again


class Client(Protocol):
    """What the table posts to: a person's connection, or another listener."""

    person: str
    address: str
    muted: set[str]
    resync: Callable[[], Awaitable[bytes | None]]

    def post(self, message: bytes, /) -> None:
        """Send this, without waiting."""

    def post_talk(self, message: bytes, /) -> None:
        """Send what somebody said, unless there is too much to send already."""


class ConnectedProgram(Protocol):
    """The connection of a program that has a seat."""

    id: str

    def on_entry(self, happening: AppliedEntry, /) -> None:
        """Something is in the log."""

    def look(self) -> None:
        """See whether there is something to do, unless the table is ahead of its log."""


class Overtaken(Exception):
    """The table has moved on while a bot or a program thought."""


class LiveTable(Journal):
    """One table in this process, with the clients that are connected to it."""

    def __init__(self, tables: "Tables", opened: Opened) -> None:
        """`tables` act on what happens here."""
        super().__init__(tables.store, tables.marks, opened)
        self.tables = tables
        self.people = tables.people
        self.clients: dict[Client, tuple[int, ...]] = {}  # and the seats whose cards each may see
        self.programs: list[ConnectedProgram] = []  # that are connected to this process and have their seat
        self.recent: deque[AppliedEntry] = deque(opened.recent, maxlen=_KNOWN)
        self.presence = Attendance(since=time.monotonic())
        lines = (place.program.line for place in self.table.seats if place.program is not None)
        self._lines_before = frozenset(line for line in lines if line)  # of programs, when the table woke
        self.users = 0  # who are about to come in, or have business here without a connection
        self.touched = time.monotonic()  # when somebody last asked for something
        self.turn = TurnClock(self.table.turned_at)
        self.said: deque[tuple[str, str]] = deque(maxlen=_KNOWN)  # ids of what was said last
        self._presence_changed = False
        self._undo_shown = False  # whether clients know of somebody's wish to take back a move

    def wrote(self, entry: Entry) -> None:
        self.tables.wrote(self, entry)

    def gone(self) -> set[str]:
        return {person for person in self.table.participants() if person not in self.presence}

    # ── Asking for something ─────────────────────────────────────────────────────────────────────────

    async def ask(self, person: str, command: Action) -> int:
        """Do what is asked, once; returns the number of the entry that did it. Raises `Refused`."""
        self.touched = time.monotonic()
        prepared = await command.prepare(self.table, person, self.people)
        return await self.write(
            lambda: decide(self.table, command, Actor(person, self.presence, self._is_gone, **prepared)),
            (person, command.id),
        )

    async def put_program(self, person: str, seat: int, token_hash: str, ms: int) -> int:
        """Let a program with this token play this seat. Raises `Refused`."""
        self.touched = time.monotonic()
        return await self.write(
            lambda: put_program(self.table, seat, token_hash, ms, Actor(person, self.presence))
        )

    async def view_for_hint(self, person: str, seat: int) -> Any:
        """What this seat sees, if it may be advised now. Raises `Refused`."""
        self.touched = time.monotonic()
        table = self.table
        if seat not in table.seats_of(person):
            raise REFUSALS.refused("not_your_seat", seat)
        if not table.settings.hints:
            raise REFUSALS.refused("hints_off", "hint")
        view = await self._view_to_move(seat)
        if table.hints_left(seat) is None or table.is_advised(seat):
            return view
        await self.write(lambda: take_hint(self.table, seat, person))
        return await self._view_to_move(seat)

    async def _view_to_move(self, seat: int) -> Any:
        async with self.lock:  # not while the table is ahead of its log
            match = self.table.match
            if match is None or self.table.phase != "playing" or seat not in match.actors():
                raise REFUSALS.refused("not_to_move", seat)
            return match.view(seat)

    async def write(self, decided: Decide, key: tuple[str, str] | None = None) -> int:
        """See `Journal.append`."""
        try:
            return await self.append(decided, key)
        finally:
            self._catch_up()

    # ── What other processes wrote ───────────────────────────────────────────────────────────────────

    async def heard(self, number: int) -> None:
        """Another process has written up to this number, or may have."""
        if await self.read_to(number):
            self._catch_up()
            await self._reclaim()

    async def on_peer_entry(self, entry: Entry) -> None:
        """Another process has written this entry."""
        await self.take(entry)
        self._catch_up()
        await self._reclaim()
        await self.heard(entry.number)

    # ── Broadcasting ──────────────────────────────────────────────────────────────────────────────────

    async def broadcast(self, happening: AppliedEntry) -> None:
        """Tell everybody here what is now on disk."""
        info = None
        table = self.table
        self.turn.follow(table.turned_at)
        moved = isinstance(happening.body, play.Moved)
        if not moved or table.phase != "playing" or table.settings.clock or self._undo_shown:
            await self.people.load(self._seated())
            self._undo_shown = table.undo is not None
            info = self.info()
            if not moved:
                for client in self.clients:
                    self.clients[client] = self._seats(client)
            self.tables.times_changed(self)
        self.recent.append(happening)
        story = Broadcast(table, happening, info)
        for client, seats in self.clients.items():
            client.post(story.to(seats))
        for line in list(self.programs):
            line.on_entry(happening)
        self.tables.turn_changed(self)

    def info(self) -> TableInfo:
        here = self.presence.here()
        return broadcast.table_info(self.table, self.people.known, self.presence_of, here)

    def presence_of(self, place: Seat) -> SeatPresence | None:
        if place.program is not None:
            return self._presence_of_program(place.program)
        if place.owner is None:
            return None
        if place.owner in self.presence:
            return "here"
        return "stand_in" if self._is_gone(place.owner) else "away"

    def _is_gone(self, person: str) -> bool:
        """For so long that a bot plays for them. Over days, a bot plays only for a player who was too slow.

        Nobody plays the deal of the day for somebody else.
        """
        if self.table.settings.over_days or self.table.daily:
            return False
        gone = self.presence.gone_since(person)
        return gone is not None and time.monotonic() - gone >= self.table.settings.patience

    def _presence_of_program(self, program: SeatProgram) -> SeatPresence:
        """Nobody waits for a program, but if the server was restarted: then they all come back at once."""
        if self.presence.has_line(program.line):
            return "here"
        back_soon = time.monotonic() - self.presence.since < _BACK_AFTER_WAKING
        return "away" if back_soon and program.line in self._lines_before else "stand_in"

    def broadcast_presence(self, besides: Client | None = None) -> None:
        """Somebody came, went, was replaced, or has another name. `besides`: a client that knows already."""
        if self.lock.locked() or not self.sure:  # perhaps ahead: `write` catches up
            self._presence_changed = True
            return
        self._presence_changed = False
        if self.clients:
            message = encode(PresenceMessage(self.info()))
            for client in self.clients:
                if client is not besides:
                    client.post(message)
        self.tables.turn_changed(self)

    def _catch_up(self) -> None:
        """Broadcast what had to wait while the table was ahead of its log."""
        if self._presence_changed:
            self.broadcast_presence()
        for line in list(self.programs):
            line.look()

    def pass_on(self, person: str, message: bytes) -> None:
        """Somebody's words, to all who want to see them."""
        for client in self.clients:
            if person not in client.muted:
                client.post_talk(message)

    def snapshot_for(self, client: Client, seen: int | None = None) -> bytes:
        """A snapshot for this client; `seen` is the last number it knows, if any."""
        missed: list[AppliedEntry] = []
        if seen is not None:
            missed = [happening for happening in self.recent if happening.number > seen]
        complete = seen is not None and len(missed) == max(0, self.announced - seen)
        return broadcast.snapshot(self.table, self.info(), self.clients.get(client, ()), missed, complete)

    # ── Coming and going ─────────────────────────────────────────────────────────────────────────────

    async def enter(self, client: Client, seen: int | None) -> None:
        """From now on this client gets everything, beginning with a snapshot. Raises `Refused`."""
        async with self.lock:
            await self.make_sure()
            if not self.table.may_look(client.person):
                raise REFUSALS.refused("tournament_hidden", "")
            await self.people.load([*self._seated(), client.person])
            self.touched = time.monotonic()
            known = client in self.clients
            self.clients[client] = self._seats(client)
            client.resync = lambda: self._resync(client)
            new = client.person not in self.presence
            if not known:
                self.presence.came(client.person)
            client.post(self.snapshot_for(client, seen))
        if known:  # it has asked once more: that is news for nobody else
            return
        if new:
            self.broadcast_presence(besides=client)
        self.tables.connections_changed(self)
        self.tables.times_changed(self)
        await self._reclaim()

    async def _reclaim(self) -> None:
        """Owners who are here keep their seats, or get them back. Other processes may not have known."""
        for seat, owner in list(seat_requests.reclaimable(self.table)):
            if owner in self.presence.local:
                with suppress(Refused):  # another process was first, or the store is away: then they `sit`
                    await self.write(partial(self._reclaimed, seat, owner))

    def _reclaimed(self, seat: int, owner: str) -> seat_requests.SeatReclaimed:
        return seat_requests.reclaim(self.table, seat, owner)

    async def _resync(self, client: Client) -> bytes | None:
        """For a client that has fallen behind."""
        async with self.lock:
            if client not in self.clients:
                return None
            await self.make_sure()
            return self.snapshot_for(client)

    def leave(self, client: Client) -> None:
        if self.clients.pop(client, None) is None:
            return
        self.touched = time.monotonic()
        while not self.clients and len(self.recent) > _KNOWN_TO_NOBODY:
            self.recent.popleft()
        self.presence.went(client.person, self.touched)
        if client.person not in self.presence:
            self.broadcast_presence()
        self.tables.looked(self, client.person)
        self.tables.connections_changed(self)
        self.tables.times_changed(self)

    @property
    def empty(self) -> bool:
        """Whether nobody has anything to do with it in this process."""
        return not self.clients and not self.programs and not self.users

    @property
    def may_sleep(self) -> bool:
        """Whether nobody has anything to do with it, and nothing is being written."""
        return self.empty and not self.lock.locked()

    def due(self, idle: float) -> float | None:
        """When something happens here by itself, on the monotonic clock: a turn or somebody's grace is
        over, or nobody has been here for so long that the table can be given up."""
        at = time.monotonic()
        times = [max(self.touched + idle, at + _SOON)] if self.empty else []
        if self.table.phase == "playing":
            settings = self.table.settings
            if self.table.turn_seconds is not None:
                times.append(at + self.turn.left(self.table.turn_seconds))
            for owner in self.table.owners():
                gone = self.presence.gone_since(owner)
                if gone is not None:
                    times.append(gone + settings.patience)
            if self._lines_before:
                times.append(self.presence.since + _BACK_AFTER_WAKING)
        return min((due for due in times if due > at), default=None)

    # ── Who has the seats ────────────────────────────────────────────────────────────────────────────

    def _seated(self) -> list[str]:
        """And who would like to be."""
        seated = [place.person for place in self.table.seats if place.person is not None]
        request = self.table.seat_request
        return seated if request is None else [*seated, request.person]

    def _seats(self, client: Client) -> tuple[int, ...]:
        return tuple(self.table.seats_of(client.person))

    async def names(self) -> list[str]:
        """What the record calls each seat."""
        await self.people.load(self._seated())
        return [self._name(place) for place in self.table.seats]

    def _name(self, place: Seat) -> str:
        if place.program is not None and place.program.name:
            return f"{place.program.name} (program)"
        if place.level is not None:
            game = self.table.settings.game
            level = min(place.level, best_level(game))
            return name_in_record(Character(place.bot or "", level), LEVELS[game][level - 1].name)
        person = self.people.known.get(place.person or "")
        return "—" if person is None else person.name
