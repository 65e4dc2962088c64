"""The state of a table, which follows from its log. Nothing here knows a clock, a network or a disk."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

import msgspec

from tablee.bots.cast import free_name
from tablee.game.contract import AnyGame, Event
from tablee.game.options import by_seat
from tablee.game.registry import GAMES
from tablee.game.rng import Seeded, commitment
from tablee.match.match import Match
from tablee.match.record import encode as encode_record
from tablee.match.record import record_of
from tablee.table.protocol import Phase, Settings
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Finished, Listing

if TYPE_CHECKING:
    from tablee.table.action import Body

MOST_FAULTS = 3  # of a program in one match; then the built-in bot plays on
_REMEMBERED = 64  # commands whose repetition is recognised

FORM = 3  # of snapshots: raised when a field means something else, or has to be known of every table
DEVICE = "device"
DAILY = "daily:"
TOURNAMENT = "tournament:"


def dealt_record_id(commitment: str, table_id: str) -> str:
    """The id of a record whose cards were dealt before: the usual id is taken, or will be."""
    return sha256(f"{commitment} {table_id}".encode()).hexdigest()[:20]


class SeatProgram(msgspec.Struct):
    """A program from outside that plays a seat."""

    token: str  # its hash
    by: str  # the person who let it play
    ms: int  # for a move
    name: str = ""  # empty until it comes for the first time
    line: str = ""  # the connection that speaks for the seat
    faults: int = 0  # in this match
    fault: str | None = None  # the last of them

    @property
    def out(self) -> bool:
        """Whether it has to wait for the next match."""
        return self.faults >= MOST_FAULTS


class Seat(msgspec.Struct):
    """Somebody's (`owner` is whose device plays it: a guest has none), a bot's, or empty.

    A program's seat is a bot's as well, which plays whenever the program does not.
    """

    person: str | None = None
    owner: str | None = None
    level: int | None = None
    ready: bool = False
    program: SeatProgram | None = None
    bot: str | None = None  # what a bot is called
    adaptive: bool = False  # whether it plays another level in each match

    @property
    def empty(self) -> bool:
        return self.person is None and self.level is None


class PendingUndo(msgspec.Struct):
    """Somebody asks to take back the last move."""

    seat: int
    waiting: set[str]


class Hints(msgspec.Struct):
    """Of one seat in this game or round: how many, and after how many moves of the match the last one."""

    count: int = 0
    moves: int = -1


class PendingSeat(msgspec.Struct):
    """Somebody would like the seat of an absent player, and the hand with it."""

    seat: int
    person: str
    waiting: set[str]
    agreed: set[str] = set()


class Lent(NamedTuple):
    """The owner of a seat that somebody else plays in this match, who gets it back by coming."""

    person: str
    owner: str


class Holidays(msgspec.Struct):
    """Of one person in this match: when the last ones end, and how many days were taken."""

    until: int = 0
    days: int = 0


class DoneCommands(dict[tuple[str, str], int]):
    """The last commands that were carried out, by person and id: the number of the entry."""

    def note(self, key: tuple[str, str], number: int) -> None:
        self[key] = number
        if len(self) > _REMEMBERED:
            del self[next(iter(self))]


def begin_match(
    game: str, players: int, options: Mapping[str, Any], seed: bytes, moves: Sequence[str]
) -> Match:
    """A match after these moves, written as in a record. Raises `Refused`.

    There can be thousands, so a server makes them in a worker (`Table.rehearsed`).
    """
    match = Match(game, players, options, Seeded(seed))
    try:
        for text in moves:
            if match.outcome is not None:
                match.deal_next()
            seat, _, move = text.partition(":")
            match.push(int(seat), match.parse_move(move))
    except ValueError as error:
        raise REFUSALS.refused("bad_match", "", problem=str(error)[:200]) from None
    return match


def _no_settings() -> Settings:
    """For a table without entries; the first entry has the real ones."""
    return Settings(game=next(iter(GAMES)), players=2)


class Table(msgspec.Struct):
    """The state after entry `number`. A snapshot of a table is this struct."""

    id: str = ""
    number: int = 0
    code: str = ""
    host: str = ""
    phase: Phase = "gathering"
    settings: Settings = msgspec.field(default_factory=_no_settings)
    seats: list[Seat] = []
    seed: bytes = b""
    deal: str | None = None  # where the seed is from, if others can know the cards: see `Created`
    beginning: tuple[str, ...] = ()  # its moves that this match begins with: what if?
    rehearsed: Match | None = None  # `beginning`, played in advance for `Started`
    match: Match | None = None
    undo: PendingUndo | None = None
    seat_request: PendingSeat | None = None
    declined: set[str] = set()  # people who asked for a seat in this match and did not get it
    starters: set[str] = set()  # the people who have had a seat since this match began
    lent: dict[int, Lent] = {}  # by seat, those that were given away in this match
    hinted: dict[int, Hints] = {}  # by seat, where hints are counted
    turned_at: int = 0  # when the game began to wait for whom it waits now
    turn_before: int = 0  # when the turn before that began, as long as it can be gone back to
    turns: dict[int, int] = {}  # that each seat has had in this match,
    stood_in: dict[int, int] = {}  # and those that a bot has played for somebody
    holidays: dict[str, Holidays] = {}  # by owner
    held: dict[str, set[int]] = {}  # the hands that each owner has seen in this match
    done: DoneCommands = msgspec.field(default_factory=DoneCommands)
    form: int = FORM

    @property
    def game(self) -> AnyGame | None:
        return None if self.match is None else self.match.game

    def apply(self, number: int, at: int, body: "Body") -> Sequence[Event]:
        """Carry out the next entry; returns what happened in the game.

        `decide` has allowed it; the rules can still refuse a move, and then nothing has changed.
        """
        if number != self.number + 1:
            raise ValueError(f"entry {number} after {self.number} in the log of table {self.id}")
        events = body.apply(self, at) or ()
        self.number = number
        if body.by is not None and body.cid is not None:
            self.done.note((body.by, body.cid), number)
        return events

    # ── What entries do to it ────────────────────────────────────────────────────────────────────────

    def give_seat(self, seat: int, person: str, owner: str | None) -> None:
        self.end_request(seat, owner)
        self.seats[seat] = Seat(person=person, owner=owner)
        if self.phase != "gathering" and owner is not None:
            self.held.setdefault(owner, set()).add(seat)

    def lend(self, seat: int) -> None:
        """Note the owner of a seat that somebody else gets. Lent on, it is still the first owner's."""
        place = self.seats[seat]
        if place.person is not None and place.owner is not None:
            self.lent.setdefault(seat, Lent(place.person, place.owner))

    def bot_for(self, seat: int, level: int, name: str | None = None) -> Seat:
        """A bot for a seat: the one with this name, else one that is not at the table yet."""
        taken = self.bots_besides(seat)
        if name is None or name in taken:
            name = free_name(level, taken, crc32(self.id.encode()) + 3 * level)
        return Seat(level=level, bot=name)

    def end_request(self, seat: int, by: str | None = None) -> None:
        """This seat has another player now, or the person who asked for one sees another hand."""
        request = self.seat_request
        if request is not None and (request.seat == seat or request.person == by):
            self.seat_request = None

    def program_of(self, seat: int) -> SeatProgram:
        program = self.seats[seat].program
        assert program is not None
        return program

    def rehearsal(self) -> Match:
        """Play the beginning of the match without changing the table. Raises `Refused`."""
        settings = self.settings
        return begin_match(settings.game, settings.players, settings.options, self.seed, self.beginning)

    # ── What follows from it ──────────────────────────────────────────────────────────────────────────

    def hints_left(self, seat: int) -> int | None:
        """How many hints are left in this game or round; None where they are not counted."""
        if not self.settings.hint_limits:
            return None
        had = self.hinted.get(seat, Hints())
        return max(by_seat(self.settings.hint_limits, self.settings.players)[seat] - had.count, 0)

    def is_advised(self, seat: int) -> bool:
        """Whether it has had a hint for this decision: asking again costs nothing."""
        had = self.hinted.get(seat, Hints())
        return self.match is not None and had.moves == len(self.match.moves)

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
        """Milliseconds since 1970, possibly in the past."""
        return self.holidays[owner].until if owner in self.holidays else 0

    def seats_of(self, owner: str | None) -> list[int]:
        """The seats that this device plays: somebody's own and their guests'."""
        if owner is None:
            return []
        return [seat for seat, place in enumerate(self.seats) if place.owner == owner]

    def bots_besides(self, seat: int) -> set[str]:
        """The names of the bots at other seats."""
        return {place.bot for at, place in enumerate(self.seats) if place.bot is not None and at != seat}

    def owners(self) -> set[str]:
        return {place.owner for place in self.seats if place.owner is not None}

    def participants(self) -> set[str]:
        """The people who have seats or get them back."""
        return self.owners() | {lent.owner for lent in self.lent.values()}

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def what_if(self) -> str | None:
        """The finished match that this one continues differently. It is counted nowhere."""
        return self.deal if self.beginning and not self.from_device else None

    @property
    def from_device(self) -> bool:
        """Whether the match was begun without a server, on the device of the host."""
        return self.deal == DEVICE

    @property
    def casual(self) -> bool:
        """Whether a player could know or choose its cards or first moves: then it counts nowhere."""
        return self.deal is not None and not self.daily and self.tournament is None

    @property
    def daily(self) -> bool:
        """Whether this is a deal of the day, on which people are compared."""
        return self.deal is not None and self.deal.startswith(DAILY)

    @property
    def tournament(self) -> str | None:
        """The tournament that opened this table and seats everybody."""
        if self.deal is None or not self.deal.startswith(TOURNAMENT):
            return None
        return self.deal.removeprefix(TOURNAMENT)

    def may_look(self, person: str) -> bool:
        """At a table of a tournament only its players may: others play the same cards."""
        return self.tournament is None or person in self.held or person in self.owners()

    @property
    def record_id(self) -> str:
        """The id of the record of this match, which nobody outside the table knows before its end."""
        if self.deal is None:
            return self.commitment[:20]
        return dealt_record_id(self.commitment, self.id)

    def listing(self, now: int) -> Listing:
        """The row for lists and look-ups."""
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
        """The finished match with its seed, which is no secret any more."""
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
