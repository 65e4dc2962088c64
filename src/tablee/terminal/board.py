"""Draws the table of any game: with its own board, or else from its data."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from tablee.game.registry import GAMES, UnknownGame, game_named, part
from tablee.terminal import generic_board as generic
from tablee.terminal.canvas import Area, Canvas, Marks, Size
from tablee.terminal.move_input import MoveInputBase
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import Data, TableState

WIDTH, HEIGHT = 80, 24  # the least that a screen needs
LEAST = Size(WIDTH, 0)  # for a board; it may be higher than that


class Board(Protocol):
    """The `board` part of a game."""

    @property
    def MoveInput(self) -> type[MoveInputBase]:  # noqa: N802
        """How a move is chosen on this board."""

    def draw(
        self, state: TableState, seat: int, speech: Speech, marks: Marks, room: Size, hidden: bool, /
    ) -> Canvas:
        """The table with this seat at the bottom, as large as fits into the room.

        `hidden` leaves out what only this seat may see.
        """

    def table_lines(self, view: Data, names: Sequence[str], speech: Speech, /) -> Iterator[str]:
        """The table in words, for screen readers, pipes and scripts, the other players' cards first."""


def board_of(game: str) -> Board:
    """The game's board, or the generic one if it has none or only the server knows the game."""
    try:
        board: Board | None = part(game, "board")
    except UnknownGame:
        board = None
    return generic if board is None else board


def has_secret_hand(game: str) -> bool:
    """Whether a player's own cards must be hidden from others at the same screen. True for unknown games."""
    try:
        return game_named(game).FACTS.secret_hand
    except UnknownGame:
        return True


def games_offered() -> list[str]:
    """All games, those that several people can play at one screen first."""
    return sorted(GAMES, key=has_secret_hand)


def draw_board(
    state: TableState, seat: int, speech: Speech, marks: Marks, room: Size = LEAST, hidden: bool = False
) -> Canvas:
    """The table with this seat at the bottom. Its own cards are shown only if the seat is ours."""
    return board_of(state.game).draw(state, seat, speech, marks, room, hidden)


def marks_for(
    state: TableState, seat: int, move_input: MoveInputBase, cursor: str | None, advised: str | None = None
) -> Marks:
    """What this seat can choose now. `advised` is the move of a hint."""
    if state.phase != "playing" or seat not in state.own:
        return Marks()
    view = state.view(seat)
    hinted = [] if advised is None else move_input.spots_of(view, advised)
    return Marks(move_input.legal(view), move_input.marked(), cursor, hinted)


def draw_gathering(state: TableState, speech: Speech, width: int = 80) -> Canvas:
    canvas = Canvas(width, 6 + len(state.seats))
    game = speech.title(state.game)
    canvas.put(2, 1, speech.say("gather-title", game=game, code=state.code), "turn", width - 4)
    end = canvas.put(2, 2, speech.say("gather-invite", link=""), "dim", width - 4)
    canvas.put(end, 2, state.link, "", width - end - 2)
    for seat, place in enumerate(state.seats):
        y = 4 + seat
        canvas.put(2, y, str(seat + 1), "key")
        end = canvas.put(4, y, place.name, "turn" if seat in state.own else "name", 30)
        canvas.spots[str(seat + 1)] = Area(2, y, end - 2, 1)
        if seat in state.own:
            canvas.put(36, y, speech.say("seat-you"), "turn")
        elif place.bot:
            kind = speech.say("seat-bot") if place.level is None else speech.bot_kind(place.level)
            canvas.put(36, y, kind, "dim", width - 38)
        elif place.taken:
            ready = speech.say("seat-ready" if place.ready else "seat-not_ready")
            away = (
                f" · {speech.say(f'seat-{place.presence}')}" if place.presence not in (None, "here") else ""
            )
            canvas.put(36, y, ready + away, "dim")
    return canvas
