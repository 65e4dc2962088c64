"""Skyjo for OpenSpiel: one round.

A small game has fewer `cells`, counted a1 a2 a3 b1 …, and a `deck` of one's own. It has no set-up: of each
grid the first two cards lie face up from the beginning (one less than there are, if that is fewer), and who
sits left of the dealer starts.
"""

from collections.abc import Callable
from typing import Any

import pyspiel

from tablee.envs.open_spiel.states import (
    UNKNOWN,
    Drawn,
    Lazy,
    Rules,
    Slot,
    TableGame,
    game_type,
    is_unknown,
    taken,
)
from tablee.game.contract import replaced
from tablee.games.skyjo import deal, make_options
from tablee.games.skyjo.rules.moves import (
    ALL_MOVES,
    CARDS,
    CELLS,
    COLUMNS,
    ROWS,
    Draw,
    Keep,
    Move,
    Phase,
    Reject,
    cell_text,
)
from tablee.games.skyjo.rules.options import PLAYERS
from tablee.games.skyjo.rules.state import GONE, State
from tablee.kernels.arguments import whole

_COLUMN_BY_COLUMN = tuple(column + COLUMNS * row for column in range(COLUMNS) for row in range(ROWS))


class SkyjoRules(Rules):
    moves = ALL_MOVES
    faces = CARDS

    def __init__(self, params: dict[str, Any]) -> None:
        players = params["players"]
        given = {name: params[name] for name in ("clear_on_reveal", "dealer")}
        self.options = make_options({"limit": None, **given}, players)
        self.cells = whole("cells", params["cells"], 1, len(CELLS))
        super().__init__("skyjo", params, least=self.cells * players + 2)  # the discard pile, and one to draw

    def dealt(self, outcome: int) -> State:
        left = len(CELLS) - self.cells
        state, _ = deal(self.options, self.players, Lazy((), self.deck, left * self.players), None)
        if left:
            present = sum(1 << cell for cell in _COLUMN_BY_COLUMN[: self.cells])
            shown = sum(1 << cell for cell in _COLUMN_BY_COLUMN[: min(2, self.cells - 1)])
            state = state._replace(
                grids=tuple(
                    tuple(card if present >> cell & 1 else GONE for cell, card in enumerate(grid))
                    for grid in state.grids
                ),
                present=(present,) * self.players,
                hidden=(present & ~shown,) * self.players,
                phase=Phase.TURN,
            )
        return state

    def slot(self, state: State, pending: tuple[int, Any] | None) -> Slot | None:
        if is_unknown(state.discard[-1]):
            return Slot(("top",), state.discard[-1], None)
        if state.drawn is not None and is_unknown(state.drawn):
            return Slot(("drawn",), state.drawn, state.turn)
        for seat in range(self.players):
            up = state.present[seat] & ~state.hidden[seat]
            if pending is not None:
                up |= self._shown_by(state, seat, *pending)
            for cell in CELLS:
                if up >> cell & 1 and is_unknown(state.grids[seat][cell]):
                    return Slot(("grid", seat, cell_text(cell)), state.grids[seat][cell], None)
        return None

    def _shown_by(self, state: State, seat: int, mover: int, move: Move) -> int:
        """The cells of a seat that a move brings to light; SJ-11: at the end all."""
        if isinstance(move, Draw):
            return 0
        if state.phase is not Phase.SET_UP and (mover + 1) % self.players == state.closer:
            return state.present[seat]
        return 1 << move.cell if seat == mover else 0

    def put(self, state: State, slot: Slot, card: int) -> State:
        match slot.where:
            case ("top",):
                return state._replace(discard=replaced(state.discard, -1, card))
            case ("drawn",):
                return state._replace(drawn=Drawn(card, slot.unknown))
            case (_, seat, name):
                cell = "abcd".index(name[0]) + COLUMNS * (int(name[1]) - 1)
                grid = replaced(state.grids[seat], cell, card)
                return state._replace(grids=replaced(state.grids, seat, grid))
        raise AssertionError(slot)

    def told(self, state: State, move: Move) -> str:
        """The card that was drawn comes to light with what is done with it."""
        return f"={state.drawn}" if isinstance(move, Keep | Reject) else ""

    def resampled(self, state: State, seat: int, chance: Callable[[], float]) -> State:
        """Only a card just drawn is known to one alone."""
        if state.drawn is None or state.turn == seat:
            return state
        assert isinstance(state.drawn, Drawn)
        lazy: Any = state.shuffler
        at = state.drawn.pool
        pool = [*lazy.pools[at], int(state.drawn)]
        drawn = taken(pool, UNKNOWN + at, chance)
        pools = replaced(lazy.pools, at, tuple(sorted(pool)))
        return state._replace(drawn=drawn, shuffler=lazy._replace(pools=pools))


GAME_TYPE = game_type(
    "tablee_skyjo", "Skyjo", PLAYERS, {"cells": len(CELLS), "clear_on_reveal": True, "dealer": 0}
)


class SkyjoGame(TableGame):
    """`tablee_skyjo(players=2,cells=12,deck="",clear_on_reveal=True,dealer=0,max_moves=2000,recall=0)`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        super().__init__(GAME_TYPE, SkyjoRules(given), params or {})


pyspiel.register_game(GAME_TYPE, SkyjoGame)
