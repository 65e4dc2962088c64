"""How it stands at a table, for lists of games: no table is woken for them."""

from collections.abc import Set

import msgspec

from tablee.table.protocol import Phase
from tablee.table.state import Table
from tablee.table.stored import Sitting


class SeatStanding(msgspec.Struct, omit_defaults=True):
    """As in `Seat`. `program` and `bot` are names; a program has one when it has come."""

    person: str | None = None
    owner: str | None = None
    level: int | None = None
    program: str = ""
    bot: str = ""


class TableStanding(msgspec.Struct, omit_defaults=True):
    """After entry `number`. Stored as JSON: fields may be added with a default, never taken away."""

    number: int
    code: str
    game: str
    phase: Phase
    seats: list[SeatStanding]
    waiting: list[int] = []
    since: int = 0  # when the game began to wait for those seats
    totals: list[int] = []
    games: int = 0  # or rounds, that are finished
    match: str = ""  # which one it is
    turns: dict[int, int] = {}  # that each seat has had in it,
    stood_in: dict[int, int] = {}  # and those that a bot has played for somebody
    away: dict[int, int] = {}  # until when seats are on holiday
    winners: list[int] = []  # once it is over
    resigned: int | None = None  # the seat that has given it up


def standing(table: Table) -> TableStanding:
    match = table.match
    return TableStanding(
        number=table.number,
        code=table.code,
        game=table.settings.game,
        phase=table.phase,
        seats=[
            SeatStanding(
                place.person,
                place.owner,
                place.level,
                "" if place.program is None else place.program.name,
                place.bot or "",
            )
            for place in table.seats
        ],
        waiting=[] if match is None or table.phase != "playing" else list(match.actors()),
        since=table.turned_at,
        totals=[] if match is None else list(match.totals),
        games=0 if match is None else len(match.outcomes),
        match="" if match is None else table.commitment[:20],
        turns=dict(table.turns),
        stood_in=dict(table.stood_in),
        away={
            seat: until
            for seat, place in enumerate(table.seats)
            if place.owner is not None and (until := table.on_holiday_until(place.owner))
        },
        winners=[] if match is None else list(match.winners or ()),
        resigned=None if match is None else match.resigned,
    )


def sitting(table: Table, now: int, gone: Set[str]) -> Sitting:
    """The row for lists. After a match it is for the people who were away, until they look."""
    people = tuple(sorted(gone if table.phase == "over" else table.participants()))
    stands = standing(table)
    return Sitting(
        table.id,
        people,
        now,
        encode(stands),
        waited=tuple(sorted(table.waited_for)),
        since=table.turned_at,
        due=_due(table, stands.waiting),
    )


def _due(table: Table, waiting: list[int]) -> int | None:
    """When the table has to wake: over several days, bots do not wait until somebody looks."""
    settings = table.settings
    if not settings.over_days or not waiting or not table.owners():
        return None
    assert table.turn_seconds is not None
    has_bot = any(table.seats[seat].owner is None for seat in waiting)
    return table.turned_at if has_bot else table.turned_at + int(1000 * table.turn_seconds)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableStanding).decode
