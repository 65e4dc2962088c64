"""Claiming a column writes only what may count otherwise, and comes to the same as writing everything."""

import asyncio
import random

from tablee.server.appends import open_database
from tablee.server.groups import queries as groups
from tablee.server.groups import sheet_queries
from tablee.server.groups.model import Group
from tablee.server.people import queries as people
from tablee.table.stored import GroupSheet, SheetSeat, now
from tests.server.db.samples import person
from tests.server.db.test_tallies import PEOPLE, random_match, write_matches

SHEETS = 12


def sheet(number: int, at: int) -> GroupSheet:
    seats = tuple(SheetSeat(seat, "", None, seat == 0, 10 * seat, seat) for seat in range(4))
    return GroupSheet(f"{number:020x}", "g", PEOPLE[0], at, "skyjo", seats)


def test_columns_claimed_one_by_one_come_to_the_same_as_all_written_anew(store_url: str) -> None:
    chance = random.Random(11)
    matches = [random_match(number, chance) for number in range(40)]

    async def scene() -> None:
        async with await open_database(store_url) as db:
            await write_matches(db, matches)
            await db.write(people.add_person, person("eve"))
            await db.write(groups.add_group, Group("g", "The group", "i", 5), PEOPLE[0])
            for name in PEOPLE[1:]:
                await db.write(groups.join_group, "i", name, now())
            sheets = [sheet(number, 1_000 + chance.randrange(40)) for number in range(SHEETS)]
            for new in sheets:
                await db.write(sheet_queries.add_sheet, new)
            for _ in range(60):
                one, who = chance.choice(sheets), chance.randrange(4)
                if chance.random() < 0.7:
                    await db.write(sheet_queries.claim_seat, one, who, PEOPLE[who])
                else:
                    await db.write(sheet_queries.disclaim_seat, one, PEOPLE[who])
            await db.write(sheet_queries.delete_sheet, sheets[0])
            little = await db.read(groups.read_book, "g")
            await db.write(groups.join_group, "i", "eve", now())  # all is written anew
            whole = await db.read(groups.read_book, "g")
            assert little is not None
            assert whole is not None
            assert len(little.since) > SHEETS
            assert little.since == whole.since

    asyncio.run(scene())
