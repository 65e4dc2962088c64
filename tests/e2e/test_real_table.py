from playwright.sync_api import Locator, expect

from tests.e2e.visitors import DESKTOP, Visitor, Visitors


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
    expect(who.get_by_role("combobox", name="Player 1")).to_be_focused()  # although the button has gone

    what = part(ada, "What happens now?")
    question = what.locator("summary", has_text="Somebody is playing out of turn")
    tab_to(ada, question)
    keys.press("Enter")
    expect(what.get_by_text("The offender’s next turn begins without drawing.")).to_be_visible()

    check = part(ada, "Is the deck complete?")
    tab_to(ada, check.get_by_role("textbox", name="How many times Skip-Bo?"))
    keys.type("16")
    expect(check.get_by_role("status")).to_contain_text("Missing: 2 × Skip-Bo.")
