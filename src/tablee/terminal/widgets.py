"""The app, screens and widgets that show a canvas."""

import asyncio
import os
import signal
from collections.abc import Iterable, Sequence
from contextlib import suppress
from textwrap import wrap
from typing import ClassVar, TypeVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container
from textual.geometry import Region
from textual.message import Message
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

from tablee.terminal.canvas import Area, Canvas, Size, cut

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
    "count": Style(bold=True),
    "title": Style(bold=True, reverse=True),
    "warning": Style(bold=True, color="bright_red"),
    "hint": Style(color="green"),
}
_CARDS = {
    "below": "bright_magenta",
    "zero": "bright_cyan",
    "low": "bright_green",
    "middle": "bright_yellow",
    "high": "bright_red",
    "wild": "bright_magenta",
}
STYLES |= {name: Style(bold=True, color=colour) for name, colour in _CARDS.items()}
# The surface of a card: turned over, what is readable on the terminal's own background is so here, too.
STYLES |= {f"card-{name}": Style(reverse=True, color=colour) for name, colour in _CARDS.items()}


class CanvasView(Widget):
    """Shows a canvas and reports clicks on its spots."""

    DEFAULT_CSS = "CanvasView { height: 1; width: 1fr; }"

    class Clicked(Message):
        """A spot of the canvas in this view was clicked."""

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
    """A bar over the whole width. If the parts do not fit, the first ones are left out."""
    room = width - 2 - (cell_len(right) + 2 if right else 0)
    while len(parts) > 1 and cell_len(" · ".join(parts)) > room:
        parts = parts[1:]
    canvas = line(width, " " + cut(" · ".join(parts), room), "title")
    canvas.put(width - 1 - cell_len(right), 0, right, "title")
    canvas.cells[0] = [(character, "title") for character, _ in canvas.cells[0]]
    return canvas


def key_line(width: int, keys: Iterable[tuple[str, str]]) -> Canvas:
    """Keys with labels, which can also be clicked. If they do not fit, the last ones lose their labels."""
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


History = Sequence[tuple[str, str]]  # what happened: text and style


def last_lines(width: int, height: int, history: History) -> Canvas:
    """The newest lines that fit, wrapped."""
    canvas = Canvas(width, height)
    lines: list[tuple[str, str]] = []
    for text, style in reversed(history):
        wrapped = wrap(text, max(width - 2, 10), subsequent_indent="  ") or [""]
        lines[:0] = [(part, style) for part in wrapped]
        if len(lines) >= height:
            break
    for y, (text, style) in enumerate(lines[-height:] if height else ()):
        canvas.put(1, y, text, style)
    return canvas


Result = TypeVar("Result")


TERMINATED = 128  # and the number of the signal


class PlainApp(App[Result]):
    """An app in the terminal's own colours that restores the terminal when it ends."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding("ctrl+z", "suspend_process", show=False, priority=True)]

    def __init__(self) -> None:
        # The terminal knows its size: a shell may have set these variables for another one.
        for name in ("COLUMNS", "LINES"):
            os.environ.pop(name, None)
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.last_key = ""

    def on_load(self) -> None:
        with suppress(ValueError, RuntimeError, NotImplementedError):  # told only to the main thread
            for sent in (signal.SIGTERM, signal.SIGHUP):  # the latter: the terminal is gone
                asyncio.get_running_loop().add_signal_handler(sent, self._terminate, sent)

    def _terminate(self, sent: int) -> None:
        self.exit(return_code=TERMINATED + sent)

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key):
            self.last_key = event.key
        await super().on_event(event)

    @property
    def interrupted(self) -> bool:
        """Whether it was left by Ctrl-C."""
        return self.last_key == "ctrl+c"


WIDE = 100  # columns from which on there is room beside the board
_BESIDE = (0.3, 34, 56)  # share of a wide screen, and columns at least and at most
_LOG = 6  # lines that stay below the board on a screen that is not wide


class BoardPlace(Container):
    """The board, with the history below it, or beside it on a wide screen."""

    DEFAULT_CSS = """
    BoardPlace { height: 1fr; width: 1fr; layout: vertical; overflow: hidden; }
    BoardPlace #log { height: 1fr; }
    """

    def compose(self) -> ComposeResult:
        yield CanvasView(id="board")
        yield CanvasView(id="log")

    def room(self, screen: Size) -> Size:
        """The room for the board on a screen of this size."""
        around = 3
        if screen.width < WIDE:
            return Size(screen.width, screen.height - around - _LOG)
        return Size(screen.width - self.beside(screen), screen.height - around)

    def beside(self, screen: Size) -> int:
        """Columns beside the board."""
        share, least, most = _BESIDE
        return min(max(round(share * screen.width), least), most) if screen.width >= WIDE else 0

    def show(self, screen: Size, board: Canvas, above: Canvas | None, history: History) -> None:
        """`above`: the scores, shown over the history if there is room."""
        wide = screen.width >= WIDE
        self.styles.layout = "horizontal" if wide else "vertical"
        shown, log = self.query_one("#board", CanvasView), self.query_one("#log", CanvasView)
        shown.styles.width = board.width if wide else "1fr"
        shown.styles.height = "1fr" if wide else board.height
        shown.show(board)
        lines = screen.height - 3 - (0 if wide else board.height)
        log.show(story(self.beside(screen) or screen.width, lines, above if wide else None, history))


def story(width: int, height: int, above: Canvas | None, history: History) -> Canvas:
    """The newest history, below the scores if there are any."""
    if above is None or above.height + 6 > height:
        return last_lines(width, max(height, 0), history)
    canvas = Canvas(width, height)
    canvas.paste(0, 1, above)
    canvas.put(1, above.height + 2, "─" * (width - 2), "dim")
    canvas.paste(0, above.height + 3, last_lines(width, height - above.height - 3, history))
    return canvas


class CanvasScreen(Screen[Result]):
    """`VIEWS` are the ids of its canvases, top to bottom. `draw` fills each of them.

    A `board` comes with a `log`, below or beside it.
    """

    VIEWS: ClassVar[tuple[str, ...]]
    DEFAULT_CSS = "CanvasScreen { layout: vertical; overflow: hidden; }"

    def compose(self) -> ComposeResult:
        for name in self.VIEWS:
            yield BoardPlace() if name == "board" else CanvasView(id=name)

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

    @property
    def board_place(self) -> BoardPlace:
        return self.query_one(BoardPlace)

    @property
    def room(self) -> Size:
        """All columns and lines of the screen."""
        return Size(self.size.width, self.size.height)

    def view(self, name: str) -> CanvasView:
        return self.query_one(f"#{name}", CanvasView)
