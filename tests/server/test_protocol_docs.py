"""What docs/protocol.md says is so: its tables, its example session, its example client."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from jsonschema import Draft202012Validator

from scripts.protocol_schema import protocol_schema
from tablee.api.table_types import NewTable
from tablee.server.limits.numbers import MESSAGES, REFUSED_MESSAGES
from tablee.server.web import connection as client
from tablee.server.web import player_socket as socket
from tablee.server.web.uvicorn_protocols import Timeouts
from tablee.table import broadcast, endpoint, live_table, names, protocol, state
from tablee.table.refusals import REFUSALS
from tests.table_server import open_server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
(SESSION,) = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
(CLIENT,) = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)
(CURL,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
DEFINITIONS = protocol_schema()["$defs"]
FIELDS = {
    "`hello`": protocol.Hello,
    "`welcome`": protocol.Welcome,
    "`settings`": protocol.Settings,
    "`snapshot`": protocol.Snapshot,
    "`table`": protocol.TableInfo,
    "a seat": protocol.SeatInfo,
    "`match`": protocol.MatchInfo,
    "`update`": protocol.Update,
    "`happened`": protocol.Happened,
    "`refusal`": protocol.Refusal,
}


def test_every_refusal_of_the_server_is_listed() -> None:
    rows = [f"| `{code}` | `{kind}` | {sentence} |" for code, (kind, _, sentence) in REFUSALS.table.items()]
    assert rows_below("| code | kind | sentence |\n|---|---|---|") == rows


def row_of(command: type[protocol.Command]) -> str:
    fields = ", ".join(f"`{name}`" for name in command.__struct_fields__ if name != "id")
    return f"| `{command.__struct_config__.tag}` | {fields} |".replace("  ", " ")


def test_every_command_is_listed_with_its_fields() -> None:
    rows = [row_of(kind) for kind in get_args(endpoint.FromClient) if issubclass(kind, protocol.Command)]
    assert [row for row in rows if row not in PAGE] == []


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
    reasons = words_in_front(rows_below("| reason | |\n|---|---|"))
    assert sorted(reasons) == sorted(DEFINITIONS["Bye"]["properties"]["reason"]["enum"])


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_is_listed_and_no_other(name: str) -> None:
    listed = words_in_front(rows_below(f"| field of {name} | |\n|---|---|"))
    assert sorted(listed) == sorted(FIELDS[name].__struct_fields__)


def rows_below(head: str) -> list[str]:
    assert PAGE.count(head) == 1
    return PAGE.partition(f"{head}\n")[2].partition("\n\n")[0].splitlines()


def words_in_front(rows: list[str]) -> list[str]:
    return [word for row in rows for word in re.findall(r"`(\w+)`", row.split("|")[1])]


def test_numbers_are_those_of_the_code() -> None:
    assert f"has at most {socket.LARGEST // 1024} KiB" in PAGE
    assert f"for `heartbeat` seconds ({Timeouts().heartbeat})" in PAGE
    assert f"If {client.MOST_WAITING} messages wait" in PAGE
    assert f"when more than {2 * client.MOST_WAITING} are waiting" in PAGE
    assert f"After {REFUSED_MESSAGES.at_once} such" in PAGE
    assert f"the last {live_table._KNOWN} entries" in PAGE
    assert f"only the last {live_table._KNOWN} of the table" in PAGE
    assert f"the last {state._REMEMBERED} commands" in PAGE
    assert f"at most {broadcast.MOST_OTHERS} of them" in PAGE
    assert f"up to {names.MOST_GUESTS} (`too_many_guests`)" in PAGE


def test_a_line_may_say_as_much_as_the_page_promises() -> None:
    assert f"{MESSAGES.at_once} messages at once, then {MESSAGES.a_second} per second" in PAGE


def test_the_usual_settings_are_those_of_the_code() -> None:
    usual = protocol.Settings(game="skyjo", players=2)
    assert (usual.public, usual.chat, usual.undo, usual.clock) == (False, True, True, None)
    assert f"and its level; default {usual.grace} and {usual.stand_in} |" in PAGE


def test_every_message_of_the_session_is_valid() -> None:
    lines = [line for line in SESSION.splitlines() if line[:1] in ("→", "←")]
    assert lines
    for line in lines:
        direction = {"→": "FromClient", "←": "FromServer"}[line[0]]
        schema = {"$ref": f"#/$defs/{direction}", "$defs": DEFINITIONS}
        Draft202012Validator(schema).validate(json.loads(line[1:]))


def test_the_table_of_the_session_is_made_as_the_api_makes_it() -> None:
    command, answer = re.findall(r"^\$ (.*)\n(.*)$", SESSION, re.MULTILINE)[0]
    msgspec.json.decode(sent_by(command), type=protocol.Settings)
    made = msgspec.json.decode(answer, type=NewTable)
    assert f'"id": "{made.id}", "code": "{made.code}"' in SESSION


def test_the_settings_of_the_example_are_understood() -> None:
    msgspec.json.decode(sent_by(CURL.replace("\\\n", " ")), type=protocol.Settings)


def sent_by(command: str) -> str:
    """The body that this call of curl sends to where tables are made."""
    words = shlex.split(command)
    assert words[:2] == ["curl", "http://localhost:8000/api/tables"]
    return words[words.index("-d") + 1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_server(tmp_path_factory.mktemp("docs")) as server:
        yield server.url


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the client on the page defines."""
    monkeypatch.setenv("no_proxy", "*")
    names: dict[str, Any] = {"__name__": "client"}
    exec(CLIENT, names)
    return names


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"), [("skyjo", {"limit": 30}), ("skipbo", {"stock_size": 2, "target": 60})]
)
def test_the_example_client_plays_a_match(
    game: str, options: dict[str, int], server: str, example: dict[str, Any]
) -> None:
    assert set(example["main"](server, game, **options)) <= {0, 1, 2}


@pytest.mark.slow
def test_the_example_client_says_why_it_cannot_play(server: str, example: dict[str, Any]) -> None:
    secret = example["post"](f"{server}/api/me", {})["secret"]
    with pytest.raises(ValueError, match="There is no table called AAAAAA"):
        example["play"](server, secret, "AAAAAA")
