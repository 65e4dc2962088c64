"""Worlds that a Skip-Bo seat must think possible, and how games end in them when level 4 plays on.

Dealt anew (see `kernels.worlds`) are the draw pile, the stocks below their tops, and the other hands.

A table with human manners is played on as a strict one. Cards beyond what a strict table can hold (a stock
of thirty, seven in another's hand, fifteen in one's own or seven of a face) go to the draw pile.
"""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skipbo.bots import playouts
from tablee.games.skipbo.bots.position import unseen_cards
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import NO_CARD, SEATS, STATE
from tablee.games.skipbo.rules.moves import WILD
from tablee.games.skipbo.rules.options import DECK_SIZE, stock_sizes
from tablee.kernels.decorators import Array, Record, compiled
from tablee.kernels.stream import open_stream
from tablee.kernels.worlds import Endings, KernelWorlds, WorldTable, new_table, opener

if TYPE_CHECKING:
    from tablee.games.skipbo.rules.view import View

_LEVEL = 4  # who plays on
_LARGEST_STOCK = STATE["stocks"].shape[1]
_MOST_OF_A_FACE = 7  # that a hand's word can tell,
_MOST_IN_HAND = 15  # and that it can count


class Unseen(NamedTuple):
    """What a view does not show, and an array with the state as it shows it."""

    base: Array
    counts: Array  # how many of each face are not seen,
    hidden: Array  # and how many of them are in each seat's hand


def table_of(view: "View", seed: bytes) -> WorldTable:
    """The worlds of a view for one thread. Raises `ValueError` if its game is over."""
    if view.outcome is not None:
        raise ValueError("the game is over: nothing is left to be played")
    base = np.zeros(1, dtype=STATE)
    return new_table(base, Unseen(base, *_build(base, view)), seed, SEATS)


# --- what the view shows -----------------------------------------------------------------------------


def _build(states: Array, view: "View") -> tuple[Array, Array]:
    """Lay out all that is seen; how many of each face are unseen, and how many of them each hand has."""
    s = states[0]
    s["players"] = view.players
    s["stock_sizes"][: view.players] = stock_sizes(view.options, view.players)
    s["across"] = view.players // 2 if view.options.partners else 0
    s["reshuffles_stalemate"] = view.options.stalemate == "reshuffle"
    s["dealer"], s["turn"], s["idle"] = view.dealer, view.turn, view.idle
    s["moved"], s["built"] = view.moved, view.built

    s["need"] = 0xF << 4 * (WILD - 1)
    for pile, cards in enumerate(view.building):
        s["heights"][pile] = len(cards)
        s["need"] |= 1 << 4 * len(cards) + pile
        s["wilds"][pile] = sum(1 << height for height, card in enumerate(cards) if card == WILD)
    for card in view.finished:
        s["finished"][card - 1] += 1
    s["finished_count"] = len(view.finished)
    _lay_out_piles(s, view)

    unseen = unseen_cards(view)
    held = _holdable(view.hand)
    unseen += Counter(view.hand) - held
    hidden = np.zeros(SEATS, dtype=np.int64)
    for seat, place in enumerate(view.places):
        if seat == view.seat:
            s["hands"][seat] = sum(count << 4 * (card - 1) for card, count in held.items())
        else:
            hidden[seat] = min(place.hand_count, _MOST_OF_A_FACE)
    return np.array([unseen[face + 1] for face in range(WILD)], dtype=np.uint8), hidden


def _lay_out_piles(s: Record, view: "View") -> None:
    """Stock tops and counts, and the discard piles as chains of slots."""
    s["tops"] = NO_CARD
    s["slots"][0] = NO_CARD
    slot = 0
    for seat, place in enumerate(view.places):
        s["stock_counts"][seat] = min(place.stock_count, _LARGEST_STOCK)
        if place.stock_top is not None:
            s["tops"][seat, 0] = 4 * (place.stock_top - 1)
        for pile, cards in enumerate(place.discards):
            below = 0
            for card in cards:
                slot += 1
                s["slots"][slot] = 4 * (card - 1) | below << 8
                below = slot
            s["discards"][seat, pile] = below
            if cards:
                s["tops"][seat, pile + 1] = 4 * (cards[-1] - 1)
    for free in range(slot + 1, DECK_SIZE):
        s["slots"][free] = (free + 1) << 8
    s["free"] = slot + 1


def _holdable(hand: tuple[int, ...]) -> Counter[int]:
    """What a hand's word can hold of it: all of it at a strict table, and always each face."""
    held = Counter({card: min(count, _MOST_OF_A_FACE) for card, count in Counter(hand).items()})
    while held.total() > _MOST_IN_HAND:
        held[max(held, key=lambda card: held[card])] -= 1
    return held


# --- compiled ----------------------------------------------------------------------------------------


@compiled
def deal_unseen(s: Record, base: Record, unseen: Array, hidden: Array, seed: Array) -> None:
    """Shuffle the unseen cards, and let the stocks and the hidden hands have theirs; the rest is drawn."""
    open_stream(s.shuffle, seed, Domain.SHUFFLE.value, 0)
    s.shuffles = 0
    for face in range(WILD):
        s.finished[face] = unseen[face]
    core.shuffle(s)
    at = 0
    for seat in range(s.players):
        count = np.int64(s.stock_counts[seat])
        for i in range(count - 1):
            s.stocks[seat, i] = s.draw[at]
            at += 1
        if count:
            s.stocks[seat, count - 1] = s.tops[seat, 0]
        for _ in range(hidden[seat]):
            s.hands[seat] += 1 << np.int64(s.draw[at])
            at += 1
    s.drawn = at
    for face in range(WILD):
        s.finished[face] = base.finished[face]
    s.finished_count = base.finished_count


@compiled
def _deal(s: Record, unseen: Unseen, seed: Array) -> None:
    deal_unseen(s, unseen.base[0], unseen.counts, unseen.hidden, seed)


@compiled
def _write_ending(row: Array, s: Record) -> None:
    row[0] = s.winners
    for seat in range(s.players):
        row[1 + seat] = s.score if (s.winners >> seat) & 1 else 0


open_world = opener(_deal, __name__)
_endings = Endings(core, playouts, _LEVEL, open_world, _write_ending, __name__)


class Worlds(KernelWorlds):
    def __init__(self, view: "View", seed: bytes) -> None:
        """Raises `ValueError` if its game is over."""
        super().__init__(_endings, table_of(view, seed), view.players)
