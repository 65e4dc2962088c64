"""What the screen of a table shows."""

import time
from collections.abc import Iterator
from itertools import chain
from textwrap import wrap

from tablee.terminal.board import (
    HEIGHT,
    WIDTH,
    board_of,
    draw_board,
    draw_gathering,
    has_secret_hand,
    marks_for,
)
from tablee.terminal.canvas import Canvas, Marks, Size
from tablee.terminal.move_input import Key, MoveInputBase
from tablee.terminal.score_table import score_table
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tablee.terminal.table_commands import keys_of
from tablee.terminal.table_state import TableState
from tablee.terminal.widgets import CanvasScreen, key_line, title

Keys = list[tuple[str, str]]  # what is pressed, and what that does in a word


def gathering_keys(state: TableState) -> Iterator[Key]:
    """Before a match at a server."""
    if not state.own:
        yield f"1–{len(state.seats)}", "key-sit"
    yield from keys_of(state, "ready", "bots", "start", "say", "react", "quit")


def playing_keys(
    state: TableState, seat: int, move_input: MoveInputBase, covered: bool, can_take_back: bool
) -> Iterator[Key]:
    """During a match. `covered`: the hand at the bottom waits for its owner."""
    if covered or state.phase != "playing":
        yield "↵", "key-go-on"
    elif seat in state.own:
        yield from move_input.keys(state.view(seat))
        if not state.why_no_hints:
            yield from keys_of(state, "hint")
        if can_take_back:
            yield from keys_of(state, "undo")
    if len(state.own) > 1:
        yield from move_input.keys_aside(state)
    yield from keys_of(state, "seat", "say", "react", "help", "quit")


def lesson_keys(state: TableState, seat: int, move_input: MoveInputBase) -> Iterator[Key]:
    """In a lesson. Enter reads on or makes the move."""
    assert state.lesson is not None
    yield "↵", "learn-next" if state.lesson.asks is None else "learn-make"
    yield from move_input.keys(state.view(seat))
    yield from keys_of(state, "help", "quit")


def label_keys(keys: Iterator[Key], speech: Speech) -> Keys:
    """Labels in the reader's language, each key once."""
    return list({key: (key, speech.say(name)) for key, name in keys}.values())


MOST_LINES = 4  # of messages
SHORT = 10  # seconds of a turn clock that are few


