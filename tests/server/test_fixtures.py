"""What `conftest.py` gives to the tests of the server. Each of these is a trap for the one after it."""

import asyncio
from pathlib import Path

import psycopg
import pytest
from websockets.protocol import State

from tests.server.lines import Player
from tests.services import Nats, Postgres
from tests.table_server import open_server


@pytest.mark.slow
@pytest.mark.parametrize("time", ["first", "second"])
def test_a_test_has_an_empty_database_and_may_leave_postgres_stopped(
    postgres: Postgres, postgres_url: str, time: str
) -> None:
    with psycopg.connect(postgres_url) as connection:
        connection.execute("CREATE TABLE made (value int)")
    postgres.stop()


@pytest.mark.parametrize("time", ["first", "second"])
def test_a_test_may_leave_nats_stopped(nats: Nats, nats_url: str, time: str) -> None:
    assert nats.running
    assert nats_url == nats.url
    nats.stop()


def test_a_scene_that_fails_leaves_no_line_open(tmp_path: Path) -> None:
    players: list[Player] = []

    async def scene(url: str) -> None:
        players.append(await Player.join(url))
        raise RuntimeError

    with open_server(tmp_path) as server, pytest.raises(RuntimeError):
        asyncio.run(scene(server.url))
    assert [player.socket.state for player in players] == [State.CLOSED]
