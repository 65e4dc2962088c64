"""Learn what positions of Skyjo are worth: first from level 4's rounds, then from its own.

    python training/skyjo.py --players 2 --seconds 480 --workers 16 --seed 1 --out learned

Threads play (compiled code runs without the interpreter's lock) while the network learns from what was played
before. The curve is written beside the weights: points a round and matches against level 4, as time goes on.
"""

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from fit import Fitter, Judge, Memory, save

from tablee.bots.network import Network
from tablee.bots.skyjo.features import FEATURES, NUMBERS_FROM
from tablee.bots.skyjo.levels import tuned_weights
from tablee.bots.skyjo.lookahead import EAGER, THOROUGH, Care, new_room
from tablee.bots.skyjo.practice import (
    NUMBERS_TOLD,
    Samples,
    compare_players,
    features_told,
    new_samples,
    practise,
)
from tablee.games.compiling import Array
from tablee.games.stream import seed_words

CHUNK = 1 << 15  # samples that a thread writes at a time
CLOSED_SHARE = 8  # the network for closed rounds learns from batches smaller by this
MANY = (3, 4, 5, 4, 6, 3, 4, 8)


class Task(NamedTuple):
    """What the threads play now."""

    networks: tuple[Network, Network]
    learned: bool
    curiosity: float
    rivalry: float
    trust: float


