"""A grid of characters to draw on, with the areas of the spots that can be chosen."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len, get_character_cell_size, set_cell_size

from tablee.locales.foreign_text import printable
from tablee.terminal.table_state import Data


class Size(NamedTuple):
    """Columns and lines of a card, a board or the room for it."""

    width: int
    height: int


SMALL = Size(5, 3)
CARD_SIZES = (
    Size(13, 9),
    Size(11, 7),
    Size(9, 7),
    Size(7, 5),
    SMALL,
)  # a column is about half as wide as a line is high


class Area(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Marks(NamedTuple):
    """What a board marks: legal and chosen spots, the cursor, hints."""

    legal: Collection[str] = ()
    source: str | None = None
    cursor: str | None = None
    hinted: Collection[str] = ()

    def border(self, spot: str) -> str:
        """Without relying on colour: heavy for legal spots, double for the cursor."""
        if spot == self.cursor:
            return _DOUBLE
        return _HEAVY if spot in self.legal or spot == self.source else _LIGHT


_LIGHT, _HEAVY, _DOUBLE = "┌─┐│└┘", "┏━┓┃┗┛", "╔═╗║╚╝"


class Picture(NamedTuple):
    """How a card looks: its face, its style, and a shape for colour-blind players."""

    face: str = ""
    style: str = "dim"
    shape: str = ""

    @property
    def fill(self) -> str:
        """The style of its surface."""
        return f"card-{self.style}" if self.face and self.style not in _UNFILLED else self.style

    def lines(self, room: Size) -> list[str]:
        """The surface of the card. Large cards have large numbers."""
        width, height = room
        if self == BACK:
            return ["░" * width] * height
        if height == 1:
            return [f"{self.face:^{width}}"]
        if not self.face:
            return [" " * width] * height
        lines = [" " * width] * height
        if width < 7:
            lines[0], lines[-1] = f" {self.face:<{width - 1}}", f"{self.face:>{width - 1}} "
            lines[height // 2] = f"{self.shape:^{width}}"
            return lines
        number = large_number(self.face)
        above = (height - len(number)) // 2
        lines[above : above + len(number)] = [f"{line:^{width}}" for line in number]
        if above:
            lines[0] = f" {self.shape:<{width - 1}}"
        lines[-1] = f"{self.shape:>{width - 1}} "
        return lines


_UNFILLED = ("dim", "back")
BACK = Picture("░░░", "back")
NO_CARD = Picture()


class Canvas:
    """Rows of cells, each a character and the name of a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]
        self.spots: dict[str, Area] = {}

    def put(self, x: int, y: int, text: str, style: str = "", width: int | None = None) -> int:
        """Write in at most `width` columns and return the column after the text."""
        text = printable(text)
        if width is not None and cell_len(text) > width:
            text = cut(text, width)
        for character in text:
            size = get_character_cell_size(character)
            if 0 <= y < self.height and x >= 0 and x + size <= self.width and size:
                self.cells[y][x] = (character, style)
                if size == 2:
                    self.cells[y][x + 1] = ("", style)
            x += size
        return x

    def card(
        self, x: int, y: int, picture: "Picture", marks: Marks, spot: str = "", size: Size = SMALL
    ) -> None:
        """Draw a card, or an empty place if the picture has no face. `x`, `y`: its upper left corner."""
        border = marks.border(spot) if spot else _LIGHT
        edge = "legal" if border is _HEAVY else "cursor" if border is _DOUBLE else "edge"
        fill = picture.fill
        if spot and spot == marks.source:
            edge = fill = "chosen"
        inside = size.width - 2
        self.put(x, y, border[0] + border[1] * inside + border[2], edge)
        for line, text in enumerate(picture.lines(Size(inside, size.height - 2)), y + 1):
            self.put(x, line, border[3], edge)
            self.put(x + 1, line, text, fill)
            self.put(x + size.width - 1, line, border[3], edge)
        self.put(x, y + size.height - 1, border[4] + border[1] * inside + border[5], edge)
        if spot in marks.hinted:
            self.put(x + size.width // 2, y, "★", "hint")
        if spot:
            self.spots[spot] = Area(x, y, *size)

    def paste(self, x: int, y: int, other: "Canvas") -> None:
        """Copy another canvas, with its upper left corner here."""
        for line, row in enumerate(other.cells[: self.height - y], y):
            self.cells[line][x : x + other.width] = row[: self.width - x]
        for spot, area in other.spots.items():
            self.spots[spot] = area._replace(x=area.x + x, y=area.y + y)

    def choice(self, x: int, y: int, text: str, style: str, marks: Marks, spot: str = "") -> None:
        """Draw a card in a line of text. The column before it marks whether it can be chosen."""
        if spot:
            self.spots[spot] = Area(x - 1, y, cell_len(text) + 2, 1)
            if spot == marks.cursor:
                self.put(x - 1, y, "›", "cursor")
                style = "cursor"
            elif spot == marks.source:
                style = "chosen"
            elif spot in marks.hinted:
                self.put(x - 1, y, "★", "hint")
            elif spot in marks.legal:
                self.put(x - 1, y, "•", "legal")
        self.put(x, y, text, style)

    def lines(self) -> list[str]:
        """As plain text."""
        return ["".join(character for character, _ in row).rstrip() for row in self.cells]

    def at(self, x: int, y: int) -> str | None:
        return next((spot for spot, area in self.spots.items() if area.holds(x, y)), None)

    def beside(self, spot: str | None, dx: int, dy: int) -> str | None:
        """The nearest spot in a direction, or the first spot if there is none to start from."""
        if spot not in self.spots:
            return next(iter(self.spots), None)
        x, y = self.spots[spot].centre
        best, nearest = None, float("inf")
        for other, area in self.spots.items():
            across, down = area.centre[0] - x, area.centre[1] - y
            ahead, aside = (across * dx, abs(down) * 4) if dx else (down * dy * 2, abs(across))
            if ahead > 0.5 and (far := ahead + 2 * aside) < nearest:
                best, nearest = other, far
        return best


def cut(text: str, width: int) -> str:
    """Truncate with an ellipsis."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "…" if width > 0 else ""


def cut_name(name: str, width: int) -> str:
    """Like `cut`, but keep the number of “Robin 1”."""
    begin, _, number = name.rpartition(" ")
    if cell_len(name) <= width or not number.isdecimal() or width < len(number) + 4:
        return cut(name, width)
    return f"{cut(begin, width - len(number) - 1)} {number}"


def face(card: Any) -> str:
    return "–" if card is None else str(card).replace("-", "−")


def faces(cards: Sequence[Any]) -> str:
    return " ".join(face(card) for card in cards) or "–"


def seats_after(view: Data) -> Iterator[int]:
    """All seats in order, the reader's last."""
    players = view["players"]
    me = view["seat"] if view["seat"] is not None else players - 1
    return ((me + 1 + step) % players for step in range(players))


# Rows of points from above; `#` is ink.
_SHAPES = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", " ##", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", " # ", " # ", " # "),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
    "−": ("  ", "  ", "##", "  ", "  "),  # narrow: −2 has to fit between the edges of a card
    "W": ("# #", "# #", "# #", "###", "# #"),
}
_CHARACTERS = {("#", "#"): "█", ("#", " "): "▀", (" ", "#"): "▄", (" ", " "): " "}


def large_number(text: str) -> list[str]:
    """Three lines of up to four columns per character, or one line if a character has no large shape."""
    signs = [_SHAPES.get(sign) for sign in text.strip()]
    if None in signs:
        return [text.strip()]
    rows = [" ".join(sign[row] for sign in signs if sign) for row in range(5)]
    rows.append(" " * len(rows[0]))
    return [
        "".join(_CHARACTERS[above, below] for above, below in zip(rows[at], rows[at + 1], strict=True))
        for at in (0, 2, 4)
    ]
