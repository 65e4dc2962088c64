"""`tablee score` on the whole screen: the sheet, a chart of the totals, and the next number."""

from collections.abc import Callable
from pathlib import Path

from textual import events

from tablee.game.options import options_of
from tablee.game.registry import game_named
from tablee.paper.sheet import Sheet, SheetRefused, by_column, columns, dealer, new_sheet, totals, winners
from tablee.terminal import scorepad_drawing as drawing
from tablee.terminal.board import HEIGHT, WIDTH, games_offered
from tablee.terminal.dialogs import Ask, Pick, Reading
from tablee.terminal.game_words import shown_value
from tablee.terminal.scorepad import ScorePad, doubt, refusal
from tablee.terminal.speech import Names, Speech
from tablee.terminal.widgets import CanvasScreen, CanvasView, PlainApp, key_line, line, title

_LONGEST = 4  # digits and a sign: more is no number of points
_CHART = 7  # lines that it takes at least
PathFor = Callable[[str], Path]


class SheetScreen(CanvasScreen[str]):
    """One sheet. The result is `leave` or `new`."""

    VIEWS = ("head", "sheet", "chart", "message", "keys")
    CSS = """
    SheetScreen #chart { height: 1fr; }
    """

    def __init__(self, pad: ScorePad) -> None:
        super().__init__()
        self.pad, self.speech = pad, pad.speech
        self.typed = ""
        self.selected: int | None = None  # a round that might be corrected
        self.said = doubt(pad.speech, pad.sheet)

    # ── The screen ───────────────────────────────────────────────────────────────────────────────────

    def draw(self, width: int) -> None:
        room, now = self.size.height - 3, self.pad.sheet
        drawn = drawing.draw(
            now, self._written(), self.selected, self.speech.say("total"), width, max(room - 3 - _CHART, 3)
        )
        self.view("sheet").styles.height = drawn.height
        self.view("sheet").show(drawn)
        self.view("head").show(title(width, self._title()))
        history = [by_column(now, totals(now, upto)) for upto in range(1, len(now.entries) + 1)]
        self.view("chart").show(drawing.draw_chart(history, now.limit, width, max(room - drawn.height, 0)))
        small = width < WIDTH or self.size.height < HEIGHT
        text = self.speech.say("screen-small") if small else self.said or self._question()
        self.view("message").show(line(width, " " + text, "warning" if self.said or small else "turn"))
        self.view("keys").show(key_line(width, [(key, self.speech.say(name)) for key, name in self._keys()]))

    def _question(self) -> str:
        now = self.pad.sheet
        if self.pad.over:
            return self.speech.won(winners(now) or (), Names(now.names))
        return self.pad.question()

    def _written(self) -> drawing.Written | None:
        if self.pad.over:
            return None
        return drawing.Written(self.pad.draft, self.pad.asked, self.typed)

    def _title(self) -> list[str]:
        now, say = self.pad.sheet, self.speech.say
        if self.pad.over:
            how = say("table-phase-over")
        else:
            how = say("score-deals", player=now.names[dealer(now, self.pad.draft.number)])
        game = game_named(now.game)
        ends = [option for option in options_of(game.Options) if option.name == game.FACTS.ends_with]
        length = [shown_value(self.speech, now.game, option, now.limit) for option in ends]
        return [game.FACTS.title, *length, how]

    def _keys(self) -> list[tuple[str, str]]:
        pad = self.pad
        if self.selected is not None:
            return [("↵", "key-edit"), ("↑↓", "key-round"), ("esc", "key-back")]
        keys = [("n", "key-new")] if pad.over else []
        if pad.asks == "winner":
            keys = [(f"1–{self._sides()}", "key-winner"), ("0", "key-nobody")]
        elif pad.asks == "closer":
            keys = [(f"1–{self._sides()}", "key-closer")]
        elif pad.asks == "number":
            keys = [("0–9 −", "key-number"), ("↵", "key-next")]
        keys += [("u", "key-undo")] if pad.sheet.entries or pad.begun else []
        keys += [("↑↓", "key-edit")] if pad.sheet.entries else []
        return [*keys, ("x", "key-export"), ("?", "key-help"), ("q", "key-quit")]

    def _sides(self) -> int:
        return len(columns(self.pad.sheet))

    # ── What is asked for ────────────────────────────────────────────────────────────────────────────

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        event.stop()
        spot = event.spot
        if event.view.id == "keys":
            self._press({"↵": "enter", "esc": "escape", "↑↓": "up"}.get(spot, spot))
        elif spot[0] == "n" and self.pad.asks in ("winner", "closer"):
            self.said = self.pad.answer(str(int(spot[1:]) + 1))
        elif spot[0] == "r" and int(spot[1:]) < len(self.pad.sheet.entries):
            self.selected = int(spot[1:])
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self._press(event.character if event.is_printable and event.character else event.key)
        self.redraw()

    def _press(self, key: str) -> None:
        try:
            self._carry_out(key)
        except OSError as error:  # a disk that is full: said when the screen is gone
            self.app.exit(f"{self.pad.path}: {error.strerror or error}", return_code=1)

    def _carry_out(self, key: str) -> None:
        self.said = ""
        match key:
            case "q" | "ctrl+c" | "ctrl+q":
                self.dismiss("leave")
            case "?":
                text = f"{self.speech.say('score-screen-help')}\n\n{self.speech.say('score-marks')}"
                self.app.push_screen(Reading(self.speech.say("key-help"), text.splitlines()))
            case "x":
                self.app.push_screen(Ask(self.speech.say("score-export-prompt"), "scores.csv"), self._export)
            case "n" if self.pad.over:
                self.dismiss("new")
            case "u" | "ctrl+z":
                self.typed, self.selected = "", None
                self.said = self.pad.undo()
            case "up" | "down":
                self._select(-1 if key == "up" else 1)
            case "escape":
                if self.selected is None and not self.typed:
                    self.pad.leave_edit()
                self.typed, self.selected = "", None
            case _ if self.selected is not None:
                self._press_selected(key)
            case _:
                self._write(key)

    def _press_selected(self, key: str) -> None:
        if key in ("enter", "e") and self.selected is not None:
            self.said = self.pad.edit(str(self.selected + 1))
            self.selected = None

    def _select(self, step: int) -> None:
        """Select a written round. Below the last one is the round in progress."""
        count = len(self.pad.sheet.entries)
        at = count if self.selected is None else self.selected
        at = max(0, at + step)
        self.selected, self.typed = (at if at < count else None), ""

    def _write(self, key: str) -> None:
        asks = self.pad.asks
        if asks in ("winner", "closer") and self._sides() < 10:
            if key.isdecimal():  # a number of one digit is known at once
                self.said = self.pad.answer(key)
        elif asks == "nothing":
            return
        elif key in "-−" and not self.typed:
            self.typed = "-"
        elif key.isdecimal() and len(self.typed) < _LONGEST:
            self.typed += key
        elif key == "backspace":
            if self.typed:
                self.typed = self.typed[:-1]
            elif self.pad.begun:
                self.said = self.pad.undo()
        elif key in ("enter", "tab", "space", " ", "right"):
            typed, self.typed = self.typed, ""
            self.said = self.pad.answer(typed)

    def _export(self, name: str | None) -> None:
        if name:
            self.said = self.pad.export(name)
            self.redraw()


