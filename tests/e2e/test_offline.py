"""Without a server: the network is cut after one visit, and a site that never had one.

What the page's Python tells the page is tapped at the worker, so that `Visitor` knows the table as ever.
"""

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tablee.bots.ladder import best_plain_level
from tablee.match.record import decode
from tablee.match.replay import verify
from tablee.server.web.site import write_site
from tests.compatibility.baseline_doors import read_json
from tests.e2e.playing import make_move, play_match, with_mouse
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors

PATIENCE = 120.0  # seconds: loading Python takes a few, and on a busy machine many
PATH = "/games/tablee"
TAP = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => { if (data.kind === "told") window.told(data.text); });
  }
};
"""
WRITE = """async ({ database, storage }) => {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const opening = indexedDB.open("tablee", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("shelf");
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const writing = opening.result.transaction("shelf", "readwrite");
  for (const [key, value] of Object.entries(database)) writing.objectStore("shelf").put(value, key);
  await new Promise((resolve) => (writing.oncomplete = resolve));
  opening.result.close();
}"""


def short(players: int) -> dict[str, Any]:
    """What a device has kept of somebody who likes short matches."""
    return {"opponents": players - 1, "level": 1, "length": "short"}


def offered_levels(visitor: Visitor) -> int:
    """Of bots that can have the second seat of a new table."""
    visitor.page.get_by_role("button", name="Together on this device").first.click()
    visitor.page.get_by_role("button", name="Fill seat 2").click()
    return visitor.page.get_by_role("dialog").locator(".bird").count()


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, *given: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, built_client: None) -> Iterator[str]:
    """What `tablee site` writes, below a path of a plain web server."""
    root = tmp_path_factory.mktemp("site")
    write_site(root / PATH.strip("/"))
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=str(root))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{PATH}"
        server.shutdown()
        thread.join()


def tap(visitor: Visitor) -> None:
    visitor.page.expose_function("told", lambda text: visitor.heard(text))
    visitor.context.add_init_script(TAP)


def python_is_kept(visitor: Visitor) -> bool:
    count = """async () => {
        let count = 0;
        for (const name of await caches.keys()) {
            const kept = await (await caches.open(name)).keys();
            count += kept.filter(({ url }) => /assets\\/python-/.test(url)).length;
        }
        return count;
    }"""
    return bool(visitor.page.evaluate(count) >= 6)


def begin(visitor: Visitor, game: str) -> None:
    visitor.page.get_by_role("button", name=f"Play now: {game}").click()
    visitor.until(lambda: visitor.table.get("phase") == "playing", PATIENCE)


def play_on(visitor: Visitor, moves: int) -> None:
    for _ in range(moves):
        visitor.until(lambda: visitor.own, PATIENCE)
        make_move(visitor, with_mouse)


def test_after_one_visit_a_game_goes_on_without_the_network(visitors: Visitors) -> None:
    ada = visitors(PHONE, wish=short(2))
    tap(ada)
    ada.go("/")
    ada.until(lambda: python_is_kept(ada), PATIENCE)
    ada.context.set_offline(True)
    ada.page.reload()
    assert offered_levels(ada) == best_plain_level("skyjo") + 1  # one adapts
    ada.go("/")
    begin(ada, "Skyjo")
    play_on(ada, 3)
    number, hand = ada.number, ada.yours
    ada.page.reload()
    ada.until(lambda: len([text for text in ada.received if '"welcome"' in text]) == 2, PATIENCE)
    ada.until(lambda: ada.own, PATIENCE)
    assert ada.number >= number
    assert [own["seat"] for own in ada.yours] == [own["seat"] for own in hand]
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.locator("section[aria-label=Hint]").wait_for()
    go_on_at_the_server(ada, visitors())


def go_on_at_the_server(ada: Visitor, bo: Visitor) -> None:
    """The network is back: the match moves to the server, and a friend takes over from a bot."""
    ada.context.set_offline(False)
    here = ada.table["id"]
    moves = len(ada.moved)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Go on at the server").click()
    ada.until(lambda: ada.table["id"] != here and ada.table["phase"] == "playing")
    assert moves > 0
    bo.go(f"/t/{ada.table['code']}")
    bo.page.get_by_role("button", name="Take the seat of").click()
    bo.until(lambda: [own["seat"] for own in bo.yours] == [1])
    ada.until(lambda: ada.table["seats"][1]["person"] is not None)
    play_on(ada if ada.own else bo, 1)


@pytest.mark.full
@pytest.mark.parametrize(("game", "players"), [("Skyjo", 2), ("Skip-Bo", 3)])
def test_a_site_without_a_server_plays_a_match_to_its_end(
    browser: Browser, site: str, game: str, players: int
) -> None:
    visitors = Visitors(browser, site)
    ada = visitors(DESKTOP, wish=short(players))
    tap(ada)
    ada.go("/")
    begin(ada, game)
    assert len(ada.table["seats"]) == players
    play_match(ada, with_mouse)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download").click()
    record = decode(Path(download.value.path()).read_bytes())
    verify(record)
    assert record.commitment == ada.table["commitment"]
    ada.page.get_by_role("link", name="Replay", exact=True).click()
    replay = re.compile(re.escape(f"{site}/#/r/{ada.table['match']['record']}#1."))
    expect(ada.page).to_have_url(replay)
    ada.page.keyboard.press("End")
    at_the_end = ada.page.url
    ada.page.reload()
    expect(ada.page.locator("[data-spot]").first).to_be_visible(timeout=1000 * PATIENCE)
    expect(ada.page).to_have_url(at_the_end)
    look_at_the_record(Visitors(browser, site), download.value.path())
    assert visitors.leave() == []


def look_at_the_record(visitors: Visitors, file: Path) -> None:
    """On another device: the saved record is proven and shown. Puzzles are there as well."""
    bo = visitors(PHONE)
    bo.go("/#/r/")
    bo.page.get_by_label("Record").set_input_files(file)
    expect(bo.page.get_by_text("Everything holds")).to_be_visible(timeout=1000 * PATIENCE)
    bo.page.get_by_role("link", name="Replay", exact=True).click()
    expect(bo.page.locator("[data-spot]").first).to_be_visible()
    bo.go("/#/puzzles/skipbo")
    expect(bo.page.locator("[data-spot]").first).to_be_visible(timeout=1000 * PATIENCE)
    bo.page.get_by_role("link", name="Analysis").click()
    expect(bo.page.get_by_role("heading", name="The best moves", exact=True)).to_be_visible(
        timeout=1000 * PATIENCE
    )
    assert visitors.leave() == []


@pytest.mark.full
def test_two_people_play_at_one_device_without_a_server(browser: Browser, site: str) -> None:
    """Nobody sees a hand that is not theirs, and a move can be taken back."""
    visitors = Visitors(browser, site)
    ada = visitors(PHONE, wish=short(2))
    page = ada.page
    tap(ada)
    ada.go("/")
    page.get_by_role("button", name="Together on this device: Skip-Bo").click()
    page.get_by_role("button", name="Fill seat 2").click(timeout=1000 * PATIENCE)
    page.get_by_role("button", name="Player on this device").click()
    page.get_by_label("Name", exact=True).fill("Oma")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Deal the cards").click()
    ada.until(lambda: ada.own, PATIENCE)
    hands, ready = page.locator('[data-spot^="hand:"]'), page.get_by_role("button", name="I am ")
    taken_back = handed_over = False
    while not (taken_back and handed_over):
        assert ada.own is not None
        seat = ada.own["seat"]
        ready.or_(hands.first).first.wait_for()
        if ready.is_visible():
            expect(hands).to_have_count(0)
            ready.click()
        hand = ada.own["hand"]
        expect(hands).to_have_count(len(hand))
        move = make_move(ada, with_mouse)
        ada.until(lambda: ada.own)
        handed_over = handed_over or ada.own["seat"] != seat
        if not taken_back and move.startswith("h") and ">" in move and len(hand) > 1:
            page.get_by_role("button", name="Take back the last move").click()
            expect(hands).to_have_count(len(hand))
            assert ada.own["hand"] == hand
            taken_back = True
    assert visitors.leave() == []


@pytest.mark.slow
def test_games_and_sheets_of_before_are_there(browser: Browser, site: str) -> None:
    """What a page kept in the version before 0.1.0's baseline; see `tests/compatibility`."""
    kept: Any = read_json("page.json.gz")
    visitors = Visitors(browser, site)
    ada = visitors(DESKTOP)
    tap(ada)
    ada.page.goto(f"{site}/icon.svg")  # a file of the site: nothing of the client runs there
    ada.page.evaluate(WRITE, {"database": kept["database"], "storage": kept["storage"]})
    ada.complaints.clear()  # there is no icon for a picture
    ada.go("/")
    code = kept["tables"]["Skyjo"]["code"]
    games = [f"t/{table['code']}" for table in kept["tables"].values()]
    for address in (*games, f"r/{kept['record']}"):
        ada.page.locator(f"a[href='{address}']").wait_for(state="attached", timeout=1000 * PATIENCE)
    ada.page.locator(f"a[href='t/{code}']").click()
    ada.until(lambda: ada.table.get("code") == code, PATIENCE)
    assert ada.yours == kept["tables"]["Skyjo"]["yours"]
    ada.go("/#/score")
    expect(ada.page.get_by_text("Cy").first).to_be_visible()
    assert visitors.leave() == []
