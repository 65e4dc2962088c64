"""Do the chances come true? Of positions in which a seat is given 70 %, it should win seven in ten.

    python bench/calibration.py skipbo --positions 4000 --playouts 100 --plot calibration.svg

Level 4 (or another, with `--level 5`) plays a game for each position; at one of its decisions, each as
likely, `win_chances` is asked about the seat to move, which sees its view only. Then the game goes on with
the real hidden cards. The chances are put into bins, and in each bin the mean chance is compared with how
often the seat really won. With `--by network` the networks of Skip-Bo's champion are asked instead.
"""

import argparse
import json
import sys
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from tablee.bots.contract import Clock
from tablee.bots.estimates import Estimate, share
from tablee.bots.ladder import make_bot
from tablee.game.registry import GAMES
from tablee.game.rng import Seeded, game_seed, simulation_key
from tablee.games.skipbo.bots.champion import LINES, judges, tables_like
from tablee.games.skipbo.bots.determinization import table_of
from tablee.games.skipbo.bots.search import Search
from tablee.kernels.arguments import seat_streams
from tablee.kernels.playouts import playouts_of
from tablee.match.match import Match
from tablee.review.hints import win_chances

COMPILED = 4  # the level that has a faster way to play a whole game
EDGES = (0.0, *(0.05 + 0.1 * n for n in range(10)), 1.0)  # so that 65 to 75 % is one bin
SINGLE = {"skipbo": {"target": None}, "skyjo": {"limit": None}}
BLUE = "#2a6fbb"


class Position(NamedTuple):
    """What was said about one seat at one decision, and what came of it."""

    chance: float
    won: bool


class Bin(NamedTuple):
    low: float
    high: float
    positions: int
    predicted: float  # the mean of the chances that were given
    observed: Estimate  # how often the seat won


class Level4:
    """Level 4 in every seat of one match, compiled: it follows the match in the kernel."""

    def __init__(self, match: Match, seed: bytes) -> None:
        playouts = playouts_of(match.game.NAME)
        assert playouts is not None
        self._playouts, self._engine = playouts, playouts.engine
        self._states, self._room = self._engine.new_states(1), playouts.new_room()
        self._engine.start_match(self._states, 0, seed, match.players, match.options)
        self._streams = seat_streams(seed, self._engine.core.SEATS)

    def move(self, seat: int) -> Any:
        """The move that this seat makes; it is made in the kernel."""
        code = self._playouts.choose_code(self._states, 0, seat, COMPILED, self._streams, self._room)
        self._engine.apply_code(self._states, 0, seat, code)
        return self._engine.core.MOVES[code]


def play(game: str, players: int, level: int, seed: bytes) -> Match:
    """One game or round between players of a level, to its end."""
    match = Match(game, players, SINGLE[game], Seeded(seed))
    if level == COMPILED:
        level_4 = Level4(match, seed)
        while match.outcome is None:
            seat = match.actors()[0]
            match.push(seat, level_4.move(seat))
        return match
    bots = [make_bot(game, level, seed, seat) for seat in range(players)]
    while match.outcome is None:
        seat = match.actors()[0]
        match.push(seat, bots[seat].choose(match.view(seat), Clock()))
    return match


def ask(game: str, players: int, level: int, playouts: int, seed: int, index: int, network: bool) -> Position:
    """Position `index` of a calibration: the same one, and the same answer, for the same arguments."""
    deal = game_seed(simulation_key(seed), index)
    played = play(game, players, level, deal)
    assert played.outcome is not None
    decision = Random(f"{seed} {index}").randrange(len(played.moves))
    match = Match(game, players, SINGLE[game], Seeded(deal))
    for seat, move in played.moves[:decision]:
        match.push(seat, move)
    seat = played.moves[decision][0]
    if network:
        chance = network_chance(match.view(seat), deal)
    else:
        chance = win_chances(game, match.view(seat), seed=index, playouts=playouts).chances[seat].value
    return Position(chance, seat in played.outcome.winners)


def network_chance(view: Any, seed: bytes) -> float:
    """What Skip-Bo's networks think of the best turn."""
    return Search(judges(tables_like(view))).search(table_of(view, seed), LINES, None).chance


