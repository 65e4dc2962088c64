"""Cards and seats in a line of text."""

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.terminal.session import Data


def face(card: Any) -> str:
    return "–" if card is None else str(card).replace("-", "−")


def faces(cards: Sequence[Any]) -> str:
    return " ".join(face(card) for card in cards) or "–"


def seats_after(view: Data) -> Iterator[int]:
    """All seats, the reader's last."""
    players = view["players"]
    me = view["seat"] if view["seat"] is not None else players - 1
    return ((me + 1 + step) % players for step in range(players))
