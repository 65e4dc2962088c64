"""`tablee replay`: a recorded match on the screen, as text, or as data."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tablee.commands.failures import plain_errors
from tablee.commands.records import echo_json, load_record, naming
from tablee.commands.tables import language_option

if TYPE_CHECKING:
    from tablee.match.record import Record


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--text", is_flag=True, help="Print the whole match; so it is in a pipe anyway.")
@click.option("--json", "as_json", is_flag=True, help="Every step with its events and totals as JSON.")
@click.option("--to", "last", type=int, help="Stop after this move; on the screen, begin there.")
@click.option("--seat", type=int, help="As this seat saw it; without it, everything that was drawn is told.")
@click.option("--pictures", is_flag=True, help="With --text: draw the table at the beginning of every turn.")
@language_option
def replay(
    file: Path,
    text: bool,
    as_json: bool,
    last: int | None,
    seat: int | None,
    pictures: bool,
    language: str | None,
) -> None:
    """Step through a recorded match, or print it move by move.

    On the screen ← and → go step by step, ↑ and ↓ turn by turn, s looks through somebody else's eyes.

    \b
    tablee replay match.json
    tablee replay match.json --text --pictures | less
    tablee replay match.json --json | jq '.steps[-1].totals'
    """
    with plain_errors():
        record = load_record(file)
        if seat is not None and not 0 <= seat < len(record.seats):
            raise click.UsageError(f"There is no seat {seat}; the match has {len(record.seats)}.")
        if last is not None and not 0 <= last <= len(record.moves):
            raise click.UsageError(f"There is no move {last}; the match has {len(record.moves)}.")
        with naming(file):
            if as_json:
                steps = list(_steps(record, last, seat))
                echo_json(
                    {"game": record.game, "seats": record.seats, "options": record.options, "steps": steps}
                )
            elif text or pictures or not (sys.stdin.isatty() and sys.stdout.isatty()):
                _print(record, last, seat, pictures)
            else:
                _show(record, last, seat, language)


def _print(record: "Record", last: int | None, seat: int | None, pictures: bool) -> None:
    from tablee.match.playthrough import playthrough

    for line in playthrough(record, last, seat, pictures):
        click.echo(line)


def _steps(record: "Record", last: int | None, seat: int | None) -> Iterator[dict[str, Any]]:
    from tablee.match.replay import steps

    for step in steps(record):
        watchers = (getattr(event, "seat", None) if seat is None else seat for event in step.events)
        shown = [step.match.game.shown(event, who) for event, who in zip(step.events, watchers, strict=True)]
        yield {
            "number": step.number,
            "move": step.move,
            "events": shown,
            "totals": step.match.totals,
            "winners": step.match.winners,
        }
        if step.number == last:
            return


def _show(record: "Record", last: int | None, seat: int | None, language: str | None) -> None:
    from tablee.locales.words import language_from_environment
    from tablee.terminal.replay_screen import Replay, ReplayApp
    from tablee.terminal.speech import Speech

    shown = Replay(record, seat)
    if last is not None:
        shown.go(last)
    ReplayApp(shown, Speech(language or language_from_environment())).run()
