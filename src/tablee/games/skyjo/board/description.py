"""A round of Skyjo in words, line by line."""

from collections.abc import Iterator, Sequence

from tablee.terminal.boards.text import face, seats_after
from tablee.terminal.session import Data
from tablee.terminal.speech import Speech


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
