"""How many points a round of Skyjo costs players of one level among themselves.

python bench/selfplay.py 5 --rounds 3000
python bench/selfplay.py 6 --rounds 200 --players 4
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy as np

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.match.match import Match


def play(level: int, players: int, seed: int, deal: int) -> float:
    """The mean score of one round."""
    dealt = game_seed(simulation_key(seed), deal)
    match = Match("skyjo", players, {}, Seeded(dealt))
    bots = [make_bot("skyjo", level, dealt, seat) for seat in range(players)]
    while match.outcome is None:
        seat = match.actors()[0]
        match.push(seat, bots[seat].choose(match.view(seat), Clock()))
    return float(np.mean(match.outcome.scores))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("level", type=int)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    one = partial(play, given.level, given.players, given.seed)
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        scores = np.array(list(pool.map(one, range(given.rounds), chunksize=10)))
    error = 1.96 * scores.std() / len(scores) ** 0.5
    print(
        f"level {given.level}, {given.players} players: {scores.mean():.2f} ± {error:.2f} points a round "
        f"({len(scores):,} rounds)"
    )


if __name__ == "__main__":
    main()
