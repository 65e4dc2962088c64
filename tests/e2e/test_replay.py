import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tablee.game.rng import commitment
from tablee.match.record import Record, load
from tablee.match.replay import replay, verify
from tests.e2e.playing import play_over_http, settle
from tests.e2e.visitors import PHONE, Visitor, Visitors

GAMES = ("skyjo", "skipbo")


def finish(visitor: Visitor, game: str, **options: Any) -> str:
    """A match against a bot, seen from its end; the id of its record."""
    code = visitor.start_table(game, **options)
    play_over_http([visitor], code)
    visitor.open(code)
    visitor.until(lambda: visitor.table["phase"] == "over")
    return str(visitor.table["match"]["record"])


def saved(visitor: Visitor, folder: Path) -> Record:
    """The record as the page's button saves it."""
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return load(file)


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="Move")


def shown(visitor: Visitor) -> dict[str, str]:
    """The cards that lie face up, by their places."""
    settle(visitor)
    faces: dict[str, str] = visitor.page.evaluate("""() => Object.fromEntries(
        [...document.querySelectorAll('[data-place]')]
            .map(place => [place, place.querySelector('svg :is(.big, .as, .name)')])
            .filter(([_, face]) => face !== null)
            .map(([place, face]) => [place.dataset.place, face.textContent]))""")
    return {place: text.replace("−", "-") for place, text in faces.items()}


def lying(record: Record, moves: int) -> dict[str, str]:
    """The same by the rules: what everybody could see after so many moves."""
    match = replay(record, moves)
    view = match.game.view(match.state, None).data()
    if record.game == "skyjo":
        found = {
            f"cell:{seat}:{'abcd'[at % 4]}{at // 4 + 1}": str(card)
            for seat, grid in enumerate(view["grids"])
            for at, card in enumerate(grid)
            if card not in ("?", None)
        }
        return {**found, "discard": str(view["discard"][-1])}
    found = {}
    for seat, place in enumerate(view["places"]):
        found[f"stock:{seat}"] = "SB" if place["stock_top"] == "W" else str(place["stock_top"] or "")
        for at, pile in enumerate(place["discards"]):
            found[f"laid:{seat}:{at}"] = "SB" if pile and pile[-1] == "W" else str(pile[-1] if pile else "")
    for at, pile in enumerate(view["building"]):
        found[f"build:{at}"] = str(len(pile) or "")
    return {place: text for place, text in found.items() if text != ""}


def assert_hands_are_those_of_the_chosen_eyes(visitor: Visitor, record: Record) -> None:
    hands = [sorted(hand) for hand in replay(record, 4).state.hands]
    slider(visitor).fill("4")
    eyes = visitor.page.get_by_label("Whose eyes?")
    seen = visitor.page.locator('[data-place^="hand:"] svg :is(.big, .name)')
    cards = visitor.page.locator("section.hands li")
    assert seen.count() == cards.count() == 0
    for seat in range(2):
        eyes.select_option(str(seat))
        names = sorted(name(card) for card in hands[seat])  # both hands may have as many cards
        visitor.until(lambda names=names: sorted(seen.all_text_contents()) == names)  # type: ignore[misc]
    eyes.select_option("All cards open")
    expect(cards).to_have_count(2)
    for seat in range(2):
        shown = cards.nth(seat).locator("svg :is(.big, .name)").all_text_contents()
        assert sorted(shown) == sorted(name(card) for card in hands[seat])


def assert_it_plays_by_itself_until_somebody_stops_it(visitor: Visitor) -> None:
    slider(visitor).fill("0")
    visitor.page.get_by_label("Animations").select_option("4×")
    visitor.page.get_by_role("button", name="Play", exact=True).click()
    visitor.until(lambda: int(slider(visitor).input_value()) >= 3)
    visitor.page.keyboard.press("Home")
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(slider(visitor)).to_have_value("0")


