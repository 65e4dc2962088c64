"""A match played on a page: which move, and how a finger, a mouse or a keyboard makes it."""

import itertools
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator

from tests.e2e.visitors import PATIENCE, Message, Visitor


def choose(game: Message, own: Message) -> str:
    moves: list[str] = own["legal_moves"]
    return _choose_skyjo(game, own, moves) if game["game"] == "skyjo" else _choose_skipbo(moves)


def _choose_skyjo(game: Message, own: Message, moves: list[str]) -> str:
    grid = game["grids"][own["seat"]]
    covered = ["abcd"[at % 4] + str(at // 4 + 1) for at, cell in enumerate(grid) if cell == "?"]
    if moves[0].startswith("?"):
        return moves[0]
    if own["drawn"] is None:
        return f"t>{covered[0]}" if game["discard"][-1] <= 4 else "d"
    return f"{'k' if own['drawn'] <= 5 else 'x'}>{covered[0]}"


def _choose_skipbo(moves: list[str]) -> str:
    for first in ("s>", "h", "d"):
        for move in moves:
            if move.startswith(first) and ">" in move:
                return move
    return moves[len(moves) // 2]


def spots_of(game: str, move: str) -> list[str]:
    """The spots to touch, in order. A drawn card is chosen by itself."""
    if game == "skyjo":
        source, _, target = move.partition(">")
        if not target:
            return ["draw" if move == "d" else move[1:]]
        return [target] if source == "k" else ["discard", target]
    if game != "skipbo":
        return [f"move:{move}"]  # on a generic table
    if ":" in move:
        card, _, pile = move.partition(":")
        return [f"hand:{card[1:]}", f"discard:{pile}"]
    source, _, pile = move.partition(">")
    kinds = {"s": "stock", "h": f"hand:{source[1:]}", "d": f"discard:{source[1:]}"}
    return [kinds[source[0]], f"build:{pile}"]


Touch = Callable[[Visitor, str], None]
Point = tuple[float, float]
Drag = Callable[[Visitor, Point, Point], None]


def open_spot(visitor: Visitor, spot: str) -> Locator:
    """The spot, once the page shows that something can be done there."""
    found = visitor.page.locator(f'[data-spot="{spot}"]:is(.source, .target)').first
    found.wait_for()
    return found


def middle(visitor: Visitor, spot: str) -> Point:
    """Where to touch a spot with which something can be done."""
    open_spot(visitor, spot)
    return centre(visitor, spot)


def centre(visitor: Visitor, spot: str) -> Point:
    """Where a spot is. It has to be in the window."""
    box = visitor.page.locator(f'[data-spot="{spot}"]').first.bounding_box()
    size = visitor.page.viewport_size
    assert box is not None
    assert size is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert 0 <= x <= size["width"], f"{spot} cannot be reached without scrolling"
    assert 0 <= y <= size["height"], f"{spot} cannot be reached without scrolling"
    return x, y


def with_mouse(visitor: Visitor, spot: str) -> None:
    visitor.page.mouse.click(*middle(visitor, spot))


def with_finger(visitor: Visitor, spot: str) -> None:
    visitor.page.touchscreen.tap(*middle(visitor, spot))


def with_keys(visitor: Visitor, spot: str) -> None:
    open_spot(visitor, spot)
    visitor.page.keyboard.press(_key(visitor, spot))


def drag_with_mouse(visitor: Visitor, start: Point, goal: Point) -> None:
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    for point in _between(start, goal):
        mouse.move(*point)
    mouse.up()


def drag_with_finger(visitor: Visitor, start: Point, goal: Point) -> None:
    session = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: Point) -> None:
        given = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    touch("touchStart", start)
    for point in _between(start, goal):
        touch("touchMove", point)
    touch("touchEnd")
    session.detach()


def _between(start: Point, goal: Point) -> list[Point]:
    """The way of a hand: it is not there at once."""
    return [
        (start[0] + (goal[0] - start[0]) * step / 8, start[1] + (goal[1] - start[1]) * step / 8)
        for step in range(1, 9)
    ]


_ROWS = {"1": "QWER", "2": "ASDF", "3": "ZXCV"}
_SKYJO_PILES = {"draw": "Digit1", "discard": "Digit2", "drawn": "Digit3"}


def _key(visitor: Visitor, spot: str) -> str:
    """As the help says that `?` shows."""
    kind, _, which = spot.partition(":")
    if visitor.game is not None and visitor.game["game"] == "skyjo":
        return _SKYJO_PILES.get(spot) or "Key" + _ROWS[spot[1]]["abcd".index(spot[0])]
    if kind == "move":
        return f"Digit{visitor.yours[0]['legal_moves'].index(which) + 1}"
    if kind == "hand":
        hand = [str(card) for card in visitor.yours[0]["hand"]]
        return f"Digit{hand.index(which) + 1}"
    return {"stock": "KeyS", "build": f"Digit{which}", "discard": f"Key{'?QWER'[int(which or 0)]}"}[kind]


def make_move(visitor: Visitor, touch: Touch, move: str | None = None) -> str:
    """Make this move, or one that makes sense, and wait until the server has told of it."""
    visitor.until(lambda: visitor.own)
    assert visitor.game is not None
    assert visitor.own is not None
    chosen = move or choose(visitor.game, visitor.own)
    seat = visitor.own["seat"]
    before = visitor.moved.count(seat)
    if chosen == "-":
        visitor.page.get_by_role("button", name="End the turn").click()
    else:
        for spot in spots_of(visitor.game["game"], chosen):
            touch(visitor, spot)
    visitor.until(lambda: visitor.moved.count(seat) > before)
    return chosen


def play_match(visitor: Visitor, touch: Touch, after: Callable[[], Any] = lambda: None) -> list[str]:
    """From wherever the match is to its end; `after` is called after each own move, which are returned."""
    moves: list[str] = []
    while True:
        visitor.until(lambda: visitor.own or visitor.table.get("phase") in ("between", "over"))
        if visitor.table["phase"] == "over":
            return moves
        if visitor.table["phase"] == "between":
            go_on(visitor, touch)
        else:
            moves.append(make_move(visitor, touch))
            after()


def go_on(visitor: Visitor, touch: Touch) -> None:
    """From the score sheet to the next round or game."""
    button = visitor.page.get_by_role("button", name="Next")
    button.wait_for()
    if touch is with_keys:
        button.focus()
        visitor.page.keyboard.press("Enter")
    elif touch is with_finger:
        button.tap()
    else:
        button.click()
    visitor.until(lambda: visitor.table["phase"] == "playing")


def play_over_http(
    people: Sequence[Visitor], code: str, until: Callable[[Message], bool] = lambda seen: False
) -> Message:
    """Moves by everybody of whom the game waits, without a page, until the match is over; the last snapshot.

    `until` is shown each snapshot of somebody who can move, before that.
    """
    deadline = time.monotonic() + 9 * PATIENCE
    while time.monotonic() < deadline:
        for person in people:
            seen = person.snapshot(code)
            if seen["table"]["phase"] == "over":
                return seen
            if seen["table"]["phase"] == "between":
                person.command(code, "next")
                continue
            for own in seen["yours"]:
                if own["legal_moves"] and own["seat"] in seen["game"]["waiting_for"]:
                    if until({**seen, "own": own}):
                        return seen
                    move = choose(seen["game"], own)
                    person.command(code, "move", seat=own["seat"], move=move)
                    break
    raise AssertionError("the match does not end")


def after(moves: int, phase: str | None = None) -> Callable[[Message], bool]:
    """For `play_over_http`: until so many moves were made, and then in this phase of a game."""
    made = itertools.count(1)
    return lambda seen: next(made) > moves and (phase is None or seen["game"]["phase"] == phase)


def focused(visitor: Visitor) -> str:
    """What has the focus: a spot's name, else the name of the element; BODY: nothing has."""
    settle(visitor)
    name = visitor.page.evaluate(
        "document.activeElement?.dataset.spot ?? document.activeElement?.tagName ?? 'BODY'"
    )
    return str(name)


def settle(visitor: Visitor) -> None:
    """Let the page draw what it was told."""
    visitor.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
