"""Finding a bot's weights: the cross-entropy method over self-play in the kernels.

    python training/tune.py skipbo --generations 60 --population 32 --matches 200 --seed 1

A generation draws candidates around the mean, lets each play the mean itself on deals that are the same
for all of them, seats swapped, and moves mean and spread towards the better quarter. The same
arguments give the same weights.

What a game offers for it: its part `bots.playouts`, and `bots.weights` with
`WEIGHT_NAMES` and `tuned_weights(players, options)`, the vector to start from.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.arena.results import single_options
from tablee.game.options import read_value
from tablee.game.registry import GAMES, game_named, has_part, part
from tablee.game.rng import simulation_key
from tablee.kernels.playouts import playouts_of

Vector = NDArray[np.float64]
Evaluate = Callable[[Vector, Vector, int], float]  # candidate, current mean, generation: more is better

_ELITE = 0.25  # the part of a population that the next one is drawn around
_STEP = 0.7  # how far the mean moves to the elite's
_NARROW = 0.4  # how far the spread moves to the elite's
_AVERAGED = 0.25  # the part of all generations, the last ones, whose means are averaged: scores are noisy


class Generation(NamedTuple):
    """What is known after a generation."""

    number: int
    mean_score: float  # of the old mean, which is always a candidate itself
    elite_score: float
    best_score: float
    mean: Vector
    sigma: Vector


def tune(
    evaluate: Evaluate,
    start: Vector,
    sigma: Vector,
    generations: int,
    population: int,
    seed: int,
    progress: Callable[[Generation], None] = lambda generation: None,
    threads: int = 1,
) -> Vector:
    """The average mean of the last generations. `evaluate` is called from `threads` threads at once."""
    if population < 8 or generations < 0 or len(start) != len(sigma):
        raise ValueError("a population has 8 or more candidates, and each weight has its spread")
    random = np.random.default_rng(seed)
    mean, sigma = np.array(start, dtype=np.float64), np.array(sigma, dtype=np.float64)
    means = [mean]
    elite = max(2, round(population * _ELITE))
    with ThreadPoolExecutor(threads) as pool:
        for number in range(generations):
            candidates = mean + sigma * random.standard_normal((population, len(mean)))
            candidates[0] = mean
            scores = np.array(list(pool.map(evaluate, candidates, repeat(mean), repeat(number))))
            chosen = np.argsort(-scores, kind="stable")[:elite]
            best = candidates[chosen]
            mean = (1 - _STEP) * mean + _STEP * best.mean(axis=0)
            sigma = (1 - _NARROW) * sigma + _NARROW * best.std(axis=0)
            means.append(mean)
            progress(
                Generation(
                    number, scores[0], scores[chosen].mean(), scores[chosen[0]], mean.copy(), sigma.copy()
                )
            )
    averaged: Vector = np.mean(means[-max(1, round(generations * _AVERAGED)) :], axis=0)
    return averaged


def lineups(one: Any, other: Any, players: int, partners: bool) -> Iterator[tuple[list[Any], int]]:
    """Every seating of one side against the others, and the bits of the seats that side has."""
    sides = players // 2 if partners else players
    for side in range(sides):
        seats = [seat for seat in range(players) if seat % sides == side]
        lineup = [one if seat in seats else other for seat in range(players)]
        yield lineup, sum(1 << seat for seat in seats)


def score(results: NDArray[Any], seats: int, players: int, partners: bool) -> float:
    """The mean share of a win that these seats had; nobody's win is everybody's in equal parts."""
    winners = results["winners"].astype(np.int64)
    bits = sum((winners >> seat) & 1 for seat in range(players))
    own = sum((winners >> seat) & 1 for seat in range(players) if seats >> seat & 1)
    even = 2 / players if partners else 1 / players
    return float(np.where(winners == 0, even, own / np.maximum(bits, 1)).mean())


def margin(results: NDArray[Any], seats: int, players: int, partners: bool) -> float:
    """How many points fewer these seats had than the others: it tells more than who has won."""
    own = np.array([bool(seats >> seat & 1) for seat in range(players)])
    totals = results["totals"][:, :players].astype(np.float64)
    return float((totals[:, ~own].mean(axis=1) - totals[:, own].mean(axis=1)).mean())


def self_play(game: str, players: int, options: Any, matches: int, seed: int) -> Evaluate:
    """An `evaluate` for `tune`: the candidate against the mean, in every seat on the same deals."""
    playouts = playouts_of(game)
    assert playouts is not None
    play_lineup, key = playouts.play_lineup, simulation_key(seed)
    partners = bool(getattr(options, "partners", False))
    measure = margin if game_named(game).FACTS.wins == "lowest" else score

    def evaluate(candidate: Vector, mean: Vector, generation: int) -> float:
        scores = [
            measure(
                play_lineup(key, generation * matches, matches, players, options, lineup),
                seats,
                players,
                partners,
            )
            for lineup, seats in lineups(candidate, mean, players, partners)
        ]
        return sum(scores) / len(scores)

    return evaluate


def _options(game: str, players: int, given: Sequence[str]) -> Any:
    """`partners=true stock_size=10`; a single game or round unless something else is said."""
    options = dict(single_options(game))
    for name, _, text in (pair.partition("=") for pair in given):
        options[name] = read_value(text)
    return game_named(game).make_options(options, players)


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune the best level of a game and print its weights, ready to paste into `weights.py`."""
    parser = argparse.ArgumentParser(prog="python training/tune.py", description=main.__doc__)
    parser.add_argument("game", choices=[game for game in GAMES if has_part(game, "bots.playouts")])
    parser.add_argument("options", nargs="*", help="options of the table, such as partners=true")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--matches", type=int, default=200, help="deals a candidate plays in each seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", help="weights to start from, with commas; else the best level's")
    parser.add_argument("--spread", type=float, default=0.35, help="first spread, in parts of a weight")
    parser.add_argument("--threads", type=int, default=1)
    given = parser.parse_args(arguments)

    options = _options(given.game, given.players, given.options)
    levels: Any = part(given.game, "bots.weights")
    weights = given.start.split(",") if given.start else levels.tuned_weights(given.players, options)
    start = np.array(weights, dtype=np.float64)
    sigma = given.spread * np.maximum(0.3, np.abs(start))
    evaluate = self_play(given.game, given.players, options, given.matches, given.seed)

    def progress(now: Generation) -> None:
        scores = f"mean {now.mean_score:.3f}  elite {now.elite_score:.3f}  best {now.best_score:.3f}"
        print(f"generation {now.number + 1:3}  {scores}  spread {now.sigma.mean():.3f}", flush=True)

    mean = tune(
        evaluate, start, sigma, given.generations, given.population, given.seed, progress, given.threads
    )
    for name, weight in zip(levels.WEIGHT_NAMES, mean, strict=True):
        print(f"    {weight:.4g},  # {name}")


if __name__ == "__main__":
    main()
