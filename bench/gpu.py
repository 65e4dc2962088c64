"""The games on a graphics card: how fast, and whether everything is as on the processor, to the last bit.

    pip install -e ".[gpu]"
    python bench/gpu.py

Matches between random players and between levels are played on both, and their results compared row by row;
batches of tables are stepped on both with the same moves, and compared with everything that there is of them.
Speeds are the best of several runs, after one that compiles; results stay on the card. With
NUMBA_ENABLE_CUDASIM=1 in the environment and small numbers (`--matches 20 --levels 4 --tables 8 --runs 1`) it
tries itself, without a card.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from os import cpu_count
from time import perf_counter
from typing import Any

import numpy as np

from tablee.arena import on_card
from tablee.arena.results import single_options
from tablee.envs.batch import BatchEnv
from tablee.game.registry import GAMES, game_named
from tablee.game.rng import simulation_key
from tablee.kernels.card import check_card, cuda
from tablee.kernels.engine import engine_of
from tablee.kernels.playouts import playouts_of

KEY = simulation_key(1)


def best_of(runs: int, play: Callable[[], Any]) -> float:
    """Seconds of the quickest."""
    seconds = []
    for _ in range(runs):
        cuda.synchronize()
        start = perf_counter()
        play()
        cuda.synchronize()
        seconds.append(perf_counter() - start)
    return min(seconds)


def equal_rows(one: Any, other: Any) -> int:
    """How many rows have the same in all fields."""
    same = np.ones(len(one), dtype=bool)
    for field in one.dtype.names:
        same &= (one[field] == other[field]).reshape(len(one), -1).all(axis=1)
    return int(same.sum())


def on_processor(results: Any, play: Callable[[int, int], Any]) -> float:
    """Let all cores fill the rows; seconds."""

    cores = cpu_count() or 1
    size = max(1, min(1000, len(results) // (4 * cores)))

    def chunk(begin: int) -> None:
        results[begin : begin + size] = play(begin, min(size, len(results) - begin))

    play(0, 1)
    start = perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(chunk, range(0, len(results), size)))
    return perf_counter() - start


def random_matches(game: str, matches: int, runs: int) -> None:
    for name, single in (("single games", True), ("whole matches", False)):
        options = game_named(game).make_options(single_options(game) if single else {}, 2)
        engine = engine_of(game)
        assert engine is not None
        start = perf_counter()
        rows = on_card.play_matches(game, KEY, 0, matches, 2, options, "uniform" if single else "eager")
        first = perf_counter() - start
        policy = "uniform" if single else "eager"
        took = best_of(runs, lambda: on_card.play_matches_there(game, KEY, 0, matches, 2, options, policy))  # noqa: B023
        here = np.zeros(matches, dtype=engine.core.RESULT)
        seconds = on_processor(here, lambda at, n: engine.play_matches(KEY, at, n, 2, options, policy))  # noqa: B023
        moves = int(rows["moves"].sum())
        print(
            f"{game}, {policy}, {name}: {moves / took / 1e6:,.0f} M moves/s on the card "
            f"({first:.0f} s the first time), {moves / seconds / 1e6:,.1f} on {cpu_count()} cores; "
            f"{equal_rows(rows, here):,} of {matches:,} rows equal",
            flush=True,
        )


def levels(game: str, matches: int, checked: int, runs: int, learned: bool) -> None:
    options = game_named(game).make_options(single_options(game), 2)
    for lineup in [(4, 4), (4, 3), (2, 1)] + [(5, 4)] * learned:
        if 5 in lineup:  # a hundred times the thinking
            matches, checked = max(1, matches // 4), max(1, checked // 10)
        playouts = playouts_of(game)
        assert playouts is not None
        start = perf_counter()
        rows = on_card.play_lineup(game, KEY, 0, matches, 2, options, lineup)
        first = perf_counter() - start
        took = best_of(runs, lambda: on_card.play_lineup(game, KEY, 0, matches, 2, options, lineup))  # noqa: B023
        here = np.zeros(checked, dtype=rows.dtype)
        seconds = on_processor(here, lambda at, n: playouts.play_lineup(KEY, at, n, 2, options, lineup))  # noqa: B023
        print(
            f"{game}, level {lineup[0]} against {lineup[1]}: {matches / took:,.0f} games/s on the card "
            f"({first:.0f} s the first time), {checked / seconds:,.0f} on {cpu_count()} cores; "
            f"{equal_rows(rows[:checked], here):,} of {checked:,} rows equal",
            flush=True,
        )


def stepped_alike(game: str, tables: int, steps: int) -> None:
    """The same moves at the same tables on both, which must agree in every byte."""
    here, there = (BatchEnv(game, tables, 2, seed=3, device=device) for device in ("cpu", "cuda"))
    here.reset()
    there.reset()
    for _ in range(steps):
        actions = here.sample()
        here.step(actions)
        there.step(actions)
    there_tables: Any = there.tables
    same = equal_rows(here.tables, there_tables.copy_to_host())
    arrays = ("observations", "masks", "turns", "rewards", "terminated", "truncated", "finals")
    unlike = [
        name
        for name in arrays
        if not np.array_equal(getattr(here, name), getattr(there, name).copy_to_host())
    ]
    print(
        f"{game}, batch: {same:,} of {tables:,} tables equal after {steps} steps; unlike: {unlike}",
        flush=True,
    )


def copies_nothing(game: str) -> None:
    """Other libraries see the same memory, and what is written there."""
    env = BatchEnv(game, 1000, 2, seed=1, device="cuda")
    env.reset()
    at = env.observations.__cuda_array_interface__["data"][0]  # type: ignore[attr-defined]
    seen = {}
    with suppress(ImportError):
        import torch

        tensor = torch.as_tensor(env.observations, device="cuda")
        seen["PyTorch"] = tensor.data_ptr()
        with suppress(ImportError):
            import jax

            seen["JAX"] = jax.dlpack.from_dlpack(tensor.T).unsafe_buffer_pointer()  # which has no strides
    with suppress(ImportError):
        import cupy

        seen["CuPy"] = cupy.asarray(env.observations).data.ptr
    print(f"{game}, the same memory:", {name: pointer == at for name, pointer in seen.items()}, flush=True)


def batch_speed(game: str, tables: int, runs: int, observation: str) -> None:
    env = BatchEnv(game, tables, 2, seed=1, observation=observation, device="cuda")
    env.reset()
    for _ in range(100):  # so that the tables are at all stages of the game
        env.step(env.sample())
    steps = 50

    def choose_and_step() -> None:
        for _ in range(steps):
            env.step(env.sample())

    both = best_of(runs, choose_and_step) / steps
    choosing = best_of(runs, env.sample)
    print(
        f"{game}, batch of {tables:,}, {observation}: {tables / (both - choosing) / 1e6:,.0f} M steps/s, "
        f"{tables / both / 1e6:,.0f} with choosing the moves",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--levels", type=int, default=131_072, help="games of levels")
    parser.add_argument("--checked", type=int, default=20_000, help="of these, compared with the processor's")
    parser.add_argument("--tables", type=int, default=1 << 20)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", choices=("random", "levels", "batch"))
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--level-5", action="store_true", help="level 5 too, which takes minutes to compile")
    given = parser.parse_args()
    check_card()
    for game in [given.game] if given.game else ["skyjo", "skipbo"]:
        if given.only in (None, "random"):
            random_matches(game, given.matches, given.runs)
        if given.only in (None, "batch"):
            stepped_alike(game, min(given.tables, 20_000), min(500, given.tables))
            batch_speed(game, given.tables, given.runs, "numbers")
            batch_speed(game, given.tables // 4, given.runs, "one-hot")
            copies_nothing(game)
        if given.only in (None, "levels"):
            levels(game, given.levels, min(given.levels, given.checked), 1, given.level_5)


if __name__ == "__main__":
    main()
