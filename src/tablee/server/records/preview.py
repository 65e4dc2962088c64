"""The preview picture of links to a match: the winner, the totals, and the table at the end."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw

from tablee.api.records import MatchPlayer
from tablee.bots.cast import CAST, face_of
from tablee.pictures.drawing import ACCENT, FELT, LIGHT, PLACE, SOFT, Text, drawn
from tablee.pictures.painting import can_write, font, painted, write
from tablee.server.records.match_page import PREVIEW, Shared, headline, points
from tablee.table.protocol import Colour

WIDTH, HEIGHT = PREVIEW
_FINE = 2  # painted larger and scaled down, for smooth edges
_LEFT, _COLUMN, _GAP = 56, 470, 40
_LARGE, _LINE, _ROW = 54, 62.0, 58.0  # of the headline, and of each player
# As lines in charts, in the dark.
_COLOURS: dict[Colour, str] = {
    "blue": "#8dbcf5", "red": "#ff9c92", "green": "#83d6a2", "orange": "#f4b942",
    "violet": "#d5a5f0", "teal": "#79d3df", "pink": "#f4a3c8", "yellow": "#f0e08a",
}  # fmt: skip


def preview(match: Shared) -> bytes:
    """As a PNG."""
    names = [_written(match, seat) for seat in range(len(match.names))]
    match = match._replace(names=names)
    image = Image.new("RGB", (_FINE * WIDTH, _FINE * HEIGHT), PLACE)
    draw = ImageDraw.Draw(image)
    write(draw, Text(_LEFT, 62, f"Tablée · {match.game}", 30, SOFT, "start"), _FINE)
    lines = list(_wrapped(headline(match), _LARGE, _COLUMN))[:3]
    high = _LINE * len(lines) + _ROW * len(names)
    top = max(110.0, (HEIGHT + 60 - high) / 2)
    for number, line in enumerate(lines):
        write(draw, Text(_LEFT, top + (number + 0.5) * _LINE, line, _LARGE, LIGHT, "start"), _FINE)
    _standing(image, match, top + _LINE * len(lines) + 12)
    _table(image, match)
    out = BytesIO()
    image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def _written(match: Shared, seat: int) -> str:
    """Only characters that the font has."""
    name = match.names[seat]
    return name if can_write(name) else match.words.say("shared-player-number", number=seat + 1)


def _standing(image: Image.Image, match: Shared, top: float) -> None:
    draw = ImageDraw.Draw(image)
    step = min(_ROW, (HEIGHT - 24 - top) / len(match.names))
    size = round(min(34, 0.62 * step))
    for place, seat in enumerate(match.order()):
        y = top + (place + 0.5) * step
        ink = ACCENT if seat in match.winners else LIGHT
        _dot(image, match.players[seat], _LEFT + size * 0.56, y, size)
        name = next(_wrapped(match.names[seat], size, _COLUMN - 150, cut=True), "")
        write(draw, Text(_LEFT + 1.45 * size, y, name, size, ink, "start"), _FINE)
        write(draw, Text(_LEFT + _COLUMN, y, points(match.totals[seat]), size, ink, "end"), _FINE)


def _dot(image: Image.Image, player: MatchPlayer, x: float, y: float, size: int) -> None:
    """A person's colour, or a bot's face, centred here."""
    radius = round(_FINE * size * (0.3 if player.level is None else 0.56))
    left, top = round(_FINE * x) - radius, round(_FINE * y) - radius
    round_off = Image.new("L", (2 * radius, 2 * radius))
    ImageDraw.Draw(round_off).ellipse((0, 0, 2 * radius - 1, 2 * radius - 1), 255)
    filled = Image.new("RGBA", round_off.size, _COLOURS[player.colour])
    for drawing in () if player.level is None else face_of(player.name, player.level):
        filled.alpha_composite(_faces()[drawing].resize(round_off.size, Image.Resampling.LANCZOS))
    image.paste(filled, (left, top), round_off)


@cache
def _faces() -> dict[str, Image.Image]:
    """What web/icons.py made of the client's drawings, one below the other."""
    with files("tablee.server").joinpath("static/faces.png").open("rb") as file:
        strip = Image.open(file).convert("RGBA")
    side = strip.width
    names = [f"bird-{level}" for level in CAST] + [f"own-{own}" for own in range(1, len(CAST[1]))]
    return {name: strip.crop((0, at * side, side, (at + 1) * side)) for at, name in enumerate(names)}


def _table(image: Image.Image, match: Shared) -> None:
    """At the right, as large as fits."""
    pen = drawn(match.record.game, match.story.table, match.names, match.words.language)
    left = _LEFT + _COLUMN + _GAP
    scale = min((WIDTH - left - 16) / pen.width, (HEIGHT - 32) / pen.height)
    picture = painted(pen, _FINE * scale)
    ImageDraw.Draw(image).rectangle((_FINE * left, 0, _FINE * WIDTH, _FINE * HEIGHT), FELT)
    room = (_FINE * (WIDTH + left) - picture.width) // 2, (_FINE * HEIGHT - picture.height) // 2
    image.paste(picture, room)


def _wrapped(text: str, size: int, width: float, cut: bool = False) -> Iterator[str]:
    """In lines that are no wider; a word that is wider than a line is cut. `cut`: there is one line."""
    line = ""
    for word in [text] if cut else text.split():
        longer = f"{line} {word}".strip()
        if line and font(size).getlength(longer) > width:
            yield line
            longer = word
        while font(size).getlength(longer) > width:
            longer = longer.rstrip("…")[:-1] + "…"
        line = longer
    if line:
        yield line
