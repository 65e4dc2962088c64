"""The heuristic levels of Skip-Bo, and the greedy player, as bots: they see a view and answer a move."""

from typing import TYPE_CHECKING

from tablee.bots.contract import Clock
from tablee.game.rng import Domain, Stream
from tablee.games.skipbo.bots.greedy import greedy_codes
from tablee.games.skipbo.bots.policy import NO_MISTAKE, decide
from tablee.games.skipbo.bots.position import position_of
from tablee.games.skipbo.bots.turn_tree import END_TURN, VALUES_SIZE, WORK_SIZE
from tablee.games.skipbo.bots.weights import CARELESS, FORGETS, style_of
from tablee.games.skipbo.rules.moves import ALL_MOVES, Move

if TYPE_CHECKING:
    from tablee.games.skipbo.rules.view import View


class HeuristicBot:
    """A bot of a level from 1 to 4. It keeps the rules at every table, also where others need not.

    It remembers nothing between moves but how far it has read its random numbers, and only levels that
    make mistakes read any: two for each move.
    """

    def __init__(self, level: int, seed: bytes, seat: int) -> None:
        self.level = level
        self._style = style_of(level)  # raises ValueError
        self._stream = Stream(seed, Domain.POLICY, seat)
        self._work = [0] * WORK_SIZE
        self._values = [0.0] * VALUES_SIZE

    def choose(self, view: "View", clock: Clock) -> Move:
        """Raises `ValueError` unless it is this seat's turn."""
        position = position_of(view)
        weights, knobs = self._style
        first = second = NO_MISTAKE
        if knobs[FORGETS] or knobs[CARELESS]:
            first, second = self._stream.below(100), self._stream.below(100)
        return ALL_MOVES[decide(position, weights, knobs, first, second, self._work, self._values)]


class GreedyBot:
    """The naive player of `greedy.py`; it reads one random number for each move."""

    def __init__(self, seed: bytes, seat: int) -> None:
        self._stream = Stream(seed, Domain.POLICY, seat)
        self._codes = [0] * (END_TURN + 1)

    def choose(self, view: "View", clock: Clock) -> Move:
        """Raises `ValueError` unless it is this seat's turn."""
        return ALL_MOVES[self._codes[self._stream.below(greedy_codes(position_of(view), self._codes))]]
