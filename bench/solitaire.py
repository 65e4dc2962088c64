"""How well can Skyjo be played alone? What docs/solitaire.md tells, by the compiled rules.

    python -m bench.solitaire --plot docs/images/solitaire.svg      # every figure of the page
    python -m bench.solitaire --turns 5 10 --deals 200 --rounds 20000

For each number of turns: what the policy scores (an upper bound of the best expected score), with and without
taking its own discards, and what nobody beats in either game (lower bounds). First, how many turns -17 takes,
and how long rounds of the levels are. With 95 % intervals.
"""

import argparse
from pathlib import Path

import numpy as np

from bench.solitaire_bound import bounds
from bench.solitaire_columns import find_prices, solve
from bench.solitaire_policy import play_rounds, reach_minimum, skyjo_columns
from tablee.arena.results import single_options
from tablee.game.registry import game_named
from tablee.game.rng import simulation_key
from tablee.kernels.decorators import Array
from tablee.kernels.playouts import playouts_of
from tablee.kernels.stream import seed_words

TURNS = (1, 2, 3, 5, 7, 10, 15, 20)
LONGEST_MARKET = 10  # turns; beyond them the bound with discards is lower than the lowest grid
LOWEST = -17.0
FASTEST = 10  # turns in which twelve cards less two can be turned up


def mean(values: Array) -> tuple[float, float]:
    """With half of its 95 % interval."""
    return float(values.mean()), 1.96 * float(values.std()) / len(values) ** 0.5


def told(estimate: tuple[float, float]) -> str:
    return f"{estimate[0]:.2f} ± {estimate[1]:.2f}"


class Measured:
    """All that is known of so many turns."""

    def __init__(self, turns: int, deals: int, rounds: int, seed: int) -> None:
        columns = skyjo_columns()
        market = find_prices(columns, turns)
        key = seed_words(simulation_key(seed))
        scores, lengths = np.zeros(rounds), np.zeros(rounds)
        before, _ = solve(columns, market.act, market.worth)
        self.turns = turns
        play_rounds(scores, lengths, key, columns, before, market.worth, True, False)
        self.played = mean(scores)
        self.length = float(lengths.mean())
        self.limit = (LOWEST, 0.0)
        if turns <= LONGEST_MARKET:
            self.limit = max(self.limit, mean(bounds(columns, market, deals, seed)))
        # Without own discards: nothing that is left on the pile is worth anything.
        bare = market._replace(worth=np.zeros_like(market.worth))
        before, _ = solve(columns, bare.act, bare.worth)
        play_rounds(scores, lengths, key, columns, before, bare.worth, False, False)
        self.drawn = mean(scores)
        self.drawn_limit = mean(bounds(columns, bare, 2 * deals, seed, takes=False))
        self.hurried = None
        if turns == FASTEST:
            before, _ = solve(columns, market.act, market.worth)
            play_rounds(scores, lengths, key, columns, before, market.worth, True, True)
            self.hurried = mean(scores)


def level_rounds(rounds: int) -> dict[int, tuple[float, float]]:
    """For levels 1 to 4 against themselves at a table of two: turns of a player in a round, and the score."""
    playouts = playouts_of("skyjo")
    assert playouts is not None
    options = game_named("skyjo").make_options(single_options("skyjo"), 2)
    found = {}
    for level in range(1, 5):
        rows = playouts.play_lineup(simulation_key(1), 0, rounds, 2, options, [level, level])
        played = 2 * rows["rounds"].sum()
        found[level] = (float(rows["turns"].sum() / played), float(rows["score_sum"].sum() / played))
    return found


def draw(measured: list[Measured], levels: dict[int, tuple[float, float]], path: Path) -> None:
    """Both bounds over the turns, and where the levels are."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams["svg.hashsalt"] = "tablee"  # the same picture is the same file
    figure = Figure(figsize=(7, 4.5), layout="constrained")
    axes = figure.subplots()
    turns = [one.turns for one in measured]
    played, limit = [one.played[0] for one in measured], [one.limit[0] - one.limit[1] for one in measured]
    axes.fill_between(turns, limit, played, alpha=0.15, label="the optimum is in here")
    axes.plot(turns, played, marker="o", label="a policy")
    axes.plot(turns, limit, marker="o", label="nobody is better")
    axes.plot(
        turns,
        [one.drawn_limit[0] for one in measured],
        linestyle=":",
        marker=".",
        color="grey",
        label="nobody is better who never takes own discards",
    )
    for level, (length, score) in levels.items():
        axes.plot([length], [score], marker="x", color="black")
        axes.annotate(f"level {level}", (length, score), xytext=(5, 4), textcoords="offset points")
    axes.axhline(LOWEST, color="grey", linewidth=0.7)
    axes.set(xlabel="turns", ylabel="expected score", ylim=(-20, 62))
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, nargs="+", default=TURNS)
    parser.add_argument("--deals", type=int, default=20, help="for the lower bounds")
    parser.add_argument("--rounds", type=int, default=2000, help="for the policy, and for -17")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    scores, lengths = np.zeros(given.rounds), np.zeros(given.rounds)
    reach_minimum(scores, lengths, seed_words(simulation_key(given.seed)))
    scored = f"{scores.min():.0f} to {scores.max():.0f}"
    print(f"{scored} in {told(mean(lengths))} turns, at most {lengths.max():.0f}")
    levels = level_rounds(given.rounds)
    for level, (length, score) in levels.items():
        print(f"level {level}: {length:.1f} turns, {score:.1f} points a round")
    print("turns | policy | turns used | nobody below | policy, draws only | nobody below, draws only")
    measured = []
    for turns in given.turns:
        one = Measured(turns, given.deals, given.rounds, given.seed)
        measured.append(one)
        row = (one.played, one.length, one.limit, one.drawn, one.drawn_limit)
        cells = (told(part) if isinstance(part, tuple) else f"{part:.1f}" for part in row)
        print(turns, *cells, sep=" | ", flush=True)
        if one.hurried:
            print(f"closing as soon as possible: {told(one.hurried)}")
    if given.plot:
        draw(measured, levels, given.plot)


if __name__ == "__main__":
    main()
