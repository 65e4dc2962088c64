"""How fast the browser client is: ready to act on a slow CPU, and frames while many cards fly.

    python bench/web.py --rounds 8
    python bench/web.py --offline

A server of its own, Debian's Chromium without a window, each visit with an empty cache. The CPU is slowed
down fourfold for the first figures: from the request until *Play now* can be clicked, and from that click
until the first own card can be. Of several visits the best counts: whatever else the machine does adds to it.

For the last figures a Skyjo table for two is dealt, so that 24 cards fly at once, and Chromium's own trace
says which frames were shown and what the page's main thread did meanwhile (`web_trace.py`). Without a
graphics card Chromium draws with the CPU: a machine that is busy drops frames for which the page had nothing
to do.

With `--offline` it is how fast the page plays without a server (`web_offline.py`).
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import web_offline
from bench.web_trace import Frames, frames, traced
from tablee.game.registry import BUILT_IN
from tests.e2e.conftest import CHROMIUM
from tests.e2e.visitors import PHONE, Visitor, Visitors
from tests.table_server import TableServer

SLOWER = 4
GOAL = 1.5  # seconds until one can act
CARDS = 24

# Chromium's own window is still being made when a page can be used: what it does meanwhile is not ours.
SETTLED = 2000  # milliseconds


def slowed(visitor: Visitor) -> Any:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def visit(visitors: Visitors, locale: str) -> tuple[float, float, float]:
    """Seconds until the start page can be used, until it was painted, and from Play now to the first card."""
    visitor = visitors(PHONE, locale=locale)
    visitor.page.wait_for_timeout(SETTLED)
    slowed(visitor)
    begin = time.perf_counter()
    visitor.page.goto(visitor.url)
    button = visitor.page.locator(".tile .play").first
    button.wait_for()
    ready = time.perf_counter() - begin
    painted = visitor.page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
    )
    visitor.page.wait_for_load_state("networkidle")
    begin = time.perf_counter()
    button.click()
    visitor.page.locator("[data-spot].source").first.wait_for()
    played = time.perf_counter() - begin
    visitor.context.close()
    return ready, painted, played


def flight(visitors: Visitors) -> Frames:
    """The frames while a table is dealt."""
    visitor = visitors(PHONE, settings={"speed": "normal"})
    code = visitor.make_table("skyjo")
    visitor.open(code)
    visitor.command(code, "bot", seat=1, level=1)
    visitor.page.wait_for_timeout(SETTLED)
    with traced(visitors.browser, visitor.page) as end:
        visitor.command(code, "start")
        visitor.page.wait_for_timeout(1500)
        seen = frames(end())
    visitor.context.close()
    return seen


def report(browser: Browser, url: str, rounds: int) -> bool:
    visitors = Visitors(browser, url)
    fine = True
    visit(visitors, "en-GB")  # the server has read its files then
    for locale in ("en-GB", "de-DE"):
        visits = [visit(visitors, locale) for _ in range(rounds)]
        ready, painted, played = (min(column) for column in zip(*visits, strict=True))
        median = statistics.median(visit[0] for visit in visits)
        fine = fine and ready < GOAL
        print(
            f"{locale}, {SLOWER}× slower: ready {ready:.2f} s (median {median:.2f}, goal {GOAL}), "
            f"first paint {painted:.2f} s, Play now to first card {played:.2f} s"
        )
    flights = [flight(visitors) for _ in range(rounds)]
    best = max(flights, key=lambda flown: (flown.rate, -flown.dropped))
    shown, dropped = (sum(column) for column in list(zip(*flights, strict=True))[1:3])
    print(
        f"{best.moving} animations: {best.rate:.1f} frames a second "
        f"(median {statistics.median(flown.rate for flown in flights):.1f}), "
        f"{best.dropped} of {best.shown + best.dropped} dropped, longest gap {best.longest:.1f} ms; "
        f"of all {rounds} deals {dropped} of {shown + dropped} dropped"
    )
    print(
        f"meanwhile in the main thread: {best.main / best.shown:.2f} ms a frame, "
        f"{best.main_frames} frames of its own, {best.layouts} layouts; "
        f"before the first frame, to build the table: {best.before:.0f} ms"
    )
    return fine and best.moving >= CARDS


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=6, help="visits of each kind; the best counts")
    parser.add_argument("--offline", action="store_true", help="without a server, after one visit")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        TableServer(Path(folder) / "tables.sqlite", None, "--pace", "5") as server,
        sync_playwright() as playwright,
    ):
        if given.offline:
            return 0 if web_offline.report(playwright, server.url, given.rounds, [*BUILT_IN]) else 1
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        fine = report(browser, server.url, given.rounds)
        browser.close()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
