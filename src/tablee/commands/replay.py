"""`tablee replay`: a recorded match on the screen, as text, or as data."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.commands.failures import Misuse, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import RECORD, Whole, echo_json, load_record, naming
from tablee.commands.progress import ends, has_screen
from tablee.commands.review import reviewed
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.match.record import Record
    from tablee.review.report import Review


@click.command(cls=Spoken)
@click.argument("file", type=RECORD)
@click.option("--text", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--to", "last", type=Whole(0))
@click.option("--seat", type=Whole(1))
@click.option("--pictures", is_flag=True)
@click.option("--review", "judged", is_flag=True)
def replay(
    file: Path, text: bool, as_json: bool, last: int | None, seat: int | None, pictures: bool, judged: bool
) -> None:
    """Step through a recorded match, or print it move by move."""
    record = load_record(file)
    if seat is not None:
        if seat > len(record.seats):
            raise Misuse("no-seat", given=seat, last=len(record.seats))
        seat -= 1
    if last is not None and last > len(record.moves):
        raise Misuse("no-move", given=last, last=len(record.moves))
    with naming(file):
        review = reviewed(record) if judged else None
        if as_json:
            steps = list(_steps(record, last, seat, review))
            echo_json({"game": record.game, "seats": record.seats, "options": record.options, "steps": steps})
        elif text or pictures or not has_screen():
            _print(record, last, seat, pictures, _remarks(review))
        else:
            _show(record, last, seat, _remarks(review))


def _remarks(review: "Review | None") -> dict[int, list[str]]:
    from tablee.terminal.review import remarks

    return {} if review is None else remarks(review, speech())


def _print(
    record: "Record", last: int | None, seat: int | None, pictures: bool, remarks: dict[int, list[str]]
) -> None:
    from tablee.terminal.replay import retell

    for line in retell(record, speech(), last, seat, pictures, remarks):
        echo(line)


def _steps(
    record: "Record", last: int | None, seat: int | None, review: "Review | None"
) -> Iterator[dict[str, Any]]:
    from tablee.match.replay import steps
    from tablee.terminal.replay import seen_by

    decisions = {} if review is None else {one.move: one for one in review.decisions}
    for step in steps(record):
        yield {
            "number": step.number,
            "move": step.move,
            "events": [seen_by(step.match.game, event, seat) for event in step.events],
            "totals": step.match.totals,
            "winners": step.match.winners,
            **({"decision": decisions[step.number]} if step.number in decisions else {}),
        }
        if step.number == last:
            return


def _show(record: "Record", last: int | None, seat: int | None, remarks: dict[int, list[str]]) -> None:
    from tablee.terminal.replay import Replay
    from tablee.terminal.replay_screen import ReplayApp

    shown = Replay(record, seat, remarks)
    if last is not None:
        shown.go(last)
    app = ReplayApp(shown, speech())
    app.run()
    ends(app)
