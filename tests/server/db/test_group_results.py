import random

from sqlalchemy import Connection

from tablee.server.groups import queries as groups
from tablee.server.groups.model import Group
from tablee.server.people import queries as people
from tablee.table.stored import GroupSheet, SheetSeat, now
from tests.server.db.samples import person
from tests.server.db.test_tallies import PEOPLE, random_match, write_matches

SHEETS = 12


def sheet(number: int, at: int) -> GroupSheet:
    seats = tuple(SheetSeat(seat, "", None, seat == 0, 10 * seat, seat) for seat in range(4))
    return GroupSheet(f"{number:020x}", "g", PEOPLE[0], at, "skyjo", seats)


def test_columns_claimed_one_by_one_come_to_the_same_as_all_written_anew(connection: Connection) -> None:
    chance = random.Random(11)
    matches = [random_match(number, chance) for number in range(40)]
    write_matches(connection, matches)
    people.add_person(connection, person("eve"))
    groups.add_group(connection, Group("g", "The group", "i", 5), PEOPLE[0])
    for name in PEOPLE[1:]:
        groups.join_group(connection, "i", name, now())
    sheets = [sheet(number, 1_000 + chance.randrange(40)) for number in range(SHEETS)]
    for new in sheets:
        groups.add_sheet(connection, new)
    for _ in range(60):
        one, who = chance.choice(sheets), chance.randrange(4)
        if chance.random() < 0.7:
            groups.claim_seat(connection, one, who, PEOPLE[who])
        else:
            groups.disclaim_seat(connection, one, PEOPLE[who])
    groups.delete_sheet(connection, sheets[0])
    little = groups.read_book(connection, "g")
    groups.join_group(connection, "i", "eve", now())  # all is written anew
    whole = groups.read_book(connection, "g")
    assert little is not None
    assert whole is not None
    assert len(little.since) > SHEETS
    assert little.since == whole.since
