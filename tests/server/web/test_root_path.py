from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from tablee.cli import main
from tablee.server.serve import Door
from tablee.server.web.root_path import BehindProxies, NotAPath, base_of, checked_root_path, relative_to_base
from tests.server.lines import Player
from tests.table_server import OpenServer, open_server

ROOT = "/games/tablee"
STRANGER = "203.0.113.5"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("root-path"), Door(port=0, root_path=ROOT)) as running:
        yield running


@pytest.fixture(scope="module")
def client(server: OpenServer) -> Iterator[httpx.Client]:
    """What a proxy on the same machine asks; nothing of it is followed or kept."""
    with httpx.Client(base_url=server.url, headers={"Host": "example.org"}) as client:
        yield client


def scope(path: str, root_path: str = "") -> dict[str, Any]:
    return {"path": path, "raw_path": path.encode(), "root_path": root_path}


def test_a_page_says_how_deep_it_is(client: httpx.Client) -> None:
    bases = {"/": "./", "/t/K7Q2MX": "../", "/score/mine/1": "../../", "/no/such/page/": "../../../"}
    for path, base in bases.items():
        for before in ("", ROOT):  # stripped by the proxy, or not
            assert f'<base href="{base}"' in client.get(before + path).text, before + path


@pytest.mark.parametrize("before", ["", ROOT], ids=["stripped", "not stripped"])
def test_links_cookies_and_documents_have_the_path(client: httpx.Client, before: str) -> None:
    come = client.post(f"{before}/api/me")
    assert f"; Path={ROOT}/;" in come.headers["set-cookie"]
    signed_in = {"Authorization": f"Bearer {come.json()['secret']}"}
    made = client.post(f"{before}/api/tables", json={"game": "skyjo", "players": 2}, headers=signed_in).json()
    assert made["link"] == f"http://example.org{ROOT}/t/{made['code']}"
    assert client.get(f"{before}/api/openapi.json").json()["servers"] == [{"url": ROOT}]
    assert f"curl http://example.org{ROOT}/api/me" in client.get(f"{before}/api/docs").text.replace(
        "-H &quot;Authorization: Bearer $SECRET&quot; ", ""
    )
    gone = client.delete(f"{before}/api/me", headers=signed_in)
    assert gone.headers["set-cookie"].startswith(f"tablee=; Path={ROOT}/; Max-Age=0;")


async def test_the_line_is_there_with_the_path_and_without(server: OpenServer) -> None:
    for url in (server.url, server.url + ROOT):
        player = await Player.join(url)
        await player.close()


def test_redirects_are_relative(client: httpx.Client) -> None:
    locations = {
        ROOT: "tablee/",
        f"{ROOT}/settings/?part=1": "../settings?part=1",
        f"{ROOT}/t/K7Q2MX/": "../../t/K7Q2MX",
        "/t/K7Q2MX/": "../../t/K7Q2MX",
    }
    answers = {path: client.get(path) for path in locations}
    assert {answer.status_code for answer in answers.values()} == {307}
    assert {path: answer.headers["location"] for path, answer in answers.items()} == locations


def test_what_is_refused_under_the_path_is_refused_as_json(client: httpx.Client) -> None:
    answer = client.get(f"{ROOT}/api/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("header", ["X-Ingress-Path", "X-Forwarded-Prefix"])
def test_a_proxy_that_is_believed_says_what_it_stripped(client: httpx.Client, header: str) -> None:
    said = {header: "/api/ingress/a-token", "X-Forwarded-Host": "home.example"}
    come = client.post("/api/me", headers=said)
    assert "; Path=/api/ingress/a-token/;" in come.headers["set-cookie"]
    said["Authorization"] = f"Bearer {come.json()['secret']}"
    said["Origin"] = "https://home.example"
    made = client.post("/api/tables", json={"game": "skyjo", "players": 2}, headers=said)
    assert made.json()["link"].startswith("http://home.example/api/ingress/a-token/t/")


def test_a_told_prefix_gives_nothing_a_second_path(client: httpx.Client) -> None:
    """A visitor's header may come through a proxy, which guards /healthz, say, by its path."""
    assert client.get("/healthz", headers={"X-Ingress-Path": "/x"}).status_code == 200
    assert client.get("/x/healthz", headers={"X-Ingress-Path": "/x"}).status_code == 404


async def test_others_are_not_believed() -> None:
    seen: dict[str, Any] = {}

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        seen.update(scope)
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    transport = httpx.ASGITransport(BehindProxies(app, ROOT, ["127.0.0.1"]), client=(STRANGER, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://example.org") as client:
        await client.get("/rules", headers={"X-Ingress-Path": "/evil", "X-Forwarded-Host": "evil.example"})
    assert (seen["root_path"], seen["path"], seen["raw_path"]) == (
        ROOT,
        f"{ROOT}/rules",
        f"{ROOT}/rules".encode(),
    )
    assert (b"host", b"example.org") in seen["headers"]


def test_of_two_cookies_that_of_the_longer_path_counts(client: httpx.Client) -> None:
    ada, bo = (client.post("/api/me", json={"name": name}) for name in ("Ada", "Bo"))
    tokens = [come.headers["set-cookie"].partition(";")[0] for come in (ada, bo)]
    assert client.get("/api/me", headers={"Cookie": "; ".join(tokens)}).json()["name"] == "Ada"


def test_the_base_is_the_way_back_to_the_root() -> None:
    bases = {
        ("/", ""): "./",
        ("/rules", ""): "./",
        ("/t/a%2Fb", ""): "../",  # one segment
        ("/games/tablee", "/games/tablee"): "tablee/",
        ("/games/t%61blee/t/x", "/games/tablee"): "../",
    }
    assert {where: base_of(scope(*where)) for where in bases} == bases


def test_an_address_of_ours_becomes_relative() -> None:
    here = scope("/a/b/c", "/a")
    assert relative_to_base(here, "https://example.org/a/t/x?y=1") == "../t/x?y=1"


def test_a_root_path_is_read_in_many_forms() -> None:
    paths = {"": "", "/": "", "/games/tablee": ROOT, "games/tablee/": ROOT, "/~ada/x.y": "/~ada/x.y"}
    assert {given: checked_root_path(given) for given in paths} == paths


def test_what_is_no_path_is_refused(tmp_path: Path) -> None:
    wrong = (
        "/a b",
        "/a//b",
        "/../a",
        "/a/.",
        "/a?b",
        "/a;b",
        "/ä",
        "/a\nb",
        "https://example.org/a",
        "/a" * 101,
    )
    for given in wrong:
        with pytest.raises(NotAPath):
            checked_root_path(given)
    done = CliRunner().invoke(
        main, ["serve", "--root-path", wrong[0], "--database", str(tmp_path / "none.sqlite")]
    )
    assert done.exit_code == 2
    assert "is not a path such as /games/tablee" in done.output
    assert not (tmp_path / "none.sqlite").exists()


def test_a_path_that_our_own_pages_begin_with_is_refused() -> None:
    """Nobody could tell whether a proxy has stripped it."""
    for given in ("/t", "/api/tablee", "/assets/x", "/worker.js"):
        done = CliRunner().invoke(main, ["serve", "--root-path", given])
        assert done.exit_code == 2
        assert f"begins with /{given.split('/')[1]}, as pages of Tablée itself do" in done.output
