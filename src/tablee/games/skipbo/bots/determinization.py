"""Worlds that a Skip-Bo seat must think possible, and how games end in them when level 4 plays on.

A *world* is a state of the game's kernel that shows a seat exactly its view. What the view does not show
is dealt anew in every world, each arrangement of the unseen cards as likely: the draw pile, the stocks
below their tops, the other hands. The real state never comes in here.

World n of a seed is always the same, with the same shuffles to come: moves can be compared on the same luck.

A table with human manners is played on as a strict one. Cards beyond what a strict table can hold (a stock
of thirty, seven in another's hand, fifteen in one's own or seven of a face) go to the draw pile.
"""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skipbo.bots.playouts import Lineup, Room, choose, lineup_of, play_game
from tablee.games.skipbo.bots.position import unseen_cards
from tablee.games.skipbo.kernel import kernel as core
from tablee.games.skipbo.kernel.kernel import CODES, NO_CARD, SEATS, STATE
from tablee.games.skipbo.rules.moves import WILD, Move
from tablee.games.skipbo.rules.options import DECK_SIZE, stock_sizes
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words
from tablee.kernels.workspace import new_workspace

if TYPE_CHECKING:
    from tablee.games.skipbo.rules.view import View

LEVEL = 4  # who plays on
MAX_MOVES = 20_000  # of a game; nothing sensible comes near it

_LARGEST_STOCK = STATE["stocks"].shape[1]
_MOST_OF_A_FACE = 7  # that a hand's word can tell,
_MOST_IN_HAND = 15  # and that it can count


class Table(NamedTuple):
    """One view's worlds for compiled code, and room for one of them at a time."""

    states: Array
    bytes_of_states: Array
    base: Array  # all that the view shows
    bytes_of_base: Array
    unseen: Array  # how many of each face are not seen,
    hidden: Array  # and how many of them are in each seat's hand
    streams: Array
    seed: Array
    key: Array


def new_table(seed: bytes) -> Table:
    """A table at which nothing is laid out yet, for one thread."""
    states, base = np.zeros(1, dtype=STATE), np.zeros(1, dtype=STATE)
    return Table(
        states=states,
        bytes_of_states=states.view(np.uint8),
        base=base,
        bytes_of_base=base.view(np.uint8),
        unseen=np.zeros(WILD, dtype=np.uint8),
        hidden=np.zeros(SEATS, dtype=np.int64),
        streams=np.zeros(SEATS, dtype=STREAM),
        seed=np.zeros(SEED_WORDS, dtype=np.uint32),
        key=seed_words(seed),
    )


def table_of(view: "View", seed: bytes) -> Table:
    """The worlds of a view for one thread. Raises `ValueError` if its game is over."""
    if view.outcome is not None:
        raise ValueError("the game is over: nothing is left to be played")
    table = new_table(seed)
    table.unseen[:], table.hidden[:] = _build(table.base, view)
    return table


class Worlds:
    """The worlds of one view. Raises `ValueError` if its game is over.

    An object belongs to one thread; compiled code runs without the interpreter's lock.
    """

    def __init__(self, view: "View", seed: bytes) -> None:
        self.players = view.players
        self._table = table_of(view, seed)
        self._lineup = lineup_of([LEVEL] * view.players, view.players)
        self._room = new_workspace(Room)

    def state(self, number: int) -> Array:
        """World `number`, as an array of one state that the next call overwrites."""
        open_world(self._table, number)
        return self._table.states

    def policy_move(self) -> Move:
        """What level 4 would do, whoever's turn it is."""
        return core.MOVES[_chosen(self._table, self._lineup, self._room)]

    def play(self, move: Move | None, first: int, count: int) -> Array:
        """Play on in the worlds `first` and following, after this move (None: after nothing).

        A row for each: a bit for each seat that wins the game (none after a draw), then each seat's points.
        The move must be legal for the seat whose turn it is.
        """
        results = np.zeros((count, 1 + SEATS), dtype=np.int64)
        code = -1 if move is None else CODES[move]
        _play_worlds(results, self._table, self._lineup, self._room, first, code)
        return results


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
def _deal_unseen(s: Record, base: Record, unseen: Array, hidden: Array, seed: Array) -> None:
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
def open_world(table: Table, number: Number) -> None:
    """Make world `number` at `states[0]`, and open the streams of its players."""
    to, of = table.bytes_of_states, table.bytes_of_base
    for i in range(len(of)):
        to[i] = of[i]
    game_seed(table.seed, table.key, number)
    _deal_unseen(table.states[0], table.base[0], table.unseen, table.hidden, table.seed)
    for seat in range(table.states[0].players):
        open_stream(table.streams[seat], table.seed, Domain.POLICY.value, seat)


@compiled
def _play_worlds(
    results: Array, table: Table, lineup: Lineup, room: Room, first: Number, code: Number
) -> None:
    for i in range(len(results)):
        open_world(table, first + i)
        s = table.states[0]
        if code >= 0:
            core.apply(s, core.seat_to_move(s), code)
        play_game(s, lineup, table.streams, room, MAX_MOVES)
        results[i, 0] = s.winners
        for seat in range(s.players):
            results[i, 1 + seat] = s.score if (s.winners >> seat) & 1 else 0


@compiled
def _chosen(table: Table, lineup: Lineup, room: Room) -> Number:
    open_world(table, 0)
    s = table.states[0]
    seat = core.seat_to_move(s)
    return choose(s, seat, lineup, table.streams[seat], room)
