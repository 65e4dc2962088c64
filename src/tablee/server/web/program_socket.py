"""A program's line: the bot protocol of docs/write-a-bot.md over a WebSocket, for one seat of one table.

It gets what its seat sees, answers what it is asked, and can do nothing else. One question is open at a
time, and each has a deadline; whatever else a program does, its line is closed and a bot of the server
plays. What it has done wrong stands in the table's log, so that a restart or another process knows of it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from tablee.bots.external.bot import chosen, own_seed
from tablee.bots.external.messages import VERSION, Hello, Move, Ready
from tablee.bots.external.process import GRACE_SECONDS, START_SECONDS, Fault, Misbehaved
from tablee.game.contract import Refused
from tablee.game.registry import GAMES
from tablee.match.match import Match
from tablee.server.counters import Counters
from tablee.server.limits.admission import Admission, Line
from tablee.server.limits.numbers import PROGRAMS
from tablee.server.web.access import Visitors, bearer_of
from tablee.server.web.connection import Connection, Message, OpenSockets, Receive, Send
from tablee.server.web.program_dialogue import Dialogue, Question
from tablee.table import broadcast
from tablee.table.broadcast import encode
from tablee.table.entries import AppliedEntry
from tablee.table.live_table import LiveTable, Overtaken
from tablee.table.names import program_name
from tablee.table.ports import Visitor
from tablee.table.programs import hash_of, note_fault, play_program, seat_program, table_of, unseat_program
from tablee.table.refusals import REFUSALS
from tablee.table.state import SeatProgram
from tablee.table.stored import StoreAway
from tablee.table.tables import Tables

log = logging.getLogger(__name__)

_TRY_AGAIN = 1.0  # seconds, when the store was away


class ProgramBye(msgspec.Struct, tag="bye"):
    """The last message. `retry`: milliseconds after which to come back; null: do not."""

    reason: str
    sentence: str
    retry: int | None


class SentAway(Exception):
    """There is no seat here for this program: its line is closed, and nothing is held against it."""

    def __init__(self, reason: str, sentence: str, retry: int | None = None) -> None:
        super().__init__(sentence)
        self.bye = ProgramBye(reason, sentence, retry)


def no_seat() -> SentAway:
    return SentAway("token", "No seat is this program's: the token is wrong, or not good any more.")


def out() -> SentAway:
    return SentAway("out", "It was sent away too often: a bot plays this match to its end.")


def sent_away_by_host(code: str) -> SentAway:
    """`code`: of the refusal that says why."""
    return SentAway("removed", REFUSALS.refusal(code, "").sentence)


class ProgramSocket(Connection):
    """One connection of a program from beginning to end."""

    def __init__(
        self,
        tables: Tables,
        visitors: Visitors,
        counters: Counters,
        scope: Message,
        receive: Receive,
        send: Send,
    ) -> None:
        super().__init__(counters, scope, receive, send)
        self.id = secrets.token_hex(8)
        self.seat = 0
        self.name = ""
        self.by = ""  # who let it
        self._tables = tables
        self._visitors = visitors
        self.address = visitors.address(scope)
        self.place: Line | None = None  # among all lines, where these are counted
        self._token = bearer_of(scope) or ""
        self._hash = hash_of(self._token)
        self._live: LiveTable | None = None
        self._about = Ready()  # what it said of itself
        self._match = ""  # that it knows of, by its commitment,
        self._dealt = 0  # and how many of its games or rounds were over then, or at the last `deal`
        self._dialogue = Dialogue(receive, self.outbox.answer, counters)
        self._dismissed = False

    @property
    def program(self) -> SeatProgram | None:
        """What the table knows of it; None if the seat is not, or not any more, this program's."""
        assert self._live is not None
        seats = self._live.table.seats
        program = seats[self.seat].program if self.seat < len(seats) else None
        return program if program is not None and program.token == self._hash else None

    @property
    def speaks(self) -> bool:
        """Whether this line, and no newer one, speaks for the seat."""
        program = self.program
        return program is not None and program.line == self.id

    # ── From beginning to end ────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        pump = asyncio.create_task(self.pump())
        try:
            async with self._admitted() as live:
                self._live = live
                try:
                    await self._converse(live)
                except Misbehaved as wrong:
                    await self._fail(wrong)
        except SentAway as away:
            self.dismiss(away)
        except Refused as refused:
            crowded = refused.refusal.code == "crowded"
            self.dismiss(
                SentAway("limit", refused.refusal.sentence, 10_000)
                if crowded
                else SentAway("away", refused.refusal.sentence, 1000)
            )
        except StoreAway:
            log.warning("a program was sent away with the store", exc_info=True)
            self.dismiss(SentAway("away", REFUSALS.refusal("store_away", "").sentence, 1000))
        except Exception:
            log.exception("a program's line failed")
            self.dismiss(SentAway("failed", REFUSALS.refusal("failed", "").sentence, 1000))
        finally:
            if self.place is not None:
                self.place.close()
            self._leave()
            self.outbox.close()
            await pump

    async def _converse(self, live: LiveTable) -> None:
        self._find_seat(live)
        if self.place is not None:
            self.place.sit()
        self._dialogue.ask(
            encode(Hello(VERSION, tuple(GAMES))), Question(Ready, time.monotonic()), START_SECONDS
        )
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._introduce()
            if self._dismissed:
                return
            await seat_program(live, self)
            async with self._dialogue.patience():
                await self._listen(live)
        except Overtaken:
            self._find_seat(live)
            raise SentAway("away", "The seat has just changed hands.", 1000) from None
        except TimeoutError:
            raise self._dialogue.too_late() from None

    @asynccontextmanager
    async def _admitted(self) -> AsyncIterator[LiveTable]:
        """At the table that the token belongs to. Raises `SentAway` and `Refused`."""
        if self._tables.bans.blocks(self.address):
            raise sent_away_by_host("blocked")
        table = table_of(self._token)
        if table is None:
            raise no_seat()
        visitors = self._visitors
        if not (visitors.may_look_for_tables(self.address) and visitors.limits.take(PROGRAMS, self._hash)):
            raise SentAway("limit", "Too many connections; wait a moment.", 10_000)
        try:
            async with self._tables.at(table, Visitor("", self.address)) as live:
                yield live
        except Refused as refused:
            if refused.refusal.code == "no_such_table":
                visitors.missed_table(self.address)
                raise no_seat() from None
            if refused.refusal.code == "table_closed":
                raise sent_away_by_host("table_closed") from None
            raise

    def _find_seat(self, live: LiveTable) -> None:
        for seat, place in enumerate(live.table.seats):
            if place.program is not None and secrets.compare_digest(place.program.token, self._hash):
                self.seat, self.by = seat, place.program.by
                if place.program.out:
                    raise out()
                return
        self._visitors.missed_table(self.address)
        raise no_seat()

    async def _introduce(self) -> None:
        about = await self._dialogue.next()
        if about is None:
            raise SentAway("gone", "It hung up.")
        if not isinstance(about, Ready):
            raise Misbehaved(Fault.UNREADABLE, "It sent a “move” where a “ready” was due.")
        if about.protocol != VERSION:
            raise Misbehaved(Fault.NO_START, f"It speaks protocol {about.protocol}; this is {VERSION}.")
        self._about, self._dialogue.asked = about, None
        name = program_name(about.name)
        self.name = name if self._allows(name) else "?"

    def _allows(self, name: str) -> bool:
        try:
            self._tables.people.check_words(name)
        except Refused:
            return False
        return True

    async def _listen(self, live: LiveTable) -> None:
        while (said := await self._dialogue.next()) is not None:
            asked = self._dialogue.asked
            if asked is None:
                kind = type(said).__name__.lower()
                raise Misbehaved(Fault.UNREADABLE, f"It sent a “{kind}” that nobody had asked for.")
            if not isinstance(said, asked.answer):
                kind, wanted = type(said).__name__.lower(), asked.answer.__name__.lower()
                raise Misbehaved(Fault.UNREADABLE, f"It sent a “{kind}” where a “{wanted}” was due.")
            self._dialogue.wait_no_longer()
            asked.answered = True
            if isinstance(said, Move):
                await self._move(live, asked, str(chosen(asked.view, said.move)))
            self._dialogue.asked = None
            self.look()
        if self._dialogue.asked is not None and not self._dismissed:
            raise Misbehaved(Fault.CRASHED, "It hung up when it had to answer.")

    async def _move(self, live: LiveTable, asked: Question, move: str) -> None:
        await asyncio.sleep(asked.at + self._tables.driver.pace - time.monotonic())  # people want to follow
        try:
            await play_program(live, self, move, lambda: not (asked.stale or self._dismissed))
        except Overtaken:
            pass
        except Refused as refused:
            if refused.refusal.code == "store_away":
                await asyncio.sleep(_TRY_AGAIN)  # then it is asked anew

    # ── What the table says ──────────────────────────────────────────────────────────────────────────

    def on_entry(self, happening: AppliedEntry) -> None:
        """Something is in the log: show it to a program that watches, and see what follows from it."""
        body = happening.body
        if self._dialogue.asked is not None and (happening.undone or body.outdates_question(self.seat)):
            self._dialogue.asked.stale = True
        if happening.events and self._about.watch and self.speaks and self._is_told_of_match():
            assert self._live is not None
            assert self._live.table.match is not None
            self._announce(self._live.table.match)
            self.outbox.post(broadcast.seat_view(self._live.table.match, self.seat))
        self.look()

    def look(self) -> None:
        """See whether there is something to ask, unless the table is ahead of its log: see `Journal.sure`."""
        live = self._live
        if live is None or self._dismissed or not live.sure:
            return
        program = self.program
        if program is None:
            self._replace(live, SentAway("taken", "The seat was given to somebody else."))
            return
        if program.line != self.id:
            self._replace(live, SentAway("replaced", "The same program has come over another line."))
            return
        if program.out:  # for what an older line owed
            self.dismiss(out())
            return
        match = live.table.match
        if self._dialogue.asked is not None or match is None or match.over:
            return
        if not self._is_told_of_match():
            self._begin(live)
            return
        self._announce(match)
        if live.table.phase == "playing" and self.seat in match.actors():
            self._ask_for_move(live)

    def _announce(self, match: Match) -> None:
        """Say that another game or round has begun, once."""
        if match.outcome is None and len(match.outcomes) > self._dealt:
            self._dealt = len(match.outcomes)
            self.outbox.answer(broadcast.next_deal(match))

    def _replace(self, live: LiveTable, away: SentAway) -> None:
        """Another line speaks for the seat, and is given all its time anew: so what this one was asked and
        has not answered is a fault, as if it had hung up."""
        if self._dialogue.asked is not None and not self._dialogue.asked.answered:
            self._tables.spawn(self._note(live, Fault.CRASHED))
        self.dismiss(away)

    def _is_told_of_match(self) -> bool:
        assert self._live is not None
        return self._live.table.match is not None and self._match == self._live.table.commitment

    def _begin(self, live: LiveTable) -> None:
        table, games = live.table, self._about.games
        assert table.match is not None
        if games is not None and table.settings.game not in games:
            self.dismiss(SentAway(Fault.NO_START, f"It says that it does not play {table.settings.game}."))
            return
        self._match, self._dealt = table.commitment, 0
        seed = own_seed(bytes.fromhex(self._hash + table.commitment), self.seat)
        message = broadcast.new_match(table.match, self.seat, seed)
        self._dialogue.ask(message, Question(Ready, time.monotonic()), START_SECONDS)

    def _ask_for_move(self, live: LiveTable) -> None:
        program, table = self.program, live.table
        assert program is not None
        assert table.match is not None
        ms = program.ms
        if table.turn_seconds is not None:
            left = int(1000 * live.turn.left(table.turn_seconds))
            if left <= 0:
                return  # a bot plays this turn to its end
            ms = min(ms, left)
        view = table.match.view(self.seat)
        asked = Question(Move, time.monotonic(), view)
        self._dialogue.ask(broadcast.question(view, ms), asked, ms / 1000 + GRACE_SECONDS)

    @property
    def table(self) -> str:
        """The one that its token belongs to, if any."""
        return table_of(self._token) or ""

    def send_away(self, code: str) -> None:
        """The host of the server wants it gone."""
        self.dismiss(sent_away_by_host(code))

    def make_room(self) -> None:
        """Too many came after it before it had shown a seat."""
        self.dismiss(SentAway("limit", "Too many connections; wait a moment.", 1000))

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────

    def dismiss(self, away: SentAway) -> None:
        """Say goodbye and hang up. Nothing is asked of it any more, and nobody waits for it."""
        if not self._dismissed:
            self._dismissed = True
            self._dialogue.wait_no_longer()
            self.outbox.answer(encode(away.bye))
            self._leave()
            self.outbox.close()

    async def _fail(self, wrong: Misbehaved) -> None:
        live, is_out = self._live, False
        if live is not None and not self._dismissed:
            self._leave()  # a bot plays from here on
            await self._note(live, wrong.fault)
            is_out = self.program is None or self.program.out
        self.dismiss(SentAway(wrong.fault, str(wrong), None if is_out else 1000))

    async def _note(self, live: LiveTable, fault: Fault) -> None:
        try:
            async with self._tables.at(live.table.id) as live_now:
                await note_fault(live_now, self, fault)
        except (Refused, StoreAway):
            log.warning("a program's fault could not be noted", extra={"table": live.table.id})

    def _leave(self) -> None:
        if self._live is not None:
            unseat_program(self._live, self)


class ProgramSockets(OpenSockets[ProgramSocket]):
    """The WebSocket endpoint for programs, as an ASGI application."""

    def __init__(self, tables: Tables, visitors: Visitors, admission: Admission, counters: Counters) -> None:
        super().__init__()
        self.counters = counters
        self.admission = admission
        self.tables = tables
        self.visitors = visitors

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        line = ProgramSocket(self.tables, self.visitors, self.counters, scope, receive, send)
        line.place = self.admission.open_line(line.address, line.make_room)
        await self.hold(line)

    def close(self) -> None:
        """Tell every program to come back soon."""
        for line in list(self.lines):
            line.dismiss(SentAway("restart", "The server is being restarted.", 1000))
