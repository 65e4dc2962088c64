"""A table as its log makes it: `apply` one entry after the other. It knows no clock, wire or disk."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from tablee.bots.cast import free_name
from tablee.game.contract import AnyGame, Event
from tablee.game.options import by_seat, options_kept
from tablee.game.registry import GAMES, game_named
from tablee.game.rng import commitment
from tablee.match.match import Match
from tablee.match.record import encode as encode_record
from tablee.match.record import record_of
from tablee.table import entries
from tablee.table.beginning import begun_match
from tablee.table.protocol import Phase, Settings
from tablee.table.stored import Finished, Listing

MOST_FAULTS = 3  # of a program in one match; then the built-in bot plays on
_DAY = 86_400_000  # milliseconds
_REMEMBERED = 64  # commands whose repetition is recognised


def dealt_record_id(commitment: str, table_id: str) -> str:
    """What a record is called whose cards were dealt before: the other name is, or will be, taken."""
    return sha256(f"{commitment} {table_id}".encode()).hexdigest()[:20]


@dataclass(slots=True)
class Program:
    """A program from outside that plays a seat: whoever knows the token."""

    token: str  # its hash
    by: str  # who let it
    ms: int  # for a move
    name: str = ""  # until it came for the first time
    line: str = ""  # which of its connections speaks for the seat
    faults: int = 0  # in this match
    fault: str | None = None  # the last of them

    @property
    def out(self) -> bool:
        """Whether it has to wait for the next match."""
        return self.faults >= MOST_FAULTS


@dataclass(slots=True)
class Seat:
    """Somebody's (`owner` is whose device plays it: a guest has none), a bot's, or empty.

    A program's seat is a bot's as well, which plays whenever the program does not.
    """

    person: str | None = None
    owner: str | None = None
    level: int | None = None
    ready: bool = False
    program: Program | None = None
    bot: str | None = None  # what a bot is called
    adaptive: bool = False  # whether it plays another level in each match

    @property
    def empty(self) -> bool:
        return self.person is None and self.level is None


@dataclass(slots=True)
class UndoRequest:
    """Somebody asks to take back the last move."""

    seat: int
    waiting: set[str]


@dataclass(slots=True)
class Hints:
    """That a seat has had in this game or round, and after how many moves of the match the last one."""

    count: int = 0
    moves: int = -1


@dataclass(slots=True)
class SeatRequest:
    """Somebody would like the seat of who is gone, and the hand with it."""

    seat: int
    person: str
    waiting: set[str]
    agreed: set[str] = field(default_factory=set)


class Lent(NamedTuple):
    """Whose seat it is while others play there in this match: they get it back as soon as they are here."""

    person: str
    owner: str


@dataclass(slots=True)
class Holidays:
    """Of one person in this match: until when the last ones are, and how many days were taken."""

    until: int = 0
    days: int = 0


def _count(turns: dict[int, int], seat: int, more: int = 1) -> None:
    turns[seat] = turns.get(seat, 0) + more


def _no_settings() -> Settings:
    """Of a table without a single entry; the first one has the true ones."""
    return Settings(game=next(iter(GAMES)), players=2)


@dataclass(slots=True)
class Table:
    """What all entries up to `number` say."""

    id: str
    number: int = 0
    code: str = ""
    host: str = ""
    phase: Phase = "gathering"
    settings: Settings = field(default_factory=_no_settings)
    seats: list[Seat] = field(default_factory=list)
    seed: bytes = b""
    deal: str | None = None  # where the seed is from, if others can know the cards: see `entries.Created`
    beginning: tuple[str, ...] = ()  # its moves that this match begins with: what if?
    rehearsed: Match | None = None  # `beginning`, made already by who will start the match
    match: Match | None = None
    undo: UndoRequest | None = None
    seat_request: SeatRequest | None = None
    declined: set[str] = field(default_factory=set)  # who asked for a seat in this match and did not get it
    starters: set[str] = field(default_factory=set)  # who has had a seat since this match began
    lent: dict[int, Lent] = field(default_factory=dict)  # by seat, those that were given away in this match
    hinted: dict[int, Hints] = field(default_factory=dict)  # by seat, where hints are counted
    turned_at: int = 0  # when the game began to wait for whom it waits now
    turn_before: int = 0  # when the turn before that began, as long as it can be gone back to
    turns: dict[int, int] = field(default_factory=dict)  # that each seat has had in this match,
    stood_in: dict[int, int] = field(default_factory=dict)  # and those that a bot has played for somebody
    holidays: dict[str, Holidays] = field(default_factory=dict)  # by owner
    held: dict[str, set[int]] = field(default_factory=dict)  # whose hands each owner has seen in this match
    done: dict[tuple[str, str], int] = field(default_factory=dict)  # (by, cid) -> number

    @property
    def game(self) -> AnyGame | None:
        return None if self.match is None else self.match.game

    def apply(self, number: int, at: int, body: entries.AnyBody) -> Sequence[Event]:
        """Carry out the next entry; returns what happened in the game.

        `decide` has allowed it; the rules can still refuse a move, and then nothing has changed.
        """
        if number != self.number + 1:
            raise ValueError(f"entry {number} after {self.number} in the log of table {self.id}")
        events = self._apply(at, body)
        self.number = number
        if body.by is not None and body.cid is not None:
            self.done[body.by, body.cid] = number
            if len(self.done) > _REMEMBERED:
                del self.done[next(iter(self.done))]
        return events

    def _apply(self, at: int, body: entries.AnyBody) -> Sequence[Event]:
        match body:
            case entries.Moved():
                return self._move(at, body)
            case entries.Created():
                self.code, self.host = body.code, body.by or ""
                self.settings, self.seed, self.deal = body.settings, bytes.fromhex(body.seed), body.deal
                self.beginning = body.moves
                self.seats = [Seat() for _ in range(body.settings.players)]
            case entries.Sat():
                self._seat(body.seat, body.person, body.by)
            case entries.SeatAsked():
                self._ask_seat(body)
            case entries.SeatAnswered():
                self._answer_seat(body)
            case entries.SeatGiven():
                if body.lent:
                    self._lend(body.seat)
                self._seat(body.seat, body.person, body.person)
            case entries.SeatReclaimed():
                self._end_request(body.seat)
                lent = self.lent.get(body.seat)
                if lent is not None and lent.owner == body.by:
                    del self.lent[body.seat]
                    self._seat(body.seat, *lent)
            case entries.Stood():
                self._end_request(body.seat)
                playing = self.phase in ("playing", "between")
                self.seats[body.seat] = self._bot(body.seat, self.settings.stand_in) if playing else Seat()
            case entries.BotPut():
                self._end_request(body.seat)
                self.seats[body.seat] = (
                    Seat() if body.level is None else self._bot(body.seat, body.level, body.name)
                )
                self.seats[body.seat].adaptive = body.adaptive
            case entries.ProgramPut():
                self._put_program(body)
            case entries.ProgramCame():
                program = self._program(body.seat)
                program.name, program.line = body.name, body.line
            case entries.ProgramFailed():
                program = self._program(body.seat)
                program.fault, program.faults = body.fault, program.faults + 1
                if program.line == body.line:  # and no newer one speaks
                    program.line = ""
            case entries.WasReady():
                for seat in self.seats_of(body.by):
                    self.seats[seat].ready = body.ready
            case entries.Configured():
                self._configure(body.settings)
            case entries.Started():
                self.hinted = {}
                return self._start(at, body.options, body.levels)
            case entries.Hinted():
                assert self.match is not None
                before = self.hinted.get(body.seat, Hints())
                self.hinted[body.seat] = Hints(before.count + 1, len(self.match.moves))
            case entries.DealtNext():
                assert self.match is not None
                self.hinted = {}
                self.phase, self.turned_at = "playing", at
                return self.match.deal_next()
            case entries.UndoAsked():
                self.undo = UndoRequest(body.seat, set(body.needed))
                self._undo_if_agreed(at)
            case entries.UndoAnswered():
                self._answer(at, body)
            case entries.WentOnHoliday():
                taken = self.holidays.setdefault(body.by or "", Holidays())
                # Who is back needs no time that they have not taken: or a turn would never end.
                taken.until = at + body.days * _DAY if body.days else min(taken.until, at)
                taken.days += body.days
            case entries.Resigned():
                assert self.match is not None
                self.match.resign(body.seat)
                self.phase, self.undo, self.seat_request = "over", None, None
            case entries.Rematched():
                self.phase, self.seed, self.match = "gathering", bytes.fromhex(body.seed), None
                self.deal, self.beginning = None, ()
                self.seat_request, self.lent = None, {}
                for place in self.seats:
                    place.ready = place.owner == body.by
        return ()

    def hints_left(self, seat: int) -> int | None:
        """How often it can still be advised in this game or round; None where that is not counted."""
        if not self.settings.hint_limits:
            return None
        had = self.hinted.get(seat, Hints())
        return max(by_seat(self.settings.hint_limits, self.settings.players)[seat] - had.count, 0)

    def is_advised(self, seat: int) -> bool:
        """Whether it has already had a hint for what it is to do now: asking again costs nothing."""
        had = self.hinted.get(seat, Hints())
        return self.match is not None and had.moves == len(self.match.moves)

    def _seat(self, seat: int, person: str, owner: str | None) -> None:
        self._end_request(seat, owner)
        self.seats[seat] = Seat(person=person, owner=owner)
        if self.phase != "gathering" and owner is not None:
            self.held.setdefault(owner, set()).add(seat)

    def _lend(self, seat: int) -> None:
        """To somebody else. Lent on, it is still the first one's."""
        place = self.seats[seat]
        if place.person is not None and place.owner is not None:
            self.lent.setdefault(seat, Lent(place.person, place.owner))

    def _bot(self, seat: int, level: int, name: str | None = None) -> Seat:
        """A bot for a seat: the one that is asked for, else one who is not at the table yet."""
        taken = self.bots_besides(seat)
        if name is None or name in taken:
            name = free_name(level, taken, crc32(self.id.encode()) + 3 * level)
        return Seat(level=level, bot=name)

    def _ask_seat(self, body: entries.SeatAsked) -> None:
        assert body.by is not None
        before, agreed = self.seat_request, set[str]()
        if before is not None and (before.seat, before.person) == (body.seat, body.by):
            agreed = before.agreed
        self.seat_request = SeatRequest(body.seat, body.by, set(body.needed), agreed)

    def _answer_seat(self, body: entries.SeatAnswered) -> None:
        request = self.seat_request
        assert request is not None
        assert body.by is not None
        if body.agree:
            request.waiting = set(body.needed)
            request.agreed.add(body.by)
        else:
            self.declined.add(request.person)
            self.seat_request = None

    def _end_request(self, seat: int, by: str | None = None) -> None:
        """This seat has another player now, or who has asked for one sees another hand."""
        request = self.seat_request
        if request is not None and (request.seat == seat or request.person == by):
            self.seat_request = None

    def _put_program(self, body: entries.ProgramPut) -> None:
        assert body.by is not None
        self._end_request(body.seat, body.by)
        program, before = Program(body.token, body.by, body.ms), self.seats[body.seat].program
        self.seats[body.seat] = self._bot(body.seat, self.settings.stand_in)
        self.seats[body.seat].program = program
        if self.phase != "gathering":
            if before is not None and before.by == body.by:  # another token is not another chance
                program.faults, program.fault = before.faults, before.fault
            self.held.setdefault(body.by, set()).add(body.seat)

    def _program(self, seat: int) -> Program:
        program = self.seats[seat].program
        assert program is not None
        return program

    def _move(self, at: int, body: entries.Moved) -> Sequence[Event]:
        match = self.match
        assert match is not None
        before = match.actors()
        events = match.push(body.seat, match.parse_move(body.move))
        self.undo = None
        if match.outcome is not None:
            self.phase = "over" if match.over else "between"
            if match.over:
                self.seat_request = None
        if match.actors() != before:
            self.turn_before, self.turned_at = self.turned_at, at
            _count(self.turns, body.seat)
            if body.stand_in:
                _count(self.stood_in, body.seat)
        return events

    def _start(
        self, at: int, options: Mapping[str, Any] | None, levels: Mapping[int, int]
    ) -> Sequence[Event]:
        settings = self.settings
        for seat, level in levels.items():
            self.seats[seat].level = level
        kept = settings.options if options is None else options  # earlier logs do not name them
        options = options_kept(game_named(settings.game), kept)
        self.match = self._first_match(options)
        self.phase, self.turned_at, self.undo = "playing", at, None
        self.held, self.seat_request, self.declined, self.holidays = {}, None, set(), {}
        self.starters, self.lent = self.owners(), {}
        self.turns, self.stood_in = {}, {}
        for seat, place in enumerate(self.seats):
            if place.owner is not None:
                self.held.setdefault(place.owner, set()).add(seat)
            if place.program is not None:
                place.program.faults, place.program.fault = 0, None
                self.held.setdefault(place.program.by, set()).add(seat)  # who sent it sees what it sees
        if not self.beginning:
            return self.match.opening
        if self.match.outcome is not None:
            self.phase = "between"
        return ()  # nobody sees these moves again: the table begins as it lay after them

    def _first_match(self, options: Mapping[str, Any]) -> Match:
        """The one that was made elsewhere, if it is the same."""
        made, self.rehearsed = self.rehearsed, None
        game, players = self.settings.game, self.settings.players
        if (
            made is not None
            and (made.game.NAME, made.players, made.seed) == (game, players, self.seed)
            and made.options == made.game.make_options(options, players)
        ):
            return made
        return begun_match(game, players, options, self.seed, self.beginning)

    def rehearsal(self) -> Match:
        """The match as it will begin; nothing changes. Raises `Refused`."""
        settings = self.settings
        return begun_match(settings.game, settings.players, settings.options, self.seed, self.beginning)

    def _configure(self, settings: Settings) -> None:
        self.settings = settings
        self.seats = (self.seats + [Seat() for _ in range(settings.players)])[: settings.players]
        for seat, place in enumerate(self.seats):
            place.ready = False
            if place.program is not None and place.level != settings.stand_in:
                stand_in = self._bot(seat, settings.stand_in)
                place.level, place.bot = stand_in.level, stand_in.bot

    def _answer(self, at: int, body: entries.UndoAnswered) -> None:
        assert self.undo is not None
        if body.agree:
            self.undo.waiting.discard(body.by or "")
            self._undo_if_agreed(at)
        else:
            self.undo = None

    def _undo_if_agreed(self, at: int) -> None:
        assert self.undo is not None
        assert self.match is not None
        if not self.undo.waiting:
            seat, waited_for = self.undo.seat, self.match.actors()
            self.match.take_back()
            self.undo = None
            if self.match.actors() != waited_for:  # the turn of before goes on: no time is won by that
                self.turned_at = self.turn_before or at
                _count(self.turns, seat, -1)

    # ── What can be read off it ──────────────────────────────────────────────────────────────────────

    @property
    def undoable(self) -> int | None:
        """The seat that made the last move, if that can be taken back."""
        match = self.match
        if self.phase != "playing" or match is None or not self.settings.undo or not match.can_take_back:
            return None
        return match.moves[-1][0]

    @property
    def resignable(self) -> list[int]:
        """The seats that can give the match up: of two sides, for oneself or with a bot as partner.

        Not for an owner who may still come back, and not where people are compared with others who play
        the same cards.
        """
        match, seats = self.match, self.seats
        if match is None or self.phase not in ("playing", "between") or self.daily or self.tournament:
            return []
        sides = match.sides
        if len(set(sides)) != 2:
            return []
        owners = [{seats[at].owner for at, side in enumerate(sides) if side == own} - {None} for own in sides]
        lent = {sides[at] for at in self.lent}
        return [
            at
            for at, place in enumerate(seats)
            if place.owner is not None and len(owners[at]) == 1 and sides[at] not in lent
        ]

    @property
    def waited_for(self) -> set[str]:
        """The people whose turn it is."""
        if self.match is None or self.phase != "playing":
            return set()
        owners = (self.seats[seat].owner for seat in self.match.actors())
        return {owner for owner in owners if owner is not None}

    @property
    def turn_seconds(self) -> float | None:
        """How long this turn may take, if there is a clock. It does not run before holidays are over."""
        if self.settings.clock is None:
            return None
        back = max((self.on_holiday_until(owner) for owner in self.waited_for), default=0)
        return self.settings.clock + max(0, back - self.turned_at) / 1000

    def on_holiday_until(self, owner: str) -> int:
        """Milliseconds since 1970, perhaps long ago."""
        return self.holidays[owner].until if owner in self.holidays else 0

    def seats_of(self, owner: str | None) -> list[int]:
        """The seats that this device plays: somebody's own and their guests'."""
        if owner is None:
            return []
        return [seat for seat, place in enumerate(self.seats) if place.owner == owner]

    def bots_besides(self, seat: int) -> set[str]:
        """The names of all bots that have another seat than this one."""
        return {place.bot for at, place in enumerate(self.seats) if place.bot is not None and at != seat}

    def owners(self) -> set[str]:
        return {place.owner for place in self.seats if place.owner is not None}

    def participants(self) -> set[str]:
        """Those who have seats, or get them back."""
        return self.owners() | {lent.owner for lent in self.lent.values()}

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def what_if(self) -> str | None:
        """The finished match that goes on otherwise here. Such a match is counted nowhere."""
        return self.deal if self.beginning and not self.from_device else None

    @property
    def from_device(self) -> bool:
        """Whether the match was begun without a server, on the device of who opened the table."""
        return self.deal == entries.DEVICE

    @property
    def casual(self) -> bool:
        """Whether a player could know or choose its cards or its first moves: then it counts nowhere."""
        return self.deal is not None and not self.daily and self.tournament is None

    @property
    def daily(self) -> bool:
        """Whether these are the cards of a day, with which people are compared."""
        return self.deal is not None and self.deal.startswith(entries.DAILY)

    @property
    def tournament(self) -> str | None:
        """The tournament that has opened this table, and says who sits where."""
        if self.deal is None or not self.deal.startswith(entries.TOURNAMENT):
            return None
        return self.deal.removeprefix(entries.TOURNAMENT)

    def may_look(self, person: str) -> bool:
        """At a table of a tournament only those whose cards lie there: others play the same ones."""
        return self.tournament is None or person in self.held or person in self.owners()

    @property
    def record_id(self) -> str:
        """What the page of this match is called once it is over: known to the table, to nobody else."""
        if self.deal is None:
            return self.commitment[:20]
        return dealt_record_id(self.commitment, self.id)

    def listing(self, now: int) -> Listing:
        """The row by which lists and look-ups find it."""
        return Listing(
            table=self.id,
            code=self.code,
            game=self.settings.game,
            public=self.settings.public,
            phase=self.phase,
            players=self.settings.players,
            people=sum(place.person is not None for place in self.seats),
            bots=sum(place.level is not None for place in self.seats),
            options=msgspec.json.encode(self.settings.options),
            touched=now,
        )

    def finished(self, names: Sequence[str], at: int) -> Finished:
        """The match that has just ended, with its seed: now everybody may have it."""
        match = self.match
        assert match is not None
        assert match.winners is not None
        return Finished(
            record_id=self.record_id,
            table=self.id,
            game=self.settings.game,
            public=self.settings.public,
            at=at,
            people=tuple(place.person for place in self.seats),
            winners=match.winners,
            record=encode_record(record_of(match, list(names), self.seed)),
            casual=self.casual,
        )
