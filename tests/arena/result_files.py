"""Result files of simulations and tournaments, as the commands write them."""

from concurrent.futures import Executor
from pathlib import Path

from tablee.arena.columns import SimulationColumns, TournamentColumns
from tablee.arena.parquet import result_file
from tablee.arena.simulate import Simulation, Tally, simulate
from tablee.arena.tournament import Standing, Tournament, play


def simulate_into(
    path: Path, simulation: Simulation, workers: int = 1, pool: Executor | None = None
) -> Tally:
    columns = SimulationColumns(simulation)
    with result_file(path, columns) as file:
        return simulate(simulation, workers, keep=lambda *rows: file.add(columns.of(*rows)), pool=pool)


def play_into(path: Path, tournament: Tournament, workers: int = 1, pool: Executor | None = None) -> Standing:
    columns = TournamentColumns(tournament)
    with result_file(path, columns) as file:
        return play(tournament, workers, keep=lambda *rows: file.add(columns.of(*rows)), pool=pool)
