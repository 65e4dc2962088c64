import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.hostile.neighbours import Neighbours
from tests.server.lines import Player
from tests.server.scripts import Line, Script
from tests.table_server import OpenServer

HELLO = {"type": "hello", "protocol": 1}
Message = dict[str, Any]


async def ask(line: ClientConnection, sent: str | bytes | Message) -> Message:
    """The answer to this; what is told meanwhile is passed over."""
    await line.send(json.dumps(sent) if isinstance(sent, dict) else sent)
    while True:
        message: Message = json.loads(await asyncio.wait_for(line.recv(), 30))
        if message["type"] in ("ack", "refusal", "pong", "welcome"):
            return message


def answered(server: OpenServer, *sent: str | bytes | Message) -> list[Message]:
    """The answers to all of these, on one line that is still good after them."""

    async def scene() -> list[Message]:
        address = server.url.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, compression=None) as line:
            answers = [await ask(line, one) for one in sent]
            assert (await ask(line, {"type": "ping"}))["type"] == "pong"
        return answers

    return asyncio.run(scene())


def test_what_is_no_message_is_refused(server: OpenServer) -> None:
    """What else is no message: see `NOT_MESSAGES` in `tests/server/test_schema.py`."""
    wrong: list[tuple[str | bytes | Message, str]] = [
        *((text, "not_json") for text in ("", "\0", "hello", "{", "{'type': 'ping'}")),
        ('{"type": "ping"} {"type": "ping"}', "not_json"),
        ('{"type": "hello", "protocol": NaN}', "not_json"),
        ('{"type": "leave", "id": "\\ud800"}', "not_json"),
        (b"\xff\xfe\x00", "not_json"),
        (b'{"type": "leave", "id": "\xff"}', "not_json"),
        *((text, "bad_message") for text in ("null", "7", '"ping"', '["type", "ping"]', "{}", "[" * 16_000)),
        *(({"type": kind}, "bad_message") for kind in (None, ["ping"], "teapot", "Ping", "welcome", "leave")),
        *(({"type": "leave", "id": wrong}, "bad_message") for wrong in (7, "", "x" * 41)),
        *(({"type": "sit", "id": "a", "seat": seat}, "bad_message") for seat in (-1, True, "0", 10**30)),
        ({"type": "sit", "id": "a", "seat": 0, "guest": "x" * 25}, "bad_message"),
        ({"type": "move", "id": "a", "move": ["?a1"]}, "bad_message"),
        ({"type": "ready", "id": "a", "ready": 1}, "bad_message"),
        ({"type": "configure", "id": "a", "settings": {"game": "skyjo", "players": 99}}, "bad_message"),
        *(
            ({"type": "open", "id": "a", "table": table}, "bad_message")
            for table in ("x", "../../etc/passwd", "AB\0DEF")
        ),
    ]
    welcome, *refusals = answered(server, HELLO, *(sent for sent, _ in wrong))
    assert welcome["type"] == "welcome"
    complaints = []
    for (sent, code), refusal in zip(wrong, refusals, strict=True):
        readable = isinstance(sent, dict) and sent.get("id") == "a"
        expected = ("refusal", code, "malformed", "a" if readable else None)
        if tuple(refusal.get(field) for field in ("type", "code", "kind", "id")) != expected:
            complaints.append((sent, refusal))
    assert complaints == []


def test_hello_comes_first_and_once(server: OpenServer) -> None:
    sat = {"type": "sit", "id": "a", "seat": 0}
    pong, early, welcome, twice = answered(server, {"type": "ping"}, sat, HELLO, HELLO)
    assert pong["type"] == "pong"  # anybody may ask for that
    assert (early["code"], early["id"]) == ("hello_first", "a")
    assert welcome["type"] == "welcome"
    assert twice["code"] == "hello_twice"


def test_another_protocol_is_not_spoken(server: OpenServer) -> None:
    async def scene(version: int) -> tuple[list[Message], int | None]:
        address = server.url.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, compression=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": version}))
            received = [json.loads(text) async for text in line]
        return received, line.close_code

    for version in (0, 2, -1, 10**18):
        (refusal, bye), code = asyncio.run(scene(version))
        assert refusal["code"] == "wrong_protocol"
        assert bye == {"type": "bye", "reason": "protocol", "retry": None}
        assert code == 1000


def test_without_a_table_nothing_can_be_done_at_it(server: OpenServer) -> None:
    commands: dict[str, Message] = {
        "sit": {"seat": 0},
        "stand": {"seat": 0},
        "bot": {"seat": 0, "level": 1},
        "ready": {},
        "start": {},
        "move": {"move": "?a1"},
        "next": {},
        "undo": {"seat": 0},
        "say": {"text": "Hello?"},
    }
    sent = [{"type": kind, "id": kind, **fields} for kind, fields in commands.items()]
    refusals = answered(server, HELLO, *sent)[1:]
    assert [(each["code"], each["id"]) for each in refusals] == [("no_table_open", kind) for kind in commands]


def test_a_table_that_does_not_exist_cannot_be_opened(server: OpenServer) -> None:
    names = ["ABCDEF", "0" * 20, "------", "      ", "tables"]
    sent = [{"type": "open", "id": "a", "table": name} for name in names]
    assert [each["code"] for each in answered(server, HELLO, *sent)[1:]] == ["no_such_table"] * len(names)


def test_who_has_no_seat_can_only_watch(server: OpenServer, neighbours: Neighbours) -> None:
    """The table is full; its players go on. Between two games some of it is refused for another reason."""
    tried: list[tuple[str, Message, str]] = [
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
    ]

    async def scene() -> list[str]:
        intruder = await Player.join(server.url, neighbours.table.code)
        codes = []
        for kind, fields, _ in tried:
            codes.append(await intruder.refused(kind, **fields))
        await intruder.close()
        return codes

    unexpected = [
        (kind, fields, code)
        for (kind, fields, expected), code in zip(tried, asyncio.run(scene()), strict=True)
        if code not in (expected, "not_playing", "finished")
    ]
    assert unexpected == []


def finished_table(server: OpenServer) -> tuple[str, str]:
    """A table whose match is over, and the secret of its host."""
    with Line(server.port) as client:
        host = Script(client)
        table = host.open_table()
        host.begin(table)
        host.finish(table)
        return table, host.secret


async def test_at_a_finished_table_only_a_rematch_is_left(server: OpenServer) -> None:
    tried: dict[str, Message] = {
        "sit": {"seat": 0},
        "bot": {"seat": 0, "level": 1},
        "move": {"seat": 0, "move": "?a1"},
        "next": {},
        "start": {},
        "rematch": {},
    }

    table, secret = finished_table(server)
    host = await Player.join(server.url, table, secret=secret)
    late = await Player.join(server.url, table)
    codes = {}
    for who, player in (("host", host), ("late", late)):
        for kind, fields in tried.items():
            if (who, kind) != ("host", "rematch"):
                codes[f"{who} {kind}"] = await player.refused(kind, **fields)
        await player.close()
    assert codes == {
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
