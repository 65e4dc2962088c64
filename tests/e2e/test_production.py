"""The client as it is built and served: under the server's policy, whole, and as an app on a device."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import make_move, play_over_http, with_mouse
from tests.e2e.test_score import begin, enter, wait_for_worker
from tests.e2e.visitors import DESKTOP, PHONE, SHORT, Visitor, Visitors

PAGES = ("/", "/settings", "/rules", "/rules/skyjo", "/rules/skipbo", "/learn", "/learn/skyjo",
         "/learn/skipbo", "/score", "/real-table", "/real-table/skyjo", "/api/docs")  # fmt: skip
_REPORT = """addEventListener('securitypolicyviolation', event => window.violated(
    `${event.violatedDirective}: ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`))"""


def report_violations(visitor: Visitor, found: list[str]) -> None:
    """Whatever the policy has kept its pages from."""
    visitor.page.expose_function("violated", lambda what: found.append(what))
    visitor.page.add_init_script(_REPORT)


@pytest.fixture
def watched(visitors: Visitors) -> Iterator[Callable[..., Visitor]]:
    """People whose pages tell of everything that the policy forbids; nothing may fail to load either."""
    violations: list[str] = []
    here: list[Visitor] = []

    def come(*given: object, **more: object) -> Visitor:
        visitor = visitors(*given, **more)  # type: ignore[arg-type]
        report_violations(visitor, violations)
        here.append(visitor)
        return visitor

    yield come
    assert violations == []
    assert [failed for visitor in here for failed in visitor.failed] == []


def test_the_policy_is_there_and_is_watched(visitors: Visitors) -> None:
    """That the tests below can fail."""
    visitor = visitors()
    violations: list[str] = []
    report_violations(visitor, violations)
    visitor.go("/")
    visitor.page.evaluate("document.body.setAttribute('style', 'color: red')")
    visitor.until(lambda: violations)
    assert "style-src" in violations[0]
    assert visitor.complaints
    visitor.complaints.clear()


def test_every_page_keeps_to_the_policy(watched: Callable[..., Visitor]) -> None:
    visitor = watched(PHONE)
    for path in PAGES:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_a_table_keeps_to_the_policy_from_its_opening_to_its_replay(
    watched: Callable[..., Visitor], game: str
) -> None:
    """With flying cards, and with everything opened that is loaded when it is asked for."""
    visitor = watched(DESKTOP, settings={"speed": "fast"})
    page = visitor.page
    code = visitor.make_table(game, **SHORT[game])
    visitor.open(code)
    page.get_by_role("img", name="QR code").wait_for()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("dialog").get_by_role("button", name="Play like this").wait_for()
    page.keyboard.press("Escape")
    visitor.command(code, "bot", seat=1, level=1)
    visitor.command(code, "start")
    make_move(visitor, with_mouse)
    for name in ("Settings", "Rules and help"):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog").first.wait_for()
        page.keyboard.press("Escape")
    play_over_http([visitor], code)
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("The seed fits the commitment").wait_for()
    page.get_by_role("link", name="Look at the match").click()
    page.wait_for_url("**/g/*")
    page.go_back()
    page.get_by_role("link", name="Watch it move by move").click()
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()
    page.wait_for_load_state("networkidle")


def test_a_score_sheet_keeps_to_the_policy(watched: Callable[..., Visitor]) -> None:
    visitor = watched(PHONE)
    begin(visitor, ["Ada", "Bo", "Cy"])
    enter(visitor, {"Ada": 12, "Bo": 7, "Cy": -3}, closer="Ada")
    enter(visitor, {"Ada": 5, "Bo": 6, "Cy": 7}, closer="Bo")
    visitor.page.get_by_role("button", name="Share it live").click()
    visitor.page.get_by_role("img", name="QR code").wait_for()
    visitor.page.get_by_role("button", name="Stop sharing").click()


# ── As an app ────────────────────────────────────────────────────────────────────────────────────────


def test_it_can_be_installed(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    visitor.go("/")
    wait_for_worker(visitor)
    session = visitor.context.new_cdp_session(visitor.page)
    read = session.send("Page.getAppManifest")
    assert read["errors"] == []
    assert read["url"] == f"{visitor.url}/manifest.webmanifest"
    faults = [
        fault["errorId"] for fault in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert [fault for fault in faults if fault != "in-incognito"] == []  # as every window of a test is
    manifest = visitor.context.request.get(read["url"]).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = visitor.context.request.get(urljoin(read["url"], icon["src"]))
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
        if size := re.fullmatch(r"(\d+)x(\d+)", icon["sizes"]):
            head = picture.body()
            assert [int.from_bytes(head[at : at + 4]) for at in (16, 20)] == [
                int(side) for side in size.groups()
            ]


def test_without_a_network_every_page_is_there_or_says_why_not(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    visitor.go("/")
    wait_for_worker(visitor)
    visitor.context.set_offline(True)
    for path, text in (
        ("/", "Play now"),
        ("/rules/skyjo", "Skyjo"),
        ("/rules/skipbo", "Skip-Bo"),
        ("/score", "Begin"),
        ("/real-table/skyjo", "Setting up"),
        ("/settings", "Language"),
    ):
        visitor.go(path)
        expect(visitor.page.get_by_text(text).first).to_be_visible()
    for path in ("/t/ABCDEF", "/r/0123456789abcdef0123"):
        visitor.page.goto(visitor.url + path)
        expect(visitor.page.get_by_text(re.compile("connection|could not be loaded")).first).to_be_visible()
    assert [text for text in visitor.complaints if "net::ERR_" not in text] == []
    visitor.complaints.clear()
