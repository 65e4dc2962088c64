import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tablee.server.appends import open_database
from tablee.server.tables import queries as tables
from tests.server.lines import Player, RefusedBy, make_table, run
from tests.table_server import OpenServer, open_server

ROUNDS = 30


@pytest.fixture(params=["one server", pytest.param("two servers", marks=pytest.mark.full)])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[OpenServer]]:
    if request.param == "one server":
        with open_server(tmp_path) as server:
            yield [server, server]
    else:
        both = {
            "database": request.getfixturevalue("postgres_url"),
            "bus": request.getfixturevalue("nats_url"),
        }
        with open_server(tmp_path, **both) as first, open_server(tmp_path, **both) as second:
            yield [first, second]


async def race(servers: list[OpenServer]) -> None:
    """One person with two browsers open moves in both at once, again and again."""
    host = await Player.join(servers[0].url)
    table = await make_table(host, game="skyjo", players=2)
    await host.ask("open", table=table)
    await host.ask("sit", seat=0)
    await host.ask("sit", seat=1, guest="Grandma")
    await host.ask("start")
    twin = await Player.join(servers[1].url, table, secret=host.secret)
    accepted = refused = 0
    for _ in range(ROUNDS):
        await twin.until(lambda player: player.number >= host.number)
        waiting = host.to_move()
        if waiting is None:
            break
        seat, moves = waiting
        answers = await asyncio.gather(
            host.ask("move", seat=seat, move=moves[0]),
            twin.ask("move", seat=seat, move=moves[-1]),
            return_exceptions=True,
        )
        number = max(answer["number"] for answer in answers if isinstance(answer, dict))
        won = [answer for answer in answers if isinstance(answer, dict)]
        lost = [answer for answer in answers if isinstance(answer, RefusedBy)]
        assert len(won) + len(lost) == 2
        # Both may be right one after the other, as in the set-up; then both are in the log.
        assert len({answer["number"] for answer in won}) == len(won)
        accepted += len(won)
        refused += len(lost)
        await host.until(lambda player, number=number: player.number >= number)
    assert refused > 0
    await host.close()
    await twin.close()

    async with await open_database(servers[0].parts.config.database) as db:
        log = [msgspec.json.decode(entry.body) for entry in await db.read(tables.read_entries, table)]
    assert sum(body["did"] == "moved" for body in log) == accepted


@pytest.mark.slow
def test_two_moves_for_one_turn(servers: list[OpenServer]) -> None:
    run(race(servers))


async def same_command_twice(servers: list[OpenServer]) -> None:
    host = await Player.join(servers[0].url)
    table = await make_table(host, game="skyjo", players=2)
    twin = await Player.join(servers[1].url, table, secret=host.secret)
    await host.ask("open", table=table)
    first, again = await asyncio.gather(host.ask("sit", id="x", seat=0), twin.ask("sit", id="x", seat=0))
    assert first == again
    assert await twin.ask("sit", id="x", seat=0) == first
    await host.close()
    await twin.close()


@pytest.mark.slow
def test_a_command_sent_twice_is_answered_twice_and_done_once(servers: list[OpenServer]) -> None:
    run(same_command_twice(servers))
