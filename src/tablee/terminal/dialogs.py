"""Modal screens: a line of text, a choice, something to read, and the scores."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from tablee.locales.foreign_text import printable, printable_lines
from tablee.terminal import score_table as table
from tablee.terminal.canvas import Canvas
from tablee.terminal.session import Session
from tablee.terminal.speech import Names, Speech
from tablee.terminal.widgets import CanvasView, key_line, line


class Ask(ModalScreen[str]):
    """Asks for a line of text. The result is empty if the person cancels."""

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
    """Asks for one of up to nine things. The result is empty if the person cancels."""

    CSS = """
    Pick { align: center middle; }
    Pick > OptionList { width: 44; height: auto; border: round ansi_default; padding: 0 1; }
    """

    def __init__(self, prompt: str, choices: Sequence[tuple[str, str]]) -> None:
        """`choices`: pairs of the result and the label."""
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
        """Columns for a line on a screen of this width."""
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


_WIDTH = 76
_GARLAND = (("★", "wild"), ("●", "zero"), ("▲", "low"), ("◆", "middle"), ("■", "high"))


def with_garland(text: str) -> Canvas:
    """A line between two rows of card shapes, for the winner."""
    canvas = Canvas(_WIDTH, 3)
    for at, x in enumerate(range(1, _WIDTH - 1, 3)):
        for y, turned in ((0, 0), (2, 2)):
            shape, style = _GARLAND[(at + turned) % len(_GARLAND)]
            canvas.put(x, y, shape, style)
    canvas.put(max(1, (_WIDTH - cell_len(text)) // 2), 1, text, "turn", _WIDTH - 2)
    return canvas


class ScoreScreen(ModalScreen[str]):
    """The scores after a game. The result is `leave`, `again`, or empty to look at the table."""

    CSS = """
    ScoreScreen { align: center middle; }
    ScoreScreen > Vertical { width: 80; height: auto; border: round ansi_default; padding: 0 1; }
    """

    def __init__(self, session: Session, speech: Speech, save: Callable[[str], str] | None) -> None:
        super().__init__()
        self.session, self.speech, self.save = session, speech, save
        self.said = ""

    def compose(self) -> ComposeResult:
        with Vertical():
            for name in ("result", "scores", "score-message", "score-keys"):
                yield CanvasView(id=name)

    def on_mount(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        state = self.session.state
        sheet = self.sheet()
        headline = line(_WIDTH, self.headline(), "turn")
        if state.winners:
            headline = with_garland(self.headline())
        self._view("result").styles.height = headline.height
        self._view("result").show(headline)
        view = self._view("scores")
        view.styles.height = sheet.height
        view.show(sheet)
        self._view("score-message").show(line(_WIDTH, self.said, "dim"))
        keys = [("↵", "key-deal" if state.phase == "between" else "key-again")]
        keys += [("w", "key-save")] if self.save is not None else []
        keys += [("esc", "key-look"), ("q", "key-quit")]
        self._view("score-keys").show(key_line(_WIDTH, [(key, self.speech.say(name)) for key, name in keys]))

    def _view(self, name: str) -> CanvasView:
        return self.query_one(f"#{name}", CanvasView)

    def headline(self) -> str:
        state = self.session.state
        if state.winners is not None:
            return self.speech.won(state.winners, Names.at(state), state.resigned)
        return self.speech.round_title(state.game, state.games, ended=True)

    def sheet(self) -> Canvas:
        return table.score_table(self.session.state, self.speech, _WIDTH)

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        event.stop()
        self._press({"↵": "enter", "esc": "escape"}.get(event.spot, event.spot))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self._press(event.character if event.is_printable and event.character else event.key)

    def _press(self, key: str) -> None:
        state = self.session.state
        if key in ("enter", " "):
            if state.phase == "between":
                self.run_worker(self._deal())
            else:
                self.dismiss("again")
        elif key == "w" and self.save is not None:
            self.app.push_screen(Ask(self.speech.say("save-prompt"), "match.json"), self._saved)
        elif key == "escape":
            self.dismiss("")
        elif key in ("q", "ctrl+c", "ctrl+q"):
            self.dismiss("leave")

    def _saved(self, name: str | None) -> None:
        if name and self.save is not None:
            self.said = self.save(name)
            self.redraw()

    async def _deal(self) -> None:
        why = await self.session.deal_next()
        if why is not None:
            self.said = self.speech.why(why, Names.at(self.session.state))
            self.redraw()
