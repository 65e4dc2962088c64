"""`tablee rules`: how a game is played, in the reader's language."""

import os
from typing import Any

import click

from tablee.commands.failures import Misuse, speech
from tablee.commands.help_texts import Spoken
from tablee.commands.options import game_argument, table_options
from tablee.commands.progress import has_screen
from tablee.terminal.output import echo


@click.command(cls=Spoken)
@game_argument(required=False)
@table_options
def rules(game: str | None, players: int, options: dict[str, Any]) -> None:
    """The rules of a game, or of all; with options, as a table with them plays."""
    from rich.console import Console

    from tablee.game.registry import GAMES
    from tablee.terminal.game_words import WIDEST, print_rules, rules_lines, rules_text

    if options and game is None:
        raise Misuse("missing", what="GAME")
    if game is not None:
        GAMES[game].make_options(options, players)
    text = "\n\n".join(rules_text(speech(), name, options) for name in ([game] if game else GAMES))
    if not has_screen():
        echo("\n".join(rules_lines(text)))
        return
    console = Console()
    console.width = min(console.width, WIDEST)
    os.environ.setdefault("LESS", "-FRX")  # what fits is just printed, and colours are shown
    with console.pager(styles=True):
        print_rules(console, text)
