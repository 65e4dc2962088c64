"""Everything fits: every language, the fullest tables on a phone, large text; fingers find what they tap."""

import pytest

from tests.e2e.measuring import cut_off, overlapping, scrolls, too_small
from tests.e2e.playing import make_move, with_finger, with_mouse
from tests.e2e.visitors import DESKTOP, PHONE, TABLET, Visitor, Visitors

LANGUAGES = ("en", "fr", "de", "nl", "it", "es", "pt")
PAGES = ("/", "/settings", "/rules", "/rules/skyjo", "/rules/skipbo", "/learn", "/score")
MOST = {"skyjo": 8, "skipbo": 6}
LONG = {"skyjo": {"limit": 100}, "skipbo": {"stock_size": 20}}  # nothing ends while it is measured


def at_table(visitor: Visitor, game: str, players: int) -> None:
    """At a table where everybody has moved."""
    visitor.open(visitor.start_table(game, players, **LONG[game]))
    visitor.until(lambda: visitor.own)
    if game == "skyjo":
        make_move(visitor, with_mouse)
        make_move(visitor, with_mouse)
    visitor.until(lambda: visitor.own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit_in_every_language(visitors: Visitors, language: str) -> None:
    visitor = visitors(PHONE, settings={"language": language})
    problems = []
    for path in PAGES:
        visitor.go(path)
        assert visitor.page.locator("html").get_attribute("lang") == language
        for size in (PHONE, DESKTOP):
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            problems += [f"{path} at {size['width']}: {problem}" for problem in cut_off(visitor)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_tables_fit_in_every_language(visitors: Visitors, language: str) -> None:
    visitor = visitors(PHONE, settings={"language": language})
    problems = []
    for game in MOST:
        at_table(visitor, game, 3)
        for size in (PHONE, TABLET, DESKTOP):
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            problems += [f"{game} at {size['width']}: {problem}" for problem in cut_off(visitor)]
        visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("game", "players"), MOST.items())
def test_the_fullest_table_fits_a_phone(visitors: Visitors, game: str, players: int) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=True)
    visitor.open(visitor.start_table(game, players, **LONG[game]))
    make_move(visitor, with_finger)
    seats = visitor.page.locator("section.other, section.own")
    assert seats.count() == players
    assert scrolls(visitor) == {"across": False, "down": False}
    assert not cut_off(visitor)
    for spot in visitor.page.locator("[data-spot]").all():
        box = spot.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43.5, spot.get_attribute("data-spot")


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_fingers_find_every_control_of_a_page(visitors: Visitors, path: str) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=True)
    visitor.go(path)
    problems = too_small(visitor)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", MOST)
def test_fingers_find_every_control_of_a_table(visitors: Visitors, game: str) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=True)
    visitor.open(visitor.start_table(game))
    visitor.until(lambda: visitor.own)
    problems = too_small(visitor)
    assert not problems, "\n".join(problems)


def enlarge(visitor: Visitor) -> None:
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")


@pytest.mark.parametrize(("size", "paths"), [(PHONE, ["/"]), (DESKTOP, PAGES)], ids=["phone", "desktop"])
def test_pages_work_with_text_of_200_percent(
    visitors: Visitors, size: dict[str, int], paths: list[str]
) -> None:
    visitor = visitors(size)
    problems = []
    for path in paths:
        visitor.go(path)
        enlarge(visitor)
        problems += [f"{path}: {problem}" for problem in cut_off(visitor) + overlapping(visitor)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", MOST)
def test_tables_work_with_text_of_200_percent(visitors: Visitors, game: str, size: dict[str, int]) -> None:
    visitor = visitors(size)
    at_table(visitor, game, 3)
    enlarge(visitor)
    assert not scrolls(visitor)["across"]
    problems = cut_off(visitor) + overlapping(visitor)
    assert not problems, "\n".join(problems)
    make_move(visitor, lambda visitor, spot: visitor.page.locator(f'[data-spot="{spot}"]').first.click())
