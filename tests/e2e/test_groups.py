from playwright.sync_api import expect

from tests.e2e.measuring import cut_off, too_small, violations
from tests.e2e.playing import play_over_http
from tests.e2e.test_score import begin, enter
from tests.e2e.visitors import PHONE, Visitors


def test_two_who_played_meet_in_a_group_and_one_leaves_it(visitors: Visitors) -> None:
    ada, bo, code = visitors.two_who_play("skyjo")
    play_over_http([ada, bo], code)
    ada.go("/book")
    ada.page.get_by_role("link", name="Groups").click()
    ada.page.get_by_label("Name of the group").fill("Familie Winterhalter")
    ada.page.get_by_role("button", name="Create group").click()
    expect(ada.page.get_by_role("heading", name="Familie Winterhalter")).to_be_visible()
    expect(ada.page.get_by_text("No two of you")).to_be_visible()
    link = ada.page.get_by_role("link", name="/join/").inner_text()

    bo.go(link.removeprefix(bo.url))
    expect(bo.page.get_by_role("heading", name="You are invited to “Familie Winterhalter”.")).to_be_visible()
    assert [group["members"] for group in ada.get("/api/me/groups")] == [1]  # a look is no yes
    bo.page.get_by_label("Your name").fill("Bo the second")
    bo.page.get_by_role("button", name="Join").click()
    row = bo.page.get_by_role("row", name="Bo the second")
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(row.get_by_role("cell").last).to_contain_text("±")
    expect(bo.page.get_by_role("link", name="Skyjo")).to_contain_text("Bo the second")
    assert violations(bo, "group") == []
    assert (cut_off(bo), too_small(bo)) == ([], [])

    bo.page.get_by_role("button", name="Leave the group").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(bo.page.get_by_role("button", name="Create group")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("No two of you")).to_be_visible()
    assert ada.page.get_by_text("Bo the second").count() == 0


def test_an_evening_with_real_cards_counts_when_two_have_said_who_they_were(visitors: Visitors) -> None:
    ada, bo = visitors(PHONE), visitors(PHONE)
    begin(ada, ["Ada", "Bo", "Cy"])
    enter(ada, {"Ada": 120, "Bo": 7, "Cy": 3}, closer="Cy")
    ada.come()
    group = ada.post("/api/groups", {"name": "Sunday"})
    bo.come()
    bo.post(f"/api/invitations/{group['link'].rpartition('/')[2]}", {})
    ada.go(f"/groups/{group['id']}")
    ada.page.get_by_role("combobox", name="Choose a score sheet").select_option(index=1)
    ada.page.get_by_role("button", name="Put it into the group").click()
    ada.page.get_by_role("listitem").filter(has_text="Player 1: 120").last.get_by_role("button").click()
    expect(ada.page.get_by_role("button", name="That was not me")).to_be_visible()
    bo.go(f"/groups/{group['id']}")
    bo.page.get_by_role("listitem").filter(has_text="Player 3: 3").last.get_by_role("button").click()
    expect(bo.page.get_by_role("row", name=bo.person["name"]).get_by_role("cell").first).to_have_text("1")
    expect(bo.page.get_by_text("· real cards")).to_be_visible()
    assert bo.page.get_by_text("Cy").count() == 0
