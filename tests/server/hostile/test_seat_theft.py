from typing import Any

import pytest

from tests.server.lines import Player, begin_match, make_table
from tests.table_server import OpenServer

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("grace", [pytest.param(0), 3600])
async def test_who_reloads_the_page_keeps_the_seat_and_its_hand(
    server: OpenServer, grace: int, no_grace: None
) -> None:
    """Another player tries to give it to a bot, to a program, and to a second identity of theirs."""
    thief, victim, accomplice = [await Player.join(server.url) for _ in range(3)]
    table = await begin_match(thief, victim, game="skipbo", grace=grace)
    await victim.until(lambda player: player.yours)
    hand = victim.yours[0]["hand"]
    await accomplice.ask("open", table=table)
    await victim.close()
    await thief.until(lambda player: player.table["seats"][1]["presence"] in ("away", "stand_in"))

    assert await thief.refused("bot", seat=1, level=1) == "seat_kept"
    assert await accomplice.refused("sit", seat=1) == "seat_taken"
    answer = await thief.http("POST", f"/api/tables/{table}/bots", json={"seat": 1})
    assert (answer.status_code, answer.json()["code"]) == (403, "seat_kept")
    assert accomplice.yours == []

    assert victim.secret is not None
    again = await Player.join(server.url, table, secret=victim.secret)
    assert again.yours[0]["seat"] == 1
    if grace:  # else a bot may have played from it by now
        assert again.yours[0]["hand"] == hand


async def test_who_leaves_gives_the_seat_up_and_everybody_is_told_who_gets_it(server: OpenServer) -> None:
    ann, ben, newcomer = [await Player.join(server.url) for _ in range(3)]
    table = await begin_match(ann, ben, game="skipbo")
    await newcomer.ask("open", table=table)
    await ben.ask("stand", seat=1)
    await newcomer.ask("sit", seat=1)
    for player in (ann, ben):
        await player.until(lambda player: told(player, "sat", newcomer) == [1])
        assert told(player, "stood", ben) == [1]
    assert [own["seat"] for own in newcomer.yours] == [1]


def told(player: Player, what: str, by: Player) -> list[int]:
    """The seats at which this player was told that somebody did this."""
    updates = [message["happened"] for message in player.received if message["type"] == "update"]
    return [each["seat"] for each in updates if (each["what"], each["by"]) == (what, by.person["id"])]


async def begun(url: str, people: int, **settings: Any) -> tuple[str, list[Player]]:
    """These people play Skip-Bo with each other; those who follow are not at the table yet."""
    players = [await Player.join(url) for _ in range(people)]
    settings = {"game": "skipbo", "options": {"target": None}, "grace": 0, **settings}
    return await begin_match(*players, **settings), players


def hand_of(player: Player) -> dict[int, Any]:
    return {own["seat"]: own["hand"] for own in player.yours}


async def test_identities_of_one_player_cannot_give_away_the_seat_of_the_other(
    server: OpenServer, no_grace: None
) -> None:
    """A second identity asks; a third one takes the place of a bot, to agree as well."""
    table, (thief, victim) = await begun(server.url, 2, players=3)
    second, third = [await Player.join(server.url, table) for _ in range(2)]
    await victim.close()
    await thief.until(lambda player: player.table["seats"][1]["presence"] == "stand_in")
    assert await second.refused("ask_seat", seat=1) == "nobody_to_agree"
    await third.ask("sit", seat=2)
    assert await second.refused("ask_seat", seat=1) == "nobody_to_agree"
    assert second.yours == []


async def test_the_owner_of_a_seat_that_all_gave_away_gets_it_back_whatever_became_of_it(
    server: OpenServer, no_grace: None
) -> None:
    """Whoever got it leaves it, and a stranger tries to sit down there."""
    table, (ann, ben, cleo) = await begun(server.url, 3)
    dan, eve = [await Player.join(server.url, table) for _ in range(2)]
    assert cleo.secret is not None
    await cleo.close()
    await ann.until(lambda player: player.table["seats"][2]["presence"] == "stand_in")
    await dan.ask("ask_seat", seat=2)
    for player in (ann, ben):
        await player.ask("answer_seat", agree=True)
    assert ann.table["seats"][2]["owner"] == dan.person["id"]
    assert [found["id"] for found in (await cleo.http("GET", "/api/me/tables")).json()] == [table]
    await dan.ask("stand", seat=2)
    assert await eve.refused("sit", seat=2) == "seat_kept"  # nobody has agreed to her

    cleo = await Player.join(server.url, table, secret=cleo.secret)
    await cleo.until(lambda player: list(hand_of(player)) == [2])
    assert told(ann, "seat_reclaimed", cleo) == [2]
    assert await dan.refused("sit", seat=2) == "seat_taken"


async def test_a_table_cannot_be_made_so_hasty_that_a_reload_costs_a_turn(server: OpenServer) -> None:
    host = await Player.join(server.url)
    settings: dict[str, Any] = {"game": "skyjo", "players": 2, "grace": 14}
    for path, plan in (("tables", settings), ("tournaments", {"game": "skyjo", "grace": 0})):
        answer = await host.http("POST", f"/api/{path}", json=plan)
        assert (answer.status_code, answer.json()["code"]) == (400, "short_grace"), path
    await host.ask("open", table=await make_table(host, **{**settings, "grace": 15}))
    assert await host.refused("configure", settings=settings) == "short_grace"
