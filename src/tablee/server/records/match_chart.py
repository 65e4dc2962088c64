"""How totals went, as an SVG: a line for each name, told apart by colour and dashes, as in the client."""

from collections.abc import Sequence
from math import ceil, floor, log10

from tablee.server.web.markup import Markup, tag
from tablee.table.protocol import Colour

_WIDTH, _LEFT, _RIGHT, _TOP, _BOTTOM, _LABEL = 420.0, 34.0, 96.0, 10.0, 22.0, 16.0
_DASHES = ("none", "6 3", "2 3", "9 3 2 3")
_LONGEST = 10  # letters of a name
_MOST_NUMBERS = 9  # below the chart


def chart(
    totals: Sequence[Sequence[int]], names: Sequence[str], colours: Sequence[Colour], alt: str
) -> Markup:
    """`totals`: by seat, after each round, from nothing on."""
    height = max(220.0, 24 + _LABEL * len(names))
    rounds = len(totals) - 1
    every = [total for row in totals for total in row]
    most, least = max(*every, 4), min(*every, 0)

    def x(at: int) -> float:
        return _LEFT + at / max(1, rounds) * (_WIDTH - _LEFT - _RIGHT)

    def y(value: float) -> float:
        return _TOP + (most - value) / (most - least) * (height - _TOP - _BOTTOM)

    shapes: list[Markup] = []
    step = _nice((most - least) / 4)
    for line in range(ceil(least / step), floor(most / step) + 1):
        value = line * step
        level = f"{y(value):.1f}"
        shapes.append(
            tag("line", x1=f"{_LEFT:g}", x2=f"{_WIDTH - _RIGHT:g}", y1=level, y2=level, class_="grid")
        )
        label = f"{value:g}".replace("-", "−")
        shapes.append(_text(label, _LEFT - 6, y(value), "axis", "end"))
    every_nth = range(0, rounds + 1, ceil(rounds / _MOST_NUMBERS))
    shapes += [_text(str(at), x(at), height - 8, "axis", "middle") for at in every_nth if at]
    ends = _spread([y(total) for total in totals[-1]], height)
    for seat, name in enumerate(names):
        dots = " ".join(f"{x(at):.1f},{y(row[seat]):.1f}" for at, row in enumerate(totals))
        short = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
        line_of = tag("polyline", points=dots, stroke_dasharray=_DASHES[seat % len(_DASHES)])
        label_of = _text(short, _WIDTH - _RIGHT + 8, ends[seat], "name", "start")
        shapes.append(tag("g", line_of, label_of, class_=f"line {colours[seat]}"))
    size = {"viewBox": f"0 0 {_WIDTH:g} {height:g}"}
    return tag("svg", *shapes, class_="chart", role="img", aria_label=alt, **size)


def _text(text: str, x: float, y: float, kind: str, anchor: str) -> Markup:
    return tag("text", text, x=f"{x:.1f}", y=f"{y + 4:.1f}", class_=kind, text_anchor=anchor)


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
