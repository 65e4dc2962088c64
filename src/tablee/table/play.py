"""In a match: moves, hints, the next game or round, taking back, holidays, giving up."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from tablee.game.contract import Event
from tablee.table.action import Action, Actor, Body, check_own, check_takes_part
from tablee.table.protocol import MOST_HOLIDAYS, SeatNumber
from tablee.table.refusals import REFUSALS
from tablee.table.state import Hints, Holidays, PendingUndo, Table

_DAY = 86_400_000  # milliseconds


class Moved(Body, frozen=True, tag="moved"):
    """`stand_in`: a bot moved for an absent or slow person or program."""

    seat: int
    move: str
    stand_in: bool = False

    def apply(self, table: Table, at: int) -> Sequence[Event]:
        match = table.match
        assert match is not None
        before = match.actors()
        events = match.push(self.seat, match.parse_move(self.move))
        table.undo = None
        if match.outcome is not None:
            table.phase = "over" if match.over else "between"
            if match.over:
                table.seat_request = None
        if match.actors() != before:
            table.turn_before, table.turned_at = table.turned_at, at
            _count(table.turns, self.seat)
            if self.stand_in:
                _count(table.stood_in, self.seat)
        return events

    def outdates_question(self, seat: int) -> bool:
        return seat == self.seat


def _count(turns: dict[int, int], seat: int, more: int = 1) -> None:
    turns[seat] = turns.get(seat, 0) + more


class Move(Action, tag="move"):
    """A move in the game's notation, human-manners calls included. Left out, the seat is my only one."""

    move: Annotated[str, Meta(min_length=1, max_length=16)]
    seat: SeatNumber | None = None

    def decide(self, table: Table, actor: Actor) -> Moved:
        if table.phase != "playing":
            raise REFUSALS.refused("not_playing", self.move)
        seat = self.seat
        if seat is None:
            mine = table.seats_of(actor.person)
            if len(mine) != 1:
                raise REFUSALS.refused("which_seat", self.move)
            seat = mine[0]
        else:
            check_own(table, seat, actor.person)
        return Moved(by=actor.person, cid=self.id, seat=seat, move=self.move)


class Hinted(Body, frozen=True, tag="hint"):
    """Somebody was advised where hints are counted."""

    seat: int

    def apply(self, table: Table, at: int) -> None:
        assert table.match is not None
        before = table.hinted.get(self.seat, Hints())
        table.hinted[self.seat] = Hints(before.count + 1, len(table.match.moves))


def take_hint(table: Table, seat: int, by: str) -> Hinted:
    """Where hints are counted, one more is taken for this seat. Raises `Refused`."""
    if table.hints_left(seat) == 0:
        raise REFUSALS.refused("hints_spent", seat)
    return Hinted(by=by, seat=seat)


class DealtNext(Body, frozen=True, tag="next"):
    ends_turns = True

    def apply(self, table: Table, at: int) -> Sequence[Event]:
        assert table.match is not None
        table.hinted = {}
        table.phase, table.turned_at = "playing", at
        return table.match.deal_next()


class Next(Action, tag="next"):
    """Deal the next game or round of the match."""

    def decide(self, table: Table, actor: Actor) -> DealtNext:
        check_takes_part(table, actor.person)
        if table.phase != "between":
            raise REFUSALS.refused("not_between", "next")
        return DealtNext(by=actor.person, cid=self.id)


# ── Taking back ──────────────────────────────────────────────────────────────────────────────────────────


class UndoAsked(Body, frozen=True, tag="undo"):
    """`needed`: the people who have to agree. With none, the move is taken back at once."""

    seat: int
    needed: tuple[str, ...] = ()

    def apply(self, table: Table, at: int) -> None:
        table.undo = PendingUndo(self.seat, set(self.needed))
        _undo_if_agreed(table, at)


def _undo_if_agreed(table: Table, at: int) -> None:
    assert table.undo is not None
    assert table.match is not None
    if not table.undo.waiting:
        seat, waited_for = table.undo.seat, table.match.actors()
        table.match.take_back()
        table.undo = None
        if table.match.actors() != waited_for:  # the turn of before goes on: no time is won by that
            table.turned_at = table.turn_before or at
            _count(table.turns, seat, -1)


