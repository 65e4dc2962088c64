"""What commands have in common: kinds of values, declared options, and how they read what was given.

Everything is refused in the user's language.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from tablee.commands.failures import Failure, Misuse, say
from tablee.locales.foreign_text import printable
from tablee.locales.languages import language_of
from tablee.terminal.output import echo_json as echo_json_text

if TYPE_CHECKING:
    from tablee.bots.ladder import Policy
    from tablee.match.record import Record
    from tablee.terminal.server_api import Address
    from tablee.terminal.session import Session
    from tablee.terminal.speech import Speech


class OneOf(click.Choice[str]):
    """One of a few words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            known = ", ".join(map(str, self.choices))
            raise Misuse("not-one-of", what=called(param), given=str(value), known=known) from None


class LanguageTag(OneOf):
    """One of the languages that there are, or one that falls back on it: de-AT, pt_PT."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return language_of(str(value)) or super().convert(value, param, ctx)


class RenamedOption(click.Option):
    """An option whose earlier names still work, and are shown nowhere."""

    def __init__(self, *arguments: Any, earlier: Sequence[str], **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.earlier = list(earlier)

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        super().add_to_parser(parser, ctx)
        names, self.opts = self.opts, self.earlier
        super().add_to_parser(parser, ctx)
        self.opts = names


class Whole(click.IntRange):
    """A whole number, perhaps from a range."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            raise _not_in_range(self, param, value) from None


class Decimal(click.FloatRange):
    """A number, perhaps from a range."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(super().convert(value, param, ctx))
        except click.BadParameter:
            raise _not_in_range(self, param, value) from None


def _not_in_range(
    kind: click.IntRange | click.FloatRange, param: click.Parameter | None, value: object
) -> Misuse:
    least, most = ("none" if end is None else f"{end:g}" for end in (kind.min, kind.max))
    return Misuse("not-in-range", what=called(param), given=str(value), least=least, most=most)


def called(param: click.Parameter | None) -> str:
    """As it is typed: --players, or GAME."""
    if isinstance(param, click.Argument):
        from tablee.commands.help_texts import placeholder

        return placeholder(param.metavar or (param.name or "").upper()).strip("[].")
    return max(param.opts, key=len) if param is not None else ""


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


def level_names(game: str | None) -> list[str]:
    """Numbers and names of all bots, of one game or of all."""
    from tablee.bots.ladder import LEVELS, NAMED

    games = [game] if game is not None and game in LEVELS else list(LEVELS)
    names = [
        name for each in games for level in LEVELS[each] for name in (str(level.number), level.name.lower())
    ]
    return [*dict.fromkeys(names), *NAMED]


def check_seat(game: str, text: str) -> "Policy":
    """Who gets a seat at a table: a bot, or one that adapts. Raises `Misuse`."""
    from tablee.bots.strength import can_adapt
    from tablee.terminal.storage import WORD

    return WORD if text == WORD and can_adapt(game) else check_bot(game, text)


def check_bot(game: str, text: str) -> "Policy":
    """Raises `Misuse` for a bot that there is not."""
    from tablee.bots.ladder import LEVELS, NAMED, policy_named

    try:
        return policy_named(game, text)
    except ValueError:
        known = ", ".join(f"{level.number} ({level.name})" for level in LEVELS[game])
        raise Misuse("no-bot", given=text, known=", ".join([known, *NAMED])) from None


def check_folder(path: Path) -> None:
    """Is there a place to put the file? Raises `Failure`."""
    if path.is_dir():
        raise Failure(f"{path}: {say('system-is-folder')}")
    if not path.parent.is_dir():
        raise Failure(f"{path.parent}: {say('system-no-folder')}")


def check_drawing(path: Path, suffix: str) -> None:
    """Is there also a library that draws, and is the name right? Raises `Misuse` or `Failure`."""
    if find_spec("matplotlib") is None:
        raise Misuse("no-plots", command="pip install 'tablee[plot]'")
    if path.suffix != suffix:
        raise Misuse({".svg": "not-svg", ".html": "not-html"}[suffix], file=str(path.with_suffix(suffix)))
    check_folder(path)


STANDARD_INPUT = Path("-")
RECORD = click.Path(path_type=Path, allow_dash=True)


def load_record(file: Path) -> "Record":
    """Of a file; `-` is what comes in a pipe."""
    from tablee.match.record import load, read

    with naming(file):
        return read(sys.stdin.buffer) if file == STANDARD_INPUT else load(file)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """An error in a record names the file first."""
    from tablee.match.record import RecordError

    try:
        yield
    except RecordError as error:
        raise Failure(f"{file}: {printable(str(error))}") from None


def echo_json(data: Any) -> None:
    import msgspec

    echo_json_text(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def table_at(table: str, server: str | None) -> "Address":
    """By its link, or by its code and a server. Raises `Misuse`."""
    from tablee.terminal.server_api import NotAnAddress, is_code, table_named

    where = server_given(server) if is_code(table) else None
    try:
        return table_named(table, where)
    except NotAnAddress:
        raise Misuse("not-a-table", given=table) from None


def server_given(url: str | None) -> str:
    """This one, or the only one that we know. Raises `Misuse`."""
    from tablee.terminal.server_api import NotAnAddress, server_of
    from tablee.terminal.storage import known_servers

    if url is None:
        known = known_servers()
        if len(known) != 1:
            raise Misuse("which-server", known=", ".join(known) or "none")
        return known[0]
    try:
        return server_of(url)
    except NotAnAddress:
        raise Misuse("not-a-server", given=url) from None


def opened(speech: "Speech", server: str, settings: dict[str, object], names: Sequence[str]) -> "Address":
    from tablee.terminal.server_api import Api

    return Api(server_given(server), speech).open_table(settings, names[0] if names else None)


def seat_at(speech: "Speech", address: "Address", watch: bool, names: Sequence[str]) -> "Session":
    from tablee.terminal.connection import Connection
    from tablee.terminal.session import Session

    return Session(Connection(address, speech, names[0] if names else None), speech, watch, names[1:])


def default_database() -> Path:
    """Where people's programs keep their data; the folder need not exist yet."""
    home = os.environ.get("XDG_DATA_HOME")
    data = Path(home) if home else Path.home() / ".local" / "share"
    return data / "tablee" / "tablee.sqlite"


