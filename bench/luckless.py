"""How much better than level 4 does a Skyjo player play, with the luck taken out?

    python bench/luckless.py --pairs 300 --milliseconds 10 50 200

Points a round, two players, the same deals for both. Whenever a card turns up, what level 5's network makes
of it is compared with what it expected before. The surprises are luck: on average they come to nothing,
whoever plays, and without them a twelfth of the variance is left. So a few hundred rounds say what otherwise
takes thousands.
(What is still face down when a round ends counts as expected. That formula is near the truth, not the truth:
the luck that was taken out is told as well.)

Level 5 is measured first, then the champion with so many milliseconds a move, each on the same deals. The
difference between them is more certain than either figure.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from tablee.bots.contract import Clock
from tablee.bots.ladder import make_bot
from tablee.bots.ready import make_ready
from tablee.bots.skyjo.champion import compiled_position, networks_for
from tablee.bots.skyjo.levels import tuned_weights
from tablee.bots.skyjo.lookahead import (
    Care,
    Room,
    best_move,
    consider,
    list_moves,
    new_room,
    value_after,
    value_of_drawing,
    value_of_move,
)
from tablee.bots.skyjo.position import (
    DRAW_CARD,
    FACE_DOWN,
    GRID,
    KEEP,
    REJECT,
    TAKE,
    ZERO,
    Position,
    position_of,
)
from tablee.bots.skyjo.search import POINTS
from tablee.games.compiling import Number
from tablee.games.rng import Seeded, game_seed, simulation_key
from tablee.games.skyjo.moves import ALL_MOVES
from tablee.games.skyjo.phase import Phase
from tablee.match.match import Match

CARE = Care(4, 0)  # four moves with each card that may be drawn
OPPONENT, CHAMPION = 4, 6


class Played(NamedTuple):
    """One round of a player against level 4."""

    lead: float  # points fewer than level 4 has
    without_luck: float
    milliseconds: float  # a decision


# --- surprises, compiled -----------------------------------------------------------------------------


def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Not cached: nothing but this measurement uses it."""
    return njit(nogil=True)(function)


@_compiled
def _surprise_of_drawing(position: Position, room: Room, drawn: Number) -> Any:
    consider(position, room)
    exchanges, turns = list_moves(position, room)
    expected = value_of_drawing(position, room, exchanges, turns, CARE, 0.5)
    value, _ = best_move(position, room, exchanges, turns, drawn, False, CARE)
    return value - expected


@_compiled
def _surprise_of_turning_up(
    position: Position, room: Room, cell: Number, placed: Number, top: Number, rejected: bool
) -> Any:
    """`placed` lies in the cell now; `rejected` says whether it was turned over there."""
    consider(position, room)
    exchanges, turns = list_moves(position, room)
    for k in range(turns if rejected else exchanges):
        move = GRID + k if rejected else k
        # Of the face-down cells of a column one is listed.
        if (room.cells[move] & 3) == (cell & 3) and (rejected or room.downs[move]):
            expected = value_of_move(position, room, move, top if rejected else placed)
            return value_after(position, room, room.cells[move], placed, top) - expected
    return 0.0


@_compiled
def _value_at_the_end(position: Position, room: Room, cell: Number, placed: Number, top: Number) -> Any:
    consider(position, room)
    return value_after(position, room, cell, placed, top)


@cache
def _room() -> Room:
    make_ready("skyjo")  # compiling does not count as thinking
    room = new_room(*networks_for(2), tuned_weights(2, None))
    room.totals[:] = -10_000.0  # so early in a match that every point counts the same
    return room


# --- rounds ----------------------------------------------------------------------------------------


def play(task: tuple[int, int, int, int, int]) -> Played:
    """One round: the level, its milliseconds, the seed, the deal, the seat."""
    level, milliseconds, seed, deal, own = task
    dealt = game_seed(simulation_key(seed), deal)
    match = Match("skyjo", 2, {}, Seeded(dealt))
    bots = [make_bot("skyjo", level if seat == own else OPPONENT, dealt, seat) for seat in range(2)]
    room, luck, value = _room(), 0.0, 0.0
    thought, decisions = 0.0, 0
    while match.outcome is None:
        seat = match.actors()[0]
        view, cards = match.view(seat), match.state.grids[seat]
        began = perf_counter()
        move = bots[seat].choose(view, Clock(milliseconds))
        if seat == own and view.phase is not Phase.SET_UP:
            thought += perf_counter() - began
            decisions += 1
        match.push(seat, move)
        if view.phase is Phase.SET_UP:
            continue
        position, code = compiled_position(position_of(view)), ALL_MOVES.index(move)
        sign = 1 if seat == own else -1
        if code == DRAW_CARD:
            luck += sign * _surprise_of_drawing(position, room, match.state.drawn + ZERO)
            continue
        rejected = code >= REJECT
        cell = code - (REJECT if rejected else KEEP if code >= KEEP else TAKE)
        hand = (view.discard[-1] if code < DRAW_CARD else view.drawn) + ZERO
        there = cards[cell] + ZERO
        placed, top = (there, hand) if rejected else (hand, there)
        if position.cells[seat * GRID + cell] == FACE_DOWN:
            luck += sign * _surprise_of_turning_up(position, room, cell, placed, top, rejected)
        if match.outcome is not None:
            value = sign * _value_at_the_end(position, room, cell, placed, top)
    scores = match.outcome.scores
    lead = float(scores[1 - own] - scores[own])
    return Played(lead, POINTS * (value - luck), 1000 * thought / decisions)


def measure(level: int, milliseconds: int, pairs: int, seed: int, workers: int) -> tuple[Any, Any, float]:
    """What a level is ahead of level 4 and its luck, for each deal in both seats; its time a decision."""
    tasks = [(level, milliseconds, seed, i // 2, i % 2) for i in range(2 * pairs)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        rounds = list(pool.map(play, tasks, chunksize=2))
    ahead = np.array([played.without_luck for played in rounds]).reshape(-1, 2).mean(1)
    luck = np.array([played.lead for played in rounds]).reshape(-1, 2).mean(1) - ahead
    return ahead, luck, float(np.mean([played.milliseconds for played in rounds]))


def _told(values: Any) -> str:
    return f"{values.mean():+.2f} ± {1.96 * values.std() / len(values) ** 0.5:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=300, help="deals, each in both seats")
    parser.add_argument("--milliseconds", type=int, nargs="+", default=[10, 50, 200])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    first = None
    for level, milliseconds in [(5, 200), *((CHAMPION, ms) for ms in given.milliseconds)]:
        ahead, luck, mean_ms = measure(level, milliseconds, given.pairs, given.seed, given.workers)
        first = ahead if first is None else first
        print(
            f"level {level}, {mean_ms:.1f} ms: {_told(ahead)} points a round, "
            f"more than level 5: {_told(ahead - first)}; luck that was taken out: {_told(luck)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
