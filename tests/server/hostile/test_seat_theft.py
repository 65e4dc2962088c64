"""A seat is its person's for the whole match, with its hand, however their line fares."""

from typing import Any

import httpx
import pytest

from tests.server.faults.playing import make_table
from tests.server.lines import Player, RefusedBy
from tests.table_server import OpenServer

pytestmark = pytest.mark.slow


async def refusal(player: Player, kind: str, **fields: Any) -> str:
    with pytest.raises(RefusedBy) as refused:
        await player.ask(kind, **fields)
    return refused.value.code


@pytest.mark.parametrize("grace", [pytest.param(0), 3600])
async def test_who_reloads_the_page_keeps_the_seat_and_its_hand(
    server: OpenServer, grace: int, no_grace: None
) -> None:
    """Another player tries to give it to a bot, to a program, and to a second identity of theirs."""
    thief, victim, accomplice = [await Player.join(server.url) for _ in range(3)]
    settings = {"game": "skipbo", "players": 2, "grace": grace}
    table = await make_table(server.url, thief, settings)
    for seat, player in enumerate((thief, victim)):
        await player.ask("open", table=table)
        await player.ask("sit", seat=seat)
        await player.ask("ready")
    await thief.ask("start")
    await victim.until(lambda player: player.yours)
    hand = victim.yours[0]["hand"]
    await accomplice.ask("open", table=table)
    await victim.close()
    await thief.until(lambda player: player.table["seats"][1]["presence"] in ("away", "stand_in"))

    assert await refusal(thief, "bot", seat=1, level=1) == "seat_kept"
    assert await refusal(accomplice, "sit", seat=1) == "seat_taken"
    headers = {"Authorization": f"Bearer {thief.secret}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, trust_env=False) as client:
        answer = await client.post(f"/api/tables/{table}/bots", json={"seat": 1})
        assert (answer.status_code, answer.json()["code"]) == (403, "seat_kept")
    assert accomplice.yours == []

    assert victim.secret is not None
    again = await Player.join(server.url, table, secret=victim.secret)
    assert again.yours[0]["seat"] == 1
    if grace:  # else a bot may have played from it by now
        assert again.yours[0]["hand"] == hand


async def test_who_leaves_gives_the_seat_up_and_everybody_is_told_who_gets_it(server: OpenServer) -> None:
    ann, ben, newcomer = [await Player.join(server.url) for _ in range(3)]
    table = await make_table(server.url, ann, {"game": "skipbo", "players": 2})
    for seat, player in enumerate((ann, ben)):
        await player.ask("open", table=table)
        await player.ask("sit", seat=seat)
        await player.ask("ready")
    await ann.ask("start")
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
    settings = {"game": "skipbo", "players": people, "options": {"target": None}, "grace": 0, **settings}
    table = await make_table(url, players[0], settings)
    for seat, player in enumerate(players):
        await player.ask("open", table=table)
        await player.ask("sit", seat=seat)
        await player.ask("ready")
    for seat in range(people, settings["players"]):
        await players[0].ask("bot", seat=seat, level=1)
    await players[0].ask("start")
    return table, players


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
    assert await refusal(second, "ask_seat", seat=1) == "nobody_to_agree"
    await third.ask("sit", seat=2)
    assert await refusal(second, "ask_seat", seat=1) == "nobody_to_agree"
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
    headers = {"Authorization": f"Bearer {cleo.secret}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, trust_env=False) as client:
        assert [found["id"] for found in (await client.get("/api/me/tables")).json()] == [table]
    await dan.ask("stand", seat=2)
    assert await refusal(eve, "sit", seat=2) == "seat_kept"  # nobody has agreed to her

    cleo = await Player.join(server.url, table, secret=cleo.secret)
    await cleo.until(lambda player: list(hand_of(player)) == [2])
    assert told(ann, "seat_reclaimed", cleo) == [2]
    assert await refusal(dan, "sit", seat=2) == "seat_taken"


async def test_a_table_cannot_be_made_so_hasty_that_a_reload_costs_a_turn(server: OpenServer) -> None:
    host = await Player.join(server.url)
    headers = {"Authorization": f"Bearer {host.secret}"}
    settings = {"game": "skyjo", "players": 2, "grace": 14}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, trust_env=False) as client:
        for path, plan in (("tables", settings), ("tournaments", {"game": "skyjo", "grace": 0})):
            answer = await client.post(f"/api/{path}", json=plan)
            assert (answer.status_code, answer.json()["code"]) == (400, "short_grace"), path
    await host.ask("open", table=await make_table(server.url, host, {**settings, "grace": 15}))
    assert await refusal(host, "configure", settings=settings) == "short_grace"
