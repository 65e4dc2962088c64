"""Who sees which cards: several people at one device, and somebody who looks on."""

from playwright.sync_api import Locator

from tests.e2e.playing import make_move, with_mouse
from tests.e2e.visitors import PHONE, Visitor, Visitors


def hand(visitor: Visitor) -> Locator:
    return visitor.page.locator('[data-spot^="hand:"]')


def test_between_two_people_at_one_device_no_hand_is_shown(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    code = visitor.make_table("skipbo")
    visitor.command(code, "sit", seat=1, guest="Oma")
    visitor.command(code, "start")
    visitor.open(code)
    for _ in range(3):
        visitor.until(lambda: visitor.own)
        assert visitor.own is not None
        name = visitor.table["seats"][visitor.own["seat"]]["person"]["name"]
        visitor.page.get_by_role("heading", name=f"Hand the device to {name}").wait_for()
        assert visitor.page.locator("[data-spot]").count() == 0
        visitor.page.keyboard.press("Digit1")  # keys do nothing meanwhile
        assert visitor.page.locator("[data-spot]").count() == 0
        visitor.page.get_by_role("button", name=f"I am {name}").click()
        hand(visitor).first.wait_for()
        shown = [spot.get_attribute("data-spot") for spot in hand(visitor).all()]
        assert shown == [f"hand:{card}" for card in visitor.own["hand"]]
        discard = next(move for move in visitor.own["legal_moves"] if ":" in move)
        make_move(visitor, with_mouse, discard)


def test_who_looks_on_sees_the_table_and_no_hand(visitors: Visitors) -> None:
    player, watcher = visitors(), visitors()
    code = player.start_table("skipbo", 3)
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
