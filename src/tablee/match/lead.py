"""By how much a seat is ahead: what makes results of the same cards comparable."""

from collections.abc import Sequence

from tablee.game.registry import game_named


def lead(game: str, totals: Sequence[int], seat: int) -> int:
    """Ahead of the best of the others; below 0: behind."""
    own, others = totals[seat], [total for at, total in enumerate(totals) if at != seat]
    return own - max(others) if game_named(game).FACTS.wins == "highest" else min(others) - own
