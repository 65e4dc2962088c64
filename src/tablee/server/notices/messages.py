"""What people are told: that it is their turn, where, with whom. Never a card, a hint or a score."""

from typing import NamedTuple

from tablee.game.registry import game_named
from tablee.locales.words import words


class Message(NamedTuple):
    """In the reader's language. `path` leads to the table; `tag` replaces an earlier word about it."""

    title: str
    text: str
    path: str
    tag: str


def your_turn(language: str, game: str, others: list[str], code: str, table: str) -> Message:
    return _about_table("notice-turn", language, game, others, code, table)


def hurry(language: str, game: str, others: list[str], code: str, table: str, hours: int) -> Message:
    """The turn is over in so many hours."""
    return _about_table("notice-hurry", language, game, others, code, table, hours=hours)


def a_try(language: str) -> Message:
    say = words(language).say
    return Message(say("notice-try"), say("notice-try-text"), "/", "try")


def please_confirm(language: str) -> Message:
    """Without a path: the caller has a link."""
    say = words(language).say
    return Message(say("notice-confirm"), say("notice-confirm-text"), "", "confirm")


def _about_table(
    key: str, language: str, game: str, others: list[str], code: str, table: str, **details: int
) -> Message:
    say, title = words(language), game_named(game).FACTS.title
    text = say.say("notice-with", game=title, names=say.listed(others)) if others else title
    return Message(say.say(key, **details), text, f"/t/{code}", f"table-{table}")
