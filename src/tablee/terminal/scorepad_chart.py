"""How the totals went, round by round: one number for each player, as high as their total was."""

from collections.abc import Sequence

from tablee.terminal.canvas import Canvas

# One colour each where there are colours; the numbers tell them apart anyway.
STYLES = ("low", "middle", "high", "wild", "zero", "name", "turn", "points")
_AXIS = 6  # columns for the numbers at the left


def draw(totals: Sequence[Sequence[int]], limit: int | None, width: int, height: int) -> Canvas:
    """`totals` after every round, by seat. The limit is a dashed line."""
    canvas = Canvas(width, height)
    if not totals or height < 3:
        return canvas
    heights = [each for row in totals for each in row] + [0]
    low, high = min(heights), max(max(heights), 1)
    if limit is not None and high > limit // 2:
        high = max(high, limit)

    def line_of(total: float) -> int:
        line = round((height - 1) * (high - total) / (high - low))
        # Nobody is drawn at the limit who has not reached it.
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
        for seat, total in enumerate(row):  # those who are level stand side by side, as far as there is room
            y = line_of(total)
            if x[y] <= last:
                x[y] = canvas.put(x[y], y, str(seat + 1), STYLES[seat % len(STYLES)])
    return canvas
