"""Drawings as pixels. The letters are those of Nunito, which comes along: servers have no fonts.

It has the letters of Latin and Cyrillic. `can_write` says whether a name can be written with them.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from tablee.pictures.drawing import FELT, Box, Pen, Text

_ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}


def painted(pen: Pen, scale: float = 1.0) -> Image.Image:
    """The drawing on felt, so many times as large."""
    image = Image.new("RGB", (round(scale * pen.width), round(scale * pen.height)), FELT)
    draw = ImageDraw.Draw(image)
    for shape in pen.shapes:
        if isinstance(shape, Box):
            _paint_box(draw, shape, scale)
        else:
            write(draw, shape, scale)
    return image


def write(draw: ImageDraw.ImageDraw, text: Text, scale: float = 1.0) -> None:
    """Only what there are letters for."""
    seen = "".join(letter for letter in text.text if can_write(letter))
    at = (scale * text.x, scale * text.y)
    draw.text(at, seen, fill=text.ink, font=font(round(scale * text.size)), anchor=_ANCHORS[text.anchor])


def can_write(text: str) -> bool:
    """Whether there are letters for all of it."""
    return all(letter == " " or _has_glyph(letter) for letter in text)


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    # With the simple layout: the other one can crash on odd sequences of letters, and names may be such.
    return ImageFont.truetype(BytesIO(_file()), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _file() -> bytes:
    return files("tablee.pictures").joinpath("fonts/nunito-bold.ttf").read_bytes()


@cache
def _missing() -> bytes:
    return bytes(font(20).getmask("\uffff"))


def _has_glyph(letter: str) -> bool:
    return letter.isprintable() and bytes(font(20).getmask(letter)) != _missing()


def _paint_box(draw: ImageDraw.ImageDraw, box: Box, scale: float) -> None:
    corners = (box.x, box.y, box.x + box.width, box.y + box.height)
    draw.rounded_rectangle(
        [scale * value for value in corners],
        scale * box.corner,
        box.face,
        box.line,
        max(1, round(scale * box.line_width)),
    )
