"""Without eyes, with weak eyes, without a mouse: axe finds nothing, and everything that happens is said."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import focused, make_move, play_match, settle, with_keys, with_mouse
from tests.e2e.visitors import PHONE, Visitor, Visitors

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# What fades in is pale until it is there, and that is not its contrast.
ARRIVED = """Promise.allSettled(document.getAnimations()
    .filter(each => Number.isFinite(each.effect.getComputedTiming().endTime)).map(each => each.finished))"""
THEMES = ("light", "dark", "contrast")
PAGES = (
    *("/", "/settings", "/rules", "/rules/skyjo", "/rules/skipbo", "/learn", "/learn/skyjo", "/learn/skipbo"),
    *("/real-table", "/real-table/skyjo", "/real-table/skipbo", "/puzzles", "/analyse", "/book"),
    *("/groups", "/groups/none", "/join/none"),
    *("/score", "/score/new", "/score/mine/none", "/score/none", "/t/ZZZZZZ", "/r/none"),
)


def violations(visitor: Visitor, where: str) -> list[str]:
    """What axe finds. Themes differ in their colours alone: the other rules are asked once."""
    visitor.page.evaluate(ARRIVED)
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.add_script_tag(path=AXE)
    found = []
    for theme in THEMES:
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        rules: Any = {} if theme == THEMES[0] else {"runOnly": ["color-contrast"]}
        settle(visitor)
        answer: Any = visitor.page.evaluate(
            "rules => axe.run(document, { resultTypes: ['violations'], ...rules })", rules
        )
        found += [
            f"{where}, {theme}: {violation['id']}: {node['html'][:200]}"
            for violation in answer["violations"]
            for node in violation["nodes"]
        ]
    return found


def test_axe_finds_nothing_on_a_page(visitors: Visitors) -> None:
    visitor = visitors(PHONE, bypass_csp=True)
    found = []
    for path in PAGES:
        visitor.go(path)
        visitor.page.locator("h1").wait_for()
        found += violations(visitor, path)
    # Some are not there, and a group is nobody's business who is not known.
    visitor.complaints = [each for each in visitor.complaints if "404" not in each and "401" not in each]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_what_a_page_opens(visitors: Visitors) -> None:
    """My name, a question, a lesson at its end, and a page that did not come."""
    # A service worker has that page as soon as it is done, and would show it.
    visitor = visitors(PHONE, bypass_csp=True, service_workers="block")
    visitor.go("/")
    visitor.page.get_by_role("button", name="My name").click()
    visitor.page.get_by_role("button", name="Save").wait_for()
    found = violations(visitor, "profile")
    visitor.go("/settings")
    visitor.page.get_by_role("button", name="Delete me").click()
    found += violations(visitor, "confirm")
    visitor.page.get_by_role("button", name="No").click()
    assert not visitor.page.get_by_role("dialog").is_visible()
    visitor.go("/learn/skyjo")
    visitor.page.get_by_role("button", name="Skip").click()
    found += violations(visitor, "lesson")
    visitor.context.route("**/assets/*", lambda route: route.abort())
    visitor.page.evaluate("document.querySelector('a[href^=\"rules\"]').click()")
    visitor.page.get_by_role("alert").get_by_text("could not be loaded").wait_for()
    found += violations(visitor, "unloaded")
    visitor.complaints.clear()  # that it did not come, as was wanted
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_a_score_sheet(visitors: Visitors) -> None:
    visitor = visitors(PHONE, bypass_csp=True)
    visitor.go("/score")
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.page.get_by_role("button", name="Tap the cards of").first.click()
    found = violations(visitor, "card by card")
    for at, field in enumerate(visitor.page.locator("form input[inputmode]").all()):
        field.fill(str(9 * at))
    visitor.page.get_by_role("radio").first.check(force=True)
    visitor.page.get_by_role("button", name="Write the round down").click()
    visitor.page.get_by_role("button", name="Share it live").click()
    visitor.page.get_by_role("button", name="Stop sharing").wait_for()
    found += violations(visitor, "chart")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_axe_finds_nothing_at_a_table(visitors: Visitors, game: str) -> None:
    """While people gather, in the middle of a turn, with everything open that opens, after the match."""
    visitor, friend = visitors(PHONE, bypass_csp=True), visitors(PHONE)
    code = visitor.make_table(game, 3)
    visitor.open(code)
    found = violations(visitor, "gathering")
    visitor.page.get_by_role("button", name="Change", exact=True).click()
    visitor.page.get_by_role("button", name="Play like this").wait_for()
    found += violations(visitor, "how the table plays")
    visitor.page.keyboard.press("Escape")
    friend.open(code)  # somebody looks on and talks
    visitor.command(code, "bot", seat=1, level=1)
    visitor.command(code, "bot", seat=2, level=1)
    visitor.command(code, "start")
    make_move(visitor, with_mouse)
    visitor.until(lambda: visitor.own)
    found += violations(visitor, "playing")
    for name, sign in (
        ("Settings", "Language"),
        ("Talk", "Well played"),
        ("Rules and help", "At this table"),
    ):
        visitor.page.get_by_role("button", name=name).click()
        visitor.page.get_by_role("dialog").get_by_text(sign).first.wait_for()
        found += violations(visitor, name)
        visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("?")
    found += violations(visitor, "keys")
    visitor.page.keyboard.press("Escape")
    play_match(visitor, with_mouse)
    visitor.page.get_by_role("button", name="Check the deal").click()
    visitor.page.get_by_text("Was the deal fair?").wait_for()
    found += violations(visitor, "over")
    friend.until(lambda: friend.table["phase"] == "over")
    visitor.page.get_by_role("link", name="Watch it move by move").click()
    visitor.page.get_by_role("slider").wait_for()
    found += violations(visitor, "replay")
    visitor.page.get_by_role("combobox", name="Whose eyes").select_option("open")
    visitor.page.get_by_role("button", name="Moves").click()
    found += violations(visitor, "replay with open cards and all moves")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_at_a_table_of_partners_with_human_manners(visitors: Visitors) -> None:
    visitor = visitors(PHONE, bypass_csp=True)
    visitor.open(visitor.start_table("skipbo", 4, stock_size=20, partners=True, manners="human"))
    make_move(visitor, with_mouse)
    visitor.until(lambda: visitor.own)
    found = violations(visitor, "partners")
    visitor.page.locator(".manners .what").click()
    found += violations(visitor, "manners")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_a_hint(visitors: Visitors) -> None:
    visitor = visitors(PHONE, bypass_csp=True)
    visitor.open(visitor.start_table("skyjo", limit=100))
    make_move(visitor, with_mouse)
    make_move(visitor, with_mouse)
    visitor.until(lambda: visitor.own)
    visitor.page.get_by_role("button", name="Hint").click()
    found = violations(visitor, "thinking")
    visitor.page.get_by_text("Chance to win").wait_for(timeout=90_000)  # the first one compiles
    status, panel = (
        visitor.page.locator(where).bounding_box() for where in (".status", "section[aria-label=Hint]")
    )
    assert status is not None
    assert panel is not None
    assert panel["y"] >= status["y"] + status["height"] - 4  # what is to be done can still be read
    found += violations(visitor, "hint")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_while_the_device_is_handed_over(visitors: Visitors) -> None:
    visitor = visitors(PHONE, bypass_csp=True)
    code = visitor.make_table("skipbo")
    visitor.command(code, "sit", seat=1, guest="Oma")
    visitor.command(code, "start")
    visitor.open(code)
    visitor.page.get_by_role("button", name="I am").wait_for()
    found = violations(visitor, "hand-over")
    assert not found, "\n".join(found)


# ── Without a mouse ──────────────────────────────────────────────────────────────────────────────────


def test_what_opens_gives_the_focus_back(visitors: Visitors) -> None:
    visitor = visitors(settings={"confirm": True})
    visitor.open(visitor.start_table("skyjo", limit=100))
    for name in ("Settings", "Rules and help"):
        button = visitor.page.get_by_role("button", name=name)
        button.focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.get_by_role("dialog").wait_for()
        visitor.page.keyboard.press("Escape")
        expect(button).to_be_focused()
    make_move(visitor, with_keys)
    make_move(visitor, with_keys)
    make_move(visitor, with_keys, "d")
    for answer in ("Escape", "No", "Yes"):
        before = visitor.number
        with_keys(visitor, "c3")  # the drawn card for this one: the turn ends
        visitor.page.get_by_role("dialog").get_by_text("Make this move?").wait_for()
        if answer == "Escape":
            visitor.page.keyboard.press("Escape")
        else:
            visitor.page.get_by_role("button", name=answer).focus()
            visitor.page.keyboard.press("Enter")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
        assert focused(visitor) == "c3"
        if answer != "Yes":
            visitor.wait(0.2)
            assert visitor.number == before
    visitor.until(lambda: visitor.number > before)


def test_the_focus_of_a_button_that_goes_away_is_not_lost(visitors: Visitors) -> None:
    """The move that is taken back takes its button along; so does whoever has been handed the device."""
    visitor = visitors()
    code = visitor.make_table("skipbo")
    visitor.command(code, "sit", seat=1, guest="Oma")
    visitor.command(code, "start")
    visitor.open(code)
    ready = visitor.page.get_by_role("button", name="I am")
    expect(ready).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(ready).to_have_count(0)
    assert focused(visitor).split(":")[0] in ("hand", "stock", "build", "discard")


# ── What a screen reader is told ─────────────────────────────────────────────────────────────────────

# Everything that a live region ever says.
_LISTEN = """
    window.announced = []
    new MutationObserver(() => {
        for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
            const text = region.textContent.replace(/\\s+/g, ' ').trim()
            if (text !== region.heard) window.announced.push(text)
            region.heard = text
        }
    }).observe(document, { subtree: true, childList: true, characterData: true })
