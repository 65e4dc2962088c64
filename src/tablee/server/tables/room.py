"""A table that somebody is at: what is asked is written first, and then everybody is told.

One thing at a time: whoever changes the table holds the lock from deciding until it is on disk. While
an entry is being written the table in memory is already ahead of the log; `sure` is False then, and
if the entry was not written, the log is read again.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tablee.bots.ladder import LEVELS, best_level
from tablee.game.contract import Refused
from tablee.server.log import entries
from tablee.server.log.commands import Actor, Logged, decide, put_program
from tablee.server.log.table import Program, Seat, Table
from tablee.server.net.outbox import Client
from tablee.server.protocol import HintInfo, React, Reacted, Said, Say, SeatPresence, Sit, TableInfo
from tablee.server.protocol import Presence as PresenceMessage
from tablee.server.refusals import REFUSALS
from tablee.server.store.contract import Append, Entry, NumberTaken, StoreAway
from tablee.server.tables import broadcast as telling
from tablee.server.tables.broadcast import Happening, Telling, encode
from tablee.server.tables.presence import Presence

if TYPE_CHECKING:
    from tablee.server.net.program_socket import ProgramLine
    from tablee.server.tables.house import House

_TRIES = 5  # against other processes that write to the same log at the same time
_KNOWN = 64  # happenings that a returning client can be told one by one,
_KNOWN_TO_NOBODY = 16  # and of these, how many are kept while nobody is there
_BACK_AFTER_WAKING = 5.0  # seconds in which a program may come back to a table that was just woken


class Room:
    """One table in this process, with the clients that are connected to it."""

    def __init__(self, house: "House", table: Table, recent: Iterable[Happening] = (), kept: int = 0) -> None:
        self.house = house
        self.table = table
        self.clients: dict[Client, tuple[int, ...]] = {}  # and the seats whose cards each may see
        self.programs: list[ProgramLine] = []  # that are connected to this process and have their seat
        self.recent: deque[Happening] = deque(recent, maxlen=_KNOWN)
        self.lock = asyncio.Lock()
        self.presence = Presence(since=time.monotonic())
        lines = (place.program.line for place in table.seats if place.program is not None)
        self._lines_before = frozenset(line for line in lines if line)  # of programs, when the table woke
        self.touched = time.monotonic()  # when somebody last asked for something
        self.playing: asyncio.Task[None] | None = None  # the bots of this table, at work
        self.timer: asyncio.TimerHandle | None = None  # when something is due here by itself
        self.kept = kept  # number of the newest snapshot
        self.sure = True  # whether `table` is what the log says
        self._told = table.number
        self._presence_changed = False
        self._undo_shown = False  # whether clients have been told of somebody's wish to take back a move
        self._said: deque[tuple[str, str]] = deque(maxlen=_KNOWN)  # ids of what was said last

    # ── Asking for something ─────────────────────────────────────────────────────────────────────────

    async def ask(self, person: str, command: Logged) -> int:
        """Do what is asked, once; returns the number of the entry that did it. Raises `Refused`."""
        self.touched = time.monotonic()
        guest = None
        if isinstance(command, Sit) and command.guest is not None:
            guest = (await self.house.people.guest(person, command.guest)).id
        return await self._write(
            lambda: decide(self.table, command, Actor(person, self.presence, guest)),
            (person, command.id),
        )

    async def play(self, seat: int, move: str, number: int, stand_in: bool) -> None:
        """A bot's move, if the table is still as the bot saw it."""

        def decided() -> entries.Moved:
            if self.table.number != number or self.driven(seat) is None:
                raise Overtaken
            return entries.Moved(seat=seat, move=move, stand_in=stand_in)

        with suppress(Overtaken):
            await self._write(decided)

    # ── Programs ─────────────────────────────────────────────────────────────────────────────────────

    async def put_program(self, person: str, seat: int, token_hash: str, ms: int) -> int:
        """Let whoever knows the token play this seat. Raises `Refused`."""
        self.touched = time.monotonic()
        return await self._write(
            lambda: put_program(self.table, seat, token_hash, ms, Actor(person, self.presence))
        )

    async def seat_program(self, line: "ProgramLine") -> None:
        """From now on this line speaks for its program's seat. Raises `Overtaken` if the seat is not its."""

        def decided() -> entries.ProgramCame:
            program = line.program
            if program is None or program.out:
                raise Overtaken
            return entries.ProgramCame(seat=line.seat, name=line.name, line=line.id)

        self.presence.lines.add(line.id)
        self.house.announce(self)
        try:
            await self._write(decided)
        except BaseException:
            self.presence.lines.discard(line.id)
            self.house.announce(self)  # it may be in the log all the same, if the store is away
            raise
        self.programs.append(line)
        line.look()

    def unseat_program(self, line: "ProgramLine") -> None:
        """It is gone, or not listened to any more."""
        if line in self.programs:
            self.programs.remove(line)
            self.touched = time.monotonic()
            self.presence.lines.discard(line.id)
            self.tell_presence()
            self.house.announce(self)
            self.house.look_after(self)

    async def play_program(self, line: "ProgramLine", move: str, valid: Callable[[], bool]) -> None:
        """A program's move, if it is still `valid`. Raises `Overtaken` if not, `Refused` by the rules."""

        def decided() -> entries.Moved:
            if not line.speaks or not valid():
                raise Overtaken
            return entries.Moved(seat=line.seat, move=move)

        await self._write(decided)

    async def note_fault(self, line: "ProgramLine", fault: str) -> None:
        """A program is sent away, or has gone when it should not, perhaps for a newer line or token to come.

        Everything that the same person lets play here counts together: nobody is to wait again and again.
        """

        def decided() -> entries.ProgramFailed:
            seats = self.table.seats
            program = seats[line.seat].program if line.seat < len(seats) else None
            if program is None or program.by != line.by:
                raise Overtaken
            return entries.ProgramFailed(seat=line.seat, line=line.id, fault=fault)

        with suppress(Overtaken):
            await self._write(decided)

    async def _write(self, decided: Callable[[], entries.AnyBody], key: tuple[str, str] | None = None) -> int:
        try:
            return await self._write_next(decided, key)
        finally:
            self._catch_up()

    async def _write_next(self, decided: Callable[[], entries.AnyBody], key: tuple[str, str] | None) -> int:
        async with self.lock:
            for _ in range(_TRIES):
                if not self.sure:
                    await self._read_again()
                if key is not None and key in self.table.done:
                    return self.table.done[key]
                body = decided()
                phase = self.table.phase
                number, at = self.table.number + 1, _now()
                happening = self._apply(number, at, body)  # the rules may refuse it: nothing changed then
                self.sure = False
                listing = None
                if not isinstance(body, entries.Moved) or self.table.phase != phase:
                    listing = self.table.listing(at)
                finished = None
                if self.table.phase == "over" and phase != "over":
                    await self.house.people.load(self._people())
                    finished = await asyncio.to_thread(self.table.finished, self._names(), at)
                entry = Entry(self.table.id, number, at, self.house.mark(), entries.encode(body))
                try:
                    await self.house.store.append(Append(entry, listing, finished))
                except NumberTaken:
                    continue
                except StoreAway:
                    raise REFUSALS.refused("store_away", body.cid or "") from None
                self.sure = True
                await self._tell(happening)
                self.house.wrote(self, entry)
                return number
            raise REFUSALS.refused("store_away", "")

    # ── What other processes wrote ───────────────────────────────────────────────────────────────────

    async def heard(self, number: int) -> None:
        """Another process has written up to this number, or may have."""
        if number > self.table.number or not self.sure:
            async with self.lock:
                if not self.sure:
                    await self._read_again()
                elif number > self.table.number:
                    await self._follow(await self.house.store.entries(self.table.id, self.table.number))
            self._catch_up()

    async def heard_entry(self, entry: Entry) -> None:
        """Another process has written this entry."""
        async with self.lock:
            if self.sure and entry.number == self.table.number + 1:
                await self._follow([entry])
        self._catch_up()
        await self.heard(entry.number)

    async def _read_again(self) -> None:
        """Begin anew from the log, and tell what was not told yet."""
        told = self._told
        try:
            fresh, log = await self.house.load(self.table.id, told)
        except StoreAway:
            raise REFUSALS.refused("store_away", "") from None
        known = told - fresh.number
        for entry in log[:known]:
            fresh.apply(entry.number, entry.at, entries.decode(entry.body))
        self.table = fresh
        await self._follow(log[known:])
        self.sure = True

    async def _follow(self, log: Iterable[Entry]) -> None:
        for entry in log:
            await self._tell(self._apply(entry.number, entry.at, entries.decode(entry.body)))

    def _apply(self, number: int, at: int, body: entries.AnyBody) -> Happening:
        return applied(self.table, number, at, body)

    # ── Telling ──────────────────────────────────────────────────────────────────────────────────────

    async def _tell(self, happening: Happening) -> None:
        """Tell everybody here what is now on disk. If that fails, whoever comes next reads and tells it."""
        body = happening.body
        info = None
        table = self.table
        moved = isinstance(body, entries.Moved)
        if not moved or table.phase != "playing" or table.settings.clock or self._undo_shown:
            try:
                await self.house.people.load(self._people())
            except BaseException:
                self.sure = False
                raise
            self._undo_shown = table.undo is not None
            info = self.info()
            if not moved:
                for client in self.clients:
                    self.clients[client] = self._seats(client)
            self.house.look_after(self)
        self.recent.append(happening)
        self._told = happening.number
        story = Telling(table, happening, info)
        for client, seats in self.clients.items():
            client.post(story.to(seats))
        for line in list(self.programs):
            line.told(happening)
        self.house.nudge(self)

    def info(self) -> TableInfo:
        here = self.presence.here()
        return telling.table_info(self.table, self.house.people.known, self.presence_of, here)

    def presence_of(self, place: Seat) -> SeatPresence | None:
        if place.program is not None:
            return self._presence_of_program(place.program)
        if place.owner is None:
            return None
        gone = self.presence.gone_since(place.owner)
        if gone is None:
            return "here"
        return "stand_in" if time.monotonic() - gone >= self.table.settings.grace else "away"

    def _presence_of_program(self, program: Program) -> SeatPresence:
        """Nobody waits for a program, but if the server was restarted: then they all come back at once."""
        if self.presence.has_line(program.line):
            return "here"
        back_soon = time.monotonic() - self.presence.since < _BACK_AFTER_WAKING
        return "away" if back_soon and program.line in self._lines_before else "stand_in"

    def tell_presence(self, besides: Client | None = None) -> None:
        """Somebody came, went, was replaced, or has another name. `besides`: who has just been told."""
        if self.lock.locked() or not self.sure:  # the table may be ahead of the log: whoever writes will tell
            self._presence_changed = True
            return
        self._presence_changed = False
        if self.clients:
            message = encode(PresenceMessage(self.info()))
            for client in self.clients:
                if client is not besides:
                    client.post(message)
        self.house.nudge(self)

    def _catch_up(self) -> None:
        """Tell what could not be told while the table was ahead of its log."""
        if self._presence_changed:
            self.tell_presence()
        for line in list(self.programs):
            line.look()

    def whole(self, client: Client, seen: int | None = None) -> bytes:
        """A snapshot for this client; `seen` is the last number it knows, if any."""
        missed: list[Happening] = []
        if seen is not None:
            missed = [happening for happening in self.recent if happening.number > seen]
        complete = seen is not None and len(missed) == max(0, self._told - seen)
        return telling.snapshot(self.table, self.info(), self.clients.get(client, ()), missed, complete)

    # ── Coming and going ─────────────────────────────────────────────────────────────────────────────

    async def enter(self, client: Client, seen: int | None) -> None:
        """From now on this client is told everything; at first, the whole table."""
        async with self.lock:
            if not self.sure:
                await self._read_again()
            await self.house.people.load([*self._people(), client.person])
            self.touched = time.monotonic()
            self.clients[client] = self._seats(client)
            client.resync = lambda: self._resync(client)
            new = client.person not in self.presence
            self.presence.came(client.person)
            client.post(self.whole(client, seen))
        if new:
            self.tell_presence(besides=client)
        self.house.announce(self)
        self.house.look_after(self)

    async def _resync(self, client: Client) -> bytes | None:
        """For a client that has fallen behind."""
        async with self.lock:
            if client not in self.clients:
                return None
            if not self.sure:
                await self._read_again()
            return self.whole(client)

    def leave(self, client: Client) -> None:
        if self.clients.pop(client, None) is None:
            return
        self.touched = time.monotonic()
        while not self.clients and len(self.recent) > _KNOWN_TO_NOBODY:
            self.recent.popleft()
        self.presence.went(client.person, self.touched)
        if client.person not in self.presence:
            self.tell_presence()
        self.house.announce(self)
        self.house.look_after(self)

    # ── Talking: told, and not written down ──────────────────────────────────────────────────────────

    async def talk(self, person: str, command: Say | React) -> None:
        """Once for each id. Raises `Refused`. In human manners, a silent partner who writes talks (SB-23)."""
        if (person, command.id) in self._said:
            return
        if isinstance(command, Say):
            if not self.table.settings.chat:
                raise REFUSALS.refused("chat_off", "say")
            await self._note_talking(person)
        who = telling.person_info((await self.house.people.load([person])).get(person), person)
        message: Said | Reacted
        if isinstance(command, Say):
            message = Said(who, command.text, _now())
        else:
            message = Reacted(who, command.reaction, _now())
        self._said.append((person, command.id))
        self.pass_on(person, encode(message))
        self.house.publish_talk(self.table.id, person, encode(message))

    async def _note_talking(self, person: str) -> None:
        match = self.table.match
        if match is None or self.table.phase != "playing" or match.game.FACTS.talking is None:
            return
        talk = match.parse_move(match.game.FACTS.talking)
        for seat in self.table.seats_of(person):
            if match.why_not(seat, talk) is None:
                talked = entries.Moved(by=person, seat=seat, move=str(talk))
                with suppress(Refused):  # if the turn has just ended, nobody is to be quiet any more
                    await self._write(partial(_as_is, talked))

    def pass_on(self, person: str, message: bytes) -> None:
        """Somebody's words, to all who want to see them."""
        for client in self.clients:
            if person not in client.muted:
                client.post(message)

    async def advise(self, person: str, seat: int) -> list[HintInfo]:
        """What this seat could do now, best first, judged by what it sees. Raises `Refused`."""
        self.touched = time.monotonic()
        table, match = self.table, self.table.match
        if seat not in table.seats_of(person):
            raise REFUSALS.refused("not_your_seat", seat)
        if not table.settings.hints:
            raise REFUSALS.refused("hints_off", "hint")
        async with self.lock:  # not while the table is ahead of its log
            if match is None or table.phase != "playing" or seat not in match.actors():
                raise REFUSALS.refused("not_to_move", seat)
            view = match.view(seat)
        return await self.house.thinkers.advise(table.settings.game, view)

    # ── Bots and those who are gone ──────────────────────────────────────────────────────────────────

    def driven(self, seat: int) -> tuple[int, bool] | None:
        """The level of the bot that moves for this seat now, and whether it does so for somebody else."""
        place, settings = self.table.seats[seat], self.table.settings
        if place.level is not None and place.program is None:
            return self._present(place.level), False
        too_slow = settings.clock is not None and _now() >= self.table.turned_at + 1000 * settings.clock
        waits = place.owner is not None and not self.presence.watched  # who comes back finds it as it was
        if too_slow or (self.presence_of(place) == "stand_in" and not waits):
            return self._present(settings.stand_in), True
        return None

    def _present(self, level: int) -> int:
        """A game may have fewer levels than others: then its best one plays."""
        return min(level, best_level(self.table.settings.game))

    def waiting_for_bot(self) -> tuple[int, int, bool] | None:
        """The next seat that a bot moves for, its level, and whether it does so for somebody else."""
        if self.table.phase != "playing" or self.table.match is None:
            return None
        for seat in self.table.match.actors():
            driven = self.driven(seat)
            if driven is not None:
                return seat, *driven
        return None

    def due(self, idle: float) -> float | None:
        """When something happens here by itself, on the monotonic clock: a turn or somebody's grace is
        over, or nobody has been here for so long that the room can be given up."""
        now = time.monotonic()
        times = [self.touched + idle] if self.empty else []
        if self.table.phase == "playing":
            settings = self.table.settings
            if settings.clock is not None:
                times.append(now + self.table.turned_at / 1000 + settings.clock - _now() / 1000)
            for owner in self.table.owners():
                gone = self.presence.gone_since(owner)
                if gone is not None:
                    times.append(gone + settings.grace)
            if self._lines_before:
                times.append(self.presence.since + _BACK_AFTER_WAKING)
        return min((due for due in times if due > now), default=None)

    @property
    def empty(self) -> bool:
        """Whether nobody is connected to it in this process."""
        return not self.clients and not self.programs

    def _people(self) -> list[str]:
        return [place.person for place in self.table.seats if place.person is not None]

    def _seats(self, client: Client) -> tuple[int, ...]:
        return tuple(self.table.seats_of(client.person))

    def _names(self) -> list[str]:
        """What the record calls each seat."""
        return [self._name(place) for place in self.table.seats]

    def _name(self, place: Seat) -> str:
        if place.program is not None and place.program.name:
            return f"{place.program.name} (program)"
        if place.level is not None:
            level = self._present(place.level)
            return f"{LEVELS[self.table.settings.game][level - 1].name} {level}"
        person = self.house.people.known.get(place.person or "")
        return "—" if person is None else person.name


def applied(table: Table, number: int, at: int, body: entries.AnyBody) -> Happening:
    """The next entry, carried out; and how it can be told. Raises `Refused`; nothing has changed then."""
    moves = 0 if table.match is None else len(table.match.moves)
    events = table.apply(number, at, body)
    undone = table.match is not None and len(table.match.moves) < moves
    return Happening(number, at, body, events, table.game, undone)


def _as_is(body: entries.AnyBody) -> entries.AnyBody:
    return body


class Overtaken(Exception):
    """The table has moved on while a bot or a program thought."""


def _now() -> int:
    return time.time_ns() // 1_000_000
