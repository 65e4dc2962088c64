"""`tablee verify`: a recorded match, proven."""

from pathlib import Path

import click

from tablee.commands.failures import plain_errors
from tablee.commands.help_texts import Spoken
from tablee.commands.language import language, say
from tablee.commands.records import echo_json, load_record, naming
from tablee.terminal.echo import echo


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def verify(file: Path, as_json: bool) -> None:
    """Prove a recorded match: commitment, every shuffle, every move, the result."""
    with plain_errors():
        from tablee.locales.words import words
        from tablee.match.verify import verify as prove

        record = load_record(file)
        with naming(file):
            proof = prove(record)
        if as_json:
            echo_json({"file": str(file), "ok": True, **proof._asdict()})
            return
        winners = words(language()).listed([record.seats[seat] for seat in proof.winners]) or "none"
        echo(say("verified", file=str(file), shuffles=proof.shuffles, moves=proof.moves, winners=winners))
