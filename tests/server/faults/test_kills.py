import asyncio
import random
from pathlib import Path

import pytest

from tests.effort import amount
from tests.server.faults.playing import check_promises, set_tables
from tests.table_server import TableServer

KILLS = amount(3, quick=3, full=5, soak=300)  # per database
TABLES = 6


def settings_of(number: int) -> dict[str, object]:
    if number % 2:
        return {"game": "skyjo", "players": 2, "options": {"limit": 100}, "grace": 3600}
    return {"game": "skipbo", "players": 2, "options": {"target": None}, "grace": 3600}


async def play_and_kill(server: TableServer, database: str, kills: int) -> int:
    people = await set_tables([server.url], TABLES, 1, settings_of)
    stop = asyncio.Event()
    playing = [asyncio.create_task(person.play(stop)) for person in people]
    rng = random.Random(2)
    for _ in range(kills):
        before = sum(len(person.witness.acknowledged) for person in people)
        # At a random moment, but not before somebody was promised something since the last time.
        while sum(len(person.witness.acknowledged) for person in people) == before:
            await asyncio.sleep(0.005)
            for task in playing:
                if task.done():
                    task.result()
        await asyncio.sleep(rng.uniform(0, 0.15))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    stop.set()
    await asyncio.gather(*playing)
    return await check_promises(database, people)


@pytest.mark.full
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database = str(tmp_path / "tablee.sqlite")
    else:
        database = request.getfixturevalue("postgres_url")
    with TableServer(database) as server:
        checked = asyncio.run(play_and_kill(server, database, KILLS))
    print(f"{kind}: {KILLS} kills, {checked} acknowledged moves, all in the log")
    assert checked > 3 * KILLS
