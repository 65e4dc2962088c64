"""What docs/protocol.md says is so: its tables, its example session, its example client."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from jsonschema import Draft202012Validator

from tablee.server import client, protocol, room, socket, table
from tablee.server.app import Config, create_app
from tablee.server.protocol import GameName, Scalar, Settings
from tablee.server.refusals import REFUSALS
from tablee.server.schema import protocol_schema

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
(SESSION,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
(CLIENT,) = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
DEFINITIONS = protocol_schema()["$defs"]


# ── Tables and numbers ───────────────────────────────────────────────────────────────────────────────


def test_every_refusal_of_the_server_is_listed() -> None:
    rows = [f"| `{code}` | `{kind}` | {sentence} |" for code, (kind, _, sentence) in REFUSALS.table.items()]
    listed = PAGE.partition("| code | kind | sentence |\n|---|---|---|\n")[2].partition("\n\n")[0]
    assert listed.splitlines() == rows


@pytest.mark.parametrize("command", protocol.Command.__subclasses__())
def test_every_command_is_listed_with_its_fields(command: type[protocol.Command]) -> None:
    fields = ", ".join(f"`{name}`" for name in command.__struct_fields__ if name != "id")
    row = f"| `{command.__struct_config__.tag}` | {fields} |".replace("  ", " ")
    assert row in PAGE


@pytest.mark.parametrize("name", ["FromServer", "What", "RefusalKind", "Phase", "Reaction", "Language"])
def test_every_word_is_explained(name: str) -> None:
    for word in words(name):
        assert f"`{word}`" in PAGE, word


def words(name: str) -> list[str]:
    definition = DEFINITIONS[name]
    if "enum" in definition:
        return [*definition["enum"]]
    parts = [DEFINITIONS[part["$ref"].rpartition("/")[2]] for part in definition["anyOf"]]
    return [part["properties"]["type"]["enum"][0] for part in parts]


def test_every_reason_to_say_goodbye_is_listed() -> None:
    listed = PAGE.partition("| reason | |\n|---|---|\n")[2].partition("\n\n")[0]
    reasons = re.findall(r"^\| `(\w+)` \|", listed, re.MULTILINE)
    assert sorted(reasons) == sorted(DEFINITIONS["Bye"]["properties"]["reason"]["enum"])


def test_numbers_are_those_of_the_code() -> None:
    assert f"has at most {socket.LARGEST // 1024} KiB" in PAGE
    assert f"every `heartbeat` seconds ({socket.HEARTBEAT})" in PAGE
    assert f"If {client.MOST_WAITING} messages wait" in PAGE
    assert f"the last {room._KNOWN} happenings" in PAGE
    assert f"the last {table._REMEMBERED} commands" in PAGE


# ── The example session ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("line", SESSION.splitlines())
def test_every_message_of_the_session_is_valid(line: str) -> None:
    if line:
        direction = {"→": "FromClient", "←": "FromServer"}[line[0]]
        schema = {"$ref": f"#/$defs/{direction}", "$defs": DEFINITIONS}
        Draft202012Validator(schema).validate(json.loads(line[1:]))


# ── The example client ───────────────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def served(database: Path, settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """A server with a table: the address of its socket, and the table's code."""
    app = create_app(Config(database=f"sqlite:///{database}", pace=0, limited=False))
    server = uvicorn.Server(uvicorn.Config(app, port=0, ws="websockets-sansio", log_config=None))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done()
        await asyncio.sleep(0.01)
    try:
        somebody = await app.state.parts.people.newcomer("en")
        opened = await app.state.parts.house.create(settings, somebody.person.id)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"ws://127.0.0.1:{port}/api/socket", opened.table.code
    finally:
        server.should_exit = True
        await serving


@pytest.mark.parametrize(
    ("game", "options"),
    [("skyjo", {"limit": 30}), ("skipbo", {"stock_size": 2, "target": 60})],
)
def test_the_example_client_plays_a_match(game: GameName, options: dict[str, Scalar], tmp_path: Path) -> None:
    example: dict[str, Any] = {"__name__": "client"}
    exec(CLIENT, example)

    async def play() -> list[int]:
        async with served(tmp_path / "tables.db", Settings(game, 3, options)) as (url, code):
            winners: list[int] = await asyncio.wait_for(example["play"](url, code.lower()), 60)
            with pytest.raises(ValueError, match="There is no table"):
                await example["play"](url, "AAAAAA")
            return winners

    assert set(asyncio.run(play())) <= {0, 1, 2}
