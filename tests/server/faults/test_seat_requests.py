"""Two servers, one database, one bus: somebody asks for the seat of a player who left.

Both servers are killed between two answers: the question and the answers are in the log.
"""

from typing import Any

import pytest

from tests.server.lines import Player, begin_match
from tests.table_server import TableServer


def asked(player: Player) -> tuple[int, str, list[str]] | None:
    request = player.table["seat_request"]
    return None if request is None else (request["seat"], request["person"]["name"], request["waiting"])


def given(player: Player) -> list[int]:
    """The seats that were given away, as this player was told."""
    updates = [message["happened"] for message in player.received if message["type"] == "update"]
    missed = [each for message in player.received for each in message.get("missed", ())]
    return [each["seat"] for each in updates + missed if each["what"] == "seat_given"]


def hands(player: Player) -> list[tuple[int, Any]]:
    return [(own["seat"], own["hand"]) for own in player.yours]


async def all_see(players: list[Player], condition: Any) -> None:
    for player in players:
        await player.until(condition, 60)


@pytest.mark.full
async def test_a_question_outlives_both_servers_and_all_know_who_gets_the_hand(
    postgres_url: str, nats_url: str
) -> None:
    """Ann is at one server, Ben and Dan, who looks on, at the other. Cleo plays, leaves and comes back."""
    with TableServer(postgres_url, nats_url) as one, TableServer(postgres_url, nats_url) as two:
        ann, ben, cleo, dan = [await Player.join(server.url) for server in (one, two, one, two)]
        table = await begin_match(ann, ben, cleo, game="skipbo", options={"dealer": 1}, grace=15)
        await dan.ask("open", table=table)
        await cleo.until(lambda player: player.to_move())
        _, moves = cleo.to_move() or (2, [])
        await cleo.ask("move", move=next(move for move in moves if ":" in move))  # now it is Ann's turn
        await cleo.until(lambda player: player.game["turn"] == 0)
        hand = cleo.yours[0]["hand"]
        assert len(hand) == 4
        await cleo.close()
        here = [ann, ben, dan]
        await all_see(here, lambda player: player.table["seats"][2]["presence"] == "stand_in")

        name, ids = dan.person["name"], sorted(each.person["id"] for each in (ann, ben))
        await dan.ask("ask_seat", seat=2)
        await all_see(here, lambda player: asked(player) == (2, name, ids))
        await ann.ask("answer_seat", agree=True)
        for server in (one, two):
            server.kill()
        for server in (one, two):
            server.start()
        here = ann, ben, dan = [
            await Player.join(server.url, table, secret=player.secret, seen=player.number)
            for server, player in ((one, ann), (two, ben), (one, dan))
        ]
        await all_see(here, lambda player: asked(player) == (2, name, [ben.person["id"]]))
        assert dan.yours == []
        await ben.until(lambda player: player.table["spectators"] == 1)  # Dan, at the other server
        await ben.ask("answer_seat", agree=True)
        await all_see(here, lambda player: player.table["seats"][2]["owner"] == dan.person["id"])
        await dan.until(lambda player: player.yours)
        assert hands(dan) == [(2, hand)]
        for player in here:
            assert asked(player) is None
            assert given(player) == [2]

        back = await Player.join(two.url, table, secret=cleo.secret, seen=cleo.number)
        await back.until(lambda cleo: cleo.yours)
        assert hands(back) == [(2, hand)]
        await dan.until(lambda dan: dan.yours == [])
        for player in (*here, back):
            await player.close()
