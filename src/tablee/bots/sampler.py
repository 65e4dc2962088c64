"""A player for any game that can sample states: it plays every move out many times, and takes the best.

What the view does not show is dealt at random (`tablee.game.contract.Samples`), and everybody plays at random
from there to the end of the game or round, by the plain rules. All moves are tried in the same worlds, so
luck is the same for all.
"""

from time import perf_counter
from typing import Any

from tablee.bots.contract import Clock
from tablee.game.contract import Outcome
from tablee.game.registry import game_named
from tablee.game.rng import Domain, Seeded, Stream, game_seed

PLAYOUTS = 300  # for a decision, if the clock allows
_MOST_MOVES = 2000  # of a playout; nobody wins one that takes longer
_SHARE = 0.8  # of the clock that is used


def can_sample(game: str) -> bool:
    return hasattr(game_named(game), "sample")


class SampledWorlds:
    """States that a view allows, and how they end. World n of a seed is always the same."""

    def __init__(self, game: str, view: Any, seed: bytes) -> None:
        self._game: Any = game_named(game)
        self._view, self._seed = view, seed

    def outcome(self, move: Any, number: int) -> Outcome | None:
        """How world `number` ends after this move of the view's seat (None: after nothing)."""
        game, seed = self._game, game_seed(self._seed, number)
        state = game.sample(self._view, Seeded(seed))
        stream = Stream(seed, Domain.POLICY, 0)
        if move is not None:
            state, _ = game.apply(state, self._view.seat, move)
        for _ in range(_MOST_MOVES):
            if (outcome := game.outcome(state)) is not None:
                return outcome  # type: ignore[no-any-return]
            seat = game.actors(state)[0]
            moves = game.legal_moves(state, seat)
            state, _ = game.apply(state, seat, moves[stream.below(len(moves))])
        return None


def ends_with_points(game: str, options: Any) -> bool:
    """Whether the match goes on until a total is reached, and is not a single game or round."""
    ends_with = game_named(game).FACTS.ends_with
    return ends_with is not None and getattr(options, ends_with) is not None


class SamplingBot:
    """It remembers nothing but how many decisions it has made.

    With the same seed it answers the same views in the same way, unless its clock is short.
    """

    def __init__(self, game: str, seed: bytes, seat: int) -> None:
        self._game, self._seed = game, game_seed(seed, seat)
        self._decisions = 0

    def choose(self, view: Any, clock: Clock) -> Any:
        """One of `view.legal_moves`, which must not be empty."""
        ends = perf_counter() + _SHARE * clock.milliseconds / 1000
        worlds = SampledWorlds(self._game, view, game_seed(self._seed, self._decisions))
        self._decisions += 1
        moves = view.legal_moves
        totals = [0.0] * len(moves)
        for number in range(PLAYOUTS // len(moves) or 1):
            for at, move in enumerate(moves):
                totals[at] += self._worth(view, worlds.outcome(move, number))
            if perf_counter() > ends:
                break
        return moves[totals.index(max(totals))]

    def _worth(self, view: Any, outcome: Outcome | None) -> float:
        """Points more than the others have on average, if the match is won by points, or a win."""
        if outcome is None:
            return 0.0
        if not ends_with_points(self._game, view.options):
            return float(view.seat in outcome.winners)
        own: int = outcome.scores[view.seat]
        more: float = own - (sum(outcome.scores) - own) / (view.players - 1)
        return more if game_named(self._game).FACTS.wins == "highest" else -more
