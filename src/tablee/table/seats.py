"""Who has which seat: people and their guests, bots, programs from outside."""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta

from tablee.bots.cast import CAST
from tablee.bots.strength import can_adapt
from tablee.table import seat_requests
from tablee.table.action import (
    Action,
    Actor,
    Body,
    check_gathering,
    check_not_over,
    check_own,
    check_seat,
    check_takes_part,
)
from tablee.table.gathering import is_lenient
from tablee.table.ports import People
from tablee.table.protocol import Level, Name, SeatNumber
from tablee.table.refusals import REFUSALS
from tablee.table.state import Seat, SeatProgram, Table

# ── People ───────────────────────────────────────────────────────────────────────────────────────────────


class Sat(Body, frozen=True, tag="sat"):
    """`person` sits there: the one who did it, or their guest."""

    seat: int
    person: str

    def apply(self, table: Table, at: int) -> None:
        table.give_seat(self.seat, self.person, self.by)


class Sit(Action, tag="sit"):
    """Take a seat: an empty one, or a bot's. `guest`: for somebody else at this device."""

    at_tournament = at_daily = False

    seat: SeatNumber
    guest: Name | None = None

    async def prepare(self, table: Table, person: str, people: People) -> dict[str, Any]:
        return {} if self.guest is None else {"guest": (await people.guest(person, self.guest)).id}

    def decide(self, table: Table, actor: Actor) -> Sat | seat_requests.SeatReclaimed:
        seat, by = self.seat, actor.person
        if (seat, by) in seat_requests.reclaimable(table):
            return seat_requests.reclaim(table, seat, by, self.id)
        check_seat(table, seat)
        known = table.deal is not None and not table.from_device
        if known and (by != table.host or self.guest is not None or table.owners()):
            raise REFUSALS.refused("known_deal", seat)
        check_not_over(table)
        if table.seats[seat].person is not None:
            raise REFUSALS.refused("seat_taken", seat)
        if seat in table.lent:  # the others have agreed to one person, not to the next
            raise REFUSALS.refused("seat_kept", seat)
        seat_requests.check_knows_no_other_hand(table, seat, by)
        return Sat(by=by, cid=self.id, seat=seat, person=actor.guest or by)


class Stood(Body, frozen=True, tag="stood"):
    seat: int

    def apply(self, table: Table, at: int) -> None:
        table.end_request(self.seat)
        playing = table.phase in ("playing", "between")
        table.seats[self.seat] = table.bot_for(self.seat, table.settings.stand_in) if playing else Seat()


class Stand(Action, tag="stand"):
    """Give up a seat. A bot plays on there if the match has begun."""

    at_tournament = False

    seat: SeatNumber

    def decide(self, table: Table, actor: Actor) -> Stood:
        check_own(table, self.seat, actor.person)
        check_not_over(table)
        return Stood(by=actor.person, cid=self.id, seat=self.seat)


def seats_of_removed(table: Table, is_removed: Callable[[str], bool]) -> list[tuple[int, str]]:
    """The seats of people whom the host of the server has removed, and of their programs."""
    found = []
    for seat, place in enumerate(table.seats):
        person = place.owner if place.program is None else place.program.by
        if person is not None and is_removed(person):
            found.append((seat, person))
    return found


def give_up_seat(table: Table, seat: int, person: str) -> Stood:
    """The entry by which a removed person leaves a seat. Raises `Refused` if it is not theirs now."""
    check_not_over(table)
    if (seat, person) not in seats_of_removed(table, person.__eq__):
        raise REFUSALS.refused("not_your_seat", seat)
    return Stood(by=person, seat=seat)


# ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────────


class BotPut(Body, frozen=True, tag="bot"):
    """`name`: of the level's cast; None: one who is free."""

    seat: int
    level: int | None
    name: str | None = None
    adaptive: bool = False  # it plays another level in each match: see `Started`

    def apply(self, table: Table, at: int) -> None:
        table.end_request(self.seat)
        bot = Seat() if self.level is None else table.bot_for(self.seat, self.level, self.name)
        bot.adaptive = self.adaptive
        table.seats[self.seat] = bot


