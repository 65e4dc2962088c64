"""The animation at the top of the README: a real server, a real browser, bots that play.

    python -m scripts.animation            # writes docs/images/tablee.webp
    python -m scripts.animation --moves    # only lists the moves, to choose what to film

The page gets one message of the server at a time, and its clock and animations are advanced frame by frame.
So the film does not depend on how fast the machine is.
"""

import argparse
import io
import json
import tempfile
from collections import deque
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.game.rng import Seeded
from tablee.match.match import Match
from tests.e2e.conftest import CHROMIUM
from tests.e2e.playing import spots_of
from tests.e2e.visitors import Visitors
from tests.table_server import TableServer

FILM = Path(__file__).resolve().parents[1] / "docs" / "images" / "tablee.webp"
SIZE = {"width": 800, "height": 600}
FRAME, SHOWN = 80, 70  # milliseconds that pass on the page from frame to frame, and in the film
HOLD, LAST = 2, 12  # frames to look at a move, and at the end of a scene
OPPONENTS = (4, 3)  # their levels
_SEEDED = """
import sys
from types import SimpleNamespace
from tablee.table import commands
seed = bytes.fromhex(sys.argv.pop(1))
commands.os = SimpleNamespace(urandom=lambda count: seed)
from tablee.cli import main
main()
"""
# What moves waits until it is advanced. Screenshots have no mouse pointer, so the page draws one.
_PREPARED = """
const seen = new WeakSet();
window.moveOn = (milliseconds) => {
  let moving = 0;
  for (const each of document.getAnimations()) {
    if (!seen.has(each)) {
      each.pause();
      each.currentTime = 0;
      seen.add(each);
    }
    const time = Number(each.currentTime) + milliseconds;
    const { endTime } = each.effect.getComputedTiming();
    if (time < endTime) each.currentTime = time;
    else each.finish();
    moving += endTime < Infinity;
  }
  return moving;
};
window.point = (x, y) => {
  const pointer = document.getElementById("pointer") ?? document.body.appendChild(Object.assign(
    document.createElement("div"), { id: "pointer", innerHTML:
      '<svg width="26" height="32" viewBox="0 0 26 32"><path d="M2 2v23l6-5 4 10 5-2-4-10h8z" ' +
      'fill="#fff" stroke="#222" stroke-width="2" stroke-linejoin="round"/></svg>' }));
  pointer.style.cssText = `position:fixed;z-index:99;pointer-events:none;left:${x}px;top:${y}px`;
};
"""


class Scene(NamedTuple):
    """A table, and what of it is filmed: moves from one number to another; 0 is the deal."""

    game: str
    players: int
    options: dict[str, object]
    seed: int
    cuts: tuple[tuple[int, int], ...]
    moves: int | None  # how many are made; None: until the round is over


SCENES = (
    Scene("skyjo", 3, {"limit": 1}, 44, ((0, 2), (37, 39), (61, 65)), None),
    Scene("skipbo", 2, {"stock_size": 10, "target": None}, 1, ((18, 23), (27, 27)), 28),
)


class SeededServer(TableServer):
    """A server on which every table has the same cards."""

    def __init__(self, database: Path, seed: bytes) -> None:
        super().__init__(database)
        self.seed = seed

    def _command(self) -> list[str | Path]:
        python, _, _, *rest = super()._command()
        return [python, "-c", _SEEDED, self.seed.hex(), *rest]


