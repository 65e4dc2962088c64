"""A simulation's summary as a table for a terminal, as plain data, and as a picture."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table

from tablee.arena.results import games_field
from tablee.arena.simulate import Distribution, Summary, Tally, summarise
from tablee.bots.estimates import Estimate
from tablee.game.registry import part
from tablee.match.files import write_whole

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_COUNTS = {"moves": "moves"}  # of a game without a part `lab`


def summary_table(summary: Summary) -> RenderableType:
    """What a person wants to know first, first."""
    seats = Table(title=f"{summary.game}, {summary.players} players, {summary.policy}, seed {summary.seed}")
    for column in ("seat", "wins", "95 %", "final score", "95 %"):
        seats.add_column(column, justify="right")
    for seat, (wins, total) in enumerate(zip(summary.wins, summary.totals, strict=True)):
        seats.add_row(str(seat), f"{wins.value:.1%}", _percent(wins), f"{total.value:.1f}", _range(total))

    games = games_field(summary.game)
    names: Mapping[str, str] = getattr(part(summary.game, "lab"), "COUNTS", _COUNTS)
    rest = Table(show_header=False)
    rest.add_column(justify="left")
    rest.add_column(justify="right")
    rest.add_column(justify="right")
    rest.add_row("matches", f"{summary.matches:,}", "")
    rest.add_row(f"{games} a match", f"{summary.games.value:.2f}", _range(summary.games))
    rest.add_row("moves a match", f"{summary.moves.value:.1f}", _range(summary.moves))
    quantiles = " / ".join(str(value) for value in summary.moves_quantiles.values())
    rest.add_row("  5 % / median / 95 %", quantiles, "")
    if summary.stalemates is not None:
        rest.add_row("stalemates", f"{summary.stalemates.value:.1%}", _percent(summary.stalemates))
    if summary.undecided.value:
        rest.add_row("nobody won", f"{summary.undecided.value:.1%}", _percent(summary.undecided))
    for field, name in names.items():
        if field in summary.per_game:
            rest.add_row(f"{name} a {games.removesuffix('s')}", f"{summary.per_game[field]:.2f}", "")
    if summary.cut:
        rest.add_row("cut at the move limit", str(summary.cut), "")
    return Group(seats, rest)


def summary_data(summary: Summary) -> dict[str, Any]:
    """For JSON: an estimate is {value, low, high}."""
    return {name: _plain(value) for name, value in summary._asdict().items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Estimate):
        return {name: None if abs(part) == float("inf") else part for name, part in value._asdict().items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return value


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}–{estimate.high:.1%}"


def _range(estimate: Estimate) -> str:
    return f"{estimate.low:.1f}–{estimate.high:.1f}" if abs(estimate.low) != float("inf") else "–"


_BLUE, _GREY = "#2f6f9f", "#8a8a8a"


def plot(tally: Tally, path: Path) -> None:
    """Who wins, with what scores, after how long, as an SVG. Raises `OSError`."""
    from matplotlib.ticker import PercentFormatter

    summary = summarise(tally)
    figure = new_figure(12, 4.2)
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
    write_svg(figure, path)


def new_figure(width: float, height: float) -> "Figure":
    """A picture of so many inches, for `write_svg`."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasSVG(figure)
    return figure


def write_svg(figure: "Figure", path: Path) -> None:
    """The same figure gives the same bytes. Raises `OSError`."""
    picture = BytesIO()
    figure.savefig(picture, format="svg", metadata={"Date": None})
    write_whole(path, picture.getvalue())


def _histogram(axes: "Axes", distribution: Distribution) -> None:
    """Up to forty bars; the last per mille on either side is left out so that the bulk can be seen."""
    from matplotlib.ticker import PercentFormatter

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
