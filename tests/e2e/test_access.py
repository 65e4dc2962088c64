"""Without eyes, with weak eyes, without a mouse: axe finds nothing, and everything that happens is said."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.playing import make_move, play_match, settle, with_mouse
from tests.e2e.visitors import PHONE, Visitor, Visitors

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark", "contrast")
PAGES = ("/", "/settings", "/rules", "/rules/skyjo", "/rules/skipbo", "/learn", "/score", "/t/ZZZZZZ")


def violations(visitor: Visitor, where: str) -> list[str]:
    """What axe finds. Themes differ in their colours alone: the other rules are asked once."""
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


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visitors: Visitors, path: str) -> None:
    visitor = visitors(PHONE, bypass_csp=True)
    visitor.go(path)
    found = violations(visitor, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_axe_finds_nothing_at_a_table(visitors: Visitors, game: str) -> None:
    """While people gather, in the middle of a turn, with the settings open, after the match."""
    visitor = visitors(PHONE, bypass_csp=True)
    code = visitor.make_table(game, 3)
    visitor.open(code)
    found = violations(visitor, "gathering")
    for seat in (1, 2):
        visitor.command(code, "bot", seat=seat, level=1)
    visitor.command(code, "start")
    make_move(visitor, with_mouse)
    visitor.until(lambda: visitor.own)
    found += violations(visitor, "playing")
    visitor.page.get_by_role("button", name="Settings").click()
    found += violations(visitor, "settings")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("?")
    found += violations(visitor, "keys")
    visitor.page.keyboard.press("Escape")
    play_match(visitor, with_mouse)
    visitor.page.get_by_role("button", name="Play again").wait_for()
    found += violations(visitor, "over")
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
        "revealed": " was an? ",
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