def with_folder(database: Path) -> Path:
    """With its folder, which is nobody else's business. Raises `OSError`."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return database


def setting(name: str, *given: str, **attributes: Any) -> Callable[[Command], Command]:
    """An option that can be given in the environment, too: --keep-days in TABLEE_KEEP_DAYS."""
    attributes.setdefault("envvar", f"TABLEE_{name[2:].upper().replace('-', '_')}")
    return click.option(name, *given, show_envvar=True, **attributes)


def database_option(metavar: str) -> Callable[[Command], Command]:
    return setting("--database", metavar=metavar)


def sqlite_file(database: str | None, tool: str) -> Path:
    """Raises `DatabaseRefused` for what is no database, and says whose business another kind is."""
    from tablee.server.db.engines import database_url

    if database is None:
        return default_database()
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise Misuse("not-sqlite", tool=tool)
    assert url.database is not None
    return Path(url.database)


@contextmanager
def plain_database_errors() -> Iterator[None]:
    from sqlalchemy.exc import DBAPIError

    from tablee.server.db.engines import DatabaseRefused
    from tablee.server.db.sqlite_file import DatabaseInUse
    from tablee.table.stored import StoreAway

    try:
        yield
    except DatabaseRefused as refused:
        raise click.UsageError(str(refused)) from None
    except DatabaseInUse as in_use:
        raise Failure(say("database-in-use", file=str(in_use))) from None
    except StoreAway as away:
        raise Failure(_first_line(away)) from None
    except DBAPIError as error:
        raise Failure(say("database-closed", reason=_first_line(error.orig))) from None


def _first_line(error: object) -> str:
    """Databases like to go on with advice."""
    return f"{str(error).splitlines()[0].rstrip('.')}."
