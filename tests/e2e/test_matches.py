"""Whole matches in a real browser, each with one way of input and no other."""

import pytest

from tests.e2e.playing import focused, make_move, middle, play_match, with_finger, with_keys, with_mouse
from tests.e2e.visitors import DESKTOP, PHONE, Visitor, Visitors

GAMES = ("skyjo", "skipbo")


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


def test_from_the_start_page_to_the_first_card_in_two_clicks(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").click()
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
        if visitor.page.evaluate("document.activeElement.textContent") == "Play now":
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
    if (Math.abs(dy) > a.height / 3) return dy > 0 ? 'ArrowDown' : 'ArrowUp'
    return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
}"""


def test_a_card_can_be_dragged_to_where_it_goes(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.open(visitor.start_table("skipbo"))
    visitor.until(lambda: visitor.own)
    assert visitor.own is not None
    card = visitor.own["hand"][0]
    start, goal = (
        middle(visitor, f"hand:{card}"),
        visitor.page.locator('[data-spot="discard:2"]').bounding_box(),
    )
    assert goal is not None
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 20, start[1] - 20, steps=3)
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    mouse.up()
    visitor.until(lambda: visitor.moved.count(0) == 1)
    moved = next(each for each in visitor.happened() if each["what"] == "moved" and each["seat"] == 0)
    assert moved["move"] == f"h{card}:2"
