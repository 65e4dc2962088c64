"""What is not a message of the protocol, or not one for now, is refused with its code; the line stays."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.faults.playing import make_table
from tests.server.hostile.neighbours import Neighbours
from tests.server.lines import Player, RefusedBy
from tests.table_server import TableServer

HELLO = {"type": "hello", "protocol": 1}
Message = dict[str, Any]


async def ask(line: ClientConnection, sent: str | bytes | Message) -> Message:
    """The answer to this; what is told meanwhile is passed over."""
    await line.send(json.dumps(sent) if isinstance(sent, dict) else sent)
    while True:
        message: Message = json.loads(await asyncio.wait_for(line.recv(), 5))
        if message["type"] in ("ack", "refusal", "pong", "welcome"):
            return message


def answered(server: TableServer, *sent: str | bytes | Message) -> list[Message]:
    """The answers to all of these, on one line that is still good after them."""

    async def scene() -> list[Message]:
        address = server.url.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, compression=None) as line:
            answers = [await ask(line, one) for one in sent]
            assert (await ask(line, {"type": "ping"}))["type"] == "pong"
        return answers

    return asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", "not_json"),
        ("\0", "not_json"),
        ("hello", "not_json"),
        ("{", "not_json"),
        ('{"type": "ping"} {"type": "ping"}', "not_json"),
        ("{'type': 'ping'}", "not_json"),
        ('{"type": "hello", "protocol": NaN}', "not_json"),
        ('{"type": "leave", "id": "\\ud800"}', "not_json"),
        (b"\xff\xfe\x00", "not_json"),
        (b'{"type": "leave", "id": "\xff"}', "not_json"),
        ("null", "bad_message"),
        ("7", "bad_message"),
        ('"ping"', "bad_message"),
        ('["type", "ping"]', "bad_message"),
        ("[" * 16_000, "bad_message"),
        ("{}", "bad_message"),
        ({"type": None}, "bad_message"),
        ({"type": ["ping"]}, "bad_message"),
        ({"type": "teapot"}, "bad_message"),
        ({"type": "Ping"}, "bad_message"),
        ({"type": "welcome"}, "bad_message"),
        ({"type": "ping", "extra": 1}, "bad_message"),
        ({"type": "leave"}, "bad_message"),
        ({"type": "leave", "id": 7}, "bad_message"),
        ({"type": "leave", "id": ""}, "bad_message"),
        ({"type": "leave", "id": "x" * 41}, "bad_message"),
        ({"type": "sit", "id": "a", "seat": -1}, "bad_message"),
        ({"type": "sit", "id": "a", "seat": 8}, "bad_message"),
        ({"type": "sit", "id": "a", "seat": 1.5}, "bad_message"),
        ({"type": "sit", "id": "a", "seat": True}, "bad_message"),
        ({"type": "sit", "id": "a", "seat": "0"}, "bad_message"),
        ({"type": "sit", "id": "a", "seat": 10**30}, "bad_message"),
        ({"type": "sit", "id": "a", "seat": 0, "guest": "x" * 25}, "bad_message"),
        ({"type": "bot", "id": "a", "seat": 0, "level": 7}, "bad_message"),
        ({"type": "bot", "id": "a", "seat": 0}, "bad_message"),
        ({"type": "move", "id": "a", "move": ""}, "bad_message"),
        ({"type": "move", "id": "a", "move": "x" * 17}, "bad_message"),
        ({"type": "move", "id": "a", "move": ["?a1"]}, "bad_message"),
        ({"type": "ready", "id": "a", "ready": 1}, "bad_message"),
        ({"type": "say", "id": "a", "text": "x" * 301}, "bad_message"),
        ({"type": "react", "id": "a", "reaction": "rude"}, "bad_message"),
        ({"type": "configure", "id": "a", "settings": {"game": "poker", "players": 2}}, "bad_message"),
        ({"type": "configure", "id": "a", "settings": {"game": "skyjo", "players": 99}}, "bad_message"),
        ({"type": "open", "id": "a", "table": "x"}, "bad_message"),
        ({"type": "open", "id": "a", "table": "x" * 33}, "bad_message"),
        ({"type": "open", "id": "a", "table": "../../etc/passwd"}, "bad_message"),
        ({"type": "open", "id": "a", "table": "AB\0DEF"}, "bad_message"),
        ({"type": "open", "id": "a", "table": "ABCDEF", "seen": -1}, "bad_message"),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isidentifier() else None,
)
def test_what_is_no_message_is_refused(server: TableServer, sent: str | bytes | Message, code: str) -> None:
    welcome, refusal = answered(server, HELLO, sent)
    assert welcome["type"] == "welcome"
    assert (refusal["type"], refusal["code"], refusal["kind"]) == ("refusal", code, "malformed")
    readable = isinstance(sent, dict) and sent.get("id") == "a"
    assert refusal["id"] == ("a" if readable else None)


def test_hello_comes_first_and_once(server: TableServer) -> None:
    sat = {"type": "sit", "id": "a", "seat": 0}
    early, welcome, twice = answered(server, sat, HELLO, HELLO)
    assert (early["code"], early["id"]) == ("hello_first", "a")
    assert welcome["type"] == "welcome"
    assert twice["code"] == "hello_twice"


def test_a_ping_needs_no_hello(server: TableServer) -> None:
    assert answered(server, {"type": "ping"})[0]["type"] == "pong"


@pytest.mark.parametrize("version", [0, 2, -1, 10**18])
def test_another_protocol_is_not_spoken(server: TableServer, version: int) -> None:
    async def scene() -> tuple[list[Message], int | None]:
        address = server.url.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, compression=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": version}))
            received = [json.loads(text) async for text in line]
        return received, line.close_code

    (refusal, bye), code = asyncio.run(scene())
    assert refusal["code"] == "wrong_protocol"
    assert bye == {"type": "bye", "reason": "protocol", "retry": None}
    assert code == 1000


@pytest.mark.parametrize("kind", ["sit", "stand", "bot", "ready", "start", "move", "next", "undo", "say"])
def test_without_a_table_nothing_can_be_done_at_it(server: TableServer, kind: str) -> None:
    fields: dict[str, Message] = {
        "sit": {"seat": 0},
        "stand": {"seat": 0},
        "bot": {"seat": 0, "level": 1},
        "move": {"move": "?a1"},
        "undo": {"seat": 0},
        "say": {"text": "Hello?"},
    }
    refusal = answered(server, HELLO, {"type": kind, "id": "a", **fields.get(kind, {})})[1]
    assert (refusal["code"], refusal["id"]) == ("no_table_open", "a")


@pytest.mark.parametrize("name", ["ABCDEF", "0" * 20, "------", "      ", "tables"])
def test_a_table_that_is_not_there(server: TableServer, name: str) -> None:
    assert answered(server, HELLO, {"type": "open", "id": "a", "table": name})[1]["code"] == "no_such_table"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("sit", {"seat": 0}, "seat_taken"),
        ("sit", {"seat": 1, "guest": "Grandma"}, "seat_taken"),
        ("sit", {"seat": 2}, "no_such_seat"),
        ("stand", {"seat": 0}, "not_your_seat"),
        ("stand", {"seat": 7}, "no_such_seat"),
        ("bot", {"seat": 0, "level": 1}, "not_seated"),
        ("bot", {"seat": 0, "level": None}, "not_seated"),
        ("move", {"seat": 0, "move": "?a1"}, "not_your_seat"),
        ("move", {"seat": 1, "move": "nonsense"}, "not_your_seat"),
        ("move", {"move": "?a1"}, "which_seat"),
        ("undo", {"seat": 0}, "not_your_seat"),
        ("answer", {"agree": True}, "nobody_asked"),
        ("next", {}, "not_seated"),
        ("ready", {}, "not_seated"),
        ("rematch", {}, "not_seated"),
        ("configure", {"settings": {"game": "skyjo", "players": 8}}, "not_seated"),
    ],
)
def test_who_has_no_seat_can_only_watch(
    server: TableServer, neighbours: Neighbours, kind: str, fields: Message, code: str
) -> None:
    """The table is full; its players go on. Between two games some of it is refused for another reason."""

    async def scene() -> set[str]:
        intruder = await Player.join(server.url, neighbours.table.code)
        with pytest.raises(RefusedBy) as refused:
            await intruder.ask(kind, **fields)
        await intruder.close()
        return {refused.value.code}

    assert asyncio.run(scene()) <= {code, "not_playing", "finished"}


async def finished_table(url: str) -> tuple[Player, str]:
    """A table where bots have played a match to its end, and who opened it."""
    host = await Player.join(url, keep=False)
    table = await make_table(url, host, {"game": "skyjo", "players": 2, "options": {"limit": 1}})
    await host.ask("open", table=table)
    for seat in range(2):
        await host.ask("bot", seat=seat, level=1)
    await host.ask("start")
    await host.until(lambda player: player.table["phase"] != "playing", 60)
    while host.table["phase"] == "between":
        await host.ask("next")
        await host.until(lambda player: player.table["phase"] != "playing", 60)
    return host, table


def test_at_a_finished_table_only_a_rematch_is_left(server: TableServer) -> None:
    tried: dict[str, Message] = {
        "sit": {"seat": 0},
        "bot": {"seat": 0, "level": 1},
        "move": {"seat": 0, "move": "?a1"},
        "next": {},
        "start": {},
        "rematch": {},
    }

    async def scene() -> dict[str, str]:
        host, table = await finished_table(server.url)
        late = await Player.join(server.url, table)
        codes = {}
        for who, player in (("host", host), ("late", late)):
            for kind, fields in tried.items():
                if (who, kind) != ("host", "rematch"):
                    with pytest.raises(RefusedBy) as refused:
                        await player.ask(kind, **fields)
                    codes[f"{who} {kind}"] = refused.value.code
            await player.close()
        return codes

    assert asyncio.run(scene()) == {
        "host sit": "finished",
        "host bot": "finished",
        "host move": "not_playing",
        "host next": "not_between",
        "host start": "not_gathering",
        "late sit": "finished",
        "late bot": "finished",
        "late move": "not_playing",
        "late next": "not_seated",
        "late start": "not_gathering",
        "late rematch": "not_seated",
    }
