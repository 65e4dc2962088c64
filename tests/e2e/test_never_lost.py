from playwright.sync_api import Locator, expect

from tests.e2e.playing import make_move, with_mouse
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors


def begin(visitor: Visitor, title: str = "Skyjo") -> str:
    """From the start page to the table; its code."""
    visitor.go("/")
    visitor.page.get_by_role("button", name=f"Play now: {title}").click()
    visitor.until(lambda: visitor.own)
    return str(visitor.table["code"])


def running(visitor: Visitor, code: str) -> Locator:
    return visitor.page.get_by_role("region", name="Your games").locator(f'a[href$="t/{code}"]')


def test_a_game_that_was_left_stands_first_on_the_start_page(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    code = begin(visitor)
    make_move(visitor, with_mouse, "?b2")
    for way in ("back", "link", "reload"):
        if way == "back":
            visitor.page.go_back()
        elif way == "link":
            visitor.page.get_by_role("link", name="Home").click()
        else:
            visitor.go("/")
        game = running(visitor, code)
        game.wait_for()
        if way != "reload":
            visitor.page.get_by_role("status").get_by_text("is waiting here").wait_for()
        first = visitor.page.get_by_role("heading", level=2).first
        assert first.inner_text() == "Your games"
        game.click()
        visitor.page.locator('[data-spot="b2"]').wait_for()
        assert visitor.table["code"] == code
        assert visitor.game is not None
        assert visitor.game["grids"][0][5] != "?"


def test_with_friends_it_says_whose_turn_it_is_and_the_tab_does_too(visitors: Visitors) -> None:
    one, other = visitors(DESKTOP), visitors(DESKTOP)
    one.go("/")
    one.page.get_by_role("button", name="Invite friends: Skyjo").click()
    one.until(lambda: one.table)
    code = str(one.table["code"])
    one.command(code, "configure", settings={**one.table["settings"], "players": 2, "options": {}})
    other.join(code, 1)
    one.command(code, "start")
    other.open(code)
    for visitor, moves in ((one, "?a1 ?b1"), (other, "?a1 ?b1")):
        for move in moves.split():
            make_move(visitor, with_mouse, move)
    one.until(
        lambda: one.game is not None and one.game["phase"] == "turn"
    )  # before that one may be waited for, too
    assert one.game is not None
    if one.game["waiting_for"] == [1]:
        expect(one.page).to_have_title("Skyjo · Tablée")
        make_move(other, with_mouse, "d")
        make_move(other, with_mouse, "k>c1")
    expect(one.page).to_have_title("Your turn · Skyjo · Tablée")
    assert "turn" in str(one.page.locator('link[rel="icon"]').get_attribute("href"))
    one.page.go_back()
    expect(running(one, code)).to_contain_text("Your turn")
    expect(one.page).to_have_title("Your turn · Tablée")
    one.page.get_by_role("status").get_by_text("carries on").wait_for()

    running(one, code).click()
    make_move(one, with_mouse, "d")
    make_move(one, with_mouse, "k>c1")
    expect(one.page).to_have_title("Skyjo · Tablée")
    assert "turn" not in str(one.page.locator('link[rel="icon"]').get_attribute("href"))
    one.page.go_back()
    expect(running(one, code)).to_contain_text(f"{other.person['name']} is playing")
    expect(one.page).to_have_title("Tablée")
