from playwright.sync_api import expect

from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors

LONG = ["Maximilian", "Anna-Lena", "Bo", "Friederike", "Jo", "Christoph", "Mia", "Zoë"]


def begin(visitor: Visitor, names: list[str], game: str = "Skyjo") -> None:
    visitor.go("/score")
    visitor.page.get_by_role("radio", name=game).check(force=True)
    for at, name in enumerate(names):
        if at >= 3:
            visitor.page.get_by_role("button", name="Add a player").click()
        visitor.page.get_by_role("textbox", name=f"Player {at + 1}").fill(name)
    visitor.page.get_by_role("button", name="Begin").click()
    visitor.page.wait_for_url("**/score/mine/*")


def enter(visitor: Visitor, points: dict[str, int], closer: str) -> None:
    """A round of Skyjo, typed."""
    opening = visitor.page.get_by_role("button", name="Enter round")
    if opening.count():
        opening.click()
    for name, number in points.items():
        visitor.page.get_by_label(name, exact=True).first.fill(str(number))
    visitor.page.get_by_role("radio", name=closer).check(force=True)
    visitor.page.get_by_role("button", name="Write the round down").click()


def totals(visitor: Visitor) -> list[str]:
    return visitor.page.locator("tfoot td").all_inner_texts()


def wait_for_worker(visitor: Visitor) -> None:
    """Until all that is needed offline is there, the words of the language last."""
    words = "caches.match('./', { cacheName: 'tablee-language' }).then(found => found !== undefined)"
    visitor.until(lambda: visitor.page.evaluate(words))
    visitor.until(lambda: visitor.page.evaluate("navigator.serviceWorker.controller !== null"))


def test_a_round_with_the_keyboard_only(visitors: Visitors) -> None:
    ada = visitors(DESKTOP)
    begin(ada, ["Ada", "Bo", "Cy"])
    ada.page.get_by_label("Ada", exact=True).first.focus()
    for number in ("12", "7", "-3"):
        ada.page.keyboard.type(number)
        ada.page.keyboard.press("Enter")  # goes on to the next, and then to who has closed
    ada.page.keyboard.press("Space")
    ada.page.keyboard.press("Enter")
    assert totals(ada) == ["24", "7", "−3"]
    expect(ada.page.get_by_role("button", name="Enter round 2")).to_be_focused()


def test_a_round_tapped_card_by_card_survives_a_reload(visitors: Visitors) -> None:
    ada = visitors(PHONE, has_touch=True)
    begin(ada, ["Ada", "Bo", "Cy"])
    ada.page.get_by_role("button", name="Tap the cards of Ada").tap()
    for card in ("−2", "12", "12"):
        ada.page.get_by_role("button", name=card, exact=True).tap()
    expect(ada.page.get_by_text("3 cards: 22")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_label("Ada", exact=True).first).to_have_value("22")


def test_a_shared_sheet_is_seen_live(visitors: Visitors) -> None:
    ada, bo = visitors(PHONE), visitors(PHONE)
    begin(ada, ["Ada", "Bo", "Cy"])
    ada.page.get_by_role("button", name="Share it live").click()
    link = ada.page.get_by_role("link", name="/score/").inner_text()
    bo.go(link.removeprefix(bo.url))
    expect(bo.page.get_by_text("Ada deals.")).to_be_visible()
    enter(ada, {"Ada": 12, "Bo": 7, "Cy": -3}, closer="Ada")
    expect(bo.page.locator("tfoot td")).to_have_text(["24", "7", "−3"])
    assert bo.page.get_by_role("button").count() == 0
    ada.page.get_by_role("button", name="Stop sharing").click()
    expect(ada.page.get_by_role("button", name="Share it live")).to_be_visible()


def test_a_sheet_is_printed_on_one_page(visitors: Visitors) -> None:
    ada = visitors(DESKTOP)
    begin(ada, LONG)
    enter(ada, dict.fromkeys(LONG, 12), closer="Bo")
    ada.page.emulate_media(media="print")
    assert ada.page.get_by_role("button", name="Print").count() == 0
    pages = ada.page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
    assert pages == 1
