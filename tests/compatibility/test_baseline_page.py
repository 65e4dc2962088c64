"""What a page kept in a browser, without a server, in the version before 0.1.0's baseline.

Nothing in `baseline/` is ever written again. `tests/e2e/test_offline.py` opens it in a browser.
"""

import asyncio
import json
import random
from typing import Any

import tablee
from tablee.match.record import decode
from tests.compatibility import baseline_doors as doors
from tests.server.lines import some_move

KEPT: Any = doors.read_json("page.json.gz")
MOVES = 4


async def test_the_same_person_finds_the_same_tables() -> None:
    page = await doors.open_page(KEPT["database"])
    me, tables = await page.request("GET", "api/me"), await page.request("GET", "api/me/tables")
    assert (me["id"], {table["code"] for table in tables}) == (
        KEPT["database"]["me"],
        {table["code"] for table in KEPT["tables"].values()},
    )


def test_every_table_stands_as_it_was_left_and_is_played_on() -> None:
    async def play(name: str, table: Any) -> list[str]:
        page = await doors.open_page(KEPT["database"])
        await page.ask("open", table=table["code"])
        snapshot = next(message for message in reversed(page.told) if message["type"] == "snapshot")
        complaints = list(doors.differences(table["game"], snapshot["game"], name))
        complaints += doors.differences(table["yours"], snapshot["yours"], name)
        chance = random.Random(name)
        async with asyncio.timeout(60):
            for _ in range(MOVES):
                while (own := page.waiting()) is None:
                    await asyncio.sleep(0.001)
                answer = await page.ask("move", seat=own["seat"], move=some_move(own["legal_moves"], chance))
                if answer["type"] != "ack":
                    complaints.append(f"{name}: {answer}")
        return complaints

    tables = KEPT["tables"]
    assert len(tables) == 3
    assert [each for name, table in tables.items() for each in asyncio.run(play(name, table))] == []


async def test_a_match_that_was_over_is_listed_and_proven() -> None:
    page = await doors.open_page(KEPT["database"])
    listed = await page.request("GET", "api/me/records")
    listed, record = (
        [match["id"] for match in listed],
        json.dumps(await page.request("GET", f"g/{KEPT['record']}")),
    )
    assert listed == [KEPT["record"]]
    assert tablee.verify(decode(record.encode())).winners
