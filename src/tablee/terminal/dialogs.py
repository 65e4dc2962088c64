"""Small screens over others: asking for a line of text, and something to read."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from tablee.locales.foreign_text import printable, printable_lines


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
    """One of up to nine things, by its number or with the arrows; empty if the person cancelled."""

    CSS = """
    Pick { align: center middle; }
    Pick > OptionList { width: 44; height: auto; border: round ansi_default; padding: 0 1; }
    """

    def __init__(self, prompt: str, choices: Sequence[tuple[str, str]]) -> None:
        """`choices`: what is given back, and what is shown for it."""
        super().__init__()
        self.prompt, self.choices = prompt, choices

    def compose(self) -> ComposeResult:
        rows = (
            Text.assemble((str(number), "bold"), f"  {printable(label)}")
            for number, (_, label) in enumerate(self.choices, 1)
        )
        options = OptionList(*rows)
        options.border_title = self.prompt
        yield options

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.choices[event.option_index][0])

    def on_key(self, event: events.Key) -> None:
        if event.key in ("escape", "q"):
            self.dismiss("")
        elif event.key.isdecimal() and 0 < int(event.key) <= len(self.choices):
            self.dismiss(self.choices[int(event.key) - 1][0])


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
