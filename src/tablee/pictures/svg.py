"""Drawings as SVG. Colours are attributes: the policy of our pages allows no style."""

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
