"""`tablee backup` and `tablee restore`: copies of what a server keeps."""

from pathlib import Path

import click

from tablee.commands.failures import Failure, say, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import database_option, plain_database_errors, sqlite_file, with_folder
from tablee.terminal.output import echo


@click.command(cls=Spoken)
@click.argument("target", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@database_option("FILE")
@click.option("--overwrite", is_flag=True)
def backup(target: Path, database: str | None, overwrite: bool) -> None:
    """Copy everything that a server keeps into one file. It may go on running."""
    from tablee.server.db.backup import BackupRefused
    from tablee.server.db.backup import backup as copy

    with plain_database_errors():
        try:
            copy(sqlite_file(database, "pg_dump"), target, overwrite)
        except BackupRefused as refused:
            raise Failure(str(refused)) from None
        echo(say("copied", file=str(target), size=f"{target.stat().st_size / 1e6:.1f}"))


@click.command(cls=Spoken)
@click.argument("source", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@database_option("FILE")
@click.option("-y", "--yes", is_flag=True)
def restore(source: Path, database: str | None, yes: bool) -> None:
    """Put a backup in the place of what a server keeps. Stop it first."""
    from tablee.server.db.backup import BackupRefused
    from tablee.server.db.backup import restore as put_back

    with plain_database_errors():
        target = sqlite_file(database, "pg_restore")
        if target.exists() and not yes:
            _confirm(say("restore-sure", source=str(source), target=str(target)))
        if database is None:
            with_folder(target)
        try:
            aside = put_back(source, target)
        except BackupRefused as refused:
            raise Failure(str(refused)) from None
        echo(say("restored", source=str(source), target=str(target)))
        if aside is not None:
            echo(say("put-aside", file=str(aside)))


def _confirm(question: str) -> None:
    """Raises `click.Abort` unless the answer is yes, in the user's language or in English."""
    answer = str(click.prompt(question, default="", show_default=False, err=True))
    if answer.strip().lower() not in speech().yes():
        raise click.Abort
