"""Messages about a table: bytes, made of nothing but what the seats of a client may see.

The common part of a view is encoded once for everybody; each seat adds only its own.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from tablee.bots.external.messages import Deal, Go, New, View
from tablee.match.match import Match
from tablee.table import play
from tablee.table.entries import AppliedEntry
from tablee.table.names import seat_colours
from tablee.table.protocol import (
    Happened,
    MatchInfo,
    PersonInfo,
    ProgramInfo,
    SeatInfo,
    SeatPresence,
    SeatRequest,
    Snapshot,
    TableInfo,
    UndoRequest,
    Update,
)
from tablee.table.state import Seat, SeatProgram, Table
from tablee.table.stored import Person

MOST_OTHERS = 30  # people without a seat who are shown by name
Seats = tuple[int, ...]  # a client's own; none: a spectator
encode = msgspec.json.Encoder().encode


def happened(happening: AppliedEntry, seats: Seats) -> Raw:
    """What these seats see of an entry.

    Where hands are secret, several people at one device get what everybody gets: nobody is to
    read or hear which cards another one has drawn.
    """
    body = happening.body
    events: list[dict[str, Any]] = []
    if happening.game is not None:
        shown = happening.game.shown
        if len(seats) > 1 and happening.game.FACTS.secret_hand:
            seats = ()
        for event in happening.events:
            whose = getattr(event, "seat", None)
            events.append(shown(event, whose if whose in seats else None))
    move, stand_in = (body.move, body.stand_in) if isinstance(body, play.Moved) else (None, False)
    return Raw(
        encode(
            Happened(
                number=happening.number,
                at=happening.at,
                what=str(body.__struct_config__.tag),
                by=body.by,
                seat=getattr(body, "seat", None),
                move=move,
                stand_in=stand_in,
                level=getattr(body, "level", None),
                ready=getattr(body, "ready", None),
                agree=getattr(body, "agree", None),
                undone=happening.undone,
                events=events,
            )
        )
    )


def public_game(table: Table) -> Raw | None:
    """The game as a spectator sees it; None before the first."""
    match = table.match
    if match is None:
        return None
    data = match.view(None).data()
    return Raw(encode(data if match.resigned is None else data | {"waiting_for": ()}))


def own_parts(table: Table, seats: Seats) -> Raw:
    """What belongs to each of these seats alone."""
    match = table.match
    own = [] if match is None else [match.game.own(match.state, seat) for seat in seats]
    if match is not None and match.resigned is not None:
        own = [part | {"legal_moves": ()} for part in own]
    return Raw(encode(own))


def table_info(
    table: Table,
    people: Mapping[str, Person],
    presence_of: Callable[[Seat], SeatPresence | None],
    here: Set[str],
) -> TableInfo:
    """Everything but the cards. `here`: everybody who is connected."""
    watching = sorted(here - table.owners())
    persons = [place.person and person_info(people.get(place.person), place.person) for place in table.seats]
    colours = seat_colours([person.colour if person else None for person in persons])
    match, settings = table.match, table.settings
    request, turn_ends = table.seat_request, None
    if table.turn_seconds is not None and table.phase == "playing":
        turn_ends = table.turned_at + int(1000 * table.turn_seconds)
    return TableInfo(
        id=table.id,
        code=table.code,
        phase=table.phase,
        settings=settings,
        host=table.host,
        seats=[
            SeatInfo(
                person=person or None,
                owner=place.owner,
                level=place.level,
                ready=place.ready,
                presence=presence_of(place),
                program=None if place.program is None else _program_info(place.program),
                bot=place.bot,
                colour=colour,
                holiday=table.on_holiday_until(place.owner or "") or None,
                adaptive=place.adaptive,
                hints_left=table.hints_left(seat),
            )
            for seat, (place, person, colour) in enumerate(zip(table.seats, persons, colours, strict=True))
        ],
        spectators=len(watching),
        others=[person_info(people.get(person), person) for person in watching[:MOST_OTHERS]],
        commitment=table.commitment,
        match=None if match is None else _match_info(table, match),
        undo=None if table.undo is None else UndoRequest(table.undo.seat, sorted(table.undo.waiting)),
        turn_ends=turn_ends,
        seat_request=None
        if request is None
        else SeatRequest(
            request.seat, person_info(people.get(request.person), request.person), sorted(request.waiting)
        ),
        what_if=table.what_if,
        from_device=table.from_device,
        tournament=table.tournament,
    )


def _program_info(program: SeatProgram) -> ProgramInfo:
    return ProgramInfo(program.name, program.by, program.ms, program.fault, program.out)


def _match_info(table: Table, match: Match) -> MatchInfo:
    return MatchInfo(
        totals=match.totals,
        games=len(match.outcomes),
        rounds=[list(outcome.scores) for outcome in match.outcomes],
        winners=None if match.winners is None else list(match.winners),
        record=table.record_id if match.over and table.what_if is None else None,
        resigned=match.resigned,
        resignable=table.resignable,
        doubled=match.doubled,
    )


def person_info(person: Person | None, person_id: str) -> PersonInfo:
    """Somebody as others see them. Of a deleted person only the id is left."""
    if person is None:
        return PersonInfo(person_id, "—", "blue")
    return PersonInfo(person.id, person.name, person.colour)  # type: ignore[arg-type]


def snapshot(
    table: Table, info: TableInfo, seats: Seats, missed: Sequence[AppliedEntry], complete: bool
) -> bytes:
    """The whole table, for a client that has just come or has fallen behind."""
    return encode(
        Snapshot(
            number=table.number,
            table=info,
            game=public_game(table),
            yours=own_parts(table, seats),
            missed=[happened(happening, seats) for happening in missed],
            complete=complete,
            undoable=table.undoable,
        )
    )


class Broadcast:
    """One entry for many clients: what several of them share is encoded once."""

    def __init__(self, table: Table, happening: AppliedEntry, info: TableInfo | None) -> None:
        self.table = table
        self.happening = happening
        self.info = info
        self.undoable = UNSET if table.undoable is None else table.undoable
        self._new_view = bool(happening.events) or info is not None
        self.game = public_game(table) if self._new_view else None
        self._concerned = {getattr(event, "seat", None) for event in happening.events}
        self._happenings: dict[Seats, Raw] = {}
        self._made: dict[Seats, bytes] = {}

    def _happened(self, seats: Seats) -> Raw:
        """An entry looks different only to the seats that its events are about."""
        if self._concerned.isdisjoint(seats):
            seats = ()
        made = self._happenings.get(seats)
        if made is None:
            made = self._happenings[seats] = happened(self.happening, seats)
        return made

    def to(self, seats: Seats) -> bytes:
        """The message for a client with these seats."""
        made = self._made.get(seats)
        if made is None:
            made = self._made[seats] = encode(
                Update(
                    number=self.happening.number,
                    happened=self._happened(seats),
                    game=self.game if self._new_view else UNSET,
                    yours=own_parts(self.table, seats) if self._new_view else UNSET,
                    table=UNSET if self.info is None else self.info,
                    undoable=self.undoable,
                )
            )
        return made


# ── To programs: the messages of docs/write-a-bot.md ─────────────────────────────────────────────────


def new_match(match: Match, seat: int, seed: int) -> bytes:
    """For a program: a match begins, or it has joined one."""
    data = match.view(seat).data()
    return encode(New(data["game"], data["players"], seat, data["options"], seed))


def next_deal(match: Match) -> bytes:
    """For a program: another game or round begins."""
    return encode(Deal(len(match.outcomes) + 1, tuple(match.totals)))


def seat_view(match: Match, seat: int) -> bytes:
    """For a program: the table as its seat sees it."""
    view = match.view(seat)
    return encode(View(view.totals, view.data()))


def question(view: Any, milliseconds: int) -> bytes:
    """For a program: its move is due. `view` is its seat's."""
    return encode(Go(milliseconds, view.totals, view.data()))
