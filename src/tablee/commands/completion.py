"""`tablee completion`: for shells that complete what is typed."""

import click
from click.shell_completion import get_completion_class

from tablee.commands.failures import Failure
from tablee.commands.help_texts import Spoken
from tablee.commands.options import OneOf
from tablee.terminal.output import echo


@click.command(cls=Spoken)
@click.argument("shell", type=OneOf(["bash", "zsh", "fish"]), metavar="SHELL")
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what makes a shell complete commands and options."""
    root = context.find_root()
    maker = get_completion_class(shell)
    assert maker is not None
    try:
        echo(maker(root.command, {}, "tablee", "_TABLEE_COMPLETE").source())
    except RuntimeError as error:  # bash is asked for its version
        raise Failure(str(error)) from None
