"""What `tablee` says about itself: exit codes, and completion for shells."""

import click
from click.shell_completion import get_completion_class

from tablee.commands.failures import Failure

EXIT_CODES = """\
0    All is well.
1    A file, a record, a server or a place to write is not as it should be. One sentence on standard
     error says which and why; nothing half-written is left behind.
2    The command was not understood, or asks for something that cannot be, such as seven players at
     a game for six. One sentence says what would be possible.
130  Interrupted with Ctrl-C. What was being played is kept for `tablee play --resume`, and a score sheet
     is kept up to the last number; everything else writes nothing.
"""


@click.command("help")
@click.argument("topic", required=False)
@click.pass_context
def help_about(context: click.Context, topic: str | None) -> None:
    """Explain a command, or `exit-codes`.

    \b
    tablee help play
    tablee help exit-codes
    """
    parent = context.parent
    assert parent is not None
    assert isinstance(parent.command, click.Group)
    if topic is None:
        click.echo(parent.get_help())
    elif topic == "exit-codes":
        click.echo(EXIT_CODES, nl=False)
    elif (command := parent.command.get_command(parent, topic)) is not None:
        with click.Context(command, info_name=topic, parent=parent) as about:
            click.echo(command.get_help(about))
    else:
        known = ", ".join([*parent.command.list_commands(parent), "exit-codes"])
        raise click.UsageError(f"There is no help on {topic}; there is on {known}.")


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what makes a shell complete commands and options.

    \b
    tablee completion bash >> ~/.bashrc
    tablee completion zsh >> ~/.zshrc
    tablee completion fish > ~/.config/fish/completions/tablee.fish
    """
    root = context.find_root()
    maker = get_completion_class(shell)
    assert maker is not None
    try:
        click.echo(maker(root.command, {}, "tablee", "_TABLEE_COMPLETE").source())
    except RuntimeError as error:  # bash is asked for its version
        raise Failure(str(error)) from None
