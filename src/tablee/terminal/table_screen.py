"""The table on the screen, with keys and mouse."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from textual import events
from textual.timer import Timer

from tablee.terminal.dialogs import Ask, Pick, Reading, ScoreScreen
from tablee.terminal.game_words import rules_lines, rules_text
from tablee.terminal.hints import best_moves, hint_line
from tablee.terminal.session import Session
from tablee.terminal.speech import LOUD, QUIET, Names, Speech
from tablee.terminal.table_commands import BY_NAME, TableCommand, command_for
from tablee.terminal.table_display import TableDisplay
from tablee.terminal.table_state import News, Why
from tablee.terminal.widgets import CanvasView

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TableScreen(TableDisplay):
    """One table. The result is `leave` or `again`."""

    def __init__(
        self, session: Session, speech: Speech, save: Callable[[str], str] | None = None, reveal: float = 0.0
    ) -> None:
        """`save` writes the record to a file and returns a sentence; None if there is no record.

        `reveal`: seconds between the end of a game and the scores.
        """
        super().__init__(session, speech)
        self.save, self.reveal = save, reveal
        self._reveal: Timer | None = None  # until the score sheet comes
        self.thinking = False
        self.asking = False  # the table has not answered yet: what is typed meanwhile comes after that
        self.typed_ahead: list[str] = []
        self._before: object = None  # what the choice was about
        self._shown: object = None  # the position that hints are about
        self.seen_scores = -1  # the number of games after which the scores were closed

    def on_mount(self) -> None:  # beside that of every screen
        introduction = self.speech.introduce(self.session.state)
        if introduction is not None:
            self.history.append((introduction, ""))
        self.run_worker(self._attend())
        self.set_interval(0.25, self.draw_head)

    async def _attend(self) -> None:
        with self._failing():
            await self.session.attend(self.hear)

    @contextmanager
    def _failing(self) -> Iterator[None]:
        """Exit with the message if the disk is full or the server sends us away."""
        try:
            yield
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            self.app.exit(f"{where}{error.strerror or error}", return_code=1)

    def draw(self, width: int) -> None:
        super().draw(width)
        self._scores()

    # ── What happens ─────────────────────────────────────────────────────────────────────────────────

    def hear(self, news: News) -> None:
        """Show news from the table."""
        state, names = self.session.state, Names.at(self.session.state)
        for event in news.events:
            if event["event"] not in QUIET and (text := self.speech.tell(state.game, event, names)):
                loud = event["event"] in LOUD
                self.history.append((text, "turn" if loud else ""))
                if loud and state.phase == "playing":
                    self.banner = (state.games, text)
        if news.notice:
            self.history.append((self.speech.say(news.notice, **news.values), "dim"))
        about = (state.phase, state.to_move, (state.public or {}).get("phase"))
        if about != self._before:
            self.move_input.back()  # half a choice made no sense any more
            self.cursor = None
        if state.public != self._shown:
            self.hints, self.advised = [], None
        self._before, self._shown = about, state.public
        if state.away:
            self.asking = False
        self.redraw()

    def _scores(self) -> None:
        """Open the scores after a game, and close them when the next one begins."""
        state = self.session.state
        on_top = self.app.screen
        if state.phase in ("between", "over"):
            if on_top is self and self.seen_scores != state.games:
                self.seen_scores = state.games
                self._reveal = self.set_timer(self.reveal, self._show_scores)
                if not self.reveal:
                    self._show_scores()
        elif isinstance(on_top, ScoreScreen):
            on_top.dismiss("")

    def _show_scores(self) -> None:
        """Open the scores, after people have seen how the game ended."""
        if self._reveal is not None:
            self._reveal.stop()
            self._reveal = None
            if self.app.screen is self and self.session.state.phase in ("between", "over"):
                self.app.push_screen(ScoreScreen(self.session, self.speech, self.save), self._after_scores)

    def _after_scores(self, wish: str | None) -> None:
        if wish == "again" and self.session.state.code:
            self._ask_table("rematch")
        elif wish in ("leave", "again"):
            self.run_worker(self._leave(wish))
        self.redraw()

    async def _leave(self, why: str) -> None:
        if self.left:  # the key was pressed once more
            return
        self.left = True
        await self.session.leave()
        self.dismiss(why)

    # ── What is asked for ────────────────────────────────────────────────────────────────────────────

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        self.leaving = False
        if event.view.id == "keys":
            self._press({"↵": "enter", "esc": "escape"}.get(event.spot, event.spot))
        elif self.session.state.public is None:
            self._press(event.spot)
        elif event.view.id == "board" and not self.curtain:
            self._pick(event.spot)
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        key = event.character if event.is_printable and event.character else event.key
        event.stop()
        event.prevent_default()
        self.typed_ahead.append("space" if key == " " else key)
        self._press_typed()

    def _press_typed(self) -> None:
        while self.typed_ahead and not self.asking:
            self._press(self.typed_ahead.pop(0))
        self.redraw()

    def _press(self, key: str) -> None:
        state = self.session.state
        sure, self.leaving = self.leaving, False
        if key in ("q", "ctrl+c", "ctrl+q"):
            if sure:
                self.run_worker(self._leave("leave"))
            self.leaving = True
        elif key == "r" and sure and state.resignable:
            self._carry_out(BY_NAME["resign"])
        elif state.asked_to_undo is not None and key in ("n", *self.speech.yes()):
            self._ask_table("answer", agree=key != "n")
        elif self._is_about_seat(key):
            self._ask_table("answer_seat", agree=key != "n")
        elif command := command_for(key, "any", state):
            self._carry_out(command)
        elif key == "l":
            lines = [text for text, _ in self.history]
            self.app.push_screen(Reading(self.speech.say("log-title"), lines, at_end=True))
        elif key == "enter" and state.lesson is not None and self.cursor is None:
            self._go_on()
        elif (meant := self.move_input.press_aside(state, self.seat, key)).understood:
            self.move_input.back()
            self._make(meant.move or None, meant.seat)
        elif state.public is None:
            self._gather(key)
        elif state.phase != "playing":
            if key in ("enter", "space", "escape"):
                if self._reveal is not None:
                    self._show_scores()
                else:
                    self.seen_scores = -1
        elif self.curtain:
            if key in ("enter", "space"):
                self.revealed, self.cursor = self.seat, None
        elif self.seat in state.own and state.legal_moves(self.seat):
            self._choose(key)
        elif command := command_for(key, "moves", state):
            self._carry_out(command)

    def _is_about_seat(self, key: str) -> bool:
        """Whether the key answers a request for a seat, or cancels our own."""
        request = self.session.state.seat_request
        if request is None:
            return False
        return (request.for_us and key in ("n", *self.speech.yes())) or (request.ours and key == "n")

    def _carry_out(self, command: TableCommand) -> None:
        """Execute a command, after asking for its argument if it has one."""
        state, argument = self.session.state, command.argument

        def send(given: str | None = "") -> None:
            if command.send is not None and (given or argument is None):
                self.run_worker(self._answered(command.send(self.session, given or "")))

        if command.name == "hint":
            self._hint()
        elif command.name == "help":
            self._help()
        elif command.name == "undo" and self.session.can_take_back() is None:
            pass
        elif argument is None:
            send()
        elif argument.choices is None:
            self.app.push_screen(Ask(self.speech.say(argument.prompt)), send)
        elif len(choices := argument.choices(state, self.speech)) == 1:
            send(choices[0][0])
        else:
            self.app.push_screen(Pick(self.speech.say(argument.prompt), choices), send)

    def _choose(self, key: str) -> None:
        state, board = self.session.state, self.view("board").canvas
        view = state.view(self.seat)
        if len(key) == 1:
            meant, move = self.move_input.press(view, key)
            if meant:
                self.message, self.cursor = ("", ""), None
                self._make(move)
                return
        if key in _ARROWS:
            self.cursor = board.beside(self.cursor, *_ARROWS[key]) or self.cursor
        elif key in ("tab", "shift+tab"):
            self.cursor = _next_of(self.move_input.legal(view), self.cursor, 1 if key == "tab" else -1)
        elif key in ("enter", "space") and self.cursor is not None:
            self._pick(self.cursor)
        elif key == "enter" and self.advised is not None:
            self.move_input.back()
            self._make(self.advised)
        elif key in ("escape", "backspace"):
            self.move_input.back()
            self.message, self.cursor = ("", ""), None
            self.hints, self.advised = [], None
        elif command := command_for(key, "moves", state):
            self._carry_out(command)

    def _pick(self, spot: str) -> None:
        state = self.session.state
        if state.phase != "playing" or self.seat not in state.own:
            return
        before = self.move_input.source
        move = self.move_input.pick(state.view(self.seat), spot)
        self.message = ("", "")
        if move is None and before is None and self.move_input.source is None:
            self.message = (self.speech.say("choose-card-first"), "warning")
        self._make(move)

    def _make(self, move: str | None, seat: int | None = None) -> None:
        if move is not None:
            self.asking = not self.session.state.away  # else it may take long: nothing waits for it
            who = self.seat if seat is None else seat
            self.run_worker(self._answered(self.session.move(who, move)))

    async def _answered(self, answer: Awaitable[Why | None]) -> None:
        """Wait for an answer of the table and show a refusal as a sentence."""
        why: Why | None = None
        with self._failing():
            why = await answer
        if why is not None:
            self.message = (self.speech.why(why, Names.at(self.session.state)), "warning")
            self.app.bell()
            self.typed_ahead.clear()
        self.asking = False
        self._press_typed()

    def _hint(self) -> None:
        if self.thinking or not self.session.state.to_move:
            return
        if self.session.state.why_no_hints:
            self.message = (self.speech.say(self.session.state.why_no_hints), "warning")
            return
        self.thinking = True
        self.message = (self.speech.say("thinking"), "hint")
        self.run_worker(self._advise())

    async def _advise(self) -> None:
        state = self.session.state
        view = state.view(self.seat)
        try:
            best = await best_moves(view)
        except ValueError:  # somebody else is to act by now
            best = ()
        finally:
            self.thinking = False
        self.message = ("", "")
        if best and self.session.state is state:  # else it was about something else
            names = Names.at(state)
            keys = [self.move_input.keys_of(view, str(hint.move)) for hint in best]
            self.hints = [
                f"★ {hint_line(hint, state.game, self.speech, names, typed)}"
                for hint, typed in zip(best, keys, strict=True)
            ]
            self.advised, self.cursor = str(best[0].move), None
        self.redraw()

    def _go_on(self) -> None:
        """In a lesson: read on, or make the move. After the last step, leave."""
        lesson = self.session.state.lesson
        assert lesson is not None
        self.message = ("", "")
        self.move_input.back()
        if lesson.number == lesson.steps:
            self.run_worker(self._leave("leave"))
        else:
            self._ask_table("next")

    def _help(self) -> None:
        text = rules_text(self.speech, self.session.state.game)
        rules = rules_lines(text, Reading.room(self.size.width))
        lines = [*self.explanation().splitlines(), "", *rules]
        self.app.push_screen(Reading(self.speech.say("key-help"), lines))

    # ── Before a match at a server ───────────────────────────────────────────────────────────────────

    def _gather(self, key: str) -> None:
        state = self.session.state
        if key.isdecimal() and 0 < int(key) <= len(state.seats):
            self.run_worker(self._answered(self.session.change_seat(int(key) - 1)))
        elif command := command_for(key, "gathering", state):
            self._carry_out(command)

    def _ask_table(self, kind: str, **fields: object) -> None:
        self.run_worker(self._answered(self.session.ask(kind, **fields)))


def _next_of(spots: list[str], spot: str | None, step: int) -> str | None:
    if not spots:
        return None
    if spot not in spots:
        return spots[0 if step > 0 else -1]
    return spots[(spots.index(spot) + step) % len(spots)]
