"""What commands that set up a table have in common."""

from collections.abc import Callable

import click

GAMES = click.Choice(["skipbo", "skyjo"])
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
            raise click.BadParameter(f"“{text}” is not of the form NAME=VALUE, such as target=none.")
        options[name.strip()] = _option_value(value.strip())
    return options


def table_options(command: Command) -> Command:
    """What describes a table: shared by all commands that set one up."""
    command = click.option(
        "-o",
        "--option",
        "options",
        multiple=True,
        callback=_parse_options,
        metavar="NAME=VALUE",
        help="An option of the game, such as partners=true, stock_size=10 or target=none. Repeatable.",
    )(command)
    return click.option("-p", "--players", default=2, show_default=True, help="How many sit at the table.")(
        command
    )


def language_option(command: Command) -> Command:
    return click.option(
        "--lang",
        "language",
        type=click.Choice(["en", "fr", "de", "nl", "it", "es", "pt"]),
        help="The language; without it, that of LC_ALL, LC_MESSAGES or LANG.",
    )(command)
