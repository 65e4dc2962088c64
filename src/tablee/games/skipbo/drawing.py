"""A Skip-Bo table as a picture: at every place the stock is at the right of the discard piles (SB-05)."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.locales.words import Words
from tablee.pictures.drawing import (
    ACCENT,
    BLUE,
    CARD_HEIGHT,
    CARD_WIDTH,
    DARK,
    FACE_DOWN,
    GAP,
    GREEN,
    LIGHT,
    MARGIN,
    RED,
    SOFT,
    Card,
    Pen,
    seating,
)

_STEP = 17  # of cards in a discard pile that lie one over the other
_SHOWN = 5  # of a discard pile
_WIDTH = 6 * CARD_WIDTH + 7 * GAP
_HEIGHT = 40 + CARD_HEIGHT + (_SHOWN - 1) * _STEP + 24
_HAND_HEIGHT = CARD_HEIGHT + 2 * MARGIN


def draw(view: Mapping[str, Any], names: Sequence[str], words: Words) -> Pen:
    """The table as the data of a view shows it."""
    step = CARD_WIDTH + GAP
    seats = seating(len(names), 2, (_WIDTH, _HEIGHT), round(5.5 * step) - GAP)
    hand = view["hand"] if view["seat"] is not None else ()
    pen = Pen(seats.width, seats.height + (_HAND_HEIGHT - MARGIN if view["seat"] is not None else 0))
    x, y = seats.middle
    pen.pile(x, y, words.say("shared-left", count=view["draw_count"]), FACE_DOWN)
    for number, pile in enumerate(view["building"]):
        card = _card(pile[-1], len(pile)) if pile else None
        pen.pile(x + (number + 1.5) * step, y, str(number + 1), card)
    for seat, (place, (left, above)) in enumerate(zip(view["places"], seats.places, strict=True)):
        acts = seat == view["turn"] and view["outcome"] is None
        pen.place(left, above, _WIDTH, _HEIGHT, names[seat], seat == view["seat"], acts)
        hand_count = words.say("shared-skipbo-hand", count=place["hand_count"])
        pen.text(left + _WIDTH - 12, above + 18, hand_count, 12, SOFT, "end")
        top = place["stock_top"]
        stock = words.say("shared-skipbo-stock", count=place["stock_count"])
        pen.pile(left + _WIDTH - 12 - CARD_WIDTH, above + 36, stock, None if top is None else _card(top))
        for number, cards in enumerate(place["discards"]):
            _discards(pen, left + 12 + number * step, above + 36, cards)
    if view["seat"] is not None:
        above = seats.height
        pen.text(MARGIN, above + CARD_HEIGHT / 2, names[view["seat"]], 15, LIGHT)
        for number, card in enumerate(hand):
            pen.card(MARGIN + 150 + number * (CARD_WIDTH + GAP), above, _card(card))
    return pen


def _discards(pen: Pen, x: int, y: int, cards: Sequence[Any]) -> None:
    """The uppermost cards, the top one in front; how many more there are is written below."""
    if not cards:
        pen.card(x, y, None)
    visible = cards[-_SHOWN:]
    for depth, card in enumerate(visible):
        last = depth == len(visible) - 1
        pen.card(x, y + depth * _STEP, _card(card), CARD_HEIGHT if last else _STEP)
    if len(cards) > _SHOWN:
        below = y + CARD_HEIGHT + (_SHOWN - 1) * _STEP + 4
        pen.text(x + CARD_WIDTH / 2, below + 7, f"+{len(cards) - _SHOWN}", 12, SOFT, "middle")


def _card(card: int | str, height: int | None = None) -> Card:
    """A wild on a building pile says which number it stands for."""
    if card == "W":
        return Card(ACCENT, DARK, "W" if height is None else f"W{height}")
    number = int(card)
    return Card(BLUE if number <= 4 else GREEN if number <= 8 else RED, LIGHT, str(number))
