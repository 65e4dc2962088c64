import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.effort import amount
from tests.server.hostile.conftest import undisturbed
from tests.server.hostile.neighbours import Neighbours
from tests.server.lines import Player, RefusedBy, make_table
from tests.table_server import OpenServer

EXAMPLES = amount(25, quick=25, soak=1000)
LINES = 3
ANSWERS = ("ack", "refusal", "pong", "welcome")
Message = dict[str, Any]

seats = st.integers(0, 3)
ids = st.sampled_from(["a", "b", "c", "é", "x" * 40])
moves = st.sampled_from(["?a1", "?b2", "?c3", "?d1", "d", "x", "a1", "d a1", "!", "~", "+", "1", "h1>a", "🂡"])
table_settings = st.fixed_dictionaries(
    {"game": st.sampled_from(["skyjo", "skipbo"]), "players": st.integers(1, 8)},
    optional={
        "options": st.dictionaries(
            st.sampled_from(["limit", "manners", "nothing"]), st.integers() | st.text()
        ),
        "public": st.booleans(),
        "undo": st.booleans(),
        "clock": st.integers(5, 100) | st.none(),
        "grace": st.integers(0, 100),
    },
)
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "open": {"table": st.sampled_from(["ours", "theirs", "code", "ABCDEF"]), "seen": st.integers(0, 500)},
    "leave": {},
    "sit": {"seat": seats, "guest": st.none() | st.text(min_size=1, max_size=24)},
    "stand": {"seat": seats},
    "bot": {"seat": seats, "level": st.integers(1, 4) | st.none()},
    "ready": {"ready": st.booleans()},
    "configure": {"settings": table_settings},
    "start": {},
    "move": {"move": moves, "seat": seats | st.none()},
    "next": {},
    "undo": {"seat": seats},
    "answer": {"agree": st.booleans()},
    "rematch": {},
    "say": {"text": st.text(min_size=1, max_size=300)},
    "react": {"reaction": st.sampled_from(["hello", "oops", "rude"])},
    "mute": {"person": st.text(max_size=32), "muted": st.booleans()},
}
commands: st.SearchStrategy[Message] = st.one_of(
    *(st.fixed_dictionaries({"type": st.just(kind), "id": ids, **fields}) for kind, fields in FIELDS.items())
)
others: st.SearchStrategy[Message] = st.sampled_from(
    [{"type": "ping"}, {"type": "hello", "protocol": 1}, {"type": "hello", "protocol": 1, "secret": "x"}]
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def spoilt(draw: st.DrawFn) -> Message:
    """A command with something left out, added, or in the place of something else."""
    message = dict(draw(commands))
    key = draw(st.sampled_from([*message, "extra"]))
    if key in message and draw(st.booleans()):
        del message[key]
    else:
        message[key] = draw(anything)
    return message


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """The text of a command, cut off or with a byte of something else."""
    text = bytearray(json.dumps(draw(commands)).encode())
    place = draw(st.integers(0, len(text) - 1))
    if draw(st.booleans()):
        return bytes(text[:place])
    text[place] = draw(st.integers(0, 255))
    return bytes(text)


texts = st.one_of(
    commands.map(json.dumps),
    commands.map(json.dumps),
    others.map(json.dumps),
    spoilt().map(json.dumps),
    damaged(),
    anything.map(json.dumps),
    st.text(max_size=100),
    st.binary(max_size=100),
)
scripts = st.lists(st.tuples(st.integers(0, LINES - 1), texts), max_size=60)


class Line:
    """Counts answers; looks at numbers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent: list[str | bytes] = []
        self.answers: list[Message] = []
        self.number: tuple[str, int] = ("", 0)  # of which table

    async def send(self, text: str | bytes) -> None:
        self.sent.append(text)
        await self.socket.send(text)

    async def read(self) -> None:
        """Until everything is answered."""
        while len(self.answers) < len(self.sent):
            message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), 10))
            kind = message["type"]
            if kind in ANSWERS:
                self.answers.append(message)
            elif kind == "snapshot":
                table = message["table"]["id"]
                if self.number[0] == table:
                    assert message["number"] >= self.number[1]
                self.number = (table, message["number"])
            elif kind == "update":
                assert message["number"] == self.number[1] + 1
                self.number = (self.number[0], message["number"])
            else:
                assert kind in ("presence", "said", "reacted"), message

    def check(self) -> None:
        """One answer for each message, in order, under its id; none of them a failure of the server's."""
        assert len(self.answers) == len(self.sent)
        for text, answer in zip(self.sent, self.answers, strict=True):
            assert answer.get("code") != "failed", text
            try:
                asked = json.loads(text)
            except ValueError:
                assert answer["type"] == "refusal"
                continue
            if asked == {"type": "ping"}:
                assert answer["type"] == "pong"
            elif answer["type"] == "ack":
                assert answer["id"] == asked["id"]
            elif answer["type"] == "refusal" and answer["kind"] != "malformed":
                assert answer["id"] == asked.get("id")


async def act(server: OpenServer, script: list[tuple[int, str | bytes]], name: Callable[[str], str]) -> None:
    address = server.url.replace("http", "ws", 1) + "/api/socket"
    lines = [Line(await connect(address, compression=None)) for _ in range(LINES)]
    try:
        async with asyncio.TaskGroup() as group:
            for line in lines[1:]:  # the first one has to find out for itself
                await line.send(json.dumps({"type": "hello", "protocol": 1}))
                await line.send(json.dumps({"type": "open", "id": "o", "table": name("ours")}))
            for number, text in script:
                await lines[number].send(_named(text, name))
            for line in lines:
                await line.send(json.dumps({"type": "ping"}))
                group.create_task(line.read())
        for line in lines:
            line.check()
    except* ConnectionClosed as closed:
        raise AssertionError("a line was closed") from closed
    finally:
        for line in lines:
            await line.socket.close()


def _named(text: str | bytes, name: Callable[[str], str]) -> str | bytes:
    for word in ("ours", "theirs", "code"):
        if isinstance(text, str):
            text = text.replace(f'"table": "{word}"', f'"table": "{name(word)}"')
    return text


async def play_to_the_end(host: Player) -> None:
    """Whatever was done to the table, bots can finish its match."""
    for _ in range(200):
        phase = host.table["phase"]
        if phase == "over":
            return
        try:
            if phase == "between":
                await host.ask("next")
            for seat, place in enumerate(host.table["seats"]):
                if place["level"] is None:
                    await host.ask("bot", seat=seat, level=1)
            if phase == "gathering":
                await host.ask("start")
        except RefusedBy as refused:
            if refused.code not in ("seat_taken", "not_ready", "not_between", "finished"):
                raise
            await asyncio.sleep(0.1)
        before = host.number
        await host.until(lambda player, n=before: player.number > n or player.table["phase"] != "playing", 30)
        await asyncio.sleep(0.05)
        if host.table["phase"] == "playing":
            await host.until(lambda player: player.table["phase"] != "playing", 60)
    raise AssertionError("the match does not end")


@pytest.mark.full
def test_whatever_is_sent_is_answered_once_and_breaks_nothing(
    house: tuple[OpenServer, Neighbours],
) -> None:
    tables, neighbours = house

    async def finish() -> None:
        host = await Player.join(tables.url, ours, secret=secret, keep=False)
        await host.until(lambda player: all(s["presence"] != "here" for s in player.table["seats"]), 10)
        await play_to_the_end(host)
        await host.close()

    async def begin() -> tuple[str, str]:
        host = await Player.join(tables.url)
        table = await make_table(host, game="skyjo", players=4, grace=15)
        await host.close()
        return table, str(host.secret)

    ours, secret = asyncio.run(begin())
    names = {"ours": ours, "theirs": neighbours.table.id, "code": neighbours.table.code}

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(scripts)
    def fuzz(script: list[tuple[int, str | bytes]]) -> None:
        asyncio.run(act(tables, script, names.__getitem__))
        neighbours.raise_what_they_noticed()

    with undisturbed(neighbours):
        fuzz()
        asyncio.run(finish())
