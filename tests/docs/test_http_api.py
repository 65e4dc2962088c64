"""docs/http-api.md: the reference is what the server says of itself, the examples what a server answers."""

import json
import re
import shlex
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import pytest

from scripts.http_api_page import PAGE
from tablee.server.web.errors import _BY_CODE, _BY_KIND
from tests.docs.pages import ELLIPSIS, ROOT, Block, blocks, commands
from tests.table_server import open_server

TEXT = PAGE.path.read_text("utf-8")
EXAMPLES = [
    block
    for block in blocks(PAGE.path)
    if block.language in ("sh", "json", "http") and PAGE.begin not in block.before
]
HERE = "http://127.0.0.1:8000"


def test_every_status_is_explained() -> None:
    table = TEXT.partition("| status | |\n")[2].partition("\n\n")[0]
    explained = {
        int(status) for row in table.splitlines() for status in re.findall(r"\d{3}", row.split("|")[1])
    }
    named = {
        int(status) for line in re.findall(r"#refusal\): ([\d, ]+)", TEXT) for status in line.split(", ")
    }
    assert named <= explained <= {*_BY_CODE.values(), *_BY_KIND.values(), 415}


class Session:
    """Says what the page says to a server, in order. What differs from the page is remembered as its own."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.real: dict[str, str] = {}  # what the page shows -> what it is here
        self.variables: dict[str, str] = {}
        self.answer: httpx.Response | None = None

    def follow(self, block: Block) -> None:
        match block.language:
            case "sh":
                for line in re.sub(r"\s*\\\n\s*", " ", block.text).splitlines():
                    self._say(line)
            case "http":
                assert self.answer is not None
                status = HTTPStatus(self.answer.status_code)
                assert block.text == f"HTTP/1.1 {status.value} {status.phrase}\n"
            case "json":
                assert self.answer is not None
                assert self.answer.is_success or "HTTP/1.1" in block.before[-60:], self.answer.text
                self._compare(json.loads(block.text), self.answer.json(), "answer")

    def _say(self, line: str) -> None:
        name, _, value = line.partition("=")
        if name.isidentifier():
            self.variables[name] = self._translated(value)
            return
        for name, value in self.variables.items():
            line = line.replace(f"${name}", value)
        program, *words = shlex.split(self._translated(line))
        assert program == "curl"
        self.client.cookies.clear()  # curl keeps none
        self.answer = self.client.request(**request_of(words))

    def _translated(self, text: str) -> str:
        for shown, real in self.real.items():
            text = text.replace(shown, real)
        return text

    def _compare(self, shown: Any, real: Any, place: str) -> None:
        """The same but for what is random, which must be the same thing wherever the page shows it."""
        if shown == ELLIPSIS:
            return
        assert type(shown) is type(real), f"{place}: {real!r}"
        if isinstance(shown, dict):
            more = shown.pop(ELLIPSIS, None) is not None
            assert shown.keys() <= real.keys() if more else shown.keys() == real.keys(), f"{place}: {real!r}"
            for key, value in shown.items():
                self._compare(value, real[key], f"{place}.{key}")
        elif isinstance(shown, list):
            more = len(shown) > 1 and shown[-1] == ELLIPSIS
            values = shown[:-1] if more else shown
            assert len(real) > len(values) if more else len(real) == len(values), f"{place}: {real!r}"
            for index, value in enumerate(values):
                self._compare(value, real[index], f"{place}[{index}]")
        elif isinstance(shown, str) and place.endswith((".id", ".code", ".secret")) and is_random(shown):
            assert self.real.setdefault(shown, real) == real, f"{place}: {real!r}"
        else:
            expected = self._translated(shown) if isinstance(shown, str) else shown
            if isinstance(real, str):
                real = real.replace(str(self.client.base_url).rstrip("/"), HERE)
            assert expected == real, place


def is_random(text: str) -> bool:
    """An id, a code or a secret as servers make them. Ids of commands are short, codes of refusals words."""
    return re.fullmatch(r"[0-9a-z]{16,20}|[0-9A-Z]{6}|[\w-]{43}", text) is not None


def request_of(words: list[str]) -> dict[str, Any]:
    """What curl would send."""
    request: dict[str, Any] = {"method": "GET", "headers": {}}
    while words:
        word = words.pop(0)
        if word == "-H":
            name, _, value = words.pop(0).partition(": ")
            request["headers"][name] = value
        elif word == "-d":
            request.update(method="POST", content=words.pop(0))
        elif word != "-i":
            assert word.startswith(HERE), word
            request["url"] = word.removeprefix(HERE)
    return request


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    with open_server(tmp_path) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        yield client


@pytest.mark.slow
def test_the_examples_are_what_a_server_answers(client: httpx.Client) -> None:
    session = Session(client)
    for block in EXAMPLES:
        session.follow(block)


@pytest.mark.slow
def test_the_call_in_the_protocol_opens_a_table(client: httpx.Client) -> None:
    """docs/protocol.md has just one."""
    (call,) = [command.text for command in commands(ROOT / "docs/protocol.md")]
    secret = client.post("/api/me").json()["secret"]
    words = shlex.split(call.replace("$SECRET", secret).replace("http://localhost:8000", HERE))
    answer = client.request(**request_of(words[1:]))
    assert answer.status_code == 201, answer.text


def test_every_call_on_the_page_shows_its_answer() -> None:
    said = [block.language for block in EXAMPLES if block.text.startswith(("curl", "{", "["))]
    assert said == ["sh", "json"] * (len(said) // 2)
    assert len(said) >= 20
