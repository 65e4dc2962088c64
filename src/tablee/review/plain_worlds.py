"""Worlds for hints, played out by the plain rules: for games that bring no `bots.determinization`."""

from typing import Any

import numpy as np

from tablee.bots.contract import Clock
from tablee.bots.sampler import SampledWorlds, SamplingBot
from tablee.review.ranking import Array


class PlainWorlds:
    """The worlds of one view. Raises `ValueError` if its game is over."""

    def __init__(self, game: str, view: Any, seed: bytes) -> None:
        if view.outcome is not None:
            raise ValueError("the game is over: nothing is left to be played")
        self.players = view.players
        self._game, self._view, self._seed = game, view, seed
        self._worlds = SampledWorlds(game, view, seed)

    def policy_move(self) -> Any:
        """What the sampling player would do in this seat."""
        if not self._view.legal_moves:
            return None
        return SamplingBot(self._game, self._seed, self._view.seat).choose(self._view, Clock())

    def play(self, move: Any, first: int, count: int) -> Array:
        """Play on in the worlds `first` and following, after this move (None: after nothing).

        A row for each: a bit for each seat that wins (none if it does not end), then each seat's points.
        """
        results = np.zeros((count, 1 + self.players), dtype=np.int64)
        for i in range(count):
            outcome = self._worlds.outcome(move, first + i)
            if outcome is not None:
                results[i] = [sum(1 << seat for seat in outcome.winners), *outcome.scores]
        return results
