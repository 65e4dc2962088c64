"""A record told from the first shuffle to the result, in the reader's language: `tablee replay --text`."""

from collections.abc import Iterator

from tablee.match.record import Record
from tablee.match.replay import steps
from tablee.terminal.board import draw_board
from tablee.terminal.boards.canvas import Marks
from tablee.terminal.replay.moments import moment, seen_by, state_at
from tablee.terminal.speech import QUIET, Names, Speech


def retold(
    record: Record, speech: Speech, last: int | None = None, seat: int | None = None, pictures: bool = False
) -> Iterator[str]:
    """Lines of text up to a move. As `seat` saw it; None sees every card that was drawn, as the record does.

    Raises `RecordError` where the record stops making sense.
    """
    say, names = speech.say, Names(record.seats)
    game = speech.title(record.game)
    yield say("replay-title", game=game, count=len(record.seats), names=", ".join(record.seats))
    chosen = ", ".join(f"{name}={value}" for name, value in sorted(record.options.items()))
    yield say("replay-options", options=chosen)
    acting: tuple[int, ...] = ()
    for step in steps(record):
        yield ""
        yield f"{step.number:>4}  {step.move or say('replay-deal')}"
        for event in step.events:
            shown = seen_by(step.match.game, event, seat)
            if shown["event"] not in QUIET and (text := speech.tell(record.game, shown, names)):
                yield f"      {text}"
        if pictures and acting != step.match.actors():  # once a turn is enough to follow it
            acting = step.match.actors()
            front = seat if seat is not None else next(iter(acting), 0)
            state = state_at(record, step.match.game, moment(step), front)
            for line in draw_board(state, front, speech, Marks()).lines():
                yield f"      | {line}".rstrip()
        if step.number == last:
            break
    yield ""
    winners = step.match.winners
    yield say("replay-goes-on") if winners is None else speech.won(winners, names)
    yield say("totals", totals=speech.each(step.match.totals, names))
