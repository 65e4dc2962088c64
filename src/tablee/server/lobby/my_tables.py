"""My games that are not over, and those whose end I have not seen, from what the store keeps of them.

No table is woken for a list.
"""

from starlette.responses import Response

from tablee.api.rows import my_table
from tablee.api.table_types import MyTable
from tablee.api.types import Page
from tablee.server.db.statements import Place
from tablee.server.lobby.news import news
from tablee.server.people.people import People
from tablee.server.tables.queries import read_numbers
from tablee.server.tables.sittings import read_sittings
from tablee.server.web.operation import Context, Operation, answer_page
from tablee.table.stored import Person, Sitting, now
from tablee.table.summary import TableStanding, decode, standing


async def list_my_tables(context: Context, which: Page) -> Response:
    me = context.me
    found: dict[str, TableStanding] = {}
    before: dict[str, TableStanding | None] = {}  # how it stood when I looked; not where I do so just now
    people: dict[str, Person] = {}

    async def read(limit: int, after: Place) -> list[Sitting]:
        sittings = await context.db.read(read_sittings, me.id, limit, after)
        found.update(await _standings(context, sittings))
        live = context.parts.tables.live
        for each in sittings:
            if each.table not in live or me.id not in live[each.table].presence:
                before[each.table] = None if each.seen is None else decode(each.seen)
        seats = [seat for each in (*found.values(), *before.values()) if each for seat in each.seats]
        people.update(await context.part(People).load(seat.person for seat in seats if seat.person))
        return sittings

    def listed(row: Sitting) -> MyTable:
        table = my_table(me.id, found[row.table], people, row)
        if row.table in before:
            table.news = news(me, before[row.table], found[row.table], people, now())
        return table

    return await answer_page(context, which, read, _place, listed)


async def _standings(context: Context, sittings: list[Sitting]) -> dict[str, TableStanding]:
    """How it stands at each. At tables that are awake here, we know it better than the store."""
    live = context.parts.tables.live
    known: dict[str, TableStanding] = {}
    for each in sittings:
        awake = live.get(each.table)
        known[each.table] = decode(each.body) if awake is None else standing(awake.table)
    asleep = [each.table for each in sittings if each.table not in live]
    for table, number in (await context.db.read(read_numbers, asleep) if asleep else {}).items():
        if known[table].number != number:
            known[table].since = 0  # another process is at it
    return known


def _place(row: Sitting) -> Place:
    return Place(row.touched, row.table)


OPERATIONS = (
    Operation(
        "GET", "/api/me/tables", "myTables",
        "The tables where I have a seat and the match is not over, or I have not seen how it ended, the last "
        "one touched first. Asking wakes none of them.", list_my_tables,
        answers={200: list[MyTable]}, query=Page, signed_in=True,
    ),
)  # fmt: skip
