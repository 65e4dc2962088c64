"""How much may be said. Everybody at a table is sent all of it, so it costs more than a move."""

from tablee.server.limits.numbers import (
    LETTERS_AT_TABLE,
    STEPS,
    STEPS_AT_TABLE,
    STEPS_OF_PERSON,
    TALK,
    TALK_AT_TABLE,
    TALK_OF_PERSON,
)
from tablee.server.limits.rate_limits import RateLimits
from tablee.table.chat import Words


def may_talk(limits: RateLimits, words: Words) -> bool:
    """Whether it may be said; then it counts."""
    return limits.take_all(
        (TALK_OF_PERSON, words.person, 1),
        (TALK, words.address, 1),
        (TALK_AT_TABLE, _room(words), words.processes),
        (LETTERS_AT_TABLE, _room(words), words.letters * words.processes),
    )


def may_show(limits: RateLimits, words: Words) -> bool:
    """Whether a step of a replay may be shown to everybody; then it counts."""
    return limits.take_all(
        (STEPS_OF_PERSON, words.person, 1),
        (STEPS, words.address, 1),
        (STEPS_AT_TABLE, _room(words), words.processes),
    )


def _room(words: Words) -> str:
    """Players and spectators count apart: a crowd that shouts silences itself, not the players.

    Each process of a table counts by itself and lets only its part through.
    """
    return f"{words.table} {words.seated}"
