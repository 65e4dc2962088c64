"""The moves worth telling apart: of moves that come to the same, one stands for all."""

from collections.abc import Hashable, Sequence
from typing import Any

from tablee.game.contract import View
from tablee.games.skipbo.rules.moves import Discard, EndTurn, Play, Source
from tablee.games.skipbo.rules.view import View as SkipBoView
from tablee.games.skyjo.rules.moves import COLUMNS, Draw
from tablee.games.skyjo.rules.view import View as SkyjoView

Alike = tuple[Any, ...]  # moves that come to the same, in the order of the legal moves


def candidates(view: SkipBoView | SkyjoView) -> list[Alike]:
    """The legal moves of the view's seat, those that come to the same together.

    At a Skip-Bo table with human manners only what a strict table allows: nobody is told how to cheat.
    """
    groups: dict[Hashable, list[Any]] = {}
    moves: Sequence[Any] = view.legal_moves
    for move in moves:
        if isinstance(view, SkyjoView):
            groups.setdefault(_skyjo_sense(view, move), []).append(move)
        elif isinstance(move, Play | Discard | EndTurn):
            groups.setdefault(_skipbo_sense(view, move), []).append(move)
    return [tuple(group) for group in groups.values()]


def is_waited_for(view: View) -> bool:
    """Whether this seat has something to decide now; somebody with bad manners might act without that."""
    if view.seat is None:
        return False
    return view.seat in view.waiting_for


def _skipbo_sense(view: SkipBoView, move: Any) -> Hashable:
    """Building piles of one height are the same, and so are discard piles with the same cards."""
    assert view.seat is not None
    if isinstance(move, EndTurn):
        return move
    own = view.places[view.seat].discards
    if isinstance(move, Discard):
        return "discard", move.card, own[move.pile]
    source: Hashable = move.which
    if move.source is Source.DISCARD:
        source = own[move.which]
    elif move.source is Source.PARTNER_DISCARD:
        assert view.partner is not None
        source = view.places[view.partner].discards[move.which]
    return move.source, source, len(view.building[move.pile])


def _skyjo_sense(view: SkyjoView, move: Any) -> Hashable:
    """Columns with the same cards are the same, and so are equal cards of one column."""
    assert view.seat is not None
    if isinstance(move, Draw):
        return move
    grid = view.grids[view.seat]
    column = grid[move.cell % COLUMNS :: COLUMNS]
    return type(move), grid[move.cell], tuple(sorted(column))
