"""A record told from the first shuffle to the result, for people to read."""

from collections.abc import Iterator

from tablee.locales.sentences import told
from tablee.locales.words import words
from tablee.match.match import Match
from tablee.match.record import Record
from tablee.match.replay import steps


def playthrough(record: Record) -> Iterator[str]:
    """Lines of text: every move, what everybody was shown of it, and the table once a turn."""
    names, english = record.seats, words("en")
    yield f"{record.game} for {len(names)}: {', '.join(names)}"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in sorted(record.options.items()))
    acting: tuple[int, ...] = ()
    for step in steps(record):
        yield ""
        yield f"{step.number:>4}  {step.move}" if step.number else "   0  the deal"
        for event in step.events:
            shown = step.match.game.shown(event, getattr(event, "seat", None))
            if shown["event"] != "turn_ended":  # the next line says it anyway
                yield f"      {told(english, record.game, shown, names, None)}"
        if acting != step.match.actors():  # once a turn is enough to follow it
            acting = step.match.actors()
            for line in step.match.picture(next(iter(acting), None)).splitlines():
                yield f"      | {line}".rstrip()
    yield ""
    yield _result(step.match, names)


def _result(match: Match, names: list[str]) -> str:
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, match.totals, strict=True))
    if match.winners is None:
        return f"The match goes on. So far: {totals}."
    winners = " and ".join(names[seat] for seat in match.winners) or "nobody"
    return f"The match is over. Won by {winners}. Totals: {totals}."
