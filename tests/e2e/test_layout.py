"""Everything fits: every language, the fullest tables on a phone, large text; fingers find what they tap."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.measuring import cut_off, overlapping, scrolls, too_small
from tests.e2e.playing import make_move, play_over_http, settle, with_finger, with_mouse
from tests.e2e.test_score import begin, enter
from tests.e2e.visitors import DESKTOP, PHONE, TABLET, Visitor, Visitors
from tests.effort import amount

LANGUAGES = ("en", "fr", "fr-CA", "de", "nl", "it", "es", "pt")
LESSONS = ("/learn/skyjo", "/learn/skipbo")
PAGES = (
    "/",
    "/settings",
    "/rules",
    "/rules/skyjo",
    "/rules/skipbo",
    "/learn",
    "/score",
    "/real-table",
    "/real-table/skyjo",
    "/real-table/skipbo",
    "/t/ZZZZZZ",
    *LESSONS,
)
MOST = {"skyjo": 8, "skipbo": 6}
LONG = {"skyjo": {"limit": 100}, "skipbo": {"stock_size": 20}}  # nothing ends while it is measured
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
WORDS = "de"  # the longest


def at_table(visitor: Visitor, game: str, players: int, **options: object) -> None:
    """At a table where everybody has moved."""
    visitor.open(visitor.start_table(game, players, **LONG[game], **options))
    visitor.until(lambda: visitor.own)
    if game == "skyjo":
        make_move(visitor, with_mouse)
        make_move(visitor, with_mouse)
    visitor.until(lambda: visitor.own)


def after_a_match(visitor: Visitor, game: str) -> Iterator[str]:
    """The sheet at the end, the proof of the deal, and the replay with different eyes."""
    code = visitor.start_table(
        game, 3, **({"limit": 30} if game == "skyjo" else {"stock_size": 3, "target": None})
    )
    visitor.open(code)
    play_over_http([visitor], code)
    visitor.page.get_by_role("link", name="Watch it move by move").wait_for()
    yield "over"
    visitor.page.get_by_role("button", name="Check the deal").click()
    visitor.page.get_by_role("heading", name="Was the deal fair?").wait_for()
    yield "check"
    visitor.page.get_by_role("link", name="Watch it move by move").click()
    visitor.page.get_by_role("slider").wait_for()
    for eyes in ("everybody", "0", "open"):
        visitor.page.locator(".eyes select").select_option(eyes)
        visitor.page.get_by_role("button", name="One move on").click()
        yield f"replay, {eyes}"
    visitor.page.get_by_role("button", name="Moves").click()
    yield "moves"


def with_a_score_sheet(visitor: Visitor) -> Iterator[str]:
    """A sheet that is begun, has rounds, is written in card by card, and changed."""
    begin(visitor, ["Maximilian", "Anna-Lena", "Bo"])
    yield "first round"
    for points in (12, 3, 22):
        enter(visitor, {"Maximilian": points, "Anna-Lena": 20, "Bo": -3}, closer="Maximilian")
    yield "chart"
    visitor.page.get_by_role("button", name="Enter round").click()
    visitor.page.get_by_role("button", name="Tap the cards of Bo").click()
    yield "card by card"


def enlarge(visitor: Visitor) -> None:
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")


def reduce(visitor: Visitor) -> None:
    visitor.page.evaluate("document.documentElement.style.fontSize = ''")


# ── In every language ────────────────────────────────────────────────────────────────────────────────


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


# One step on; false at the last one, which leads elsewhere.
_GO_ON = """() => {
    const button = document.querySelector('.balloon .ways:has(.count) button')
    button?.click()
    return button !== null
}"""


@pytest.mark.parametrize("language", ["de", "fr", "it"][: amount(1, quick=1, soak=3)])  # the most lines
def test_no_step_of_a_lesson_scrolls_on_a_phone(visitors: Visitors, language: str) -> None:
    visitor = visitors(PHONE, settings={"language": language})
    for path in LESSONS:
        visitor.go(path)
        visitor.page.locator(".balloon").wait_for()
        steps = 0
        while True:
            before = visitor.text()
            assert scrolls(visitor) == {"across": False, "down": False}, before
            if not visitor.page.evaluate(_GO_ON):
                break
            visitor.until(lambda before=before: visitor.text() != before)  # type: ignore[misc]
            steps += 1
        assert steps >= 10


# ── The fullest tables ───────────────────────────────────────────────────────────────────────────────


# Windows, and how wide one's own cards are there at least, in pixels.
WINDOWS = {(360, 640): 44, (844, 390): 44, (1440, 900): 100, (1920, 1080): 115}


@pytest.mark.parametrize("game", MOST)
def test_every_table_fits_every_window_without_scrolling(visitors: Visitors, game: str) -> None:
    visitor = visitors(PHONE)
    problems = []
    for players in range(2, MOST[game] + 1):
        visitor.open(visitor.start_table(game, players, **LONG[game]))
        visitor.until(lambda: visitor.own)
        card = visitor.page.locator(".own [data-spot] [data-place]").first
        for (width, height), least in WINDOWS.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            settle(visitor)
            box = card.bounding_box()
            assert box is not None
            where = f"{players} players, {width} × {height}"
            if box["width"] < least:
                problems.append(f"{where}: own cards are {box['width']:.0f} wide")
            if True in scrolls(visitor).values():
                problems.append(f"{where}: it scrolls")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("game", "players"), MOST.items())
def test_the_fullest_table_fits_a_phone(visitors: Visitors, game: str, players: int) -> None:
    visitor = visitors(PHONE, **FINGER)
    visitor.open(visitor.start_table(game, players, **LONG[game]))
    for _ in range(4):  # until there is something on every pile
        make_move(visitor, with_finger)
    seats = visitor.page.locator("section.other, section.own")
    assert seats.count() == players
    assert scrolls(visitor) == {"across": False, "down": False}
    assert not cut_off(visitor)
    assert not too_small(visitor)


def test_all_discard_piles_of_another_can_be_looked_at(visitors: Visitors) -> None:
    visitor = visitors(PHONE, **FINGER)
    at_table(visitor, "skipbo", 6)

    def piled() -> bool:
        assert visitor.game is not None
        return any(len(pile) > 1 for place in visitor.game["places"][1:] for pile in place["discards"])

    while not piled():
        make_move(visitor, with_finger)
    look = visitor.page.get_by_role("button", name="All discard piles of").first
    assert not too_small(visitor)
    look.tap()
    assert look.get_attribute("aria-expanded") == "true"
    assert visitor.game is not None
    shown = visitor.page.locator(".piles .cards > div").count()
    piles = [place["discards"] for place in visitor.game["places"][1:]]
    assert shown in [sum(map(len, discards)) for discards in piles]


SMALL = {"width": 360, "height": 640}


def test_captions_of_piles_keep_their_distance_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors(SMALL, settings={"language": WORDS})
    at_table(visitor, "skyjo", 4)
    visitor.command(visitor.table["code"], "move", seat=0, move="d")  # there is a third caption
    captions = visitor.page.locator(".middle .caption:visible")
    visitor.until(lambda: captions.count() == 3)
    boxes = [box for caption in captions.all() if (box := caption.bounding_box())]
    gaps = [b["x"] - a["x"] - a["width"] for a, b in itertools.pairwise(boxes)]
    assert min(gaps) >= 4


def test_the_line_above_the_table_has_whole_sentences(visitors: Visitors) -> None:
    visitor = visitors(SMALL, settings={"language": WORDS})
    code = visitor.make_table("skipbo", 6, stock_size=20, dealer=5)
    for seat in range(1, 6):
        visitor.command(code, "bot", seat=seat, level=1)
    visitor.open(code)
    visitor.command(code, "start")  # the deal is told in many words
    line = visitor.page.locator(".status .last:not(:empty)")
    line.wait_for()
    assert line.inner_text().endswith("je 20 Karten.")
    assert line.evaluate("line => line.scrollHeight <= line.clientHeight + 1")


# ── Fingers ──────────────────────────────────────────────────────────────────────────────────────────


def test_fingers_find_every_control_of_every_page(visitors: Visitors) -> None:
    visitor = visitors(PHONE, **FINGER)
    problems = []
    for path in PAGES:
        visitor.go(path)
        visitor.page.locator("h1").wait_for()
        problems += [f"{path}: {problem}" for problem in too_small(visitor)]
    problems += [
        f"{where}: {problem}" for where in with_a_score_sheet(visitor) for problem in too_small(visitor)
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", MOST)
def test_fingers_find_every_control_around_a_match(visitors: Visitors, game: str) -> None:
    visitor, friend = visitors(PHONE, **FINGER), visitors(PHONE)
    code = visitor.make_table(game, 2)
    visitor.open(code)
    problems = [f"gathering: {problem}" for problem in too_small(visitor)]
    friend.join(code, 1)
    friend.open(code)
    visitor.command(code, "start")
    visitor.until(lambda: visitor.table["phase"] == "playing")
    problems += [f"playing: {problem}" for problem in too_small(visitor)]
    for name in ("Talk", "Settings"):
        visitor.page.get_by_role("button", name=name).tap()
        visitor.page.get_by_role("dialog").get_by_role("button", name="Close").wait_for()
        problems += [f"{name}: {problem}" for problem in too_small(visitor)]
        visitor.page.get_by_role("button", name="Close").tap()
    friend.context.close()
    problems += [
        f"{where}: {problem}" for where in after_a_match(visitor, game) for problem in too_small(visitor)
    ]
    assert not problems, "\n".join(problems)


def test_fingers_find_the_piles_of_a_partner(visitors: Visitors) -> None:
    visitor = visitors(PHONE, **FINGER)
    at_table(visitor, "skipbo", 4, partners=True)
    assert visitor.page.locator('[data-spot^="partner-"]').count() == 5
    assert scrolls(visitor) == {"across": False, "down": False}
    assert not too_small(visitor)


# ── Large text ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", WORDS])
def test_pages_work_with_text_of_200_percent(visitors: Visitors, size: dict[str, int], language: str) -> None:
    visitor = visitors(size, settings={"language": language})
    problems = []
    for path in PAGES:
        visitor.go(path)
        enlarge(visitor)
        problems += [f"{path}: {problem}" for problem in cut_off(visitor) + overlapping(visitor)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", MOST)
def test_tables_work_with_text_of_200_percent(visitors: Visitors, game: str, size: dict[str, int]) -> None:
    visitor = visitors(size, settings={"language": WORDS})
    at_table(visitor, game, 3)
    enlarge(visitor)
    assert not scrolls(visitor)["across"]
    problems = cut_off(visitor) + overlapping(visitor)
    assert not problems, "\n".join(problems)
    make_move(visitor, lambda visitor, spot: visitor.page.locator(f'[data-spot="{spot}"]').first.click())


@pytest.mark.parametrize("game", MOST)
def test_what_comes_after_a_match_works_with_text_of_200_percent(visitors: Visitors, game: str) -> None:
    visitor = visitors(PHONE)
    problems = []
    for where in after_a_match(visitor, game):
        enlarge(visitor)
        problems += [f"{where}: {problem}" for problem in cut_off(visitor) + overlapping(visitor)]
        reduce(visitor)
        settle(visitor)
    assert not problems, "\n".join(problems)


def test_a_score_sheet_works_with_text_of_200_percent(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    problems = []
    for where in with_a_score_sheet(visitor):
        enlarge(visitor)
        problems += [f"{where}: {problem}" for problem in cut_off(visitor) + overlapping(visitor)]
        reduce(visitor)
        settle(visitor)
    assert not problems, "\n".join(problems)
