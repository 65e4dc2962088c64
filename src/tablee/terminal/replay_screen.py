"""`tablee replay` on the whole screen."""

from textual import events
from textual.timer import Timer

from tablee.bots.cast import shown_names
from tablee.terminal.board import draw_board
from tablee.terminal.canvas import Marks
from tablee.terminal.replay import Replay
from tablee.terminal.score_table import score_table
from tablee.terminal.speech import Names, Speech
from tablee.terminal.widgets import CanvasScreen, CanvasView, PlainApp, key_line, line, title

_BEAT = 0.7  # seconds between steps while it runs


class ReplayScreen(CanvasScreen[None]):
    """The board, the events, and the position in the match."""

    VIEWS = ("head", "board", "bar", "keys")

    def __init__(self, replay: Replay, speech: Speech) -> None:
        super().__init__()
        self.replay, self.speech = replay, speech
        self.running: Timer | None = None

    def draw(self, width: int) -> None:
        replay, say = self.replay, self.speech.say
        state, last = replay.state(), len(replay.moments) - 1
        place = self.board_place
        board = draw_board(state, replay.front, self.speech, Marks(), place.room(self.room))
        eyes = say("replay-all") if replay.seat is None else shown_names(replay.record.seats)[replay.seat]
        number = state.games + (state.winners is None or state.resigned is not None)
        parts = (
            self.speech.title(state.game),
            self.speech.round_title(state.game, number),
            say("replay-step", number=replay.at, count=last),
            replay.now.move.partition(":")[2] or say("replay-deal"),
            say("replay-eyes", player=eyes),
        )
        self.view("head").show(title(width, parts))
        history = replay.history(self.speech)
        if state.winners is not None:
            names = Names(shown_names(replay.record.seats))
            history.append((self.speech.won(state.winners, names, state.resigned), "turn"))
        scores = score_table(state, self.speech, place.beside(self.room)) if state.rounds else None
        place.show(self.room, board, scores, history)
        done = round((width - 2) * replay.at / max(last, 1))
        self.view("bar").show(line(width, " " + "━" * done + "─" * (width - 2 - done), "dim"))
        keys = (("←→", "key-step"), ("↑↓", "key-turn"), ("⇱⇲", "key-ends"), ("s", "key-seat"),
                ("space", "key-run"), ("q", "key-quit"))  # fmt: skip
        self.view("keys").show(key_line(width, [(key, say(name)) for key, name in keys]))

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        if event.view.id == "keys":
            self._press({"←→": "right", "↑↓": "down", "⇱⇲": "end"}.get(event.spot, event.spot))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self._press(event.key)

    def _press(self, key: str) -> None:
        replay = self.replay
        if key != "space":
            self._stop()
        match key:
            case "right" | "l" | "n" | "enter":
                replay.go(replay.at + 1)
            case "left" | "h" | "p" | "backspace":
                replay.go(replay.at - 1)
            case "down" | "j":
                replay.next_turn(1)
            case "up" | "k":
                replay.next_turn(-1)
            case "pagedown":
                replay.go(replay.at + 20)
            case "pageup":
                replay.go(replay.at - 20)
            case "home" | "g":
                replay.go(0)
            case "end" | "G" | "upper_g":
                replay.go(len(replay.moments))
            case "s":
                replay.look_through()
            case "space":
                self._toggle()
            case "q" | "escape" | "ctrl+c" | "ctrl+q":
                self.app.exit()
        self.redraw()

    def _toggle(self) -> None:
        if self.running is None:
            self.running = self.set_interval(_BEAT, self._beat)
        else:
            self._stop()

    def _beat(self) -> None:
        self.replay.go(self.replay.at + 1)
        if self.replay.at == len(self.replay.moments) - 1:
            self._stop()
        self.redraw()

    def _stop(self) -> None:
        if self.running is not None:
            self.running.stop()
            self.running = None


class ReplayApp(PlainApp[None]):
    def __init__(self, replay: Replay, speech: Speech) -> None:
        super().__init__()
        self.replay, self.speech = replay, speech

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.replay, self.speech))
