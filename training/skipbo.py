"""Teaches Skip-Bo's networks by practice games. Needs PyTorch, which playing does not.

    python training/skipbo.py two --seconds 420
    python training/skipbo.py many --seconds 150 --start src/tablee/games/skipbo/bots/networks/two
    python training/skipbo.py pairs --seconds 150 --start src/tablee/games/skipbo/bots/networks/two

First level 4 plays against itself, trying other lines now and then, and the networks learn how such games
end. Then the networks play, mostly against themselves and some games against level 4, and learn from that.
All cores play (compiled code needs no interpreter lock, so threads do), while the networks are fitted. From
time to time the networks meet level 4 on the same deals with the seats exchanged. What was best is kept in
NAME-resting.npz and NAME-midway.npz, and the curve in NAME.json beside the pictures of it, if matplotlib is
there.
"""

import argparse
import json
import math
import os
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np
import torch
from learner import Learner, Pool, read_network, save_network
from skipbo_practice import AMOUNT_UNIT, Manner, Practice, Samples, duel_share, new_samples

from tablee.bots.network import Network, no_network
from tablee.game.rng import game_seed
from tablee.games.skipbo.bots.features import FEATURES
from tablee.games.skipbo.bots.learned import WIDTH, Judges
from tablee.games.skipbo.rules.options import Options, make_options

NETWORKS = Path(__file__).parent.parent / "src/tablee/games/skipbo/bots/networks"


class Table(NamedTuple):
    """A kind of table that practice is held at."""

    players: int
    options: Options
    sides: tuple[int, ...]  # who can be the learners, as bits, when they meet level 4
    weight: float  # how often


def _table(players: int, partners: bool, sides: tuple[int, ...], weight: float) -> Table:
    return Table(players, make_options({"target": None, "partners": partners}, players), sides, weight)


TABLES = {
    "two": [_table(2, False, (0b01, 0b10), 1.0)],
    "many": [
        _table(4, False, (0b0101, 0b1010), 0.55),
        _table(3, False, (0b001, 0b010, 0b100), 0.2),
        _table(5, False, (0b00101, 0b01010, 0b10100), 0.1),
        _table(6, False, (0b010101, 0b101010), 0.15),
    ],
    "pairs": [
        _table(4, True, (0b0101, 0b1010), 0.8),
        _table(6, True, (0b001001, 0b010010, 0b100100), 0.2),
    ],
}
LONGEST = {"two": 176, "many": 272, "pairs": 256}
ROWS = 24_000  # samples of one job
MOST_STEPS = 40  # after each
LEANS = (0.0, 0.03, 0.1)  # that are measured


class Worker:
    """One thread's place to practise at, with room for the samples of a job."""

    def __init__(self, number: int, longest: int, seed: int) -> None:
        self.practice = Practice()
        self.samples = new_samples(ROWS, longest)
        self.key = game_seed(seed.to_bytes(32, "little"), number)
        self.random = np.random.default_rng((seed, number))
        self.next = 0

    def work(
        self, judges: Judges, tables: list[Table], manner: Manner, against: float, seconds: float
    ) -> tuple[Samples, int, int]:
        """Play for about so long. Gives the samples, how many there are, and how many games they are of."""
        # The thread's own copy: threads that count references to the same arrays wait for each other.
        judges = Judges(*(Network(*(array.copy() for array in network)) for network in judges))
        ends = time.perf_counter() + seconds
        used = games = 0
        while time.perf_counter() < ends and used + 5000 < ROWS:
            table = tables[self.random.choice(len(tables), p=[t.weight for t in tables])]
            side = (1 << table.players) - 1
            if self.random.random() < against:
                side = int(self.random.choice(table.sides))
            left = Samples(*(array[used:] for array in self.samples))
            _, played, filled = self.practice.play(
                judges, self.key, self.next, 4, table.players, table.options, side, manner, left
            )
            self.next += 4
            used += filled
            games += played
        return self.samples, used, games


