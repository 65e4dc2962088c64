"""A sheet for Skip-Bo with real cards: the cards that are left in each stock."""

from collections.abc import Sequence

from tablee.games.skipbo.rules import scoring
from tablee.games.skipbo.rules.options import DECK_SIZE

POINTS = range(DECK_SIZE + 1)
HAS_CLOSER = False


def scores(points: Sequence[int], closer: int | None, partners: bool) -> tuple[int, ...]:
    return scoring.scores(points, _winners(points, partners))


def _winners(left: Sequence[int], partners: bool) -> tuple[int, ...]:
    """The fewest stock cards win, with the partner (SB-17, SB-21, SB-28); nobody if level."""
    sides = len(left) // 2 if partners else len(left)
    each = [sum(left[side::sides]) for side in range(sides)]
    best = min(each)
    return () if each.count(best) > 1 else tuple(range(each.index(best), len(left), sides))


def marked(points: Sequence[int], closer: int | None) -> int | None:
    return None
