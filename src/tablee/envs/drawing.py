"""A table as a picture, drawn from the data of a view: what a seat sees, and nothing else.

Colours are those of the browser client.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as missing:
    raise ImportError(
        "drawing a table (render_mode='rgb_array') needs Pillow: pip install 'tablee[research]'"
    ) from missing

FELT, PLACE, OWN_PLACE, LINE = "#2a6e5f", "#1f574b", "#184439", "#4a8578"
LIGHT, SOFT, DARK, ACCENT = "#fffdf6", "#d4e4dc", "#201a10", "#f4b942"
BACK, BACK_LINE, EDGE = "#24424f", "#5f93a3", "#173d35"
MINUS, ZERO, YELLOW = "#30429a", "#8ecbee", "#f2cb45"
GREEN, RED, BLUE = "#2d7d46", "#bf372f", "#2563a8"

CARD_WIDTH, CARD_HEIGHT, GAP, MARGIN = 40, 54, 8, 16
ROUND = 6  # corners
BLOCK = 16  # sides are multiples of it, as video encoders like them


class Card(NamedTuple):
    """How a card looks."""

    face: str
    ink: str
    text: str


FACE_DOWN = Card(BACK, BACK_LINE, "")


class Pen:
    """Somewhere to draw on."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (_in_blocks(width), _in_blocks(height)), FELT)
        self.draw = ImageDraw.Draw(self.image)

    def text(self, x: float, y: float, text: str, size: int, ink: str, anchor: str = "la") -> None:
        self.draw.text((x, y), text, fill=ink, font=_font(size), anchor=anchor)

    def place(self, x: int, y: int, width: int, height: int, name: str, own: bool, acts: bool) -> None:
        """Where a player sits: a darker field with the name, marked if it is the player's turn."""
        box = (x, y, x + width, y + height)
        self.draw.rounded_rectangle(
            box, ROUND, OWN_PLACE if own else PLACE, ACCENT if acts else LINE, 3 if acts else 1
        )
        self.text(x + 12, y + 9, name, 15, ACCENT if acts else LIGHT)

    def card(self, x: float, y: float, card: Card | None, height: float = CARD_HEIGHT) -> None:
        """None: where a card could lie. `height` is what is seen of a card that lies below another one."""
        box = (x, y, x + CARD_WIDTH, y + CARD_HEIGHT)
        if card is None:
            self.draw.rounded_rectangle(box, ROUND, None, LINE, 1)
            return
        self.draw.rounded_rectangle(box, ROUND, card.face, EDGE, 1)
        if card is FACE_DOWN:
            inner = (x + 6, y + 6, x + CARD_WIDTH - 6, y + CARD_HEIGHT - 6)
            self.draw.rounded_rectangle(inner, ROUND - 2, None, card.ink, 1)
        elif height < CARD_HEIGHT:
            self.text(x + 6, y + 3, card.text, 12, card.ink)
        else:
            self.text(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, card.text, 20, card.ink, "mm")

    def pile(self, x: float, y: float, label: str, top: Card | None) -> None:
        """The top of a pile, and what it is."""
        self.card(x, y, top)
        self.text(x + CARD_WIDTH / 2, y + CARD_HEIGHT + 4, label, 12, SOFT, "ma")


def drawn(game: str, view: dict[str, Any], names: Sequence[str]) -> NDArray[np.uint8]:
    """The table as rows of pixels, each red, green and blue."""
    pen: Pen = _TABLES[game](view, names)
    return np.array(pen.image)


# --- Skyjo -------------------------------------------------------------------------------------------------

_GRID_WIDTH = 4 * CARD_WIDTH + 3 * GAP
_GRID_HEIGHT = 3 * CARD_HEIGHT + 2 * GAP
_SKYJO_WIDTH, _SKYJO_HEIGHT = _GRID_WIDTH + 24, _GRID_HEIGHT + 44
_TOP = CARD_HEIGHT + 20 + 2 * MARGIN  # the middle of the table


