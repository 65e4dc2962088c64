"""In a match, the seat of who is gone can be given away: to who asks for it, if all that remain agree.

They alone are asked, not bots and not who is gone for long as well; somebody whose line broke a moment ago
has to be waited for. If nobody remains, nobody can agree. Its owner ends the question by coming back.
"""

from tablee.server.log import entries
from tablee.server.log.actor import Actor
from tablee.server.log.table import Table
from tablee.server.protocol import AnswerSeat, AskSeat
from tablee.server.refusals import REFUSALS

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
    if not needed and not agreed:
        raise REFUSALS.refused("nobody_to_agree", seat)
    if not needed:
        return entries.SeatGiven(by=by, cid=command.id, seat=seat, person=by)
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
    if not waiting:
        return entries.SeatGiven(by=by, cid=command.id, seat=request.seat, person=request.person)
    return entries.SeatAnswered(
        by=by, cid=command.id, seat=request.seat, agree=True, needed=tuple(sorted(waiting))
    )


def reclaim(table: Table, owner: str) -> entries.SeatReclaimed:
    """Whose seat was asked for is back."""
    request = table.seat_request
    if request is None or table.seats[request.seat].owner != owner:
        raise REFUSALS.refused("not_asked", "")
    return entries.SeatReclaimed(by=owner, seat=request.seat)
