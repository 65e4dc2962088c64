from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.e2e.measuring import violations
from tests.e2e.playing import settle, spots_of, with_mouse
from tests.e2e.test_replay import finish, slider
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors


def test_what_if_a_match_had_gone_on_otherwise(visitors: Visitors) -> None:
    visitor = visitors(PHONE)
    record = finish(visitor, "skyjo")
    visitor.go(f"/r/{record}")
    slider(visitor).focus()
    for _ in range(6):  # four cards are turned over first
        visitor.page.keyboard.press("ArrowRight")
    expect(slider(visitor)).to_have_value("6")
    visitor.page.get_by_role("link", name="What if …?").click()
    expect(visitor.page.get_by_role("link", name="What if?")).to_have_attribute("href", f"r/{record}")
    visitor.until(lambda: visitor.table.get("what_if") == record and visitor.table["phase"] == "playing")
    assert len(visitor.yours) == 1


def test_a_position_is_laid_out_and_judged(visitors: Visitors) -> None:
    visitor = visitors(DESKTOP)
    visitor.go("/analyse")
    page = visitor.page
    page.get_by_role("button", name="Begin with Skyjo").click()
    expect(page.get_by_role("heading", name="The best moves")).to_be_visible()
    page.get_by_role("button", name="Change: 5").click()
    page.get_by_role("dialog").get_by_role("button", name="12", exact=True).click()
    expect(page.get_by_label("Position as text")).to_have_value(
        "skyjo 12,?,4,?/?,?,?,?/?,?,?,?;?,?,9,?/?,1,?,?/?,?,?,? 3 seat=0 turn=0"
    )
    expect(page.get_by_role("list").get_by_role("button").first).to_contain_text("%")
    visitor.until(lambda: "12" in unquote(page.url.partition("#")[2]))
    assert not violations(visitor, "analyse")
    page.get_by_label("Position as text").fill("skyjo 1")
    page.get_by_role("button", name="What is best?").click()
    expect(page.get_by_role("alert")).to_contain_text("not whole")
    visitor.complaints = [each for each in visitor.complaints if "400" not in each]


def puzzle_shown(visitor: Visitor, game: str) -> Any:
    """What the server knows of the puzzle on the page."""
    link = visitor.page.get_by_role("link", name="Analysis").get_attribute("href")
    position = unquote(str(link).partition("#")[2])
    puzzles = visitor.context.request.get(f"{visitor.url}/api/puzzles/{game}").json()
    return next(puzzle for puzzle in puzzles if puzzle["position"] == position)


@pytest.mark.parametrize("game", ["skyjo", "skipbo"])
def test_a_puzzle_is_solved_and_another_missed(visitors: Visitors, game: str) -> None:
    visitor = visitors(PHONE)
    visitor.go(f"/puzzles/{game}")
    page = visitor.page
    expect(page.get_by_text("What is the best move?")).to_be_visible()
    assert not violations(visitor, "puzzle")
    for choose, verdict in ((lambda puzzle: puzzle["right"], "Right!"), (wrong, "There is a better move.")):
        move = choose(puzzle_shown(visitor, game))[0]
        settle(visitor)
        for spot in spots_of(game, move):
            if spot != "drawn":  # it is selected already
                with_mouse(visitor, spot)
        expect(page.get_by_text(verdict)).to_be_visible()
        page.get_by_role("button", name="Next puzzle").click()
    kept = page.evaluate(f"JSON.parse(localStorage['tablee.puzzles.{game}']).cards")
    assert sorted(card["box"] for card in kept.values()) == [0, 1]


def wrong(puzzle: Any) -> list[str]:
    moves: list[str] = puzzle["wrong"][0]["moves"]
    return moves
