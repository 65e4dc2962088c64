import re

from playwright.sync_api import expect

from tests.e2e.measuring import cut_off, violations
from tests.e2e.test_replay import finish, slider
from tests.e2e.visitors import DESKTOP, PHONE, Visitors


def test_luck_and_skill_are_told_when_somebody_asks(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    record = finish(visitor, "skyjo", limit=1)
    visitor.go(f"/r/{record}")
    expect(slider(visitor)).to_be_visible()
    assert visitor.page.get_by_role("img", name=re.compile("chance to win")).count() == 0
    visitor.page.get_by_role("button", name="Luck and skill").click()
    visitor.page.get_by_role("button", name="Was it me, or the cards?").click()
    expect(visitor.page.get_by_role("img", name=re.compile("chance to win"))).to_be_visible()
    expect(visitor.page.get_by_role("columnheader", name="Luck")).to_be_visible()
    assert violations(visitor, "review") == []
    for size in (DESKTOP, PHONE):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        assert cut_off(visitor) == []
    luck = visitor.page.locator("tbody tr").first.locator("td").nth(1).inner_text().strip()
    moments = visitor.page.get_by_role("link", name=re.compile(r"^To move \d+$"))
    if moments.count():  # a bot of the first level rarely makes none
        name = moments.first.inner_text()
        moments.first.click()
        expect(slider(visitor)).to_have_value(str(int(name.split()[-1]) - 1))
    visitor.go("/book")
    expect(visitor.page.get_by_text(f"Luck: {luck}", exact=True)).to_be_visible()
    expect(visitor.page.get_by_text(f"{luck} in one reviewed match")).to_be_visible()
