"""The rules and options of a game in the reader's language, or else in the game's own words."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import TYPE_CHECKING

from tablee.game.contract import Scalar
from tablee.game.options import Option, handicapped, options_kept, options_of
from tablee.game.registry import game_named
from tablee.locales.words import MissingWords
from tablee.terminal.speech import Speech

if TYPE_CHECKING:
    from rich.console import Console


def label(speech: Speech, game: str, option: Option) -> str:
    return speech.find(f"option-{game}-{option.name}") or option.name.replace("_", " ").capitalize()


def hint(speech: Speech, game: str, option: Option) -> str:
    return speech.find(f"option-{game}-{option.name}-hint") or ""


def describe_options(speech: Speech, game: str, given: Mapping[str, Scalar], names: Sequence[str]) -> str:
    """All options that matter at a table: “Length of the match: 500 points · …”."""
    played = game_named(game)
    kept = options_kept(played, given)
    said = [
        speech.named(label(speech, game, option), shown_value(speech, game, option, kept[option.name], names))
        for option in options_of(played.Options)
        if option.name in kept and option.has_meaning(kept)
    ]
    return " · ".join(said)


def shown_value(speech: Speech, game: str, option: Option, value: Scalar, names: Sequence[str] = ()) -> str:
    """`names`: of the players, by seat, if they are known."""
    message = f"option-{game}-{option.name}-"
    if option.kind == "handicap":
        given = [
            speech.find(f"{message}value", player=_name(speech, names, seat), count=number) or str(number)
            for seat, number in handicapped(str(value))
        ]
        return ", ".join(given) or speech.find(f"{message}value", player="", count="none") or "–"
    if option.is_seat and names:
        whose = {"who": "none"} if value is None else {"who": "other", "player": names[int(value)]}
        text = speech.find(f"{message}value", **whose)
    elif option.kind == "number":
        known = "none" if value is None else value
        text = speech.find(f"{message}value", points=known, count=known)
    else:
        text = speech.find(f"{message}{str(value).lower()}")
    if text is not None:
        return text
    if isinstance(value, bool):
        return speech.say("key-yes" if value else "key-no")
    return "–" if value is None else str(value)


def _name(speech: Speech, names: Sequence[str], seat: int) -> str:
    return names[seat] if names else speech.say("seat-number", seat=seat + 1)


WIDEST = 100  # columns: longer lines are hard to read


def rules_text(speech: Speech, game: str, given: Mapping[str, Scalar] | None = None) -> str:
    """Markdown with a title, then the given options, then the rules."""
    text = f"# {speech.say('rules-of', game=speech.title(game))}\n\n"
    for option in options_of(game_named(game).Options):
        if option.name in (given or {}) and not option.is_seat:
            value = shown_value(speech, game, option, (given or {})[option.name])
            text += f"- **{speech.named(label(speech, game, option), value)}**\n"
    try:
        return f"{text}\n{speech.words.rules(game)}"
    except MissingWords:  # a plug-in may have rules, but not in words
        return f"{text}{game_named(game).__doc__ or ''}"


def print_rules(console: "Console", text: str) -> None:
    from rich.markdown import Markdown

    console.print(Markdown(text, hyperlinks=False))


def rules_lines(text: str, width: int = 80) -> list[str]:
    """The rendered Markdown, without colours."""
    from rich.console import Console

    page = StringIO()
    print_rules(Console(file=page, width=width, color_system=None), text)
    return [line.rstrip() for line in page.getvalue().splitlines()]
