"""The deal of the day: fixed in advance, played once by each person, compared with all others.

Its table is an ordinary one with a single host, and the match knows nothing of the day. The luck in a match
is computed when a person who has finished looks at the results. After that the bots play the same cards.
"""

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

import msgspec

from tablee.bots.fallback import present_level
from tablee.bots.ladder import LEVELS
from tablee.kernels.readiness import is_ready
from tablee.match.record import RecordError, Result, lead
from tablee.review.report import JUDGE
from tablee.server.counters import Overload
from tablee.server.daily import queries
from tablee.server.daily.deals import (
    AHEAD,
    can_judge,
    days_from,
    level_of,
    luck_and_skill,
    match_of_level,
    settings_of,
    week_of,
)
from tablee.server.daily.queries import SEAT, DailyLevel, DailyTry
from tablee.server.db.database import Database
from tablee.server.jobs.fair_queue import Tenant
from tablee.server.jobs.workers import Workers
from tablee.server.limits.numbers import DAILY_MATCHES
from tablee.server.results.queries import read_record
from tablee.server.results.tallies import keep_luck
from tablee.table import gathering, seats, state
from tablee.table.action import Body
from tablee.table.gathering import KnownDeal, complete_options
from tablee.table.live_table import LiveTable, Overtaken
from tablee.table.ports import NotDone, Visitor
from tablee.table.state import Table
from tablee.table.stored import StoreAway
from tablee.table.tables import Tables

log = logging.getLogger(__name__)

_PATIENCE: Final = 3600.0  # seconds
_FRESH: Final = 2.0  # seconds that a week is cached
_NOBODY: Final = Tenant("", "")
_LONGEST_STREAK: Final = 400  # days
_result = msgspec.json.Decoder(Result).decode


class Fared(NamedTuple):
    """The result of a person or a level with the cards of a day."""

    who: str | int
    result: Result
    lead: int
    luck: float | None = None  # None: not computed
    skill: float | None = None


class Week(NamedTuple):
    """The results of a game in a week, by day, the best first."""

    people: dict[str, list[Fared]]
    levels: dict[str, list[Fared]]
    unfinished: dict[tuple[str, str], DailyTry]  # by day and person
    codes: dict[tuple[str, str], DailyTry]  # of all tries


def _today() -> date:
    return datetime.now(UTC).date()


