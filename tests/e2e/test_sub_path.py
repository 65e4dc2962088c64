"""The whole site under a path, behind a real reverse proxy. (That no link leaves the path: tests/server.)

Whatever a page asks for outside of the path is a complaint of its visitor: see `Visitor.elsewhere`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tablee.server.serve import Door
from tests.e2e.playing import make_move, play_over_http, with_mouse
from tests.e2e.test_score import wait_for_worker
from tests.e2e.visitors import Visitors
from tests.services import Nginx
from tests.table_server import OpenServer, open_server

ROOT_PATH = "/games/tablee"
PAGE = Path(__file__).parents[2] / "docs/hosting.md"


def locations(port: int, strip: bool) -> str:
    """As docs/hosting.md has them, for a server on this port; `strip`: without the path."""
    found = re.search(r"```\n(location = /games/tablee.*?)```", PAGE.read_text(), re.DOTALL)
    assert found is not None
    to = f"proxy_pass http://127.0.0.1:{port}{'/' if strip else ''};"
    shown, count = re.subn(r"proxy_pass http://127\.0\.0\.1:8000;", to, found.group(1))
    assert count == 1
    return shown


@pytest.fixture(scope="module")
def told_server(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[OpenServer]:
    """One that knows its path."""
    door = Door(port=0, root_path=ROOT_PATH)
    with open_server(tmp_path_factory.mktemp("sub-path"), door, pace=0.05) as running:
        yield running


@pytest.fixture(
    params=[
        "told, not stripped",
        pytest.param("told, stripped", marks=pytest.mark.full),
        pytest.param("stripped without a word", marks=pytest.mark.full),
    ]
)
def below(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visitors]:
    """Lets people come through a proxy; their pages must not complain, nor ask for anything outside."""
    name = "server" if request.param == "stripped without a word" else "told_server"
    server: OpenServer = request.getfixturevalue(name)
    with Nginx(locations(server.port, strip=request.param != "told, not stripped")) as proxy:
        coming = Visitors(browser, proxy.url + ROOT_PATH)
        yield coming
        assert coming.leave() == []


def test_a_match_is_played_reloaded_and_watched_and_rules_need_no_network(below: Visitors) -> None:
    visitor = below()
    assert visitor.context.request.get(below.url).url == f"{below.url}/"  # somebody forgot the slash
    visitor.go("/")
    visitor.page.get_by_role("link", name="Rules").click()
    visitor.page.wait_for_url(f"{below.url}/rules")

    code = visitor.make_table("skyjo", limit=1, dealer=1)
    visitor.open(code)
    visitor.page.get_by_role("link", name=f"{below.url}/t/{code}").wait_for()
    visitor.command(code, "bot", seat=1, level=1)
    visitor.command(code, "start")
    make_move(visitor, with_mouse)
    visitor.page.reload()
    visitor.table = {}
    visitor.until(lambda: visitor.table.get("code") == code)
    make_move(visitor, with_mouse)

    play_over_http([visitor], code)
    visitor.until(lambda: visitor.table["phase"] == "over")
    record = visitor.table["match"]["record"]
    visitor.page.get_by_role("link", name="Replay", exact=True).click()
    visitor.page.wait_for_url(re.compile(rf"{below.url}/r/{record}"))
    visitor.page.get_by_role("slider", name="Move").press("ArrowRight")
    visitor.page.wait_for_url(re.compile(rf"{below.url}/r/{record}/\w+#"))
    visitor.page.goto(f"{below.url}/g/{record}")
    assert visitor.page.evaluate("document.styleSheets.length") == 1
    visitor.page.get_by_role("link", name="Replay", exact=True).click()
    visitor.page.wait_for_url(re.compile(rf"{below.url}/r/{record}"))
    visitor.page.get_by_role("slider", name="Move").wait_for()
    assert visitor.failed == []

    # The service worker keeps one page for every depth.
    visitor.go("/")
    wait_for_worker(visitor)
    scope = visitor.page.evaluate("navigator.serviceWorker.ready.then(found => found.scope)")
    assert scope == f"{below.url}/"
    visitor.context.set_offline(True)
    visitor.go("/rules/skyjo")
    visitor.page.get_by_role("heading", name="Skyjo").first.wait_for()
    assert [text for text in visitor.complaints if "net::ERR_" not in text] == []
    visitor.complaints.clear()
