"""A program's line: the bot protocol of docs/write-a-bot.md over a WebSocket, for one seat of one table.

It is told what its seat sees, answers what it is asked, and can do nothing else. One question is open at a
time, and each has a deadline; whatever else a program does, its line is closed and a bot of the server
plays. What it has done wrong stands in the table's log, so that a restart or another process knows of it.
"""

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from tablee.bots.external.bot import chosen, own_seed
from tablee.bots.external.messages import (
    VERSION,
    FromProgram,
    Hello,
    Move,
    Ready,
    Unreadable,
    message_in,
    shortened,
)
from tablee.bots.external.process import (
    GRACE_SECONDS,
    MOST_LINE,
    MOST_OUTPUT,
    START_SECONDS,
    Fault,
    Misbehaved,
)
from tablee.game.contract import Refused
from tablee.game.registry import GAMES
from tablee.match.match import Match
from tablee.server.log import entries
from tablee.server.log.table import Program
from tablee.server.names import program_name
from tablee.server.net.access import Visitors, bearer_of
from tablee.server.net.connection import Connection, Lines, Message, Receive, Send
from tablee.server.refusals import REFUSALS
from tablee.server.store.contract import StoreAway
from tablee.server.tables import broadcast as telling
from tablee.server.tables.broadcast import Happening, encode
from tablee.server.tables.house import House
from tablee.server.tables.program_tokens import hash_of, table_of
from tablee.server.tables.room import Overtaken, Room

log = logging.getLogger(__name__)

_TRY_AGAIN = 1.0  # seconds, when the store was away
_TOO_LARGE = 1009  # how a WebSocket ends that was sent too large a message


class Bye(msgspec.Struct, tag="bye"):
    """The last message. Come back after so many milliseconds; null: do not."""

    reason: str
    sentence: str
    retry: int | None


class SentAway(Exception):
    """There is no seat here for this program: its line is closed, and nothing is held against it."""

    def __init__(self, reason: str, sentence: str, retry: int | None = None) -> None:
        super().__init__(sentence)
        self.bye = Bye(reason, sentence, retry)


@dataclass(slots=True)
class _Question:
    """What a program was asked. `stale`: the table has moved on, and the answer does not count."""

    answer: type[FromProgram]
    at: float
    view: Any = None  # of a move
    stale: bool = False
    answered: bool = False


class ProgramSockets(Lines["ProgramLine"]):
    """The WebSocket endpoint for programs, as an ASGI application."""

    def __init__(self, house: House, visitors: Visitors) -> None:
        super().__init__()
        self.house = house
        self.visitors = visitors

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        await self.hold(ProgramLine(self.house, self.visitors, scope, receive, send))

    def close(self) -> None:
        """Tell every program to come back soon."""
        for line in list(self.lines):
            line.dismiss(SentAway("restart", "The server is being restarted.", 1000))


