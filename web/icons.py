"""Make the icons in public/ from public/icon.svg, with Debian's chromium: when the drawing has changed."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).resolve().parent / "public"
CHROMIUM = "/usr/bin/chromium"


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


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_page()
        save(page, drawing, 192, "icon-192.png")
        save(page, drawing, 512, "icon-512.png")
        save(page, full_bleed(drawing, 0.8), 512, "icon-maskable-512.png")
        save(page, full_bleed(drawing, 0.9), 180, "apple-touch-icon.png")
        browser.close()


if __name__ == "__main__":
    main()
