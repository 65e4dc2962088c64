"""The first screen if the command names no game."""

from textual import events

from tablee.terminal.canvas import Area, Canvas
from tablee.terminal.start_form import StartForm
from tablee.terminal.widgets import CanvasScreen, CanvasView, key_line, last_lines, title

_VALUE = 40  # the column of the values


_EXPLAINED = 2  # lines


class StartScreen(CanvasScreen[str]):
    """The result is `start`, `continue`, `delete`, `join` or `leave`."""

    VIEWS = ("start-head", "form", "explained", "start-keys")
    CSS = """
    StartScreen #form { height: 1fr; }
    StartScreen #explained { height: 2; }
    """

    def __init__(self, form: StartForm) -> None:
        super().__init__()
        self.form = form

    def draw(self, width: int) -> None:
        say = self.form.speech.say
        self.view("start-head").show(title(width, ["Tablée", say("start-title")]))
        self.view("form").show(draw_form(self.form, width, max(self.size.height - 2 - _EXPLAINED, 1)))
        self.view("explained").show(last_lines(width, _EXPLAINED, [(self.form.hint(), "dim")]))
        keys = [("↑↓", "key-row-choose"), ("←→", "key-change"), ("↵", "key-start"), ("esc", "key-quit")]
        if self.form.here.name == "continue":
            keys[2:3] = [("↵", "key-go-on"), ("del", "key-delete")]
        elif self.form.here.name == "join":
            keys[1:3] = [("↵", "key-sit")]
        self.view("start-keys").show(key_line(width, [(key, say(name)) for key, name in keys]))

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        event.stop()
        if event.view.id == "start-keys":
            self._press({"↵": "enter", "esc": "escape", "del": "delete"}.get(event.spot, ""), "")
            return
        what, row = event.spot[0], int(event.spot[1:])
        self.form.row = row
        if what in "<>":
            self.form.change(-1 if what == "<" else 1)
        elif self.form.here.name in ("start", "continue"):
            self._press("enter", "")
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self._press(event.key, event.character if event.is_printable and event.character else "")

    def _press(self, key: str, character: str) -> None:
        form = self.form
        match key:
            case "down" | "tab":
                form.go(1)
            case "up" | "shift+tab":
                form.go(-1)
            case "left":
                form.change(-1)
            case "right":
                form.change(1)
            case "enter":
                self.dismiss(form.here.name if form.here.name in ("continue", "join") else "start")
            case "delete" if form.here.name == "continue":
                self.dismiss("delete")
            case "escape" | "ctrl+c" | "ctrl+q":
                self.dismiss("leave")
            case "backspace":
                form.write("")
            case _ if character:
                form.write(character)
        self.redraw()


def draw_form(form: StartForm, width: int, height: int) -> Canvas:
    """The rows with the present one marked. If they do not fit, those around it."""
    canvas = Canvas(width, height)
    rows = form.rows
    first = max(0, min(form.row - height + 2, len(rows) - height))
    for y, at in enumerate(range(first, min(len(rows), first + height))):
        row, here = rows[at], at == form.row
        canvas.put(1, y, "▸" if here else " ", "turn")
        alone, typed = row.name == "start", row.name == "join"
        canvas.put(3, y, row.label, "chosen" if here and alone else "turn" if here else "", width - 4)
        canvas.spots[f"r{at}"] = Area(0, y, _VALUE - 2, 1)
        if typed:
            text, room = row.value, width - _VALUE - 4
            end = canvas.put(_VALUE, y, text[-room:], "chosen" if here else "", room)
            canvas.put(end, y, "_" if here else "", "key")
        elif not alone:
            canvas.put(_VALUE - 2, y, "◂", "key" if here else "dim")
            end = canvas.put(_VALUE, y, row.value, "chosen" if here else "", width - _VALUE - 4)
            canvas.put(end + 1, y, "▸", "key" if here else "dim")
            canvas.spots[f"<{at}"] = Area(_VALUE - 3, y, 3, 1)
            canvas.spots[f">{at}"] = Area(_VALUE, y, end - _VALUE + 3, 1)
    return canvas
