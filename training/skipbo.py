"""Teaches Skip-Bo's networks by practice games on a graphics card. Needs PyTorch and `tablee[gpu]`.

    python training/skipbo.py two --seconds 420 --start src/tablee/games/skipbo/bots/networks/two

Tens of thousands of games are played at once (`skipbo_board`), most of them by the networks against
themselves and some against level 4, and the networks learn from what comes of them (`skipbo_practice`).
From time to time they meet level 4 and those that they began as, on the same deals with the seats
exchanged, and are compared with long playouts from positions that they never learn from (`skipbo_truth`).
"""

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from each import Each
from judges import Judges, Learner, new_network, read_network, save_network
from skipbo_board import UNIT, go_on, new_board
from skipbo_practice import Practice, duel
from skipbo_tables import TABLES
from skipbo_truth import compare, find_truth

from tablee.games.skipbo.bots.features import FEATURES

PARTS = ("resting", "midway")


class Training:
    """One run of the program."""

    def __init__(self, args: Any) -> None:
        self.began, self.args = time.perf_counter(), args
        torch.set_float32_matmul_precision("high")
        starts = [new_network(FEATURES, args.width, args.seed + i) for i in range(2)]
        if args.start is not None:
            starts = [
                read_network(Path(f"{args.start}-{part}.npz"), args.width, args.seed + i)
                for i, part in enumerate(PARTS)
            ]
        rivals = starts
        if args.rival is not None:
            rivals = [read_network(Path(f"{args.rival}-{part}.npz"), args.width, 0) for part in PARTS]
        self.first = Judges(rivals, args.device)
        self.learners = [Learner(start, args.device, args.seed + i) for i, start in enumerate(starts)]
        self.tables, self.go = TABLES[args.name], Each(go_on, args.device)
        self.places = []
        for number, table in enumerate(self.tables):
            count = max(8, int(args.games * table.weight))
            learned = np.full(count, (1 << table.players) - 1)
            sides = np.resize(np.array(table.sides), count)
            alone = int(count * (1 - args.against))
            if not args.exploit:
                learned[alone:] = sides[alone:]
            board = new_board(
                table, count, args.lines, args.positions, learned, args.seed + number, args.device
            )
            place = Practice(table, board, args.device, args.seed + number)
            if args.exploit:
                place.meet(self.first, sides)
            self.places.append(place)
        self.curve: list[dict[str, Any]] = []
        self.samples, self.games = 0, -sum(place.count for place in self.places)  # none has ended at first

    def elapsed(self) -> float:
        """Seconds since the program began."""
        return time.perf_counter() - self.began

    def judges(self) -> Judges:
        """The networks as they are now."""
        return Judges([learner.network() for learner in self.learners], self.args.device)

    def run(self) -> None:
        """Practise and learn in turn, until the time is over."""
        args = self.args
        losses, next_look = [0.0, 0.0], args.every
        size = args.positions_known, args.worlds
        self.truth = find_truth(self.go, self.tables[0], self.first, *size, args.device, 99_999)
        before = compare(self.truth, self.first, UNIT)
        print(json.dumps({"seconds": round(self.elapsed(), 1), "before": before}), flush=True)
        self.curve.append({"seconds": 0, "games": 0, "samples": 0, "truth": before})
        while (now := self.elapsed()) < args.seconds:
            done = now / args.seconds
            rate = args.rate * max(0.02, 0.5 * (1 + math.cos(math.pi * done)))
            trust = args.trust + (args.last_trust - args.trust) * done
            judges = self.judges()
            played, learned = 0.0, 0.0
            for place in self.places:
                began = time.perf_counter()
                lesson = place.play(self.go, judges, args.steps, args.tries, args.spread)
                targets = place.targets(lesson, trust).view(-1)
                told, midway = lesson.told.view(-1, FEATURES), lesson.midway.view(-1)
                self.games += int(lesson.over.sum())
                between = time.perf_counter()
                for part, learner in enumerate(self.learners):
                    rows = (~targets.isnan() & (midway == bool(part))).nonzero()[:, 0]
                    self.samples += len(rows)
                    losses[part] = learner.learn(told, targets, rows, UNIT, args.batch, args.reuse, rate)
                played += between - began
                learned += time.perf_counter() - between
            if self.elapsed() > next_look or len(self.curve) == 1:
                next_look += args.every
                self.look(losses, args.deals, played=round(played, 2), learned=round(learned, 2))
        self.look(losses, 4 * args.deals)

    def look(self, losses: list[float], deals: int, **more: float) -> None:
        """Meet level 4 and the networks of the beginning; note it, and keep what was learned."""
        args, judges, began = self.args, self.judges(), time.perf_counter()
        found: dict[str, Any] = {"seconds": round(self.elapsed(), 1), "games": self.games}
        found |= {"samples": self.samples, "losses": [round(loss, 4) for loss in losses], **more}
        for name, rival in (("level 4", None), ("before", self.first)):
            share = duel(self.go, self.tables[0], judges, rival, deals, args.device, 77_777)
            found[name] = [round(number, 4) for number in share]
        found["truth"] = compare(self.truth, judges, UNIT)
        found["looking"] = round(time.perf_counter() - began, 1)
        self.curve.append(found)
        print(json.dumps(found), flush=True)
        for part, learner in zip(PARTS, self.learners, strict=True):
            save_network(Path(args.out) / f"{args.name}-{part}.npz", learner.network())
        settings = {name: str(value) for name, value in vars(args).items() if name != "out"}
        curve = json.dumps({"settings": settings, "curve": self.curve}, indent=1)
        (Path(args.out) / f"skipbo-{args.name}.json").write_text(curve + "\n")


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=TABLES)
    parser.add_argument("--seconds", type=float, default=420, help="compiling included; then a last look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--start", type=Path, help="networks to begin with: PATH-resting.npz, PATH-midway.npz"
    )
    parser.add_argument("--rival", type=Path, help="networks to be compared with; if not those to begin with")
    parser.add_argument("--out", default="learned")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--games", type=int, default=65536, help="that are played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each before a lesson")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--reuse", type=float, default=1.5, help="how often each sample is learned from")
    parser.add_argument("--lines", type=int, default=24, help="of a decision")
    parser.add_argument("--positions", type=int, default=200, help="of a turn, that are looked at")
    parser.add_argument("--trust", type=float, default=0.8, help="how much results count at first,")
    parser.add_argument("--last-trust", type=float, default=0.65, help="and in the end")
    parser.add_argument("--against", type=float, default=0.2, help="share of games against level 4")
    parser.add_argument("--exploit", action="store_true", help="learn only to beat the rival")
    parser.add_argument("--tries", type=float, default=0.05, help="share of lines chosen for curiosity,")
    parser.add_argument("--spread", type=float, default=0.02, help="of chances about so much worse")
    parser.add_argument("--positions-known", type=int, default=192, help="that errors are measured in,")
    parser.add_argument("--worlds", type=int, default=1024, help="and in so many worlds")
    parser.add_argument("--every", type=float, default=100, help="seconds between looks")
    parser.add_argument("--deals", type=int, default=4096, help="of a look; the last one has more")
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
