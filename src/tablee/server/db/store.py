"""The store as the server uses it: everything can be awaited, nothing blocks the event loop."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import partial

from sqlalchemy import URL

from tablee.server.db.database import Database
from tablee.server.db.paging import BEGINNING, Place
from tablee.server.lobby import queries as logs
from tablee.server.lobby import running_games as sittings
from tablee.server.lobby.queries import Statistics
from tablee.server.people import erasure as departures
from tablee.server.people import inactive as absences
from tablee.server.people import queries as persons
from tablee.server.people import strengths
from tablee.server.results import luck, tallies
from tablee.server.results import queries as matches
from tablee.server.results.model import Meeting, Tally
from tablee.table.stored import Entry, Finished, Listing, Person, Sitting

_RESTS = 3  # times as long as a step of what takes long: most of the writer's time is for others


class Store(Database):
    """All tables, matches and people."""

    def __init__(self, url: URL, patience: float) -> None:
        super().__init__(url, patience)
        self._forgetting = asyncio.Lock()
        self._counting = asyncio.Lock()
        self._statistics: Statistics | None = None
        self._count_again = 0.0

    async def statistics(self) -> Statistics:
        """Not always the newest: counting never takes more than a hundredth of the time."""
        async with self._counting:
            if self._statistics is None or time.monotonic() > self._count_again:
                began = time.monotonic()
                self._statistics = await self.read(logs.read_statistics)
                now = time.monotonic()
                self._count_again = now + 100 * (now - began)
            return self._statistics

    # Logs

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log from the entry after this number on."""
        return await self.read(logs.read_entries, table=table, after=after)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last number of each of these logs; a table without a log is left out."""
        return await self.read(logs.read_numbers, asked=tables)

    # Tables

    async def listing(self, table: str) -> Listing | None:
        return await self.read(logs.read_listing, table=table)

    async def table_with_code(self, code: str) -> str | None:
        """Whatever has become of that table."""
        return await self.read(logs.read_table_with_code, code=code)

    async def public_tables(self, limit: int = 50, after: Place = BEGINNING) -> list[Listing]:
        """Those whose match is not over, the last one touched first."""
        return await self.read(logs.read_public_tables, limit=limit, after=after)

    async def touched_before(self, phase: str, newest: int) -> int:
        """Tables in this phase that were touched before this are not among so many newest."""
        return await self.read(logs.read_touched_before, phase=phase, newest=newest)

    async def forget_tables(self, before: int, phase: str = "gathering") -> int:
        """Delete tables in this phase that nobody touched since; says how many.

        Nobody may have them open: let `before` lie far enough back.
        """
        total = 0
        while some := await self.write(logs.forget_some_tables, before=before, phase=phase):
            total += some
        return total

    # Who sits where

    async def keep_sitting(self, sitting: Sitting) -> None:
        """How it stands at a table, where no entry says it."""
        await self.write(sittings.write_sitting, sitting=sitting)

    def note_look(self, person: str, table: str, seen: bytes | None) -> None:
        """Written some time soon: what is lost is only told once more. See `sittings.note_look`."""
        self.note(sittings.note_look, person=person, table=table, seen=seen)

    async def seen(self, person: str, table: str) -> bytes | None:
        """How it stood there when they last looked."""
        return await self.read(sittings.read_seen, person=person, table=table)

    async def sittings_of(self, person: str, limit: int, after: Place = BEGINNING) -> list[Sitting]:
        """Their tables whose match is not over, the last one touched first."""
        return await self.read(sittings.read_sittings, person=person, limit=limit, after=after)

    # A word when it is somebody's turn

    # Snapshots: without them everything is the same, only slower

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        """In the place of the one before, unless that is newer."""
        await self.write(logs.keep_snapshot, table=table, number=number, body=body)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return await self.read(logs.read_snapshot, table=table)

    # Finished matches

    async def record(self, record_id: str) -> bytes | None:
        return await self.read(matches.read_record, record_id=record_id)

    async def finished(self, record_id: str) -> Finished | None:
        """The match with its record, when it ended, and who sat where."""
        return await self.read(matches.read_finished, record_id=record_id)

    async def recent_records(
        self, limit: int, game: str | None = None, after: Place = BEGINNING
    ) -> list[Finished]:
        """Public ones, the newest first."""
        return await self.read(matches.read_recent, limit=limit, game=game, after=after)

    async def records_of(
        self,
        person: str,
        limit: int,
        after: Place = BEGINNING,
        game: str | None = None,
        other: str | None = None,
    ) -> list[Finished]:
        """Of this person, public or not, the newest first; of one game, or with somebody, if that is said."""
        read = partial(matches.read_of_person, person=person, limit=limit, after=after)
        return await self.read(read, game=game, other=other)

    async def tallies_of(self, person: str, others: int = 100) -> tuple[list[Tally], list[Meeting]]:
        """What this person has made of each game, and with whom they have played most."""
        return await self.read(tallies.read_tallies, person=person, others=others)

    async def keep_luck(self, record_id: str, judge: str, found: Mapping[int, float]) -> None:
        """What a review has found of luck, by seat, unless this judge has measured it before."""
        await self.write(luck.keep_luck, record_id=record_id, judge=judge, luck=found)

    # Groups

    async def strengths_of(self, person_ids: Sequence[str]) -> dict[tuple[str, str], str]:
        """What is believed about these people, by person and game: see `bots.strength`."""
        return await self.read(strengths.read_strengths, person_ids=person_ids)

    # People

    async def add_person(self, person: Person, device_hash: bytes | None = None) -> None:
        """Raises `Refused` when it is a guest whose host is not there."""
        await self.write(persons.add_person, person, device_hash)

    async def person(self, person_id: str) -> Person | None:
        return await self.read(persons.read_person, person_id=person_id)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        """Those of them that are there."""
        return await self.read(persons.read_people, ids=ids)

    async def guests_of(self, host: str) -> list[Person]:
        """The first to come first."""
        return await self.read(persons.read_guests, host=host)

    async def person_of_device(self, device_hash: bytes) -> Person | None:
        found = await self.read(persons.read_person_of_device, device=device_hash)
        if found is None:
            return None
        person, seen = found
        if seen < (now := _now()) - persons.DAY:
            self.note(persons.note_seen, device=device_hash, now=now)
        return person

    async def person_of_phrase(self, phrase_hash: bytes) -> Person | None:
        return await self.read(persons.read_person_of_phrase, phrase=phrase_hash)

    async def change_person(self, person: Person) -> None:
        """Their name, colour and language. Raises `Refused`."""
        await self.write(persons.change_person, person=person)

    async def set_phrase(self, person_id: str, phrase_hash: bytes | None) -> None:
        """In the place of the one before; None: they have none any more. Raises `Refused`."""
        await self.write(persons.set_phrase, person_id=person_id, phrase=phrase_hash)

    async def add_device(self, person_id: str, device_hash: bytes) -> None:
        """A device of somebody else becomes this person's. Raises `Refused`."""
        await self.write(persons.add_device, person_id=person_id, device=device_hash, now=_now())

    async def forget_devices(self, person_id: str, except_hash: bytes | None = None) -> None:
        await self.write(persons.forget_devices, person_id=person_id, except_device=except_hash)

    async def delete_person(self, person_id: str) -> None:
        """With their guests and score sheets. Where they played, nobody's name stands in their place: that
        is so from now on, and `forget_departed` writes it down.
        """
        await self.write(departures.delete_person, person_id=person_id)

    async def forget_absent(self, before: int) -> int:
        """Delete people whom nobody has seen since and nobody would miss (see `absences`); says how many."""
        total, last = 0, Place(-1, "")
        while some := await self.read(absences.read_some_people, before=before, after=last):
            last, ids = some[-1], [place.id for place in some]
            if absent := await self.read(absences.read_absent, ids=ids, before=before):
                total += await self.write(absences.forget_absent, ids=absent, before=before)
        return total

    async def forget_departed(self) -> None:
        """Write down that those who were deleted are nobody where they played, a few matches at a time.

        Others' writes get their turn in between. Whatever interrupts it, it can be begun again.
        """
        async with self._forgetting:
            steps = 0
            began = time.monotonic()
            while await self.write(departures.forget_some_matches):
                steps += 1
                await asyncio.sleep(_RESTS * (time.monotonic() - began))
                began = time.monotonic()
            if steps:
                await self.overwrite_what_was_deleted()

    # What hosts decide

    # The deal of the day

    # Tournaments

    # Score sheets that are shared


def _now() -> int:
    return time.time_ns() // 1_000_000
