"""Writing a table's log, and following what other processes write to it.

One thing at a time: a change holds the lock from the decision until it is on disk. While
an entry is being written the table in memory is already ahead of the log; `sure` is False then, and if the
entry was not written, the log is read again.
"""

import asyncio
import itertools
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from tablee.game.contract import Refused
from tablee.match.match import Match
from tablee.match.snapshot import freeze, thaw
from tablee.table import entries, play
from tablee.table.action import Body
from tablee.table.entries import AppliedEntry, apply_entry, apply_stored
from tablee.table.gathering import KnownDeal, create
from tablee.table.ports import Store
from tablee.table.protocol import Settings
from tablee.table.refusals import REFUSALS
from tablee.table.state import FORM, DoneCommands, Table
from tablee.table.stored import Append, CodeTaken, Entry, NumberTaken, StoreAway, now
from tablee.table.summary import sitting

Decide = Callable[[], Body]  # on the table as it is then; may raise whatever it likes

_TRIES = 5  # against other processes that write to the same log at the same time
_WORTH_KEEPING = 50  # entries since the last snapshot
_RECENT = 16  # happenings of a log that are kept for clients who come back


class EntryMarks:
    """Marks of entries: nobody else's are the same. Random once, then counted: randomness is slow to get."""

    def __init__(self) -> None:
        self._prefix = secrets.token_hex(8)
        self._numbers = itertools.count()

    def new(self) -> str:
        return f"{self._prefix}{next(self._numbers):x}"


class Opened(NamedTuple):
    """A table as read from its log."""

    table: Table
    snapshot: int = 0  # number of the newest one
    recent: Sequence[AppliedEntry] = ()  # what happened last


class Journal:
    """Writes and follows the log of one table: the half of a `LiveTable` that knows the store."""

    def __init__(self, store: Store, marks: EntryMarks, opened: Opened) -> None:
        self.table = opened.table
        """As the log makes it, or a moment ahead of that: see `sure`."""
        self.lock = asyncio.Lock()
        self.sure = True  # whether `table` is what the log says
        self.announced = self.table.number  # the last entry that was broadcast
        self.snapshot = opened.snapshot  # number of the newest one
        self._standing = 0  # number up to which the lists know how it stands
        self._store = store
        self._marks = marks

    # ── What a live table does about it ──────────────────────────────────────────────────────────────

    async def broadcast(self, happening: AppliedEntry) -> None:
        """An entry is on disk: they come in order. If this fails, the log is read again."""
        raise NotImplementedError

    async def names(self) -> list[str]:
        """What the record of the match calls each seat."""
        raise NotImplementedError

    def wrote(self, entry: Entry) -> None:
        """This process has written an entry."""
        raise NotImplementedError

    def gone(self) -> set[str]:
        """Who has a seat and is not here: the list of their games tells them what happened."""
        raise NotImplementedError

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────

    async def append(self, decide: Decide, key: tuple[str, str] | None = None) -> int:
        """Write what is decided, once for each key, and broadcast it; its number. Raises `Refused`."""
        async with self.lock:
            for _ in range(_TRIES):
                await self.make_sure()
                if key is not None and key in self.table.done:
                    return self.table.done[key]
                body = decide()
                phase, turned = self.table.phase, self.table.turned_at
                number, at = self.table.number + 1, now()
                self.sure = False
                try:
                    happening = apply_entry(self.table, number, at, body)
                except Refused:  # the rules refuse a move before they change anything
                    self.sure = isinstance(body, play.Moved)
                    raise
                over, listing, stands, finished = self.table.phase == "over", None, None, None
                if not isinstance(body, play.Moved) or self.table.phase != phase:
                    listing = self.table.listing(at)
                    if not over or phase != "over":  # else everybody knows how it ended
                        stands = sitting(self.table, at, self.gone() - {body.by})
                elif self.table.turned_at != turned and (self.table.settings.over_days or self.gone()):
                    stands = sitting(self.table, at, self.gone())
                if over and phase != "over" and self.table.what_if is None:
                    finished = await asyncio.to_thread(self.table.finished, await self.names(), at)
                entry = Entry(self.table.id, number, at, self._marks.new(), entries.encode(body))
                try:
                    await self._store.append(Append(entry, listing, finished, stands))
                except NumberTaken:
                    continue
                except StoreAway:
                    raise REFUSALS.refused("store_away", body.cid or "") from None
                self.sure = True
                if stands is not None:
                    self._standing = number
                await self._tell(happening)
                self.wrote(entry)
                return number
            raise REFUSALS.refused("store_away", "")

    async def read_to(self, number: int) -> bool:
        """Another process has written up to this number, or may have. Whether there was something to read."""
        if number <= self.table.number and self.sure:
            return False
        async with self.lock:
            if not self.sure:
                await self.make_sure()
            elif number > self.table.number:
                await self._follow(await self._store.entries(self.table.id, self.table.number))
        return True

    async def take(self, entry: Entry) -> None:
        """Another process has written this entry. If it is not the next one, `read_to` finds it."""
        async with self.lock:
            if self.sure and entry.number == self.table.number + 1:
                await self._follow([entry])

    async def make_sure(self) -> None:
        """If the table may not be what the log says: begin anew from the log, and broadcast what was not.

        The caller holds the lock.
        """
        if self.sure:
            return
        announced = self.announced
        try:
            fresh, log = await _load(self._store, self.table.id, announced)
        except StoreAway:
            raise REFUSALS.refused("store_away", "") from None
        known = announced - fresh.number
        for entry in log[:known]:
            apply_stored(fresh, entry)
        self.table = fresh
        await self._follow(log[known:])
        self.sure = True

    async def _follow(self, log: Iterable[Entry]) -> None:
        for entry in log:
            try:
                happening = apply_stored(self.table, entry)
            except BaseException:
                self.sure = False
                raise
            await self._tell(happening)

    async def _tell(self, happening: AppliedEntry) -> None:
        try:
            await self.broadcast(happening)
        except BaseException:
            self.sure = False
            raise
        self.announced = happening.number

    async def save_standing(self) -> None:
        """Before the table sleeps: let lists of games say how it stands."""
        over = self.table.phase == "over"
        if self.sure and self._standing < self.table.number and self.table.owners() and not over:
            self._standing = self.table.number
            with suppress(StoreAway):
                await self._store.keep_sitting(sitting(self.table, now(), frozenset()))

    async def keep_snapshot(self) -> None:
        """Make the next opening faster, if it is worth it."""
        worth_it = self.sure and self.table.number >= self.snapshot + _WORTH_KEEPING
        body = make_snapshot(self.table) if worth_it else None
        if body is not None:
            self.snapshot = self.table.number
            with suppress(StoreAway):
                await self._store.keep_snapshot(self.table.id, self.snapshot, body)


