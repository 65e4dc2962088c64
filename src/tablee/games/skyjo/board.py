"""The table of Skyjo in a terminal: drawn, in words, and how a move is chosen on it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.terminal.canvas import (
    BACK,
    CARD_SIZES,
    NO_CARD,
    SMALL,
    Canvas,
    Marks,
    Picture,
    Size,
    cut_name,
    face,
    seats_after,
)
from tablee.terminal.move_input import Key, MoveInputBase
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import Data, TableState

_COLUMNS = "abcd"
_GAP = 2  # columns between one's own grid and the others
_TEXT = Size(3, 1)  # a card of a small grid: just its number
_SHAPES = {"below": "◆", "zero": "○", "low": "●", "middle": "▲", "high": "■"}


class Sizes(NamedTuple):
    """How large the cards are, and how the others' grids stand."""

    own: Size
    other: Size
    columns: int  # of grids
    others: int

    @property
    def left(self) -> int:
        """Columns that one's own grid takes."""
        return 2 + 4 * (self.own.width + 1)

    @property
    def named(self) -> bool:
        """Whether columns and rows are named at the other grid as well: with only one there is room."""
        return self.others == 1

    @property
    def height(self) -> int:
        """Of the own grid with its title, the names of its columns and the piles below, or of the others."""
        rows = -(-self.others // self.columns)
        return max(3 + 4 * self.own.height, rows * _lines(self.other) - 1 + self.named)

    @property
    def worth(self) -> int:
        """What people would rather look at: large cards, one's own above all."""
        return 2 * self.own.height + self.other.height


def draw(
    state: TableState, seat: int, speech: Speech, marks: Marks, room: Size, hidden: bool = False
) -> Canvas:
    """The table with this seat's grid large. There is nothing to hide from others at one device."""
    view = state.view(seat)
    others = [other % view["players"] for other in range(seat + 1, seat + view["players"])]
    sizes = sizes_for(len(others), room)
    canvas = Canvas(room.width, sizes.height)
    _title(canvas, 0, 0, sizes.left - 2, state, view, seat)
    _large(canvas, 0, 1, view["grids"][seat], marks, sizes.own)
    _piles(canvas, view, speech, marks, sizes.own)
    step = (room.width - sizes.left - _GAP) // sizes.columns
    aside = (step - _columns(sizes.other)) // 2 if len(others) == 1 else 0
    for at, other in enumerate(others):
        x, y = (
            sizes.left + _GAP + aside + at % sizes.columns * step,
            at // sizes.columns * _lines(sizes.other),
        )
        _title(canvas, x, y, min(step - 1, max(24, _columns(sizes.other))), state, view, other)
        if sizes.other is _TEXT:
            _small(canvas, x, y + 1, view["grids"][other])
        else:
            _large(canvas, x, y + 1, view["grids"][other], Marks(), sizes.other, letters="dim" * sizes.named)
    return canvas


def sizes_for(others: int, room: Size) -> Sizes:
    """The largest cards that fit; small ones always do."""
    best = Sizes(SMALL, _TEXT, 3 if others > 4 else 2, others)
    high = max(room.height, best.height)
    for own in CARD_SIZES:
        for other in (*CARD_SIZES, _TEXT):
            sizes = Sizes(own, other, 1, others)
            columns = min((room.width - sizes.left - _GAP) // _columns(other), others)
            if other.height > own.height or columns < 1:
                continue
            rows = -(-others // columns)
            sizes = sizes._replace(columns=-(-others // rows))
            if sizes.height <= high and sizes.worth > best.worth:
                best = sizes
    return best


def _columns(card: Size) -> int:
    """That a grid of such cards takes, with the space after it."""
    return 17 if card is _TEXT else 4 * (card.width + 1) + 2


def _lines(card: Size) -> int:
    """With its title, and the space below."""
    return 2 + 3 * card.height


def _title(canvas: Canvas, x: int, y: int, width: int, state: TableState, view: Data, seat: int) -> None:
    """Whose grid it is, the points so far, and what the open cards are worth."""
    acts = seat in view["waiting_for"]
    total = face(state.totals[seat]) if state.totals else ""
    open_cards = [cell for cell in view["grids"][seat] if isinstance(cell, int)]
    worth = f"Σ {face(sum(open_cards))}" if open_cards else ""
    closed = "■ " if seat == view["closer"] else ""
    canvas.put(x, y, "▶" if acts else " ", "turn")
    room = width - 3 - len(total) - (len(worth) + 2 if width >= 24 else 0)
    end = canvas.put(x + 2, y, cut_name(closed + state.names[seat], room), "turn" if acts else "name")
    end = canvas.put(max(end + 1, x + 14 - len(total)), y, total, "points")
    if width >= 24:
        canvas.put(end + 2, y, worth, "dim")


def _large(
    canvas: Canvas, x: int, y: int, grid: Sequence[object], marks: Marks, size: Size, letters: str = "key"
) -> None:
    """`letters`: in which style columns and rows are named, if they are; cells with keys can be chosen."""
    step = size.width + 1
    first = y + 1 if letters else y
    for column in range(4 if letters else 0):
        canvas.put(x + 2 + size.width // 2 + column * step, y, _COLUMNS[column], letters)
    for row in range(3):
        if letters:
            canvas.put(x, first + size.height // 2 + row * size.height, str(row + 1), letters)
        for column in range(4):
            cell = grid[4 * row + column]
            if cell is not None:
                spot = f"{_COLUMNS[column]}{row + 1}" if letters == "key" else ""
                canvas.card(
                    x + 2 + column * step, first + row * size.height, pictured(cell), marks, spot, size
                )


def _small(canvas: Canvas, x: int, y: int, grid: Sequence[object]) -> None:
    for at, cell in enumerate(grid):
        picture = pictured(cell) if cell is not None else Picture("·", "dim")
        text = "░░" if picture == BACK else picture.face
        canvas.put(x + 2 + at % 4 * 3, y + at // 4, f"{text:>2}", picture.style)


def _piles(canvas: Canvas, view: Data, speech: Speech, marks: Marks, size: Size) -> None:
    """Below the large grid: draw pile, discard pile, and the card in the hand."""
    y = 3 + 3 * size.height
    step = size.width + 3
    top = pictured(view["discard"][-1]) if view["discard"] else NO_CARD
    canvas.card(2, y, BACK, marks, "draw", size)
    canvas.card(2 + step, y, top, marks, "discard", size)
    canvas.put(2, y - 1, speech.say("board-draw"), "dim", step - 1)
    canvas.put(2 + step, y - 1, speech.say("board-discard"), "dim", step)
    if view["drawn"] is not None:
        canvas.card(2 + 2 * step, y, pictured(view["drawn"]), marks, "drawn", size)
        canvas.put(2 + 2 * step, y - 1, speech.say("board-drawn"), "turn", step)
    elif view["phase"] == "drawn":
        canvas.card(2 + 2 * step, y, BACK, Marks(), "", size)
        canvas.put(2 + 2 * step, y - 1, speech.say("board-drawn"), "dim", step)


def pictured(cell: object) -> Picture:
    """How a card looks."""
    if not isinstance(cell, int):
        return BACK
    for most, style in ((-1, "below"), (0, "zero"), (4, "low"), (8, "middle"), (12, "high")):
        if cell <= most:
            return Picture(face(cell), style, _SHAPES[style])
    raise AssertionError(cell)


def table_lines(view: Data, names: Sequence[str], speech: Speech) -> Iterator[str]:
    say = speech.say
    top = view["discard"][-1] if view["discard"] else None
    discard, draw = speech.named(say("pile-skyjo-discard"), face(top)), say("pile-skyjo-draw")
    yield f"{discard}. {speech.named(draw, view['draw_count'])}."
    for seat in seats_after(view):
        grid = view["grids"][seat]
        rows = " / ".join(
            " ".join("·" if cell is None else face(cell) for cell in grid[4 * row : 4 * row + 4])
            for row in range(3)
        )
        yield f"{'>' if seat in view['waiting_for'] else ' '} {speech.named(names[seat], rows)}"
    if view["drawn"] is not None:
        yield speech.named(say("board-drawn"), face(view["drawn"]))


_ROWS = "123"
_SPOTS = {"d": "draw", "t": "discard", "k": "drawn", "x": "discard"}  # by how a move begins


class MoveInput(MoveInputBase):
    """The keys are the notation: `d`, or `t`, `k`, `x` and then a cell such as `b2`."""

    def pick(self, view: Data, spot: str) -> str | None:
        phase, self.typed = view["phase"], ""
        if spot == "draw":
            return self._done("d")
        if spot in ("discard", "drawn"):
            action = "k" if spot == "drawn" else "x" if phase == "drawn" else "t"
            self.source = None if self.source == action else action
            return None
        if phase == "set_up":
            return self._done(f"?{spot}")
        return self._done(f"{self.source or 'k'}>{spot}")

    def press(self, view: Data, key: str) -> tuple[bool, str | None]:
        chooses_cell = self.source is not None or view["phase"] == "set_up"
        if self.typed and key in _ROWS:
            return True, self.pick(view, self.typed + key)
        if chooses_cell and key in _COLUMNS:
            self.typed = key
            return True, None
        spots = {"d": "draw", "t": "discard"} if view["phase"] == "turn" else {"k": "drawn", "x": "discard"}
        if view["phase"] in ("turn", "drawn") and key in spots:
            return True, self.pick(view, spots[key])
        return False, None

    def keys_of(self, view: Data, move: str) -> str:
        return move[1:] if move[0] == "?" else move.replace(">", " ")

    def spots_of(self, view: Data, move: str) -> list[str]:
        return [move[1:]] if move[0] == "?" else [_SPOTS[move[0]], *([move[2:]] if len(move) > 1 else [])]

    def marked(self) -> str | None:
        return None if self.source is None else _SPOTS[self.source]

    def legal(self, view: Data) -> list[str]:
        moves: list[str] = view["legal_moves"]
        if self.source is not None:
            return [move[2:] for move in moves if move.startswith(f"{self.source}>")]
        return list(dict.fromkeys(move[1:] if move[0] == "?" else _SPOTS[move[0]] for move in moves))

    def keys(self, view: Data) -> list[Key]:
        if not view["legal_moves"]:
            return []
        if self.typed:
            return [(f"{self.typed}1–3", "key-row")]
        if self.source is not None or view["phase"] == "set_up":
            return [("a–d", "key-column")]
        if view["phase"] == "drawn":
            return [("k", "key-keep"), ("x", "key-reject")]
        return [("d", "key-draw"), ("t", "key-take")]
