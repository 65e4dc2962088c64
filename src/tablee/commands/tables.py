"""What commands that set up a table have in common."""

from collections.abc import Callable

import click

from tablee.commands.failures import Misuse
from tablee.commands.values import OneOf, Whole

GAMES = OneOf(["skipbo", "skyjo"])
Command = Callable[..., None]


def _option_value(text: str) -> object:
    words: dict[str, object] = {"none": None, "true": True, "false": False}
    if text.lower() in words:
        return words[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def _parse_options(
    context: click.Context, parameter: click.Parameter, given: tuple[str, ...]
) -> dict[str, object]:
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Misuse("not-name-value", given=text)
        options[name.strip()] = _option_value(value.strip())
    return options


def _complete_option(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """The options of the game that is named, or of both; then the values that are words."""
    from tablee.commands.options import known_options

    name, equals, _ = typed.partition("=")
    known = known_options(context.params.get("game"))
    if equals:
        return [f"{name}={value}" for value in known.get(name, ()) if f"{name}={value}".startswith(typed)]
    return [f"{each}=" for each in known if each.startswith(typed)]


def game_argument(required: bool = True) -> Callable[[Command], Command]:
    return click.argument("game", type=GAMES, required=required, metavar="GAME" if required else "[GAME]")


def table_options(command: Command) -> Command:
    """What describes a table: shared by all commands that set one up."""
    command = click.option(
        "-o",
        "--option",
        "options",
        multiple=True,
        callback=_parse_options,
        shell_complete=_complete_option,
        metavar="NAME=VALUE",
    )(command)
    return click.option("-p", "--players", default=2, show_default=True, type=Whole(1))(command)
