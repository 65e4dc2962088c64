"""A hint at once: the move that level 4 would make, and why.

For as long as the code that plays on after every move is being compiled. Without playing on there are no
chances, and none are shown.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import TUNED, make_bot
from tablee.game.registry import game_named
from tablee.games.skipbo import hints as skipbo_reasons
from tablee.games.skyjo import hints as skyjo_reasons
from tablee.review.candidates import candidates, is_waited_for
from tablee.review.reasons import Reason

REASONS: dict[str, Callable[[Any, Any], Reason]] = {
    "skipbo": skipbo_reasons.reason_for,
    "skyjo": skyjo_reasons.reason_for,
}
_SEED = bytes(32)


@dataclass(frozen=True, slots=True)
class QuickHint:
    """One move and why."""

    move: Any
    alike: tuple[Any, ...]  # all legal moves that come to the same, this one first
    reason: Reason


def quick_hint(game: str, view: Any) -> QuickHint:
    """Raises `UnknownGame`, and `ValueError` if the seat is not to act."""
    game_named(game)
    groups = candidates(view) if is_waited_for(view) else []
    if not groups:
        raise ValueError("there are hints only for a seat that is to act")
    best = make_bot(game, TUNED, _SEED, view.seat).choose(view, Clock())
    alike = next(group for group in groups if best in group)
    return QuickHint(alike[0], alike, REASONS[game](view, alike[0]))
