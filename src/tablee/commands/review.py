"""`tablee review`: luck and skill in a recorded match, as text, as data, or as a page."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablee.commands.failures import Failure, language, say, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import RECORD, check_folder, echo_json, load_record, naming
from tablee.commands.progress import compile_first, progress
from tablee.terminal.output import echo

if TYPE_CHECKING:
    from tablee.match.record import Record
    from tablee.review.report import Review

_STEPS = 1000  # of the bar


@click.command(cls=Spoken)
@click.argument("file", type=RECORD)
@click.option("--html", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def review(file: Path, html: Path | None, as_json: bool) -> None:
    """Was it you, or the cards? Luck and skill in a recorded match."""
    record = load_record(file)
    if html is not None:
        check_folder(html)
    with naming(file):
        found = reviewed(record)
    if html is not None:
        from tablee.match.files import write_whole
        from tablee.terminal.review import page

        write_whole(html, page(found, speech(), language()).encode())
        echo(say("written", file=str(html)), err=as_json)
    if as_json:
        echo_json(found)
    elif html is None:
        from tablee.terminal.review import lines

        for line in lines(found, speech()):
            echo(line)


def reviewed(record: "Record") -> "Review":
    """With a bar, as long as it takes. Raises `RecordError` and `Failure`."""
    from tablee.review.game_review import NoReview, review_of
    from tablee.review.match_review import review_match

    try:
        review_of(record.game)
    except NoReview as error:
        raise Failure(str(error)) from None
    compile_first([(record.game, "review")])
    with progress("reviewing", _STEPS) as advance:
        done = 0

        def told(share: float) -> None:
            nonlocal done
            advance(int(share * _STEPS) - done)
            done = int(share * _STEPS)

        return review_match(record, progress=told)
