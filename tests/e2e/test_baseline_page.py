"""A browser comes back to a site without a server, with what the version before 0.1.0's baseline stored.

See `tests/compatibility/test_baseline_page.py`.
"""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.compatibility.baseline_doors import read_json
from tests.compatibility.making.page import site
from tests.e2e.test_offline import PATIENCE, tap
from tests.e2e.visitors import DESKTOP, Visitors

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


@pytest.mark.slow
def test_games_and_sheets_of_before_are_there(browser: Browser, built_client: None) -> None:
    kept: Any = read_json("page.json.gz")
    with site() as url:
        visitors = Visitors(browser, url)
        ada = visitors(DESKTOP)
        tap(ada)
        ada.page.goto(f"{url}/icon.svg")  # a file of the site: nothing of the client runs there
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
