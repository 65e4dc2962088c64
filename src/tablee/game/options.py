"""What the options of all games have in common to check."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeGuard

from tablee.game.contract import Refusals


def is_whole(value: object) -> TypeGuard[int]:
    """A bool is an int to Python, but `players=True` is a mistake."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_table(
    given: Mapping[str, object], options: Any, players: int, allowed: range, refusals: Refusals
) -> None:
    """Raises `Refused` for a player count that is not allowed, or a name that is no field of the options."""
    if not is_whole(players) or players not in allowed:
        raise refusals.refused("player_count", players if is_whole(players) else repr(players))
    names = sorted(field.name for field in fields(options))
    for name in given:
        if name not in names:
            raise refusals.refused("unknown_option", name, known=", ".join(names))
