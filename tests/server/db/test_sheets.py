import asyncio

from sqlalchemy import Connection

from tablee.server.appends import open_database
from tablee.server.limits.numbers import MOST_SHEETS
from tablee.server.people.queries import add_person
from tablee.server.sheets import queries as sheets
from tablee.server.sheets.queries import SharedSheet
from tests.refusals import refused
from tests.server.db.samples import person

KEY = b"k" * 32


async def test_of_changes_at_once_one_is_written(store_url: str) -> None:
    async with await open_database(store_url) as one, await open_database(store_url) as other:
        await one.write(add_person, person("ada"))
        await one.write(sheets.add_sheet, SharedSheet("s", 1, b"one", 0), "ada", KEY)
        new = [SharedSheet("s", 2, f"{number}".encode(), 0) for number in range(8)]
        done = await asyncio.gather(
            *((one, other)[at % 2].write(sheets.change_sheet, each, KEY) for at, each in enumerate(new)),
            return_exceptions=True,
        )
        assert done.count(None) == 1
        assert await one.read(sheets.read_sheet, "s") == new[done.index(None)]
        with refused("sheet_changed"):
            await one.write(sheets.change_sheet, SharedSheet("s", 4, b"there is no version 3", 0), KEY)


def test_sheets_that_nobody_changes_are_forgotten(connection: Connection) -> None:
    add_person(connection, person("ada"))
    for at, sheet in ((10, "old"), (20, "changed"), (40, "new")):
        sheets.add_sheet(connection, SharedSheet(sheet, 1, b"", at), "ada", KEY)
    sheets.change_sheet(connection, SharedSheet("changed", 2, b"", 40), KEY)
    assert sheets.forget_sheets(connection, before=40) == 1
    assert sheets.read_sheet(connection, "old") is None
    assert sheets.read_version(connection, "changed") == 2
    assert sheets.read_version(connection, "new") == 1


def test_one_person_shares_only_so_many(connection: Connection) -> None:
    add_person(connection, person("ada"))
    add_person(connection, person("bo"))
    for number in range(MOST_SHEETS):
        sheets.add_sheet(connection, SharedSheet(f"s{number}", 1, b"", 0), "ada", KEY)
    more = SharedSheet("more", 1, b"", 0)
    with refused("too_many_sheets"):
        sheets.add_sheet(connection, more, "ada", KEY)
    sheets.add_sheet(connection, more, "bo", KEY)
