"""A sheet for Skip-Bo with real cards: the cards that are left in each stock."""

from collections.abc import Sequence

from tablee.games.skipbo.rules import scoring
from tablee.games.skipbo.rules.options import DECK_SIZE

POINTS = range(DECK_SIZE + 1)
HAS_CLOSER = False
PLAYERS = range(2, 13)  # SB-05 speaks of five and more: with real cards nobody is sent away
PAIRS = range(4, 13, 2)


def scores(points: Sequence[int], closer: int | None, partners: bool) -> tuple[int, ...]:
    return scoring.scores(points, _winners(points, partners))


def _winners(left: Sequence[int], partners: bool) -> tuple[int, ...]:
    """The fewest stock cards win, with the partner (SB-17, SB-21, SB-28); nobody if level."""
    sides = len(left) // 2 if partners else len(left)
    each = [sum(left[side::sides]) for side in range(sides)]
    best = min(each)
    return () if each.count(best) > 1 else tuple(range(each.index(best), len(left), sides))


def wrong(points: Sequence[int], winner: Sequence[int], partners: bool, players: int) -> str | None:
    """One stock alone is empty, or a pair's two (SB-17, SB-21); none in a game that is stuck (SB-28)."""
    sides = players // 2 if partners else players
    for side in range(sides):
        seats = range(side, players, sides)
        if side not in winner and seats[-1] < len(points) and not any(points[seat] for seat in seats):
            return "winner-alone" if winner else "stuck-empty"
    return None


def marked(points: Sequence[int], closer: int | None) -> int | None:
    return None