class TableDisplay(CanvasScreen[str]):
    """Draws the whole table whenever something changes."""

    VIEWS = ("head", "board", "message", "keys")
    CSS = "#head, #message, #keys { height: 1; }"  # of the message it is the least

    def __init__(self, session: Session, speech: Speech) -> None:
        super().__init__()
        self.session, self.speech = session, speech
        self._move_input: dict[str, MoveInputBase] = {}
        self.cursor: str | None = None
        self.history: list[tuple[str, str]] = []
        self.advised: str | None = None  # the best move, if somebody asked for it
        self.message = ("", "")
        self.hints: list[str] = []  # best first
        self.banner = (-1, "")  # an important event, shown until this many games are over
        self.revealed: int | None = None  # of several people at one device, whose hand may be seen
        self.leaving = False  # asked to leave once
        self.left = False

    @property
    def move_input(self) -> MoveInputBase:
        game = self.session.state.game
        if game not in self._move_input:
            self._move_input[game] = board_of(game).MoveInput()
        return self._move_input[game]

    @property
    def seat(self) -> int:
        """The seat drawn at the bottom: ours to move, else ours, else seat 0 for spectators."""
        state = self.session.state
        mine = state.to_move or state.own[:1]
        if not state.to_move and self.revealed in state.own:
            return self.revealed
        return mine[0] if mine else 0

    @property
    def curtain(self) -> bool:
        """Whether the hand at the bottom must stay covered until its owner says so."""
        state = self.session.state
        return len(state.own) > 1 and self.revealed != self.seat and has_secret_hand(state.game)

    def draw(self, width: int) -> None:
        place = self.board_place
        screen = self.room._replace(height=self.size.height - len(self._messages()) + 1)
        place.show(screen, self._draw(place.room(self.room)), self._scores_beside(), self.history)
        self.draw_head()
        said = self._messages()
        canvas = Canvas(width, len(said))
        for y, (text, style) in enumerate(said):
            canvas.put(1, y, text, style, width - 2)
        self.view("message").styles.height = len(said)
        self.view("message").show(canvas)
        self.view("keys").show(key_line(width, self._keys()))

    def _scores_beside(self) -> Canvas | None:
        """The scores so far, for a screen with room beside the table."""
        state = self.session.state
        return score_table(state, self.speech, self.board_place.beside(self.room)) if state.rounds else None

    def draw_head(self) -> None:
        """Called by a timer, too, because the turn clock runs."""
        if not self.is_drawable:
            return
        state = self.session.state
        left = state.seconds_left(time.time())
        clock = "" if left is None else f"{'! ' if left <= SHORT else ''}{left // 60}:{left % 60:02}"
        parts = [self._game(), self._count(), self.speech.turn(state)]
        self.view("head").show(title(self.size.width, parts, clock))

    def _draw(self, room: Size) -> Canvas:
        state = self.session.state
        if state.public is None:
            return draw_gathering(state, self.speech, room.width)
        marks = (
            Marks()
            if self.curtain
            else marks_for(state, self.seat, self.move_input, self.cursor, self._advised())
        )
        return draw_board(state, self.seat, self.speech, marks, room, self.curtain)

    def _advised(self) -> str | None:
        """The move to mark: the best hint, or what a lesson asks for."""
        lesson = self.session.state.lesson
        return self.advised if lesson is None else lesson.asks

    def _game(self) -> str:
        return self.speech.title(self.session.state.game)

    def _count(self) -> str:
        state = self.session.state
        if state.public is None:
            return state.code
        if state.lesson is not None:
            return self.speech.say("learn-step", number=state.lesson.number, count=state.lesson.steps)
        number = state.games + (state.phase == "playing" or state.resigned is not None)
        return self.speech.round_title(state.game, number)

    def _messages(self) -> list[tuple[str, str]]:
        """The lines above the keys."""
        state, message = self.session.state, self._message()
        said = [message]
        if self.hints and not message[0]:
            said = [(text, "hint") for text in self.hints]
        elif not message[0] and state.lesson is not None:
            said = [(state.lesson.says, "turn")]
        elif not message[0] and self.banner[0] == state.games and state.phase == "playing":
            said = [(self.banner[1], "turn")]
        room = max(self.size.width - 2, 10)
        lines = [(part, style) for text, style in said for part in wrap(text, room) or [""]]
        return lines[:MOST_LINES]

    def _message(self) -> tuple[str, str]:
        state = self.session.state
        if self.size.width < WIDTH or self.size.height < HEIGHT:
            return self.speech.say("screen-small"), "warning"
        if state.away:
            return self.speech.say("server-away"), "warning"
        if state.asked_to_undo is not None:
            name = state.names[state.asked_to_undo]
            return self.speech.say("undo-asked", player=name), "turn"
        if self.leaving:
            how = "leave-or-resign" if state.resignable else "leave-sure"
            return self.speech.say(how), "warning"
        request = state.seat_request
        if request is not None and request.for_us:
            return self.speech.say("seat-wish", **state.seat_wish), "turn"
        if self.curtain and state.to_move:
            return self.speech.say("pass-device", player=state.names[self.seat]), "turn"
        return self.message

    def _keys(self) -> Keys:
        state = self.session.state
        if state.asked_to_undo is not None:
            keys = iter([(self.speech.yes()[0], "key-yes"), ("n", "key-no")])
        elif (request := state.seat_request) is not None and request.for_us:
            keys = iter([(self.speech.yes()[0], "key-yes"), ("n", "key-no"), *keys_of(state, "say", "react")])
        elif self.move_input.aside:
            keys = iter(self.move_input.keys_aside(state))
        elif state.public is None:
            keys = gathering_keys(state)
        elif state.lesson is not None:
            keys = lesson_keys(state, self.seat, self.move_input)
        else:
            can_take_back = self.session.can_take_back() is not None
            keys = playing_keys(state, self.seat, self.move_input, self.curtain, can_take_back)
            if self.advised is not None:
                keys = chain([("↵", "key-play-hint")], keys)
        return label_keys(keys, self.speech)

    def explanation(self) -> str:
        """What the keys are for."""
        state, say = self.session.state, self.speech.say
        view = state.public or {"game": state.game, "options": {}}
        first, *more = map(say, self.move_input.help_messages(view))
        parts = [" ".join(first.split()), say("help-keys"), *more]
        if state.code:
            parts.append(say("help-server"))
        return "\n\n".join(parts)
