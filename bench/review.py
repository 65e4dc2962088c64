"""Are reviews right? Do luck and skill add up, is luck nothing on average, and are mistakes mistakes?

    python bench/review.py skyjo --matches 200
    python bench/review.py skipbo --matches 100 --players 4 -o target=null --playouts 0
    python bench/review.py skyjo --matches 60 --truth 4000 --plot docs/images/review-skyjo.svg
    python bench/review.py skipbo --matches 1000 --playouts 0 --keep build/skipbo.jsonl

Bots of all levels play matches, each level as often in each seat, and every match is reviewed. Told are

- by how much start + luck + skill misses the result at most,
- for each level its loss on a decision, and its luck: the mean of all its matches with a 95 % interval,
- how much of the variance of results is left when luck is taken out,
- with `--truth`, of what is called a mistake or blunder, how much loses something when both moves are played
  out so often to the end: by level 4 at Skyjo, by level 5 at Skip-Bo, where level 4 would not go on with the
  turn that the better move begins; cards that the review did not use,
- with `--plot`, how often those win whom the curve gives 10, 20 … % at a random move of each match.

With `--keep` each match is a line of that file: run again, it goes on from there.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec
import numpy as np
from calibration import Position, bins, draw, summary

from tablee.bots.contract import Clock
from tablee.bots.ladder import LEVELS, make_bot
from tablee.game.registry import GAMES
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games.skipbo.bots.champion import judges, tables_like
from tablee.games.skipbo.bots.determinization import table_of
from tablee.games.skipbo.bots.search import Plan, Search
from tablee.games.skipbo.kernel.kernel import CODES
from tablee.match.match import Match
from tablee.match.record import Record, record_of
from tablee.match.replay import replay
from tablee.review.game_review import review_of
from tablee.review.hints import lead_of, worlds_of
from tablee.review.match_review import PLAYOUTS, review_match
from tablee.review.report import Decision, Verdict

CLOCK = Clock(milliseconds=50)
TO_THE_END = Plan(turns=10_000, own_lines=10, rival_lines=6)


class Task(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    number: int
    playouts: int
    truth: int


class Judged(msgspec.Struct):
    """One match: who played, what its review says of each seat, and the true loss of its mistakes."""

    levels: list[int]
    results: list[float]
    luck: list[float]
    misses: float  # of start + luck + skill
    losses: list[list[float]]  # of each seat, a decision
    chances: list[float]  # at a random move
    seconds: float
    truths: list[float]


def judge(task: Task) -> Judged:
    dealt = game_seed(simulation_key(task.seed), task.number)
    count = len(LEVELS[task.game])
    levels = [1 + (task.number + seat * (1 + task.number // count)) % count for seat in range(task.players)]
    match = Match(task.game, task.players, task.options, Seeded(dealt))
    bots = [make_bot(task.game, level, dealt, seat) for seat, level in enumerate(levels)]
    while not match.over:
        if match.outcome is not None:
            match.deal_next()
        seat = match.actors()[0]
        match.push(seat, bots[seat].choose(match.view(seat), CLOCK))
    record = record_of(match)
    began = process_time()
    review = review_match(record, task.playouts)
    seconds = process_time() - began
    players = review.players
    return Judged(
        levels,
        [player.result for player in players],
        [player.luck for player in players],
        max(abs(player.start + player.luck + player.skill - player.result) for player in players),
        [[one.loss for one in review.decisions if one.seat == seat] for seat in range(task.players)],
        Random(task.number).choice(review.chances[:-1]),
        seconds,
        [
            _true_loss(task, record, one, dealt)
            for one in review.decisions
            if task.truth and one.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
        ],
    )


def _true_loss(task: Task, record: Record, decision: Decision, key: bytes) -> float:
    before = replay(record, decision.move - 1)
    if before.outcome is not None:
        before.deal_next()
    view = before.view(decision.seat)
    moves = [before.parse_move(move or "") for move in (decision.best, decision.played)]
    if task.game == "skipbo":
        codes = [CODES[move] for move in moves]
        kind = tables_like(view)
        best, played = Search(judges(kind)).compare(table_of(view, key), codes, 0, task.truth, TO_THE_END).T
    else:
        worlds = worlds_of(task.game, view, "truth", task.number)
        assert worlds is not None
        best, played = (
            lead_of(worlds.play(move, 0, task.truth), decision.seat, task.players, lowest=True)
            for move in moves
        )
    return float((best - played).mean())


def told(values: Iterable[float], scale: float = 1.0) -> str:
    """A mean with its 95 % interval."""
    found = scale * np.array(list(values))
    return f"{found.mean():+7.3f} ± {1.96 * found.std(ddof=1) / len(found) ** 0.5:.3f}"


def report(matches: Sequence[Judged], unit: str) -> None:
    losses, luck = defaultdict(list), defaultdict(list)
    for one in matches:
        for level, own, chance in zip(one.levels, one.losses, one.luck, strict=True):
            if own:
                losses[level].append(sum(own) / len(own))
            luck[level].append(chance)
    worst = max(one.misses for one in matches)
    print(f"start + luck + skill misses the result by {worst:.1e} at most in {len(matches)} matches")
    print(f"{'level':>5}  loss a decision ({unit}, in hundredths)   luck (%)")
    for level in sorted(losses):
        print(f"{level:5}  {told(losses[level], 100):>36}   {told(luck[level], 100)}")
    won = np.array([one.results for one in matches])
    lucky = np.array([one.luck for one in matches])
    left = won - lucky
    for seat in range(won.shape[1]):
        print(f"luck of seat {seat + 1}: {told(lucky[:, seat], 100)} %")
    share = left.var(0).sum() / won.var(0).sum()
    print(f"variance of results {won.var(0).mean():.4f}, without luck {left.var(0).mean():.4f}: {share:.0%}")
    seconds = [one.seconds for one in matches]
    print(f"{np.mean(seconds):.1f} s a review, {max(seconds):.1f} s at most")
    truths = [truth for one in matches for truth in one.truths]
    if truths:
        true = sum(truth > 0 for truth in truths)
        print(
            f"of {len(truths)} mistakes {true} lose something when played out: {true / len(truths):.1%}; "
            f"{told(truths, 100)} hundredths on average"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("-o", "--option", action="append", default=[])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--truth", type=int, default=0, help="playouts of either move of a mistake")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    options = {name: json.loads(value) for name, _, value in (text.partition("=") for text in given.option)}
    tasks = [
        Task(given.game, given.players, options, given.seed, number, given.playouts, given.truth)
        for number in range(given.matches)
    ]
    matches: list[Judged] = []
    if given.keep and given.keep.exists():
        matches = [msgspec.json.decode(line, type=Judged) for line in given.keep.read_bytes().splitlines()]
    with (
        ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool,
        given.keep.open("ab") if given.keep else nullcontext() as kept,
    ):
        for one in pool.map(judge, tasks[len(matches) :]):
            matches.append(one)
            if kept is not None:
                kept.write(msgspec.json.encode(one) + b"\n")
                kept.flush()
    report(matches, review_of(given.game).UNIT)
    if given.plot:
        positions = [Position(one.chances[0], one.results[0] == 1.0) for one in matches]
        print(
            "curve: Brier score {brier:.3f}, slope {slope:.2f} ± {slope_error:.2f}".format(
                **summary(positions)
            )
        )
        draw(given.plot, f"{given.game}, {given.players} players, {len(positions)} matches", bins(positions))


if __name__ == "__main__":
    main()
