"""What hints ask of a game: its part `hints`, or a default that knows nothing of the game."""

from collections.abc import Hashable
from typing import Any, Protocol

from tablee.bots.sampler import can_sample
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


_REASONS = Reasons(
    {
        "played_out": "Judged by playing the game out from here.",
        "allowed": "The rules allow it; more is not known.",
    }
)


class _Default:
    PRIORS = Priors(Prior(((0.5, -0.05, 0.05), (0.5, -0.2, 0.2)), 0.7))

    def __init__(self, sampled: bool) -> None:
        self._sampled = sampled

    def sense(self, view: Any, move: Any) -> Hashable:
        return str(move)

    def reason_for(self, view: Any, move: Any) -> Reason:
        return _REASONS.reason("played_out" if self._sampled else "allowed")


def hints_of(game: str) -> GameHints:
    """Raises `UnknownGame`."""
    return part(game, "hints") or _Default(can_sample(game))
