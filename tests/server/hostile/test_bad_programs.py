import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.lines import Player
from tests.server.programs import READY, Program, begun, here, let_play, moves_of, play_on, seated
from tests.table_server import OpenServer

pytestmark = pytest.mark.slow

Misdeed = Callable[[Program], Awaitable[None]]


def program_of(player: Player) -> dict[str, object]:
    program: dict[str, object] = player.table["seats"][1]["program"]
    return program


async def say(program: Program, *messages: str | bytes) -> None:
    for message in messages:
        await program.socket.send(message)


def saying(*messages: str | bytes) -> Misdeed:
    return lambda program: say(program, *messages)


async def flood(program: Program) -> None:
    """As fast as the line takes it, until it does not."""
    with suppress(ConnectionClosed):
        for _ in range(2_000):
            await program.socket.send('{"type": "hm", "more": "' + "x" * 1000 + '"}')


MISDEEDS: dict[str, tuple[Misdeed, str]] = {
    "a move that it was not offered": (saying('{"type": "move", "move": "k>a1"}'), "illegal move"),
    "a move that is none": (saying('{"type": "move", "move": "💥"}'), "illegal move"),
    "no JSON": (saying("go away"), "unreadable"),
    "nothing": (saying(""), "unreadable"),
    "no object": (saying("[1, 2]"), "unreadable"),
    "no type": (saying('{"move": "?a1"}'), "unreadable"),
    "a number for a move": (saying('{"type": "move", "move": 7}'), "unreadable"),
    "the wrong answer": (saying('{"type": "ready", "name": "Again"}'), "unreadable"),
    "the same move twice": (saying(*['{"type": "move", "move": "?a1"}'] * 2), "illegal move"),
    "deep nesting": (saying("[" * 8000), "unreadable"),
    "deep nesting in an object": (saying('{"type": "hm", "x": ' + "[" * 8000), "unreadable"),
    "bytes": (saying(b'{"type": "move", "move": "?a1"}'), "unreadable"),
    "a line too long": (saying('{"type": "hm", "x": "' + "x" * 20_000 + '"}'), "flooded"),
    "a flood": (flood, "flooded"),
}


def test_a_bad_program_is_sent_away_and_a_bot_plays_on(server: OpenServer) -> None:
    async def scene(do: Misdeed) -> tuple[object, object]:
        host, _, program = await begun(server.url)
        await do(program)
        await host.until(lambda host: program_of(host)["fault"] is not None)
        await host.until(lambda host: host.table["seats"][1]["presence"] == "stand_in")
        if do is flood:  # once is enough
            await play_on(host)
        await host.close()
        await program.close()
        return program_of(host)["fault"], program_of(host)["out"]

    seen = {name: asyncio.run(scene(do)) for name, (do, _) in MISDEEDS.items()}
    assert seen == {name: (fault, False) for name, (_, fault) in MISDEEDS.items()}


async def test_an_answer_to_nothing_is_a_fault(server: OpenServer) -> None:
    host, token = await seated(server.url)
    program = await Program.ready(server.url, token)
    await here(host)
    await program.say({"type": "move", "move": "?a1"})
    bye = await program.bye()
    assert (bye["reason"], bye["sentence"]) == (
        "unreadable", "It sent a “move” that nobody had asked for.",
    )  # fmt: skip


async def test_a_bad_program_is_told_why(server: OpenServer) -> None:
    _, _, program = await begun(server.url)
    await program.say({"type": "move", "move": "k>a1"})
    bye = await program.bye()
    assert (bye["reason"], bye["retry"]) == ("illegal move", 1000)
    assert bye["sentence"].startswith("It answered “k>a1”, which is not legal there; it was offered ?a1,")


async def test_a_program_that_does_not_answer_in_time_is_sent_away(server: OpenServer) -> None:
    host, _, program = await begun(server.url, ms=100)
    assert (await program.bye())["reason"] == "too late"
    await play_on(host)


async def test_whoever_does_not_read_is_not_waited_for(server: OpenServer) -> None:
    host, _, program = await begun(server.url, ms=100)
    program.socket.transport.pause_reading()
    await play_on(host)
    assert program_of(host)["fault"] == "too late"
    program.socket.transport.abort()


@pytest.mark.full
async def test_silence_after_hello_is_not_waited_for(server: OpenServer) -> None:
    host, token = await seated(server.url)
    program = await Program.connect(server.url, token)
    await host.ask("start")
    await play_on(host)  # it has no say before it says something
    assert program_of(host)["name"] == ""
    assert (await program.bye())["reason"] == "too late"


