"""Bots by the names that people type."""

from tablee.bots.ladder import LEVELS, NAMED, Policy, policy_named
from tablee.bots.strength import can_adapt
from tablee.commands.failures import Misuse
from tablee.terminal.adaptive import WORD


def level_names(game: str | None) -> list[str]:
    """Numbers and names of all bots, of one game or of all."""
    games = [game] if game is not None and game in LEVELS else list(LEVELS)
    names = [
        name for each in games for level in LEVELS[each] for name in (str(level.number), level.name.lower())
    ]
    return [*dict.fromkeys(names), *NAMED]


def check_seat(game: str, text: str) -> Policy:
    """Who gets a seat at a table: a bot, or one that adapts. Raises `Misuse`."""
    return WORD if text == WORD and can_adapt(game) else check_bot(game, text)


def check_bot(game: str, text: str) -> Policy:
    """Raises `Misuse` for a bot that there is not."""
    try:
        return policy_named(game, text)
    except ValueError:
        known = ", ".join(f"{level.number} ({level.name})" for level in LEVELS[game])
        raise Misuse("no-bot", given=text, known=", ".join([known, *NAMED])) from None
