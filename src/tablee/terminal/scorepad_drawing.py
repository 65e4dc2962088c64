"""The score sheet for real cards, and how the totals went."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.paper.sheet import Draft, Sheet, by_column, columns, doubled, headings, scores, totals, winners
from tablee.terminal.canvas import Area, Canvas
from tablee.terminal.score_table import column_width, doubled_sum, right_aligned, signed


class Written(NamedTuple):
    """The round in progress, the seat whose number is next, and the typed text."""

    draft: Draft
    seat: int | None  # whose number is next; None: somebody is asked for
    typed: str = ""


_LABEL = 7


def draw(
    sheet: Sheet, written: Written | None, selected: int | None, total_label: str, width: int, most: int
) -> Canvas:
    """Draw at most `most` rounds, around the present one. Spots: `r0` … for rounds, `n0` … for columns."""
    label = max(_LABEL, len(total_label) + 2)
    names = [f"{at} {name}" for at, name in enumerate(headings(sheet), 1)]
    column = column_width(names, width - label, least=6)
    number = None if written is None else written.draft.number
    rounds = len(sheet.entries) + (number == len(sheet.entries))
    centre = selected if selected is not None else number if number is not None else rounds - 1
    first = max(0, min(centre - most // 2, rounds - most))
    shown = range(first, min(rounds, first + most))
    canvas = Canvas(width, len(shown) + 3)
    won = winners(sheet) or ()
    for at, (name, side) in enumerate(zip(names, columns(sheet), strict=True)):
        asked = written is not None and (written.seat is None or written.seat in side)
        style = "turn" if side[0] in won else "key" if asked else "name"
        x = label + at * column
        right_aligned(canvas, x, 0, name, column, style)
        canvas.spots[f"n{at}"] = Area(x, 0, column, 1)
    for y, at in enumerate(shown, 1):
        canvas.put(0, y, f"{'▸' if at == selected else ' '}{at + 1:>3}", "key" if at == selected else "dim")
        canvas.spots[f"r{at}"] = Area(0, y, label + column * len(names), 1)
        if written is not None and at == number:
            _write(canvas, y, label, column, written, sheet)
        else:
            _round(canvas, y, label, column, sheet, at)
    bottom = len(shown) + 1
    canvas.put(0, bottom, "─" * (label + column * len(names)), "dim")
    canvas.put(0, bottom + 1, total_label, "dim")
    for at, (total, side) in enumerate(zip(by_column(sheet, totals(sheet)), columns(sheet), strict=True)):
        style = "turn" if side[0] in won else "points"
        right_aligned(canvas, label + at * column, bottom + 1, signed(total), column, style)
    return canvas


def _round(canvas: Canvas, y: int, label: int, column: int, sheet: Sheet, at: int) -> None:
    entry = sheet.entries[at]
    twice, worth = doubled(sheet, entry), scores(sheet, entry)
    for number, side in enumerate(columns(sheet)):
        score = worth[side[0]]
        closed = "■ " if entry.closer in side else ""
        text = doubled_sum(score, column - 1) if twice in side else closed + signed(score)
        right_aligned(canvas, label + number * column, y, text, column)


def _write(canvas: Canvas, y: int, label: int, column: int, written: Written, sheet: Sheet) -> None:
    """Draw the round in progress. Partners have two numbers in one column."""
    points = written.draft.points
    for at, side in enumerate(columns(sheet)):
        there = [signed(points[seat]) for seat in side if seat < len(points)]
        style = "" if there else "dim"
        if at == written.draft.winner:
            text, style = "0", ""
        elif written.seat in side:
            text, style = " " + "+".join([*there, f"{written.typed.replace('-', '−')}_"]), "chosen"
        else:
            text = "+".join(there) or "·"
        right_aligned(canvas, label + at * column, y, text, column, style)


# One colour each where there are colours; the numbers tell them apart anyway.
STYLES = ("low", "middle", "high", "wild", "zero", "name", "turn", "points")
_AXIS = 6  # columns for the numbers at the left


def draw_chart(totals: Sequence[Sequence[int]], limit: int | None, width: int, height: int) -> Canvas:
    """Draw the totals after each round, by seat. The limit is a dashed line."""
    canvas = Canvas(width, height)
    if not totals or height < 3:
        return canvas
    heights = [each for row in totals for each in row] + [0]
    low, high = min(heights), max(max(heights), 1)
    if limit is not None and high > limit // 2:
        high = max(high, limit)

    def line_of(total: float) -> int:
        line = round((height - 1) * (high - total) / (high - low))
        # Only players who have reached the limit are drawn at it.
        return line + 1 if limit is not None and total < limit and line == limit_line else line

    limit_line = -1 if limit is None or limit > high else round((height - 1) * (high - limit) / (high - low))

    marks = {line_of(total): total for total in (low, high, 0)}
    if limit is not None and low <= limit <= high:
        marks[line_of(limit)] = limit
        canvas.put(_AXIS, line_of(limit), "╌" * (width - _AXIS), "dim")
    for y in range(height):
        canvas.put(_AXIS - 1, y, "┤" if y in marks else "│", "dim")
    for y, total in marks.items():
        canvas.put(0, y, f"{total:>4}".replace("-", "−"), "dim")
    room = width - _AXIS - 2
    step = max(2, min(10, room // max(len(totals), 1)))
    for at, row in enumerate(totals[-(room // step) :]):
        x = dict.fromkeys(map(line_of, row), _AXIS + 1 + at * step)
        last = _AXIS + at * step + step - 1
        for seat, total in enumerate(row):  # equal totals side by side, as far as there is room
            y = line_of(total)
            if x[y] <= last:
                x[y] = canvas.put(x[y], y, str(seat + 1), STYLES[seat % len(STYLES)])
    return canvas
