"""My games that are not over, from what the store keeps of them: no table is woken for a list."""

from collections.abc import Mapping
from functools import partial

from starlette.responses import Response

from tablee.server.http.operation import Asked, Operation
from tablee.server.http.paging import answer_page
from tablee.server.http.types import ListedSeat, MyTable, Page
from tablee.server.log.standing import SeatStanding, Standing, decode, standing
from tablee.server.people.seat_colours import seat_colours
from tablee.server.protocol import PersonInfo
from tablee.server.store.contract import Person, Place, Sitting
from tablee.server.tables.broadcast import person_info


async def list_my_tables(asked: Asked, which: Page) -> Response:
    found: dict[str, Standing] = {}
    people: dict[str, Person] = {}

    async def read(limit: int, after: Place) -> list[Sitting]:
        sittings = await asked.parts.store.sittings_of(asked.me.id, limit, after)
        found.update(await _standings(asked, sittings))
        seats = (seat for each in found.values() for seat in each.seats)
        people.update(await asked.parts.people.load(seat.person for seat in seats if seat.person))
        return sittings

    return await answer_page(asked, which, read, _place, partial(_listed, asked.me.id, found, people))


async def _standings(asked: Asked, sittings: list[Sitting]) -> dict[str, Standing]:
    """How it stands at each. At tables that are awake here, we know it better than the store."""
    live = asked.parts.tables.live
    known: dict[str, Standing] = {}
    for each in sittings:
        awake = live.get(each.table)
        known[each.table] = decode(each.body) if awake is None else standing(awake.table)
    asleep = [each.table for each in sittings if each.table not in live]
    for table, number in (await asked.parts.store.numbers(asleep) if asleep else {}).items():
        if known[table].number != number:
            known[table].since = 0  # another process is at it
    return known


def _listed(me: str, found: Mapping[str, Standing], people: Mapping[str, Person], row: Sitting) -> MyTable:
    stands = found[row.table]
    persons = [_person(seat, people) for seat in stands.seats]
    colours = seat_colours([None if person is None else person.colour for person in persons])
    return MyTable(
        id=row.table,
        code=stands.code,
        game=stands.game,
        phase=stands.phase,
        seats=[
            ListedSeat(seat.program or seat.bot, colour, seat.level, mine=False)
            if person is None
            else ListedSeat(person.name, colour, None, seat.owner == me)
            for seat, person, colour in zip(stands.seats, persons, colours, strict=True)
        ],
        waiting=stands.waiting if stands.since or stands.phase != "playing" else None,
        since=stands.since,
        totals=stands.totals,
        games=stands.games,
        touched=row.touched,
    )


def _person(seat: SeatStanding, people: Mapping[str, Person]) -> PersonInfo | None:
    return None if seat.person is None else person_info(people.get(seat.person), seat.person)


def _place(row: Sitting) -> Place:
    return Place(row.touched, row.table)


OPERATIONS = (
    Operation(
        "GET", "/api/me/tables", "myTables",
        "The tables where I have a seat and the match is not over, the last one touched first. "
        "Asking wakes none of them.", list_my_tables,
        answers={200: list[MyTable]}, query=Page, signed_in=True,
    ),
)  # fmt: skip
