"""`tablee help`: what a command is for, and exit codes."""

import click
from click.shell_completion import CompletionItem

from tablee.commands.failures import Misuse
from tablee.commands.help_texts import Spoken, pairs
from tablee.terminal.output import echo

_EXIT_CODES = "exit-codes"


def _complete_topic(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    root = context.find_root().command
    assert isinstance(root, click.Group)
    topics = {name: root.commands[name].get_short_help_str() for name in root.list_commands(context)}
    topics[_EXIT_CODES] = ""
    return [CompletionItem(name, help=text) for name, text in topics.items() if name.startswith(typed)]


@click.command("help", cls=Spoken)
@click.argument("topic", required=False, shell_complete=_complete_topic)
@click.pass_context
def help_about(context: click.Context, topic: str | None) -> None:
    """Explain a command, or `exit-codes`."""
    parent = context.parent
    assert parent is not None
    assert isinstance(parent.command, click.Group)
    if topic is None:
        echo(parent.get_help())
    elif topic == _EXIT_CODES:
        formatter = context.make_formatter()
        formatter.write_dl(pairs("exit-codes"))
        echo(formatter.getvalue(), nl=False)
    elif (command := parent.command.get_command(parent, topic)) is not None:
        with click.Context(command, info_name=topic, parent=parent) as about:
            echo(command.get_help(about))
    else:
        known = ", ".join([*parent.command.list_commands(parent), _EXIT_CODES])
        raise Misuse("no-topic", given=topic, known=known)
