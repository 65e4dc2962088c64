"""The moves worth telling apart: of moves that come to the same, one stands for all."""

from collections.abc import Hashable
from typing import Any

from tablee.game.contract import View
from tablee.review.game_hints import hints_of

Alike = tuple[Any, ...]  # moves that come to the same, in the order of the legal moves


def candidates(game: str, view: View) -> list[Alike]:
    """The legal moves of the view's seat that can be suggested, those that come to the same together."""
    sense = hints_of(game).sense
    groups: dict[Hashable, list[Any]] = {}
    for move in view.legal_moves:
        if (same := sense(view, move)) is not None:
            groups.setdefault(same, []).append(move)
    return [tuple(group) for group in groups.values()]


def waited_for(game: str, view: View) -> list[Alike]:
    """The same for a seat that has something to decide now; with bad manners one can act without that.

    Raises `ValueError` if it is not to act.
    """
    groups = candidates(game, view) if view.seat is not None and view.seat in view.waiting_for else []
    if not groups:
        raise ValueError("there are hints only for a seat that is to act")
    return groups
