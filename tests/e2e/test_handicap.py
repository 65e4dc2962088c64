"""A table that is made fair: the settings suggest a handicap, and the table says it."""

from playwright.sync_api import expect

from tests.e2e.visitors import PHONE, Visitors


def test_the_settings_suggest_a_handicap(visitors: Visitors) -> None:
    ada = visitors(PHONE)
    ada.open(ada.make_table("skyjo", limit=100))
    ada.page.get_by_role("button", name="Change", exact=True).click()
    settings = ada.page.get_by_role("dialog", name="How do you want to play?")
    settings.get_by_text("Suggest a handicap").click()
    strengths = settings.locator("details select")
    strengths.nth(0).select_option("4")
    strengths.nth(1).select_option("1")
    settings.get_by_role("button", name="Suggest", exact=True).click()
    numbers = settings.get_by_role("group", name="Handicap").get_by_role("spinbutton")
    expect(numbers.nth(0)).to_have_value("73")
    expect(numbers.nth(1)).to_have_value("0")
    settings.get_by_role("button", name="Play like this").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="begins with 73 points")).to_be_visible()
