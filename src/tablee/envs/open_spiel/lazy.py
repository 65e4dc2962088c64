"""Cards that are not known yet.

A shuffle makes a *pool*: so many unknown cards, of which one knows only what they are together. All unknown
cards of a pool are alike, so whichever is turned up first may be any of them, each as likely.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

Cards = tuple[int, ...]

UNKNOWN = 1000  # and more: an unknown card of pool 0 and following


def is_unknown(card: int | None) -> bool:
    return card is not None and card >= UNKNOWN


class Lazy(NamedTuple):
    """A shuffler for the plain rules whose orders are unknown cards."""

    pools: tuple[Cards, ...] = ()  # what each has left, sorted
    small_deck: Cards | None = None  # instead of the deck of the rules,
    missing: int = 0  # and how many cards more a deal is to be given, to be taken away again

    def shuffle(self, cards: Iterable[int]) -> "tuple[Cards, Lazy]":
        known = tuple(sorted(cards))
        missing = 0
        if not self.pools and self.small_deck is not None:
            known, missing = self.small_deck, self.missing
        order = (UNKNOWN + len(self.pools),) * (len(known) + missing)
        return order, self._replace(pools=(*self.pools, known))

    def outcomes(self, unknown: int) -> list[tuple[int, float]]:
        """What an unknown card may be, and how likely that is."""
        pool = self.pools[unknown - UNKNOWN]
        return [(card, pool.count(card) / len(pool)) for card in sorted(set(pool))]

    def without(self, unknown: int, card: int) -> "Lazy":
        """After an unknown card has turned out to be this one. Raises `ValueError` if it cannot be."""
        at = unknown - UNKNOWN
        pool = list(self.pools[at])
        pool.remove(card)
        return self._replace(pools=(*self.pools[:at], tuple(pool), *self.pools[at + 1 :]))


class Drawn(int):
    """A card in somebody's hand that remembers the pool from which it came. It is equal to its face."""

    pool: int

    def __new__(cls, card: int, unknown: int) -> "Drawn":
        drawn = super().__new__(cls, card)
        drawn.pool = unknown - UNKNOWN
        return drawn

    def __reduce__(self) -> Any:
        return Drawn, (int(self), UNKNOWN + self.pool)


def taken(pool: list[int], unknown: int, chance: Callable[[], float]) -> Drawn:
    """Any card of a pool, each as likely."""
    return Drawn(pool.pop(int(chance() * len(pool))), unknown)


def parse_deck(text: str, faces: range, least: int) -> Cards:
    """A list of cards, nothing if it is empty. Raises `ValueError`."""
    deck = tuple(sorted(int(card) for card in text.split()))
    if not all(card in faces for card in deck):
        raise ValueError(f"a card is a number from {faces[0]} to {faces[-1]}: {text!r}")
    if deck and len(deck) < least:
        raise ValueError(f"this deal needs at least {least} cards, not {len(deck)}")
    return deck
