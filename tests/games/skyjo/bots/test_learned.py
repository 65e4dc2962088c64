from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numba import njit

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.bots.network import Notes
from tablee.game.rng import Seeded
from tablee.games.skyjo.bots.champion import compiled_position, panels_for
from tablee.games.skyjo.bots.features import NUMBERS_FROM, STAGES, STANDING, tell_standing
from tablee.games.skyjo.bots.learned import Room, consider, list_moves, new_room, value_after, value_of_move
from tablee.games.skyjo.bots.position import CARDS, GRID, TURN, Position, position_of
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.rules.moves import Phase
from tablee.kernels.decorators import Number
from tablee.kernels.workspace import new_workspace
from tablee.match.match import Match


def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Not cached: this is code of a test."""
    return njit(function)  # type: ignore[no-any-return]


@_compiled
def _listed(position: Position, room: Room) -> Any:
    consider(position, room)
    return list_moves(position, room)


@_compiled
def _worth(position: Position, room: Room, move: Number, card: Number) -> Any:
    return value_of_move(position, room, move, card)


@_compiled
def _worth_with(position: Position, room: Room, cell: Number, card: Number, top: Number) -> Any:
    return value_after(position, room, cell, card, top)


@pytest.fixture(scope="module")
def room() -> Room:
    return new_room(*panels_for(2), tuned_weights(2, None))


def test_networks_are_told_how_the_match_stands_as_the_seat_sees_it() -> None:
    def told(own: float, other: float, seat: int = 0) -> int:
        notes = new_workspace(Notes)
        tell_standing(notes, (own, other) if seat == 0 else (other, own), seat)
        assert notes.length[0] == 1
        return int(notes.features[0])

    assert told(-10_000.0, 0.0) == told(0.0, 19.0) == STANDING
    assert told(99.0, 93.0) == NUMBERS_FROM - 1
    assert told(45.0, 80.0) == told(51.0, 85.0) != told(80.0, 45.0)
    assert told(45.0, 80.0, seat=1) == told(45.0, 80.0)
    stages = [0.0, *STAGES]
    assert len({told(own, other) for own in stages for other in stages}) == NUMBERS_FROM - STANDING


def positions() -> Iterator[Position]:
    """The turns of two rounds of level 4."""
    for seed in range(2):
        match = Match("skyjo", 2, {}, Seeded(bytes([seed]) * 32))
        bots = [make_bot("skyjo", 4, bytes(32), seat) for seat in range(2)]
        while match.outcome is None:
            seat = match.actors()[0]
            view = match.view(seat)
            if view.phase is Phase.TURN:
                yield compiled_position(position_of(view))
            match.push(seat, bots[seat].choose(view, Clock()))


@pytest.mark.slow
def test_a_move_is_worth_the_mean_of_what_it_may_turn_up(room: Room) -> None:
    seen = {"exchanged": 0, "turned over": 0, "known": 0}
    for position in positions():
        assert position.phase == TURN
        exchanges, turns = _listed(position, room)
        for move in [*range(exchanges), *range(GRID, GRID + turns)]:
            cell, card = int(room.cells[move]), position.top
            unknown = [(card, other) if move < GRID else (other, card) for other in range(CARDS)]
            if move < GRID and not room.downs[move]:
                old = position.cells[position.seat * GRID + cell]
                expected, kind = _worth_with(position, room, cell, card, old), "known"
            else:
                worth = [_worth_with(position, room, cell, placed, top) for placed, top in unknown]
                expected = np.average(worth, weights=position.unseen)
                kind = "exchanged" if move < GRID else "turned over"
            assert _worth(position, room, move, card) == pytest.approx(expected, abs=1e-4), kind
            seen[kind] += 1
    assert min(seen.values()) > 20
