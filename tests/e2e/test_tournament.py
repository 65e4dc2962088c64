from functools import partial

from playwright.sync_api import expect

from tests.e2e.measuring import violations
from tests.e2e.playing import make_move, play_over_http, with_mouse
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors


def _join(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take part").click()
    expect(visitor.page.get_by_role("button", name="Withdraw")).to_be_visible()


def _is_playing(visitor: Visitor) -> bool:
    return visitor.table.get("phase") == "playing"


def test_two_people_and_two_bots_play_a_tournament(visitors: Visitors) -> None:
    ada, bo = visitors(DESKTOP), visitors(PHONE)
    ada.go("/")
    ada.page.get_by_role("link", name="Tournament").click()
    ada.page.get_by_label("Which game").select_option(label="Skyjo")
    ada.page.get_by_label("Length").select_option(label="One round")
    ada.page.get_by_label("Rounds").select_option("1")
    ada.page.get_by_label("Time for a turn").select_option(label="5 minutes")
    ada.page.get_by_label("A bot fills in after").select_option(label="15 seconds")
    assert violations(ada, "new tournament") == []
    ada.page.get_by_role("button", name="Set up a tournament").click()
    _join(ada, "Ada")
    bo.go(ada.page.url.removeprefix(visitors.url))
    _join(bo, "Bo")
    assert violations(bo, "gathering") == []

    expect(ada.page.get_by_role("heading", name="2 players")).to_be_visible()
    ada.page.get_by_role("button", name="Start the tournament").click()
    for visitor in (ada, bo):  # led to their table
        visitor.until(partial(_is_playing, visitor))
        assert (visitor.table["settings"]["clock"], visitor.table["settings"]["grace"]) == (300, 15)
    make_move(ada, with_mouse)
    codes = {visitor.table["code"] for visitor in (ada, bo)}
    for code in codes:  # they are at one table or at two
        play_over_http([visitor for visitor in (ada, bo) if visitor.table["code"] == code], code)

    for visitor, other in ((ada, "Bo"), (bo, "Ada")):
        visitor.page.get_by_role("link", name="Tournament").last.click()
        expect(visitor.page.get_by_text("The tournament is over")).to_be_visible()
        rows = visitor.page.get_by_role("table").get_by_role("row")
        expect(rows).to_have_count(5)
        expect(rows.filter(has_text="You")).to_have_count(1)
        expect(rows.filter(has_text=other)).to_have_count(1)
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(visitor, "results") == []
    with bo.page.expect_response(lambda response: response.url.partition("?")[0].endswith("/replay")) as told:
        bo.page.get_by_role("link", name="Replay", exact=True).first.click()
    assert told.value.ok
