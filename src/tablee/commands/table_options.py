"""What commands that set up a table have in common."""

from collections.abc import Callable
from typing import Any

import click
from click.shell_completion import CompletionItem

from tablee.commands.failures import Misuse
from tablee.commands.values import Whole, called

Command = Callable[..., None]


class GameName(click.ParamType[str]):
    """Any game that there is, those of other packages too. Which those are is found out when one is named."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from tablee.game.registry import GAMES

        if value in GAMES:
            return str(value)
        raise Misuse("not-one-of", what=called(param), given=str(value), known=", ".join(GAMES))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from tablee.game.registry import GAMES

        return [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]


GAME = GameName()


def _parse_options(
    context: click.Context, parameter: click.Parameter, given: tuple[str, ...]
) -> dict[str, object]:
    from tablee.game.options import read_value

    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Misuse("not-name-value", given=text)
        options[name.strip()] = read_value(value.strip())
    return options


def _complete_option(context: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """The options of the game that is named, or of all; then the values that are words."""
    name, equals, _ = typed.partition("=")
    known = _known_options(context.params.get("game"))
    if equals:
        return [f"{name}={value}" for value in known.get(name, ()) if f"{name}={value}".startswith(typed)]
    return [f"{each}=" for each in known if each.startswith(typed)]


def _known_options(game: str | None) -> dict[str, tuple[str, ...]]:
    """By name: the values that are words, and `none` where it may be left open."""
    from tablee.game.options import options_of
    from tablee.game.registry import GAMES

    games = [GAMES[game]] if game is not None and game in GAMES else GAMES.values()
    words: dict[str, tuple[str, ...]] = {}
    for each in games:
        for option in options_of(each.Options):
            values = [str(value).lower() for value in option.choices(each.PLAYERS[-1])]
            words[option.name] = (*values, "none") if option.none else tuple(values)
    return words


def game_argument(required: bool = True) -> Callable[[Command], Command]:
    return click.argument("game", type=GAME, required=required, metavar="GAME" if required else "[GAME]")


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
