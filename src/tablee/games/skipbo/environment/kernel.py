"""Skip-Bo at a table of a batch, compiled: moves, rewards, and what a seat observes.

What the game's kernel does not count, and an observation tells, is kept up to date from move to move: how
many of each card nobody but the holder of a hand has seen, and how many cards each discard pile has.
"""

from typing import Any

import numpy as np

from tablee.envs.layout import MOST
from tablee.envs.table_record import table_dtype
from tablee.game.rng import Scripted
from tablee.games.skipbo.bots import playouts as players
from tablee.games.skipbo.environment import layout
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.codec import unpack
from tablee.games.skipbo.kernel.kernel import CODES, SEATS, is_over
from tablee.games.skipbo.rules.moves import PILES, WILD, Discard, EndTurn, Play, Source
from tablee.games.skipbo.rules.state import State
from tablee.kernels.decorators import Array, Number, Record, compiled

__all__ = ["TABLE", "core", "dealt", "observe", "pay_scores", "play", "players", "state_of"]

_PILES = len(PILES)
TABLE = table_dtype(
    core,
    [
        ("unseen", np.int16, WILD),  # how many of each card lie where a spectator cannot see them
        ("sizes", np.uint8, (SEATS, _PILES)),  # of the discard piles
    ],
)

_HAND_PLAYS = CODES[Play(Source.HAND, 1, 0)]
_HAND_DISCARDS = CODES[Discard(1, 0)]
_END_TURN = CODES[EndTurn()]
_SOURCES = 5  # of a seat: the stock, then its four discard piles
_PLACES, _PLACE_SIZE = layout.layout(2).places, layout.layout(2).place_size
_WILD_COUNTS = np.array([wilds.bit_count() for wilds in range(1 << 12)], dtype=np.int16)
_integer = np.int64


@compiled
def _count_unseen(t: Record) -> None:
    """From the beginning, after a shuffle."""
    s = t.state
    for face in range(layout.FACES):
        t.unseen[face] = 0
    for i in range(s.drawn, s.draw_end):
        t.unseen[s.draw[i] >> 2] += 1
    for seat in range(s.players):
        for i in range(_integer(s.stock_counts[seat]) - 1):
            t.unseen[s.stocks[seat, i] >> 2] += 1
        for face in range(layout.FACES):
            t.unseen[face] += (s.hands[seat] >> (4 * face)) & 15


@compiled
def dealt(t: Record) -> None:
    _count_unseen(t)
    for seat in range(SEATS):
        for pile in range(_PILES):
            t.sizes[seat, pile] = 0


@compiled
def play(t: Record, code: Number) -> None:
    """Carry out a legal move, and keep up with what has been seen and where it lies."""
    s = t.state
    seat = core.seat_to_move(s)
    shuffles = s.shuffles
    if code >= _HAND_PLAYS:
        core.apply(s, seat, code)
        if code < _END_TURN:
            pile = code & 3
            if code >= _HAND_DISCARDS:
                t.sizes[seat, pile] += 1
                t.unseen[(code - _HAND_DISCARDS) >> 2] -= 1
            else:
                t.unseen[(code - _HAND_PLAYS) >> 2] -= 1
    else:
        source, owner = code >> 2, seat
        if source >= _SOURCES:
            source -= _SOURCES
            owner = (seat + s.across) % s.players
        core.apply(s, seat, code)
        if source:
            t.sizes[owner, source - 1] -= 1
        elif s.stock_counts[owner]:
            t.unseen[s.tops[owner, 0] >> 2] -= 1
    if s.shuffles != shuffles:
        _count_unseen(t)
        _count_piles(t)  # SB-28: it may have taken the discard piles


@compiled
def _count_piles(t: Record) -> None:
    s = t.state
    for seat in range(s.players):
        for pile in range(_PILES):
            size = 0
            slot = _integer(s.discards[seat, pile])
            while slot:
                size += 1
                slot = _integer(s.slots[slot]) >> 8
            t.sizes[seat, pile] = size


@compiled
def pay_scores(t: Record) -> None:
    """Only who wins gets any."""
    for seat in range(t.players):
        if np.int64(t.state.winners) >> seat & 1:
            t.rewards[seat] += t.state.score


@compiled
def observe(t: Record, seat: Number, observation: Array) -> None:
    s = t.state
    players = _integer(s.players)
    observation[layout.ACTOR] = players if is_over(s) else (s.turn - seat + players) % players
    observation[layout.DEALER] = (s.dealer - seat + players) % players
    observation[layout.DRAW_COUNT] = _integer(s.draw_end) - _integer(s.drawn)
    observation[layout.SET_ASIDE] = s.finished_count
    observation[layout.IDLE] = s.idle
    observation[layout.MOVED] = s.moved
    observation[layout.BUILT] = s.built
    for pile in range(_PILES):
        observation[layout.HEIGHTS + pile] = s.heights[pile]
        observation[layout.WILDS + pile] = _WILD_COUNTS[s.wilds[pile]]
    hand = s.hands[seat]
    for face in range(layout.FACES):
        held = (hand >> (4 * face)) & 15
        observation[layout.HAND + face] = held
        observation[layout.FINISHED + face] = s.finished[face]
        observation[layout.UNSEEN + face] = t.unseen[face] - held
    owner, at = seat, _PLACES
    for _ in range(players):
        count = _integer(s.stock_counts[owner])
        observation[at + layout.STOCK_TOP] = (_integer(s.tops[owner, 0]) >> 2) + 1 if count else 0
        observation[at + layout.STOCK_COUNT] = count
        held = (s.hands[owner] * 0x1111111111111111) >> 60  # as in the game's kernel
        observation[at + layout.HAND_COUNT] = held
        for pile in range(_PILES):
            observation[at + layout.PILE_SIZES + pile] = t.sizes[owner, pile]
            slot = _integer(s.discards[owner, pile])
            card_at = at + layout.PILE_CARDS + layout.DEPTH * pile
            for depth in range(layout.DEPTH):
                card = _integer(s.slots[slot])  # slot 0 is the table, under which there is nothing but itself
                observation[card_at + depth] = ((card & 0xFF) >> 2) + 1 if slot else 0
                slot = card >> 8
        observation[at + layout.TOTAL] = min(MOST, s.totals[owner])
        at += _PLACE_SIZE
        owner += 1
        if owner == players:
            owner = 0


def state_of(tables: Array, i: int, options: Any) -> State:
    """The state of the plain rules at a table. Its cards cannot be shuffled again: the seed is left out."""
    found = unpack(np.array(tables["state"][i : i + 1]), 0)._asdict()
    known = {name: value for name, value in found.items() if name in State._fields}
    return State(options=options, shuffler=Scripted(()), **known)
