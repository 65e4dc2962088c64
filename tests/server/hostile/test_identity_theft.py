import asyncio
import secrets
from typing import Any

import httpx
import pytest

from tests.server.hostile.neighbours import Neighbours
from tests.server.hostile.raw import RawLine, said
from tests.server.lines import Player, begin_match
from tests.table_server import OpenServer

pytestmark = pytest.mark.slow

Message = dict[str, Any]


def hello(server: OpenServer, secret: str | None, *headers: str) -> Message:
    """The answer to a hello with this secret, or with a cookie among the headers."""

    async def scene() -> Message:
        line = await RawLine.open(server.port, *headers)
        await line.send(said({"type": "hello", "protocol": 1, "secret": secret}))
        answer = await asyncio.wait_for(line.message(), 30)
        line.close()
        return answer

    return asyncio.run(scene())


def victim(neighbours: Neighbours) -> tuple[str, str]:
    """Somebody who sits at a table: their id, which everybody sees, and their secret."""
    player = neighbours.table.players[0]
    assert player.secret is not None
    person: str = player.person["id"]
    return person, player.secret


def test_a_forged_secret_is_nobodys(server: OpenServer, neighbours: Neighbours) -> None:
    person, secret = victim(neighbours)
    forged = [
        "",
        person,
        secrets.token_urlsafe(32),
        secret[:-1],
        secret.swapcase(),
        f" {secret}",
        f"{secret}\n",
        f"{secret}\0",
        person.ljust(43, "A"),
        "' OR 1=1 --",
    ]
    for one in forged:
        answer = hello(server, one)
        assert (answer["type"], answer.get("code")) == ("refusal", "not_signed_in"), one


def test_a_secret_that_is_too_long_is_not_even_looked_at(server: OpenServer, neighbours: Neighbours) -> None:
    assert hello(server, victim(neighbours)[1] * 2)["code"] == "bad_message"


def test_a_forged_cookie_is_nobodys(server: OpenServer, neighbours: Neighbours) -> None:
    person, secret = victim(neighbours)
    for cookie in ("", person, f"{secret}x", f"{secret} {secret}", '"', "\xff", "a" * 4000):
        answer = hello(server, None, f"Cookie: tablee={cookie}")
        assert answer["type"] == "welcome", cookie
        assert answer["secret"] is not None, cookie  # somebody new
        assert answer["person"]["id"] != person, cookie


async def test_to_know_whose_seat_it_is_does_not_help(server: OpenServer, neighbours: Neighbours) -> None:
    person, _ = victim(neighbours)
    thief = await Player.join(server.url, neighbours.table.id)
    await thief.send({"type": "move", "id": "a", "seat": 0, "move": "?a1", "person": person})
    await thief.send({"type": "move", "id": "b", "seat": 0, "move": "?a1", "by": person})
    assert await thief.refused("move", seat=0, move="?a1") in ("not_your_seat", "not_playing")
    codes = [message["code"] for message in thief.received if message["type"] == "refusal"]
    assert codes[:2] == ["bad_message"] * 2
    assert all(not message.get("yours") for message in thief.received)


async def owner_at_a_table(server: OpenServer) -> tuple[Player, str]:
    owner = await Player.join(server.url)
    return owner, await begin_match(owner, game="skyjo", players=2)


async def api(server: OpenServer, method: str, path: str, secret: str | None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url) as http:
        return await http.request(method, path, headers={"Authorization": f"Bearer {secret}"})


async def another_device(player: Player) -> str:
    """The secret of one more device of the same person."""
    answer = await player.http("POST", "/api/me/resume", json={"secret": player.secret})
    return str(answer.json()["secret"])


async def test_a_stolen_secret_is_the_key_until_other_devices_are_forgotten(server: OpenServer) -> None:
    """Each device has its own. What the thief took is one of them; what the owner keeps is another."""
    owner, table = await owner_at_a_table(server)
    stolen = owner.secret
    new = await another_device(owner)
    await owner.close()

    thief = await Player.join(server.url, table, secret=stolen)
    assert thief.person["id"] == owner.person["id"]
    waiting = thief.to_move()
    assert waiting is not None
    await thief.ask("move", seat=0, move=waiting[1][0])

    answer = await api(server, "POST", "/api/me/forget-other-devices", new)
    assert answer.status_code == 200
    newest = answer.json()["secret"]

    # on the line that is open already
    with pytest.raises(ConnectionError):
        await thief.ask("move", seat=0, move="?a1")
    await asyncio.wait_for(thief.gone.wait(), 30)
    # and on a new one
    line = await RawLine.open(server.port)
    await line.send(said({"type": "hello", "protocol": 1, "secret": stolen}))
    assert (await line.message())["code"] == "not_signed_in"
    line.close()
    assert (await api(server, "GET", "/api/me", stolen)).status_code == 401

    assert (await api(server, "GET", "/api/me", new)).status_code == 401  # it may have been copied, too
    again = await Player.join(server.url, table, secret=newest)
    assert again.person["id"] == owner.person["id"]
    assert [own["seat"] for own in again.yours] == [0]


def test_who_only_watches_with_a_token_that_was_taken_back_is_sent_away(server: OpenServer) -> None:
    async def scene() -> list[Message]:
        owner, table = await owner_at_a_table(server)
        thief = await Player.join(server.url, table, secret=owner.secret)
        kept = await another_device(owner)
        await api(server, "POST", "/api/me/forget-other-devices", kept)
        await asyncio.wait_for(thief.gone.wait(), 30)
        await owner.close()
        return thief.received

    refusal, bye = asyncio.run(scene())[-2:]
    assert (refusal["type"], refusal["code"], refusal["id"]) == ("refusal", "not_signed_in", None)
    assert (bye["type"], bye["reason"], bye["retry"]) == ("bye", "signed_out", None)


async def test_who_deletes_themselves_is_gone_at_once(server: OpenServer) -> None:
    owner, table = await owner_at_a_table(server)
    friend = await Player.join(server.url, table)
    assert (await api(server, "DELETE", "/api/me", owner.secret)).status_code == 204
    with pytest.raises(ConnectionError):
        await owner.ask("say", text="Am I still here?")
    await asyncio.wait_for(owner.gone.wait(), 30)
    await friend.until(lambda player: player.table["seats"][0]["presence"] == "away")
    line = await RawLine.open(server.port)
    await line.send(said({"type": "hello", "protocol": 1, "secret": owner.secret}))
    assert (await line.message())["code"] == "not_signed_in"
    line.close()
