"""Two servers on one PostgreSQL and one bus: one is killed, the bus dies, the database goes away."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress

import httpx
import pytest

from tablee.match.record import decode
from tablee.match.replay import verify
from tests.effort import amount
from tests.server.faults.playing import Person, check_promises, set_tables
from tests.server.lines import Player, make_table
from tests.services import Nats, Postgres
from tests.table_server import TableServer

KILLS = amount(2, quick=2, full=4, soak=50)
AWAY = amount(2, quick=2, soak=60)  # seconds
TABLES = 5

Trouble = Callable[[Sequence[Person]], Awaitable[None]]


@pytest.fixture
def pair(postgres_url: str, nats_url: str) -> Iterator[tuple[TableServer, TableServer]]:
    with TableServer(postgres_url, nats_url) as first, TableServer(postgres_url, nats_url) as second:
        yield first, second


def settings_of(number: int) -> dict[str, object]:
    game = ("skipbo", "skyjo")[number % 2]
    options: dict[str, object] = {"target": None} if game == "skipbo" else {}
    return {"game": game, "players": 2, "options": options, "grace": 3600}


def promises(people: Sequence[Person]) -> int:
    return sum(len(person.witness.acknowledged) for person in people)


async def played_on(people: Sequence[Person], moves: int) -> None:
    """Wait until so many more moves were acknowledged: the tables are alive."""
    goal = promises(people) + moves
    async with asyncio.timeout(120):
        while promises(people) < goal:
            await asyncio.sleep(0.02)


async def play_through(pair: tuple[TableServer, TableServer], trouble: Trouble) -> int:
    """Host and guest of each table sit at different servers, while there is trouble."""
    first, second = pair
    people = await set_tables([first.url, second.url], TABLES, 3, settings_of)
    for person in people[1::2]:
        person.addresses = [second.url, first.url]
    stop = asyncio.Event()
    playing = [asyncio.create_task(person.play(stop)) for person in people]
    try:
        await played_on(people, 20)
        await trouble(people)
        await played_on(people, 50)
    finally:
        stop.set()
        await asyncio.gather(*playing)
    return await check_promises(first.database, people)


@pytest.mark.full
def test_one_of_two_servers_is_killed_again_and_again(pair: tuple[TableServer, TableServer]) -> None:
    async def kill(people: Sequence[Person]) -> None:
        rng = random.Random(4)
        for number in range(KILLS):
            await played_on(people, 1)
            await asyncio.sleep(rng.uniform(0, 0.2))
            server = pair[number % 2]
            await asyncio.to_thread(server.kill)
            await played_on(people, 5)  # the other one carries on
            await asyncio.to_thread(server.start)

    assert asyncio.run(play_through(pair, kill)) > 5 * KILLS


@pytest.mark.full
def test_bots_move_once_whichever_server_dies(pair: tuple[TableServer, TableServer]) -> None:
    """A match against two bots, the servers killed in turn; its record proves every move at the end."""

    async def match() -> bytes:
        first, second = pair
        host = await Player.join(first.url)
        settings = {"game": "skyjo", "players": 3, "options": {"limit": 60}, "grace": 3600}
        table = await make_table(host, **settings)
        await host.ask("open", table=table)
        await host.ask("sit", seat=0)
        await host.ask("bot", seat=1, level=2)
        await host.ask("bot", seat=2, level=3)
        await host.ask("start")
        assert host.secret is not None
        person = Person("host", [first.url, second.url], table, host.secret, random.Random(8))
        await host.close()
        stop = asyncio.Event()
        playing = asyncio.create_task(person.play(stop, rematch=False))
        watching = asyncio.create_task(_until_over(second.url, first.url, table))
        for number in range(3):
            played = asyncio.create_task(played_on([person], 3))
            await asyncio.wait([played, watching], return_when=asyncio.FIRST_COMPLETED)
            if watching.done():  # chance made it a short match
                played.cancel()
                break
            await played
            server = pair[number % 2]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        record = await asyncio.wait_for(watching, 100)
        stop.set()
        await playing
        async with httpx.AsyncClient(base_url=first.url) as http:
            return (await http.get(f"/g/{record}.json")).content

    proof = verify(decode(asyncio.run(match())))
    assert proof.winners


async def _until_over(*path: str) -> str:
    """Watch until the match is over, whoever serves it; returns what its record is called."""
    *addresses, table = path
    while True:
        for address in addresses:
            with suppress(OSError, ConnectionError, TimeoutError):
                watcher = await Player.join(address, table, keep=False)
                await watcher.until(lambda w: w.gone.is_set() or w.table.get("phase") == "over", 120)
                await watcher.close()
                if watcher.table.get("phase") == "over":
                    record: str = watcher.table["match"]["record"]
                    return record
        await asyncio.sleep(0.05)


@pytest.mark.full
def test_without_the_bus_the_tables_go_on(pair: tuple[TableServer, TableServer], nats: Nats) -> None:
    async def cut(people: Sequence[Person]) -> None:
        await asyncio.to_thread(nats.kill)
        await played_on(people, 30)
        await asyncio.to_thread(nats.start)
        await played_on(people, 30)

    assert asyncio.run(play_through(pair, cut)) > 100


@pytest.mark.full
def test_nothing_is_lost_when_the_database_goes_away_and_comes_back(
    pair: tuple[TableServer, TableServer], postgres: Postgres
) -> None:
    async def pull_the_plug(people: Sequence[Person]) -> None:
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(0.2)  # answers on their way
        before = promises(people)
        await asyncio.sleep(AWAY)
        assert promises(people) == before  # nothing is promised that cannot be kept
        await asyncio.to_thread(postgres.start)

    assert asyncio.run(play_through(pair, pull_the_plug)) > 50
