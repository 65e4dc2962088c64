"""The table of a game without a board: the players, the data of the view, and numbered legal moves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablee.terminal.canvas import Canvas, Marks, Size, cut, face, seats_after
from tablee.terminal.move_input import Key, MoveInputBase
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import Data, TableState

# What a table shows elsewhere, or what is no news.
_LEFT_OUT = {"game", "options", "players", "seat", "turn", "waiting_for", "legal_moves", "totals", "outcome"}
_MOST = 18  # lines on a small screen; the rest of it is for what happened


def draw(
    state: TableState, seat: int, speech: Speech, marks: Marks, room: Size, hidden: bool = False
) -> Canvas:
    """Moves are chosen by number. Their spots are `m0`, `m1` …"""
    width, most = room.width, max(_MOST, room.height)
    view = state.view(None if hidden else seat)
    moves = state.legal_moves(seat) if state.phase == "playing" and not hidden else []
    rows = _rows(moves, width)
    lines = [*_players(view, state.names, state.totals), *_described(view)]
    lines = lines[: max(most - len(rows) - 1, len(state.names))]
    canvas = Canvas(width, min(len(lines) + len(rows) + 1, most))
    for y, text in enumerate(lines):
        canvas.put(0, y, text, "turn" if text.startswith("▶") else "", width)
    for y, row in enumerate(rows, len(lines) + 1):
        for x, at, number in row:
            end = canvas.put(x, y, number, "key")
            canvas.choice(end + 2, y, cut(moves[at], width - end - 3), "", marks, f"m{at}")
    return canvas


def _rows(moves: Sequence[str], width: int) -> list[list[tuple[int, int, str]]]:
    """By line: the column, index and number of each move."""
    digits = len(str(len(moves)))
    step = digits + 4 + max((len(move) for move in moves), default=0)
    columns = max(1, (width - 1) // step)
    placed = [(1 + at % columns * step, at, f"{at + 1:0{digits}}") for at in range(len(moves))]
    return [placed[first : first + columns] for first in range(0, len(placed), columns)]


def _players(view: Data, names: Sequence[str], totals: Sequence[int]) -> Iterator[str]:
    for seat in seats_after(view):
        mark = "▶" if seat in view["waiting_for"] else " "
        yield f"{mark} {seat + 1} {names[seat]}" + (f"  {face(totals[seat])}" if totals else "")


def _described(view: Data) -> Iterator[str]:
    for name, value in view.items():
        if name not in _LEFT_OUT:
            yield f"  {name.replace('_', ' ')}: {_in_words(value)}"


def _in_words(value: Any) -> str:
    if isinstance(value, Mapping):
        return (
            ", ".join(f"{str(name).replace('_', ' ')} {_in_words(each)}" for name, each in value.items())
            or "–"
        )
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, list | tuple | Mapping) for each in value)
        return (" | " if nested else " ").join(map(_in_words, value)) or "–"
    return face(value)


def table_lines(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    for line in _players(view, names, ()):
        yield line.replace("▶", ">")
    yield from _described(view)


class MoveInput(MoveInputBase):
    """Chooses a move by its number in the list of legal moves. All numbers have the same length."""

    def pick(self, view: Data, spot: str) -> str | None:
        moves, at = view["legal_moves"], int(spot[1:])
        return moves[at] if at < len(moves) else None

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        moves = view["legal_moves"]
        if not key.isdecimal():
            return False, None
        self.typed += key
        if len(self.typed) < len(str(len(moves))):
            return True, None
        number, self.typed = int(self.typed), ""
        return True, moves[number - 1] if 0 < number <= len(moves) else None

    def legal(self, view: Data) -> list[str]:
        return [f"m{at}" for at in range(len(view["legal_moves"]))]

    def keys_of(self, view: Data, move: str) -> str:
        moves = view["legal_moves"]
        return str(moves.index(move) + 1).zfill(len(str(len(moves)))) if move in moves else move

    def spots_of(self, view: Data, move: str) -> list[str]:
        return [f"m{at}" for at, legal in enumerate(view["legal_moves"]) if legal == move]

    def keys(self, view: Data) -> list[Key]:
        last = str(len(view["legal_moves"]))
        first = "1".zfill(len(last))
        return [(f"{self.typed}…" if self.typed else f"{first}–{last}", "key-move")] if last != "0" else []

    def help_messages(self, view: Data) -> list[str]:
        return ["help-any"]
