"""A table as a picture, drawn from the data of a view: what a seat sees, and nothing else.

What is drawn here are shapes. `painting` makes pixels of them, the page of a match makes SVG of them.
Colours are those of the browser client.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tablee.game.registry import part
from tablee.locales.words import Words, words
from tablee.pictures.text_board import picture

FELT, PLACE, OWN_PLACE, LINE = "#2a6e5f", "#1f574b", "#184439", "#4a8578"
LIGHT, SOFT, DARK, ACCENT = "#fffdf6", "#d4e4dc", "#201a10", "#f4b942"
BACK, BACK_LINE, EDGE = "#24424f", "#5f93a3", "#173d35"
MINUS, ZERO, YELLOW = "#30429a", "#8ecbee", "#f2cb45"
GREEN, RED, BLUE = "#2d7d46", "#bf372f", "#2563a8"

CARD_WIDTH, CARD_HEIGHT, GAP, MARGIN = 40, 54, 8, 16
_PILES_HEIGHT = CARD_HEIGHT + 20  # with what stands below them
ROUND = 6  # corners
_LINE_HEIGHT = 22  # of text
_LONGEST_NAME = 15  # letters
BLOCK = 16  # sides are multiples of it, as video encoders like them


class Card(NamedTuple):
    """How a card looks."""

    face: str
    ink: str
    text: str


FACE_DOWN = Card(BACK, BACK_LINE, "")


class Box(NamedTuple):
    """A rectangle with round corners."""

    x: float
    y: float
    width: float
    height: float
    corner: int
    face: str | None
    line: str
    line_width: int


class Text(NamedTuple):
    """`x` is its left end, its middle or its right end (start, middle, end), `y` the middle of its height."""

    x: float
    y: float
    text: str
    size: int
    ink: str
    anchor: str


class Pen:
    """Somewhere to draw on."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = _in_blocks(width), _in_blocks(height)
        self.shapes: list[Box | Text] = []

    def text(self, x: float, y: float, text: str, size: int, ink: str, anchor: str = "start") -> None:
        self.shapes.append(Text(x, y, text, size, ink, anchor))

    def box(
        self, x: float, y: float, size: tuple[float, float], face: str | None, line: str, width: int = 1
    ) -> None:
        self.shapes.append(Box(x, y, *size, ROUND, face, line, width))

    def place(self, x: int, y: int, width: int, height: int, name: str, own: bool, acts: bool) -> None:
        """Where a player sits: a darker field with the name, marked if it is the player's turn."""
        face = OWN_PLACE if own else PLACE
        self.box(x, y, (width, height), face, ACCENT if acts else LINE, 3 if acts else 1)
        short = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1].rstrip()}…"
        self.text(x + 12, y + 18, short, 15, ACCENT if acts else LIGHT)

    def card(self, x: float, y: float, card: Card | None, height: float = CARD_HEIGHT) -> None:
        """None: where a card could lie. `height` is what is seen of a card that lies below another one."""
        if card is None:
            self.box(x, y, (CARD_WIDTH, CARD_HEIGHT), None, LINE)
            return
        self.box(x, y, (CARD_WIDTH, CARD_HEIGHT), card.face, EDGE)
        if card is FACE_DOWN:
            self.box(x + 6, y + 6, (CARD_WIDTH - 12, CARD_HEIGHT - 12), None, card.ink)
        elif height < CARD_HEIGHT:
            self.text(x + 6, y + 9, card.text, 12, card.ink)
        else:
            self.text(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, card.text, 20, card.ink, "middle")

    def pile(self, x: float, y: float, label: str, top: Card | None) -> None:
        """The top of a pile, and what it is."""
        self.card(x, y, top)
        self.text(x + CARD_WIDTH / 2, y + CARD_HEIGHT + 11, label, 12, SOFT, "middle")


class SeatPlaces(NamedTuple):
    """Where everybody sits, and where the middle of the table begins."""

    places: list[tuple[int, int]]
    middle: tuple[float, int]
    width: int
    height: int


def seating(players: int, columns: int, place: tuple[int, int], middle: int) -> SeatPlaces:
    """Places of this size in rows. The middle, so many pixels wide, is above them, or in the last row if
    that has room: no hole is left."""
    width, height = place
    rows = -(-players // columns)
    spare = players < rows * columns
    top = 0 if spare else _PILES_HEIGHT + MARGIN
    spots = [
        (MARGIN + at % columns * (width + MARGIN), MARGIN + top + at // columns * (height + MARGIN))
        for at in range(rows * columns)
    ]
    whole = MARGIN + columns * (width + MARGIN)
    piles = ((whole - middle) / 2, MARGIN)
    if spare:
        x, y = spots[players]
        piles = ((x + whole - MARGIN - middle) / 2, y + (height - _PILES_HEIGHT) // 2)
    return SeatPlaces(spots[:players], piles, whole, MARGIN + top + rows * (height + MARGIN))


class Drawing(Protocol):
    """The part `drawing` of a game."""

    def draw(self, view: Mapping[str, Any], names: Sequence[str], words: Words, /) -> Pen:
        """The table as the data of a view shows it, labelled in the language of these words."""


def drawn(game: str, view: Mapping[str, Any], names: Sequence[str], language: str = "en") -> Pen:
    """The table; of a game that brings no drawing, the same text that terminals show."""
    own: Drawing | None = part(game, "drawing")
    if own is not None:
        return own.draw(view, names, words(language))
    lines = picture(game, view, names).splitlines()
    pen = Pen(2 * MARGIN + 9 * max(map(len, lines)), 2 * MARGIN + _LINE_HEIGHT * len(lines))
    for number, line in enumerate(lines):
        pen.text(MARGIN, MARGIN + (number + 0.5) * _LINE_HEIGHT, line, 15, LIGHT)
    return pen


def _in_blocks(length: int) -> int:
    return -(-length // BLOCK) * BLOCK
