"""The players of Skyjo compiled: whole matches between any of them, at kernel speed.

How they think is compiled from the very text that `heuristic.py` runs. What they see is counted here from a
state of the game's kernel: the face-up cards, and of the others only how many there are of each. The
kernel keeps no discard pile, so these are counted where they lie, and never where which one lies.

Random players choose from their seat's own stream, as all of these do.
"""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import numpy as np
from numba.extending import register_jitable

from tablee.games.skyjo.bots.evaluation import SCRATCH
from tablee.games.skyjo.bots.policy import FUNCTIONS, STYLE, slips
from tablee.games.skyjo.bots.policy import choose as choose_in
from tablee.games.skyjo.bots.position import CARDS, DRAWN, FACE_DOWN, GONE, GRID, IN_DECK, SEATS, Position
from tablee.games.skyjo.bots.rules_of_thumb import PICKS, ROLLS
from tablee.games.skyjo.bots.weights import Policy, style_of
from tablee.games.skyjo.kernel.kernel import apply, is_over, list_moves, seat_to_move
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import below

for _function in FUNCTIONS:
    register_jitable(_function)

_int: Any = np.int64
_IN_DECK = np.array(IN_DECK, dtype=np.int64)

# --- what a seat sees ------------------------------------------------------------------------------


@compiled
def see(s: Record, seat: Number, cells: Array, unseen: Array, pool: Array) -> Position:
    """What the seat to move knows, as `position_of` tells it of a view. The arrays become part of it."""
    for card in range(CARDS):
        unseen[card] = 0
    players = _int(s.players)
    at = 0
    for owner in range(players):
        grid, hidden, present = s.grids[owner], _int(s.hidden[owner]), _int(s.present[owner])
        for cell in range(GRID):
            card = (grid >> (4 * cell)) & 15
            if (hidden >> cell) & 1:
                unseen[card] += 1
                card = FACE_DOWN
            elif not (present >> cell) & 1:
                card = GONE
            cells[at] = card
            at += 1
    for i in range(_int(s.next_card), _int(s.draw_end)):
        unseen[s.draw[i]] += 1
    top, drawn = _int(s.top), _int(s.drawn) if s.phase == DRAWN else 0
    for card in range(CARDS):
        pool[card] = unseen[card]
    if s.next_card == s.draw_end:  # SJ-15: the next card comes from the discards below the top
        for card in range(CARDS):
            pool[card] = _IN_DECK[card] - unseen[card]
        for i in range(at):
            if cells[i] < FACE_DOWN:
                pool[cells[i]] -= 1
        pool[top] -= 1
        if s.phase == DRAWN:
            pool[drawn] -= 1
    left, phase, closer = _int(s.draw_end) - _int(s.next_card), _int(s.phase), _int(s.closer)
    clears = bool(s.clears_on_reveal)
    return Position(cells, unseen, pool, left, players, seat, phase, top, drawn, closer, clears)


@compiled
def see_in(s: Record, seat: Number, numbers: Array) -> Position:
    """The same in one array of `NUMBERS`."""
    return see(s, seat, numbers[:_UNSEEN], numbers[_UNSEEN:_POOL], numbers[_POOL:])


_UNSEEN = SEATS * GRID
_POOL = _UNSEEN + CARDS
NUMBERS = _POOL + CARDS

# --- playing ---------------------------------------------------------------------------------------

NAMED = ("uniform",)  # random players that play here


class Lineup(NamedTuple):
    """How each seat plays: a choice among its legal moves, each as likely, or a style."""

    random: Array
    styles: Array


class Room(NamedTuple):
    """Where compiled thinking writes. One thread, one room."""

    numbers: Annotated[Array, np.int64, NUMBERS]
    scratch: Annotated[Array, np.float64, SCRATCH]


def lineup_of(policies: Sequence[Policy], players: int) -> Lineup:
    """One policy for each seat. Raises `ValueError`."""
    if len(policies) != players:
        raise ValueError(f"a lineup for {players} players has {players} policies, not {len(policies)}")
    lineup = Lineup(np.zeros(SEATS, dtype=np.bool_), np.zeros((SEATS, STYLE)))
    for seat, policy in enumerate(policies):
        if isinstance(policy, str) and policy == "uniform":
            lineup.random[seat] = True
        else:
            lineup.styles[seat] = style_of(policy)
    return lineup


@compiled
def choose(s: Record, seat: Number, lineup: Lineup, stream: Record, room: Room) -> Number:
    """The code of the move that the policy of a seat chooses. It is the seat's turn."""
    if lineup.random[seat]:
        count = list_moves(s, seat, room.numbers)
        return room.numbers[below(stream, count)]
    position, style = see_in(s, seat, room.numbers), lineup.styles[seat]
    roll = pick = _int(0)
    if slips(style):
        roll = _int(below(stream, ROLLS))
        pick = _int(below(stream, PICKS))
    return choose_in(position, style, room.scratch, roll, pick)


@compiled
def play_game(s: Record, lineup: Lineup, streams: Array, room: Room, max_moves: Number) -> None:
    """Play on to the end of the round, or until the match has had so many moves."""
    while not is_over(s) and s.moves < max_moves:
        seat = seat_to_move(s)
        apply(s, seat, choose(s, seat, lineup, streams[seat], room))
