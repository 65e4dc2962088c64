"""Worlds that a Skyjo seat must think possible, and how rounds end in them when level 4 plays on.

Dealt anew (see `kernels.worlds`) are all face-down cards, the draw pile, and the card in another's hand.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skyjo.bots import playouts
from tablee.games.skyjo.bots.position import CARDS, SEATS, ZERO, unseen_cards
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.kernel import NOBODY, PHASES, STATE
from tablee.games.skyjo.rules.moves import COLUMNS, Phase
from tablee.games.skyjo.rules.state import FACE_DOWN, GONE
from tablee.kernels.decorators import Array, Record, compiled
from tablee.kernels.stream import open_stream
from tablee.kernels.worlds import Endings, KernelWorlds, new_table, opener

if TYPE_CHECKING:
    from tablee.games.skyjo.rules.view import View

_LEVEL = 4  # who plays on
_LEFT = (1, 2, 3)  # what the kernel writes into the rows of a column that has left


class Unseen(NamedTuple):
    """What a view does not show. The unseen cards are the draw pile of its state."""

    cards: int  # how many
    drawn_is_hidden: bool  # whether somebody else has one of them in hand


# --- what the view shows -----------------------------------------------------------------------------


def _build(states: Array, view: "View") -> int:
    """Lay out all that is seen, and the unseen cards as a draw pile; how many these are."""
    s = states[0]
    s["players"] = view.players
    s["limit"] = core.SINGLE_ROUND
    s["closer_starts"] = view.options.next_start == "closer"
    s["clears_on_reveal"] = view.options.clear_on_reveal
    s["phase"] = PHASES.index(view.phase)
    s["dealer"] = view.dealer
    s["turn"] = (view.dealer + 1) % view.players if view.turn is None else view.turn
    s["closer"] = NOBODY if view.closer is None else view.closer
    s["starter"] = NOBODY if view.starter is None else view.starter
    s["top"] = view.discard[-1] + ZERO
    if view.drawn is not None:
        s["drawn"] = view.drawn + ZERO
    for seat, grid in enumerate(view.grids):
        cards = hidden = present = 0
        for cell, card in enumerate(grid):
            if card == GONE:
                cards |= _LEFT[cell // COLUMNS] << 4 * cell
                continue
            present |= 1 << cell
            if card == FACE_DOWN:
                hidden |= 1 << cell
            else:
                cards |= card + ZERO << 4 * cell
        s["grids"][seat], s["hidden"][seat], s["present"][seat] = cards, hidden, present
    unseen = unseen_cards(view)
    cards_left = [card for card in range(CARDS) for _ in range(unseen[card - ZERO])]
    s["draw"][: len(cards_left)] = cards_left
    return len(cards_left)


# --- compiled ----------------------------------------------------------------------------------------


@compiled
def _deal_unseen(s: Record, unseen: Unseen, seed: Array) -> None:
    """Let the face-down cells have theirs of the unseen cards; the rest is drawn.

    The kernel's own shuffle does it, which goes only as far as cards are wanted.
    """
    open_stream(s.shuffle, seed, Domain.SHUFFLE.value, 0)
    s.shuffles = 1
    s.next_card = 0
    s.draw_end = unseen.cards
    for seat in range(np.int64(s.players)):
        hidden = np.int64(s.hidden[seat])
        for cell in range(12):
            if (hidden >> cell) & 1:
                s.grids[seat] |= np.int64(core.next_card(s)) << (4 * cell)
    if unseen.drawn_is_hidden:
        s.drawn = core.next_card(s)


@compiled
def _write_ending(row: Array, s: Record) -> None:
    players = np.int64(s.players)
    lowest = np.int64(s.scores[0])
    for player in range(1, players):
        lowest = min(lowest, np.int64(s.scores[player]))
    for player in range(players):
        score = np.int64(s.scores[player])
        row[1 + player] = score
        if score == lowest:
            row[0] |= 1 << player


open_world = opener(_deal_unseen, __name__)
_endings = Endings(core, playouts, _LEVEL, open_world, _write_ending, __name__)


class Worlds(KernelWorlds):
    def __init__(self, view: "View", seed: bytes) -> None:
        """Raises `ValueError` if its round is over."""
        if view.outcome is not None:
            raise ValueError("the round is over: nothing is left to be played")
        base = np.zeros(1, dtype=STATE)
        unseen = Unseen(_build(base, view), view.phase is Phase.DRAWN and view.drawn is None)
        acts = view.seat is not None and view.seat in view.waiting_for
        seat = view.seat if acts and view.seat is not None else -1
        super().__init__(_endings, new_table(base, unseen, seed, SEATS), view.players, seat)
