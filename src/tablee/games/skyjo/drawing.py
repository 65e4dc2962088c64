"""A Skyjo table as a picture."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.locales.words import Words
from tablee.pictures.drawing import (
    ACCENT,
    CARD_HEIGHT,
    CARD_WIDTH,
    DARK,
    FACE_DOWN,
    GAP,
    GREEN,
    LIGHT,
    MINUS,
    RED,
    SOFT,
    YELLOW,
    ZERO,
    Card,
    Pen,
    seating,
)

_GRID_WIDTH = 4 * CARD_WIDTH + 3 * GAP
_GRID_HEIGHT = 3 * CARD_HEIGHT + 2 * GAP
_WIDTH, _HEIGHT = _GRID_WIDTH + 24, _GRID_HEIGHT + 44


def draw(view: Mapping[str, Any], names: Sequence[str], words: Words) -> Pen:
    """The table as the data of a view shows it."""
    columns = 2 if len(names) <= 4 else 3
    step = CARD_WIDTH + 3 * GAP
    seats = seating(len(names), columns, (_WIDTH, _HEIGHT), 2 * step + CARD_WIDTH)
    pen = Pen(seats.width, seats.height)
    x, y = seats.middle
    if view["drawn"] is None:
        x += step / 2
    pen.pile(x, y, words.say("shared-left", count=view["draw_count"]), FACE_DOWN)
    x += step
    top = view["discard"][-1] if view["discard"] else None
    pen.pile(x, y, words.say("shared-skyjo-discard"), None if top is None else _card(top))
    if view["drawn"] is not None:
        x += step
        pen.pile(x, y, words.say("shared-skyjo-drawn"), _card(view["drawn"]))
    acting = view["waiting_for"][:1]
    for seat, (name, (left, above)) in enumerate(zip(names, seats.places, strict=True)):
        pen.place(left, above, _WIDTH, _HEIGHT, name, seat == view["seat"], seat in acting)
        cells = view["grids"][seat]
        shown = sum(card for card in cells if isinstance(card, int))
        closed = seat == view["closer"]
        label = f"−{-shown}" if shown < 0 else str(shown)
        pen.text(left + _WIDTH - 12, above + 18, label, 15, ACCENT if closed else SOFT, "end")
        for cell, card in enumerate(cells):
            at = (left + 12 + cell % 4 * (CARD_WIDTH + GAP), above + 34 + cell // 4 * (CARD_HEIGHT + GAP))
            if card is not None:  # gone with its column
                pen.card(*at, FACE_DOWN if card == "?" else _card(card))
    return pen


def _card(card: int) -> Card:
    text = f"−{-card}" if card < 0 else str(card)
    if card < 0:
        return Card(MINUS, LIGHT, text)
    if card == 0:
        return Card(ZERO, DARK, text)
    if card <= 4:
        return Card(GREEN, LIGHT, text)
    return Card(YELLOW, DARK, text) if card <= 8 else Card(RED, LIGHT, text)
