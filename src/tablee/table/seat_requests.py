"""A spectator can take over an absent player's seat, if all who still play agree, until its owner is back.

Bots are not asked, nor people who have been gone for longer than the grace. Identities cost nothing, so one
player is never enough: two have to agree who have played since the match began. The owner ends the question,
or gets the seat back, by opening the table.
"""

from collections.abc import Iterator

from tablee.table.action import Action, Actor, Body, check_not_over, check_seat
from tablee.table.protocol import SeatNumber
from tablee.table.refusals import REFUSALS
from tablee.table.state import PendingSeat, Table

_FEWEST_AGREED = 2
_MOST_DECLINED = 3  # people in a match; then those who play are not asked again


class SeatAsked(Body, frozen=True, tag="seat_asked"):
    """Somebody would like the seat of an absent player. `needed`: the people who have to agree."""

    seat: int
    needed: tuple[str, ...]

    def apply(self, table: Table, at: int) -> None:
        assert self.by is not None
        before, agreed = table.seat_request, set[str]()
        if before is not None and (before.seat, before.person) == (self.seat, self.by):
            agreed = before.agreed
        table.seat_request = PendingSeat(self.seat, self.by, set(self.needed), agreed)


class SeatGiven(Body, frozen=True, tag="seat_given"):
    """The last one has agreed: this person plays there now, with its hand. `lent`: until its owner is back.

    Those that were given away before that was so stay given away.
    """

    seat: int
    person: str
    lent: bool = False

    def apply(self, table: Table, at: int) -> None:
        if self.lent:
            table.lend(self.seat)
        table.give_seat(self.seat, self.person, self.person)


class AskSeat(Action, tag="ask_seat"):
    """In a match: ask all others for the seat of who is gone, and its hand."""

    at_tournament = False

    seat: SeatNumber

    def decide(self, table: Table, actor: Actor) -> SeatAsked | SeatGiven:
        """Asked again, those who are gone by now do not count."""
        by, seat = actor.person, self.seat
        check_seat(table, seat)
        check_not_over(table)
        check_knows_no_other_hand(table, seat, by)
        owner = _absent_owner(table, seat, actor)
        if by in table.declined or len(table.declined) >= _MOST_DECLINED:
            raise REFUSALS.refused("seat_declined", seat)
        request, agreed, before = table.seat_request, set[str](), set[str]()
        if request is not None and (request.person, request.seat) == (by, seat):
            agreed, before = request.agreed, request.waiting
        elif request is not None and request.person in actor.here:
            raise REFUSALS.refused("seat_asked", seat)
        others = table.owners() - {owner, by} - agreed
        needed = {other for other in others if not actor.is_gone(other)}
        if needed and needed == before:
            raise REFUSALS.refused("seat_asked", seat)
        _check_enough(table, seat, needed | agreed)
        if not needed:
            return SeatGiven(by=by, cid=self.id, seat=seat, person=by, lent=True)
        return SeatAsked(by=by, cid=self.id, seat=seat, needed=tuple(sorted(needed)))


def check_knows_no_other_hand(table: Table, seat: int, by: str) -> None:
    """In a match nobody comes to see a second hand, neither themselves nor through a program."""
    held = table.held.get(by, set())
    if table.phase != "gathering" and held and seat not in held:
        raise REFUSALS.refused("knows_other_hand", seat)


def _absent_owner(table: Table, seat: int, actor: Actor) -> str:
    """Whose seat it is, if it can be asked for."""
    if table.phase == "gathering":
        raise REFUSALS.refused("not_playing", seat)
    owner = table.seats[seat].owner
    if owner is None:
        raise REFUSALS.refused("seat_empty", seat)
    if owner == actor.person or owner in actor.here:
        raise REFUSALS.refused("seat_taken", seat)
    if not actor.is_gone(owner):
        raise REFUSALS.refused("seat_waits", seat)
    if actor.person not in actor.here:
        raise REFUSALS.refused("no_table_open", seat)
    return owner


def _check_enough(table: Table, seat: int, deciding: set[str]) -> None:
    if len(deciding & table.starters) < _FEWEST_AGREED:
        raise REFUSALS.refused("nobody_to_agree", seat)


class SeatAnswered(Body, frozen=True, tag="seat_answered"):
    """One of them does, or does not. `needed`: those who have to agree as well."""

    seat: int
    agree: bool
    needed: tuple[str, ...] = ()

    def apply(self, table: Table, at: int) -> None:
        request = table.seat_request
        assert request is not None
        assert self.by is not None
        if self.agree:
            request.waiting = set(self.needed)
            request.agreed.add(self.by)
        else:
            table.declined.add(request.person)
            table.seat_request = None


class AnswerSeat(Action, tag="answer_seat"):
    """Agree, or not, that somebody gets the seat they asked for. Who has asked takes it back with false."""

    at_tournament = False

    agree: bool

    def decide(self, table: Table, actor: Actor) -> SeatAnswered | SeatGiven:
        """Who has asked can say no as well: then it was nothing."""
        by, request = actor.person, table.seat_request
        if request is None or by not in request.waiting | {request.person}:
            raise REFUSALS.refused("not_asked", "answer_seat")
        seat = request.seat
        if not self.agree:
            return SeatAnswered(by=by, cid=self.id, seat=seat, agree=False)
        if by == request.person:
            raise REFUSALS.refused("not_asked", "answer_seat")
        owner = table.seats[seat].owner
        if owner is not None and owner in actor.here:
            raise REFUSALS.refused("seat_taken", seat)
        if request.person not in actor.here:
            raise REFUSALS.refused("asker_gone", seat)
        came = {other for other in table.owners() if other in actor.here} - request.agreed - {owner}
        stayed = {other for other in request.waiting & table.owners() if not actor.is_gone(other)}
        waiting = (came | stayed) - {by, request.person}
        _check_enough(table, seat, waiting | request.agreed | {by})
        if not waiting:
            return SeatGiven(by=by, cid=self.id, seat=seat, person=request.person, lent=True)
        return SeatAnswered(by=by, cid=self.id, seat=seat, agree=True, needed=tuple(sorted(waiting)))


class SeatReclaimed(Body, frozen=True, tag="seat_reclaimed"):
    """Its owner is back: before all had agreed, or afterwards."""

    seat: int

    def apply(self, table: Table, at: int) -> None:
        table.end_request(self.seat)
        lent = table.lent.get(self.seat)
        if lent is not None and lent.owner == self.by:
            del table.lent[self.seat]
            table.give_seat(self.seat, *lent)


def reclaimable(table: Table) -> Iterator[tuple[int, str]]:
    """The seats that others ask for or play at, and who keeps them by being here."""
    if table.phase not in ("playing", "between"):
        return
    for seat, lent in table.lent.items():
        yield seat, lent.owner
    request = table.seat_request
    owner = None if request is None else table.seats[request.seat].owner
    if request is not None and owner is not None:
        yield request.seat, owner


def reclaim(table: Table, seat: int, owner: str, cid: str | None = None) -> SeatReclaimed:
    """The owner of this seat is back."""
    if (seat, owner) not in reclaimable(table):
        raise REFUSALS.refused("not_asked", "")
    return SeatReclaimed(by=owner, cid=cid, seat=seat)
