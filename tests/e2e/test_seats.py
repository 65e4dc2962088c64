import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.measuring import violations
from tests.e2e.playing import focused, make_move, with_finger, with_mouse
from tests.e2e.visitors import PHONE, Visitor, Visitors


def hand(visitor: Visitor) -> Locator:
    return visitor.page.locator('[data-spot^="hand:"]')


def hot_seat(visitor: Visitor, game: str, **options: Any) -> None:
    """Two people at one device; a match is dealt."""
    code = visitor.make_table(game, **options)
    visitor.command(code, "sit", seat=1, guest="Oma")
    visitor.command(code, "start")
    visitor.open(code)


def test_between_two_people_at_one_device_no_hand_is_shown(visitors: Visitors) -> None:
    """Over several turns of Skip-Bo, with a stock that nobody empties in so few."""
    visitor = visitors(PHONE)
    hot_seat(visitor, "skipbo", stock_size=20, target=None)
    holder, handed = None, 0
    while handed < 3:
        visitor.until(lambda: visitor.own)
        assert visitor.own is not None
        if holder != visitor.own["seat"]:
            holder, handed = visitor.own["seat"], handed + 1
            take_over(visitor, handed)
        shown = [spot.get_attribute("data-spot") for spot in hand(visitor).all()]
        assert shown == [f"hand:{card}" for card in visitor.own["hand"]]
        make_move(visitor, with_mouse)


def take_over(visitor: Visitor, handed: int) -> None:
    """The device is handed over; until the next one says so, nothing of any hand is seen, said or done."""
    assert visitor.own is not None
    name = visitor.table["seats"][visitor.own["seat"]]["person"]["name"]
    visitor.page.get_by_role("heading", name=f"Hand the device to {name}").wait_for()
    visitor.page.keyboard.press("Digit1")  # keys do nothing meanwhile
    assert visitor.page.locator("[data-spot]").count() == 0
    assert not re.search(r"draws? (an? )?[0-9S](?!\d* cards?\b)", visitor.text())  # how many, not which
    ready = visitor.page.get_by_role("button", name=f"I am {name}")
    expect(ready).to_be_focused()
    if handed == 1:
        assert violations(visitor, "hand-over") == []
    visitor.page.keyboard.press("Enter")
    expect(ready).to_have_count(0)
    hand(visitor).first.wait_for()
    assert focused(visitor).split(":")[0] in ("hand", "stock", "build", "discard")  # not lost with the button


def test_two_people_at_one_device_play_skyjo_each_with_their_own_cards(visitors: Visitors) -> None:
    """Nobody has a hand: nothing is handed over, and whoever is to play has the cards in front."""
    visitor = visitors(PHONE, has_touch=True, is_mobile=True)
    hot_seat(visitor, "skyjo", limit=100)
    seats: list[int] = []
    while len(set(seats[4:])) < 2:  # each has turned over two cards, and had a turn
        visitor.until(lambda: visitor.own)
        assert visitor.own is not None
        seat = visitor.own["seat"]
        seats.append(seat)
        visitor.page.locator(
            f'[data-spot="a1"] [data-place="cell:{seat}:a1"], [data-spot] .gone'
        ).first.wait_for()
        assert visitor.page.get_by_role("heading", name="Hand the device").count() == 0
        make_move(visitor, with_finger)


def test_who_looks_on_sees_the_table_and_no_hand(visitors: Visitors) -> None:
    player, watcher = visitors(), visitors()
    code = player.start_table("skipbo", 3, stock_size=20, dealer=2)
    watcher.open(code)
    player.open(code)
    watcher.page.locator('[data-spot="build:1"]').wait_for()
    make_move(player, with_mouse)
    watcher.until(lambda: watcher.number == player.number)
    assert hand(watcher).count() == 0
    assert watcher.page.locator("[data-spot]:is(.source, .target)").count() == 0
    assert watcher.yours == []
    assert watcher.page.locator("section.other, section.own").count() == 3
    watcher.page.keyboard.press("Digit1")
    watcher.page.locator('[data-spot="build:1"]').click()
    assert not [sent for sent in watcher.sent if '"move"' in sent.text]


def three_of_whom_one_is_gone(visitors: Visitors) -> tuple[list[Visitor], str]:
    """Ann and Ben play on their pages, Cleo was never here; Dan looks on. Nobody's grace is long."""
    ann, ben, cleo, dan = [visitors(PHONE) for _ in range(4)]
    ann.come()
    settings = {"game": "skipbo", "players": 3, "options": {"dealer": 2}, "grace": 0}
    code = str(ann.post("/api/tables", settings)["code"])
    ann.command(code, "sit", seat=0)
    ben.join(code, 1)
    cleo.join(code, 2)
    ann.command(code, "start")
    for visitor in (ann, ben, dan):
        visitor.open(code)
    return [ann, ben, cleo, dan], code


def test_who_looks_on_asks_for_the_seat_of_who_is_gone_and_all_agree(
    visitors: Visitors, no_grace: None
) -> None:
    (ann, ben, cleo, dan), code = three_of_whom_one_is_gone(visitors)
    assert ann.page.get_by_role("button", name="Ask for seat").count() == 0
    dan.page.get_by_role("button", name="Ask for seat 3").click()
    for visitor in (ann, ben):
        question = visitor.page.get_by_role("alert").filter(has_text="would like to take over seat 3")
        question.get_by_text("would see its cards").wait_for()
        assert violations(visitor, "the question") == []
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert dan.yours == []
    yes = ann.page.get_by_role("button", name="All right")
    yes.focus()
    ann.page.keyboard.press("Enter")
    dan.page.get_by_text("Waiting for").wait_for()
    assert violations(dan, "the wait") == []
    ben.page.reload()  # the question is still there
    ben.page.get_by_role("button", name="All right").click()
    dan.until(lambda: [own["seat"] for own in dan.yours] == [2])
    for visitor in (ann, ben, dan):
        visitor.page.get_by_text("has seat 3 now and sees its cards").first.wait_for()
        assert visitor.page.get_by_text("would like to take over").count() == 0
    cleo.open(code)  # and has her cards again
    cleo.until(lambda: [own["seat"] for own in cleo.yours] == [2])
    dan.until(lambda: dan.yours == [])