def measured(
    pool: ThreadPoolExecutor, judges: Judges, table: Table, deals: int, workers: int, lean: float
) -> tuple[float, int]:
    """The share of games that the networks win against level 4, on deals that are never practised."""
    pieces = max(1, min(workers, deals // 8))

    def piece(number: int) -> tuple[float, int]:
        own = Judges(*(Network(*(array.copy() for array in network)) for network in judges))
        key = game_seed(b"\xff" * 32, number)
        return duel_share(
            Practice(), own, key, deals // pieces, table.players, table.options, table.sides, 32, lean
        )

    results = list(pool.map(piece, range(pieces)))
    games = sum(count for _, count in results)
    return sum(share * count for share, count in results) / games, games


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=TABLES)
    parser.add_argument("--seconds", type=float, default=420, help="for everything, compiling included")
    parser.add_argument("--first", type=float, default=0.15, help="share of the time that level 4 plays")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--start", type=Path, help="networks to begin with, as PATH-resting.npz and PATH-midway.npz"
    )
    parser.add_argument("--out", type=Path, default=NETWORKS)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--reuse", type=float, default=8.0, help="how often each sample is learned from")
    parser.add_argument("--room", type=int, default=8_000_000, help="samples that are kept, for each network")
    parser.add_argument("--candidates", type=int, default=24)
    parser.add_argument("--trust", type=float, default=0.9, help="how much results count at first,")
    parser.add_argument("--last-trust", type=float, default=0.65, help="and in the end")
    parser.add_argument("--against", type=float, default=0.25, help="share of games against level 4")
    parser.add_argument("--lean", type=float, default=0.1, help="how much level 4's view counts at first")
    parser.add_argument("--tries", type=float, default=0.06, help="share of lines chosen for curiosity")
    parser.add_argument("--reserve", type=float, default=16, help="seconds for the last measurement")
    parser.add_argument("--every", type=float, default=30, help="seconds between measurements")
    parser.add_argument(
        "--deals", type=int, default=1000, help="of a measurement; the last one has twice as many"
    )
    Training(parser.parse_args()).run()


