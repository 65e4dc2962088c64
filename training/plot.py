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
    "two players": ["skipbo-two-1", "skipbo-two-2"],
    "many": ["skipbo-many"],
    "pairs": ["skipbo-pairs"],
}
SKYJO = {
    "skyjo-two-1": "three cards looked at",
    "skyjo-two-2": "all cards looked at",
    "skyjo-two-3": "trusting itself more",
    "skyjo-two-4": "from the mean of these",
}


def _points(name: str) -> list[dict[str, Any]]:
    loaded = json.loads((CURVES / f"{name}.json").read_text())
    return loaded if isinstance(loaded, list) else loaded["curve"]


def main(path: str) -> None:
    """Draw both games side by side."""
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    skipbo, skyjo = figure.subplots(1, 2, sharey=True)
    for tables, parts in SKIPBO.items():
        games, shares, before = [], [], 0
        for part in parts:
            points = _points(part)
            games += [(before + point["games"]) / 1000 for point in points]
            shares += [100 * point["shares"]["0.0"] for point in points]
            before += points[-1]["games"]
        skipbo.plot(games, shares, marker="o", label=tables)
    skipbo.set(title="Skip-Bo: single games, whole turns judged", xlabel="thousand games practised")
    practised = 0.0
    for part in SKYJO:
        rounds = [point for point in _points(part) if "samples" in point]
        at = [practised + point["samples"] / 1e6 for point in rounds]
        skyjo.plot(at, [100 * point["wins"] for point in rounds], marker="o", label=SKYJO[part])
        practised = at[-1]
    skyjo.set(title="Skyjo: matches", xlabel="million positions practised")
    for axes in (skipbo, skyjo):
        axes.axhline(50, color="grey", linewidth=0.7)
        axes.set(ylabel="won against level 4, %")
        axes.grid(alpha=0.3)
        axes.legend(fontsize="small")
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main(*sys.argv[1:])