def _skyjo(view: dict[str, Any], names: Sequence[str]) -> Pen:
    columns = min(4, len(names))
    rows = -(-len(names) // columns)
    pen = Pen(MARGIN + columns * (_SKYJO_WIDTH + MARGIN), _TOP + rows * (_SKYJO_HEIGHT + MARGIN))
    x, y = float(MARGIN), MARGIN
    pen.pile(x, y, f"{view['draw_count']} left", FACE_DOWN)
    x += CARD_WIDTH + 3 * GAP
    top = view["discard"][-1] if view["discard"] else None
    pen.pile(x, y, "discard", None if top is None else _sj(top))
    if view["drawn"] is not None:
        x += CARD_WIDTH + 3 * GAP
        pen.pile(x, y, "drawn", _sj(view["drawn"]))
    acting = view["waiting_for"][:1]
    for seat, name in enumerate(names):
        left = MARGIN + seat % columns * (_SKYJO_WIDTH + MARGIN)
        above = _TOP + seat // columns * (_SKYJO_HEIGHT + MARGIN)
        pen.place(left, above, _SKYJO_WIDTH, _SKYJO_HEIGHT, name, seat == view["seat"], seat in acting)
        cells = view["grids"][seat]
        shown = sum(card for card in cells if isinstance(card, int))
        closed = " · closed" if seat == view["closer"] else ""
        pen.text(left + _SKYJO_WIDTH - 12, above + 11, f"{shown} shown{closed}", 12, SOFT, "ra")
        for cell, card in enumerate(cells):
            at = (
                left + 12 + cell % 4 * (CARD_WIDTH + GAP),
                above + 34 + cell // 4 * (CARD_HEIGHT + GAP),
            )
            if card is not None:  # gone with its column
                pen.card(*at, FACE_DOWN if card == "?" else _sj(card))
    return pen


def _sj(card: int) -> Card:
    text = str(card)  # with a hyphen: the font has no minus
    if card < 0:
        return Card(MINUS, LIGHT, text)
    if card == 0:
        return Card(ZERO, DARK, text)
    if card <= 4:
        return Card(GREEN, LIGHT, text)
    return Card(YELLOW, DARK, text) if card <= 8 else Card(RED, LIGHT, text)


# --- Skip-Bo -----------------------------------------------------------------------------------------------

_STEP = 17  # of cards in a discard pile that lie one over the other
_SHOWN = 5  # of a discard pile
_SKIPBO_WIDTH = 6 * CARD_WIDTH + 7 * GAP
_SKIPBO_HEIGHT = 40 + CARD_HEIGHT + (_SHOWN - 1) * _STEP + 24
_HAND_HEIGHT = CARD_HEIGHT + 2 * MARGIN


def _skipbo(view: dict[str, Any], names: Sequence[str]) -> Pen:
    columns = 2 if len(names) in (2, 4) else min(3, len(names))
    rows = -(-len(names) // columns)
    hand = view["hand"] if view["seat"] is not None else ()
    pen = Pen(
        MARGIN + columns * (_SKIPBO_WIDTH + MARGIN),
        _TOP + rows * (_SKIPBO_HEIGHT + MARGIN) + _HAND_HEIGHT - MARGIN,
    )
    pen.pile(MARGIN, MARGIN, f"{view['draw_count']} left", FACE_DOWN)
    for number, pile in enumerate(view["building"]):
        x = MARGIN + (number + 1.5) * (CARD_WIDTH + 3 * GAP)
        card = _sb(pile[-1], len(pile)) if pile else None
        pen.pile(x, MARGIN, f"pile {number + 1}", card)
    for seat, place in enumerate(view["places"]):
        left = MARGIN + seat % columns * (_SKIPBO_WIDTH + MARGIN)
        above = _TOP + seat // columns * (_SKIPBO_HEIGHT + MARGIN)
        acts = seat == view["turn"] and view["outcome"] is None
        pen.place(left, above, _SKIPBO_WIDTH, _SKIPBO_HEIGHT, names[seat], seat == view["seat"], acts)
        pen.text(left + _SKIPBO_WIDTH - 12, above + 11, f"{place['hand_count']} in hand", 12, SOFT, "ra")
        top = place["stock_top"]
        stock = f"stock {place['stock_count']}"
        pen.pile(left + 12, above + 36, stock, None if top is None else _sb(top))
        for number, cards in enumerate(place["discards"]):
            x = left + _SKIPBO_WIDTH - 12 - (4 - number) * (CARD_WIDTH + GAP) + GAP
            _discards(pen, x, above + 36, cards)
    if view["seat"] is not None:
        above = _TOP + rows * (_SKIPBO_HEIGHT + MARGIN)
        pen.text(MARGIN, above + CARD_HEIGHT / 2, f"hand of {names[view['seat']]}", 15, LIGHT, "lm")
        for number, card in enumerate(hand):
            pen.card(MARGIN + 150 + number * (CARD_WIDTH + GAP), above, _sb(card))
    return pen


def _discards(pen: Pen, x: int, y: int, cards: Sequence[Any]) -> None:
    """The uppermost cards, the top one in front; how many more there are is written below."""
    if not cards:
        pen.card(x, y, None)
    visible = cards[-_SHOWN:]
    for depth, card in enumerate(visible):
        last = depth == len(visible) - 1
        pen.card(x, y + depth * _STEP, _sb(card), CARD_HEIGHT if last else _STEP)
    if len(cards) > _SHOWN:
        below = y + CARD_HEIGHT + (_SHOWN - 1) * _STEP + 4
        pen.text(x + CARD_WIDTH / 2, below, f"+{len(cards) - _SHOWN}", 12, SOFT, "ma")


def _sb(card: int | str, height: int | None = None) -> Card:
    """A wild on a building pile says which number it stands for."""
    if card == "W":
        return Card(ACCENT, DARK, "W" if height is None else f"W{height}")
    number = int(card)
    return Card(BLUE if number <= 4 else GREEN if number <= 8 else RED, LIGHT, str(number))


_TABLES: dict[str, Callable[[dict[str, Any], Sequence[str]], Pen]] = {"skipbo": _skipbo, "skyjo": _skyjo}


def _in_blocks(length: int) -> int:
    return -(-length // BLOCK) * BLOCK


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)
