"""The page for people with real cards: by keyboard, by the names a screen reader says, without a network."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.measuring import cut_off, too_small
from tests.e2e.test_access import violations
from tests.e2e.test_layout import FINGER
from tests.e2e.test_score import wait_for_worker
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors

LYING = {"width": 844, "height": 390}


def part(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("region", name=name)


def tab_to(visitor: Visitor, wanted: Locator, most: int = 80) -> None:
    """With the key alone, as often as it takes."""
    expect(wanted).to_be_visible()
    for _ in range(most):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {wanted}")


def test_everything_with_the_keyboard_only(visitors: Visitors) -> None:
    ada = visitors(DESKTOP)
    keys = ada.page.keyboard
    ada.go("/")
    tab_to(ada, ada.page.get_by_role("link", name="With real cards"))
    keys.press("Enter")
    tab_to(ada, ada.page.get_by_role("link", name="Skip-Bo"))
    keys.press("Enter")
    expect(ada.page.get_by_role("heading", level=1, name="Skip-Bo with real cards")).to_be_visible()

    set_up = part(ada, "Setting up")
    tab_to(ada, set_up.get_by_role("combobox", name="How many players?"))
    keys.type("6")
    tab_to(ada, set_up.get_by_role("combobox", name="Cards in each stock"))
    keys.type("10")
    expect(set_up.get_by_role("status")).to_have_text("Everybody gets 10 cards; 102 are left to draw.")
    tab_to(ada, set_up.get_by_role("checkbox", name="Play in pairs"))
    keys.press("Space")
    expect(set_up.get_by_role("listitem").filter(has_text="opposite")).to_contain_text("Player 3 + Player 6")

    who = part(ada, "Who deals?")
    tab_to(ada, who.get_by_role("combobox", name="How many players?"))
    keys.type("2")
    for player, card in (("Player 1", "7"), ("Player 2", "7")):
        tab_to(ada, who.get_by_role("combobox", name=player))
        keys.type(card)
    expect(who.get_by_role("status")).to_have_text("Level: Player 1 and Player 2. Only they draw again.")
    tab_to(ada, who.get_by_role("button", name="Draw again"))
    keys.press("Enter")
    expect(who.get_by_role("status")).to_have_text("Still missing: Player 1 and Player 2.")

    what = part(ada, "What happens now?")
    question = what.locator("summary", has_text="Somebody is playing out of turn")
    tab_to(ada, question)
    keys.press("Enter")
    expect(what.get_by_text("The offender’s next turn begins without drawing.")).to_be_visible()

    check = part(ada, "Is the deck complete?")
    tab_to(ada, check.get_by_role("textbox", name="How many times Skip-Bo?"))
    keys.type("16")
    expect(check.get_by_role("status")).to_contain_text("Missing: 2 × Skip-Bo.")


def test_focus_stays_where_cards_are_drawn_again(visitors: Visitors) -> None:
    """The button goes; whoever pressed it goes on with the first card that is asked for."""
    ada = visitors(PHONE)
    ada.go("/real-table/skipbo")
    who = part(ada, "Who deals?")
    who.get_by_role("combobox", name="How many players?").select_option("2")
    for player in ("Player 1", "Player 2"):
        who.get_by_role("combobox", name=player).select_option("Skip-Bo")
    who.get_by_role("button", name="Draw again").press("Enter")
    expect(who.get_by_role("combobox", name="Player 1")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "fr-CA"])
def test_it_is_there_without_a_network_after_one_visit(visitors: Visitors, language: str) -> None:
    ada = visitors(PHONE, settings={"language": language})
    ada.go("/")
    wait_for_worker(ada)
    ada.context.set_offline(True)
    for game in ("skipbo", "skyjo"):
        ada.go(f"/real-table/{game}")
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.page.get_by_role("region")).to_have_count(4)
        ada.page.locator("summary").nth(5).click()
        expect(ada.page.locator("details[open] p").first).to_be_visible()
    ada.page.locator("section input[inputmode]").first.fill("4")
    expect(ada.page.get_by_role("status").last).to_contain_text("1 × −2")


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_all_that_opens_fits(visitors: Visitors, language: str, size: dict[str, int]) -> None:
    ada = visitors(size, settings={"language": language}, bypass_csp=True, **FINGER)
    for game in ("skipbo", "skyjo"):
        ada.go(f"/real-table/{game}")
        ada.page.locator("details").first.wait_for()
        ada.page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
        assert cut_off(ada) + too_small(ada) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert language != "en" or violations(ada, game) == []


def test_it_is_a_step_from_the_score_sheet_and_from_the_rules(visitors: Visitors) -> None:
    ada = visitors(PHONE)
    for path in ("/score", "/rules/skyjo"):
        ada.go(path)
        ada.page.get_by_role("link", name="With real cards").click()
        expect(ada.page.get_by_role("heading", level=1)).to_contain_text("real cards")
