"""A table as a picture, drawn from the data of a view: what a seat sees, and nothing else.

Colours are those of the browser client.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.game.parts import part
from tablee.match.text_board import picture

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
TOP = CARD_HEIGHT + 20 + 2 * MARGIN  # the middle of the table
ROUND = 6  # corners
_LINE_HEIGHT = 22  # of text
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


class Drawing(Protocol):
    """The part `environment.drawing` of a game."""

    def draw(self, view: dict[str, Any], names: Sequence[str], /) -> Pen:
        """The table as the data of a view shows it."""


def drawn(game: str, view: dict[str, Any], names: Sequence[str]) -> NDArray[np.uint8]:
    """The table as rows of pixels, each red, green and blue."""
    own: Drawing | None = part(game, "environment.drawing")
    pen = _written(game, view, names) if own is None else own.draw(view, names)
    return np.array(pen.image)


def _written(game: str, view: dict[str, Any], names: Sequence[str]) -> Pen:
    """The same text that terminals show."""
    lines = picture(game, view, names).splitlines()
    pen = Pen(2 * MARGIN + 8 * max(map(len, lines)), 2 * MARGIN + _LINE_HEIGHT * len(lines))
    for number, line in enumerate(lines):
        pen.text(MARGIN, MARGIN + number * _LINE_HEIGHT, line, 15, LIGHT)
    return pen


def _in_blocks(length: int) -> int:
    return -(-length // BLOCK) * BLOCK


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)
