"""Make the icons in public/ from public/icon.svg, with Debian's chromium: when the drawing has changed.

And from public/faces.svg what the server paints into pictures: static/faces.png, one symbol below the other.
"""

import os
import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parent / "public"
FACES = PUBLIC.parents[1] / "src/tablee/server/static/faces.png"
FACE = 96  # pixels
CHROMIUM = "/usr/lib/chromium/chromium-headless-shell"


def full_bleed(drawing: str, scale: float) -> str:
    """For systems that cut the icon to a form of their own: no corners, and all of it near the middle."""
    head, cards = drawing.split('<rect width="64" height="64" rx="14"')
    background, cards = cards.split("/>", 1)
    inner = cards.removesuffix("</svg>\n")
    move = 32 * (1 - scale)
    return (
        f'{head}<rect width="64" height="64"{background}/>'
        f'<g transform="translate({move} {move}) scale({scale})">{inner}</g></svg>'
    )


def save(page: Page, drawing: str, size: int, name: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)


def save_faces(page: Page, drawings: str) -> None:
    names = re.findall('<symbol id="([^"]+)"', drawings)
    page.set_viewport_size({"width": FACE, "height": FACE * len(names)})
    shown = "".join(f'<svg viewBox="0 0 48 48"><use href="#{name}"/></svg>' for name in names)
    style = (
        f"body{{margin:0}}svg{{display:block;width:{FACE}px;height:{FACE}px}}svg:first-child{{display:none}}"
    )
    page.set_content(f"<style>{style}</style>{drawings}{shown}")
    page.screenshot(path=FACES, omit_background=True)


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"] if os.geteuid() == 0 else []
        )
        page = browser.new_page()
        save(page, drawing, 192, "icon-192.png")
        save(page, drawing, 512, "icon-512.png")
        save(page, full_bleed(drawing, 0.8), 512, "icon-maskable-512.png")
        save(page, full_bleed(drawing, 0.9), 180, "apple-touch-icon.png")
        save_faces(page, (PUBLIC / "faces.svg").read_text("utf-8"))
        browser.close()


if __name__ == "__main__":
    main()
