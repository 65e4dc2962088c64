"""Drawings and line charts as SVG. The policy of our pages allows no style.

Colours of drawings are attributes. Those of charts are the page's: its style sheet has `.chart`, `.grid`,
`.axis`, `.line` and a class for each colour.
"""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Any
from xml.etree.ElementTree import Element, SubElement, tostring

from tablee.pictures.drawing import FELT, Box, Pen, drawn


def table_svg(game: str, view: Any) -> str:
    """The table as a view shows it, for notebooks."""
    names = [f"seat {seat}" for seat in range(view.players)]
    return svg(drawn(game, view.data(), names), f"{game}, {view.players} players")


def svg(pen: Pen, alt: str) -> str:
    """The drawing on felt; `alt` says to those who cannot see it what it shows."""
    size = {"viewBox": f"0 0 {pen.width} {pen.height}", "width": str(pen.width)}
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img", "aria-label": alt, **size})
    SubElement(root, "rect", {"width": str(pen.width), "height": str(pen.height), "fill": FELT})
    for shape in pen.shapes:
        if isinstance(shape, Box):
            SubElement(
                root,
                "rect",
                {
                    "x": f"{shape.x:g}",
                    "y": f"{shape.y:g}",
                    "width": f"{shape.width:g}",
                    "height": f"{shape.height:g}",
                    "rx": str(shape.corner),
                    "fill": shape.face or "none",
                    "stroke": shape.line,
                    "stroke-width": str(shape.line_width),
                },
            )
        else:
            # A third of its size below the middle is where letters of the fonts of all systems stand.
            text = {"x": f"{shape.x:g}", "y": f"{shape.y + 0.35 * shape.size:g}"}
            style = {"font-size": str(shape.size), "fill": shape.ink, "text-anchor": shape.anchor}
            SubElement(root, "text", text | style).text = shape.text
    return tostring(root, encoding="unicode", short_empty_elements=False)


_WIDTH, _LEFT, _RIGHT, _TOP, _BOTTOM, _LABEL = 420.0, 34.0, 96.0, 10.0, 22.0, 16.0
_DASHES = ("none", "6 3", "2 3", "9 3 2 3")
_LONGEST = 10  # letters of a name
_MOST_NUMBERS = 9  # below the chart


def line_chart(
    totals: Sequence[Sequence[int]], names: Sequence[str], colours: Sequence[str], alt: str
) -> str:
    """`totals`: by seat, after each round, from nothing on."""
    height = max(220.0, 24 + _LABEL * len(names))
    rounds = len(totals) - 1
    every = [total for row in totals for total in row]
    most, least = max(*every, 4), min(*every, 0)

    def x(at: int) -> float:
        return _LEFT + at / max(1, rounds) * (_WIDTH - _LEFT - _RIGHT)

    def y(value: float) -> float:
        return _TOP + (most - value) / (most - least) * (height - _TOP - _BOTTOM)

    box = f"0 0 {_WIDTH:g} {height:g}"
    chart = Element("svg", {"class": "chart", "role": "img", "aria-label": alt, "viewBox": box})
    step = _nice((most - least) / 4)
    for line in range(ceil(least / step), floor(most / step) + 1):
        level = f"{y(line * step):.1f}"
        ends = {"x1": f"{_LEFT:g}", "x2": f"{_WIDTH - _RIGHT:g}", "y1": level, "y2": level}
        SubElement(chart, "line", ends | {"class": "grid"})
        _text(chart, f"{line * step:g}".replace("-", "−"), _LEFT - 6, y(line * step), "axis", "end")
    for at in range(0, rounds + 1, ceil(rounds / _MOST_NUMBERS)):
        if at:
            _text(chart, str(at), x(at), height - 8, "axis", "middle")
    labels = _spread([y(total) for total in totals[-1]], height)
    for seat, name in enumerate(names):
        group = SubElement(chart, "g", {"class": f"line {colours[seat]}"})
        points = " ".join(f"{x(at):.1f},{y(row[seat]):.1f}" for at, row in enumerate(totals))
        SubElement(group, "polyline", {"points": points, "stroke-dasharray": _DASHES[seat % len(_DASHES)]})
        short = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
        _text(group, short, _WIDTH - _RIGHT + 8, labels[seat], "name", "start")
    return tostring(chart, encoding="unicode", short_empty_elements=False)


def _text(parent: Element, text: str, x: float, y: float, kind: str, anchor: str) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y + 4:.1f}", "class": kind, "text-anchor": anchor}
    SubElement(parent, "text", place).text = text


def _nice(wanted: float) -> float:
    scale = 10.0 ** floor(log10(wanted))
    return max(1.0, next(each * scale for each in (1, 2, 5, 10) if each * scale >= wanted))


def _spread(ends: Sequence[float], height: float) -> list[float]:
    """Where labels go so that none lies on another: near their line's end, from top to bottom."""
    found = list(ends)
    order = sorted(range(len(ends)), key=ends.__getitem__)
    lowest = 0.0
    for seat in order:
        lowest = found[seat] = max(found[seat], lowest + _LABEL)
    room = height - 6
    for seat in reversed(order):
        found[seat] = min(found[seat], room)
        room = found[seat] - _LABEL
    return found
