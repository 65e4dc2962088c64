"""Teaches Skyjo's networks by practice rounds on a graphics card. Needs PyTorch and `tablee[gpu]`.

    python training/skyjo.py two --seconds 420 --start src/tablee/games/skyjo/bots/networks

Thousands of rounds are played at once (`skyjo_board`), on the card or on all cores: against level 4 at as
many tables as `--rivals` says, and against themselves. From time to time the networks meet level 4 and those
that they began as in whole matches, on the same deals with the seats exchanged, and are compared with long
playouts from positions that they never learn from (`skyjo_truth`). The cores do that, while practice goes on.
"""

import argparse
import json
import math
import time
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np
import torch
from each import Each
from fit import Fitter, Judge, Memory, save
from skyjo_board import Board, new_board, play_match, play_round
from skyjo_truth import Truth
from torch import Tensor

from tablee.bots.network import Panel
from tablee.games.skyjo.bots.features import FEATURES
from tablee.games.skyjo.bots.learned import CAREFUL, EAGER
from tablee.games.skyjo.bots.match_mixture import REFERENCES
from tablee.games.skyjo.bots.position import SEATS
from tablee.kernels.decorators import Array

TABLES = {"two": (2,), "many": (4, 3, 5, 4, 6, 4, 8)}  # how many sit there, board after board
KINDS = ("open", "closed")


def learners(players: int, count: int, rivals: float) -> Array:
    """Who learns where: everybody, and at a share of the tables every other seat."""
    seats = np.zeros((count, SEATS), dtype=np.bool_)
    seats[:, :players] = True
    first = count - int(count * rivals)
    for i in range(first, count):
        seats[i, i % 2 : players : 2] = False
    return seats