async def test_three_times_is_enough_for_a_match(server: OpenServer) -> None:
    host, token, program = await begun(server.url)
    for time_ in range(3):
        if time_:
            program = await Program.ready(server.url, token)
        await say(program, "?")
        assert (await program.bye())["retry"] == (1000 if time_ < 2 else None)
    await host.until(lambda host: program_of(host)["out"])
    again = await Program.connect(server.url, token)
    bye = await again.bye()
    assert (bye["reason"], bye["retry"]) == ("out", None)
    await play_on(host)
    await host.ask("rematch")
    await host.ask("start")  # another match, another chance
    assert not program_of(host)["out"]
    back = await Program.ready(server.url, token)
    assert (await back.next())["type"] == "new"


async def test_coming_anew_is_no_way_to_win_time(server: OpenServer) -> None:
    """Each line is given ten seconds to be ready for the match: nobody waits for more than three of them."""
    host, token = await seated(server.url)
    line = await Program.ready(server.url, token)
    await here(host)
    await host.ask("start")
    reasons = []
    for _ in range(3):
        assert (await line.next())["type"] == "new"  # and is not answered
        newer = await Program.ready(server.url, token)
        reasons.append((await line.bye())["reason"])
        line = newer
    assert reasons == ["replaced"] * 3
    bye = await line.bye()
    assert (bye["reason"], bye["retry"]) == ("out", None)
    assert program_of(host)["fault"] == "crashed"
    await play_on(host)
    assert all(move["stand_in"] for move in moves_of(host))


async def test_a_new_token_is_no_way_to_win_time(server: OpenServer) -> None:
    host, _, line = await begun(server.url)
    for _ in range(3):
        token = await let_play(server.url, host, host.table["id"], 1)
        assert (await line.bye())["reason"] == "taken"
        line = await Program.connect(server.url, token)
        if (await line.next())["type"] == "hello":
            await line.say(READY)
            await line.next()  # it is not ready for the match
    assert line.received[-1]["type"] == "bye"
    assert line.received[-1]["reason"] == "out"
    await play_on(host)


def test_what_is_no_introduction_gets_no_seat(server: OpenServer) -> None:
    async def scene(about: dict[str, object]) -> None:
        host, token = await seated(server.url)
        program = await Program.connect(server.url, token)
        await program.say({**READY, **about})
        assert (await program.bye())["reason"] in ("no start", "unreadable")
        assert program_of(host)["name"] == ""

    wrong: list[dict[str, object]] = [{"protocol": 2}, {"name": 7}, {"type": "move", "move": "?a1"}]
    for about in wrong:
        asyncio.run(scene(about))


async def test_a_program_that_does_not_play_this_game_leaves_it_to_the_bot(server: OpenServer) -> None:
    host, token = await seated(server.url)
    program = await Program.ready(server.url, token, games=["skipbo"])
    await host.ask("start")
    bye = await program.bye()
    assert (bye["reason"], bye["retry"]) == ("no start", None)
    await play_on(host)


async def test_a_wrong_token_opens_nothing(server: OpenServer) -> None:
    host, token = await seated(server.url)
    _, theirs = await seated(server.url)
    tokens = {
        "no token": "",
        "a person's": host.secret or "",
        "another table's": token[:20] + theirs[20:],
        "a little wrong": token[:-1] + ("A" if token[-1] != "A" else "B"),
        "odd": "Ünïcode'; drop table people; --".encode().decode("latin-1"),
        "long": token + "x" * 5000,
    }
    for name, wrong in tokens.items():
        program = await Program.connect(server.url, wrong)
        bye = await program.bye()
        assert (bye["reason"], bye["retry"]) == ("token", None), name
        assert len(program.received) == 1, name  # not even a hello


async def test_a_program_can_do_nothing_but_move(server: OpenServer) -> None:
    """Its token is worth nothing at the people's door; their commands are worth nothing at its own."""
    host, token, program = await begun(server.url)
    for kind in ("say", "sit", "stand", "start", "rematch", "open", "react", "configure"):
        await program.say({"type": kind, "id": "1", "seat": 0, "text": "hi", "reaction": "hello"})
    await program.say({"type": "move", "move": "?a1", "seat": 0})  # whatever it says, its own seat moves
    await host.until(lambda host: host.game is not None and host.game["grids"][1][0] != "?")
    assert host.game is not None
    assert host.game["grids"][0] == ["?"] * 12
    assert not [message for message in host.received if message["type"] in ("said", "reacted")]
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        answer = await client.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 401


async def test_coming_and_going_all_the_time_is_limited(limited: OpenServer) -> None:
    _, token = await seated(limited.url)
    reasons = []
    for _ in range(20):
        program = await Program.connect(limited.url, token)
        if (message := await program.next())["type"] == "bye":
            reasons.append(message["reason"])
        await program.close()
    assert reasons
    assert set(reasons) == {"limit"}


async def test_people_are_told_nothing_of_a_token(server: OpenServer) -> None:
    host, token, _ = await begun(server.url)
    said = json.dumps(host.received)
    assert token[21:] not in said
    log = [m for m in host.received if m["type"] == "update" and m["happened"]["what"] == "program"]
    assert len(log) == 1
    assert "token" not in json.dumps(log)
