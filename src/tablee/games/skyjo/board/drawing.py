"""A round of Skyjo in 80 columns and 15 lines: one grid large, up to seven others small."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.terminal.boards.canvas import Canvas, Marks, cut_name, face, seats_after
from tablee.terminal.session import Data, TableState
from tablee.terminal.speech import Speech

HEIGHT = 15
_LEFT = 28  # columns for the large grid
_SMALL = 17  # for a small one


class Labels(NamedTuple):
    """The words on the board, in the reader's language."""

    draw: str
    discard: str
    drawn: str


def draw(
    state: TableState, seat: int, speech: Speech, marks: Marks, width: int = 80, hidden: bool = False
) -> Canvas:
    """The table with this seat's grid large. There is nothing to hide from others at one device."""
    view, names, totals = state.view(seat), state.names, state.totals
    labels = Labels(*(speech.say(f"board-{name}") for name in Labels._fields))
    canvas = Canvas(width, HEIGHT)
    _title(canvas, 0, 0, _LEFT - 2, view, names, totals, seat)
    _large(canvas, 0, 1, view["grids"][seat], marks, chosen=True)
    _piles(canvas, view, labels, marks)
    others = [other % view["players"] for other in range(seat + 1, seat + view["players"])]
    if len(others) == 1:
        x = max(_LEFT + 8, (width + _LEFT - 26) // 2)
        _title(canvas, x, 0, 30, view, names, totals, others[0])
        _large(canvas, x, 1, view["grids"][others[0]], Marks(), chosen=False)
        return canvas
    columns = min(3, (width - _LEFT) // _SMALL) if len(others) > 4 else 2
    step = (width - _LEFT) // columns
    for at, other in enumerate(others):
        x, y = _LEFT + 1 + at % columns * step, at // columns * 5
        _title(canvas, x, y, min(step - 2, 24), view, names, totals, other)
        _small(canvas, x, y + 1, view["grids"][other])
    return canvas


def _title(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    view: Data,
    names: Sequence[str],
    totals: Sequence[int],
    seat: int,
) -> None:
    acts = seat in view["waiting_for"]
    total = str(totals[seat]) if totals else ""
    closed = "■ " if seat == view["closer"] else ""
    canvas.put(x, y, "▶" if acts else " ", "turn")
    end = canvas.put(
        x + 2, y, cut_name(closed + names[seat], width - 3 - len(total)), "turn" if acts else "name"
    )
    canvas.put(max(end + 1, x + 14 - len(total)), y, total, "points")


def _large(canvas: Canvas, x: int, y: int, grid: Sequence[object], marks: Marks, chosen: bool) -> None:
    for column in range(4):
        canvas.put(x + 4 + column * 6, y, "abcd"[column], "key" if chosen else "dim")
    for row in range(3):
        canvas.put(x, y + 2 + row * 3, str(row + 1), "key" if chosen else "dim")
        for column in range(4):
            cell = grid[4 * row + column]
            spot = f"{'abcd'[column]}{row + 1}" if chosen else ""
            if cell is None:
                continue
            face, style = faced(cell)
            canvas.card(x + 2 + column * 6, y + 1 + row * 3, face, style, marks, spot)


def _small(canvas: Canvas, x: int, y: int, grid: Sequence[object]) -> None:
    for at, cell in enumerate(grid):
        face, style = ("·", "dim") if cell is None else faced(cell)
        canvas.put(x + 2 + at % 4 * 3, y + at // 4, f"{face.strip().replace('░░░', '░░'):>2}", style)


def _piles(canvas: Canvas, view: Data, labels: Labels, marks: Marks) -> None:
    """Below the large grid: draw pile, discard pile, and the card in the hand."""
    y = 12
    top = view["discard"][-1] if view["discard"] else None
    face, style = ("", "dim") if top is None else faced(top)
    canvas.card(2, y, "░░░", "back", marks, "draw")
    canvas.card(10, y, face, style, marks, "discard")
    canvas.put(2, y - 1, labels.draw, "dim", 7)
    canvas.put(10, y - 1, labels.discard, "dim", 8)
    if view["drawn"] is not None:
        face, style = faced(view["drawn"])
        canvas.card(18, y, face, style, marks, "drawn")
        canvas.put(18, y - 1, labels.drawn, "turn", 9)
    elif view["phase"] == "drawn":
        canvas.card(18, y, "░░░", "back", Marks())
        canvas.put(18, y - 1, labels.drawn, "dim", 9)


def faced(cell: object) -> tuple[str, str]:
    """How a card looks: its face, and the name of its colour."""
    if not isinstance(cell, int):
        return "░░░", "back"
    for most, style in ((-1, "below"), (0, "zero"), (4, "low"), (8, "middle"), (12, "high")):
        if cell <= most:
            return f"{str(cell).replace('-', '−'):>2} ", style
    raise AssertionError(cell)


def table_lines(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    say = speech.say
    top = view["discard"][-1] if view["discard"] else None
    yield f"{say('pile-skyjo-discard')}: {face(top)}. {say('pile-skyjo-draw')}: {view['draw_count']}."
    for seat in seats_after(view):
        grid = view["grids"][seat]
        rows = " / ".join(
            " ".join("·" if cell is None else face(cell) for cell in grid[4 * row : 4 * row + 4])
            for row in range(3)
        )
        yield f"{'>' if seat in view['waiting_for'] else ' '} {names[seat]}: {rows}"
    if view["drawn"] is not None:
        yield f"{say('board-drawn')}: {face(view['drawn'])}"
