"""How much could a Skyjo player still gain against level 4, move by move?

    python bench/regret.py --positions 400 --worlds 800 --plot regret.svg

Level 5 plays matches against level 4. At some of its decisions the moves that it thinks best are played out
to the end of the round in many worlds that could be the real one, by level 5 (in a hurry) against level 4:
that says what the moves are really worth, in points as they count in the match. If no single move is better
than the one level 5 chooses, nobody can do better against level 4 by much.

How far off differences between moves are is told for the network, and for the champion's worlds, in which
play goes on to the next own turn (`search.try_out`): the root of the mean square, less what all the worlds
scatter.

What choosing otherwise would gain is told twice. The worlds of one half choose a move and those of the other
half judge it: on average, that much can be gained. All worlds choose and judge: they are lucky with the move
that they choose, so on average it is less than that. At most four moves are tried, and none that level 5
thinks worse than its choice by 2.5 points or more.
"""

import argparse
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games.skyjo.bots.champion import PLAN, compiled_position, panels_for, totals_of
from tablee.games.skyjo.bots.determinization import Worlds, open_world
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.learned import CHANCE, EAGER, UNIT, Room, look_ahead, new_room
from tablee.games.skyjo.bots.match_mixture import POINTS
from tablee.games.skyjo.bots.match_odds import worth_of_scores
from tablee.games.skyjo.bots.playouts import see
from tablee.games.skyjo.bots.position import CARDS, GRID, SEATS, position_of
from tablee.games.skyjo.bots.search import MOST, face, rank, try_out
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.rules.moves import Phase
from tablee.kernels.decorators import Array, Number
from tablee.kernels.worlds import WorldTable
from tablee.match.match import Match

MOVES, MARGIN = 4, 0.25  # so many moves, and so much worse than the best at most
SHARE = 0.06  # of decisions that are looked at
GAPS = (0.0, 0.2, 0.5, 1.0, 2.5)  # points that moves are thought to be worse
SEARCHED = 2000  # worlds of the champion's kind


class Decision(NamedTuple):
    """What moves were thought to be worth, the chosen one first, and what they were worth in each world."""

    thought: Array
    searched: Array  # in worlds in which play goes on to the next own turn,
    seen: Array  # and to the end of the round