class Undo(Action, tag="undo"):
    """Take back the last move of this seat, if nothing new was seen since and everybody agrees."""

    seat: SeatNumber

    def decide(self, table: Table, actor: Actor) -> UndoAsked:
        check_own(table, self.seat, actor.person)
        if not table.settings.undo:
            raise REFUSALS.refused("undo_off", "undo")
        if table.phase != "playing" or table.match is None:
            raise REFUSALS.refused("not_playing", "undo")
        if table.undo is not None and not all(actor.is_gone(other) for other in table.undo.waiting):
            raise REFUSALS.refused("undo_asked", "undo")
        moves = table.match.moves
        if not moves or moves[-1][0] != self.seat:
            raise REFUSALS.refused("nothing_to_undo", self.seat)
        if not table.match.can_take_back:
            raise REFUSALS.refused("seen_since", "undo")
        needed = sorted(owner for owner in table.owners() - {actor.person} if not actor.is_gone(owner))
        return UndoAsked(by=actor.person, cid=self.id, seat=self.seat, needed=tuple(needed))


class UndoAnswered(Body, frozen=True, tag="answer"):
    agree: bool

    def apply(self, table: Table, at: int) -> None:
        assert table.undo is not None
        if self.agree:
            table.undo.waiting.discard(self.by or "")
            _undo_if_agreed(table, at)
        else:
            table.undo = None


class Answer(Action, tag="answer"):
    """Agree, or not, that somebody's last move is taken back."""

    agree: bool

    def decide(self, table: Table, actor: Actor) -> UndoAnswered:
        if table.undo is None or actor.person not in table.undo.waiting:
            raise REFUSALS.refused("nobody_asked", "answer")
        return UndoAnswered(by=actor.person, cid=self.id, agree=self.agree)


# ── Being away, giving up ────────────────────────────────────────────────────────────────────────────────


class WentOnHoliday(Body, frozen=True, tag="holiday"):
    """Their time does not run for this many days; 0: they are back."""

    days: int

    def apply(self, table: Table, at: int) -> None:
        taken = table.holidays.setdefault(self.by or "", Holidays())
        # Who is back needs no time that they have not taken: or a turn would never end.
        taken.until = at + self.days * _DAY if self.days else min(taken.until, at)
        taken.days += self.days


class Holiday(Action, tag="holiday"):
    """In a match over several days: from now my time stands still for this many days. 0: I am back."""

    days: Annotated[int, Meta(ge=0, le=MOST_HOLIDAYS)]

    def decide(self, table: Table, actor: Actor) -> WentOnHoliday:
        by, days = actor.person, self.days
        if by not in table.owners():
            raise REFUSALS.refused("not_seated", by)
        if not table.settings.over_days or table.phase not in ("playing", "between"):
            raise REFUSALS.refused("no_holidays", days)
        taken = table.holidays.get(by)
        left = MOST_HOLIDAYS if taken is None else MOST_HOLIDAYS - taken.days
        if days > left:
            raise REFUSALS.refused("holidays_spent", days, most=MOST_HOLIDAYS, left=left)
        return WentOnHoliday(by=by, cid=self.id, days=days)


class Resigned(Body, frozen=True, tag="resigned"):
    """The match is given up by this seat's side; the other one has won."""

    ends_turns = True

    seat: int

    def apply(self, table: Table, at: int) -> None:
        assert table.match is not None
        table.match.resign(self.seat)
        table.phase, table.undo, table.seat_request = "over", None, None


class Resign(Action, tag="resign"):
    """Give the match up for this seat's side; the other one has won. Only where there are two sides."""

    at_tournament = False

    seat: SeatNumber

    def decide(self, table: Table, actor: Actor) -> Resigned:
        check_own(table, self.seat, actor.person)
        if table.phase not in ("playing", "between"):
            raise REFUSALS.refused("not_playing", "resign")
        if self.seat not in table.resignable:
            raise REFUSALS.refused("cannot_resign", self.seat)
        return Resigned(by=actor.person, cid=self.id, seat=self.seat)
