"""The heuristic levels of Skyjo, and the greedy player, as bots: they see a view and answer a move."""

from typing import TYPE_CHECKING

from tablee.bots.contract import Clock
from tablee.game.rng import Domain, Stream
from tablee.games.skyjo.bots.evaluation import SCRATCH
from tablee.games.skyjo.bots.policy import choose, slips
from tablee.games.skyjo.bots.position import position_of
from tablee.games.skyjo.bots.rules_of_thumb import PICKS, ROLLS
from tablee.games.skyjo.bots.weights import Policy, style_of
from tablee.games.skyjo.rules.moves import ALL_MOVES, Move

if TYPE_CHECKING:
    from tablee.games.skyjo.rules.view import View


class HeuristicBot:
    """One of the levels, the greedy player, or a player with weights of its own.

    It remembers nothing but how many random numbers it has used. Raises `ValueError` for a policy that
    does not exist.
    """

    def __init__(self, policy: Policy, seed: bytes, seat: int) -> None:
        self._nature = style_of(policy)
        self._stream = Stream(seed, Domain.POLICY, seat)
        self._scratch = [0.0] * SCRATCH

    def choose(self, view: "View", clock: Clock) -> Move:
        """One of `view.legal_moves`, which must not be empty. It takes about a millisecond at most."""
        roll = pick = 0
        if slips(self._nature):
            roll, pick = self._stream.below(ROLLS), self._stream.below(PICKS)
        return ALL_MOVES[choose(position_of(view), self._nature, self._scratch, roll, pick)]