class Daily:
    """Every method may raise `StoreAway`."""

    def __init__(
        self,
        db: Database,
        tables: Tables,
        overload: Overload | None = None,
        today: Callable[[], date] = _today,
    ) -> None:
        self._db, self._tables, self.today = db, tables, today
        self._overload = overload
        self._one_at_a_time = asyncio.Lock()
        self._weeks: dict[str, tuple[float, Week]] = {}
        self._seeds: dict[tuple[str, str], dict[str, bytes]] = {}  # by game and first day
        self._at_work: set[tuple[str, str]] = set()  # game and day
        self._failed: set[tuple[str, str, str | int]] = set()  # game, day, and a person or a level

    async def seeds(self, game: str) -> dict[str, bytes]:
        """Of today and the next days. Reading them fixes them."""
        days = days_from(self.today(), AHEAD + 1)
        key = game, days[0]
        if key not in self._seeds:
            found = await self._db.read(queries.read_deals, game, days)
            if missing := {day: os.urandom(32) for day in days if day not in found}:
                await self._db.write(queries.fix_deals, game, missing)
                found = await self._db.read(queries.read_deals, game, days)
            self._seeds = {known: kept for known, kept in self._seeds.items() if known[1] == days[0]}
            self._seeds[key] = found
        return self._seeds[key]

    async def play(self, game: str, person: str, address: str) -> DailyTry:
        """A table with today's deal: a new one, or the one that this person has. Raises `Refused`."""
        day = self.today().isoformat()
        mine = await self._db.read(queries.read_try, game, day, person)
        if mine is None:
            deal = KnownDeal(f"{state.DAILY}{day}", (await self.seeds(game))[day].hex())
            table = (await self._tables.create(settings_of(game), person, address, deal)).table
            mine = DailyTry(game, day, person, table.code, table.record_id)
            if not await self._db.write(queries.add_try, mine):  # two requests at once
                mine = await self._db.read(queries.read_try, game, day, person) or mine
        async with self._tables.at(mine.code, Visitor(person, address)) as live:
            await _begin(live, person, level_of(game))
        self._weeks.pop(game, None)
        return mine

    async def week(self, game: str, person: str | None) -> Week:
        """This week. A person who plays gets the newest state."""
        first, last = week_of(self.today())
        read, known = self._weeks.get(game, (0.0, None))
        day = self.today().isoformat()
        if known and time.monotonic() - read < _FRESH and (day, person or "") not in known.unfinished:
            return known
        week = await self._read(game, first, last)
        self._weeks[game] = time.monotonic(), week
        for played in week.people:
            if (game, played) not in self._at_work and self._next(game, played, week) is not None:
                self._at_work.add((game, played))
                self._tables.spawn(self._work(game, played))
        return week

    async def _read(self, game: str, first: str, last: str) -> Week:
        days = game, first, last
        if new := await self._db.read(queries.read_new_results, *days):
            await self._db.write(queries.keep_results, new)
        tries = await self._db.read(queries.read_tries, *days)
        return _week(game, tries, await self._db.read(queries.read_levels, *days))

    def unmeasured(self, game: str, day: str, week: Week) -> list[str]:
        """People who have finished the deal of a day and whose luck is not computed."""
        if not can_judge(game):
            return []
        people = (str(one.who) for one in week.people.get(day, []) if one.skill is None)
        return [person for person in people if (game, day, person) not in self._failed]

    async def streak(self, person: str) -> int:
        """The number of days in a row, up to today or yesterday, on which this person finished a deal."""
        today = self.today()
        days = set(
            await self._db.read(queries.read_days, person, (today - timedelta(_LONGEST_STREAK)).isoformat())
        )
        last = today if today.isoformat() in days else today - timedelta(1)
        streak = 0
        while (last - timedelta(streak)).isoformat() in days:
            streak += 1
        return streak

    def _next(self, game: str, day: str, week: Week) -> str | int | None:
        """The next job: a person's luck first, because they wait for it, then a level that has to play."""
        if not is_ready(game, "review"):
            return None
        known = {one.who for one in week.levels.get(day, [])}
        levels = [
            level.number
            for level in LEVELS[game]
            if level.number not in known
            and (game, day, level.number) not in self._failed
            and present_level(game, level.number) == level.number
        ]
        left: list[str | int] = [*self.unmeasured(game, day, week), *levels]
        return left[0] if left else None

    async def _work(self, game: str, day: str) -> None:
        """Do all jobs in a process that ends after the last."""
        try:
            with suppress(StoreAway), closing(self._workers()) as workers:  # the next look begins again
                while (who := self._next(game, day, week := await self._read(game, day, day))) is not None:
                    try:
                        async with self._one_at_a_time:
                            await self._work_out(workers, game, day, who, week)
                    except (NotDone, RecordError):
                        self._failed.add((game, day, who))
                        log.warning("a match of the deal of the day was not worked out", exc_info=True)
                    self._weeks.pop(game, None)
        finally:
            self._at_work.discard((game, day))

    def _workers(self) -> Workers:
        return Workers("daily", DAILY_MATCHES, niceness=15, overload=self._overload)

    async def _work_out(self, workers: Workers, game: str, day: str, who: str | int, week: Week) -> None:
        """Raises `NotDone` and `RecordError`."""
        if isinstance(who, int):
            seed = (await self._db.read(queries.read_deals, game, [day]))[day]
            result, parts = await workers.do(_NOBODY, _PATIENCE, match_of_level, game, who, seed)
            await self._db.write(queries.keep_level, DailyLevel(game, day, who, result, *parts))
        else:
            one = week.codes[day, who]
            record = await self._db.read(read_record, one.record_id)
            if record is None:
                raise RecordError(one.record_id, "the match is gone")
            parts = await workers.do(_NOBODY, _PATIENCE, luck_and_skill, record)
            await self._db.write(queries.keep_luck, one._replace(luck=parts.luck, skill=parts.skill))
            if parts.luck is not None:
                await self._db.write(keep_luck, one.record_id, JUDGE, {SEAT: parts.luck})


async def _begin(live: LiveTable, person: str, level: int) -> None:
    """Seat everybody and deal, unless that is done. Raises `Refused`."""
    with suppress(Overtaken):
        while True:
            await live.write(lambda: _next_entry(live.table, person, level))


def _next_entry(table: Table, person: str, level: int) -> Body:
    """The next entry before the match begins. Raises `Overtaken` when it has begun."""
    if table.phase != "gathering":
        raise Overtaken
    for seat, place in enumerate(table.seats):
        if place.empty:
            mine = seat == SEAT
            return (
                seats.Sat(by=person, seat=seat, person=person)
                if mine
                else seats.BotPut(by=person, seat=seat, level=level)
            )
    return gathering.Started(by=person, options=complete_options(table.settings))


def _week(game: str, tries: Sequence[DailyTry], levels: Sequence[DailyLevel]) -> Week:
    week = Week({}, {}, {}, {(one.day, one.person): one for one in tries})
    for one in tries:
        if one.result is None:
            week.unfinished[one.day, one.person] = one
        else:
            fared = _fared(game, one.person, one.result, one.luck, one.skill)
            week.people.setdefault(one.day, []).append(fared)
    for bot in levels:
        fared = _fared(game, bot.level, bot.result, bot.luck, bot.skill)
        week.levels.setdefault(bot.day, []).append(fared)
    for day in (*week.people.values(), *week.levels.values()):
        day.sort(key=lambda fared: -fared.lead)
    return week


def _fared(game: str, who: str | int, stored: bytes, luck: float | None, skill: float | None) -> Fared:
    result = _result(stored)
    return Fared(who, result, lead(game, result.totals, SEAT), luck, skill)


def place_of(fared: Fared, all_of_day: Iterable[Fared]) -> int:
    """Equal results share a place."""
    return 1 + sum(other.lead > fared.lead for other in all_of_day)


def levels_reached(fared: Fared, levels: Iterable[Fared]) -> int:
    """The number of bots that were not better."""
    return sum(level.lead <= fared.lead for level in levels)
