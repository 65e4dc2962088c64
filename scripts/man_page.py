"""The manual page, from what `--help` says: `python -m scripts.man_page`."""

from collections.abc import Iterator
from pathlib import Path

import click

from tablee.cli import main as tablee
from tablee.commands.examples import EXAMPLES
from tablee.commands.help_texts import Spoken, explained, pairs, placeholder, text, with_games

FILE = Path(__file__).parents[1] / "docs" / "tablee.1"
_ENVIRONMENT = (
    ("NO_COLOR", "If set, nothing is coloured."),
    ("LANG, LC_ALL, LC_MESSAGES", "The language, if --lang does not say."),
    ("XDG_DATA_HOME, XDG_CACHE_HOME", "Where games, sheets and compiled code are kept."),
    ("TERM", "On a terminal that is dumb, everything is said line by line."),
)


def page() -> str:
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    root = click.Context(tablee, info_name="tablee", **tablee.context_settings)
    with root.scope(cleanup=False):
        yield '.TH TABLEE 1 "" "Tablée" "User Commands"'
        yield from (".SH NAME", _set("tablee - Skip-Bo and Skyjo at one table"))
        yield from (".SH SYNOPSIS", ".B tablee", _set("COMMAND [ARGUMENTS]…"))
        yield from (".SH DESCRIPTION", *_paragraphs(text("tablee")))
        yield ".SH COMMANDS"
        for name, command in tablee.commands.items():
            assert isinstance(command, Spoken)
            yield from _command(name, command, root)
        yield ".SH EXIT STATUS"
        for code, meaning in pairs("exit-short"):
            yield from (".TP", f".B {_set(code)}", _set(meaning))
        yield ".SH ENVIRONMENT"
        for name, meaning in _ENVIRONMENT:
            yield from (".TP", f".B {_set(name)}", _set(meaning))
        yield ".SH EXAMPLES"
        for line, why in EXAMPLES["tablee"]:
            yield from (".TP", f".B {_set(line)}", _set(text(f"example-{why}") if why else ""))


def _command(name: str, command: Spoken, root: click.Context) -> Iterator[str]:
    context = click.Context(command, info_name=name, parent=root)
    usage = " ".join(placeholder(piece) for piece in command.collect_usage_pieces(context))
    yield from (f".SS {_set(f'tablee {name} {usage}')}", *_paragraphs(with_games(text(name))))
    for option in command.get_params(context):
        if isinstance(option, click.Option) and not option.hidden:
            yield from (
                ".TP",
                f".B {_set(placeholder(option.get_help_spec(context)))}",
                _set(explained(option, context)),
            )


def _paragraphs(about: str) -> Iterator[str]:
    for paragraph in about.split("\n\n"):
        yield from (".PP", _set(" ".join(paragraph.split())))


def _set(words: str) -> str:
    """As troff reads it: hyphens that can be copied, and no line that looks like a request."""
    words = " ".join(words.split()).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{words}" if words[:1] in ".'" else words


def main() -> None:
    FILE.write_text(page(), encoding="utf-8")
    print(f"{FILE.name}: {len(page().splitlines())} lines")


if __name__ == "__main__":
    main()
