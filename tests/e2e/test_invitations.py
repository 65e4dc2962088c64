import re

from playwright.sync_api import expect

from tests.e2e.measuring import violations
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors

SMALL = {"width": 360, "height": 640}


def invited(visitor: Visitor, title: str = "Skyjo") -> str:
    visitor.go("/")
    visitor.page.get_by_role("button", name=f"Invite friends: {title}").click()
    visitor.until(lambda: visitor.table)
    return str(visitor.table["code"])


def say_name(visitor: Visitor, name: str, button: str) -> None:
    visitor.page.get_by_role("textbox", name="What should we call you?").fill(name)
    visitor.page.get_by_role("button", name=button).click()


def test_two_browsers_meet_by_a_code_and_seats_fill_before_their_eyes(visitors: Visitors) -> None:
    host, friend = visitors(SMALL), visitors(DESKTOP)
    code = invited(host)
    say_name(host, "Ada", "Done")
    expect(host.page.get_by_role("list").get_by_text("Ada", exact=True)).to_be_visible()
    for shown in (  # without scrolling
        host.page.get_by_text(f"{code[:3]} {code[3:]}"),
        host.page.get_by_text("Only this computer can open this address."),
        host.page.get_by_role("button", name="Share the link"),
    ):
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= SMALL["height"]
    assert violations(host, "the lobby") == []

    friend.go("/")
    friend.page.get_by_label("Table code").fill(f"{code[:3]} {code[3:].lower()}")
    friend.page.get_by_role("button", name="Join").click()
    friend.page.get_by_role("textbox", name="What should we call you?").wait_for()
    assert friend.page.get_by_role("button", name="Sit here").count() == 0  # a name first
    friend.page.get_by_role("button", name="Come in").click()
    friend.page.get_by_role("alert").get_by_text("your name first").wait_for()
    say_name(friend, "Bo", "Come in")
    expect(host.page.get_by_role("list").get_by_text("Bo", exact=True)).to_be_visible()
    expect(friend.page.get_by_role("list").get_by_text("Ada", exact=True)).to_be_visible()
    assert [seat["person"]["name"] for seat in host.table["seats"] if seat["person"]] == ["Ada", "Bo"]


def test_a_wrong_code_is_said_beside_it_and_stays(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    visitor.go("/")
    field = visitor.page.get_by_label("Table code")
    for typed, said in (("abc", "six letters"), ("222 222", "no table")):
        field.fill(typed)
        visitor.page.get_by_role("button", name="Join").click()
        visitor.page.get_by_role("alert").get_by_text(said).wait_for()
        expect(field).to_have_value(typed)
        expect(field).to_be_focused()
        assert re.fullmatch(r"http://[^/]+/", visitor.page.url)


def test_a_full_table_says_so_and_lets_one_watch(visitors: Visitors) -> None:
    host, friend, late = visitors(), visitors(), visitors(PHONE)
    code = host.make_table("skyjo")
    friend.join(code, 1)
    late.open(code)
    late.page.get_by_text("This table is full. You can watch").wait_for()
    friend.command(code, "stand", seat=1)
    say_name(late, "Cy", "Come in")
    late.until(lambda: any(seat["person"] and seat["person"]["name"] == "Cy" for seat in late.table["seats"]))
