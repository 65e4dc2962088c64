"""Showing a canvas on the screen: the only widget that most of the screens are made of."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import ClassVar, TypeVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from tablee.terminal.boards.canvas import Area, Canvas, cut

# Only the sixteen colours that every terminal has, so that people's own colours hold.
STYLES = {
    "": Style(),
    "dim": Style(dim=True),
    "edge": Style(dim=True),
    "name": Style(),
    "turn": Style(bold=True, color="yellow"),
    "points": Style(color="cyan"),
    "key": Style(bold=True, color="yellow"),
    "legal": Style(bold=True, color="green"),
    "cursor": Style(bold=True, color="bright_yellow"),
    "chosen": Style(bold=True, color="yellow", reverse=True),
    "back": Style(dim=True),
    "below": Style(bold=True, color="bright_magenta"),
    "zero": Style(bold=True, color="bright_cyan"),
    "low": Style(bold=True, color="bright_green"),
    "middle": Style(bold=True, color="bright_yellow"),
    "high": Style(bold=True, color="bright_red"),
    "wild": Style(bold=True, color="bright_magenta"),
    "title": Style(bold=True, reverse=True),
    "warning": Style(bold=True, color="bright_red"),
    "hint": Style(color="green"),
}


class CanvasView(Widget):
    """Shows a canvas, and tells which of its spots was clicked."""

    DEFAULT_CSS = "CanvasView { height: 1; width: 1fr; }"

    class Clicked(Message):
        """A spot of the canvas in this view was clicked; None: something else in it."""

        def __init__(self, view: "CanvasView", spot: str) -> None:
            super().__init__()
            self.view, self.spot = view, spot

        @property
        def control(self) -> "CanvasView":
            return self.view

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(0, 0)

    def show(self, canvas: Canvas) -> None:
        """Redraws only the lines that differ."""
        before, self.canvas = self.canvas, canvas
        if before.height != canvas.height or before.width != canvas.width:
            self.refresh()
            return
        changed = [y for y in range(canvas.height) if canvas.cells[y] != before.cells[y]]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def render_line(self, y: int) -> Strip:
        if y >= self.canvas.height:
            return Strip.blank(self.size.width)
        segments: list[Segment] = []
        text, style = "", ""
        for character, its in self.canvas.cells[y]:
            if its != style:
                segments.append(Segment(text, STYLES[style]))
                text, style = "", its
            text += character
        segments.append(Segment(text, STYLES[style]))
        return Strip(segments).adjust_cell_length(self.size.width)

    def on_click(self, event: events.Click) -> None:
        if (spot := self.canvas.at(event.x, event.y)) is not None:
            self.post_message(self.Clicked(self, spot))


def line(width: int, text: str, style: str = "") -> Canvas:
    canvas = Canvas(width, 1)
    canvas.put(0, 0, text, style, width)
    return canvas


def title(width: int, parts: Sequence[str], right: str = "") -> Canvas:
    """A bar over the whole width; of parts that do not fit, the first are left out. `right` is at its end."""
    room = width - 2 - (cell_len(right) + 2 if right else 0)
    while len(parts) > 1 and cell_len(" · ".join(parts)) > room:
        parts = parts[1:]
    canvas = line(width, " " + cut(" · ".join(parts), room), "title")
    canvas.put(width - 1 - cell_len(right), 0, right, "title")
    canvas.cells[0] = [(character, "title") for character, _ in canvas.cells[0]]
    return canvas


def key_line(width: int, keys: Iterable[tuple[str, str]]) -> Canvas:
    """Keys and what they do; each can be clicked as well. If they do not fit, the last have no words."""
    every, gap = list(keys), 2
    bare = len(every)
    while cell_len((" " * gap).join(f"{key} {label}".strip() for key, label in every)) > width and bare:
        if gap == 1:
            bare -= 1
            every[bare] = (every[bare][0], "")
        gap = 1
    canvas = Canvas(width, 1)
    x = 0
    for key, label in every:
        start = x
        x = canvas.put(x, 0, key, "key")
        if label:
            x = canvas.put(x + 1, 0, label)
        canvas.spots[key] = Area(start, 0, x - start, 1)
        x += gap
    return canvas


def last_lines(width: int, height: int, told: Sequence[tuple[str, str]]) -> Canvas:
    """As many of the last (text, style) as fit, wrapped."""
    canvas = Canvas(width, height)
    lines: list[tuple[str, str]] = []
    for text, style in reversed(told):
        wrapped = wrap(text, max(width - 2, 10), subsequent_indent="  ") or [""]
        lines[:0] = [(part, style) for part in wrapped]
        if len(lines) >= height:
            break
    for y, (text, style) in enumerate(lines[-height:] if height else ()):
        canvas.put(1, y, text, style)
    return canvas


Result = TypeVar("Result")


class PlainApp(App[Result]):
    """An app in the terminal's own colours."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"


class CanvasScreen(Screen[Result]):
    """`VIEWS` are the ids of its canvases, from above; `draw` shows something in each of them."""

    VIEWS: ClassVar[tuple[str, ...]]
    DEFAULT_CSS = "CanvasScreen { layout: vertical; overflow: hidden; }"

    def compose(self) -> ComposeResult:
        for name in self.VIEWS:
            yield CanvasView(id=name)

    def on_mount(self) -> None:
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Only lines that differ are written to the terminal."""
        if self.is_drawable:
            self.draw(self.size.width)

    @property
    def is_drawable(self) -> bool:
        return self.is_mounted and self.size.width > 0

    def draw(self, width: int) -> None:
        raise NotImplementedError

    def view(self, name: str) -> CanvasView:
        return self.query_one(f"#{name}", CanvasView)
