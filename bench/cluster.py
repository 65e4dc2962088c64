"""What Ray costs on one machine, as ratios: two Ray workers against two threads or two processes.

    python bench/cluster.py [--runs 3]

Ray's start is measured by itself; everything else with workers that are warm. Best of several runs, because
other work on the machine can only slow a run down.
"""

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from time import perf_counter

from tablee.arena.chunks import new_pool
from tablee.arena.cluster import Cluster
from tablee.arena.ray_session import LOCAL, cluster_at
from tablee.arena.simulate import Simulation, simulate
from tablee.arena.tournament import Tournament, play
from tablee.bots.external.process import Program

WORKERS = 2
BOT = Program.named(f"{sys.executable} {Path(__file__).parents[1] / 'examples' / 'bots' / 'twenty_lines.py'}")


def measure(cluster: Cluster, runs: int) -> None:
    for game, games in (("skipbo", 10_000), ("skyjo", 1_000_000)):
        simulation = Simulation(game, 2, games, "eager", 1, {})
        compare(
            f"simulate {game}, {games:,} matches, kernels",
            partial(simulate, simulation, WORKERS),
            cluster,
            runs,
        )
    for game, matches in (("skipbo", 400), ("skyjo", 4_000)):
        tournament = Tournament(game, ["4", "3"], 2, matches, 1, {}, play_all=True)
        compare(
            f"arena {game} 4 3, {matches:,} matches, kernels",
            partial(play, tournament, WORKERS),
            cluster,
            runs,
        )
    tables = Tournament("skyjo", ["1"], 2, 60, 1, {}, play_all=True, milliseconds=10_000, programs=[BOT])
    with new_pool(WORKERS, in_processes=True) as processes:
        what = "arena skyjo 1 against a program, 60 matches, tables"
        compare(what, partial(play, tables, WORKERS), cluster, runs, processes)


def compare(
    what: str, work: Callable[..., object], cluster: Cluster, runs: int, here: Executor | None = None
) -> None:
    """By turns, so that whatever else the machine does slows both; the first turn warms up."""
    seconds: tuple[list[float], list[float]] = ([], [])
    for _ in range(runs + 1):
        for pool, found in zip((here, cluster), seconds, strict=True):
            began = perf_counter()
            work(pool=pool)
            found.append(perf_counter() - began)
    threads, ray = (min(found[1:]) for found in seconds)
    print(f"{what:52}  here {threads:5.2f} s   Ray {ray:5.2f} s   ratio {ray / threads:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    began = perf_counter()
    with cluster_at(LOCAL, WORKERS) as cluster:
        print(f"Ray has started in {perf_counter() - began:.1f} s", flush=True)
        measure(cluster, runs)
        began = perf_counter()
    print(f"and has ended in {perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
