import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.measuring import (
    at_200_percent,
    crowded,
    cut_off,
    enlarge,
    examine,
    scrolls,
    too_small,
    violations,
)
from tests.e2e.playing import after, make_move, play_over_http, settle, with_finger, with_mouse
from tests.e2e.test_score import begin, enter
from tests.e2e.visitors import DESKTOP, PHONE, TABLET, Visitor, Visitors

WORDS = "de"  # the longest
OTHERS = ("en", "fr", "fr-CA", "nl", "it", "es", "pt")
LESSONS = ("/learn/skyjo", "/learn/skipbo")
PAGES = (
    *("/", "/settings", "/rules", "/rules/skyjo", "/rules/skipbo", "/learn", *LESSONS),
    *("/real-table", "/real-table/skyjo", "/real-table/skipbo", "/puzzles", "/analyse", "/book"),
    *("/groups", "/groups/none", "/join/none"),
    *("/score", "/score/new", "/score/mine/none", "/score/none", "/t/ZZZZZZ", "/r/none"),
)
MOST = {"skyjo": 8, "skipbo": 6}
LONG = {"skyjo": {"limit": 100}, "skipbo": {"stock_size": 20}}  # nothing ends while it is measured
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SMALL = {"width": 360, "height": 640}


def resize(visitor: Visitor, size: dict[str, int]) -> None:
    visitor.page.set_viewport_size(size)  # type: ignore[arg-type]


def at_table(visitor: Visitor, game: str, players: int, **options: object) -> None:
    """At a table where everybody has moved."""
    visitor.open(visitor.start_table(game, players, **LONG[game], **options))
    visitor.until(lambda: visitor.own)
    if game == "skyjo":
        make_move(visitor, with_finger)
        make_move(visitor, with_finger)
    visitor.until(lambda: visitor.own)


def with_scrolling(visitor: Visitor, spot: str) -> None:
    visitor.page.locator(f'[data-spot="{spot}"]').first.tap()


@pytest.mark.parametrize(
    "language", [WORDS, *(pytest.param(each, marks=pytest.mark.full) for each in OTHERS)]
)
def test_pages_fit_every_screen_and_axe_finds_nothing(visitors: Visitors, language: str) -> None:
    visitor = visitors(PHONE, settings={"language": language}, **FINGER)
    visitor.go("/")
    found = []
    for path in PAGES:
        visitor.travel(path)
        visitor.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
        assert visitor.page.locator("html").get_attribute("lang") == language
        if language == WORDS:
            found += examine(visitor, path)
        else:
            found += [f"{path}: {problem}" for problem in cut_off(visitor)]
        resize(visitor, DESKTOP)
        found += [f"{path} on a desk: {problem}" for problem in cut_off(visitor)]
        resize(visitor, PHONE)
    # Some are not there, and a group is nobody's business who is not known.
    visitor.complaints = [each for each in visitor.complaints if "404" not in each and "401" not in each]
    assert not found, "\n".join(found)


def test_a_score_sheet_fits_a_phone_and_axe_finds_nothing(visitors: Visitors) -> None:
    """One that is begun by eight with long names, is written in card by card, has rounds, and is shared."""
    visitor = visitors(PHONE, **FINGER)
    names = ["Maximilian", "Anna-Lena", "Bo", "Friederike", "Jo", "Christoph", "Mia", "Zoë"]
    begin(visitor, names)
    found = examine(visitor, "first round")
    visitor.page.get_by_role("button", name="Tap the cards of Bo").click()
    found += examine(visitor, "card by card")
    for points in (12, 22):
        enter(visitor, dict.fromkeys(names, points), closer="Maximilian")
    found += examine(visitor, "chart")
    visitor.page.get_by_role("button", name="Share it live").click()
    visitor.page.get_by_role("button", name="Stop sharing").wait_for()
    found += violations(visitor, "shared")
    assert not found, "\n".join(found)


# One step on; false at the last one, which leads elsewhere.
_GO_ON = """() => {
    const button = document.querySelector('.balloon .ways:has(.count) button')
    button?.click()
    return button !== null
}"""


@pytest.mark.full
def test_no_step_of_a_lesson_scrolls_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors(PHONE, settings={"language": WORDS})
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