def bins(positions: list[Position]) -> list[Bin]:
    found = []
    for low, high in pairwise(EDGES):
        inside = [at for at in positions if low <= at.chance < high or at.chance == high == 1]
        if inside:
            predicted = sum(position.chance for position in inside) / len(inside)
            observed = share(sum(position.won for position in inside), len(inside))
            found.append(Bin(low, high, len(inside), predicted, observed))
    return found


def summary(positions: list[Position]) -> dict[str, float]:
    """The Brier score (lower is better), and the line that fits what happened best: slope 1 is calibrated."""
    count = len(positions)
    brier = sum((position.chance - position.won) ** 2 for position in positions) / count
    mean, won = (sum(column) / count for column in zip(*positions, strict=True))
    spread = sum((position.chance - mean) ** 2 for position in positions)
    slope = sum((position.chance - mean) * (position.won - won) for position in positions) / spread
    error = sqrt(brier / spread)
    return {"brier": brier, "mean_chance": mean, "share_won": won, "slope": slope, "slope_error": error}


def draw(path: Path, title: str, found: list[Bin]) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter

    mpl.rcParams["svg.hashsalt"] = "tablee"  # the same picture is the same file
    figure = Figure(figsize=(5.5, 6), layout="constrained")
    axes, counts = figure.subplots(2, 1, height_ratios=(4, 1), sharex=True)
    axes.plot((0, 1), (0, 1), color="black", linestyle="--", linewidth=1)
    axes.fill_between((0, 1), (-0.05, 0.95), (0.05, 1.05), color="black", alpha=0.08, linewidth=0)
    spans = [
        [max(bin.observed.value - bin.observed.low, 0.0) for bin in found],  # rounding, where all have won
        [max(bin.observed.high - bin.observed.value, 0.0) for bin in found],
    ]
    axes.errorbar(
        [bin.predicted for bin in found],
        [bin.observed.value for bin in found],
        yerr=spans,
        fmt="o",
        color=BLUE,
        capsize=3,
    )
    axes.set(title=title, ylabel="won", ylim=(0, 1), xlim=(0, 1))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    counts.bar(
        [bin.low for bin in found],
        [bin.positions for bin in found],
        width=[bin.high - bin.low for bin in found],
        align="edge",
        color=BLUE,
        edgecolor="white",
    )
    counts.set(xlabel="chance given", ylabel="positions")
    counts.xaxis.set_major_formatter(PercentFormatter(1.0))
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare chances given with games won.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", type=int, default=COMPILED, help="who plays in all seats")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--by", choices=["playouts", "network"], default="playouts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.by == "network" and given.game != "skipbo":
        parser.error("only Skip-Bo's networks judge by the chance to win")

    began = perf_counter()
    positions = []
    for index in range(given.positions):
        arguments = (given.game, given.players, given.level, given.playouts, given.seed, index)
        positions.append(ask(*arguments, given.by == "network"))
        if sys.stderr.isatty():
            print(f"\r{index + 1} of {given.positions}", end="", file=sys.stderr)
    found, figures = bins(positions), summary(positions)
    if given.plot:
        title = f"{given.game}, {given.players} players of level {given.level}: {len(positions):,} positions"
        draw(given.plot, title, found)
    if given.json:
        data = {
            **{name: value for name, value in vars(given).items() if name not in ("plot", "json")},
            **figures,
            "bins": [{**bin._asdict(), "observed": bin.observed._asdict()} for bin in found],
        }
        print(json.dumps(data, indent=2))
        return
    print(f"{'chance':>10} {'positions':>10} {'given':>7} {'won':>7}  95 % interval")
    for bin in found:
        observed = f"{bin.observed.value:7.1%}  {bin.observed.low:.1%}–{bin.observed.high:.1%}"
        print(f"{bin.low:4.0%}–{bin.high:4.0%}  {bin.positions:10} {bin.predicted:7.1%} {observed}")
    print("Brier score {brier:.4f}, slope {slope:.3f} ± {slope_error:.3f},".format(**figures))
    print("given {mean_chance:.1%} and won {share_won:.1%} on average.".format(**figures))
    print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
