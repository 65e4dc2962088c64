"""A seat is its person's for the whole match, with its hand, however their line fares."""

import asyncio
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
def test_who_reloads_the_page_keeps_the_seat_and_its_hand(server: OpenServer, grace: int) -> None:
    """Another player tries to give it to a bot, to a program, and to a second identity of theirs."""

    async def scene() -> None:
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
        for player in (thief, accomplice, again):
            await player.close()

    asyncio.run(scene())


def test_who_leaves_gives_the_seat_up_and_everybody_is_told_who_gets_it(server: OpenServer) -> None:
    async def scene() -> None:
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
        for player in (ann, ben, newcomer):
            await player.close()

    asyncio.run(scene())


def told(player: Player, what: str, by: Player) -> list[int]:
    """The seats at which this player was told that somebody did this."""
    updates = [message["happened"] for message in player.received if message["type"] == "update"]
    return [each["seat"] for each in updates if (each["what"], each["by"]) == (what, by.person["id"])]
