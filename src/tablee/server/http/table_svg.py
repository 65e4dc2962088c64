"""Drawings as SVG inside a page. Colours are attributes: the policy of our pages allows no style."""

from tablee.match.drawing import FELT, Box, Pen, Text
from tablee.server.http.markup import Markup, tag


def svg(pen: Pen, alt: str) -> Markup:
    """The drawing on felt; `alt` says to those who cannot see it what it shows."""
    felt = tag("rect", width=str(pen.width), height=str(pen.height), fill=FELT)
    shapes = (_box(shape) if isinstance(shape, Box) else _text(shape) for shape in pen.shapes)
    size = {"viewBox": f"0 0 {pen.width} {pen.height}", "width": str(pen.width)}
    return tag("svg", felt, *shapes, role="img", aria_label=alt, **size)


def _box(box: Box) -> Markup:
    return tag(
        "rect",
        x=f"{box.x:g}",
        y=f"{box.y:g}",
        width=f"{box.width:g}",
        height=f"{box.height:g}",
        rx=str(box.corner),
        fill=box.face or "none",
        stroke=box.line,
        stroke_width=str(box.line_width),
    )


def _text(text: Text) -> Markup:
    # A third of its size below the middle is where letters of the fonts of all systems stand.
    return tag(
        "text",
        text.text,
        x=f"{text.x:g}",
        y=f"{text.y + 0.35 * text.size:g}",
        font_size=str(text.size),
        fill=text.ink,
        text_anchor=text.anchor,
    )
