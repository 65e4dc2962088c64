"""`tablee games`: the games in the terminal that were interrupted."""

from collections.abc import Iterator
from pathlib import Path

import click

from tablee.commands.failures import Failure, Misuse, say, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import Whole
from tablee.commands.play import go_on
from tablee.terminal.output import echo


@click.command(cls=Spoken)
@click.argument("number", type=Whole(1), required=False, metavar="[NUMBER]")
@click.option("--delete", is_flag=True)
def games(number: int | None, delete: bool) -> None:
    """Games in the terminal that were interrupted: list them, continue one, or delete it."""
    from tablee.terminal.storage import kept_files

    files = kept_files()
    if number is None:
        if delete:
            raise Misuse("which-game")
        for line in _listed(files):
            echo(line)
        return
    if number > len(files):
        raise Misuse("no-game-number", given=number, last=len(files))
    path = files[number - 1]
    if delete:
        _delete(path)
        echo(say("game-deleted", file=str(path)))
        return
    go_on(path)


def _listed(files: list[Path]) -> Iterator[str]:
    """One line each; those that cannot be read are named."""
    from tablee.terminal.storage import NotAGame, describe_game, load_game

    if not files:
        yield speech().say("no-kept-game")
    width = len(str(len(files)))
    for number, path in enumerate(files, 1):
        try:
            line = describe_game(load_game(path), path, speech())
        except (NotAGame, OSError):
            line = speech().say("game-not", file=str(path))
        yield f"{number:>{width}}  {line}"


def _delete(path: Path) -> None:
    from tablee.terminal.storage import Busy, Keeper

    try:
        Keeper(path).forget()
    except Busy:
        raise Failure(speech().say("game-busy")) from None
