"""The score sheet for real cards: every round, the one that is being written, and the totals."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.scoring.sheet import Sheet, doubled, scores, totals, winners
from tablee.terminal.boards.canvas import Area, Canvas
from tablee.terminal.scores.table import right_aligned


class Written(NamedTuple):
    """What is being written: which round, from 0, the numbers that are there, and what is typed where."""

    number: int
    points: Sequence[int]
    seat: int | None  # whose cell is next; None: whoever closed the round is asked for
    typed: str = ""


_LABEL = 7


def draw(
    sheet: Sheet, written: Written | None, selected: int | None, total_label: str, width: int, most: int
) -> Canvas:
    """At most `most` lines of rounds, around the one that matters. Spots: `r0` … rounds, `n0` … names."""
    label = max(_LABEL, len(total_label) + 2)
    column = max(6, min(14, (width - label) // len(sheet.names)))
    rounds = len(sheet.entries) + (written is not None and written.number == len(sheet.entries))
    centre = selected if selected is not None else written.number if written is not None else rounds - 1
    first = max(0, min(centre - most // 2, rounds - most))
    shown = range(first, min(rounds, first + most))
    canvas = Canvas(width, len(shown) + 3)
    won = winners(sheet) or ()
    for seat, name in enumerate(sheet.names):
        asked = written is not None and written.seat in (seat, None)
        style = "turn" if seat in won else "key" if asked else "name"
        x = label + seat * column
        right_aligned(canvas, x, 0, f"{seat + 1} {name}", column, style)
        canvas.spots[f"n{seat}"] = Area(x, 0, column, 1)
    for y, at in enumerate(shown, 1):
        canvas.put(0, y, f"{'▸' if at == selected else ' '}{at + 1:>3}", "key" if at == selected else "dim")
        canvas.spots[f"r{at}"] = Area(0, y, label + column * len(sheet.names), 1)
        if written is not None and at == written.number:
            _write(canvas, y, label, column, written, len(sheet.names))
        else:
            _round(canvas, y, label, column, sheet, at)
    bottom = len(shown) + 1
    canvas.put(0, bottom, "─" * (label + column * len(sheet.names)), "dim")
    canvas.put(0, bottom + 1, total_label, "dim")
    for seat, total in enumerate(totals(sheet)):
        style = "turn" if seat in won else "points"
        right_aligned(canvas, label + seat * column, bottom + 1, _signed(total), column, style)
    return canvas


def _round(canvas: Canvas, y: int, label: int, column: int, sheet: Sheet, at: int) -> None:
    entry = sheet.entries[at]
    twice = doubled(sheet, entry)
    for seat, score in enumerate(scores(sheet, entry)):
        mark = "×2 " if seat == twice else "■ " if seat == entry.closer else ""
        right_aligned(canvas, label + seat * column, y, mark + _signed(score), column)


def _write(canvas: Canvas, y: int, label: int, column: int, written: Written, players: int) -> None:
    for seat in range(players):
        x = label + seat * column
        if seat < len(written.points):
            right_aligned(canvas, x, y, _signed(written.points[seat]), column)
        elif seat == written.seat:
            right_aligned(canvas, x, y, f" {written.typed.replace('-', '−')}_", column, "chosen")
        else:
            right_aligned(canvas, x, y, "·", column, "dim")


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
