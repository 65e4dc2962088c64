"""One colour for each seat, the same wherever it is drawn: table, chart, log, replay, page of the match."""

from collections.abc import Sequence

from tablee.table.protocol import Colour

# The first of them can be told apart best.
_COLOURS: tuple[Colour, ...] = ("blue", "red", "green", "orange", "violet", "teal", "pink", "yellow")


def seat_colours(worn: Sequence[Colour | None]) -> list[Colour]:
    """People have theirs; a bot that of its place if nobody wears it, else one that is left."""
    usual = [_COLOURS[seat % len(_COLOURS)] for seat in range(len(worn))]
    found = [own or (colour if colour not in worn else None) for own, colour in zip(worn, usual, strict=True)]
    left = [colour for colour in _COLOURS if colour not in found]
    return [own or (left.pop(0) if left else colour) for own, colour in zip(found, usual, strict=True)]
