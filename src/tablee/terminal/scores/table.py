"""The score sheet: a line for every game or round, a column for every side, and totals (SJ-13)."""

from collections.abc import Sequence

from rich.cells import cell_len

from tablee.terminal.boards.canvas import Canvas, cut_name
from tablee.terminal.session import TableState
from tablee.terminal.speech import Speech


def draw(
    names: Sequence[str],
    rounds: Sequence[Sequence[int]],
    first: int,
    totals: Sequence[int],
    total_label: str,
    winners: Sequence[int],
    doubled: Sequence[int | None] = (),
    width: int = 76,
    most: int = 12,
) -> Canvas:
    """A column each: pairs are one already. `first` is the number of the first round given; of more than
    `most`, only the last are drawn. `doubled`: by round, the column whose score was doubled."""
    twice = [*doubled, *(None for _ in rounds[len(doubled) :])][-most:]
    rounds, first = rounds[-most:], first + max(0, len(rounds) - most)
    label = max(4, len(total_label) + 1)
    column = column_width(names, width - label, least=5)
    canvas = Canvas(width, len(rounds) + 3)
    for at, name in enumerate(names):
        right_aligned(canvas, label + at * column, 0, name, column, "turn" if at in winners else "name")
    for y, (scores, double) in enumerate(zip(rounds, twice, strict=True), 1):
        canvas.put(0, y, f"{first + y - 1:>3}", "dim")
        for at, score in enumerate(scores):
            text = doubled_sum(score, column - 1) if at == double else signed(score)
            right_aligned(canvas, label + at * column, y, text, column)
    bottom = len(rounds) + 1
    canvas.put(0, bottom, "─" * (label + column * len(names)), "dim")
    canvas.put(0, bottom + 1, total_label, "dim")
    for at, total in enumerate(totals):
        style = "turn" if at in winners else "points"
        right_aligned(canvas, label + at * column, bottom + 1, signed(total), column, style)
    return canvas


def column_width(names: Sequence[str], room: int, least: int) -> int:
    """Of the columns under these names: wide enough for a sum, wider only for long names."""
    widest = max(14, *(cell_len(name) + 1 for name in names))
    return max(least, min(widest, 30, room // len(names)))


def doubled_sum(score: int, room: int) -> str:
    """How a doubled score came about, as long as there is room for it."""
    half = score // 2
    sums = (f"{half} × 2 = {score}", f"{half}×2={score}", f"×2 {score}")
    return next((text for text in sums if len(text) <= room), sums[-1])


def signed(number: int) -> str:
    """With the sign that people write."""
    return str(number).replace("-", "−")


def score_table(state: TableState, speech: Speech, width: int, most: int = 12) -> Canvas:
    """Of the match so far; a pair is one column."""
    sides = state.sides
    return draw(
        [" & ".join(state.names[seat] for seat in side) for side in sides],
        [[scores[side[0]] for side in sides] for scores in state.rounds],
        state.games - len(state.rounds) + 1,
        [state.totals[side[0]] for side in sides],
        speech.say("total"),
        [at for at, side in enumerate(sides) if side[0] in (state.winners or ())],
        state.doubled,  # where scores are doubled, everybody plays alone
        width,
        most,
    )


def right_aligned(canvas: Canvas, x: int, y: int, text: str, width: int, style: str = "") -> None:
    """In a column of this width; a name that does not fit is cut."""
    text = cut_name(text, width - 1)
    canvas.put(x + width - cell_len(text), y, text, style)
