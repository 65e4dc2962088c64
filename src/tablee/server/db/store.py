"""The store as the server uses it: everything can be awaited, nothing blocks the event loop."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from functools import partial

from sqlalchemy import URL

from tablee.match.record import Result
from tablee.server.daily import queries as daily
from tablee.server.daily.model import DailyLevel, DailyTry
from tablee.server.db.database import Database
from tablee.server.db.paging import BEGINNING, Place
from tablee.server.groups import queries as groups
from tablee.server.groups import results
from tablee.server.groups import sheet_queries as group_sheets
from tablee.server.groups.model import Group, GroupBook, GroupResult, Member
from tablee.server.lobby import queries as logs
from tablee.server.lobby import running_games as sittings
from tablee.server.lobby.queries import Statistics
from tablee.server.moderation import queries as moderation
from tablee.server.moderation.model import Act, Ban, Decision, HostedTable
from tablee.server.notices import queries as notices
from tablee.server.notices.model import Channel, Notice
from tablee.server.people import erasure as departures
from tablee.server.people import inactive as absences
from tablee.server.people import queries as persons
from tablee.server.people import strengths
from tablee.server.results import luck, tallies
from tablee.server.results import personal_results as own
from tablee.server.results import queries as matches
from tablee.server.results.model import Meeting, OwnResult, Tally
from tablee.server.sheets import queries as sheets
from tablee.server.sheets.queries import SharedSheet
from tablee.server.tournaments import queries as tournaments
from tablee.server.tournaments.queries import StoredTournament
from tablee.table.stored import Entry, Finished, GroupSheet, Listing, Person, Sitting

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

    async def due_tables(self, limit: int = 20) -> list[str]:
        """Where something has to happen by now though nobody looks."""
        return await self.read(sittings.read_due_tables, now=_now(), limit=limit)

    # A word when it is somebody's turn

    async def take_notices(self, lease: float, limit: int = 50) -> list[Notice]:
        """Those that are to be seen to now. For so many seconds nobody else takes them."""
        now = _now()
        until = now + int(1000 * lease)
        taken: list[Notice] = await self.write(notices.take_notices, now=now, until=until, limit=limit)
        return taken

    async def settle_notice(self, notice: Notice, after: float | None) -> None:
        """See to it again after so many seconds; None: never. Another turn is not touched."""
        at = None if after is None else _now() + int(1000 * after)
        await self.write(notices.settle_notice, notice=notice, at=at)

    async def add_channel(self, channel: Channel) -> None:
        """Raises `NoSuchPerson` and `TooManyChannels`."""
        await self.write(notices.add_channel, channel=channel)

    async def channel(self, channel_id: str) -> Channel | None:
        return await self.read(notices.read_channel, channel_id=channel_id)

    async def channels_of(self, person: str) -> list[Channel]:
        return await self.read(notices.read_channels, person=person)

    async def change_channel(self, channel: Channel) -> bool:
        """Whether it is there."""
        changed: bool = await self.write(notices.change_channel, channel=channel)
        return changed

    async def delete_channels(self, ids: Sequence[str]) -> int:
        """How many there were."""
        deleted: int = await self.write(notices.delete_channels, ids=ids)
        return deleted

    async def key(self, name: str, fresh: bytes) -> bytes:
        """What is kept under this name; `fresh` where there is nothing yet."""
        kept: bytes = await self.write(notices.key_named, name=name, fresh=fresh)
        return kept

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

    async def sheets_of(
        self,
        person: str,
        limit: int,
        after: Place = BEGINNING,
        game: str | None = None,
        other: str | None = None,
    ) -> list[GroupSheet]:
        """The same of score sheets of real cards: those that this person is on."""
        read = partial(group_sheets.read_sheets_of, person=person, limit=limit, after=after)
        return await self.read(read, game=game, other=other)

    async def own_results(
        self, person: str, real: bool, limit: int, after: Place = BEGINNING, since: int = 0
    ) -> list[OwnResult]:
        """How this person has fared since then, at tables here or with real cards, the newest first."""
        read = partial(own.read_own_results, kind=own.REAL if real else own.ONLINE, person=person)
        return await self.read(read, limit=limit, after=after, since=since)

    async def tallies_of(self, person: str, others: int = 100) -> tuple[list[Tally], list[Meeting]]:
        """What this person has made of each game, and with whom they have played most."""
        return await self.read(tallies.read_tallies, person=person, others=others)

    async def keep_luck(self, record_id: str, judge: str, found: Mapping[int, float]) -> None:
        """What a review has found of luck, by seat, unless this judge has measured it before."""
        await self.write(luck.keep_luck, record_id=record_id, judge=judge, luck=found)

    # Groups

    async def add_group(self, group: Group, person: str) -> None:
        """With its first member. Raises `NoSuchPerson` and `TooManyGroups`."""
        await self.write(groups.add_group, group=group, person=person)

    async def groups_of(self, person: str) -> list[tuple[Group, int]]:
        """With how many members each has."""
        return await self.read(groups.read_groups, person=person)

    async def group_book(self, group_id: str) -> GroupBook | None:
        return await self.read(groups.read_book, group_id=group_id)

    async def keep_fold(self, group_id: str, generation: int, folded: int, fold: bytes) -> None:
        """What the results up to this number come to, unless they were written anew since."""
        keep = partial(groups.keep_fold, group_id=group_id, generation=generation)
        await self.write(keep, folded=folded, fold=fold)

    async def group_matches(
        self, group_id: str, limit: int, after: Place = BEGINNING
    ) -> list[list[GroupResult]]:
        """The newest first, each as the results of its members."""
        read = partial(results.read_newest, group=group_id, limit=limit, after=after)
        return await self.read(read)

    async def add_group_sheet(self, sheet: GroupSheet) -> None:
        """Raises `TooManySheets`."""
        await self.write(group_sheets.add_sheet, sheet=sheet)

    async def group_sheet(self, group_id: str, sheet_id: str) -> GroupSheet | None:
        return await self.read(group_sheets.read_sheet, group=group_id, sheet_id=sheet_id)

    async def group_sheets(self, group_id: str, limit: int, after: Place = BEGINNING) -> list[GroupSheet]:
        """The newest first."""
        read = partial(group_sheets.read_sheets, group=group_id, limit=limit, after=after)
        return await self.read(read)

    async def claim_sheet_seat(self, sheet: GroupSheet, seat: int, person: str) -> None:
        """This is where they sat. Raises `NoSuchSheet` and `SeatClaimed`."""
        await self.write(group_sheets.claim_seat, sheet=sheet, seat=seat, person=person)

    async def disclaim_sheet_seat(self, sheet: GroupSheet, person: str) -> None:
        await self.write(group_sheets.disclaim_seat, sheet=sheet, person=person)

    async def delete_group_sheet(self, sheet: GroupSheet) -> None:
        await self.write(group_sheets.delete_sheet, sheet=sheet)

    async def invited(self, invitation: str) -> tuple[Group, list[Member]] | None:
        """Where an invitation leads, and who is there."""
        return await self.read(groups.read_invited, invitation=invitation)

    async def set_invitation(self, group_id: str, invitation: str) -> None:
        """In the place of the one before."""
        await self.write(groups.set_invitation, group_id=group_id, invitation=invitation)

    async def join_group(self, invitation: str, person: str) -> str:
        """Raises `NoSuchGroup`, `NoSuchPerson`, `TooManyGroups` and `TooManyMembers`."""
        joined: str = await self.write(groups.join_group, invitation=invitation, person=person, now=_now())
        return joined

    async def leave_group(self, group_id: str, person: str, invitation: str | None = None) -> bool:
        """Whether they were in it. With the last one, the group is gone. `invitation`: its new one."""
        leave = partial(groups.leave_group, group_id=group_id, person=person, invitation=invitation)
        left: bool = await self.write(leave)
        return left

    async def strengths_of(self, person_ids: Sequence[str]) -> dict[tuple[str, str], str]:
        """What is believed about these people, by person and game: see `bots.strength`."""
        return await self.read(strengths.read_strengths, person_ids=person_ids)

    # People

    async def add_person(self, person: Person, device_hash: bytes | None = None) -> None:
        """Raises `NoSuchPerson` when it is a guest whose host is not there."""
        await self.write(persons.add_person, person=person, device=device_hash, now=_now())

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
        """Their name, colour and language. Raises `NoSuchPerson`."""
        await self.write(persons.change_person, person=person)

    async def set_phrase(self, person_id: str, phrase_hash: bytes | None) -> None:
        """In the place of the one before; None: they have none any more. Raises `NoSuchPerson`."""
        await self.write(persons.set_phrase, person_id=person_id, phrase=phrase_hash)

    async def add_device(self, person_id: str, device_hash: bytes) -> None:
        """A device of somebody else becomes this person's. Raises `NoSuchPerson`."""
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

    async def decide(self, decision: Decision) -> None:
        """Let it hold, and write it down. Raises `NoSuchTable`, `NoSuchPerson`, `NothingToLift`."""
        await self.write(moderation.decide, decision=decision, at=_now())

    async def is_done(self, mark: str) -> bool:
        """Whether a decision with this mark is written down."""
        return await self.read(moderation.is_done, mark=mark)

    async def bans(self) -> list[Ban]:
        """All that hold now."""
        return await self.read(moderation.read_bans, now=_now())

    async def acts(self, after: int = 0, limit: int = 100) -> list[Act]:
        """The newest of those after this number, the newest first."""
        return await self.read(moderation.read_acts, after=after, limit=limit)

    async def hosted_tables(self, limit: int, table: str | None = None) -> list[HostedTable]:
        """Some of each phase, those first at which something happened last; or just the one with this id."""
        return await self.read(moderation.read_hosted_tables, limit=limit, table=table)

    # The deal of the day

    async def daily_deals(self, game: str, days: Sequence[str]) -> dict[str, bytes]:
        """The seeds of these days, which follow each other; those that are fixed."""
        return await self.read(daily.read_deals, game=game, days=days)

    async def fix_daily_deals(self, game: str, seeds: Mapping[str, bytes]) -> None:
        """By day. What is fixed stays as it is."""
        await self.write(daily.fix_deals, game=game, seeds=seeds)

    async def add_daily_try(self, new: DailyTry) -> bool:
        """Whether it is this person's first; else nothing was written. Raises `NoSuchPerson`."""
        added: bool = await self.write(daily.add_try, new=new)
        return added

    async def daily_try(self, game: str, day: str, person: str) -> DailyTry | None:
        return await self.read(daily.read_try, game=game, day=day, person=person)

    async def daily_tries(self, game: str, first: str, last: str) -> list[DailyTry]:
        """Of all days from the first to the last, with the results of matches that are over by now."""
        read = partial(daily.read_new_results, game=game, first=first, last=last)
        if new := await self.read(read):
            await self.write(daily.keep_results, tries=new)
        return await self.read(daily.read_tries, game=game, first=first, last=last)

    async def keep_daily_luck(self, one: DailyTry) -> None:
        """Of a try that is finished, unless it is known."""
        await self.write(daily.keep_luck, one=one)

    async def daily_days(self, person: str, since: str) -> list[str]:
        """On which they have finished a deal of the day, the last one first."""
        return await self.read(daily.read_days, person=person, since=since)

    async def daily_levels(self, game: str, first: str, last: str) -> list[DailyLevel]:
        return await self.read(daily.read_levels, game=game, first=first, last=last)

    async def keep_daily_level(self, level: DailyLevel) -> None:
        """Unless it is known already."""
        await self.write(daily.keep_level, level=level)

    # Tournaments

    async def add_tournament(self, new: StoredTournament, host: str) -> None:
        """Raises `TooManyTournaments`."""
        await self.write(tournaments.add_tournament, new=new, host=host)

    async def tournament(self, tournament_id: str) -> StoredTournament | None:
        return await self.read(tournaments.read_tournament, tournament_id=tournament_id)

    async def tournament_version(self, tournament_id: str) -> int | None:
        return await self.read(tournaments.read_version, tournament_id=tournament_id)

    async def tournaments_of(self, person: str, limit: int) -> list[StoredTournament]:
        """Those they take part in or have made, the last one touched first."""
        return await self.read(tournaments.read_tournaments_of, person=person, limit=limit)

    async def change_tournament(
        self, new: StoredTournament, people: Sequence[str], sealed: Sequence[str]
    ) -> None:
        """It becomes this version, if it is the one before; with whom it concerns, and the tables whose
        records are shown to nobody. Raises `TournamentChanged`."""
        change = partial(tournaments.change_tournament, new=new, people=people, sealed=sealed)
        await self.write(change)

    async def take_tournaments(self, holder: str, lease: float, limit: int = 50) -> list[str]:
        """Those that are played and no other process sees to. For so many seconds none does."""
        if not await self.read(tournaments.read_any_playing):
            return []
        now = _now()
        until = now + int(1000 * lease)
        taken: list[str] = await self.write(
            tournaments.take_tournaments, holder=holder, now=now, until=until, limit=limit
        )
        return taken

    async def results(self, record_ids: Sequence[str]) -> dict[str, Result]:
        """Of the matches with these records that are over."""
        return await self.read(tournaments.read_results, ids=record_ids)

    async def is_sealed(self, table: str) -> bool:
        """Whether others are still playing the cards of this table."""
        return await self.read(tournaments.read_is_sealed, table=table)

    async def forget_tournaments(self, before: int, phase: str) -> int:
        """Delete those in this phase that nobody changed since; says how many."""
        forgotten: int = await self.write(tournaments.forget_tournaments, before=before, phase=phase)
        return forgotten

    # Score sheets that are shared

    async def add_sheet(self, sheet_id: str, person_id: str, key_hash: bytes, body: bytes) -> None:
        """Version 1 of it. Raises `NoSuchPerson` and `TooManySheets`."""
        sheet = SharedSheet(sheet_id, 1, body, _now())
        await self.write(sheets.add_sheet, sheet=sheet, person=person_id, key=key_hash)

    async def sheet(self, sheet_id: str) -> SharedSheet | None:
        return await self.read(sheets.read_sheet, sheet_id=sheet_id)

    async def sheet_version(self, sheet_id: str) -> int | None:
        return await self.read(sheets.read_version, sheet_id=sheet_id)

    async def change_sheet(self, sheet_id: str, key_hash: bytes, version: int, body: bytes) -> None:
        """It becomes version `version`, if it is the one before. Raises `NoSuchSheet`, `WrongKey` or
        `SheetChanged`."""
        sheet = SharedSheet(sheet_id, version, body, _now())
        await self.write(sheets.change_sheet, sheet=sheet, key=key_hash)

    async def delete_sheet(self, sheet_id: str, key_hash: bytes) -> None:
        """Raises `NoSuchSheet` and `WrongKey`."""
        await self.write(sheets.delete_sheet, sheet_id=sheet_id, key=key_hash)

    async def forget_sheets(self, before: int) -> int:
        """Delete those that nobody changed since; says how many."""
        forgotten: int = await self.write(sheets.forget_sheets, before=before)
        return forgotten


def _now() -> int:
    return time.time_ns() // 1_000_000