class Meetings:
    """Matches on the same deals, with the seats exchanged."""

    def __init__(self, players: int) -> None:
        self.players, self.go = players, Each(play_match, "cpu")

    def share(
        self, panels: tuple[Panel, Panel], rivals: tuple[Panel, Panel] | None, deals: int
    ) -> tuple[float, float]:
        """What the networks win against level 4 or others, and how far off that may be."""
        seats = learners(self.players, 2 * deals, 1.0)
        board = new_board(
            panels, self.players, 2 * deals, seats, CAREFUL, 77_777, "cpu", rivals, samples=False
        )
        board.games.copy_(torch.arange(2 * deals) // 2)
        self.go(2 * deals, board)
        won = board.winners.numpy()[:, None] >> np.arange(SEATS) & 1
        each = ((won * seats).sum(1) / won.sum(1)).reshape(deals, 2).mean(1)
        return round(float(each.mean()), 4), round(1.96 * float(each.std()) / math.sqrt(deals), 4)


class Training:
    """One run of the program."""

    def __init__(self, args: Any) -> None:
        self.began, self.args = time.perf_counter(), args
        torch.set_float32_matmul_precision("high")
        players, device = TABLES[args.name], args.device
        judges, notes = len(REFERENCES) if args.name == "two" else 1, 64 if args.name == "two" else 128
        self.kinds = KINDS[:1] if args.name == "two" else KINDS
        self.fitters = []
        for i, kind in enumerate(self.kinds):
            judge = Judge(FEATURES, args.seed + i, args.width, judges)
            if args.start is not None:
                judge.load(args.start / f"{args.name}-{kind}.npz")
            memory = Memory(args.memory // (1 + 3 * i), notes, judges, device)
            self.fitters.append(Fitter(judge, memory, args.batch // (1 + 3 * i)))
        self.first = self.panels()
        self.go = Each(play_round, args.play)
        self.boards = []
        care = EAGER if args.eager else CAREFUL
        for number, count in enumerate(players):
            rounds = max(8, args.rounds * 2 // count)
            seats = learners(count, rounds, 1.0 if args.exploit else args.rivals)
            others = self.first if args.exploit else None
            board = new_board(self.first, count, rounds, seats, care, args.seed + number, args.play, others)
            board.trust.copy_(torch.tensor([args.trust, args.tries]))
            self.boards.append(board)
        self.meetings = Meetings(players[0])
        self.truth: Truth | None = None  # found when it is wanted first
        self.looking = ThreadPoolExecutor(1)
        self.curve: list[dict[str, Any]] = []
        self.samples = self.rounds = 0

    def elapsed(self) -> float:
        """Seconds since the program began."""
        return time.perf_counter() - self.began

    def panels(self) -> tuple[Panel, Panel]:
        """The networks as they are now, for rounds that are open, and closed ones."""
        found = [fitter.mean.panel() for fitter in self.fitters]
        return found[0], found[-1]

    def play(self, board: Board) -> None:
        """A round at each table, into the memories."""
        count = len(board.counts)
        for panel, fitter in (
            (board.rooms.open, self.fitters[0]),
            (board.rooms.closed, self.fitters[-1]),
        ):
            for weights, learned in zip(panel, fitter.mean.parameters(), strict=True):
                weights.copy_(learned.detach())
        self.go(count, board)
        there = torch.arange(board.targets.shape[1], device=self.args.play) < board.counts[:, None]
        for i, fitter in enumerate(self.fitters):
            rows = there & (board.closed == i)
            noted = torch.arange(board.features.shape[2], device=self.args.play)
            amounts: Tensor = board.amounts[rows]
            amounts = amounts.masked_fill(noted >= board.lengths[rows][:, None], 0)
            fitter.memory.put(
                board.features[rows], amounts, board.targets[rows], board.shares[rows], board.each[rows]
            )
        self.samples += int(there.sum())
        self.rounds += count

    def run(self) -> None:
        """Practise and learn in turn, until the time is over."""
        args, next_look, learned = self.args, 0.0, 0
        boards = cycle(self.boards)
        look: Future[None] | None = None
        while (now := self.elapsed()) < args.seconds:
            if now >= next_look and (look is None or look.done()):
                look = self.looking.submit(self.look, self.panels(), args.deals)
                next_look = now + args.every
            rate = args.rate * max(0.02, 0.5 * (1 + math.cos(math.pi * now / args.seconds)))
            self.play(next(boards))
            steps = int((args.reuse * self.samples - learned) / args.batch)
            learned += steps * args.batch
            for fitter in self.fitters:
                fitter.learn(steps, rate)
        self.looking.submit(self.look, self.panels(), 4 * args.deals).result()

    def look(self, panels: tuple[Panel, Panel], deals: int) -> None:
        """Meet level 4 and the networks of the beginning; note it, and keep what was learned."""
        args, began = self.args, time.perf_counter()
        for panel, kind in zip(panels, self.kinds, strict=False):
            save(panel, args.out / f"{args.name}-{kind}.npz")
        if self.truth is None:
            self.truth = Truth(self.first, TABLES[args.name][0], args.positions, args.worlds, "cpu")
        found: dict[str, Any] = {"seconds": round(self.elapsed(), 1), "rounds": self.rounds}
        found |= {"samples": self.samples, "loss": round(float(self.fitters[0].loss), 5)}
        found["level 4"] = self.meetings.share(panels, None, deals)
        if self.curve:
            found["before"] = self.meetings.share(panels, self.first, deals)
        found["truth"] = self.truth.compare(panels)
        found["looking"] = round(time.perf_counter() - began, 1)
        self.curve.append(found)
        print(json.dumps(found), flush=True)
        settings = {name: str(value) for name, value in vars(args).items() if name != "out"}
        curve = json.dumps({"settings": settings, "curve": self.curve}, indent=1)
        (args.out / f"skyjo-{args.name}.json").write_text(curve + "\n")


def main() -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", choices=TABLES)
    parser.add_argument("--seconds", type=float, default=420, help="compiling included; then a last look")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="the folder of the networks to begin with")
    parser.add_argument("--out", type=Path, default=Path("learned"))
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--play", default="cpu", help="where rounds are played: cpu, or cuda")
    parser.add_argument("--eager", action="store_true", help="fewer moves and cards looked at in practice")
    parser.add_argument("--rounds", type=int, default=4096, help="of two that are played at once")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--reuse", type=float, default=4, help="how often each sample is learned from")
    parser.add_argument("--memory", type=int, default=30_000_000, help="samples remembered")
    parser.add_argument("--trust", type=float, default=0.5, help="how much thoughts count beside results")
    parser.add_argument("--rivals", type=float, default=0.7, help="share of tables where level 4 plays")
    parser.add_argument("--exploit", action="store_true", help="learn only to beat those to begin with")
    parser.add_argument("--tries", type=float, default=0.02, help="share of moves that level 4 chooses")
    parser.add_argument("--positions", type=int, default=128, help="that errors are measured in,")
    parser.add_argument("--worlds", type=int, default=64, help="and in so many worlds")
    parser.add_argument("--every", type=float, default=100, help="seconds between looks")
    parser.add_argument("--deals", type=int, default=512, help="of a look; the last one has more")
    Training(parser.parse_args()).run()


if __name__ == "__main__":
    main()
