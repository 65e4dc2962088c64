from playwright.sync_api import expect

from tests.e2e.measuring import violations
from tests.e2e.playing import make_move, with_mouse
from tests.e2e.visitors import PHONE, Visitors


def test_a_handicap_is_suggested_and_hints_are_counted(visitors: Visitors) -> None:
    ada = visitors(PHONE)
    code = ada.make_table("skyjo", limit=100, dealer=1)
    ada.command(code, "bot", seat=1, level=1)
    ada.open(code)
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
    settings.get_by_label("Limit hints per game or round").check()
    settings.get_by_role("group").filter(has_text="Limit hints").last.get_by_role("spinbutton").nth(0).fill(
        "1"
    )
    settings.get_by_role("button", name="Save", exact=True).click()
    said = ada.page.get_by_role("listitem")
    expect(said.filter(has_text="begins with 73 points")).to_be_visible()
    expect(said.filter(has_text="1 hint in each game or round")).to_be_visible()

    ada.command(code, "ready")
    ada.command(code, "start")
    for _ in range(2):
        make_move(ada, with_mouse)
    ada.until(lambda: ada.own)
    ada.page.get_by_role("button", name="Hint (1 left)").click()
    hint = ada.page.get_by_role("region", name="Hint")
    hint.get_by_text("Chance to win").wait_for()
    expect(ada.page.locator(".status")).to_contain_text("has asked for a hint")
    status, panel = ada.page.locator(".status").bounding_box(), hint.bounding_box()
    assert status is not None
    assert panel is not None
    assert panel["y"] >= status["y"] + status["height"] - 4  # what is to be done can still be read
    assert violations(ada, "hint") == []
