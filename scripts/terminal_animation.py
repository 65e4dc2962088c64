"""The animation of the terminal in the README: `python -m scripts.terminal_animation`.

Both games are played on the real screen, a frame for each move; the same seeds give the same film. A browser
turns the screens into pictures.
"""

import asyncio
import io
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

from scripts.terminal_pictures import FONTS, IMAGES, answer, quiet, table
from tests.e2e.conftest import CHROMIUM

FILM = IMAGES / "terminal.webp"
WIDTH = 960  # pixels
MOVE, LAST = 700, 2500  # milliseconds for a move, and for the end of a scene


class Scene(NamedTuple):
    game: str
    players: int
    size: tuple[int, int]
    skip: int  # own moves before the film begins
    moves: int


SCENES = (Scene("skyjo", 3, (100, 30), 4, 5), Scene("skipbo", 3, (100, 30), 3, 5))


async def screens(scene: Scene) -> list[str]:
    """As SVG, one after every move of anybody."""
    app, transport = table(scene.game, scene.players, pace=0.15)
    taken, seen = list[str](), 0
    async with app.run_test(size=scene.size) as pilot:
        for number in range(scene.skip + scene.moves):
            await answer(pilot, transport)
            while number >= scene.skip:
                if len(transport.match.moves) != seen:
                    seen = len(transport.match.moves)
                    await pilot.pause()
                    taken.append(FONTS.sub("", app.export_screenshot()))
                if not transport.busy():
                    break
                await pilot.pause(0.02)
        await quiet(pilot, transport)
    return taken


def main() -> None:
    shown, times = list[Image.Image](), list[int]()
    scenes = [asyncio.run(screens(scene)) for scene in SCENES]
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=CHROMIUM) as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": 800})
        for svgs in scenes:
            for svg in svgs:
                page.set_content(f"<style>*{{margin:0}} svg{{display:block;width:{WIDTH}px}}</style>{svg}")
                shown.append(Image.open(io.BytesIO(page.locator("svg").screenshot())).convert("RGB"))
                times.append(MOVE)
            times[-1] = LAST
    first, *others = shown
    first.save(FILM, save_all=True, append_images=others, duration=times, loop=0, lossless=True, method=6)
    print(f"{FILM.name}: {len(shown)} frames, {sum(times) / 1000:.0f} s, {FILM.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
