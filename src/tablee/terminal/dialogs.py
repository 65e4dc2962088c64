"""Small screens over others: asking for a line of text, and something to read."""

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static


class Ask(ModalScreen[str]):
    """One line of text; empty if the person thought better of it."""

    CSS = """
    Ask { align: center middle; }
    Ask > Vertical { width: 64; height: auto; border: round; padding: 0 1; }
    Ask Input { border: none; height: 1; padding: 0; }
    """

    def __init__(self, prompt: str, value: str = "") -> None:
        super().__init__()
        self.prompt, self.value = prompt, value

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.prompt, markup=False)
            yield Input(self.value, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")


class Reading(ModalScreen[None]):
    """Lines to scroll through."""

    CSS = """
    Reading { align: center middle; }
    Reading > VerticalScroll { width: 78; height: 90%; border: round; padding: 0 1; }
    """

    def __init__(self, title: str, lines: Sequence[str], at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.lines, self.at_end = title, lines, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll() as scroll:
            scroll.border_title = self.heading
            yield Static("\n".join(self.lines), markup=False)

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "enter", "q", "l", "space", "question_mark"):
            event.stop()
            self.dismiss()
