"""Random players. They measure, test and fill in; they are no opponents.

- `uniform` chooses among all legal moves alike.
- `eager` wants the game to end: it chooses among those that the game's part `bots.levels` calls eager, or
  among all if the game has none.

The kernels play the same policies, number for number.
"""

from collections.abc import Sequence
from typing import Any

from tablee.bots.contract import Clock
from tablee.game.registry import part
from tablee.game.rng import Domain, Stream

EAGER = "eager"
POLICIES = (EAGER, "uniform")


def policy_stream(seed: bytes) -> Stream:
    """The numbers from which all random players of one match choose, in turn."""
    return Stream(seed, Domain.POLICY, 0)


def choose(game: str, view: Any, policy: str, stream: Stream) -> Any:
    """A move for the seat that the view belongs to. Its legal moves must not be empty."""
    moves = _eager_moves(game, view) if policy == EAGER else view.legal_moves
    return moves[stream.below(len(moves))]


class RandomBot:
    """A random player as a bot, with numbers of its own."""

    def __init__(self, game: str, policy: str, seed: bytes, seat: int) -> None:
        self._game, self._policy = game, policy
        self._stream = Stream(seed, Domain.POLICY, seat)

    def choose(self, view: Any, clock: Clock) -> Any:
        return choose(self._game, view, self._policy, self._stream)


def _eager_moves(game: str, view: Any) -> Sequence[Any]:
    eager = getattr(part(game, "bots.levels"), "eager_moves", None)
    moves: Sequence[Any] = view.legal_moves if eager is None else eager(view)
    return moves