"""

SAID = {
    "skyjo": {
        "shuffled": "shuffled",
        "dealt": "The discard pile begins with",
        "turned_over": "You turn over",
        "round_began": "begins? the round",
        "drew": "draws? an? ",
        "exchanged": "goes out",
        "rejected": "discards? the",
        "column_cleared": "clears? column",
        "closed": "face up: everybody else has one more turn",
        "revealed": " had an? .* at ",
        "round_ended": "The round is over",
    },
    "skipbo": {
        "shuffled": "shuffled",
        "dealer_drew": "for the deal",
        "dealt": "On top of the stocks",
        "turn_began": "It is (your|.*’s) turn",
        "drew": "draws? [0-9S]",
        "played": "plays? .* onto building pile",
        "stock_turned": "stock (now shows|is empty)",
        "pile_finished": "is complete",
        "discarded": "discards? .* on (your )?discard pile",
        "turn_ended": "turn is over",
        "game_ended": "Points:",
    },
}
RARE = {"column_cleared", "pile_finished", "rejected", "revealed"}  # may not come about in one match


@pytest.mark.parametrize("game", SAID)
def test_every_event_is_announced(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    visitor.page.add_init_script(_LISTEN)
    code = visitor.make_table(game)
    visitor.open(code)
    visitor.command(code, "bot", seat=1, level=1)
    visitor.command(code, "start")
    play_match(visitor, with_mouse)
    visitor.page.get_by_role("button", name="Play again").wait_for()
    announced = " ".join(visitor.page.evaluate("window.announced"))
    events = {event["event"] for happened in visitor.happened() for event in happened["events"]}
    assert SAID[game].keys() - events <= RARE
    assert events <= SAID[game].keys()
    missing = [event for event in events if not re.search(SAID[game][event], announced)]
    assert not missing, announced


def test_refusals_and_a_lost_line_are_announced(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.page.add_init_script(_LISTEN)
    visitor.open(visitor.start_table("skyjo"))
    make_move(visitor, with_mouse, "?a1")
    settle(visitor)
    visitor.page.locator('[data-spot="a1"]').click()
    visitor.page.get_by_role("alert").get_by_text("face up already").wait_for()
    visitor.context.set_offline(True)
    visitor.page.get_by_text("The connection is lost").wait_for()
    announced = " ".join(visitor.page.evaluate("window.announced"))
    assert "face up already" in announced
    assert "The connection is lost" in announced


def test_every_spot_has_a_name_that_says_what_lies_there(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.open(visitor.start_table("skyjo"))
    make_move(visitor, with_mouse, "?b2")
    assert visitor.game is not None
    card = str(visitor.game["grids"][0][5]).replace("-", "−")
    visitor.page.get_by_role("button", name=f"column b, row 2: {card}").wait_for()
    names = [spot.inner_text() for spot in visitor.page.locator("[data-spot]").all()]
    assert all(name.strip() for name in names)
