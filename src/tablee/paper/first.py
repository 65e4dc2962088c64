"""Who deals or begins, by the cards that everybody shows. The browser has the same: `real_table/first.ts`."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.paper.facts import First

Shown = Sequence[int]


class Verdict(NamedTuple):
    """Either `seat` is found, or those of `redraw` or `again` must draw. `level`: who has the highest sum."""

    seat: int | None
    level: tuple[int, ...]
    best: int  # the highest sum
    redraw: tuple[int, ...] = ()  # their cards do not count

    @property
    def again(self) -> tuple[int, ...]:
        return self.level if self.seat is None and not self.redraw else ()


def first(rule: First, shown: Sequence[Shown | None], dealer: int) -> Verdict:
    """`shown`: the cards of each seat; None: out of it, as only those who were level draw."""
    here = {seat: cards for seat, cards in enumerate(shown) if cards is not None}
    redraw = tuple(seat for seat, cards in here.items() if any(card in rule.ignored for card in cards))
    if redraw:
        return Verdict(None, (), 0, redraw)
    best = max(sum(cards) for cards in here.values())
    level = tuple(seat for seat, cards in here.items() if sum(cards) == best)
    if len(level) == 1:
        return Verdict(level[0], level, best)
    if rule.ties == "again":
        return Verdict(None, level, best)
    return Verdict(min(level, key=lambda seat: (seat - dealer - 1) % len(shown)), level, best)
