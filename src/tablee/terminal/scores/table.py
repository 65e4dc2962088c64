"""The score sheet: a line for every game or round, a column for everybody, and totals (SJ-13)."""

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
    width: int = 76,
    most: int = 12,
) -> Canvas:
    """`first` is the number of the first round given; of more than `most`, only the last are drawn."""
    rounds, first = rounds[-most:], first + max(0, len(rounds) - most)
    label = max(4, len(total_label) + 1)
    column = max(5, min(14, (width - label) // len(names)))
    canvas = Canvas(width, len(rounds) + 3)
    for seat, name in enumerate(names):
        right_aligned(canvas, label + seat * column, 0, name, column, "turn" if seat in winners else "name")
    for y, scores in enumerate(rounds, 1):
        canvas.put(0, y, f"{first + y - 1:>3}", "dim")
        for seat, score in enumerate(scores):
            right_aligned(canvas, label + seat * column, y, str(score).replace("-", "−"), column)
    bottom = len(rounds) + 1
    canvas.put(0, bottom, "─" * (label + column * len(names)), "dim")
    canvas.put(0, bottom + 1, total_label, "dim")
    for seat, total in enumerate(totals):
        style = "turn" if seat in winners else "points"
        right_aligned(canvas, label + seat * column, bottom + 1, str(total).replace("-", "−"), column, style)
    return canvas


def score_table(state: TableState, speech: Speech, width: int, most: int = 12) -> Canvas:
    """Of the match so far."""
    return draw(
        state.names,
        state.rounds,
        state.games - len(state.rounds) + 1,
        state.totals,
        speech.say("total"),
        state.winners or (),
        width,
        most,
    )


def right_aligned(canvas: Canvas, x: int, y: int, text: str, width: int, style: str = "") -> None:
    """In a column of this width; a name that does not fit is cut."""
    text = cut_name(text, width - 1)
    canvas.put(x + width - cell_len(text), y, text, style)