class Training:
    """One run of the program."""

    def __init__(self, args: Any) -> None:
        self.began = time.perf_counter()
        self.args = args
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(1)
        starts: list[Network | None] = [None, None]
        if args.start is not None:
            starts = [read_network(Path(f"{args.start}-{part}.npz")) for part in Judges._fields]
        longest = LONGEST[args.name]
        self.learners = [Learner(FEATURES, args.seed + i, args.device, starts[i]) for i in range(2)]
        self.pools = [Pool(args.room, longest, AMOUNT_UNIT, args.device) for _ in range(2)]
        self.owed = [0.0, 0.0]
        self.losses = [0.0, 0.0]
        self.threads = ThreadPoolExecutor(args.workers)
        self.workers = [Worker(i, longest, args.seed) for i in range(args.workers)]
        self.curve: list[dict[str, Any]] = []
        self.best = -1.0
        self.games = self.samples = 0
        self.pace = 0.0  # seconds for each deal of a measurement
        self.seen = np.zeros(FEATURES + 1, dtype=bool)
        for start in starts:
            if start is not None:
                self.seen[:FEATURES] |= (start.rows != 0).any(axis=1)

    def elapsed(self) -> float:
        """Seconds since the program began."""
        return time.perf_counter() - self.began

    def lean(self) -> float:
        """How much level 4 is still listened to: less and less, as the networks learn."""
        return float(self.args.lean * max(0.0, 1 - self.elapsed() / (0.7 * self.args.seconds)))

    def trust(self) -> float:
        """How much results count beside what the networks think: less, as the networks learn."""
        done = min(1.0, self.elapsed() / self.args.seconds)
        return float(self.args.trust + (self.args.last_trust - self.args.trust) * done)

    def judges(self) -> Judges:
        """The networks as they are now."""
        return Judges(*(learner.network() for learner in self.learners))

    def say(self, text: str) -> None:
        """Print with the time."""
        print(f"{self.elapsed():7.1f} s  {text}", flush=True)

    def run(self) -> None:
        """Both stages, up to the last measurement."""
        args = self.args
        nothing = Judges(no_network(FEATURES, WIDTH), no_network(FEATURES, WIDTH))
        tables = TABLES[args.name]
        for manner in (Manner(by_worth=True), Manner()):
            self.workers[0].practice.play(
                nothing, bytes(32), 0, 1, 2, TABLES["two"][0].options, 3, manner, self.workers[0].samples
            )
        self.say("compiled")
        if args.start is not None:
            self.measure()
        reserve = args.reserve
        playing_from = self.elapsed()
        ends = args.seconds - reserve
        first_ends = playing_from + args.first * (ends - playing_from)
        if args.start is None:
            first_ends = max(first_ends, playing_from + 1.0)
        stage = 1 if first_ends > playing_from + 0.5 else 2
        replies: SimpleQueue[tuple[int, Future[tuple[Samples, int, int]]]] = SimpleQueue()

        def manner_now() -> Manner:
            if stage == 1:
                return Manner(args.candidates, True, 0.2, kept=0.2)
            return Manner(args.candidates, False, args.tries, 0.02, self.lean(), self.trust())

        judges = self.judges() if stage == 2 else nothing
        busy = 0

        def begin(number: int) -> None:
            against = 0.0 if stage == 1 else args.against
            future = self.threads.submit(
                self.workers[number].work, judges, tables, manner_now(), against, 2.0
            )
            future.add_done_callback(lambda done: replies.put((number, done)))

        for number in range(args.workers):
            begin(number)
            busy += 1
        refreshed = measured_at = self.elapsed()
        while busy:
            number, done = replies.get()
            busy -= 1
            samples, used, games = done.result()
            self.take(samples, used)
            self.games += games
            now = self.elapsed()
            if stage == 1 and now > first_ends:
                stage = 2
                self.say(f"level 4 has played {self.games} games, {self.samples} samples")
                self.learn(now, ends, settle=True)
                self.measure()
                refreshed = measured_at = 0.0
                judges = self.judges()
            if stage == 2 and now > refreshed + 2.0:
                judges, refreshed = self.judges(), now
            if now < ends:
                begin(number)
                busy += 1
            self.learn(now, ends)
            if stage == 2 and measured_at and now > measured_at + args.every and now < ends - 10:
                while busy:  # all cores measure
                    other, done = replies.get()
                    busy -= 1
                    samples, used, games = done.result()
                    self.take(samples, used)
                    self.games += games
                self.measure()
                for other in range(args.workers):
                    begin(other)
                    busy += 1
                measured_at = self.elapsed()
            measured_at = measured_at or now
        self.measure(last=True)
        self.threads.shutdown()

    def take(self, samples: Samples, used: int) -> None:
        """Put new samples into the pools."""
        for part, pool in enumerate(self.pools):
            rows = np.flatnonzero(samples.midway[:used] == part)
            if len(rows):
                pool.add(samples.features[rows], samples.amounts[rows], samples.targets[rows])
                self.owed[part] += self.args.reuse * len(rows) / self.args.batch
        self.samples += used
        self.seen[np.unique(samples.features[: min(used, 500)])] = True

    def learn(self, now: float, ends: float, settle: bool = False) -> None:
        """Take the steps that are due for the samples that came in; `settle`: many more."""
        args = self.args
        part_of_time = min(max(now / ends, 0.0), 1.0)
        rate = args.rate * max(0.03, 0.5 * (1 + math.cos(math.pi * part_of_time)))
        for part, (learner, pool) in enumerate(zip(self.learners, self.pools, strict=True)):
            if pool.size < args.batch:
                continue
            # What cannot be learned in time is left: whoever plays should not wait for it.
            steps = min(int(self.owed[part]), MOST_STEPS)
            self.owed[part] = min(self.owed[part] - steps, MOST_STEPS)
            if settle:
                steps = 10 * MOST_STEPS
            if steps:
                fading = 0.002 if part_of_time < 0.7 else 0.0005
                self.losses[part] = learner.learn(pool, args.batch, steps, rate, fading)

    def measure(self, last: bool = False) -> None:
        """Meet level 4, note it, and keep the networks if they are the best so far."""
        args = self.args
        judges = self.judges()
        table, deals = TABLES[args.name][0], args.deals
        if last and self.pace:  # twice as many, if there is time
            left = max(args.seconds - self.elapsed() - 2.0, 0.0)
            deals = min(2 * deals, max(8, int(left / self.pace)))
        began = time.perf_counter()
        shares = {}
        for lean in LEANS:
            shares[lean], games = measured(self.threads, judges, table, deals, args.workers, lean)
        self.pace = (time.perf_counter() - began) / deals
        share = max(shares.values())
        error = 1.96 * math.sqrt(share * (1 - share) / games)
        self.curve.append(
            {
                "seconds": round(self.elapsed(), 1),
                "games": self.games,
                "samples": self.samples,
                "steps": [learner.steps for learner in self.learners],
                "losses": [round(loss, 4) for loss in self.losses],
                "shares": {str(lean): round(share, 4) for lean, share in shares.items()},
                "of": games,
            }
        )
        said = ", ".join(f"{100 * share:.1f} % with {lean}" for lean, share in shares.items())
        self.say(
            f"against level 4: {said} (± {100 * error:.1f}); {self.games} games, {self.samples} samples, "
            f"steps {self.curve[-1]['steps']}, losses {self.curve[-1]['losses']}"
        )
        if share >= self.best - 0.006:  # within the noise the later one is the better one
            self.best = max(share, self.best)
            for part, network in judges._asdict().items():
                network.rows[~self.seen[:FEATURES]] = 0  # what no such table has was never learned
                save_network(args.out / f"{args.name}-{part}.npz", network)
        settings = {
            name: str(value) if isinstance(value, Path) else value for name, value in vars(args).items()
        }
        (args.out / f"{args.name}.json").write_text(
            json.dumps({"settings": settings, "curve": self.curve}, indent=1)
        )
        if last:
            plot(args.out / f"{args.name}.png", args.name, self.curve)


def plot(path: Path, name: str, curve: list[dict[str, Any]]) -> None:
    """The curve as a picture, if matplotlib is there."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    figure = Figure(figsize=(6, 4))
    axes = figure.add_subplot()
    seconds = [at["seconds"] for at in curve]
    for lean in LEANS:
        axes.plot(seconds, [100 * at["shares"][str(lean)] for at in curve], marker="o", label=f"lean {lean}")
    axes.legend()
    axes.axhline(50, color="grey", linewidth=0.5)
    axes.set(xlabel="seconds", ylabel="games won against level 4, %", title=f"Skip-Bo, {name}")
    figure.savefig(path, dpi=120)


if __name__ == "__main__":
    main()
