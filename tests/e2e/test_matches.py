"""Whole matches in a real browser, each with one way of input and no other."""

import pytest

from tests.e2e.playing import (
    Drag,
    centre,
    drag_with_finger,
    drag_with_mouse,
    focused,
    make_move,
    middle,
    open_spot,
    play_match,
    play_over_http,
    settle,
    with_finger,
    with_keys,
    with_mouse,
)
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors

GAMES = ("skyjo", "skipbo")
LONG = {"skyjo": {"limit": 100}, "skipbo": {"stock_size": 20}}  # nothing ends meanwhile


def assert_is_over(visitor: Visitor) -> None:
    """The sheet says who has won, and has the focus."""
    visitor.page.get_by_role("button", name="Play again").wait_for()
    title = visitor.page.locator("#sheet-title").inner_text()
    assert "won" in title
    assert visitor.table["match"]["winners"] is not None
    assert focused(visitor) != "BODY"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_the_mouse(visitors: Visitors, game: str) -> None:
    visitor = visitors(settings={"speed": "normal"})  # input never waits for a flying card
    visitor.open(visitor.start_table(game))
    assert play_match(visitor, with_mouse)
    assert_is_over(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_touch_on_a_phone(visitors: Visitors, game: str) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=True)
    visitor.open(visitor.start_table(game))
    assert play_match(visitor, with_finger)
    assert_is_over(visitor)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_the_keyboard_and_the_focus_is_never_lost(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    visitor.open(visitor.start_table(game))
    lost: list[int] = []

    def look() -> None:
        if visitor.table["phase"] == "playing" and focused(visitor) == "BODY":
            lost.append(visitor.number)

    assert play_match(visitor, with_keys, look)
    assert lost == []
    assert_is_over(visitor)


def test_from_the_start_page_to_the_first_card_in_one_tap(visitors: Visitors) -> None:
    """The game is the only choice."""
    visitor = visitors(PHONE, has_touch=True)
    visitor.go("/")
    visitor.page.get_by_role("heading", name="Skyjo").tap(force=True)  # the whole tile is the button
    make_move(visitor, with_mouse, "?b2")
    assert visitor.game is not None
    assert visitor.game["grids"][0][5] != "?"


def test_from_the_start_page_through_a_match_without_a_mouse(visitors: Visitors) -> None:
    """Tab, arrows and Enter alone: no key that one has to learn."""
    visitor = visitors(DESKTOP, wish={"game": "skyjo", "opponents": 1, "level": 1, "length": "short"})
    visitor.go("/")
    keyboard = visitor.page.keyboard
    for _ in range(12):
        keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.ariaLabel") == "Play now: Skyjo":
            break
    keyboard.press("Enter")

    def walk(visitor: Visitor, spot: str) -> None:
        """With the arrows to the spot: first to its row, then along it."""
        visitor.page.locator(f'[data-spot="{spot}"]:is(.source, .target)').wait_for()
        for _ in range(12):
            away = visitor.page.evaluate(_AWAY, spot)
            if away is None:
                keyboard.press("Enter")
                return
            keyboard.press(away)
        raise AssertionError(f"no way with the arrows from {focused(visitor)} to {spot}")

    play_match(visitor, walk)
    assert_is_over(visitor)


# The arrow that leads from what has the focus towards a spot; null: there already.
_AWAY = """spot => {
    const goal = document.querySelector(`[data-spot="${spot}"]`)
    const here = document.activeElement
    if (here === goal) return null
    if (!here.dataset.spot) return 'ArrowDown'
    const [a, b] = [here.getBoundingClientRect(), goal.getBoundingClientRect()]
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2]
    if (Math.abs(dy) > Math.max(a.height / 3, Math.abs(dx) / 2)) return dy > 0 ? 'ArrowDown' : 'ArrowUp'
    return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
}"""


# ── Dragged ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("drag", [drag_with_mouse, drag_with_finger])
@pytest.mark.parametrize("game", GAMES)
def test_cards_can_be_dragged_to_where_they_go(visitors: Visitors, game: str, drag: Drag) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=drag is drag_with_finger)
    visitor.open(visitor.start_table(game, **LONG[game]))
    if game == "skyjo":
        for move in ("?a1", "?b1"):
            make_move(visitor, with_finger, move)
        assert dragged(visitor, drag, "discard", "c1") == "t>c1"
        make_move(visitor, with_finger, "d")
        assert dragged(visitor, drag, "drawn", "d1") == "k>d1"
    else:
        visitor.until(lambda: visitor.own)
        card = visitor.yours[0]["hand"][0]
        assert dragged(visitor, drag, f"hand:{card}", "discard:2") == f"h{card}:2"
        visitor.until(lambda: visitor.own)
        stock = [move for move in visitor.yours[0]["legal_moves"] if move.startswith("s>")]
        if stock:
            assert dragged(visitor, drag, "stock", f"build:{stock[0][2:]}") == stock[0]


def dragged(visitor: Visitor, drag: Drag, source: str, target: str) -> str:
    """The move that the server was told of."""
    visitor.until(lambda: visitor.own)
    before = visitor.moved.count(0)
    drag(visitor, middle(visitor, source), centre(visitor, target))
    visitor.until(lambda: visitor.moved.count(0) == before + 1)
    own = [each for each in visitor.happened() if each["what"] == "moved" and each["seat"] == 0]
    return str(own[-1]["move"])


@pytest.mark.parametrize("drag", [drag_with_mouse, drag_with_finger])
def test_a_card_that_is_let_go_beside_everything_goes_back(visitors: Visitors, drag: Drag) -> None:
    visitor = visitors(PHONE, has_touch=True, is_mobile=drag is drag_with_finger)
    visitor.open(visitor.start_table("skipbo", **LONG["skipbo"]))
    visitor.until(lambda: visitor.own)
    spot = f"hand:{visitor.yours[0]['hand'][0]}"
    home = middle(visitor, spot)
    drag(visitor, home, (home[0], 4))  # the edge of the window
    visitor.until(lambda: centre(visitor, spot) == pytest.approx(home, abs=1))
    assert visitor.moved.count(0) == 0
    assert not [sent for sent in visitor.sent if '"move"' in sent.text]
    assert visitor.page.locator("[data-lifted], .selected").count() == 0


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
