"""A simulation as a picture: who wins, with what scores, after how long."""

from io import BytesIO
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from tablee.arena.simulate import Tally, summarise
from tablee.arena.statistics import Distribution
from tablee.match.files import write_whole

_BLUE, _GREY = "#2f6f9f", "#8a8a8a"


def plot(tally: Tally, path: Path) -> None:
    """Write an SVG. Raises `OSError`."""
    summary = summarise(tally)
    figure = Figure(figsize=(12, 4.2), layout="constrained")
    FigureCanvasSVG(figure)
    wins, scores, length = figure.subplots(1, 3)
    seats = range(summary.players)

    low = [estimate.value - estimate.low for estimate in summary.wins]
    high = [estimate.high - estimate.value for estimate in summary.wins]
    values = [estimate.value for estimate in summary.wins]
    wins.bar(seats, values, yerr=[low, high], color=_BLUE, ecolor="black", capsize=4)
    wins.axhline(sum(values) / summary.players, color=_GREY, linestyle="--", linewidth=1)
    wins.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    wins.set(title="matches won", xlabel="seat", xticks=list(seats))

    all_scores = Distribution()
    for totals in tally.totals:
        all_scores.counts.update(totals.counts)
    _histogram(scores, all_scores)
    scores.set(title="final scores", xlabel="points")
    _histogram(length, tally.moves)
    length.axvline(summary.moves.value, color="black", linestyle="--", linewidth=1)
    length.set(title="length", xlabel="moves a match")
    figure.suptitle(
        f"{summary.game}: {summary.players} players, {summary.policy} play, {summary.matches:,} matches"
    )
    picture = BytesIO()
    figure.savefig(picture, format="svg", metadata={"Date": None})
    write_whole(path, picture.getvalue())


def _histogram(axes: Axes, distribution: Distribution) -> None:
    """Up to forty bars; the last per mille on either side is left out so that the bulk can be seen."""
    low, high = distribution.quantile(0.001), distribution.quantile(0.999)
    width = max(1, -(-(high - low + 1) // 40))
    bars: dict[int, int] = {}
    for value, count in distribution.counts.items():
        if low <= value <= high:
            at = (value - low) // width
            bars[at] = bars.get(at, 0) + count
    heights = [count / distribution.size for count in bars.values()]
    axes.bar([low + at * width for at in bars], heights, width=width, align="edge", color=_BLUE)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
