"""Whether a deck is complete: what was counted, against what should be there."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class DeckCheck(NamedTuple):
    """By card. Faces that nobody has counted yet are neither missing nor too many."""

    missing: dict[int, int]
    extra: dict[int, int]
    uncounted: tuple[int, ...]

    @property
    def complete(self) -> bool:
        return not (self.missing or self.extra or self.uncounted)


def check_deck(deck: Sequence[int], counted: Mapping[int, int]) -> DeckCheck:
    """`counted`: how many there are of a card."""
    off = {card: counted[card] - count for card, count in Counter(deck).items() if card in counted}
    return DeckCheck(
        missing={card: -count for card, count in off.items() if count < 0},
        extra={card: count for card, count in off.items() if count > 0},
        uncounted=tuple(card for card in Counter(deck) if card not in counted),
    )
