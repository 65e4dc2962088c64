"""Skyjo at a table of a batch, compiled: moves, rewards, and what a seat observes.

Which cards a seat has not seen yet is kept up to date from move to move: counting the draw pile each time
would take longer than all the rest. During set-up the lowest seat that has not turned over two cards goes on.
"""

from typing import Any

import numpy as np

from tablee.envs.layout import MOST
from tablee.envs.table_record import table_dtype
from tablee.game.rng import Scripted
from tablee.games.skyjo.bots import playouts as players
from tablee.games.skyjo.environment import layout
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.codec import unpack
from tablee.games.skyjo.kernel.kernel import (
    CELL_COUNT,
    CODES,
    MOVES,
    NOBODY,
    card_at,
    integer,
    is_over,
    seat_to_move,
)
from tablee.games.skyjo.rules.moves import DRAW
from tablee.games.skyjo.rules.state import State
from tablee.kernels.decorators import Array, Number, Record, compiled

__all__ = ["TABLE", "core", "dealt", "observe", "pay_scores", "play", "players", "state_of"]

# How many of each card lie where a spectator cannot see them, four bits each.
TABLE = table_dtype(core, [("unseen", np.int64)])

_DRAW = CODES[DRAW]
_CELL_OF = np.array([getattr(move, "cell", 0) for move in MOVES], dtype=np.int64)  # by move code
_PLACES, _PLACE_SIZE = layout.layout(2).places, layout.layout(2).place_size


@compiled
def _count_unseen(s: Record) -> Number:
    """The cards that lie face down, wherever it is, and the one in somebody's hand."""
    counts = integer(0)
    for seat in range(integer(s.players)):
        for cell in range(CELL_COUNT):
            if (integer(s.hidden[seat]) >> cell) & 1:
                counts += 1 << (4 * card_at(s.grids[seat], cell))
    for i in range(integer(s.next_card), integer(s.draw_end)):
        counts += 1 << (4 * integer(s.draw[i]))
    if s.phase == core.DRAWN:
        counts += 1 << (4 * integer(s.drawn))
    return counts


@compiled
def dealt(t: Record) -> None:
    t.unseen = _count_unseen(t.state)


@compiled
def play(t: Record, code: Number) -> None:
    """Carry out a legal move, and keep up with what has been seen."""
    s = t.state
    seat = seat_to_move(s)
    if code == _DRAW:
        shuffles = s.shuffles
        core.apply(s, seat, code)
        if s.shuffles != shuffles:  # SJ-15
            t.unseen = _count_unseen(s)
        return
    if s.phase == core.DRAWN:
        t.unseen -= 1 << (4 * integer(s.drawn))
    cell = _CELL_OF[code]
    if (integer(s.hidden[seat]) >> cell) & 1:
        t.unseen -= 1 << (4 * card_at(s.grids[seat], cell))
    core.apply(s, seat, code)
    if is_over(s):  # all cards have been turned up
        t.unseen = _count_unseen(s)


@compiled
def pay_scores(t: Record) -> None:
    """Points count against one."""
    for seat in range(t.players):
        t.rewards[seat] -= t.state.scores[seat]


@compiled
def _distance(seat: Number, other: Number, players: Number) -> Number:
    if other == NOBODY:
        return players
    return other - seat if other >= seat else other - seat + players


@compiled
def observe(t: Record, seat: Number, observation: Array) -> None:
    s = t.state
    players = integer(s.players)
    acting = integer(NOBODY) if is_over(s) else seat_to_move(s)
    unseen = t.unseen
    observation[layout.PHASE] = s.phase
    observation[layout.ACTOR] = _distance(seat, acting, players)
    observation[layout.TOP] = s.top
    observation[layout.DRAWN] = layout.NO_CARD
    if s.phase == core.DRAWN and seat == acting:  # what somebody else has drawn is hidden
        observation[layout.DRAWN] = s.drawn
        unseen -= 1 << (4 * integer(s.drawn))
    observation[layout.DRAW_COUNT] = integer(s.draw_end) - integer(s.next_card)
    observation[layout.CLOSER] = _distance(seat, integer(s.closer), players)
    observation[layout.STARTER] = _distance(seat, integer(s.starter), players)
    observation[layout.DEALER] = _distance(seat, integer(s.dealer), players)
    for card in range(layout.FACES):
        observation[layout.UNSEEN + card] = (unseen >> (4 * card)) & 15
    owner, at = seat, _PLACES
    for _ in range(players):
        grid, hidden, present = s.grids[owner], integer(s.hidden[owner]), integer(s.present[owner])
        for cell in range(CELL_COUNT):
            card = (grid >> (4 * cell)) & 15
            card = card if (present >> cell) & 1 else layout.LEFT
            observation[at + layout.CELLS_AT + cell] = layout.DOWN if (hidden >> cell) & 1 else card
        observation[at + layout.TOTAL] = max(-MOST, min(MOST, s.totals[owner]))
        at += _PLACE_SIZE
        owner += 1
        if owner == players:
            owner = 0


def state_of(tables: Array, i: int, options: Any) -> State:
    """The state of the plain rules at a table. Its cards cannot be shuffled again: the seed is left out.

    Of the discard pile the kernel keeps the top only; the cards below it are sorted.
    """
    found = unpack(np.array(tables["state"][i : i + 1]), 0)
    below = list(found.discard)
    below.remove(found.discard_top)
    known = {name: value for name, value in found._asdict().items() if name in State._fields}
    known["discard"] = (*below, found.discard_top)
    return State(options=options, shuffler=Scripted(()), **known)
