"""Are reviews right? Do luck and skill add up, is luck nothing on average, and are mistakes mistakes?

    python bench/review.py skyjo --matches 200
    python bench/review.py skipbo --matches 100 --players 4 -o target=null --playouts 0
    python bench/review.py skyjo --matches 60 --truth 4000 --plot docs/images/review-skyjo.svg

Bots of all levels play matches, each level as often in each seat, and every match is reviewed. Told are

- by how much start + luck + skill misses the result at most,
- for each level its loss on a decision, and its luck: the mean of all its matches with a 95 % interval,
- how much of the variance of results is left when luck is taken out,
- with `--truth`, of what is called a mistake or blunder, how much loses something when both moves are played
  out so often to the end by level 4: cards and players that the review did not use,
- with `--plot`, how often those win whom the curve gives 10, 20 … % at a random move of each match.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from calibration import Position, bins, draw, summary

from tablee.bots.contract import Clock
from tablee.bots.ladder import LEVELS, make_bot
from tablee.game.parts import part
from tablee.game.registry import GAMES
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.match.match import Match
from tablee.match.record import record_of
from tablee.match.replay import replay
from tablee.review.match_review import PLAYOUTS, review_match
from tablee.review.report import Review
from tablee.review.verdicts import Verdict

CLOCK = Clock(milliseconds=50)


class Task(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    number: int
    playouts: int
    truth: int


class Judged(NamedTuple):
    """One match: who played, its review, and the true loss of what was called a mistake."""

    levels: list[int]
    review: Review
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
    truths = []
    for decision in review.decisions:
        if task.truth and decision.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
            before = replay(record, decision.move - 1)
            if before.outcome is not None:
                before.deal_next()
            worlds = part(task.game, "bots.determinization").Worlds(before.view(decision.seat), dealt)
            best, played = (
                _worth(match, worlds.play(match.parse_move(move or ""), 0, task.truth), decision.seat)
                for move in (decision.best, decision.played)
            )
            truths.append(float((best - played).mean()))
    return Judged(levels, review, seconds, truths)


def _worth(match: Match, results: Any, seat: int) -> Any:
    """The lead in points, or whether the game was won."""
    if match.game.FACTS.wins == "lowest":
        scores = results[:, 1 : 1 + match.players]
        return (scores.sum(1) - scores[:, seat]) / (match.players - 1) - scores[:, seat]
    return results[:, 0] >> seat & 1


def told(values: Iterable[float], scale: float = 1.0) -> str:
    """A mean with its 95 % interval."""
    found = scale * np.array(list(values))
    return f"{found.mean():+7.3f} ± {1.96 * found.std(ddof=1) / len(found) ** 0.5:.3f}"


def report(matches: Sequence[Judged]) -> None:
    losses, luck, errors = defaultdict(list), defaultdict(list), []
    won, left = [], []
    for levels, review, _, _ in matches:
        for seat, (level, player) in enumerate(zip(levels, review.players, strict=True)):
            own = [one.loss for one in review.decisions if one.seat == seat]
            if own:
                losses[level].append(sum(own) / len(own))
            luck[level].append(player.luck)
            errors.append(abs(player.start + player.luck + player.skill - player.result))
        won.append(review.players[0].result)
        left.append(review.players[0].result - review.players[0].luck)
    print(f"start + luck + skill misses the result by {max(errors):.1e} at most in {len(matches)} matches")
    unit = matches[0].review.unit
    print(f"{'level':>5}  loss a decision ({unit}, in hundredths)   luck (%)")
    for level in sorted(losses):
        print(f"{level:5}  {told(losses[level], 100):>36}   {told(luck[level], 100)}")
    share = np.var(left) / np.var(won)
    print(f"variance of results {np.var(won):.4f}, without luck {np.var(left):.4f}: {share:.0%}")
    seconds = [one.seconds for one in matches]
    print(f"{np.mean(seconds):.1f} s a review, {max(seconds):.1f} s at most")
    truths = [truth for one in matches for truth in one.truths]
    if truths:
        true = sum(truth > 0 for truth in truths)
        print(f"of {len(truths)} mistakes {true} lose something when played out: {true / len(truths):.1%}")


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
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    options = {name: json.loads(value) for name, _, value in (text.partition("=") for text in given.option)}
    tasks = [
        Task(given.game, given.players, options, given.seed, number, given.playouts, given.truth)
        for number in range(given.matches)
    ]
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        matches = list(pool.map(judge, tasks))
    report(matches)
    if given.plot:
        positions = []
        for number, one in enumerate(matches):
            chances = Random(number).choice(one.review.chances[:-1])
            positions += [Position(chances[0], one.review.players[0].result == 1.0)]
        print(
            "curve: Brier score {brier:.3f}, slope {slope:.2f} ± {slope_error:.2f}".format(
                **summary(positions)
            )
        )
        draw(given.plot, f"{given.game}, {given.players} players, {len(positions)} matches", bins(positions))


if __name__ == "__main__":
    main()
