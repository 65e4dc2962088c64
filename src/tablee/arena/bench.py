"""How fast the games run here: the kernels on one thread and on all, and the plain rules.

Two players, single games or rounds. Each figure is the best of several runs, because other work on
the machine can only slow a run down.
"""

import os
import platform
import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table

from tablee.arena.chunks import new_pool
from tablee.arena.results import single_options
from tablee.bots.ladder import best_plain_level
from tablee.game.registry import GAMES, game_named
from tablee.game.rng import SEED_BYTES, Seeded, simulation_key
from tablee.kernels.engine import Engine, engine_of
from tablee.kernels.playouts import Playouts, playouts_of

PLAYERS = 2
RUNS = 5
_KEY = simulation_key(0)


class Figure(NamedTuple):
    """One line of the benchmark."""

    game: str
    engine: str  # kernel or rules
    policy: str
    threads: int
    moves_per_second: float
    games_per_second: float


class _Run(NamedTuple):
    moves: int
    games: int


def measurements(seconds: float) -> Iterator[Figure]:
    """All figures, one after the other; each takes about so many seconds."""
    for play, game, engine, policy, threads in _runs():
        yield _best(play, seconds, game, engine, policy, threads)


def count_figures() -> int:
    """How many `measurements` gives."""
    return sum(1 for _ in _runs())


def _runs() -> Iterator[tuple[Callable[[int], _Run], str, str, str, int]]:
    """What plays so many games, and what a `Figure` says of it."""
    cores = os.cpu_count() or 1
    for game in GAMES:
        if (engine := engine_of(game)) is not None:
            for policy, threads in [("uniform", 1), ("uniform", cores), ("eager", 1), ("eager", cores)]:
                yield _kernel_run(engine, game, policy, threads), game, "kernel", policy, threads
        if (playouts := playouts_of(game)) is not None:
            yield _bots_run(playouts, game), game, "kernel", f"level {best_plain_level(game)}", 1
        yield _rules_run(game), game, "rules", "uniform", 1


def _single(game: str) -> Any:
    return game_named(game).make_options(single_options(game), PLAYERS)


def _kernel_run(engine: Engine, game: str, policy: str, threads: int) -> Callable[[int], _Run]:
    options = _single(game)

    def moves(first: int, count: int) -> int:
        return int(engine.play_matches(_KEY, first, count, PLAYERS, options, policy)["moves"].sum())

    def play(games: int) -> _Run:
        # Several chunks for each thread, because some games are much longer than others; and small ones,
        # because only between them an interrupt can stop the play.
        size = max(1, min(1000, games // (8 * threads)))
        with new_pool(threads, in_processes=False) as pool:
            firsts = range(0, games, size)
            chunks = pool.map(moves, firsts, [min(size, games - first) for first in firsts])
            return _Run(sum(chunks), games)

    return play


def _bots_run(playouts: Playouts, game: str) -> Callable[[int], _Run]:
    """The best level against itself, as tournaments and hints play it."""
    options, level = _single(game), best_plain_level(game)

    def play(games: int) -> _Run:
        results = playouts.play_lineup(_KEY, 0, games, PLAYERS, options, [level] * PLAYERS)
        return _Run(int(results["moves"].sum()), games)

    return play


def _rules_run(name: str) -> Callable[[int], _Run]:
    """Deal, ask for the legal moves, choose one, apply it: nothing is measured but the rules."""
    game, options = game_named(name), _single(name)
    chance = random.Random(0).random

    def play(games: int) -> _Run:
        moves = 0
        for index in range(games):
            state, _ = game.deal(options, PLAYERS, Seeded(index.to_bytes(SEED_BYTES, "little")), None)
            while actors := game.actors(state):
                seat = actors[0]
                legal = game.legal_moves(state, seat)
                state, _ = game.apply(state, seat, legal[int(chance() * len(legal))])
                moves += 1
        return _Run(moves, games)

    return play


def _best(
    play: Callable[[int], _Run], seconds: float, game: str, engine: str, policy: str, threads: int
) -> Figure:
    games = 4 * threads
    play(games)  # compiles, and fills the caches
    while (elapsed := _timed(play, games)[0]) < seconds / RUNS / 4:
        games *= 2
    games = max(games, round(games * seconds / RUNS / elapsed))
    best, run = min((_timed(play, games) for _ in range(RUNS)), key=lambda timed: timed[0])
    return Figure(game, engine, policy, threads, run.moves / best, run.games / best)


def _timed(play: Callable[[int], _Run], games: int) -> tuple[float, _Run]:
    start = perf_counter()
    run = play(games)
    return perf_counter() - start, run


def machine() -> dict[str, Any]:
    """What was measured on, and with what."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "tablee": version("tablee"),
        "state_bytes": {
            game: engine.core.STATE.itemsize for game in GAMES if (engine := engine_of(game)) is not None
        },
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next(
        (line.split(": ", 1)[1] for line in lines if line.startswith("model name")), platform.processor()
    )


def bench_table(about: dict[str, Any], figures: list[Figure]) -> RenderableType:
    """The figures for a terminal."""
    title = f"{about['processor']}, {about['cores']} cores, Python {about['python']}, numba {about['numba']}"
    table = Table(title=title)
    for column in ("game", "engine", "policy"):
        table.add_column(column)
    for column in ("threads", "moves/s", "games/s"):
        table.add_column(column, justify="right")
    for figure in figures:
        table.add_row(
            figure.game,
            figure.engine,
            figure.policy,
            str(figure.threads),
            _short(figure.moves_per_second),
            _short(figure.games_per_second),
        )
    sizes = ", ".join(f"{game} {size:,} bytes" for game, size in about["state_bytes"].items())
    return Group(table, f"A state of a kernel: {sizes}. Two players, single games; the best of {RUNS} runs.")


def _short(rate: float) -> str:
    return f"{rate / 1e6:.1f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"
