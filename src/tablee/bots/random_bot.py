"""Random players. They measure, test and fill in; they are no opponents.

- `uniform` chooses among all legal moves alike.
- `eager` wants the game to end: at Skip-Bo any play before any discard; at Skyjo only moves that
  turn up a face-down card (or draw one).

The kernels play the same policies, number for number.
"""

from collections.abc import Callable, Sequence
from typing import Any

from tablee.bots.contract import Clock
from tablee.game.rng import Domain, Stream
from tablee.games import skipbo, skyjo
from tablee.games.skipbo.rules.moves import Discard, EndTurn, Play
from tablee.games.skyjo.rules.moves import Draw
from tablee.games.skyjo.rules.view import FACE_DOWN

POLICIES = ("eager", "uniform")


def policy_stream(seed: bytes) -> Stream:
    """The numbers from which all random players of one match choose, in turn."""
    return Stream(seed, Domain.POLICY, 0)


def choose(game: str, view: Any, policy: str, stream: Stream) -> Any:
    """A move for the seat that the view belongs to. Its legal moves must not be empty."""
    moves = _CANDIDATES[policy, game](view)
    return moves[stream.below(len(moves))]


class RandomBot:
    """A random player as a bot, with numbers of its own."""

    def __init__(self, game: str, policy: str, seed: bytes, seat: int) -> None:
        self._game, self._policy = game, policy
        self._stream = Stream(seed, Domain.POLICY, seat)

    def choose(self, view: Any, clock: Clock) -> Any:
        return choose(self._game, view, self._policy, self._stream)


def _all(view: Any) -> Sequence[Any]:
    moves: Sequence[Any] = view.legal_moves
    return moves


def _eager_skipbo(view: skipbo.View) -> Sequence[Any]:
    plays = [move for move in view.legal_moves if isinstance(move, Play)]
    return plays or [move for move in view.legal_moves if isinstance(move, Discard | EndTurn)]


def _eager_skyjo(view: skyjo.View) -> Sequence[Any]:
    assert view.seat is not None
    grid = view.grids[view.seat]
    return [move for move in view.legal_moves if isinstance(move, Draw) or grid[move.cell] == FACE_DOWN]


_CANDIDATES: dict[tuple[str, str], Callable[[Any], Sequence[Any]]] = {
    ("uniform", "skipbo"): _all,
    ("uniform", "skyjo"): _all,
    ("eager", "skipbo"): _eager_skipbo,
    ("eager", "skyjo"): _eager_skyjo,
}
