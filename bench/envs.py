"""How fast the environments are: batches, and the AEC environments beside PettingZoo's own card games.

The programs of docs/environments.md are read from that page, so that the figures are theirs.

    pip install -e ".[research]" rlcard "shimmy[openspiel]" pygame-ce
    python bench/envs.py

One core, and its own time only. Every figure is the best of several short runs, because other work can only
slow one down, and the runs of the AEC environments take turns, so that what slows one slows the others too.
"""

import argparse
import logging
import random
import re
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from textwrap import indent
from time import thread_time
from typing import Any

from tablee.envs.batch import BatchEnv
from tablee.envs.pettingzoo import skipbo_v1, skyjo_v1

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
GOALS = {"skyjo": 3.0, "skipbo": 1.5}  # million steps a second
GOAL_RATIO = 20


def batch_speed(game: str, n: int, players: int, runs: int) -> tuple[float, float]:
    """Steps a second with masks and observations written; and the same with choosing the moves."""
    env = BatchEnv(game, n, players, seed=1)
    env.reset()
    for _ in range(300):  # so that the tables are at all stages of the game
        env.step(env.sample())
    steps = max(1, 100_000 // n)
    best = best_with_choice = float("inf")
    for _ in range(runs):
        stepping = choosing = 0.0
        for _ in range(steps):
            start = thread_time()
            actions = env.sample()
            chosen = thread_time()
            env.step(actions)
            stepping += thread_time() - chosen
            choosing += chosen - start
        best = min(best, stepping)
        best_with_choice = min(best_with_choice, stepping + choosing)
    return n * steps / best, n * steps / best_with_choice


def page_program(section: str) -> str:
    """The first program below a heading of the page."""
    found = re.search(
        rf"^## {section}\n+```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    if found is None:
        raise SystemExit(f"{PAGE} has no program below {section}")
    return found[1]


def page_batch_speed(runs: int) -> float:
    """Steps a second of the page's program, with making its tables and choosing its moves."""
    program = compile(page_program("Many games at once"), str(PAGE), "exec")
    best = float("inf")
    with redirect_stdout(StringIO()):
        for _ in range(runs):
            made: dict[str, Any] = {}
            start = thread_time()
            exec(program, made)
            best = min(best, thread_time() - start)
    return float(made["env"].n * 200 / best)


def page_loop() -> Callable[[Any], int]:
    """The loop of the page's PettingZoo program: plays an episode, and counts its moves."""
    program = page_program("PettingZoo")
    loop = program[program.index("for agent in env.agent_iter():") : program.index("    if not env.agents:")]
    made: dict[str, Any] = {}
    body = indent(f"moves = 0\n{loop}    moves += action is not None\nreturn moves\n", "    ")
    exec(compile(f"def play(env):\n{body}", str(PAGE), "exec"), made)
    play: Callable[[Any], int] = made["play"]
    return play


def page_run(play: Callable[[Any], int], env: Any, seconds: float) -> float:
    """Moves a second in the loop of the page, new episodes included."""
    moves = 0
    start = thread_time()
    while (elapsed := thread_time() - start) < seconds:
        env.reset()
        moves += play(env)
    return moves / elapsed


def aec_run(env: Any, seconds: float) -> float:
    """The same with a quicker choice among the legal moves, so that what is measured is the environment."""
    moves, chance = 0, random.random
    start = thread_time()
    while (elapsed := thread_time() - start) < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(chance() * len(legal))])
                moves += 1
    return moves / elapsed


def peers() -> dict[str, Callable[[], Any]]:
    """PettingZoo's card games, as far as they are installed."""
    found: dict[str, Callable[[], Any]] = {}
    for name in PEERS:
        try:
            make = import_module(f"pettingzoo.classic.{name}").env
            make()
        except ImportError as missing:
            print(f"  {name}: not here ({missing})")
        else:
            found[name] = make
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--n", type=int, default=1024, help="tables of a batch")
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--only", choices=("batch", "aec"))
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    logging.disable(logging.WARNING)
    if given.only != "aec":
        print(f"BatchEnv, {given.n} tables, million steps a second (with choosing the moves):")
        for game, goal in GOALS.items():
            for players in (2, 4):
                steps, chosen = batch_speed(game, given.n, players, given.runs)
                aim = f"; the goal is {goal}" if players == 2 else ""
                print(f"  {game}, {players} players: {steps / 1e6:.2f} ({chosen / 1e6:.2f}){aim}")
        print(f"  the program of the page: {page_batch_speed(given.runs) / 1e6:.2f}")
    if given.only != "batch":
        print("AEC environments, two players, moves a second (in the loop of the page):")
        makes: dict[str, Callable[[], Any]] = {
            "skyjo_v1": skyjo_v1.env,
            "skipbo_v1": skipbo_v1.env,
            **peers(),
        }
        envs = {name: make() for name, make in makes.items()}
        best, best_shown, play = dict.fromkeys(envs, 0.0), dict.fromkeys(envs, 0.0), page_loop()
        for _ in range(given.runs):
            for name, env in envs.items():
                best[name] = max(best[name], aec_run(env, 0.2))
                best_shown[name] = max(best_shown[name], page_run(play, env, 0.2))
        for name, rate in best.items():
            print(f"  {name}: {rate:,.0f} ({best_shown[name]:,.0f})")
        others = {name: rate for name, rate in best.items() if name in PEERS}
        if others:
            fastest = max(others, key=others.__getitem__)
            for name in ("skyjo_v1", "skipbo_v1"):
                ratio = best[name] / others[fastest]
                print(f"  {name} is {ratio:.1f} times {fastest}; the goal is {GOAL_RATIO}")


if __name__ == "__main__":
    main()
