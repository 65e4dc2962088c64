"""How strong are the champions, given so many milliseconds a move?

    python bench/strength.py skyjo --matches 400 --milliseconds 5 20 80 --plot strength.svg

Matches against level 4 on the same deals with the seats exchanged, single games of Skip-Bo. Beside them
level 5, which does not search. What was measured is also written beside the picture, as JSON, and drawn again
from there with --again.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from tablee.arena.tournament import Tournament, play
from tablee.game.registry import GAMES

OPTIONS: dict[str, dict[str, object]] = {"skipbo": {"target": None}, "skyjo": {}}
GENEROUS = 200  # milliseconds: level 5 never needs them


def measure(game: str, bot: str, milliseconds: int, matches: int, seed: int) -> dict[str, Any]:
    """One point of the curve."""
    tournament = Tournament(
        game, [bot, "4"], 2, matches, seed, OPTIONS[game], play_all=True, milliseconds=milliseconds
    )
    duel = play(tournament).duels[0]
    return {
        "game": game,
        "bot": bot,
        "allowed_ms": milliseconds,
        "mean_ms": round(duel.thinking(0)["mean_ms"], 2),
        "matches": duel.matches,
        "share": duel.share._asdict(),
    }


def draw(points: list[dict[str, Any]], path: Path) -> None:
    """The share of matches won by the time that a move took."""
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import PercentFormatter, ScalarFormatter

    mpl.rcParams["svg.hashsalt"] = "tablee"  # the same picture is the same file
    figure = Figure(figsize=(7, 4.2), layout="constrained")
    axes = figure.subplots()
    for game, title, marker in (("skipbo", "Skip-Bo, single games", "o"), ("skyjo", "Skyjo, matches", "s")):
        own = sorted((point for point in points if point["game"] == game), key=lambda at: at["mean_ms"])
        if not own:
            continue
        values = [point["share"]["value"] for point in own]
        spans = [
            [at["share"]["value"] - at["share"]["low"] for at in own],
            [at["share"]["high"] - at["share"]["value"] for at in own],
        ]
        times = [at["mean_ms"] for at in own]
        axes.errorbar(times, values, yerr=spans, marker=marker, capsize=3, label=title)
    axes.axhline(0.5, color="grey", linewidth=0.7)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(ScalarFormatter())
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set(xlabel="milliseconds a move, on average", ylabel="won against level 4")
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path, format="svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--milliseconds", type=int, nargs="+", default=[5, 20, 80])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("strength.svg"))
    parser.add_argument("--again", action="store_true", help="measure nothing, draw what was measured")
    given = parser.parse_args()
    written = given.plot.with_suffix(".json")
    points: list[dict[str, Any]] = json.loads(written.read_text()) if written.exists() else []
    for game in [] if given.again else given.games:
        for bot, milliseconds in [("5", GENEROUS), *(("champion", ms) for ms in given.milliseconds)]:
            point = measure(game, bot, milliseconds, given.matches, given.seed)
            kept = [
                at for at in points if (at["game"], at["bot"], at["allowed_ms"]) != (game, bot, milliseconds)
            ]
            points = [*kept, point]
            written.write_text(json.dumps(points, indent=1) + "\n")
            share = point["share"]
            print(
                f"{game} {bot}: {share['value']:.1%} ({share['low']:.1%} to {share['high']:.1%}) "
                f"at {point['mean_ms']} ms a move",
                flush=True,
            )
    draw(points, given.plot)


if __name__ == "__main__":
    main()
