"""The score sheet: a line for every game or round, a column for every side, and totals (SJ-13)."""

from collections.abc import Sequence

from rich.cells import cell_len

from tablee.terminal.canvas import Canvas, cut_name
from tablee.terminal.speech import Speech
from tablee.terminal.table_state import TableState


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
    begun: tuple[str, Sequence[int]] | None = None,
) -> Canvas:
    """Draw a column for each side. `first`: the number of the first given round; at most `most` are drawn.

    `doubled`: by round, the column whose score was doubled. `begun`: the label and the points that a match
    with a handicap began with."""
    twice = [*doubled, *(None for _ in rounds[len(doubled) :])][-most:]
    rounds, first = rounds[-most:], first + max(0, len(rounds) - most)
    label = max(4, len(total_label) + 1, len(begun[0]) + 1 if begun else 0)
    top = 1 if begun is None else 2
    column = column_width(names, width - label, least=5)
    canvas = Canvas(width, len(rounds) + top + 2)
    for at, name in enumerate(names):
        right_aligned(canvas, label + at * column, 0, name, column, "turn" if at in winners else "name")
    if begun is not None:
        canvas.put(0, 1, begun[0], "dim")
        for at, points in enumerate(begun[1]):
            right_aligned(canvas, label + at * column, 1, signed(points), column)
    for y, (scores, double) in enumerate(zip(rounds, twice, strict=True), top):
        canvas.put(0, y, f"{first + y - top:>3}", "dim")
        for at, score in enumerate(scores):
            text = doubled_sum(score, column - 1) if at == double else signed(score)
            right_aligned(canvas, label + at * column, y, text, column)
    bottom = len(rounds) + top
    canvas.put(0, bottom, "─" * (label + column * len(names)), "dim")
    canvas.put(0, bottom + 1, total_label, "dim")
    for at, total in enumerate(totals):
        style = "turn" if at in winners else "points"
        right_aligned(canvas, label + at * column, bottom + 1, signed(total), column, style)
    return canvas


def column_width(names: Sequence[str], room: int, least: int) -> int:
    """The width of the columns: enough for a sum, more only for long names."""
    widest = max(14, *(cell_len(name) + 1 for name in names))
    return max(least, min(widest, 30, room // len(names)))


def doubled_sum(score: int, room: int) -> str:
    """A doubled score as a sum, if there is room for it."""
    half = score // 2
    sums = (f"{half} × 2 = {score}", f"{half}×2={score}", f"×2 {score}")
    return next((text for text in sums if len(text) <= room), sums[-1])


def signed(number: int) -> str:
    """A number with a typographic minus."""
    return str(number).replace("-", "−")


def score_table(state: TableState, speech: Speech, width: int, most: int = 12) -> Canvas:
    """The scores of the match so far. A pair is one column."""
    sides = state.sides
    begun = [state.totals[side[0]] - sum(scores[side[0]] for scores in state.rounds) for side in sides]
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
        (speech.say("sheet-start"), begun) if any(begun) else None,
    )


def right_aligned(canvas: Canvas, x: int, y: int, text: str, width: int, style: str = "") -> None:
    """Write into a column of this width, truncated if necessary."""
    text = cut_name(text, width - 1)
    canvas.put(x + width - cell_len(text), y, text, style)
