import asyncio
import secrets
from contextlib import suppress

import httpx
import pytest

from tests.effort import amount
from tests.server.hostile.neighbours import Neighbours
from tests.server.hostile.raw import PING, RawLine, frame, said
from tests.server.lines import Player, RefusedBy
from tests.table_server import OpenServer

pytestmark = pytest.mark.slow

FLOOD = amount(3_000, quick=3_000, full=10_000, soak=10_000)  # messages on each line
LINES = amount(1, quick=1, full=3, soak=3)  # for each kind of message
FROM_ELSEWHERE = {"X-Forwarded-For": "10.6.6.6"}


async def flood(port: int, address: str, messages: list[bytes]) -> list[str]:
    """Send all of this as fast as it goes; what was answered: types, and codes of refusals."""
    line = await RawLine.open(port, f"X-Forwarded-For: {address}")
    answers: list[str] = []

    async def send() -> None:
        for start in range(0, len(messages), 100):
            await line.send(b"".join(messages[start : start + 100]))

    sending = asyncio.create_task(send())
    try:
        while True:
            message = await line.message()
            answers.append(message.get("code") or message.get("reason") or message["type"])
    except ConnectionError:
        pass
    line.close()
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    return answers


def test_floods_are_refused_and_then_sent_away(
    limited: OpenServer, limited_house: tuple[OpenServer, Neighbours]
) -> None:
    """All lines at once, at the table where people play."""
    table = limited_house[1].table.id
    hello = said({"type": "hello", "protocol": 1})
    begin = [hello, said({"type": "open", "id": "open", "table": table})]
    drops = [
        said({"type": "ping"}),
        hello,
        said({"type": "open", "id": "a", "table": "ABCDEF"}),
        said({"type": "open", "id": "a", "table": table}),
        said({"type": "react", "id": "a", "reaction": "hello"}),
        said({"type": "move", "id": "a", "seat": 0, "move": "?a1"}),
        frame(b"x" * 1000),
        frame(b""),
    ]

    async def scene() -> list[list[str]]:
        floods = (
            flood(limited.port, f"10.7.{number}.1", [*begin, *[drop] * FLOOD])
            for number, drop in enumerate(drops * LINES)
        )
        return await asyncio.wait_for(asyncio.gather(*floods), 60)

    for answers in asyncio.run(scene()):
        assert answers[-1] == "limit"
        assert answers.count("slow_down") > 100
        assert len(answers) < 1000  # the rest was never read


async def test_a_crowd_at_one_table_is_told_only_so_much_of_what_it_says(limited: OpenServer) -> None:
    """Twenty lines of one address say ten things each, and each line hears what all of them say."""
    elsewhere = {"X-Forwarded-For": "10.6.6.9"}
    async with httpx.AsyncClient(base_url=limited.url, headers=elsewhere) as http:
        secret = (await http.post("/api/me", json={})).json()["secret"]
        settings = {"game": "skyjo", "players": 2}
        signed_in = {"Authorization": f"Bearer {secret}"}
        made = await http.post("/api/tables", json=settings, headers=signed_in)
    table = made.json()["id"]
    crowd = [await Player.join(limited.url, table, additional_headers=elsewhere) for _ in range(20)]
    codes = set()
    for number in range(10):
        asked = (player.ask("say", text=f"{number}: blah") for player in crowd)
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            codes.add(answer.code if isinstance(answer, RefusedBy) else "ack")
    told = sum(message["type"] == "said" for player in crowd for message in player.received)
    for player in crowd:
        await player.close()
    assert codes == {"ack", "too_much_talk"}
    assert 20 * 8 <= told < 20 * 100  # of 20 * 200: however long it takes, most is refused


def test_frames_that_say_nothing_are_answered_for_a_while_and_then_sent_away(server: OpenServer) -> None:
    async def scene(drop: bytes) -> int | None:
        line = await RawLine.open(server.port)
        await line.send(frame(b"", final=False))
        await line.send(drop * 50)
        sending = asyncio.create_task(line.send(drop * FLOOD))
        code = await asyncio.wait_for(line.close_code(), 30)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        line.close()
        return code

    drops = {
        "pings": frame(b"", PING),
        "long pings": frame(b"x" * 125, PING),
        "pieces of nothing": frame(b"", 0, final=False),
    }
    assert {name: asyncio.run(scene(drop)) for name, drop in drops.items()} == dict.fromkeys(drops, 1008)


async def test_an_address_cannot_try_out_codes(limited: OpenServer) -> None:
    """On as many lines as it likes."""
    codes = []
    for attempt in range(5):
        try:
            player = await Player.join(limited.url, additional_headers=FROM_ELSEWHERE)
        except ConnectionError:
            break
        for guess in "ABCDEFGHJKMNPQRTUVWX":
            codes += [await player.refused("open", table=f"ABCD{'EFGHJ'[attempt]}{guess}")]
        await player.close()
    assert codes[:60] == ["no_such_table"] * 60
    assert codes[-10:].count("slow_down") > 5


async def test_an_address_cannot_be_somebody_new_all_the_time(limited: OpenServer) -> None:
    answers = []
    for _ in range(40):
        line = await RawLine.open(limited.port, "X-Forwarded-For: 10.6.6.7")
        await line.send(said({"type": "hello", "protocol": 1}))
        message = await line.message()
        answers.append(message["code"] if message["type"] == "refusal" else message["type"])
        line.close()
    assert answers[:30] == ["welcome"] * 30
    assert "slow_down" in answers[30:]


async def test_an_address_cannot_try_out_secrets(limited: OpenServer) -> None:
    answers = []
    for _ in range(5):
        line = await RawLine.open(limited.port, "X-Forwarded-For: 10.6.6.8")
        for _ in range(30):
            secret = secrets.token_urlsafe(32)
            await line.send(said({"type": "hello", "protocol": 1, "secret": secret}))
            answers.append((await line.message())["code"])
        line.close()
    assert answers[:100] == ["not_signed_in"] * 100
    assert answers[110:].count("slow_down") > 30


async def test_who_asks_and_never_reads_is_sent_away(server: OpenServer) -> None:
    """Even if all of it is garbage: answers that nobody reads do not pile up."""
    line = await RawLine.open(server.port, small=True)
    drop = said({"type": "teapot", "id": "x" * 40})

    async def send() -> None:
        while True:
            await line.send(drop * 100)

    # Nothing is read from it any more, so that it can send no more.
    with pytest.raises((TimeoutError, ConnectionError)):
        await asyncio.wait_for(send(), 1)
    seen: list[str] = []
    with suppress(ConnectionError):
        while True:
            message = await asyncio.wait_for(line.message(), 5)
            seen.append(message.get("reason") or message["code"])
    assert seen[-1] == "slow"
    assert set(seen[:-1]) == {"bad_message"}
    line.close()
