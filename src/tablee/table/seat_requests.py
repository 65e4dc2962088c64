"""A spectator can take over an absent player's seat, if all who still play agree, until its owner is back.

Bots are not asked, nor people who have been gone for longer than the grace. Identities cost nothing, so one
player is never enough: two have to agree who have played since the match began. The owner ends the question,
or gets the seat back, by opening the table.
"""

from collections.abc import Iterator

from tablee.table import entries
from tablee.table.actor import Actor
from tablee.table.protocol import AnswerSeat, AskSeat
from tablee.table.refusals import REFUSALS
from tablee.table.state import Table

_FEWEST_AGREED = 2
_MOST_DECLINED = 3  # people in a match; then those who play are not asked again


def ask(table: Table, command: AskSeat, actor: Actor) -> entries.SeatAsked | entries.SeatGiven:
    """Somebody without a seat would like this one. Asked again, those who are gone by now do not count."""
    by, seat = actor.person, command.seat
    owner = _owner(table, seat, actor)
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
    _enough(table, seat, needed | agreed)
    if not needed:
        return entries.SeatGiven(by=by, cid=command.id, seat=seat, person=by, lent=True)
    return entries.SeatAsked(by=by, cid=command.id, seat=seat, needed=tuple(sorted(needed)))


def _owner(table: Table, seat: int, actor: Actor) -> str:
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


def answer(table: Table, command: AnswerSeat, actor: Actor) -> entries.SeatAnswered | entries.SeatGiven:
    """One of those who were asked agrees, or not. Who has asked can say no as well: then it was nothing."""
    by, request = actor.person, table.seat_request
    if request is None or by not in request.waiting | {request.person}:
        raise REFUSALS.refused("not_asked", "answer_seat")
    if not command.agree:
        return entries.SeatAnswered(by=by, cid=command.id, seat=request.seat, agree=False)
    if by == request.person:
        raise REFUSALS.refused("not_asked", "answer_seat")
    owner = table.seats[request.seat].owner
    if owner is not None and owner in actor.here:
        raise REFUSALS.refused("seat_taken", request.seat)
    if request.person not in actor.here:
        raise REFUSALS.refused("asker_gone", request.seat)
    came = {other for other in table.owners() if other in actor.here} - request.agreed - {owner}
    stayed = {other for other in request.waiting & table.owners() if not actor.is_gone(other)}
    waiting = (came | stayed) - {by, request.person}
    _enough(table, request.seat, waiting | request.agreed | {by})
    if not waiting:
        return entries.SeatGiven(by=by, cid=command.id, seat=request.seat, person=request.person, lent=True)
    return entries.SeatAnswered(
        by=by, cid=command.id, seat=request.seat, agree=True, needed=tuple(sorted(waiting))
    )


def _enough(table: Table, seat: int, deciding: set[str]) -> None:
    if len(deciding & table.starters) < _FEWEST_AGREED:
        raise REFUSALS.refused("nobody_to_agree", seat)


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


def reclaim(table: Table, seat: int, owner: str, cid: str | None = None) -> entries.SeatReclaimed:
    """The owner of this seat is back."""
    if (seat, owner) not in reclaimable(table):
        raise REFUSALS.refused("not_asked", "")
    return entries.SeatReclaimed(by=owner, cid=cid, seat=seat)