class Players:
    """Threads that play without end, whatever the task is at the time."""

    def __init__(self, task: Task, workers: int, counts: tuple[int, ...], seed: int) -> None:
        self.task, self.counts = task, counts
        self.key = seed_words(seed.to_bytes(32, "big"))
        self.pool = ThreadPoolExecutor(workers)
        self.numbers: Iterator[int] = iter(range(1 << 40))
        self.tables = cycle(counts)
        self.statistics = np.zeros(5)
        self.waiting = [self._send() for _ in range(2 * workers)]

    def _send(self) -> "Future[tuple[Samples, int, Array]]":
        return self.pool.submit(self._play, next(self.numbers), next(self.tables), self.task)

    def _play(self, number: int, players: int, task: Task) -> tuple[Samples, int, Array]:
        samples = new_samples(CHUNK, max(self.counts))
        room = new_room(*task.networks, tuned_weights(players, None))
        statistics = np.zeros(5)
        count = practise(
            samples,
            room,
            self.key,
            number << 20,
            players,
            task.learned,
            EAGER,
            int(task.curiosity * (1 << 15)),
            int(task.rivalry * (1 << 15)),
            task.trust,
            statistics,
        )
        return samples, count, statistics

    def take(self) -> tuple[Samples, int] | None:
        """What one thread has written, if one is ready."""
        for i, future in enumerate(self.waiting):
            if future.done():
                self.waiting[i] = self._send()
                samples, count, statistics = future.result()
                self.statistics += statistics
                return samples, count
        return None

    def stop(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def against_level_4(
    networks: tuple[Network, Network], players: int, deals: int, workers: int, seed: int, care: Care
) -> dict[str, float]:
    """Matches with one learned seat: the share of wins, and points a round."""

    def play(part: int) -> Array:
        results = np.zeros((deals // workers, players, 4))
        room = new_room(*networks, tuned_weights(players, None))
        key = seed_words((seed + 7_000_000).to_bytes(32, "big"))
        compare_players(room, key, part * 1_000_000, len(results), players, True, care, results)
        return results

    with ThreadPoolExecutor(workers) as pool:
        results = np.concatenate(list(pool.map(play, range(workers))))
    rounds = results[..., 3]
    per_deal = results[..., 2].mean(1)
    return {
        "wins": float(per_deal.mean()),
        "error": float(per_deal.std() / len(per_deal) ** 0.5),
        "points": float((results[..., 0] / rounds).mean()),
        "others": float((results[..., 1] / rounds).mean()),
    }


def learn(arguments: argparse.Namespace) -> None:
    begun = time.time()
    many = arguments.players != 2
    counts = MANY if many else (2,)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda":
        torch.set_float32_matmul_precision("high")
    width = features_told(max(counts))
    fitters = []
    for i, kind in enumerate(("open", "closed")):
        judge = Judge(FEATURES, NUMBERS_FROM, arguments.seed + i)
        if arguments.start:
            judge.load(Path(arguments.start) / f"two-{kind}.npz")
        share = CLOSED_SHARE if i else 1
        memory = Memory(arguments.memory // share, width, NUMBERS_TOLD, device)
        fitters.append(Fitter(judge, memory, arguments.batch // share, chances=False))
        fitters[-1].plain = arguments.plain
    networks = (fitters[0].mean.network(), fitters[1].mean.network())
    first = arguments.seconds * arguments.first
    task = Task(networks, False, 0.1, 0.0, 0.0)
    if not first:
        task = Task(networks, True, 0.02, arguments.rivalry, arguments.trust)
    players = Players(task, arguments.workers, counts, arguments.seed)
    out = Path(arguments.out)
    name = "many" if many else "two"
    curve: list[dict[str, float]] = []
    players.waiting[0].result()  # compiled by now
    begun_playing = time.time()
    ends = begun_playing + arguments.seconds
    next_look = next_task = begun_playing + max(first, 1.0)
    samples_seen = 0
    while time.time() < ends:
        now = time.time()
        while (taken := players.take()) is not None:
            samples, count = taken
            closed = samples.closed[:count]
            for fitter, rows in zip(fitters, (~closed, closed), strict=True):
                parts = (samples.present[:count], samples.numbers[:count], samples.targets[:count])
                fitter.memory.put(*(part[rows] for part in parts))
            samples_seen += count
        if any(fitter.memory.size < 20 * fitter.batch for fitter in fitters):
            time.sleep(0.05)
            continue
        if fitters[0].steps * arguments.batch > arguments.reuse * samples_seen:
            time.sleep(0.01)
            continue
        if now < begun_playing + first:
            rate = 2e-3 * 0.1 ** ((now - begun_playing) / first)
        else:
            share = (now - begun_playing - first) / (arguments.seconds - first)
            rate = arguments.rate * 0.05**share
        for fitter in fitters:
            fitter.learn(100 if device == "cuda" else 5, rate)
        if now >= next_task:
            networks = (fitters[0].mean.network(), fitters[1].mean.network())
            players.task = Task(networks, True, 0.02, arguments.rivalry, arguments.trust)
            next_task = now + 8
        if now >= next_look:
            next_look = now + arguments.look
            table = 4 if many else 2
            point = against_level_4(
                networks, table, arguments.deals, arguments.workers, arguments.seed, EAGER
            )
            rounds, turns, points, *_ = players.statistics
            point |= {
                "seconds": round(time.time() - begun_playing, 1),
                "samples": samples_seen,
                "steps": fitters[0].steps,
                "loss": float(fitters[0].loss),
                "own_points": float(points / max(rounds, 1) / 2) if not many else 0.0,
                "turns": float(turns / max(rounds, 1)),
                "rate": rate,
            }
            players.statistics[:] = 0
            curve.append(point)
            print(json.dumps({key: round(value, 5) for key, value in point.items()}), flush=True)
            write(out, name, networks, curve)
    players.stop()
    networks = (fitters[0].mean.network(), fitters[1].mean.network())
    write(out, name, networks, curve)
    for care, deals in ((EAGER, 4 * arguments.deals), (THOROUGH, arguments.deals)):
        final = against_level_4(
            networks, 4 if many else 2, deals, arguments.workers, arguments.seed + 1, care
        )
        print("final", care, json.dumps(final), f"{time.time() - begun:.0f} s in all", flush=True)
        curve.append({"final": float(care.moves == 0), **final})
        write(out, name, networks, curve)


def write(out: Path, name: str, networks: tuple[Network, Network], curve: list[dict[str, float]]) -> None:
    for network, kind in zip(networks, ("open", "closed"), strict=True):
        save(network, out / f"{name}-{kind}.npz")
    (out / f"curve-{name}.json").write_text(json.dumps(curve, indent=1))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2, help="2, or any other number for tables of 3 to 8")
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trust", type=float, default=0.5)
    parser.add_argument("--rivalry", type=float, default=0.3, help="share of rounds with level 4 in a seat")
    parser.add_argument("--first", type=float, default=0.25, help="share of the time for level 4's rounds")
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning when its own rounds begin")
    parser.add_argument("--memory", type=int, default=20_000_000, help="samples remembered")
    parser.add_argument("--reuse", type=float, default=10, help="how often a sample is learned from, about")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--deals", type=int, default=480, help="deals of a look at the strength")
    parser.add_argument("--look", type=float, default=30, help="seconds between such looks")
    parser.add_argument("--start", default="", help="a folder with the networks for two to begin with")
    parser.add_argument("--plain", action="store_true", help="record no steps")
    parser.add_argument("--out", default="learned")
    learn(parser.parse_args())
