"""What a study finds: sentences, charts and tables, as values that any page or program can show."""

from typing import Any, NamedTuple

from tablee.bots.estimates import Estimate


class Dot(NamedTuple):
    """A line of a chart: a value with its interval. Without one it is a heading for the lines below it."""

    label: str
    estimate: Estimate | None = None
    even: float | None = None  # what it is to be compared with
    certain: bool = True
    colour: int = 0


class Dots(NamedTuple):
    """Values with their intervals, one below the other."""

    title: str
    scale: str
    dots: tuple[Dot, ...]
    percent: bool = True

    def data(self) -> list[dict[str, Any]]:
        """For JSON; a heading is the group of what stands below it."""
        found, group = list[dict[str, Any]](), ""
        for dot in self.dots:
            if dot.estimate is None:
                group = dot.label
            else:
                about = {"group": group} if group else {}
                found.append({**about, "label": dot.label, **_plain(dot.estimate)})
        return found


class Stack(NamedTuple):
    """Wholes that are cut into shares, one below the other."""

    title: str
    parts: tuple[str, ...]
    bars: tuple[tuple[str, tuple[float, ...]], ...]

    def data(self) -> list[dict[str, Any]]:
        return [{"label": label, **dict(zip(self.parts, shares, strict=True))} for label, shares in self.bars]


class Heat(NamedTuple):
    """How much of the points each row has against each column."""

    title: str
    names: tuple[str, ...]
    cells: tuple[tuple[Estimate | None, ...], ...]

    def data(self) -> list[dict[str, Any]]:
        return [
            {"row": row, "column": column, **_plain(estimate)}
            for row, line in zip(self.names, self.cells, strict=True)
            for column, estimate in zip(self.names, line, strict=True)
            if estimate is not None
        ]


class Spread(NamedTuple):
    """Distributions, one below the other: their quantiles, and how often each of many equal steps came up."""

    title: str
    scale: str
    rows: "tuple[SpreadRow, ...]"

    def data(self) -> list[dict[str, Any]]:
        return [row._asdict() for row in self.rows]


class SpreadRow(NamedTuple):
    label: str
    low: int  # 2.5 %
    median: int
    high: int  # 97.5 %
    start: float  # of the first step
    step: float
    shares: tuple[float, ...]


Chart = Dots | Stack | Heat | Spread


class Grid(NamedTuple):
    """A table of what the charts show, and more."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Finding(NamedTuple):
    """A question about a game, and its answer."""

    game: str
    study: str
    question: str
    answer: tuple[str, ...]  # sentences
    charts: tuple[Chart, ...]
    grids: tuple[Grid, ...]
    method: tuple[str, ...]  # sentences
    commands: tuple[str, ...]  # that print the same figures

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "game": self.game,
            "study": self.study,
            "question": self.question,
            "answer": list(self.answer),
            "charts": [{"title": chart.title, "figures": chart.data()} for chart in self.charts],
            "tables": [grid._asdict() for grid in self.grids],
            "method": list(self.method),
            "commands": list(self.commands),
        }


def _plain(estimate: Estimate) -> dict[str, float | None]:
    return {name: None if abs(part) == float("inf") else part for name, part in estimate._asdict().items()}


# --- figures in sentences --------------------------------------------------------------------------


def percent(estimate: Estimate, digits: int = 1) -> str:
    """`52.1 % (50.9–53.3)`."""
    value, low, high = (f"{100 * part:.{digits}f}" for part in estimate)
    return f"{value} % ({low}–{high})"


def number(estimate: Estimate, digits: int = 1) -> str:
    """`64.2 (63.8–64.6)`."""
    return f"{estimate.value:,.{digits}f} ({estimate.low:,.{digits}f}–{estimate.high:,.{digits}f})"


def signed(estimate: Estimate, unit: str) -> str:
    """`+3.1 % (+2.0 to +4.2)`: a change, in hundredths."""
    value, low, high = (_with_sign(100 * part) for part in estimate)
    return f"{value} {unit} ({low} to {high})"


def _with_sign(value: float) -> str:
    text = f"{value:+,.1f}"
    return text[1:] if float(text.replace(",", "")) == 0 else text.replace("-", "−")


def listed(words: "list[str]") -> str:
    """`this, that and more`."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""