@pytest.mark.parametrize("game", GAMES)
def test_every_move_can_be_looked_at_and_linked_to(visitors: Visitors, tmp_path: Path, game: str) -> None:
    visitor, friend = visitors(), visitors(PHONE)
    finish(visitor, game)
    record = saved(visitor, tmp_path)
    last = len(record.moves)
    visitor.page.get_by_role("link", name="Replay", exact=True).click()
    expect(slider(visitor)).to_have_attribute("max", str(last))
    assert shown(visitor) == lying(record, 0)

    slider(visitor).fill(str(last // 2))
    expect(visitor.page).to_have_url(re.compile(f"#1\\.{last // 2}$"))
    assert shown(visitor) == lying(record, last // 2)
    slider(visitor).press("ArrowRight")
    expect(slider(visitor)).to_have_attribute("aria-valuetext", f"Move {last // 2 + 1} of {last}")
    assert shown(visitor) == lying(record, last // 2 + 1)
    visitor.page.get_by_role("button", name="To the end").click()
    assert shown(visitor) == lying(record, last)
    visitor.page.get_by_role("button", name="One move back").click()
    assert shown(visitor) == lying(record, last - 1)

    link = visitor.page.url
    friend.go(link.removeprefix(friend.url))
    expect(slider(friend)).to_have_value(str(last - 1))
    assert shown(friend) == lying(record, last - 1)
    # Links that somebody made up, or that were cut.
    friend.page.goto(link.partition("#")[0] + "#1.9999")
    expect(slider(friend)).to_have_value(str(last))
    friend.page.goto(link.partition("#")[0] + "#9.99")
    expect(slider(friend)).to_have_value("0")
    assert [text for text in friend.complaints if "404" not in text] == []
    friend.complaints.clear()
    if game == "skipbo":
        assert_hands_are_those_of_the_chosen_eyes(visitor, record)
    else:
        assert_it_plays_by_itself_until_somebody_stops_it(visitor)


def name(card: int) -> str:
    return "SB" if card == 13 else str(card)


def test_the_record_is_saved_and_the_deal_can_be_checked(visitors: Visitors, tmp_path: Path) -> None:
    visitor, late = visitors(), visitors(PHONE)
    code = visitor.make_table("skipbo")
    visitor.open(code)
    promised = visitor.table["commitment"]
    visitor.command(code, "bot", seat=1, level=1)
    visitor.command(code, "start")
    late.open(code)
    for each in (visitor, late):
        each.until(lambda each=each: each.table["phase"] == "playing")  # type: ignore[misc]
        each.travel("/settings")
    play_over_http([visitor], code)
    visitor.open(code)
    late.open(code)
    for each, verdict in (
        (visitor, "shown before the first card"),
        (late, "first saw it when the match had already begun"),
    ):
        each.page.get_by_role("button", name="Check the deal").click()
        deal = each.page.get_by_role("region", name="Was the deal fair?")
        expect(deal.get_by_role("status")).to_contain_text(verdict)
        fingerprint, seed, calculated, _ = deal.locator("code").all_inner_texts()
        assert fingerprint == calculated == promised == commitment(bytes.fromhex(seed))
    record = saved(visitor, tmp_path)
    assert record.commitment == promised
    assert verify(record).moves == len(record.moves) > 0


def test_everybody_is_at_the_table_for_another_match(visitors: Visitors) -> None:
    ada, bo, code = visitors.two_who_play("skyjo")
    play_over_http([ada, bo], code)
    ada.open(code)
    bo.open(code)
    first = ada.table["commitment"]
    bo.page.get_by_role("button", name="Play again").click()
    bo.page.get_by_role("button", name="Deal the cards").wait_for()
    ada.page.get_by_text("would like to play again.").wait_for()
    assert ada.page.get_by_role("button", name="Deal the cards").count() == 0  # nobody takes the result away
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.get_by_role("button", name="Deal the cards").click()
    for visitor in (ada, bo):
        visitor.until(lambda visitor=visitor: visitor.table["phase"] == "playing")  # type: ignore[misc]
        visitor.page.locator('[data-spot="a1"].source').wait_for()
        assert visitor.table["commitment"] != first
    assert [seat["person"]["id"] for seat in ada.table["seats"]] == [ada.person["id"], bo.person["id"]]