class PutBot(Action, tag="bot"):
    """Let a bot have a seat that is empty, a bot's, or before a match of who is gone; null: nobody has it."""

    at_tournament = at_daily = False

    seat: SeatNumber
    level: Level | None
    name: Annotated[
        Annotated[str, Meta(max_length=24)] | None,
        Meta(description="who of the level's cast; left out: whoever is free"),
    ] = None
    adaptive: Annotated[
        bool,
        Meta(
            description="adapts to the people at the table: for each match it draws one of two neighbouring "
            "levels, with which they win about half; only before a match"
        ),
    ] = False

    def decide(self, table: Table, actor: Actor) -> BotPut:
        seat, level, name = self.seat, self.level, self.name
        _check_may_give_to_bot(table, seat, actor)
        if level is None or self.adaptive:
            check_gathering(table)
        if self.adaptive and not can_adapt(table.settings.game):
            raise REFUSALS.refused("no_such_bot", "adaptive", level=level or 0)
        if name is not None and (name not in CAST.get(level or 0, ()) or name in table.bots_besides(seat)):
            raise REFUSALS.refused("no_such_bot", name, level=level or 0)
        adaptive = self.adaptive and level is not None
        return BotPut(by=actor.person, cid=self.id, seat=seat, level=level, name=name, adaptive=adaptive)


def _check_may_give_to_bot(table: Table, seat: int, actor: Actor) -> None:
    """In a match a seat is its owner's, with its hand. A bot stands in for an absent owner, who finds the
    seat as they left it, unless all agree that it is somebody else's: see `seat_requests`. Before a match
    nobody waits for an absent player."""
    check_seat(table, seat)
    check_not_over(table)
    check_takes_part(table, actor.person)
    owner = table.seats[seat].owner
    if owner is None or owner == actor.person:
        return
    if owner in actor.here:
        raise REFUSALS.refused("seat_taken", seat)
    if table.phase != "gathering":
        raise REFUSALS.refused("seat_kept", seat)


# ── Programs ─────────────────────────────────────────────────────────────────────────────────────────────


class ProgramPut(Body, frozen=True, tag="program"):
    """A program may play this seat: the one with the token of which this is the hash (hexadecimal)."""

    seat: int
    token: str
    ms: int  # for a move

    def apply(self, table: Table, at: int) -> None:
        assert self.by is not None
        table.end_request(self.seat, self.by)
        program, before = SeatProgram(self.token, self.by, self.ms), table.seats[self.seat].program
        table.seats[self.seat] = table.bot_for(self.seat, table.settings.stand_in)
        table.seats[self.seat].program = program
        if table.phase != "gathering":
            if before is not None and before.by == self.by:  # another token is not another chance
                program.faults, program.fault = before.faults, before.fault
            table.held.setdefault(self.by, set()).add(self.seat)


def put_program(table: Table, seat: int, token: str, ms: int, actor: Actor) -> ProgramPut:
    """The entry that gives a seat to a program, of whose token this is the hash. Raises `Refused`."""
    if table.daily:
        raise REFUSALS.refused("daily_table", "")
    _check_may_give_to_bot(table, seat, actor)
    seat_requests.check_knows_no_other_hand(table, seat, actor.person)
    if table.tournament is not None and seat not in table.held.get(actor.person, set()):
        raise REFUSALS.refused("tournament_table", "")
    if is_lenient(table.settings):
        raise REFUSALS.refused("program_manners", seat)
    return ProgramPut(by=actor.person, seat=seat, token=token, ms=ms)


class ProgramCame(Body, frozen=True, tag="program_came"):
    """It is connected, and says what it is called. Of several lines the last one speaks for the seat."""

    seat: int
    name: str
    line: str

    def apply(self, table: Table, at: int) -> None:
        program = table.program_of(self.seat)
        program.name, program.line = self.name, self.line


class ProgramFailed(Body, frozen=True, tag="program_failed"):
    """It was disconnected, or owed an answer when a newer line came. `fault` is a `Fault`."""

    seat: int
    line: str
    fault: str

    def apply(self, table: Table, at: int) -> None:
        program = table.program_of(self.seat)
        program.fault, program.faults = self.fault, program.faults + 1
        if program.line == self.line:  # and no newer one speaks
            program.line = ""
