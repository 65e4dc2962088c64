"""My games that are not over, from what the store keeps of them: no table is woken for a list."""

from collections.abc import Mapping
from functools import partial

from starlette.responses import Response

from tablee.server.http.operation import Asked, Operation
from tablee.server.http.paging import answer_page
from tablee.server.http.rows import my_table
from tablee.server.http.table_types import MyTable
from tablee.server.http.types import Page
from tablee.server.log.standing import Standing, decode, standing
from tablee.server.store.contract import Person, Place, Sitting


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
    return my_table(me, found[row.table], people, row)


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
