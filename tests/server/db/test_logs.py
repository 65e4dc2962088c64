import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection

from tablee.server.appends import open_database
from tablee.server.db.database import Database
from tablee.server.tables.queries import read_entries, read_numbers, read_table_with_code
from tablee.table.stored import CodeTaken, NumberTaken
from tests.server.db.samples import append, listing, write


def test_a_log_is_read_back_in_order_from_where_one_asks(connection: Connection) -> None:
    written = [append("a", number) for number in range(1, 6)]
    for one in written:
        write(connection, one)
    write(connection, append("b", 1))
    assert read_entries(connection, "a") == [one.entry for one in written]
    assert read_entries(connection, "a", after=3) == [one.entry for one in written[3:]]
    assert read_entries(connection, "nobody’s") == []


async def test_everything_survives_until_the_store_is_opened_again(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await asyncio.gather(*(db.append(append("a", number)) for number in range(1, 1201)))
    async with await open_database(store_url) as db:
        assert [entry.number for entry in await db.read(read_entries, "a")] == list(range(1, 1201))


async def test_closing_writes_what_still_waits(store_url: str) -> None:
    db = await open_database(store_url)
    writes = [asyncio.ensure_future(db.append(append("a", number))) for number in range(1, 101)]
    await asyncio.sleep(0)  # they are handed over, and not yet written
    await db.close()
    await asyncio.gather(*writes)
    async with await open_database(store_url) as db:
        assert len(await db.read(read_entries, "a")) == 100


async def test_the_last_numbers_of_many_logs_are_found_at_once(store_url: str) -> None:
    async with await open_database(store_url) as db:
        tables = [f"t{index}" for index in range(1200)]
        await asyncio.gather(*(db.append(append(table, 1)) for table in tables))
        await db.append(append("t7", 2))
        assert await db.read(read_numbers, [*tables, "none"]) == dict.fromkeys(tables, 1) | {"t7": 2}
        assert await db.read(read_numbers, []) == {}


async def test_of_two_appends_with_one_number_exactly_one_wins(store_url: str) -> None:
    async with await open_database(store_url) as db:
        appends = [append("a", 1) for _ in range(5)] + [append("b", 1)]
        answers = await asyncio.gather(*map(db.append, appends), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None)] + [NumberTaken] * 4 + [type(None)]
        assert await db.read(read_entries, "a") == [appends[0].entry]


BOTH = pytest.mark.parametrize("store_url", ["sqlite", "postgresql"], indirect=True)


@BOTH
@pytest.mark.slow
async def test_of_two_processes_with_one_number_exactly_one_wins(store_url: str) -> None:
    async with await open_database(store_url) as ours, await open_database(store_url) as theirs:
        for number in range(1, 41):
            one, other = append("a", number), append("a", number)
            answers = await asyncio.gather(ours.append(one), theirs.append(other), return_exceptions=True)
            won = [which.entry for which, answer in zip((one, other), answers, strict=True) if not answer]
            assert sorted(str(type(answer)) for answer in answers) == sorted(
                str(kind) for kind in (NumberTaken, type(None))
            )
            assert await ours.read(read_entries, "a", after=number - 1) == won


@pytest.mark.full
async def test_many_tables_raced_for_by_two_processes_stay_without_gaps_and_doubles(store_url: str) -> None:
    async def play(db: Database, table: str) -> int:
        won = 0
        for number in range(1, 11):
            try:
                await db.append(append(table, number))
                won += 1
            except NumberTaken:
                pass
        return won

    tables = [f"t{index}" for index in range(60)]
    async with await open_database(store_url) as ours, await open_database(store_url) as theirs:
        won = await asyncio.gather(*(play(db, table) for table in tables for db in (ours, theirs)))
        assert sum(won) == 600
        assert await ours.read(read_numbers, tables) == dict.fromkeys(tables, 10)
        assert sum([len(await theirs.read(read_entries, table)) for table in tables]) == 600


async def test_what_follows_upon_a_loser_loses_with_it(store_url: str) -> None:
    """Else our second entry would follow upon somebody else's first."""
    async with await open_database(store_url) as db:
        await db.append(append("a", 1))
        answers = await asyncio.gather(
            *(db.append(append("a", number)) for number in (1, 2)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [NumberTaken, NumberTaken]
        assert len(await db.read(read_entries, "a")) == 1


async def test_a_code_belongs_to_one_table(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await db.append(append("a", 1, listing=listing("a", code="ABC234")))
        with pytest.raises(CodeTaken):
            await db.append(append("b", 1, listing=listing("b", code="ABC234")))
        assert await db.read(read_entries, "b") == []
        assert await db.read(read_table_with_code, "ABC234") == "a"
        assert await db.read(read_table_with_code, "XYZ234") is None


async def test_what_no_database_can_take_spoils_nothing_else(store_url: str) -> None:
    async with await open_database(store_url) as db:
        nothing: Any = None
        bad = append("bad", 1)
        bad = bad._replace(entry=bad.entry._replace(body=nothing))
        answers = await asyncio.gather(
            db.append(append("a", 1)), db.append(bad), db.append(append("b", 1)), return_exceptions=True
        )
        assert [isinstance(answer, Exception) for answer in answers] == [False, True, False]
        assert await db.read(read_numbers, ["a", "bad", "b"]) == {"a": 1, "b": 1}
