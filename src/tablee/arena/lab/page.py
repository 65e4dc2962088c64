"""The report: one HTML file that needs nothing but itself."""

import re
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import matplotlib
from markupsafe import Markup
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, MaxNLocator

from tablee.arena.lab.experiments import LabPlan
from tablee.arena.lab.findings import Chart, Dots, Finding, Heat, Spread, Stack
from tablee.arena.lab.questions import STUDIES
from tablee.arena.lab.settings import title as title_of
from tablee.pictures.templates import render


def page(findings: Sequence[Finding], plan: LabPlan) -> str:
    """The whole document; the same findings give the same bytes."""
    games = list(dict.fromkeys(finding.game for finding in findings))
    studies = list(dict.fromkeys(finding.study for finding in findings))
    only = [f"--only {study}" for study in studies] if len(studies) < len(STUDIES) else []
    command = [
        "tablee lab",
        *games,
        *only,
        f"--matches {plan.games}",
        f"--seed {plan.seed}",
        "--out report.html",
    ]
    return render(
        "arena/lab/report.html",
        title=f"{' and '.join(title_of(game) for game in games)}, measured",
        findings=findings,
        plan=plan,
        command=" ".join(command),
        picture=_picture,
    )


def _picture(chart: Chart, name: str) -> Markup:
    return Markup(picture(chart, name))


_WIDTH = 5.0  # inches: as wide as a phone, so that letters there have the size that they have here
_LINE = 0.235  # inches, of a line of a chart
# Drawn in these, and shown in what the page's style sheet calls them.
_INK, _SOFT, _FAINT = "#010101", "#020202", "#030303"
_COLOURS = ("#040404", "#050505", "#060606", "#070707")
_SHEET = "#0a0a0a"
_SHOWN = {_INK: "ink", _SOFT: "soft", _FAINT: "faint", _SHEET: "sheet"} | {
    colour: f"series-{number}" for number, colour in enumerate(_COLOURS)
}
_STYLE: Any = {
    "svg.fonttype": "none",  # letters stay letters: small, searchable, in the reader's own font
    "font.size": 9.5,
    "axes.titlesize": 10.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.edgecolor": _SOFT,
    "axes.labelcolor": _SOFT,
    "axes.titlecolor": _INK,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "text.color": _INK,
    "xtick.color": _SOFT,
    "ytick.color": _INK,
    "grid.color": _FAINT,
}


