"""Hints as a handicap: the settings grant some to a seat, the server counts them, everybody sees it."""

from playwright.sync_api import expect

from tests.e2e.visitors import PHONE, Visitors


def test_a_seat_has_so_many_hints_and_everybody_sees_who_asks(visitors: Visitors) -> None:
    ada = visitors(PHONE)
    code = ada.make_table("skyjo", limit=100)
    ada.command(code, "bot", seat=1, level=1)
    ada.open(code)
    ada.page.get_by_role("button", name="Change", exact=True).click()
    settings = ada.page.get_by_role("dialog", name="How do you want to play?")
    settings.get_by_label("Only so many in each game or round").check()
    settings.get_by_role("group").filter(has_text="Only so many").last.get_by_role("spinbutton").nth(0).fill(
        "1"
    )
    settings.get_by_role("button", name="Play like this").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="1 hint in each game or round")).to_be_visible()
    ada.command(code, "ready")
    ada.command(code, "start")
    ada.page.get_by_role("button", name="Hint (1 left)").click()
    expect(ada.page.get_by_role("region", name="Hint")).to_be_visible()
    expect(ada.page.locator(".status")).to_contain_text("has asked for a hint")