# Windows, and how wide one's own cards are there at least, in pixels.
WINDOWS = {
    (360, 640): 44,
    (390, 844): 44,
    (667, 375): 44,
    (844, 390): 44,
    (768, 1024): 70,
    (1024, 768): 80,
    (1280, 800): 90,
    (1366, 768): 85,
    (1440, 900): 100,
    (1920, 1080): 115,
}
TABLES = [
    *(("skyjo", players, {}) for players in range(2, 9)),
    *(("skipbo", players, {}) for players in range(2, 7)),
    *(("skipbo", players, {"partners": True}) for players in (4, 6)),
]


def misfits(visitor: Visitor, game: str, players: int, **options: object) -> list[str]:
    """What does not fit at a table, in any window."""
    at_table(visitor, game, players, **options)
    found = []
    for (width, height), least in WINDOWS.items():
        resize(visitor, {"width": width, "height": height})
        crowding = crowded(visitor, least)
        if True in scrolls(visitor).values():
            crowding.append("it scrolls")
        found += [f"{width} × {height}: {problem}" for problem in crowding]
    resize(visitor, PHONE)
    found += cut_off(visitor) + too_small(visitor)
    if visitor.page.locator("section.other, section.own").count() != players:
        found.append("not everybody is shown")
    pairs = " in pairs" if options else ""
    return [f"{game}, {players} players{pairs}, {problem}" for problem in found]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        pytest.param(*table, marks=() if table[1] in (2, MOST[table[0]]) else pytest.mark.full)
        for table in TABLES
    ],
)
def test_every_table_fits_every_window(
    visitors: Visitors, game: str, players: int, options: dict[str, Any]
) -> None:
    """One's own cards are in the window and no smaller than others', nothing overlaps, nothing scrolls."""
    found = misfits(visitors(PHONE, **FINGER), game, players, **options)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", MOST)
def test_tables_fit_where_words_are_longest_and_text_has_200_percent(visitors: Visitors, game: str) -> None:
    visitor = visitors(PHONE, settings={"language": WORDS}, **FINGER)
    at_table(visitor, game, 3)
    found = []
    for size in (DESKTOP, TABLET, PHONE):
        resize(visitor, size)
        found += [f"{size['width']}: {problem}" for problem in cut_off(visitor)]
    for size in (DESKTOP, PHONE):
        resize(visitor, size)
        found += [f"{size['width']}: {problem}" for problem in at_200_percent(visitor)]
    enlarge(visitor)
    assert not scrolls(visitor)["across"]
    make_move(visitor, with_scrolling)
    assert not found, "\n".join(found)


@pytest.mark.full
@pytest.mark.parametrize("game", MOST)
def test_tables_fit_in_every_other_language(visitors: Visitors, game: str) -> None:
    found = []
    for language in OTHERS:
        visitor = visitors(PHONE, settings={"language": language}, **FINGER)
        at_table(visitor, game, 3)
        for size in (DESKTOP, TABLET, PHONE):
            resize(visitor, size)
            found += [f"{language} at {size['width']}: {problem}" for problem in cut_off(visitor)]
        visitor.context.close()
    assert not found, "\n".join(found)


SETTINGS = "how the table plays"
AFTER = ("over", "check", "replay", "moves")


def around_a_match(visitor: Visitor, game: str) -> Iterator[str]:
    """All that comes before, beside and after a match."""
    page = visitor.page
    several = {"limit": 30} if game == "skyjo" else {"stock_size": 3, "target": None}
    code = visitor.make_table(game, 3, **several)
    visitor.open(code)
    page.get_by_role("heading", name="Invite others").wait_for()
    yield "gathering"
    page.get_by_role("button", name="Change", exact=True).tap()
    page.get_by_role("button", name="Save", exact=True).wait_for()
    yield SETTINGS
    page.keyboard.press("Escape")
    for seat in (1, 2):
        visitor.command(code, "bot", seat=seat, level=1)
    visitor.command(code, "start")
    make_move(visitor, with_finger)
    visitor.until(lambda: visitor.own)
    yield "playing"
    for name, sign in (
        ("Settings", "Language"),
        ("Chat", "Well played"),
        ("Rules and help", "At this table"),
    ):
        page.get_by_role("button", name=name).tap()
        page.get_by_role("dialog").get_by_text(sign).first.wait_for()
        yield name
        page.get_by_role("button", name="Close").tap()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    play_over_http([visitor], code)
    page.get_by_role("link", name="Replay", exact=True).wait_for()
    yield "over"
    page.get_by_role("button", name="Check the deal").tap()
    page.get_by_text("The seed fits the commitment").wait_for()
    yield "check"
    page.get_by_role("link", name="Replay", exact=True).tap()
    page.get_by_role("slider").wait_for()
    for eyes in ("everybody", "open"):
        page.locator(".eyes select").select_option(eyes)
        page.get_by_role("button", name="One move on").tap()
        yield f"replay, {eyes}"
    page.get_by_role("button", name="Moves", exact=True).tap()
    yield "moves"


