"""Help in the user's language. The texts are in help.ftl: messages without values, read when they are needed.

The Fluent library would take longer to load than all of `tablee --help` may take, so the few forms that it
has are read here. A test compares that with what the library reads.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

import click
from click.core import augment_usage_errors

from tablee.commands.examples import EXAMPLES
from tablee.commands.failures import language, listen_for_language, plain_errors, understood
from tablee.commands.options import LanguageTag
from tablee.locales.languages import LANGUAGES, as_set_in, lineage
from tablee.terminal.output import print_in_any_encoding

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(?: (.*))?$")


@cache
def texts(spoken: str) -> dict[str, str]:
    """All messages of help.ftl in a language, by their ids without `help-`."""
    said: dict[str, str] = {}
    for each in lineage(spoken):
        file = files("tablee.locales") / each / "help.ftl"
        if file.is_file():
            said |= _read(as_set_in(spoken, file.read_text(encoding="utf-8")))
    return said


def _read(source: str) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in source.splitlines():
        if match := _MESSAGE.match(line):
            lines = found.setdefault(match[1].removeprefix("help-"), [match[2]] if match[2] else [])
        elif line.startswith("#"):
            lines = []
        elif not line or line.startswith("    "):
            lines.append(line[4:])
    return {name: "\n".join(lines).strip("\n") for name, lines in found.items()}


def text(name: str) -> str:
    return texts(language()).get(name, "")


def pairs(name: str) -> list[tuple[str, str]]:
    """A message whose lines say something about something: `this = that`."""
    lines = (line.partition(" = ") for line in text(name).splitlines())
    return [(left.strip(), right.strip()) for left, _, right in lines]


def placeholder(words: str) -> str:
    """FILE, NUMBER and the like, in the language."""
    known = dict(pairs("placeholders"))
    return re.sub(r"[A-Z]{2,}", lambda found: known.get(found[0], found[0]), words)


class Spoken(click.Command):
    """A command whose help is in the user's language, and which can be told in which one with `--lang`."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.params.append(
            click.Option(
                ["--lang"],
                type=LanguageTag(list(LANGUAGES)),
                metavar="LANGUAGE",
                expose_value=False,
                is_eager=True,
            )
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            near = self._shown_of(error.possibilities or (), ctx)
            raise click.NoSuchOption(error.option_name, possibilities=near, ctx=error.ctx or ctx) from None
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # whose usage it is
            raise

    def invoke(self, ctx: click.Context) -> Any:
        with augment_usage_errors(ctx), plain_errors():
            return super().invoke(ctx)

    def _shown_of(self, names: Iterable[str], ctx: click.Context) -> list[str]:
        """Those that the help lists: not what an option was called earlier."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        listed = {name for option in options if not option.hidden for name in option.opts}
        return [name for name in names if name in listed]

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        for param in params:
            if isinstance(param, click.Option):
                name = max(param.opts, key=len).lstrip("-")
                param.help = text(f"{self._name}-{name}") or text(f"option-{name}")
        return params

    @property
    def _name(self) -> str:
        return self.name or "tablee"

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first sentence."""
        return " ".join(text(self._name).split("\n\n")[0].split()).partition(". ")[0].rstrip(".") + "."

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = (placeholder(piece) for piece in self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{text('usage')}: ")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(with_games(text(self._name)))
        with formatter.section(text("examples")):
            _write_examples(formatter, self._name)
        self.format_options(ctx, formatter)
        with formatter.section(text("exit")):
            formatter.write_dl(pairs("exit-short"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        shown = [
            (placeholder(param.get_help_spec(ctx)), explained(param, ctx))
            for param in self.get_params(ctx)
            if isinstance(param, click.Option) and not param.hidden
        ]
        with formatter.section(text("options")):
            formatter.write_dl(shown)


def with_games(about: str) -> str:
    """With the names of all games there are, where the text has GAMES."""
    if "GAMES" not in about:
        return about
    from tablee.game.registry import GAMES

    return about.replace("GAMES", ", ".join(GAMES))


def explained(option: click.Option, context: click.Context) -> str:
    extra = option.get_help_extra(context)
    notes = [text("required")] if option.required else []
    notes += [f"{text('environment')}: {', '.join(extra['envvars'])}"] if "envvars" in extra else []
    notes += [f"{text('default')}: {extra['default']}"] if "default" in extra else []
    if isinstance(option.type, click.IntRange | click.FloatRange) and option.type.max is not None:
        notes += [f"{option.type.min:g}–{option.type.max:g}"]
    return f"{option.help}  [{'; '.join(notes)}]" if notes else option.help or ""


def _write_examples(formatter: click.HelpFormatter, name: str) -> None:
    """What is explained stands in columns; what is not may be as long as it is."""
    examples = EXAMPLES[name]
    width = max((len(command) for command, why in examples if why), default=0)
    for command, why in examples:
        said = text(f"example-{why}") if why else ""
        line = f"{command:{width}}  {said}" if said else command
        formatter.write(f"{'':{formatter.current_indent}}{line}\n")


class SpokenGroup(Spoken, click.Group):
    """All commands. What is not understood is said in the user's language, too."""

    command_class = Spoken

    def make_context(self, *arguments: Any, **settings: Any) -> click.Context:
        print_in_any_encoding()
        with understood():
            return super().make_context(*arguments, **settings)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        listen_for_language(ctx, args)
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        with understood():
            return super().invoke(ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The name of a game alone means to play it."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            from tablee.game.registry import GAMES

            if args[0] in GAMES:
                args = ["play", *args]
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which they were added: what most people look for comes first."""
        return list(self.commands)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        commands = [(name, self.commands[name].get_short_help_str()) for name in self.list_commands(ctx)]
        with formatter.section(text("commands")):
            formatter.write_dl(commands)
