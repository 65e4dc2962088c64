"""A record told from the first shuffle to the result, for people to read."""

from collections.abc import Iterator

from tablee.match.match import Match
from tablee.match.narration import narrate
from tablee.match.record import Record
from tablee.match.replay import steps
from tablee.match.text_board import picture

# They say what the line before or after says anyway.
_QUIET = {"turn_ended"}


def playthrough(
    record: Record, last: int | None = None, seat: int | None = None, pictures: bool = False
) -> Iterator[str]:
    """Lines of text up to a move. As `seat` saw it; None sees every card that was drawn, as the record does.

    Raises `RecordError` where the record stops making sense.
    """
    names = record.seats
    yield f"{record.game} for {len(names)}: {', '.join(names)}"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in sorted(record.options.items()))
    acting: tuple[int, ...] = ()
    for step in steps(record):
        yield ""
        yield f"{step.number:>4}  {step.move}" if step.number else "   0  the deal"
        for event in step.events:
            watcher = getattr(event, "seat", None) if seat is None else seat
            shown = step.match.game.shown(event, watcher)
            if shown["event"] not in _QUIET:
                yield f"      {narrate(record.game, shown, names)}"
        if pictures and acting != step.match.actors():  # once a turn is enough to follow it
            acting = step.match.actors()
            yield from _picture(step.match, names, seat)
        if step.number == last:
            break
    yield ""
    yield _standing(step.match, names)


def _picture(match: Match, names: list[str], seat: int | None) -> Iterator[str]:
    if seat is None:
        seat = next(iter(match.actors()), None)
    for line in picture(match.game.NAME, match.view(seat).data(), names).splitlines():
        yield f"      | {line}".rstrip()


def _standing(match: Match, names: list[str]) -> str:
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, match.totals, strict=True))
    if match.winners is None:
        return f"The match goes on. So far: {totals}."
    winners = " and ".join(names[seat] for seat in match.winners) or "nobody"
    return f"The match is over. Won by {winners}. Totals: {totals}."
