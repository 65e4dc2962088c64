"""Positions of Skyjo that are never learned from, and what their best moves are really worth.

Somebody has drawn a card. The three moves that level 4 likes best are played out to the end of the round, in
many worlds: the same for all three. A world is the position with all cards that nobody sees dealt anew.
"""

from typing import Any, NamedTuple

import numpy as np
import torch
from each import Each, put
from numba import njit
from skyjo_board import Board, begin_round, deal_anew, new_board, worth_of_round
from truth import measure

from tablee.bots.network import Panel
from tablee.game.rng import Domain
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.learned import (
    CAREFUL,
    EAGER,
    choose_moves,
    code_of,
    consider,
    list_moves,
    look_ahead,
    value_of_move,
)
from tablee.games.skyjo.bots.learned_playouts import face_round
from tablee.games.skyjo.bots.match_mixture import POINTS
from tablee.games.skyjo.bots.playouts import see_in
from tablee.games.skyjo.bots.position import DRAWN, NOBODY, SEATS, SET_UP
from tablee.games.skyjo.kernel.kernel import OVER, apply, seat_to_move
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import below, game_seed, open_stream
from tablee.kernels.workspace import row_of

MOVES = 3
_FINE = 1 << 16


class Choices(NamedTuple):
    """Positions on a board, and what is found there."""

    board: Board
    wanted: Array  # the move of a round at which somebody is to choose
    counts: Array  # of moves there
    codes: Array  # of the moves,
    values: Array  # and what they are thought to be worth, or turn out to be


@njit(nogil=True)
def _list(i: Number, c: Choices, seat: Number) -> None:
    b = c.board
    position, room = see_in(b.states[i], seat, b.rooms.numbers[i]), row_of(b.rooms, i)
    consider(position, room)
    exchanges, turns = list_moves(position, room)
    most = CAREFUL.moves
    count = choose_moves(position, room, exchanges, turns, position.drawn, False, most)
    c.counts[i] = count
    for k in range(min(count, MOVES)):
        c.codes[i, k] = code_of(room.order[k], room, False)
        c.values[i, k] = value_of_move(position, room, room.order[k], position.drawn)


@njit(nogil=True)
def find(i: Number, c: Choices) -> None:
    """Play to where somebody is to choose."""
    b = c.board
    s = b.states[i]
    begin_round(i, b)
    face_round(s, b.learned[i], row_of(b.rooms, i))
    made = 0
    c.counts[i] = 0
    while s.phase != OVER:
        seat = seat_to_move(s)
        if s.phase == DRAWN and made >= c.wanted[i] and s.closer == NOBODY:
            _list(i, c, seat)
            return
        position, room = see_in(s, seat, b.rooms.numbers[i]), row_of(b.rooms, i)
        if s.phase == SET_UP:
            apply(s, seat, judge_cost(position, room.weights, room.scratch))
        else:
            code, _ = look_ahead(position, room, b.care, 0.0)
            apply(s, seat, code)
        made += 1


@njit(nogil=True)
def judge_again(i: Number, c: Choices) -> None:
    """What other networks think of the same moves."""
    b = c.board
    face_round(b.states[i], b.learned[i], row_of(b.rooms, i))
    _list(i, c, np.int64(b.states[i].turn))


@njit(nogil=True)
def play_out(i: Number, c: Choices) -> None:
    """One move in one world, and what came of it."""
    b = c.board
    s, stream = b.states[i], b.streams[i]
    seat = np.int64(s.turn)
    game_seed(b.seeds[i], b.key, i // MOVES)
    open_stream(stream, b.seeds[i], Domain.POLICY.value, 0)
    deal_anew(s, stream, b.cards[i])
    face_round(s, b.learned[i], row_of(b.rooms, i))
    apply(s, seat, c.codes[i, 0])
    while s.phase != OVER:
        mover = np.int64(s.turn)
        position, room = see_in(s, mover, b.rooms.numbers[i]), row_of(b.rooms, i)
        code, _ = look_ahead(position, room, b.care, np.int64(below(stream, _FINE)) / _FINE)
        apply(s, mover, code)
    c.values[i, 0] = worth_of_round(i, b, seat)


class Truth:
    """The positions, and how their moves turned out when the first networks played on."""

    def __init__(
        self, panels: tuple[Panel, Panel], players: int, positions: int, worlds: int, device: str
    ) -> None:
        everybody = np.arange(SEATS) < players

        def choices(count: int, moves: int, care: Any) -> Choices:
            seats = np.tile(everybody, (count, 1))
            board = new_board(panels, players, count, seats, care, 99_999, device, samples=False)
            wanted = np.random.default_rng(5).integers(3 * players, 22 * players, count)
            zeros = np.zeros((count, moves))
            whole = (
                put(each, device) for each in (wanted, np.zeros(count, np.int64), zeros.astype(np.int64))
            )
            return Choices(board, *whole, put(zeros, device))

        self._choices, self._again = choices(positions, MOVES, CAREFUL), Each(judge_again, device)
        Each(find, device)(positions, self._choices)
        self._there = (self._choices.counts >= MOVES).cpu().numpy()
        base = _host(self._choices.board.states)[self._there]
        codes = self._choices.codes.cpu().numpy()[self._there]
        tried = choices(len(base) * worlds * MOVES, 1, EAGER)
        tried = tried._replace(
            board=tried.board._replace(states=put(np.repeat(base, worlds * MOVES), device)),
            codes=put(np.repeat(codes[:, None], worlds, axis=1).reshape(-1, 1), device),
        )
        Each(play_out, device)(len(tried.codes), tried)
        self._seen = tried.values.cpu().numpy().reshape(len(base), worlds, MOVES).swapaxes(1, 2)

    def compare(self, panels: tuple[Panel, Panel]) -> dict[str, float]:
        """How far off networks are, in points."""
        room = self._choices.board.rooms
        for there, panel in ((room.open, panels[0]), (room.closed, panels[1])):
            for old, new in zip(there, panel, strict=True):
                old.copy_(torch.from_numpy(new))
        self._again(len(self._there), self._choices)
        thought = self._choices.values.cpu().numpy()[self._there]
        return measure(thought, self._seen, POINTS)


def _host(states: Any) -> Array:
    return states.copy_to_host() if hasattr(states, "copy_to_host") else states