class ProgramLine(Connection):
    """One connection of a program from beginning to end."""

    def __init__(
        self, house: House, visitors: Visitors, scope: Message, receive: Receive, send: Send
    ) -> None:
        super().__init__(house.tally, scope, receive, send)
        self.id = secrets.token_hex(8)
        self.seat = 0
        self.name = ""
        self.by = ""  # who let it
        self._house = house
        self._visitors = visitors
        self._address = visitors.address(scope)
        self._token = bearer_of(scope) or ""
        self._hash = hash_of(self._token)
        self._room: Room | None = None
        self._about = Ready()  # what it said of itself
        self._match = ""  # of which it was told, by its commitment,
        self._dealt = 0  # and how many of its games or rounds were over then, or at the last `deal`
        self._asked: _Question | None = None
        self._heard = 0  # bytes since the last question
        self._due = 0.0  # when the answer is
        self._patience: asyncio.Timeout | None = None  # until then
        self._dismissed = False

    @property
    def program(self) -> Program | None:
        """What the table knows of it; None if the seat is not, or not any more, this program's."""
        assert self._room is not None
        seats = self._room.table.seats
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
            try:
                await self._converse()
            except Misbehaved as wrong:
                await self._fail(wrong)
        except SentAway as away:
            self.dismiss(away)
        except Refused as refused:
            self.dismiss(SentAway("away", refused.refusal.sentence, 1000))
        except StoreAway:
            log.warning("a program was sent away with the store", exc_info=True)
            self.dismiss(SentAway("away", REFUSALS.refusal("store_away", "").sentence, 1000))
        except Exception:
            log.exception("a program's line failed")
            self.dismiss(SentAway("failed", REFUSALS.refusal("failed", "").sentence, 1000))
        finally:
            self._leave()
            self.client.close()
            await pump

    async def _converse(self) -> None:
        room = self._room = await self._admitted()
        self._find_seat(room)
        self._ask(encode(Hello(VERSION, tuple(GAMES))), _Question(Ready, time.monotonic()), START_SECONDS)
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._introduce()
            if self._dismissed:
                return
            room = self._room = await self._house.room(room.table.id)  # it may have gone to sleep meanwhile
            await room.seat_program(self)
            async with asyncio.timeout(None) as self._patience:
                self._set_patience()
                await self._listen(room)
        except Overtaken:
            self._find_seat(room)
            raise SentAway("away", "The seat has just changed hands.", 1000) from None
        except TimeoutError:
            raise self._too_late() from None
        finally:
            self._patience = None

    async def _admitted(self) -> Room:
        """The room of the table that the token belongs to. Raises `SentAway` and `Refused`."""
        table = table_of(self._token)
        if table is None:
            raise _no_seat()
        if not (self._visitors.may_look_for_tables(self._address) and self._visitors.may_come(self._hash)):
            raise SentAway("limit", "Too many connections; wait a moment.", 10_000)
        try:
            return await self._house.room(table)
        except Refused as refused:
            if refused.refusal.code == "no_such_table":
                raise _no_seat() from None
            raise

    def _find_seat(self, room: Room) -> None:
        for seat, place in enumerate(room.table.seats):
            if place.program is not None and secrets.compare_digest(place.program.token, self._hash):
                self.seat, self.by = seat, place.program.by
                if place.program.out:
                    raise _out()
                return
        raise _no_seat()

    async def _introduce(self) -> None:
        about = await self._next()
        if about is None:
            raise SentAway("gone", "It hung up.")
        if not isinstance(about, Ready):
            raise Misbehaved(Fault.UNREADABLE, "It sent a “move” where a “ready” was due.")
        if about.protocol != VERSION:
            raise Misbehaved(Fault.NO_START, f"It speaks protocol {about.protocol}; this is {VERSION}.")
        self._about, self._asked = about, None
        self.name = program_name(about.name)

    async def _listen(self, room: Room) -> None:
        while (said := await self._next()) is not None:
            asked = self._asked
            if asked is None:
                kind = type(said).__name__.lower()
                raise Misbehaved(Fault.UNREADABLE, f"It sent a “{kind}” that nobody had asked for.")
            if not isinstance(said, asked.answer):
                kind, wanted = type(said).__name__.lower(), asked.answer.__name__.lower()
                raise Misbehaved(Fault.UNREADABLE, f"It sent a “{kind}” where a “{wanted}” was due.")
            self._wait_no_longer()
            asked.answered = True
            if isinstance(said, Move):
                await self._move(room, asked, str(chosen(asked.view, said.move)))
            self._asked = None
            self.look()
        if self._asked is not None and not self._dismissed:
            raise Misbehaved(Fault.CRASHED, "It hung up when it had to answer.")

    async def _move(self, room: Room, asked: _Question, move: str) -> None:
        await asyncio.sleep(asked.at + self._house.pace - time.monotonic())  # people want to follow
        try:
            await room.play_program(self, move, lambda: not (asked.stale or self._dismissed))
        except Overtaken:
            pass
        except Refused as refused:
            if refused.refusal.code == "store_away":
                await asyncio.sleep(_TRY_AGAIN)  # then it is asked anew

    async def _next(self) -> FromProgram | None:
        """What it says next that is of a known type; None: it has hung up. Raises `Misbehaved`."""
        while True:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                if message.get("code") == _TOO_LARGE:
                    raise Misbehaved(Fault.FLOODED, f"It sent a message of more than {MOST_LINE:,} bytes.")
                return None
            self.tally.received += 1
            text = message.get("text")
            if text is None:
                raise Misbehaved(Fault.UNREADABLE, "It sent a binary message; all of them are texts.")
            data = text.encode()
            self._heard += len(data)
            if len(data) > MOST_LINE:
                raise Misbehaved(Fault.FLOODED, f"It sent a message of more than {MOST_LINE:,} bytes.")
            if self._heard > MOST_OUTPUT:
                raise Misbehaved(Fault.FLOODED, f"It sent more than {MOST_OUTPUT:,} bytes without an answer.")
            try:
                said = message_in(data)
            except Unreadable:
                sentence = f"It sent {shortened(data)}, which is no message."
                raise Misbehaved(Fault.UNREADABLE, sentence) from None
            if said is not None:
                return said

    # ── What the room says ───────────────────────────────────────────────────────────────────────────

    def told(self, happening: Happening) -> None:
        """Something is in the log: show it to a program that watches, and see what follows from it."""
        body = happening.body
        if self._asked is not None and (happening.undone or _replaces_question(body, self.seat)):
            self._asked.stale = True
        if happening.events and self._about.watch and self.speaks and self._is_told_of_match():
            assert self._room is not None
            assert self._room.table.match is not None
            self._announce(self._room.table.match)
            self.client.post(telling.seat_view(self._room.table.match, self.seat))
        self.look()

    def look(self) -> None:
        """See whether there is something to ask, unless the table is ahead of its log: see `Room`."""
        room = self._room
        if room is None or self._dismissed or not room.sure:
            return
        program = self.program
        if program is None:
            self._replace(room, SentAway("taken", "The seat was given to somebody else."))
            return
        if program.line != self.id:
            self._replace(room, SentAway("replaced", "The same program has come over another line."))
            return
        if program.out:  # for what an older line owed
            self.dismiss(_out())
            return
        match = room.table.match
        if self._asked is not None or match is None or match.over:
            return
        if not self._is_told_of_match():
            self._begin(room)
            return
        self._announce(match)
        if room.table.phase == "playing" and self.seat in match.actors():
            self._ask_for_move(room)

    def _announce(self, match: Match) -> None:
        """Say that another game or round has begun, once."""
        if match.outcome is None and len(match.outcomes) > self._dealt:
            self._dealt = len(match.outcomes)
            self.client.answer(telling.next_deal(match))

    def _replace(self, room: Room, away: SentAway) -> None:
        """Another line speaks for the seat, and is given all its time anew: so what this one was asked and
        has not answered is a fault, as if it had hung up."""
        if self._asked is not None and not self._asked.answered:
            self._house.spawn(self._note(room, Fault.CRASHED))
        self.dismiss(away)

    def _is_told_of_match(self) -> bool:
        assert self._room is not None
        return self._room.table.match is not None and self._match == self._room.table.commitment

    def _begin(self, room: Room) -> None:
        table, games = room.table, self._about.games
        assert table.match is not None
        if games is not None and table.settings.game not in games:
            self.dismiss(SentAway(Fault.NO_START, f"It says that it does not play {table.settings.game}."))
            return
        self._match, self._dealt = table.commitment, 0
        seed = own_seed(bytes.fromhex(self._hash + table.commitment), self.seat)
        message = telling.new_match(table.match, self.seat, seed)
        self._ask(message, _Question(Ready, time.monotonic()), START_SECONDS)

    def _ask_for_move(self, room: Room) -> None:
        program, table = self.program, room.table
        assert program is not None
        assert table.match is not None
        ms = program.ms
        if table.settings.clock is not None:
            left = table.turned_at + 1000 * table.settings.clock - time.time_ns() // 1_000_000
            if left <= 0:
                return  # a bot plays this turn to its end
            ms = min(ms, left)
        view = table.match.view(self.seat)
        asked = _Question(Move, time.monotonic(), view)
        self._ask(telling.question(view, ms), asked, ms / 1000 + GRACE_SECONDS)

    def _ask(self, message: bytes, question: _Question, seconds: float) -> None:
        self._asked, self._heard = question, 0
        self._due = time.monotonic() + seconds
        self.client.answer(message)
        self._set_patience()

    def _set_patience(self) -> None:
        """Give it until its answer is due, if it was asked for one."""
        if self._asked is not None and self._patience is not None and not self._patience.expired():
            left = self._due - time.monotonic()
            self._patience.reschedule(asyncio.get_running_loop().time() + left)

    def _wait_no_longer(self) -> None:
        if self._patience is not None and not self._patience.expired():
            self._patience.reschedule(None)

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────

    def dismiss(self, away: SentAway) -> None:
        """Say goodbye and hang up. Nothing is asked of it any more, and nobody waits for it."""
        if not self._dismissed:
            self._dismissed = True
            self._wait_no_longer()
            self.client.answer(encode(away.bye))
            self._leave()
            self.client.close()

    async def _fail(self, wrong: Misbehaved) -> None:
        room, out = self._room, False
        if room is not None and not self._dismissed:
            self._leave()  # a bot plays from here on
            await self._note(room, wrong.fault)
            out = self.program is None or self.program.out
        self.dismiss(SentAway(wrong.fault, str(wrong), None if out else 1000))

    async def _note(self, room: Room, fault: Fault) -> None:
        try:
            await room.note_fault(self, fault)
        except (Refused, StoreAway):
            log.warning("a program's fault could not be noted", extra={"table": room.table.id})

    def _leave(self) -> None:
        if self._room is not None:
            self._room.unseat_program(self)

    def _too_late(self) -> Misbehaved:
        wanted = "ready" if self._asked is None else self._asked.answer.__name__.lower()
        return Misbehaved(Fault.TOO_LATE, f"It sent no “{wanted}” in time.")


def _no_seat() -> SentAway:
    return SentAway("token", "No seat is this program's: the token is wrong, or not good any more.")


def _out() -> SentAway:
    return SentAway("out", "It was sent away too often: a bot plays this match to its end.")


def _replaces_question(body: entries.AnyBody, seat: int) -> bool:
    """Whether a question to this seat is not open any more after this."""
    match body:
        case entries.Moved():
            return body.seat == seat
        case entries.Started() | entries.DealtNext() | entries.Rematched():
            return True
        case _:
            return False