class SheetApp(PlainApp[str]):
    """`result` is printed after the screen closes."""

    def __init__(self, speech: Speech, path_for: PathFor, found: Sheet | None, game: str | None) -> None:
        """Without a sheet, the screen asks for the game and the names."""
        super().__init__()
        self.speech, self.path_for, self.found, self.game = speech, path_for, found, game

    def on_mount(self) -> None:
        if self.found is not None:
            self._open(self.found, self.path_for(self.found.game))
        elif self.game is not None:
            self._ask_names(self.game)
        else:
            choices = [(game, self.speech.title(game)) for game in games_offered()]
            self.push_screen(Pick(self.speech.say("start-game"), choices), self._game_chosen)

    def _game_chosen(self, game: str | None) -> None:
        if game:
            self._ask_names(game)
        else:
            self.exit("")

    def _ask_names(self, game: str, typed: str = "", wrong: str = "") -> None:
        def named(text: str | None) -> None:
            if not text:
                self.exit("")
                return
            try:
                empty = new_sheet(game, [name for name in text.split(",") if name.strip()])
            except SheetRefused as refused:
                self._ask_names(game, text, refusal(self.speech, refused))
            else:
                self._open(empty, self.path_for(game))

        prompt = self.speech.say("score-names")
        self.push_screen(Ask(f"{wrong}\n{prompt}" if wrong else prompt, typed), named)

    def _open(self, opened: Sheet, path: Path) -> None:
        try:
            pad = ScorePad(opened, path, self.speech)
        except OSError as error:
            self.exit(f"{path}: {error.strerror or error}", return_code=1)
            return

        def left(why: str | None) -> None:
            now = pad.sheet
            if why != "new":
                self.exit(self.speech.say("score-kept", file=str(path)))
                return
            try:
                again = new_sheet(now.game, now.names, now.limit, now.partners, dealer(now))
            except SheetRefused as refused:  # kept by a version that took more players
                self.exit(refusal(self.speech, refused), return_code=1)
            else:
                self._open(again, _beside(path))

        self.push_screen(SheetScreen(pad), left)


def _beside(path: Path) -> Path:
    """An unused file name for the next match."""
    stem, _, number = path.stem.rpartition("~")
    stem, count = (stem, int(number)) if stem and number.isdecimal() else (path.stem, 1)
    while path.exists():
        count += 1
        path = path.with_stem(f"{stem}~{count}")
    return path
