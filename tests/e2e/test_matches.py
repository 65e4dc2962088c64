import pytest

from tests.e2e.playing import (
    Drag,
    centre,
    drag_with_finger,
    drag_with_mouse,
    make_move,
    middle,
    open_spot,
    play_match,
    play_over_http,
    settle,
    with_finger,
    with_mouse,
)
from tests.e2e.visitors import PHONE, Visitor, Visitors

GAMES = ("skyjo", "skipbo")
LONG = {"skyjo": {"limit": 100}, "skipbo": {"stock_size": 20}}  # nothing ends meanwhile


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_touch_on_a_phone_while_cards_fly(visitors: Visitors, game: str) -> None:
    """Input never waits for a flying card."""
    visitor = visitors(PHONE, settings={"speed": "normal"}, has_touch=True, is_mobile=True)
    visitor.open(visitor.start_table(game))
    assert play_match(visitor, with_finger)
    visitor.page.get_by_role("button", name="Play again").wait_for()


def test_from_the_start_page_to_the_first_card_in_one_tap(visitors: Visitors) -> None:
    """The game is the only choice."""
    visitor = visitors(PHONE, has_touch=True)
    visitor.go("/")
    visitor.page.get_by_role("heading", name="Skyjo").tap(force=True)  # the whole tile is the button
    make_move(visitor, with_mouse, "?b2")
    assert visitor.game is not None
    assert visitor.game["grids"][0][5] != "?"


@pytest.mark.parametrize("drag", [drag_with_mouse, drag_with_finger])
def test_cards_of_skyjo_can_be_dragged_to_where_they_go(visitors: Visitors, drag: Drag) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=drag is drag_with_finger)
    visitor.open(visitor.start_table("skyjo", **LONG["skyjo"]))
    for move in ("?a1", "?b1"):
        make_move(visitor, with_finger, move)
    assert dragged(visitor, drag, "discard", "c1") == "t>c1"
    make_move(visitor, with_finger, "d")
    assert dragged(visitor, drag, "drawn", "d1") == "k>d1"


@pytest.mark.parametrize("drag", [drag_with_mouse, drag_with_finger])
def test_cards_of_skipbo_go_where_they_are_dragged_and_back_from_where_nothing_is(
    visitors: Visitors, drag: Drag
) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=drag is drag_with_finger)
    visitor.open(visitor.start_table("skipbo", **LONG["skipbo"]))
    visitor.until(lambda: visitor.own)
    card = visitor.yours[0]["hand"][0]
    spot = f"hand:{card}"
    home = middle(visitor, spot)
    drag(visitor, home, (home[0], 4))  # the edge of the window
    visitor.until(lambda: centre(visitor, spot) == pytest.approx(home, abs=1))
    assert visitor.moved.count(0) == 0
    assert not [sent for sent in visitor.sent if '"move"' in sent.text]
    assert visitor.page.locator("[data-lifted], .selected").count() == 0
    assert dragged(visitor, drag, spot, "discard:2") == f"h{card}:2"


def dragged(visitor: Visitor, drag: Drag, source: str, target: str) -> str:
    """The move that the server was told of."""
    visitor.until(lambda: visitor.own)
    before = visitor.moved.count(0)
    drag(visitor, middle(visitor, source), centre(visitor, target))
    visitor.until(lambda: visitor.moved.count(0) == before + 1)
    own = [each for each in visitor.happened() if each["what"] == "moved" and each["seat"] == 0]
    return str(own[-1]["move"])


def test_a_press_that_ended_elsewhere_is_no_drag_that_swallows_the_next_click(visitors: Visitors) -> None:
    """Pressed on the draw pile while nothing can be drawn, let go beside it, and passed over later."""
    visitor = visitors()
    visitor.open(visitor.start_table("skyjo", **LONG["skyjo"]))
    visitor.until(lambda: visitor.own)
    x, y = centre(visitor, "draw")
    mouse = visitor.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, 4, steps=4)
    mouse.up()
    for move in ("?a1", "?b1"):
        make_move(visitor, with_mouse, move)
    open_spot(visitor, "draw")
    mouse.move(x + 12, y + 12)
    mouse.move(*middle(visitor, "discard"), steps=40)  # the pile would come along under it
    make_move(visitor, with_mouse, "t>c1")


def test_a_card_in_the_air_is_above_all_others(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.open(visitor.start_table("skipbo", **LONG["skipbo"]))
    visitor.until(lambda: visitor.own)
    spot = f"hand:{visitor.yours[0]['hand'][0]}"
    start, goal = middle(visitor, spot), centre(visitor, "discard:2")
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*goal, steps=4)
    settle(visitor)
    on_top = visitor.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-spot]')?.dataset.spot", goal
    )
    style = visitor.page.locator("[data-lifted] [data-place]").first.evaluate(
        "each => getComputedStyle(each).filter"
    )
    mouse.up()
    assert on_top == spot
    assert "drop-shadow" in style


def test_only_the_top_card_of_a_pile_is_dragged(visitors: Visitors) -> None:
    visitor = visitors()
    code = visitor.start_table("skipbo", 2, **LONG["skipbo"], dealer=1)
    visitor.open(code)
    play_over_http(
        [visitor], code, lambda seen: any(move.startswith("s>") for move in seen["own"]["legal_moves"])
    )
    x, y = middle(visitor, "stock")
    number = visitor.page.locator(".own .stock .count")
    card = visitor.page.locator('[data-place="stock:0"]')
    pile = visitor.page.locator(".own .stock .pile")
    stays, lifted = [number.bounding_box(), pile.bounding_box()], card.bounding_box()
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x + 30, y - 60, steps=4)
    settle(visitor)
    moved = card.bounding_box()
    assert lifted is not None
    assert moved is not None
    assert (moved["x"] - lifted["x"], moved["y"] - lifted["y"]) == pytest.approx((30, -60), abs=1)
    assert [number.bounding_box(), pile.bounding_box()] == stays
    visitor.page.mouse.up()
