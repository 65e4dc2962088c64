"""Notifies people that it is their turn.

The transaction of a move writes notices for the people whose turn it is now. Every process leases some of
these, asks the table whether it is still their turn, and sends them. If the process dies, the lease runs
out and another one takes them. So a notice is sent at least once, and not for a turn that is over. A person
who is looking at the table gets none.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tablee.game.contract import Refused
from tablee.server.db.database import Database
from tablee.server.jobs.periodic import repeat
from tablee.server.notices import queries
from tablee.server.notices.channels import Wish, decode, quiet_for
from tablee.server.notices.queries import Channel, Notice
from tablee.server.notices.senders import Gone, Message, NotSent, Senders, hurry, your_turn
from tablee.server.people.people import People
from tablee.table.live_table import LiveTable
from tablee.table.state import Table
from tablee.table.stored import StoreAway, now
from tablee.table.tables import Tables

log = logging.getLogger(__name__)

_A_LOOK: Final = 10.0  # seconds for the notices of one person
_MOST_TRIES: Final = 6
_TOLD, _REMINDED = 1, 2  # values of `Notice.said`


@dataclass(frozen=True, slots=True)
class Pace:
    """In seconds."""

    every: float = 5.0  # between two checks for notices
    delay: float = 20.0  # because a person may be back in a moment
    retry: float = 30.0  # after the first failure, doubled after each further one
    lease: float = 60.0  # for sending leased notices
    looks_on: float = 30.0  # until the next check, for a person who is looking at the table


class Notifier:
    """One for each process."""

    def __init__(
        self, db: Database, tables: Tables, people: People, senders: Senders, pace: Pace | None = None
    ) -> None:
        self._db = db
        self.senders = senders
        self.sent = 0
        self._tables = tables
        self._people = people
        self._pace = pace or Pace()
        self._unreadable: set[str] = set()  # tables that were logged

    async def watch(self, is_closing: Callable[[], bool]) -> None:
        """Until the server closes."""
        await asyncio.sleep(self._pace.every)
        await repeat(self.look, self._pace.every, is_closing, "notices")

    async def look(self) -> None:
        """Wake tables at which something is due, and send notices."""
        for table in await self._db.read(queries.read_due_tables, now()):
            await self._wake(table)
        of_person: dict[str, list[Notice]] = {}
        for notice in await self._db.write(queries.take_notices, now(), now() + int(1000 * self._pace.lease)):
            of_person.setdefault(notice.person, []).append(notice)
        await asyncio.gather(*map(self._see_to_all, of_person.values()))

    async def _wake(self, table: str) -> None:
        """Load a table at which something is due; its clock and its bots do the rest."""
        try:
            async with self._tables.at(table):
                pass
        except (Refused, StoreAway):
            pass
        except Exception:  # its game is not installed, or its log is damaged
            if table not in self._unreadable:
                self._unreadable.add(table)
                log.exception("a table cannot be read", extra={"table": table})

    async def _see_to_all(self, notices: list[Notice]) -> None:
        """Of one person. Channels may be slow, so the rest waits for the next check after some time."""
        began = time.monotonic()
        for notice in notices:
            if time.monotonic() - began > _A_LOOK:
                return
            try:
                await self._see_to(notice)
            except StoreAway:
                return  # the leases run out
            except Exception:  # one notice must not block the others
                log.exception("a notice could not be sent", extra={"table": notice.table})
                with suppress(StoreAway):
                    await self._failed(notice)

    async def _see_to(self, notice: Notice) -> None:
        waits = time.time() - notice.since / 1000
        if waits < self._pace.delay:
            await self._settle(notice, self._pace.delay - waits)
            return
        wishes = await self._wishes(notice)
        if not wishes:
            await self._settle(notice, None)
            return
        try:
            async with self._tables.at(notice.table) as live:
                table, looks_on = live.table, notice.person in live.presence
                others = await self._others(live, notice.person)
        except Refused:  # the table is gone or closed
            await self._settle(notice, None)
            return
        if table.turned_at != notice.since or notice.person not in table.waited_for:
            await self._settle(notice, None)
        elif looks_on:
            await self._settle(notice, self._pace.looks_on)
        elif (rests := table.on_holiday_until(notice.person) / 1000 - time.time()) > 0:
            await self._settle(notice, rests)
        else:
            await self._tell(notice, wishes, table, others)

    async def _wishes(self, notice: Notice) -> list[tuple[Channel, Wish]]:
        """The channels of this person that want notices of this table."""
        channels = [
            each for each in await self._db.read(queries.read_channels, notice.person) if each.confirmed
        ]
        wishes = [(channel, decode(channel.body)) for channel in channels]
        return [
            (channel, wish) for channel, wish in wishes if wish.tables is None or notice.table in wish.tables
        ]

    async def _others(self, live: LiveTable, person: str) -> list[str]:
        ids = [place.person for place in live.table.seats if place.person and place.owner != person]
        known = await self._people.load(ids)
        return [known[one].name for one in ids if one in known]

    async def _tell(
        self, notice: Notice, wishes: list[tuple[Channel, Wish]], table: Table, others: list[str]
    ) -> None:
        at = time.time()
        quiet = {channel.channel: quiet_for(wish.quiet, at) for channel, wish in wishes}
        awake = [(channel, wish) for channel, wish in wishes if not quiet[channel.channel]]
        if not awake:
            await self._settle(notice, min(quiet.values()))
            return
        person = (await self._people.load([notice.person])).get(notice.person)
        if person is None:
            return
        about = (person.language, table.settings.game, others, table.code, table.id)
        if notice.said:
            hours = max(1, round(_left(table, at) / 3600))
            message = hurry(*about, hours=hours)
        else:
            message = your_turn(*about)
        results = await asyncio.gather(*(self._send(channel, wish, message) for channel, wish in awake))
        if any(results):
            self.sent += 1
            await self._told(notice, table, at)
        else:
            await self._failed(notice)

    async def _send(self, channel: Channel, wish: Wish, message: Message) -> bool:
        try:
            await self.senders.send(wish, message)
        except Gone as error:
            log.info("a channel is gone", extra={"reason": str(error)})
            await self._db.write(queries.delete_channels, [channel.channel])
            return False
        except NotSent as error:
            log.info("a notice was not sent", extra={"reason": str(error)})
            return False
        return True

    async def _told(self, notice: Notice, table: Table, at: float) -> None:
        """Schedules a reminder if the turn ends much later."""
        said = _REMINDED if notice.said else _TOLD
        left = _left(table, at)
        again = said == _TOLD and table.settings.over_days and left > 0
        await self._settle(notice._replace(said=said, tries=0), 0.75 * left if again else None)

    async def _settle(self, notice: Notice, after: float | None) -> None:
        """Make it due again after `seconds`; None: never."""
        at = None if after is None else now() + int(1000 * after)
        await self._db.write(queries.settle_notice, notice, at)

    async def _failed(self, notice: Notice) -> None:
        tries = notice.tries + 1
        after = None if tries >= _MOST_TRIES else self._pace.retry * 2**notice.tries
        await self._settle(notice._replace(tries=tries), after)


def _left(table: Table, now: float) -> float:
    """Seconds on the turn clock."""
    seconds = table.turn_seconds
    return 0.0 if seconds is None else table.turned_at / 1000 + seconds - now
