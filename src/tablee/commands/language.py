"""Which language the command speaks: that of `--lang`, wherever it stands, or else of the environment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from tablee.locales.languages import language_from_environment, language_of

if TYPE_CHECKING:
    from tablee.locales.words import Value
    from tablee.terminal.speech import Speech

_KEY = "tablee.language"


def listen_for_language(context: click.Context, arguments: Sequence[str]) -> None:
    """Before anything is understood, so that also what is not understood is said in the language."""
    for at, word in enumerate(arguments):
        option, _, value = word.partition("=")
        if option == "--lang":
            given = value or "".join(arguments[at + 1 : at + 2])
            if spoken := language_of(given):
                context.meta[_KEY] = spoken


def language() -> str:
    context = click.get_current_context(silent=True)
    return (context and context.meta.get(_KEY)) or language_from_environment()


def say(message: str, **values: "Value") -> str:
    """A message of command.ftl, where all begin with `command-`."""
    from tablee.locales.words import words

    return words(language()).say(f"command-{message}", **values)


def speech() -> "Speech":
    """What the terminal says."""
    from tablee.terminal.speech import Speech

    return Speech(language())
