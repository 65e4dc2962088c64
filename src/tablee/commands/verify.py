"""`tablee verify`: recorded matches, proven."""

from pathlib import Path
from typing import Any

import click

from tablee.commands.failures import Failure, language, plain_errors, say
from tablee.commands.help_texts import Spoken
from tablee.commands.options import RECORD, echo_json, load_record, naming
from tablee.terminal.output import echo


@click.command(cls=Spoken)
@click.argument("files", type=RECORD, nargs=-1, required=True, metavar="FILE…")
@click.option("--json", "as_json", is_flag=True)
def verify(files: tuple[Path, ...], as_json: bool) -> None:
    """Prove recorded matches: commitment, every shuffle, every move, the result."""
    if len(files) == 1:
        proof = _proven(files[0], as_json)
        if as_json:
            echo_json(proof)
        return
    proofs, wrong = list[dict[str, Any]](), 0
    for file in files:
        try:
            with plain_errors():
                proofs.append(_proven(file, as_json))
        except Failure as failure:
            failure.show()
            proofs.append({"file": str(file), "ok": False, "why": failure.message})
            wrong += 1
    if as_json:
        echo_json(proofs)
    if wrong:
        raise SystemExit(Failure.exit_code)


def _proven(file: Path, quietly: bool) -> dict[str, Any]:
    """Raises `Failure` or `OSError` if it is not."""
    from tablee.bots.cast import shown_names
    from tablee.locales.words import words
    from tablee.match.replay import verify as prove

    record = load_record(file)
    with naming(file):
        proof = prove(record)
    if not quietly:
        called = shown_names(record.seats)
        winners = words(language()).listed([called[seat] for seat in proof.winners]) or "none"
        echo(say("verified", file=str(file), shuffles=proof.shuffles, moves=proof.moves, winners=winners))
    return {"file": str(file), "ok": True, **proof._asdict()}
