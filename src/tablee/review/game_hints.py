"""What hints ask of a game: its part `hints`, or a default that knows nothing of the game."""

from collections.abc import Hashable
from typing import Any, Protocol

from tablee.game.parts import part
from tablee.review.priors import Prior, Priors
from tablee.review.reasons import Reason, Reasons


class GameHints(Protocol):
    """The part `hints` of a game."""

    PRIORS: Priors

    def sense(self, view: Any, move: Any, /) -> Hashable | None:
        """Alike for moves that come to the same; None for a move that is never suggested."""

    def reason_for(self, view: Any, move: Any, /) -> Reason:
        """The most telling reason for a legal move, or against it."""


_REASONS = Reasons({"legal": "The rules allow it."})


class _Default:
    PRIORS = Priors(Prior(((0.5, -0.05, 0.05), (0.5, -0.2, 0.2)), 0.7))

    def sense(self, view: Any, move: Any) -> Hashable:
        return str(move)

    def reason_for(self, view: Any, move: Any) -> Reason:
        return _REASONS.reason("legal")


def hints_of(game: str) -> GameHints:
    """Raises `UnknownGame`."""
    return part(game, "hints") or _Default()
