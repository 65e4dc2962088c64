"""The learning curves as a picture.

python training/plot.py docs/images/learning.svg
"""

import json
import sys
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

CURVES = Path(__file__).parent / "curves"


def _points(name: str) -> list[dict[str, Any]]:
    loaded = json.loads((CURVES / f"{name}.json").read_text())
    return loaded if isinstance(loaded, list) else loaded["curve"]


def main(path: str) -> None:
    """Draw both games side by side."""
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    skipbo, skyjo = figure.subplots(1, 2, sharey=True)
    games, shares, before = [], [], 0
    for part in ("skipbo-two-1", "skipbo-two-2"):
        points = _points(part)
        games += [(before + point["games"]) / 1000 for point in points]
        shares += [100 * point["shares"]["0.0"] for point in points]
        before += points[-1]["games"]
    skipbo.plot(games, shares, marker="o")
    skipbo.set(title="Skip-Bo: single games, whole turns judged", xlabel="thousand games practised")
    rounds = [point for point in _points("skyjo-two") if "samples" in point]
    skyjo.plot(
        [point["samples"] / 1e6 for point in rounds],
        [100 * point["wins"] for point in rounds],
        marker="o",
        label="in a hurry",
    )
    last = _points("skyjo-two")[-1]
    skyjo.plot([rounds[-1]["samples"] / 1e6], [100 * last["wins"]], marker="D", linestyle="", label="level 5")
    skyjo.set(title="Skyjo: matches", xlabel="million positions practised")
    skyjo.legend()
    for axes in (skipbo, skyjo):
        axes.axhline(50, color="grey", linewidth=0.7)
        axes.set(ylabel="won against level 4, %")
        axes.grid(alpha=0.3)
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main(*sys.argv[1:])