def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Not cached: nothing but this measurement uses it."""
    return njit(nogil=True)(function)


@_compiled
def _play_out(results: Array, table: WorldTable, own: Number, codes: Array, room: Room) -> None:
    """Each move in each world, to the end of the round."""
    numbers = room.numbers
    cells, unseen, pool = numbers[: SEATS * GRID], numbers[SEATS * GRID : -CARDS], numbers[-CARDS:]
    for i in range(len(results)):
        luck = (i * 0.618034) % 1.0
        for k in range(len(codes)):
            open_world(table, i)
            s = table.states[0]
            core.apply(s, own, codes[k])
            while s.phase != core.OVER:
                seat = np.int64(s.turn)
                position = see(s, seat, cells, unseen, pool)
                if seat == own:
                    code, _ = look_ahead(position, room, EAGER, luck)
                else:
                    code = judge_cost(position, room.weights, room.scratch)
                core.apply(s, seat, code)
            scores = np.int64(s.scores[own]), np.int64(s.scores[1 - own])
            results[i, k] = worth_of_scores(room.totals, own, *scores, room.after) / POINTS


def decide(task: tuple[int, int, int]) -> list[Decision]:
    """The decisions of one match: the seed, its number, and how many worlds."""
    seed, number, worlds = task
    dealt = game_seed(simulation_key(seed), number)
    match, own = Match("skyjo", 2, {}, Seeded(dealt)), number % 2
    bots = [make_bot("skyjo", 5 if seat == own else 4, dealt, seat) for seat in range(2)]
    room, pick = new_room(*panels_for(2), tuned_weights(2, None)), random.Random(dealt)
    codes, values = np.zeros(MOST, dtype=np.int64), np.zeros(MOST)
    found = []
    while not match.over:
        if match.outcome is not None:
            match.deal_next()
        seat = match.actors()[0]
        view = match.view(seat)
        if seat == own and view.phase is not Phase.SET_UP and pick.random() < SHARE:
            room.totals[:2] = totals_of(view)
            face(room, own)
            count = rank(compiled_position(position_of(view)), room, codes, values)
            order = np.argsort(-values[:count], kind="stable")[:MOVES]
            order = order[values[order] >= values[order[0]] - MARGIN]
            searched, seen = np.zeros((SEARCHED, len(order))), np.zeros((worlds, len(order)))
            if len(order) > 1:
                chosen, chance, unit = codes[order], room.facts[CHANCE], room.facts[UNIT]
                try_out(searched, Worlds(view, dealt).table, 0, own, chosen, PLAN, room, chance, unit)
                _play_out(seen, Worlds(view, dealt[::-1]).table, own, chosen, room)
            found.append(Decision(values[order], searched, seen))
        match.push(seat, bots[seat].choose(view, Clock()))
    return found


class Gains(NamedTuple):
    """Points a decision, with how far off they may be."""

    least: float
    least_error: float
    most: float


def gains(decisions: list[Decision]) -> Gains:
    """What choosing by playouts would gain, over all decisions: also those with one move."""
    least, most = [], []
    for _, _, seen in decisions:
        half = len(seen) // 2
        a, b = seen[:half].mean(0), seen[half:].mean(0)
        least.append((b[a.argmax()] - b[0] + a[b.argmax()] - a[0]) / 2)
        most.append((seen.mean(0) - seen[:, 0].mean()).max())
    error = 1.96 * float(np.std(least)) / len(least) ** 0.5
    return Gains(POINTS * float(np.mean(least)), POINTS * error, POINTS * float(np.mean(most)))


def how_far_off(decisions: list[Decision]) -> list[tuple[str, float, float]]:
    """By whom, how many points differences between moves are off, and how many at most (95 %)."""
    squares: dict[str, list[float]] = {"the network": [], "the champion's worlds": []}
    for thought, searched, seen in decisions:
        for k in range(1, len(thought)):
            true, tried = seen[:, k] - seen[:, 0], searched[:, k] - searched[:, 0]
            noise, more = true.var() / len(true), tried.var() / len(tried)
            off = thought[k] - thought[0] - true.mean(), tried.mean() - true.mean()
            squares["the network"].append(off[0] ** 2 - noise)
            squares["the champion's worlds"].append(off[1] ** 2 - noise - more)
    found = []
    for name, off in squares.items():
        mean, error = float(np.mean(off)), 1.96 * float(np.std(off)) / len(off) ** 0.5
        found.append((name, POINTS * max(mean, 0.0) ** 0.5, POINTS * max(mean + error, 0.0) ** 0.5))
    return found


def by_gap(decisions: list[Decision]) -> list[tuple[float, float, float, int]]:
    """Of moves thought to be so much worse: what was thought, what was seen, its error, how many."""
    thought = np.concatenate([decision.thought[1:] - decision.thought[0] for decision in decisions])
    seen = np.concatenate([(each.seen[:, 1:] - each.seen[:, :1]).mean(0) for each in decisions])
    rows = []
    for low, high in pairwise(GAPS):
        here = (-POINTS * thought >= low) & (-POINTS * thought < high)
        error = 1.96 * seen[here].std() / max(here.sum(), 1) ** 0.5
        rows.append(
            (POINTS * thought[here].mean(), POINTS * seen[here].mean(), POINTS * error, int(here.sum()))
        )
    return rows


def draw(rows: list[tuple[float, float, float, int]], path: Path) -> None:
    """What was seen by what was thought."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams["svg.hashsalt"] = "tablee"  # the same picture is the same file
    figure = Figure(figsize=(5, 4), layout="constrained")
    axes = figure.subplots()
    thought, seen, errors, _ = zip(*rows, strict=True)
    axes.plot([-2.2, 0], [-2.2, 0], color="grey", linewidth=0.7)
    axes.errorbar(thought, seen, yerr=errors, marker="o", linestyle="none", capsize=3)
    axes.set(xlabel="points worse than the best move, as thought", ylabel="as seen in long playouts")
    axes.grid(alpha=0.3)
    figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    decisions: list[Decision] = []
    number = 0
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        while len(decisions) < given.positions:
            tasks = [(given.seed, number + k, given.worlds) for k in range(4 * given.workers)]
            number += len(tasks)
            for found in pool.map(decide, tasks):
                decisions += found
            print(f"{len(decisions)} decisions", flush=True)
    decisions_with_a_choice = [each for each in decisions if len(each.thought) > 1]
    for name, off, most in how_far_off(decisions_with_a_choice):
        print(f"Differences between moves by {name} are off by {off:.2f} points (at most {most:.2f})")
    rows, found_gains = by_gap(decisions), gains(decisions)
    for thought, seen, error, count in rows:
        print(f"thought {thought:+.2f}, seen {seen:+.2f} ± {error:.2f} points ({count} moves)")
    print(
        f"To gain with another move: at least {found_gains.least:+.3f} ± {found_gains.least_error:.3f}, "
        f"at most {found_gains.most:+.3f} points a decision"
    )
    if given.plot:
        draw(rows, given.plot)


if __name__ == "__main__":
    main()
