from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.measuring import cut_off, overlapping, too_small
from tests.e2e.playing import make_move, with_finger, with_mouse
from tests.e2e.visitors import DESKTOP, Visitors

SMALL = {"width": 360, "height": 640}
LYING = {"width": 844, "height": 390}
SIZES = (SMALL, LYING, DESKTOP)
OPTIONS: dict[str, dict[str, Any]] = {
    "skyjo": {"limit": 70, "next_start": "closer"},
    "skipbo": {"stock_size": 7},
}


@pytest.mark.parametrize("game", OPTIONS)
def test_the_rules_slide_over_the_table_with_its_options(visitors: Visitors, game: str) -> None:
    ada = visitors()
    ada.open(ada.start_table(game, **OPTIONS[game]))
    button = ada.page.get_by_role("button", name="Rules and help")
    button.focus()
    ada.page.keyboard.press("Enter")
    title = {"skyjo": "Rules of Skyjo", "skipbo": "Rules of Skip-Bo"}[game]
    panel = ada.page.get_by_role("dialog", name=title)
    here = panel.locator("dl")
    if game == "skyjo":
        expect(here).to_contain_text("70 points")
        expect(here).to_contain_text("The player who closed the last round begins the next.")
    else:
        expect(here).to_contain_text("7 cards")
    expect(panel.get_by_role("heading").nth(2)).to_be_attached()  # the text itself
    for size in SIZES:
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert cut_off(ada) == []
    ada.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(button).to_be_focused()
    make_move(ada, with_mouse)  # the game went on
    button.click()
    ada.page.get_by_role("button", name="Keys").click()
    expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_finger_finds_the_rules_and_the_way_back(visitors: Visitors) -> None:
    ada = visitors(SMALL, has_touch=True, is_mobile=True)
    ada.open(ada.start_table("skyjo"))
    ada.page.get_by_role("button", name="Rules and help").tap()
    panel = ada.page.get_by_role("dialog", name="Rules of Skyjo")
    expect(panel.get_by_role("link", name="Learn by playing")).to_be_visible()
    expect(panel.get_by_role("button", name="Keys")).to_be_hidden()
    assert too_small(ada) == []
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_be_hidden()
    make_move(ada, with_finger)


def test_the_first_game_offers_the_lesson_once(visitors: Visitors) -> None:
    ada = visitors(SMALL, wish={"game": "skyjo", "opponents": 1, "level": 1, "length": "short"})
    offer = ada.page.get_by_role("complementary", name="Show me")

    def play() -> None:
        ada.go("/")
        ada.page.get_by_role("button", name="Play now: Skyjo").click()
        ada.until(lambda: ada.game)

    play()
    expect(offer).to_contain_text("New to Skyjo?")
    for size in SIZES:
        ada.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert cut_off(ada) == []
        assert overlapping(ada) == []
    ada.until(lambda: ada.own)
    card = ada.page.locator('[data-spot="a1"]')
    before = card.bounding_box()
    make_move(ada, with_mouse)
    expect(offer).to_have_count(0)
    assert card.bounding_box() == before  # no card moves under a finger
    play()
    ada.page.locator("[data-spot]").first.wait_for()
    expect(offer).to_have_count(0)


def test_the_lesson_is_one_tap_away(visitors: Visitors) -> None:
    ada = visitors(SMALL, wish={"game": "skipbo", "opponents": 1, "level": 1, "length": "short"})
    ada.go("/")
    ada.page.get_by_role("button", name="Play now: Skip-Bo").click()
    ada.page.get_by_role("link", name="Show me").click()
    ada.page.wait_for_url("**/learn/skipbo")


def test_rules_are_printed_dark_on_white_whatever_the_theme(visitors: Visitors) -> None:
    ada = visitors(settings={"theme": "dark"})
    ada.go("/rules/skyjo")
    cloth = ada.page.locator("article .cloth").first
    expect(cloth).to_be_visible()
    ada.page.emulate_media(media="print")
    for found in (ada.page.locator("article h2").first, ada.page.locator("article p").first, cloth):
        expect(found).to_have_css("color", "rgb(0, 0, 0)")
    expect(cloth).to_have_css("background-image", "none")
    assert ada.page.get_by_role("button").count() == 0
