import re

from playwright.sync_api import expect

from tests.e2e.measuring import violations
from tests.e2e.playing import play_over_http
from tests.e2e.visitors import DESKTOP, PHONE, Visitors


def test_the_deal_of_the_day_is_played_once_and_placed(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    visitor.go("/")
    visitor.page.get_by_role("heading", name="Deal of the day").wait_for()
    visitor.page.get_by_role("button", name="Play Skyjo", exact=True).click()
    visitor.until(lambda: visitor.table.get("phase") == "playing")
    code = visitor.table["code"]
    visitor.travel("/settings")
    play_over_http([visitor], code)
    visitor.open(code)

    visitor.page.get_by_role("link", name="Deal of the day").click()
    expect(visitor.page.get_by_text("Place 1 of 1").or_(visitor.page.get_by_text("of 2"))).to_be_visible()
    today = visitor.page.get_by_role("table", name="Today")
    expect(today.get_by_text("You")).to_be_visible()
    expect(today.get_by_text("Sparrow")).to_be_visible()  # the bots have begun to play
    without_luck = re.compile(r"^(0%|[+−][\d.]+%)$")
    for who in ("You", "Sparrow"):
        row = today.get_by_role("row").filter(has_text=who)
        expect(row.get_by_role("cell").last).to_have_text(without_luck)
    week = visitor.page.get_by_role("table", name="This week")
    expect(week.get_by_role("row").filter(has_text="You").get_by_role("cell").last).to_have_text(without_luck)
    for size in (DESKTOP, PHONE):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(visitor, "daily") == []

    visitor.go("/")
    expect(visitor.page.get_by_role("link", name="Skyjo · Place")).to_be_visible()
    assert violations(visitor, "start") == []