@pytest.mark.parametrize("game", ["skyjo", pytest.param("skipbo", marks=pytest.mark.full)])
def test_all_around_a_match_fits_a_phone_and_axe_finds_nothing(visitors: Visitors, game: str) -> None:
    visitor, friend = visitors(PHONE, **FINGER), visitors(PHONE)
    found = []
    for where in around_a_match(visitor, game):
        if where == "gathering":
            friend.open(visitor.table["code"])  # somebody looks on and talks
        if where.startswith(AFTER):
            found += examine(visitor, where)
        else:
            found += violations(visitor, where)
            found += [f"{where}: {problem}" for problem in too_small(visitor) if where != SETTINGS]
    assert not found, "\n".join(found)


def test_partners_fit_a_phone_with_their_piles_and_their_manners(visitors: Visitors) -> None:
    visitor = visitors(PHONE, **FINGER)
    at_table(visitor, "skipbo", 4, partners=True, manners="human")
    make_move(visitor, with_finger)
    visitor.until(lambda: visitor.own)
    assert visitor.page.locator('[data-spot^="partner-"]').count() == 5
    assert scrolls(visitor) == {"across": False, "down": False}
    found = too_small(visitor) + violations(visitor, "partners")
    visitor.page.locator(".manners .what").click()
    found += violations(visitor, "manners")
    assert not found, "\n".join(found)


def with_piles(message: Any) -> None:
    """Discard piles of six, one, four and no cards for everybody, and an empty hand for the last player."""
    places = message["game"]["places"]
    for seat, place in enumerate(places):
        place["discards"] = [
            [(seat + pile + depth) % 12 + 1 for depth in range(size)]
            for pile, size in enumerate((6, 1, 4, 0))
        ]
    places[-1]["hand_count"] = 0


# The numbers in the corners of cards that lie one over the other, where one of them is not whole.
_HALF = """cards => {
    const found = []
    for (const [at, card] of cards.entries()) {
        const number = card.querySelector('.corner text')?.getBoundingClientRect()
        const over = cards[at + 1]?.getBoundingClientRect()
        // a digit stands on the line, and its box goes on below that
        const line = number && number.bottom - 0.22 * number.height
        if (!number?.height) found.push('there is no number')
        else if (over?.left === card.getBoundingClientRect().left && line > over.top + 0.5)
            found.push(`${line - over.top} of ${number.height} are covered`)
    }
    return found
}"""


def test_all_discard_piles_of_another_can_be_looked_at(visitors: Visitors) -> None:
    visitor = visitors(PHONE, **FINGER)
    visitor.alter(with_piles)
    visitor.open(visitor.start_table("skipbo", 6, **LONG["skipbo"]))
    found = []
    for size in (PHONE, {"width": 667, "height": 375}, DESKTOP):
        resize(visitor, size)
        for look in visitor.page.get_by_role("button", name="All discard piles of").all():
            look.focus()
            look.press("Enter")
            assert look.get_attribute("aria-expanded") == "true"
            piles = visitor.page.locator(".piles")
            cards = piles.locator(".cards > div")
            assert cards.count() == 11
            found += cards.evaluate_all(_HALF)
            box = piles.bounding_box()
            assert box is not None
            if min(box["x"], box["y"]) < 0 or box["x"] + box["width"] > size["width"]:
                found.append(f"they leave the window of {size['width']}: {box}")
            if box["y"] + box["height"] > size["height"]:
                found.append(f"they leave the window of {size['height']}: {box}")
            look.press("Enter")
        found += visitor.page.locator(".own .discards > :has(.card)").evaluate_all(_HALF)
    assert not found, "\n".join(found)


