"""All live tables of this process: opening tables, waking them and putting them to sleep."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import islice
from typing import Any

from tablee.game.contract import Refused
from tablee.game.registry import UnknownGame, game_named
from tablee.table import peers as others
from tablee.table.bot_driver import BotDriver
from tablee.table.gathering import KnownDeal, plain_code
from tablee.table.journal import EntryMarks, Opened, create_table, open_table
from tablee.table.live_table import LiveTable
from tablee.table.peers import Peers
from tablee.table.ports import Bans, BotService, People, Quota, Store, Visitor
from tablee.table.protocol import Settings
from tablee.table.refusals import REFUSALS
from tablee.table.seats import Stood, give_up_seat, seats_of_removed
from tablee.table.stored import Entry, StoreAway
from tablee.table.summary import encode as encode_standing
from tablee.table.summary import standing

log = logging.getLogger(__name__)

_KEEP_EVERY = 256  # entries between two snapshots of a table
_AT_ONCE = 1000  # tables announced in one go: the bus has a limit


class Tables:
    """Tables are in the store; they are live here while somebody needs them.

    Of each table there is one at a time in this process. It sleeps only while nobody has it: neither a
    client or a program that is connected to it, nor anybody between `at` and the end of their business.
    """

    def __init__(
        self,
        store: Store,
        people: People,
        bots: BotService,
        *,
        pace: float,
        peers: Peers | None = None,
        quota: Quota | None = None,
        bans: Bans | None = None,
    ) -> None:
        """`pace`: seconds that a bot takes for a move."""
        self.store = store
        self.people = people
        self.bots = bots
        self.peers = peers or Peers()
        self.quota = quota or Quota()
        self.bans = bans or Bans()
        self.driver = BotDriver(bots, self.peers.process, pace, self.spawn)
        self.live: dict[str, LiveTable] = {}
        self.written = 0  # entries, by this process
        self.on_person_changed: Callable[[str], None] = lambda person: None
        self.marks = EntryMarks()
        self._waking: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._timers: dict[LiveTable, asyncio.TimerHandle] = {}  # when the next timeout is due
        self._tasks: set[asyncio.Task[Any]] = set()
        self._open = True

    def begin(self) -> None:
        """Listen to the other processes. Call on the event loop."""
        self.peers.listen(self)
        if not self.peers.alone:
            self.spawn(self.peers.watch(self, lambda: self._open))

    # ── Opening ──────────────────────────────────────────────────────────────────────────────────────

    async def create(
        self,
        settings: Settings,
        person: str,
        address: str = "",
        deal: KnownDeal | None = None,
        table_id: str | None = None,
    ) -> LiveTable:
        """A new table, which nobody has yet: see `at`. `deal`: cards played before. Raises `Refused`, and
        `NumberTaken` if there is a table of this id. `person`: "" is the server itself."""
        self._make_room()
        if len(self.live) >= self.quota.most_tables:
            self.quota.note("tables", "people are at all tables: a new one was refused")
            raise REFUSALS.refused("house_full", "")
        opened = await create_table(self.store, self.marks, settings, person, deal, table_id)
        return self.enlist(opened, Visitor(person, address) if person else None)

    @asynccontextmanager
    async def at(self, name: str, waker: Visitor | None = None) -> AsyncIterator[LiveTable]:
        """The table with this id or code, woken if it sleeps, and awake for as long. Raises `Refused`.

        `waker`: on whose account it is awake, if it was asleep.
        """
        live = await self._find(name, waker)
        while self.live.get(live.table.id) is not live:  # it fell asleep meanwhile
            live = await self._find(name, waker)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.empty and self.live.get(live.table.id) is live:
                # A timer that is set may be for something else, much later.
                self._set_timer(live)

    async def _find(self, name: str, waker: Visitor | None) -> LiveTable:
        live = self.live.get(name)
        if live is not None:
            self._refuse_if_closed(name)
            return live
        try:
            code = plain_code(name)
            table_id = name if code is None else await self.store.table_with_code(code)
            if table_id is None:
                raise REFUSALS.refused("no_such_table", name)
            self._refuse_if_closed(table_id)
            live = await self._wake(table_id, waker)
        except StoreAway:
            raise REFUSALS.refused("store_away", name) from None
        if live is None:
            raise REFUSALS.refused("no_such_table", name)
        return live

    def _refuse_if_closed(self, table_id: str) -> None:
        if self.bans.has_closed(table_id):
            raise REFUSALS.refused("table_closed", "")

    async def _wake(self, table_id: str, waker: Visitor | None) -> LiveTable | None:
        """Callers at the same time share one reading of the log."""
        if table_id in self.live:
            return self.live[table_id]
        waking = self._waking.get(table_id)
        if waking is None:
            waking = self._waking[table_id] = asyncio.create_task(self._read(table_id, waker))
            waking.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(waking)

    async def _read(self, table_id: str, waker: Visitor | None) -> LiveTable | None:
        try:
            opened = await open_table(self.store, table_id)
            if opened is None:
                return None
            game_named(opened.table.settings.game)
        except UnknownGame as unknown:  # its package was uninstalled
            raise REFUSALS.refused("unknown_game", unknown.name) from None
        self._make_room()
        return self.enlist(opened, waker)

    def _make_room(self) -> None:
        """If there is none left, put tables to sleep that nobody is at, the oldest first."""
        if len(self.live) < self.quota.most_tables:
            return
        self.quota.note(
            "awake_tables", "too many tables are awake: the oldest that nobody is at went to sleep"
        )
        at_once = max(1, self.quota.most_tables // 100)  # else each new table would search all others
        for live in list(islice((live for live in self.live.values() if live.may_sleep), at_once)):
            self._sleep(live)

    def enlist(self, opened: Opened, waker: Visitor | None) -> LiveTable:
        """Keep a table that was read or made elsewhere awake; `waker`: on whose account."""
        live = LiveTable(self, opened)
        assert live.table.id not in self.live, "a table is woken once"
        self.live[live.table.id] = live
        if waker is not None:
            for other in self.quota.woke(live, waker):
                self._sleep(other)
        self.peers.listen_to(live.table.id, lambda heard: self._hear(live, heard))
        self._set_timer(live)
        self.driver.nudge(live)
        self._clear_seats(live)
        if not self.peers.alone:
            self.spawn(self._meet_others(live))
        return live

    async def _meet_others(self, live: LiveTable) -> None:
        """Find out which other processes are at this table, and what they have written meanwhile."""
        await self.peers.settled()
        self._announce(live, new=True)
        await self.look_into_store([live.table.id])

    # ── What happens at tables ───────────────────────────────────────────────────────────────────────

    def turn_changed(self, live: LiveTable) -> None:
        """A bot may have to move now."""
        self.driver.nudge(live)

    def times_changed(self, live: LiveTable) -> None:
        """When something is due may have changed."""
        self._set_timer(live)

    def connections_changed(self, live: LiveTable) -> None:
        """Other people or programs are connected to this process than before."""
        self._announce(live)

    def talked(self, live: LiveTable, person: str, message: bytes) -> None:
        self.peers.talked(live.table.id, person, message)

    def looked(self, live: LiveTable, person: str) -> None:
        """This person has seen how it stands, and goes."""
        if person in live.table.participants():
            seen = None if live.table.phase == "over" else encode_standing(standing(live.table))
            self.store.note_look(person, live.table.id, seen)

    def wrote(self, live: LiveTable, entry: Entry) -> None:
        self.written += 1
        self.peers.wrote(entry)
        self._expect_questions(live)
        if entry.number >= live.snapshot + _KEEP_EVERY:
            self.spawn(live.keep_snapshot())

    def _expect_questions(self, live: LiveTable) -> None:
        """Where hints are allowed, somebody may soon ask for the first one."""
        settings, phase = live.table.settings, live.table.phase
        if phase == "playing" and settings.hints and self.bots.is_cold(settings.game):
            self.spawn(self.bots.warm(settings.game))

    def _announce(self, live: LiveTable, new: bool = False) -> None:
        if self._open:  # else we have said our last word
            self.peers.is_here(live.table.id, live.presence.local, live.presence.lines, new)

    def _set_timer(self, live: LiveTable) -> None:
        """Schedule the next timeout: turn clock, grace period or idle unload."""
        if timer := self._timers.pop(live, None):
            timer.cancel()
        due = live.due(self.quota.idle)
        if due is not None and self._open:
            loop = asyncio.get_running_loop()
            later = max(0.05, due - time.monotonic())
            self._timers[live] = loop.call_later(later, self._time_came, live)

    def _time_came(self, live: LiveTable) -> None:
        self._timers.pop(live, None)
        if self.live.get(live.table.id) is not live:
            return
        idle = time.monotonic() - live.touched >= self.quota.idle
        if idle and live.may_sleep:
            self._sleep(live)
            return
        live.broadcast_presence()
        self._set_timer(live)

    def _sleep(self, live: LiveTable) -> None:
        """The store has it all, and the next visitor wakes the table. Nothing comes in between: this does
        not wait."""
        self.driver.stop(live)
        self.peers.leaves(live.table.id)
        del self.live[live.table.id]
        if timer := self._timers.pop(live, None):
            timer.cancel()
        self.quota.slept(live)
        self.spawn(self._keep(live))

    async def _keep(self, live: LiveTable) -> None:
        await live.save_standing()
        await live.keep_snapshot()

    # ── The other processes ──────────────────────────────────────────────────────────────────────────

    def bus_changed(self, connected: bool) -> None:
        """The bus is back: much may have been said meanwhile."""
        if connected:
            self.peers.reconnected()
            self.spawn(self.look_into_store())

    async def announce_all(self) -> None:
        """Say of all tables of this process who is connected to them."""
        for count, live in enumerate(list(self.live.values()), 1):
            if self.live.get(live.table.id) is live:
                self._announce(live)
            if count % _AT_ONCE == 0:
                await self.peers.settled()

    async def look_into_store(self, tables: Sequence[str] = ()) -> None:
        """Read what others have written, at these tables or at all that are live: the bus may lose it."""
        with suppress(StoreAway, Refused):  # the next look is soon
            for table_id, number in (await self.store.numbers(tables or list(self.live))).items():
                live = self.live.get(table_id)
                if live is not None:
                    await self._catch_up(live, number)

    async def _catch_up(self, live: LiveTable, number: int) -> None:
        try:
            await live.heard(number)
        except (StoreAway, Refused):
            raise
        except Exception:  # its log is damaged; that is no reason not to look at the others
            log.exception("a table cannot be read", extra={"table": live.table.id})

    def on_process_lost(self, process: str) -> None:
        """Another process is gone, and its people with it."""
        for live in self.live.values():
            self._without(live, process)

    def on_census(self, process: str, number: int) -> None:
        """Another process has said of all its tables who is there: it is at no others."""
        for live in self.live.values():
            if live.presence.censuses.get(process, number) < number:
                self._without(live, process)

    def _without(self, live: LiveTable, process: str) -> None:
        """That process is not at this table any more."""
        if live.presence.lost(process, time.monotonic()):
            live.broadcast_presence()
            self._set_timer(live)

    def _hear(self, live: LiveTable, heard: others.Heard) -> None:
        match heard:
            case others.Wrote():
                body = bytes(heard.body)
                self.driver.on_peer_wrote(live, heard.process, body)
                self.spawn(live.on_peer_entry(Entry(live.table.id, heard.number, heard.at, heard.mark, body)))
            case others.Talked():
                live.pass_on(heard.person, bytes(heard.message))
            case others.IsHere() if heard.left:
                self._without(live, heard.process)
            case others.IsHere():
                if live.presence.heard(heard, time.monotonic()):
                    live.broadcast_presence()
                    self._set_timer(live)
                if heard.new:
                    self._announce(live)

    # ── People ───────────────────────────────────────────────────────────────────────────────────────

    def person_changed(self, person: str) -> None:
        """Somebody has another name or other devices, or is deleted: show it here and elsewhere."""
        self._show_person(person)
        self.peers.person_changed(person)

    def on_peer_person(self, person: str) -> None:
        """Another process says that somebody has changed."""
        self.people.forget(person)
        self._show_person(person)

    def _show_person(self, person: str) -> None:
        self.on_person_changed(person)
        for live in self.live.values():
            if any(place.person == person for place in live.table.seats):
                self.spawn(self._reload(live, person))

    async def _reload(self, live: LiveTable, person: str) -> None:
        await self.people.load([person])
        live.broadcast_presence()

    # ── Removed people ───────────────────────────────────────────────────────────────────────────────

    def enforce_bans(self) -> None:
        """They have changed. Removed people give up their seats; at a sleeping table, when it wakes."""
        for live in self.live.values():
            self._clear_seats(live)

    def _clear_seats(self, live: LiveTable) -> None:
        if seats_of_removed(live.table, self.bans.has_removed):
            self.spawn(self._give_up_seats(live.table.id))

    async def _give_up_seats(self, table_id: str) -> None:
        with suppress(Refused, StoreAway):  # another process was faster; else when the table next wakes
            async with self.at(table_id) as live:
                for seat, person in seats_of_removed(live.table, self.bans.has_removed):
                    await live.write(partial(_leave_seat, live, seat, person))

    # ── Closing ──────────────────────────────────────────────────────────────────────────────────────

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run something in the background until it is done or the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something went wrong in the background", exc_info=error)

    async def close(self) -> None:
        """Begin nothing new, and finish what is being written."""
        self._open = self.driver.open = False
        self.peers.left()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()
        for live in list(self.live.values()):
            async with live.lock:  # a write in progress ends first
                await live.keep_snapshot()
        await asyncio.gather(*(live.save_standing() for live in self.live.values()))


def _leave_seat(live: LiveTable, seat: int, person: str) -> Stood:
    """`live.table` may be another object when the entry is decided."""
    return give_up_seat(live.table, seat, person)
