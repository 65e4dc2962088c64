"""Does an adaptive bot settle at somebody's strength? Bots of each level sit where a person would.

    python bench/adaptive.py skyjo --runs 400

In each run the "person" begins as somebody whom nobody knows, and plays match after match against the
adaptive bot: a level drawn from the mix that suits what is believed. Printed is the share the person wins
over all runs: of every five matches, and from match 16 on, where it should be a half.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from random import Random

from tablee.arena.duel import points_of_first
from tablee.bots.handicaps import handicaps_of, levels_measured
from tablee.bots.strength import Strength
from tablee.game.registry import game_named
from tablee.game.rng import simulation_key
from tablee.kernels.playouts import playouts_of

SETTLED = 15  # matches after which it is to have settled
SEED = 15027


def run(game: str, table: int, person: int, matches: int, number: int) -> tuple[list[float], float]:
    """The points of the person in every match, and how strong they are believed to be at the end."""
    options = game_named(game).make_options(dict(handicaps_of(game).TABLES[table]), 2)
    playouts, random = playouts_of(game), Random(f"{SEED} {game} {table} {person} {number}")
    assert playouts is not None
    known, points = Strength(), []
    for match in range(matches):
        level = known.level(game, options, random.random())
        seating = (0, 1) if match % 2 else (1, 0)
        lineup = [(person, level)[who] for who in seating]
        rows = playouts.play_lineup(simulation_key(SEED), number * matches + match, 1, 2, options, lineup)
        points.append(float(points_of_first(rows, seating)[0]))
        if points[-1] != 0.5:  # a draw tells nothing
            known = known.after(game, options, level, points[-1] > 0.5)
    return points, known.mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--runs", type=int, default=400)
    parser.add_argument("--matches", type=int, default=2 * SETTLED)
    given = parser.parse_args()
    for table, options in enumerate(handicaps_of(given.game).TABLES):
        told = " ".join(f"{name}={value}" for name, value in options.items())
        for person in levels_measured(given.game):
            with ThreadPoolExecutor() as pool:
                runs = list(
                    pool.map(
                        lambda number, table=table, person=person: run(
                            given.game, table, person, given.matches, number
                        ),
                        range(given.runs),
                    )
                )
            by_match = [
                sum(points[match] for points, _ in runs) / len(runs) for match in range(given.matches)
            ]
            after = sum(by_match[SETTLED:]) / len(by_match[SETTLED:])
            believed = sum(mean for _, mean in runs) / len(runs)
            parts = " ".join(f"{sum(by_match[at : at + 5]) / 5:.0%}" for at in range(0, given.matches, 5))
            line = f"{given.game:7} {told:28} level {person}: {parts}"
            print(f"{line}  after {SETTLED}: {after:.1%}, believed {believed:.1f}", flush=True)


if __name__ == "__main__":
    main()
