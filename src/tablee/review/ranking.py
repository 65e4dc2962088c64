"""Comparing moves by playing on after them, as many times as there is time for.

All moves are tried in the same worlds, so that luck is the same for all; what counts is by how much a
move does better or worse than the one that level 4 would make. Sequential halving: round after round the
lower half of the moves is left alone, so that the best ones are tried most. A third of all playouts goes to
level 4's move alone, in worlds of its own: how good the position is takes more of them than the comparison.

A few playouts say little, and the best of many moves by a few playouts is mostly the luckiest. So what was
seen is weighed against what is known beforehand: few moves are better than level 4's, and none by much.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.bots.contract import Clock
from tablee.bots.estimates import Estimate, Z, mean, share
from tablee.bots.sampler import SampledWorlds, SamplingBot
from tablee.review.game_hints import Prior

Array = NDArray[Any]


class Worlds(Protocol):
    """Worlds that a view allows, in which a game is played on; the part `bots.determinization` has them."""

    players: int

    def policy_move(self) -> Any: ...

    def play(self, move: Any, first: int, count: int) -> Array: ...


class Budget(NamedTuple):
    """How long to go on: so many playouts in all, or so many seconds."""

    playouts: int | None
    seconds: float


class Trials:
    """One candidate and the results of its playouts, in the worlds 0, 1, 2 …"""

    def __init__(self, move: Any) -> None:
        self.move = move
        self._parts: list[Array] = []
        self.playouts = 0

    def add(self, results: Array) -> None:
        self._parts.append(results)
        self.playouts += len(results)

    def results(self) -> Array:
        if len(self._parts) != 1:
            self._parts = [np.concatenate(self._parts) if self._parts else np.zeros((0, 9), dtype=np.int64)]
        return self._parts[0]


Measure = Callable[[Array], Array]  # of the rows of a playout's results: what is to be compared


def difference(trials: Trials, base: Trials, measure: Measure, prior: Prior) -> tuple[float, float]:
    """By how much a move is better than the base, and how uncertain that is (a standard deviation).

    The base must have been played in all worlds of the other.
    """
    count = trials.playouts
    if trials is base:
        return 0.0, 0.0
    if count == 0:
        return prior.before()
    seen = measure(trials.results()) - measure(base.results()[:count])
    at = float(seen.mean())
    # Some pseudo-observations: a handful of equal results must not look certain.
    spread = float(((seen - at) ** 2).sum()) + _PSEUDO * prior.noise**2
    return prior.after(at, spread / (count + _PSEUDO) / count)


_PSEUDO = 4


def estimate(
    trials: Trials,
    base: Trials,
    measure: Measure,
    prior: Prior,
    limits: tuple[float, float] | None,
    base_is_best: bool = False,
) -> Estimate:
    """A measure's expected value after a move. With limits it is a chance, else a number of points.

    `base_is_best`: a move that seems to be better than the base is held to be as good.
    """
    values = measure(base.results())
    if limits is not None:
        own = share(float(values.sum()), len(values))
    else:
        own = mean(float(values.sum()), float((values**2).sum()), len(values))
    better, deviation = difference(trials, base, measure, prior)
    if base_is_best:
        better = min(better, 0.0)
    value = own.value + better
    low = value - sqrt((own.value - own.low) ** 2 + (Z * deviation) ** 2)
    high = value + sqrt((own.high - own.value) ** 2 + (Z * deviation) ** 2)
    if limits is not None:
        low, value, high = (min(max(x, limits[0]), limits[1]) for x in (low, value, high))
    return Estimate(value, low, high)


def try_moves(
    worlds: Worlds, moves: Sequence[Any], base: int, measure: Measure, prior: Prior, budget: Budget
) -> list[Trials]:
    """Play after each of the moves; `base` is the index of level 4's. Best first."""
    clock = _Clock(budget)
    tried = [Trials(move) for move in moves]
    baseline = tried[base]

    def worth(trials: Trials) -> float:
        return difference(trials, baseline, measure, prior)[0]

    def go_on(alive: list[Trials], part: float) -> None:
        """Try these in more worlds, until so much of the budget is used."""
        clock.allow(part)
        while clock.goes_on():
            playouts = baseline.playouts + clock.worlds(len(alive))
            for trials in alive:
                if clock.goes_on():
                    more = clock.at_most(playouts - trials.playouts)
                    trials.add(clock.timed(worlds, trials.move, trials.playouts, more))

    alive = _with_first(tried, baseline)
    rounds = ceil(log2(len(alive)))
    baseline.add(clock.timed(worlds, baseline.move, 0, 1))  # tells how long one takes
    for number in range(1, rounds + 1):
        go_on(alive, (1 - _ALONE) * number / rounds)
        alive.sort(key=worth, reverse=True)
        alive = _with_first(alive[: max(2, ceil(len(alive) / 2))], baseline)
    go_on([baseline], 1)
    if budget.playouts is None and (lacking := LEAST - baseline.playouts) > 0:
        baseline.add(worlds.play(baseline.move, baseline.playouts, lacking))
    return sorted(tried, key=worth, reverse=True)


LEAST = 50  # playouts that a chance is made of, however little time a busy machine had for them
_ALONE = 1 / 3  # of the budget, for the base after all comparisons


def _with_first(alive: list[Trials], baseline: Trials) -> list[Trials]:
    """The base is compared with all others, so it is always there, and played before them."""
    return [baseline, *(trials for trials in alive if trials is not baseline)]


class _Clock:
    """Turns a budget into numbers of worlds. With a number of playouts it never looks at the time."""

    _PIECE = 0.008  # seconds of playouts between two looks at the time

    def __init__(self, budget: Budget) -> None:
        self._budget = self._allowed = budget
        self._began = perf_counter()
        self._spent = 0.0
        self._played = 0

    def allow(self, part: float) -> None:
        """From now on so much of the budget, with what is used already, may be used."""
        playouts = self._budget.playouts
        self._allowed = Budget(
            None if playouts is None else max(1, round(part * playouts)), part * self._budget.seconds
        )

    def timed(self, worlds: Worlds, move: Any, first: int, count: int) -> Array:
        began = perf_counter()
        results = worlds.play(move, first, count)
        self._spent += perf_counter() - began
        self._played += count
        return results

    def goes_on(self) -> bool:
        return self._left() > 0.5

    def _left(self) -> float:
        """How many playouts there is still time for."""
        if self._allowed.playouts is not None:
            return self._allowed.playouts - self._played
        each = self._spent / self._played
        return (self._allowed.seconds - (perf_counter() - self._began)) / each

    def at_most(self, playouts: int) -> int:
        """So many, or as many as are left."""
        if self._allowed.playouts is None:
            return playouts
        return min(playouts, self._allowed.playouts - self._played)

    def worlds(self, moves: int) -> int:
        """How many more worlds to try each of so many moves in, before looking at the time again."""
        playouts = self._left()
        if self._allowed.playouts is None:
            playouts = min(playouts, self._PIECE * self._played / self._spent)
        return max(1, int(playouts / moves))


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
