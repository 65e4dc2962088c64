"""What a page keeps on a device without a server: a browser plays, and all that it has kept is read out."""

import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tablee.page.site import write_site
from tests.e2e.conftest import CHROMIUM
from tests.e2e.playing import make_move, play_match, with_mouse
from tests.e2e.test_offline import PATIENCE, _Silent, begin, play_on, short, tap
from tests.e2e.visitors import DESKTOP, Visitor, Visitors

READ = """async () => {
  const opening = indexedDB.open("tablee", 1);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const store = opening.result.transaction("shelf").objectStore("shelf");
  const all = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const [keys, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
  return {
    database: Object.fromEntries(keys.map((key, at) => [key, values[at]])),
    storage: Object.fromEntries(Object.entries(localStorage)),
  };
}"""


@contextmanager
def site() -> Iterator[str]:
    """What `tablee site` writes, on a plain web server."""
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder))
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Silent, directory=folder)) as server:
            threading.Thread(target=server.serve_forever).start()
            try:
                yield f"http://127.0.0.1:{server.server_port}"
            finally:
                server.shutdown()


def evening_in_a_page() -> Any:
    """All keys of the database and of the storage; and what the page showed of its tables."""
    with site() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        ada = Visitors(browser, url)(DESKTOP, wish=short(2))
        tap(ada)
        tables = {}
        ada.go("/")
        begin(ada, "Skyjo")
        play_match(ada, with_mouse)
        record = ada.table["match"]["record"]
        for game in ("Skip-Bo", "Skyjo"):
            ada.go("/")
            _leave_behind(ada)
            begin(ada, game)
            play_on(ada, 3)
            tables[game] = _stands(ada)
        ada.go("/")
        _leave_behind(ada)
        _two_at_one_device(ada)
        tables["two people"] = _stands(ada)
        _write_sheet(ada)
        kept = ada.page.evaluate(READ)
        browser.close()
    return {**kept, "record": record, "tables": tables}


def _leave_behind(ada: Visitor) -> None:
    """What the page was told of the table before is not what it is told of the next one."""
    ada.table, ada.game, ada.yours = {}, None, []


def _stands(ada: Visitor) -> Any:
    ada.until(lambda: ada.own, PATIENCE)
    return {"code": ada.table["code"], "number": ada.number, "game": ada.game, "yours": ada.yours}


def _two_at_one_device(ada: Visitor) -> None:
    page = ada.page
    page.get_by_role("button", name="Invite friends: Skip-Bo").click()
    page.get_by_role("button", name="Who gets seat 2?").click(timeout=1000 * PATIENCE)
    page.get_by_role("button", name="Player on this device").click()
    page.get_by_label("Name", exact=True).fill("Oma")
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Deal the cards").click()
    ada.until(lambda: ada.own, PATIENCE)
    hands, ready = page.locator('[data-spot^="hand:"]'), page.get_by_role("button", name="I am ")
    ready.or_(hands.first).first.wait_for()
    if ready.is_visible():
        ready.click()
    hands.first.wait_for()
    make_move(ada, with_mouse)


def _write_sheet(ada: Visitor) -> None:
    ada.go("/#/score")
    ada.page.get_by_role("radio", name="Skyjo").check(force=True)
    for at, name in enumerate(("Ada", "Bo", "Cy")):
        ada.page.get_by_role("textbox", name=f"Player {at + 1}").fill(name)
    ada.page.get_by_role("button", name="Begin").click()
    for name, number in {"Ada": 12, "Bo": 7, "Cy": -3}.items():
        ada.page.get_by_label(name, exact=True).first.fill(str(number))
    ada.page.get_by_role("radio", name="Ada").check(force=True)
    ada.page.get_by_role("button", name="Write the round down").click()
    ada.page.locator("tfoot td").first.wait_for()
