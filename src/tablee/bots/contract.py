"""What a bot is: it is shown a view and a clock, and answers a move. Nothing else goes in.

Bots with the same seed that are shown the same views answer the same moves.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

# Seconds that a bot takes for a move, so that people can follow. A browser may show its moves more slowly.
PACE_AT_SERVER = 0.4
PACE_ON_SCREEN = 0.6


class Clock(NamedTuple):
    """How long a bot may think about a move. Bots that need microseconds need not look."""

    milliseconds: int = 1000


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: Any, clock: Clock) -> Any:
        """One of `view.legal_moves`, which must not be empty."""


class Level(NamedTuple):
    """A rung of the ladder, for people who choose an opponent."""

    number: int
    name: str
    description: str  # one sentence
    compiled: str = (
        ""  # what of `game.readiness.PARTS` must be compiled before it can play; plain levels: nothing
    )


class TrialTable(NamedTuple):
    """A table at which `tablee check-bot` tries programs."""

    players: int
    seat: int  # of the program
    options: Mapping[str, object] = {}
