"""A sheet for Skip-Bo with real cards: the cards that are left in each stock."""

from collections.abc import Sequence

from tablee.games.skipbo.rules import rules
from tablee.games.skipbo.rules.options import DECK_SIZE

POINTS = range(DECK_SIZE + 1)
HAS_CLOSER = False
KEPT_PLAYERS = range(2, 13)  # before SB-02 was the rule for sheets, too
KEPT_PAIRS = range(4, 13, 2)
TOGETHER = ((0, DECK_SIZE),)  # however many they are
FIGURES = {"win": rules.WIN, "card": rules.A_CARD}


def scores(points: Sequence[int], closer: int | None, partners: bool) -> tuple[int, ...]:
    return rules.scores(points, _winners(points, partners))


def _winners(left: Sequence[int], partners: bool) -> tuple[int, ...]:
    """The fewest stock cards win, with the partner (SB-17, SB-21, SB-28); nobody if level."""
    sides = len(left) // 2 if partners else len(left)
    each = [sum(left[side::sides]) for side in range(sides)]
    best = min(each)
    return () if each.count(best) > 1 else tuple(range(each.index(best), len(left), sides))


def wrong(points: Sequence[int], winner: Sequence[int] | None, partners: bool, players: int) -> str | None:
    """One stock alone is empty, or a pair's two (SB-17, SB-21); none in a game that is stuck (SB-28)."""
    sides = players // 2 if partners else players
    empty = [
        side for side in range(sides) if side + players - sides < len(points) and not any(points[side::sides])
    ]
    others = [side for side in empty if winner is None or side not in winner]
    if winner is None:
        return "winner-alone" if len(others) > 1 else None
    return ("winner-alone" if winner else "stuck-empty") if others else None


def marked(points: Sequence[int], closer: int | None) -> int | None:
    return None
