"""`tablee replay` on a whole screen: step through a recorded match, through anybody's eyes."""

from typing import Any, NamedTuple

from textual import events
from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from tablee.games.contract import Event
from tablee.match.record import Record
from tablee.match.registry import game_named
from tablee.match.replay import steps
from tablee.terminal.boards.canvas import Marks
from tablee.terminal.boards.drawing import draw_board
from tablee.terminal.sitting import SeatState, Standing
from tablee.terminal.speech import Names, Speech
from tablee.terminal.table_screen import QUIET
from tablee.terminal.widgets import CanvasView, key_line, last_lines, line, title

_BEAT = 0.7  # seconds a step when it runs by itself


class Moment(NamedTuple):
    """The match after one step: a frozen state and what had just happened."""

    number: int
    move: str
    state: Any
    events: tuple[Event, ...]
    actors: tuple[int, ...]
    totals: tuple[int, ...]
    games: int
    winners: tuple[int, ...] | None


def moments(record: Record) -> list[Moment]:
    """All of them, the deal first. Raises `RecordError` where the record stops making sense."""
    return [
        Moment(
            step.number,
            step.move,
            step.match.state,
            tuple(step.events),
            step.match.actors(),
            tuple(step.match.totals),
            len(step.match.outcomes),
            step.match.winners,
        )
        for step in steps(record)
    ]


class Replay:
    """Where we are in a match, and through whose eyes we look. Pure."""

    def __init__(self, record: Record, seat: int | None = None) -> None:
        """`seat` None: whoever is to act, as the record knows everything."""
        self.record, self.seat, self.at = record, seat, 0
        self.moments = moments(record)
        self.game = game_named(record.game)

    @property
    def now(self) -> Moment:
        return self.moments[self.at]

    @property
    def front(self) -> int:
        """Whose place is drawn large: of the one who just moved, unless we look through somebody's eyes."""
        if self.seat is not None:
            return self.seat
        return int(self.now.move.partition(":")[0]) if self.now.move else (self.now.actors or (0,))[0]

    def go(self, to: int) -> None:
        self.at = max(0, min(to, len(self.moments) - 1))

    def next_turn(self, step: int) -> None:
        """To where somebody else is to act."""
        before = self.now.actors
        self.go(self.at + step)
        while 0 < self.at < len(self.moments) - 1 and self.now.actors == before:
            self.at += step

    def look_through(self) -> None:
        """Everybody's eyes in turn, then all-knowing again."""
        seats = [None, *range(len(self.record.seats))]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]

    def standing(self) -> Standing:
        now, front = self.now, self.front
        over = now.winners is not None
        return Standing(
            game=self.record.game,
            phase="over" if over else "playing",
            seats=tuple(SeatState(name) for name in self.record.seats),
            public=self.game.view(now.state, None).data(),
            private={front: self.game.own(now.state, front)},
            totals=now.totals,
            games=now.games,
            winners=now.winners,
        )

    def told(self, speech: Speech, upto: int = 40) -> list[tuple[str, str]]:
        """What happened until now, the last thing last."""
        lines: list[tuple[str, str]] = []
        for moment in self.moments[max(0, self.at - upto) : self.at + 1]:
            for event in moment.events:
                watcher = getattr(event, "seat", None) if self.seat is None else self.seat
                shown = self.game.shown(event, watcher)
                names = Names(self.record.seats)
                if shown["event"] not in QUIET and (text := speech.tell(self.record.game, shown, names)):
                    lines.append((f"{moment.number:>4}  {text}", "" if moment is self.now else "dim"))
        return lines


class ReplayScreen(Screen[None]):
    """The board, what happened, and where we are."""

    CSS = "ReplayScreen { layout: vertical; overflow: hidden; } ReplayScreen #log { height: 1fr; }"

    def __init__(self, replay: Replay, speech: Speech) -> None:
        super().__init__()
        self.replay, self.speech = replay, speech
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        for name in ("head", "board", "log", "bar", "keys"):
            yield CanvasView(id=name)

    def on_mount(self) -> None:
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        if not self.is_mounted or not self.size.width:
            return
        replay, say, width = self.replay, self.speech.say, self.size.width
        standing, last = replay.standing(), len(replay.moments) - 1
        board = draw_board(standing, replay.front, self.speech, Marks(), width)
        self._view("board").styles.height = board.height
        self._view("board").show(board)
        eyes = say("replay-all") if replay.seat is None else replay.record.seats[replay.seat]
        number = standing.games + (standing.winners is None)
        parts = (
            say(f"game-{standing.game}"),
            say(f"round-{standing.game}", number=number),
            say("replay-step", number=replay.at, count=last),
            replay.now.move.partition(":")[2] or say("replay-deal"),
            say("replay-eyes", player=eyes),
        )
        self._view("head").show(title(width, parts))
        told = replay.told(self.speech)
        if standing.winners is not None:
            told.append((self.speech.won(standing.winners, Names(replay.record.seats)), "turn"))
        room = max(self.size.height - board.height - 3, 0)
        self._view("log").show(last_lines(width, room, told))
        done = round((width - 2) * replay.at / max(last, 1))
        self._view("bar").show(line(width, " " + "━" * done + "─" * (width - 2 - done), "dim"))
        keys = (("←→", "key-step"), ("↑↓", "key-turn"), ("⇱⇲", "key-ends"), ("s", "key-seat"),
                ("space", "key-run"), ("q", "key-quit"))  # fmt: skip
        self._view("keys").show(key_line(width, [(key, say(name)) for key, name in keys]))

    def _view(self, name: str) -> CanvasView:
        return self.query_one(f"#{name}", CanvasView)

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


class ReplayApp(App[None]):
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: Replay, speech: Speech) -> None:
        super().__init__(ansi_color=True)
        self.replay, self.speech = replay, speech

    def on_mount(self) -> None:
        self.theme = "ansi-dark"
        self.push_screen(ReplayScreen(self.replay, self.speech))
