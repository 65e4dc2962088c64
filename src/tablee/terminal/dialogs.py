"""Small screens over others: asking for a line of text, and something to read."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from tablee.locales.foreign_text import printable_lines
from tablee.terminal.canvas import Area, Canvas
from tablee.terminal.widgets import CanvasView


class Ask(ModalScreen[str]):
    """One line of text; empty if the person thought better of it."""

    CSS = """
    Ask { align: center middle; }
    Ask > Vertical { width: 64; height: auto; border: round ansi_default; padding: 0 1; }
    Ask Input { border: none; height: 1; padding: 0; }
    """

    def __init__(self, prompt: str, value: str = "") -> None:
        super().__init__()
        self.prompt, self.value = prompt, value

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(printable_lines(self.prompt), markup=False)
            yield Input(self.value, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")


class Pick(ModalScreen[str]):
    """One of up to nine things, by its number; empty if the person thought better of it."""

    CSS = """
    Pick { align: center middle; }
    Pick > Vertical { width: auto; max-width: 76; height: auto; border: round ansi_default; padding: 0 1; }
    Pick CanvasView { width: 40; }
    """

    def __init__(self, prompt: str, choices: Sequence[tuple[str, str]]) -> None:
        """`choices`: what is given back, and what is shown for it."""
        super().__init__()
        self.prompt, self.choices = prompt, choices

    def compose(self) -> ComposeResult:
        with Vertical() as box:
            box.border_title = self.prompt
            yield CanvasView(id="choices")

    def on_mount(self) -> None:
        view = self.query_one(CanvasView)
        canvas = Canvas(40, len(self.choices))
        for y, (_, label) in enumerate(self.choices):
            canvas.put(0, y, str(y + 1), "key")
            end = canvas.put(3, y, label, "", 37)
            canvas.spots[str(y + 1)] = Area(0, y, end, 1)
        view.styles.height = canvas.height
        view.show(canvas)

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        event.stop()
        self._choose(event.spot)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in ("escape", "q", "enter"):
            self.dismiss("")
        else:
            self._choose(event.key)

    def _choose(self, key: str) -> None:
        if key.isdecimal() and 0 < int(key) <= len(self.choices):
            self.dismiss(self.choices[int(key) - 1][0])


class Reading(ModalScreen[None]):
    """Lines to scroll through."""

    CSS = """
    Reading { align: center middle; }
    Reading > VerticalScroll { width: 100%; max-width: 84; height: auto; max-height: 100%; }
    Reading > VerticalScroll { border: round ansi_default; padding: 0 1; }
    """

    @staticmethod
    def room(width: int) -> int:
        """For a line, on a screen of this width."""
        return min(width, 84) - 6

    def __init__(self, title: str, lines: Sequence[str], at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.lines, self.at_end = title, lines, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll() as scroll:
            scroll.border_title = self.heading
            yield Static(printable_lines("\n".join(self.lines)), markup=False)

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "enter", "q", "l", "space", "question_mark"):
            event.stop()
            self.dismiss()
