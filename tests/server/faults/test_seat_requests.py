"""Two servers, one database, one bus: somebody asks for the seat of a player who left.

In the full check servers are killed between two answers: the question and the answers are in the log.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.server.lines import Player, begin_match
from tests.server.lines import run as run_scene
from tests.table_server import OpenServer, TableServer, open_server

Server = OpenServer | TableServer


@pytest.fixture
def processes(postgres_url: str, nats_url: str) -> Iterator[tuple[TableServer, TableServer]]:
    with TableServer(postgres_url, nats_url) as one, TableServer(postgres_url, nats_url) as two:
        yield one, two


@pytest.fixture
def servers(
    postgres_url: str, nats_url: str, tmp_path: Path, no_grace: None
) -> Iterator[tuple[OpenServer, OpenServer]]:
    config: dict[str, Any] = {"database": postgres_url, "bus": nats_url}
    with open_server(tmp_path, **config) as one, open_server(tmp_path, **config) as two:
        yield one, two


@dataclass
class Scene:
    """Ann, Ben and Cleo play. Cleo is gone, Dan looks on; Ann is at one server, Ben and Dan at the other."""

    table: str
    ann: Player
    ben: Player
    cleo: Player
    dan: Player
    hand: list[Any]

    @property
    def here(self) -> list[Player]:
        return [self.ann, self.ben, self.dan]

    async def all_see(self, condition: Any) -> None:
        for player in self.here:
            await player.until(condition, 60)


@asynccontextmanager
async def scene(one: Server, two: Server, grace: int = 0) -> AsyncIterator[Scene]:
    ann, ben, cleo, dan = [await Player.join(server.url) for server in (one, two, one, two)]
    table = await begin_match(ann, ben, cleo, game="skipbo", options={"dealer": 1}, grace=grace)
    await dan.ask("open", table=table)
    await cleo.until(lambda player: player.to_move())
    _, moves = cleo.to_move() or (2, [])
    await cleo.ask("move", move=next(move for move in moves if ":" in move))  # her turn is over; it is Ann's
    await cleo.until(lambda player: player.game["turn"] == 0)
    hand = cleo.yours[0]["hand"]
    assert len(hand) == 4
    await cleo.close()
    play = Scene(table, ann, ben, cleo, dan, hand)
    await play.all_see(lambda player: player.table["seats"][2]["presence"] == "stand_in")
    try:
        yield play
    finally:
        for player in play.here:
            await player.close()


def asked(player: Player) -> tuple[int, str, list[str]] | None:
    request = player.table["seat_request"]
    return None if request is None else (request["seat"], request["person"]["name"], request["waiting"])


def told(player: Player, what: str) -> list[int]:
    updates = [message["happened"] for message in player.received if message["type"] == "update"]
    missed = [each for message in player.received for each in message.get("missed", ())]
    return [each["seat"] for each in updates + missed if each["what"] == what]


def owner(player: Player, seat: int) -> str:
    return str(player.table["seats"][seat]["owner"])


async def again(server: Server, player: Player, table: str) -> Player:
    return await Player.join(server.url, table, secret=player.secret, seen=player.number)


@pytest.mark.full
async def test_a_question_outlives_both_servers_and_all_know_who_gets_the_hand(
    processes: tuple[TableServer, TableServer],
) -> None:
    one, two = processes
    async with scene(one, two, grace=15) as play:
        name, ids = play.dan.person["name"], sorted(each.person["id"] for each in (play.ann, play.ben))
        await play.dan.ask("ask_seat", seat=2)
        await play.all_see(lambda player: asked(player) == (2, name, ids))
        await play.ann.ask("answer_seat", agree=True)
        for server in processes:
            server.kill()
        for server in processes:
            server.start()
        play.ann, play.ben, play.dan = [
            await again(server, player, play.table)
            for server, player in ((one, play.ann), (two, play.ben), (one, play.dan))
        ]
        ben = play.ben.person["id"]
        await play.all_see(lambda player: asked(player) == (2, name, [ben]))
        assert play.dan.yours == []
        await play.ben.until(lambda player: player.table["spectators"] == 1)  # Dan, at the other server
        await play.ben.ask("answer_seat", agree=True)
        dan = play.dan.person["id"]
        await play.all_see(lambda player: owner(player, 2) == dan and asked(player) is None)
        await play.dan.until(lambda player: player.yours)
        assert [(own["seat"], own["hand"]) for own in play.dan.yours] == [(2, play.hand)]
        for player in play.here:
            assert told(player, "seat_given") == [2]

        cleo = await again(two, play.cleo, play.table)
        await cleo.until(lambda cleo: cleo.yours)
        assert [(own["seat"], own["hand"]) for own in cleo.yours] == [(2, play.hand)]
        await play.dan.until(lambda dan: dan.yours == [])
        await cleo.close()


@pytest.mark.slow
def test_who_comes_back_at_any_server_gets_the_seat_that_was_given_away(
    servers: tuple[OpenServer, OpenServer],
) -> None:
    """Dan has played from it meanwhile, at one server; at the other Cleo opens the table."""

    async def run() -> None:
        async with scene(*servers) as play:
            await play.dan.ask("ask_seat", seat=2)
            await play.all_see(lambda player: asked(player) is not None)
            for player in (play.ann, play.ben):
                await player.ask("answer_seat", agree=True)
            await play.dan.until(lambda dan: dan.yours)
            cleo = await again(servers[0], play.cleo, play.table)
            await play.all_see(lambda player: owner(player, 2) == play.cleo.person["id"])
            await cleo.until(
                lambda cleo: [(own["seat"], own["hand"]) for own in cleo.yours] == [(2, play.hand)]
            )
            assert play.dan.yours == []
            assert all(told(player, "seat_reclaimed") == [2] for player in play.here)

    run_scene(run())


@pytest.mark.slow
async def test_who_comes_back_at_any_server_ends_the_question(servers: tuple[OpenServer, OpenServer]) -> None:
    one, two = servers
    async with scene(one, two) as play:
        await play.dan.ask("ask_seat", seat=2)
        await play.all_see(lambda player: asked(player) is not None)
        await play.ann.ask("answer_seat", agree=True)
        cleo = await again(two, play.cleo, play.table)
        await play.all_see(lambda player: asked(player) is None)
        assert await play.ben.refused("answer_seat", agree=True) == "not_asked"
        assert [(own["seat"], own["hand"]) for own in cleo.yours] == [(2, play.hand)]
        assert all(told(player, "seat_reclaimed") == [2] for player in play.here)
        assert play.dan.yours == []
        await cleo.close()


@pytest.mark.slow
async def test_a_no_at_one_server_ends_it_at_the_other(servers: tuple[OpenServer, OpenServer]) -> None:
    async with scene(*servers) as play:
        await play.dan.ask("ask_seat", seat=2)
        await play.all_see(lambda player: asked(player) is not None)
        await play.ann.ask("answer_seat", agree=False)
        await play.all_see(lambda player: asked(player) is None)
        assert await play.dan.refused("ask_seat", seat=2) == "seat_declined"