def picture(chart: Chart, name: str) -> str:
    """An `<svg>` for a page. `name` keeps its ids apart from those of the page's other pictures."""
    with matplotlib.rc_context():
        matplotlib.rcdefaults()  # whatever the user's own settings are
        matplotlib.rcParams.update({**_STYLE, "svg.hashsalt": name})
        figure = Figure(figsize=(_WIDTH, _height(chart)), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.subplots()
        _draw(chart)(axes)
        file = BytesIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return _inline(file.getvalue().decode(), name, chart.title)


def _height(chart: Chart) -> float:
    match chart:
        case Dots():
            return 0.75 + _LINE * len(chart.dots)
        case Stack():
            return 1.3 + 0.36 * len(chart.bars)
        case Heat():
            return 3.3
        case Spread():
            return 0.75 + 0.42 * len(chart.rows)


def _draw(chart: Chart) -> Callable[[Axes], None]:
    match chart:
        case Dots():
            return lambda axes: _dots(axes, chart)
        case Stack():
            return lambda axes: _stack(axes, chart)
        case Heat():
            return lambda axes: _heat(axes, chart)
        case Spread():
            return lambda axes: _spread(axes, chart)


# --- kinds of charts -------------------------------------------------------------------------------


def _dots(axes: Axes, chart: Dots) -> None:
    """A filled point is certain, a hollow one is not; a short line marks what would be even."""
    for y, dot in enumerate(chart.dots):
        if dot.estimate is None:
            continue
        value, low, high = dot.estimate
        colour = _COLOURS[dot.colour % len(_COLOURS)]
        if dot.even is not None:
            axes.plot([dot.even, dot.even], [y - 0.42, y + 0.42], color=_SOFT, linewidth=1.2)
        axes.plot([low, high], [y, y], color=colour, linewidth=1.8, solid_capstyle="butt")
        axes.plot([value], [y], "o" if dot.certain else "D", markersize=5.2, color=colour)
        if not dot.certain:
            axes.plot([value], [y], "D", markersize=2.6, color=_SHEET, markeredgewidth=0)
    _lines(axes, [dot.label if dot.estimate is None else f"  {dot.label}" for dot in chart.dots])
    for label, dot in zip(axes.get_yticklabels(), chart.dots, strict=True):
        label.set_fontweight("bold" if dot.estimate is None else "normal")
    axes.grid(axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel(chart.scale)
    axes.xaxis.set_major_locator(MaxNLocator(5))
    if chart.percent:
        axes.xaxis.set_major_formatter(FuncFormatter(_percent))
    _title(axes, chart.title)


def _percent(value: float, position: int | None = None) -> str:
    return f"{100 * value:g}".replace("-", "−") + " %"


def _stack(axes: Axes, chart: Stack) -> None:
    for y, (_, shares) in enumerate(chart.bars):
        left = 0.0
        for part, share in enumerate(shares):
            axes.barh(y, share, left=left, height=0.66, color=_COLOURS[part])
            if share > 0.07:
                axes.text(
                    *(left + share / 2, y, f"{share:.0%}"), ha="center", va="center", fontsize=9, color=_SHEET
                )
            left += share
    for part, name in enumerate(chart.parts):
        axes.plot([], [], "s", color=_COLOURS[part], label=name)
    axes.legend(loc="upper left", bbox_to_anchor=(0, -0.16), frameon=False, fontsize=9.5, ncols=1)
    _lines(axes, [label for label, _ in chart.bars])
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(FuncFormatter(_percent))
    _title(axes, chart.title)


def _heat(axes: Axes, chart: Heat) -> None:
    """Blue wins, orange loses; the further from a half, the fuller."""
    count = len(chart.names)
    for y, line in enumerate(chart.cells):
        for x, estimate in enumerate(line):
            if estimate is None:
                continue
            away = estimate.value - 0.5
            colour = _COLOURS[0] if away > 0 else _COLOURS[1]
            axes.add_patch(
                Rectangle((x - 0.48, y - 0.46), 0.96, 0.92, facecolor=colour, alpha=0.08 + abs(away))
            )
            axes.text(x, y - 0.13, f"{estimate.value:.1%}", ha="center", va="center", fontweight="bold")
            between = f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"
            axes.text(x, y + 0.2, between, ha="center", va="center", fontsize=8)
    axes.set_xticks(range(count), chart.names)
    _lines(axes, list(chart.names))
    axes.set_xlim(-0.5, count - 0.5)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, labelcolor=_INK)
    _title(axes, chart.title)


def _spread(axes: Axes, chart: Spread) -> None:
    """Each distribution as a hill; a bar for 95 of 100, a point for the median."""
    for y, row in enumerate(chart.rows):
        tallest = max(row.shares) or 1.0
        edges = [row.start + row.step * step for step in range(len(row.shares) + 1)]
        heights = [y + 0.05 - 0.6 * share / tallest for share in row.shares]
        axes.stairs(heights, edges, baseline=y + 0.05, fill=True, color=_COLOURS[0], alpha=0.45)
        axes.plot([row.low, row.high], [y + 0.2] * 2, color=_INK, linewidth=1.6, solid_capstyle="butt")
        axes.plot([row.median], [y + 0.2], "o", markersize=5, color=_INK)
    _lines(axes, [row.label for row in chart.rows])
    axes.set_ylim(len(chart.rows) - 0.5, -0.75)
    axes.set_xlim(left=0)
    axes.grid(axis="x", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.set_xlabel(chart.scale)
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    _title(axes, chart.title)


def _lines(axes: Axes, labels: list[str]) -> None:
    """From the top down."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def _title(axes: Axes, title: str) -> None:
    """From the left edge of the picture, above names and all."""
    figure = axes.figure
    figure.suptitle(title, x=0.01, ha="left", fontsize=10.5, fontweight="bold", wrap=True)


# --- into a page -----------------------------------------------------------------------------------


def _inline(svg: str, name: str, title: str) -> str:
    """Only the element itself, without ids that nobody refers to, as wide as there is room."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    used = set(re.findall(r'(?:url\(#|href="#)([\w-]+)', svg))
    svg = re.sub(
        r' id="([\w.-]+)"', lambda found: f' id="{name}-{found[1]}"' if found[1] in used else "", svg
    )
    svg = re.sub(r'(url\(#|href="#)([\w-]+)', rf"\g<1>{name}-\g<2>", svg)
    svg = re.sub(r"#0[0-9a]0[0-9a]0[0-9a]", lambda found: f"var(--{_SHOWN[found[0]]})", svg)
    svg = re.sub(
        r"(font: [\w. ]*?px|font-family:) ('DejaVu Sans'[^;\"]*)", r"\g<1> var(--font, sans-serif)", svg
    )
    opening = re.sub(r' (?:width|height|version|xmlns:xlink|xmlns)="[^"]*"', "", svg[: svg.index(">")])
    said = title.replace("&", "&amp;").replace("<", "&lt;")
    body = svg[svg.index(">") + 1 :].replace("xlink:href", "href").strip()
    body = re.sub(r">\s+<", "><", body)
    return f'{opening} role="img" aria-label="{said}">{body}'