def test_the_scores_beside_a_table_show_whole_numbers(visitors: Visitors) -> None:
    rounds = [[13, 21, 14]]
    seen: dict[str, Any] = {}

    def score(message: Any) -> None:
        seen.update(message.get("table", {}))
        totals = [sum(scores) for scores in zip(*rounds, strict=True)]
        message["table"] = {**seen, "match": {**seen["match"], "rounds": rounds, "totals": totals}}

    visitor = visitors({"width": 1440, "height": 900})
    visitor.alter(score)
    visitor.open(visitor.start_table("skyjo", 3, limit=500))
    table = visitor.page.locator(".scores table")
    table.wait_for()
    for scores in ([25, -18, 35], [11, 126, 24], [17, 30, 112]):
        rounds.append(scores)
        number = visitor.number
        make_move(visitor, with_mouse)
        visitor.until(lambda number=number: visitor.number > number)  # type: ignore[misc]
        heads = table.locator("thead th")
        name, *columns, total = [box for head in heads.all() if (box := head.bounding_box())]
        opaque = table.locator("thead th span:last-child").evaluate_all(
            "all => all.map(each => getComputedStyle(each).opacity === '1')"
        )
        whole = [
            each["x"] > name["x"] + name["width"] - 2 and each["x"] + each["width"] < total["x"] + 2
            for each in columns
        ]
        assert whole[-1], "the last round is covered"
        assert opaque == whole


def test_what_seven_others_did_does_not_overlap_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors(SMALL, **FINGER)
    code = visitor.start_table("skyjo", 8, limit=100)
    visitor.open(code)
    seen = play_over_http([visitor], code, after(6, "turn"))
    visitor.until(lambda: visitor.number >= seen["number"])
    strip = visitor.page.locator(".strip")
    strip.wait_for()
    room = strip.bounding_box()
    assert room is not None
    parts = strip.locator(".name, .small").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect())"
    )
    shown = [part for part in parts if part["top"] < room["y"] + room["height"]]
    shown.sort(key=lambda part: part["left"])
    assert strip.locator(".turn").count() >= 7
    assert len(shown) >= 9
    assert shown[0]["left"] >= room["x"]
    assert shown[-1]["right"] <= room["x"] + room["width"] + 0.5
    assert all(a["right"] <= b["left"] + 0.5 for a, b in itertools.pairwise(shown))


def test_the_hint_covers_no_own_card_where_there_is_room(visitors: Visitors) -> None:
    visitor = visitors({"width": 1440, "height": 900}, **FINGER)
    at_table(visitor, "skyjo", 3)
    visitor.page.get_by_role("button", name="Hint").click()
    hint = visitor.page.get_by_role("region", name="Hint")
    hint.locator(".chance").wait_for()
    settle(visitor)
    covered = hint.evaluate("""hint => [...document.querySelectorAll('main [data-spot]')].filter(spot => {
        const [a, b] = [hint.getBoundingClientRect(), spot.getBoundingClientRect()]
        return Math.min(a.right, b.right) > Math.max(a.left, b.left)
            && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
    }).map(spot => spot.dataset.spot)""")
    assert covered == []


def test_what_is_chosen_on_the_start_page_is_read_whole(visitors: Visitors) -> None:
    visitor = visitors(DESKTOP, settings={"language": WORDS})
    visitor.go("/")
    visitor.page.locator("summary").first.click()
    for size in (DESKTOP, PHONE):
        resize(visitor, size)
        wanting = visitor.page.locator("details select").evaluate_all("""all => all.map(select => {
            const whole = select.cloneNode(true), shown = select.offsetWidth
            whole.style.width = 'max-content'
            document.body.append(whole)
            const wanting = whole.offsetWidth - shown
            whole.remove()
            return wanting
        })""")
        assert len(wanting) == 3
        assert max(wanting) <= 1, size


def test_the_focus_begins_at_a_card_that_can_be_played(visitors: Visitors) -> None:
    visitor = visitors(DESKTOP)
    code = visitor.make_table("skipbo", 2, stock_size=20, dealer=1)
    visitor.open(code)
    visitor.command(code, "bot", seat=1, level=1)
    visitor.page.get_by_text("Only this computer can open this address.").wait_for()
    visitor.command(code, "start")
    visitor.page.locator("[data-spot]:focus").wait_for()
    assert visitor.page.evaluate("document.activeElement.matches('.source')")


def test_captions_of_piles_keep_their_distance_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors(SMALL, settings={"language": WORDS}, **FINGER)
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
