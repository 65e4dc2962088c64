"""A hint at once: the move of the best level that needs no compiled code, and why.

For as long as the code that plays on after every move is being compiled. Without playing on there are no
chances, and none are shown.
"""

from dataclasses import dataclass
from typing import Any

from tablee.bots.contract import Clock
from tablee.bots.ladder import best_plain_level, make_bot
from tablee.game.registry import game_named
from tablee.review.game_hints import Reason, hints_of, waited_for

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
    groups = waited_for(game, view)
    best = make_bot(game, best_plain_level(game), _SEED, view.seat).choose(view, Clock())
    alike = next(group for group in groups if best in group)
    return QuickHint(alike[0], alike, hints_of(game).reason_for(view, alike[0]))
