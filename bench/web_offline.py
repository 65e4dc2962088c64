"""How fast a page plays without a server: part of `web.py`.

Chromium slows down only a page's main thread, and Python runs in a worker. So here all of the page's process
is stopped for three quarters of the time, by signals. The cache is warm: the profile is that of an earlier
visit, but every browser is a new one. Of several visits the best counts.
"""

import itertools
import json
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.e2e.conftest import CHROMIUM
from tests.e2e.visitors import PHONE

SLOWER = 4
BEAT = 0.005  # seconds in which the page's process runs before it is stopped
BEFORE = 6.0  # seconds for which somebody looks at the start page
ASSETS = Path(__file__).parents[1] / "src/tablee/server/static/web/assets"
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).filter(({ url }) => /assets\\/python-/.test(url)).length
))).reduce((sum, count) => sum + count, 0)"""
# A second Python beside the page's own, in the same worker, from the same files.
THINK = """async ([folder, script]) => {
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "3.14" };
    const python = await loadPyodide(
        { indexURL: folder, stdLibURL: `${folder}library.zip`, lockFileContents: { info, packages: {} } });
    python.FS.mkdirTree("/app");
    const ours = await (await fetch(`${folder}tablee.zip`)).arrayBuffer();
    python.FS.writeFile("/app/tablee.zip", new Uint8Array(ours));
    return python.runPython(script);
}"""
MOVES = """
import json, sys, time, zipfile
zipfile.ZipFile("/app/tablee.zip").extractall("/app")
sys.path.insert(0, "/app")
from tablee.bots.contract import Clock
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.match.match import Match

def times(game, players, moves):
    match = Match(game, players, {}, seed=bytes(32))
    bots = [make_bot(game, best_plain_level(game), bytes(32), seat) for seat in range(players)]
    taken = []
    while len(taken) < moves and not match.over:
        if match.outcome is not None:
            match.deal_next()
        seat = match.actors()[0]
        view = match.view(seat)
        began = time.perf_counter()
        move = bots[seat].choose(view, Clock())
        taken.append(1000 * (time.perf_counter() - began))
        match.push(seat, move)
    return taken

json.dumps({game: times(game, 4, 600) for game in %r})
"""


@contextmanager
def profile(playwright: Playwright, folder: str, offline: bool) -> Iterator[tuple[BrowserContext, Page]]:
    """A new browser with what an earlier one has kept."""
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=CHROMIUM, args=["--no-sandbox"], viewport=PHONE, offline=offline
    )
    try:
        yield context, context.pages[0]
    finally:
        context.close()


def renderers(browser: Browser) -> list[int]:
    """The processes of its pages. A page of another site has a new one."""
    return _pages_below(_process(browser))


def _process(browser: Browser) -> int:
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return next(int(process["id"]) for process in found if process["type"] == "browser")


def _pages_below(parent: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{parent}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            try:
                is_page = b"--type=renderer" in Path(f"/proc/{child}/cmdline").read_bytes()
                found += [child] * is_page + _pages_below(child)
            except OSError:  # it has ended
                continue
    return found


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """All pages get a quarter of the time."""
    done = threading.Event()

    def each(what: signal.Signals) -> None:
        for process in processes:
            try:
                os.kill(process, what)
            except ProcessLookupError:
                continue

    def beat() -> None:
        for count in itertools.count():
            if done.is_set():
                break
            if count % 4 == 0:
                processes[:] = _pages_below(parent)
            each(signal.SIGCONT)
            time.sleep(BEAT)
            each(signal.SIGSTOP)
            time.sleep((SLOWER - 1) * BEAT)
        each(signal.SIGCONT)

    parent = _process(browser)
    processes: list[int] = []
    thread = threading.Thread(target=beat)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def megabytes(browser: Browser) -> float:
    """What its pages take of memory that nobody else has."""
    kilobytes = 0
    for process in renderers(browser):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Dirty", "Private_Clean")):
                kilobytes += int(line.split()[1])
    return kilobytes / 1024


def processor_seconds(browser: Browser) -> float:
    """What its pages have worked: as much on a busy machine as on a quiet one."""
    ticks = 0
    for process in renderers(browser):
        user, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


def keep_all(playwright: Playwright, folder: str, url: str) -> None:
    with profile(playwright, folder, offline=False) as (_, page):
        page.goto(url)
        while page.evaluate(KEPT) < 6:
            page.wait_for_timeout(200)


def visit(playwright: Playwright, folder: str, url: str, wait: float) -> tuple[float, ...]:
    """Seconds until the first card, from opening the page or after `wait`; megabytes before and then; seconds
    of a processor in all."""
    with profile(playwright, folder, offline=True) as (context, page):
        browser: Any = context.browser
        page.goto("about:blank")
        with slowed(browser):
            began = time.perf_counter()
            page.goto(url)
            button = page.locator(".tile .play").first
            button.wait_for()
            before = megabytes(browser)
            if wait:
                page.wait_for_timeout(wait * 1000)
                began = time.perf_counter()
            button.click()
            page.locator("[data-spot].source").first.wait_for(timeout=120_000)
            taken = time.perf_counter() - began
        return taken, before, megabytes(browser), processor_seconds(browser)


def thinking(playwright: Playwright, folder: str, url: str, games: list[str]) -> dict[str, list[float]]:
    """Milliseconds of each move of level 4, in the page's worker."""
    python = next(ASSETS.glob("python-*")).name
    with profile(playwright, folder, offline=True) as (context, page):
        page.goto(url)
        page.locator(".tile .play").first.click()
        page.locator("[data-spot].source").first.wait_for(timeout=120_000)
        (worker,) = page.workers
        with slowed(context.browser):  # type: ignore[arg-type]
            found: dict[str, list[float]] = json.loads(
                worker.evaluate(THINK, [f"{url}/assets/{python}/", MOVES % games])
            )
        return found


def report(playwright: Playwright, url: str, rounds: int, games: list[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        keep_all(playwright, folder, url)
        opened = [visit(playwright, folder, url, 0) for _ in range(rounds)]
        tapped = [visit(playwright, folder, url, BEFORE) for _ in range(rounds)]
        moves = thinking(playwright, folder, url, games)
    size = sum(
        min(file.stat().st_size for file in ASSETS.glob(f"python-*/{name}*"))
        for name in ("interpreter.bin", "library.zip", "tablee.zip", "pyodide.mjs", "pyodide.asm.mjs")
    )
    print(f"without a network: {size / 1e6:.2f} MB compressed (goal 7)")
    first, tap = min(row[0] for row in opened), min(row[0] for row in tapped)
    print(
        f"all of the page {SLOWER}× slower, warm cache: first card {first:.2f} s after the page is opened "
        f"(median {statistics.median(row[0] for row in opened):.2f}, goal 3), {tap:.2f} s after a tap "
        f"on a page that was open for {BEFORE:.0f} s"
    )
    before, playing = min(row[1] for row in opened), statistics.median(row[2] for row in opened)
    print(f"seconds of a processor for that: {min(row[3] for row in opened):.2f} (unslowed, all threads)")
    print(f"memory of the page: {before:.0f} MB at the start, {playing:.0f} MB while playing")
    fine = size < 7e6 and first < 3
    for game, taken in moves.items():
        taken.sort()
        p99 = taken[int(0.99 * len(taken))]
        fine = fine and p99 < 150
        print(
            f"{game}, level 4, {SLOWER}× slower: {len(taken)} moves, p50 {taken[len(taken) // 2]:.1f} ms, "
            f"p99 {p99:.1f} ms (goal 150), slowest {taken[-1]:.1f} ms"
        )
    return fine