async def create_table(
    store: Store,
    marks: EntryMarks,
    settings: Settings,
    person: str,
    deal: KnownDeal | None = None,
    table_id: str | None = None,
) -> Opened:
    """A new table. Raises `Refused`; `NumberTaken` if there is one of this id."""
    while True:
        table = Table(table_id or secrets.token_hex(10))
        body, at = create(settings, person, deal), now()
        happening = apply_entry(table, 1, at, body)
        entry = Entry(table.id, 1, at, marks.new(), entries.encode(body))
        try:
            await store.append(Append(entry, table.listing(at)))
        except CodeTaken:
            continue
        except StoreAway:
            raise REFUSALS.refused("store_away", "") from None
        return Opened(table, recent=[happening])


async def open_table(store: Store, table_id: str) -> Opened | None:
    """A table as its log has it; None if there is no such table."""
    table, stored = await _load(store, table_id)
    if table.number == 0 and not stored:
        return None
    snapshot = table.number
    return Opened(table, snapshot, await asyncio.to_thread(_fold, table, stored))


async def _load(store: Store, table_id: str, up_to: int | None = None) -> tuple[Table, list[Entry]]:
    """A table from its newest snapshot (none later than `up_to`), and the log since then."""
    table = None
    snapshot = await store.snapshot(table_id)
    if snapshot is not None and (up_to is None or snapshot[0] <= up_to):
        table = read_snapshot(table_id, snapshot[1])
    if table is None:
        table = Table(table_id)
    return table, await store.entries(table_id, table.number)


def _fold(table: Table, stored: list[Entry]) -> list[AppliedEntry]:
    """Carry these entries out; the last things that happened."""
    recent = []
    for left, entry in zip(range(len(stored), 0, -1), stored, strict=True):
        happening = apply_stored(table, entry)
        if left <= _RECENT:
            recent.append(happening)
    return recent


def _plain(value: Any) -> Any:
    if isinstance(value, Match):
        return freeze(value)
    raise NotImplementedError(type(value))


def _rich(kind: type, value: Any) -> Any:
    if kind is Match:
        return thaw(value)
    if kind is DoneCommands:  # earlier versions kept a list
        return DoneCommands(
            value if isinstance(value, dict) else {(by, cid): number for by, cid, number in value}
        )
    raise NotImplementedError(kind)


_encode = msgspec.msgpack.Encoder(enc_hook=_plain).encode
_decode = msgspec.msgpack.Decoder(Table, dec_hook=_rich).decode


def make_snapshot(table: Table) -> bytes | None:
    """None while a move can still be taken back: the next entry will do as well."""
    if table.match is not None and table.match.can_take_back:
        return None
    return _encode(table)


def read_snapshot(table_id: str, data: bytes) -> Table | None:
    """None if another version of the program has kept it: then the whole log is read."""
    try:
        table = _decode(data)
    except (msgspec.DecodeError, ValueError):
        return None
    table.id = table_id
    return table if table.form == FORM else None
