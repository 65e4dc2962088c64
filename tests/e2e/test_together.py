from playwright.sync_api import expect

from tests.e2e.measuring import violations
from tests.e2e.playing import play_over_http
from tests.e2e.test_replay import slider
from tests.e2e.visitors import Visitor, Visitors


def press(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=name, exact=True).click()


def test_whoever_leads_through_a_replay_is_followed(visitors: Visitors) -> None:
    ada, bo, code = visitors.two_who_play("skyjo")
    play_over_http([ada, bo], code)
    ada.open(code)
    bo.open(code)
    ada.page.get_by_role("link", name="Replay", exact=True).click()
    press(ada, "Present")
    expect(ada.page.get_by_text("You’re presenting")).to_be_visible()
    bo.page.get_by_role("link", name=f"{ada.person['name']} is showing the match: watch along").click()
    expect(bo.page.get_by_text(f"You follow {ada.person['name']}.")).to_be_visible()

    slider(ada).fill("5")
    expect(slider(bo)).to_have_value("5")
    press(ada, "One move on")
    expect(slider(bo)).to_have_value("6")
    assert violations(bo, "together") == []

    press(bo, "One move back")  # whoever steps alone is left alone
    press(ada, "One move on")
    expect(bo.page.get_by_text(f"{ada.person['name']} is presenting.")).to_be_visible()
    expect(slider(bo)).to_have_value("5")
    press(bo, "Follow")
    expect(slider(bo)).to_have_value("7")

    press(bo, "Present")
    expect(ada.page.get_by_text(f"You follow {bo.person['name']}.")).to_be_visible()
    press(bo, "One move back")
    expect(slider(ada)).to_have_value("6")
    press(bo, "Stop")
    expect(ada.page.get_by_text("You follow")).to_be_hidden()
