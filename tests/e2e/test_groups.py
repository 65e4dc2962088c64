"""A family's book: made, joined by its link, read by its members, and left."""

from playwright.sync_api import expect

from tests.e2e.measuring import cut_off, too_small
from tests.e2e.playing import play_over_http
from tests.e2e.test_access import violations
from tests.e2e.visitors import PHONE, Visitors


def test_two_who_played_meet_in_a_group_and_one_leaves_it(visitors: Visitors) -> None:
    ada, bo, code = visitors.two_at_a_table("skyjo")
    play_over_http([ada, bo], code)
    ada.go("/book")
    ada.page.get_by_role("link", name="Groups").click()
    ada.page.get_by_label("Name of the group").fill("Sunday")
    ada.page.get_by_role("button", name="Make the group").click()
    expect(ada.page.get_by_role("heading", name="Sunday")).to_be_visible()
    expect(ada.page.get_by_text("No two of you")).to_be_visible()
    link = ada.page.get_by_role("link", name="/join/").inner_text()

    bo.go(link.removeprefix(bo.url))
    expect(bo.page.get_by_role("heading", name="You are invited to “Sunday”.")).to_be_visible()
    assert [group["members"] for group in ada.get("/api/me/groups")] == [1]  # a look is no yes
    bo.page.get_by_label("Your name").fill("Bo the second")
    bo.page.get_by_role("button", name="Join").click()
    row = bo.page.get_by_role("row", name="Bo the second")
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(row.get_by_role("cell").last).to_contain_text("±")
    expect(bo.page.get_by_role("link", name="Skyjo")).to_contain_text("Bo the second")

    bo.page.get_by_role("button", name="Leave the group").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(bo.page.get_by_role("button", name="Make the group")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_text("No two of you")).to_be_visible()
    assert ada.page.get_by_text("Bo the second").count() == 0


def test_a_group_fits_a_phone_and_axe_finds_nothing(visitors: Visitors) -> None:
    ada, bo = visitors(PHONE, bypass_csp=True), visitors(PHONE)
    code = ada.make_table("skyjo")
    bo.join(code, 1)
    ada.command(code, "start")
    play_over_http([ada, bo], code)
    group = ada.post("/api/groups", {"name": "Großfamilie Winterhalter"})
    bo.post(f"/api/invitations/{group['link'].rpartition('/')[2]}", {})
    ada.go(f"/groups/{group['id']}")
    ada.page.get_by_role("table").wait_for()
    assert violations(ada, "group") == []
    assert (cut_off(ada), too_small(ada)) == ([], [])
