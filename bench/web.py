"""How fast the browser client is: ready to act on a slow CPU, and frames while many cards fly.

    python bench/web.py --rounds 8

A server of its own, Debian's Chromium without a window, each visit with an empty cache. The CPU is slowed
down fourfold for the first figures: from the request until *Play now* can be clicked, and from that click
until the first own card can be. Of several visits the best counts: whatever else the machine does adds to it.

For the last figures a Skyjo table for two is dealt, so that 24 cards fly at once, and the time between frames
is taken. Without a graphics card Chromium draws with the CPU: a machine that is busy shows fewer frames.
"""

import argparse
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import CHROMIUM
from tests.e2e.visitors import PHONE, Visitor, Visitors
from tests.server.processes import TableServer

SLOWER = 4
GOAL = 1.5  # seconds until one can act
CARDS = 24

# The times of the frames from now on, and how many cards were seen in flight at once.
_FRAMES = """milliseconds => new Promise(done => {
    const times = [], begin = performance.now()
    let most = 0
    const frame = now => {
        times.push(now)
        const flights = document.getAnimations().filter(flight => flight.playState === 'running')
        most = Math.max(most, flights.length)
        if (now - begin < milliseconds) requestAnimationFrame(frame)
        else done([times, most])
    }
    requestAnimationFrame(frame)
})"""


def slowed(visitor: Visitor) -> Any:
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def visit(visitors: Visitors, locale: str) -> tuple[float, float, float]:
    """Seconds until the start page can be used, until it was painted, and from Play now to the first card."""
    visitor = visitors(PHONE, locale=locale)
    slowed(visitor)
    begin = time.perf_counter()
    visitor.page.goto(visitor.url)
    button = visitor.page.locator("button[type=submit].primary")
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


def flight(visitors: Visitors) -> tuple[list[float], int]:
    """Milliseconds between frames while a table is dealt, and the most cards that flew at once."""
    visitor = visitors(PHONE, settings={"speed": "normal"})
    code = visitor.make_table("skyjo")
    visitor.open(code)
    visitor.command(code, "bot", seat=1, level=1)
    visitor.page.wait_for_timeout(500)
    visitor.page.evaluate(f"void (window.frames24 = ({_FRAMES})(1200))")
    visitor.command(code, "start")
    times, most = visitor.page.evaluate("window.frames24")
    visitor.context.close()
    return [after - before for before, after in pairwise(times)], most


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
    best, most = min(
        (flight(visitors) for _ in range(rounds)), key=lambda flown: sum(flown[0]) / len(flown[0])
    )
    late = sum(gap > 25 for gap in best)
    print(
        f"{most} cards in flight: {1000 * len(best) / sum(best):.1f} frames a second, "
        f"median gap {statistics.median(best):.1f} ms, longest {max(best):.1f} ms, {late} of {len(best)} late"
    )
    return fine and most >= CARDS


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=6, help="visits of each kind; the best counts")
    rounds = parser.parse_args().rounds
    with (
        tempfile.TemporaryDirectory() as folder,
        TableServer(Path(folder) / "tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        fine = report(browser, server.url, rounds)
        browser.close()
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
