"""The learning curves as a picture.

python training/plot.py docs/images/learning.svg
"""

import json
import sys
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

CURVES = Path(__file__).parent / "curves"
SKIPBO = {
    "two players": ["skipbo-two-1", "skipbo-two-2", "skipbo-two-3"],
    "many": ["skipbo-many", "skipbo-many-2", "skipbo-many-3"],
    "pairs": ["skipbo-pairs", "skipbo-pairs-2", "skipbo-pairs-3"],
}
SKYJO = {
    "skyjo-two-1": "three cards looked at",
    "skyjo-two-2": "all cards looked at",
    "skyjo-two-3": "trusting itself more",
    "skyjo-two-4": "from the mean of these",
    "skyjo-two-5": "on a graphics card",
    "skyjo-two-6": "twice as wide",
    "skyjo-two-7": "for standings of the match",
    "skyjo-two-8": "learned from more often",
}


def _points(name: str) -> list[dict[str, Any]]:
    loaded = json.loads((CURVES / f"{name}.json").read_text())
    return loaded if isinstance(loaded, list) else loaded["curve"]


def main(path: str) -> None:
    """Draw all of them side by side."""
    figure = Figure(figsize=(11, 3.8), layout="constrained")
    skipbo, skyjo, many = figure.subplots(1, 3)
    for tables, parts in SKIPBO.items():
        games, shares, before = [], [], 0
        for part in parts:
            points = [point for point in _points(part) if "shares" in point or "level 4" in point]
            games += [(before + point["games"]) / 1000 for point in points]
            shares += [
                100 * (point["level 4"][0] if "level 4" in point else point["shares"]["0.0"])
                for point in points
            ]
            before += points[-1]["games"]
        skipbo.plot(games, shares, marker="o", label=tables)
    skipbo.set(title="Skip-Bo: single games", xlabel="thousand games practised")
    practised = 0.0
    for part, label in SKYJO.items():
        practised = _draw_matches(skyjo, part, practised, label)
    skyjo.set(title="Skyjo, two players: matches", xlabel="million positions practised")
    _draw_matches(many, "skyjo-many", 0.0, "one against three")
    many.set(title="Skyjo, four players: matches", xlabel="million positions practised")
    for axes, even in ((skipbo, 50), (skyjo, 50), (many, 25)):
        axes.axhline(even, color="grey", linewidth=0.7)
        axes.set(ylabel="won against level 4, %")
        axes.grid(alpha=0.3)
        axes.legend(fontsize="small", loc="lower right")
    figure.savefig(path, metadata={"Date": None})


def _draw_matches(axes: Any, name: str, before: float, label: str) -> float:
    """How matches of Skyjo were won, after so many million positions before; how many there are then."""
    rounds = [point for point in _points(name) if "wins" in point and "samples" in point]
    at = [before + point["samples"] / 1e6 for point in rounds]
    wins = [100 * point["wins"] for point in rounds]
    axes.errorbar(at, wins, yerr=[196 * point["error"] for point in rounds], marker="o", label=label)
    return at[-1]


if __name__ == "__main__":
    main(*sys.argv[1:])