class Camera:
    """A page, the messages that it has yet to get, and the pictures taken of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waiting: deque[str] = deque()
        self.line: WebSocketRoute | None = None
        self.frames: list[Image.Image] = []
        page.clock.install()
        page.add_init_script(_PREPARED)
        page.route_web_socket("**/*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: self.waiting.append(str(message)))
        self.line = line

    def shown_next(self) -> dict[str, Any]:
        """Let the page have the next message, and draw it."""
        while not self.waiting:
            self.page.wait_for_timeout(5)
        text = self.waiting.popleft()
        assert self.line is not None
        self.line.send(text)
        self.page.clock.run_for(FRAME)
        message: dict[str, Any] = json.loads(text)
        return message

    def film(self, hold: int) -> None:
        """Until all cards have landed, and some frames more."""
        still = 0
        while still < hold:
            still = 0 if self._move_on(FRAME) else still + 1
            self.take()

    def film_result(self) -> None:
        """Until the result lies over the table, and some frames more."""
        while not self.page.locator("#sheet-title").count():
            self._move_on(FRAME)
            self.take()
        for _ in range(LAST):
            self._move_on(FRAME)
            self.take()

    def _move_on(self, milliseconds: int) -> bool:
        """Whether anything is still moving."""
        self.page.clock.run_for(milliseconds)
        return bool(self.page.evaluate(f"moveOn({milliseconds})"))

    def take(self) -> None:
        self.frames.append(Image.open(io.BytesIO(self.page.screenshot())).convert("RGB"))

    def skip(self) -> None:
        while self._move_on(500):
            pass

    def tap(self, spot: str, filmed: bool) -> None:
        found = self.page.locator(f'[data-spot="{spot}"]:is(.source, .target)').first
        box = found.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.evaluate(f"point({x}, {y})")
        if filmed:
            self.take()
        self.page.mouse.click(x, y)


def play(browser: Browser, scene: Scene, filmed: set[int]) -> tuple[list[str], list[Image.Image]]:
    """Play a scene; the moves, and the pictures of those with these numbers."""
    seed = scene.seed.to_bytes(32)
    with tempfile.TemporaryDirectory() as folder, SeededServer(Path(folder) / "db", seed) as server:
        you = Visitors(browser, server.url)(SIZE, settings={"speed": "normal"})
        camera = Camera(you.page)
        code = you.make_table(scene.game, scene.players, **scene.options)
        for seat, level in zip(range(1, scene.players), OPPONENTS, strict=False):
            you.command(code, "bot", seat=seat, level=level)
        you.go(f"/t/{code}")
        while camera.shown_next()["type"] != "snapshot":
            pass
        camera.page.clock.pause_at(datetime.now() + timedelta(seconds=2))
        you.command(code, "start")
        moves = _follow(camera, scene, Match(scene.game, scene.players, scene.options, Seeded(seed)), filmed)
        you.context.close()
    return moves, camera.frames


def _follow(camera: Camera, scene: Scene, match: Match, filmed: set[int]) -> list[str]:
    """`match` is what the page has been shown so far; a bot finds our moves in it."""
    bot = make_bot(scene.game, OPPONENTS[0], bytes(32), 0)
    moves: list[str] = []
    asked = False
    while not match.outcome and len(moves) != scene.moves:
        if 0 in match.actors() and moves and not (asked or camera.waiting):
            move = str(bot.choose(match.view(0), Clock(1000)))
            for spot in spots_of(scene.game, move):
                camera.tap(spot, len(moves) in filmed)
            asked = True
        message = camera.shown_next()
        happened = message.get("happened", {}) if message["type"] == "update" else {}
        if happened.get("what") == "moved":
            match.push(happened["seat"], match.parse_move(happened["move"]))
            asked = asked and happened["seat"] != 0
        if happened.get("what") in ("started", "moved"):
            names = [event["event"] for event in happened["events"]]
            moves.append(f"{len(moves)}: seat {happened['seat']} {happened['move']} {' '.join(names)}")
            if len(moves) - 1 not in filmed:
                camera.skip()
            elif not match.outcome:
                camera.film(HOLD)
    if filmed and match.outcome:
        camera.film_result()
    elif filmed:
        camera.film(LAST)
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the animation of the README.")
    parser.add_argument("--moves", action="store_true", help="only list the moves")
    listing = parser.parse_args().moves
    frames: list[Image.Image] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for scene in SCENES:
            filmed = {number for first, last in scene.cuts for number in range(first, last + 1)}
            moves, taken = play(browser, scene, set() if listing else filmed)
            frames += taken
            if listing:
                print(scene, *moves, sep="\n")
        browser.close()
    if frames:
        how: Any = {"duration": SHOWN, "loop": 0, "quality": 60, "method": 6}
        frames[0].save(FILM, save_all=True, append_images=frames[1:], **how)
        print(f"{len(frames)} frames, {len(frames) * SHOWN / 1000:.1f} s, {FILM.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
