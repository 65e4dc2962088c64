"""The rules of a game for players, in the reader's language, on a terminal."""

from collections.abc import Mapping
from io import StringIO
from typing import TYPE_CHECKING

from tablee.game.contract import Scalar
from tablee.game.options import options_of
from tablee.game.registry import game_named
from tablee.locales.words import MissingWords
from tablee.terminal import option_words
from tablee.terminal.speech import Speech

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 100  # columns: longer lines are hard to read


def rules_text(speech: Speech, game: str, given: Mapping[str, Scalar] | None = None) -> str:
    """As Markdown, with a title; the options that are given come first."""
    text = f"# {speech.say('rules-of', game=speech.title(game))}\n\n"
    for option in options_of(game_named(game).Options):
        if option.name in (given or {}) and not option.is_seat:
            value = option_words.shown_value(speech, game, option, (given or {})[option.name])
            text += f"- **{speech.named(option_words.label(speech, game, option), value)}**\n"
    try:
        return f"{text}\n{speech.words.rules(game)}"
    except MissingWords:  # a plug-in may have rules, but not in words
        return f"{text}{game_named(game).__doc__ or ''}"


def print_rules(console: "Console", text: str) -> None:
    from rich.markdown import Markdown

    console.print(Markdown(text, hyperlinks=False))


def rules_lines(text: str, width: int = 80) -> list[str]:
    """Without colours."""
    from rich.console import Console

    page = StringIO()
    print_rules(Console(file=page, width=width, color_system=None), text)
    return [line.rstrip() for line in page.getvalue().splitlines()]
