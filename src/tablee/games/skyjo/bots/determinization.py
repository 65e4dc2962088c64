"""Worlds that a Skyjo seat must think possible, and how rounds end in them when level 4 plays on.

A *world* is a state of the game's kernel that shows a seat exactly its view. What the view does not show
is dealt anew in every world, each arrangement of the unseen cards as likely: all face-down cards, the
draw pile, the card in another's hand. The real state never comes in here.

World n of a seed is always the same, with the same shuffles to come: moves can be compared on the same luck.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.games.skyjo.bots.playouts import Lineup, Room, choose, lineup_of, play_game
from tablee.games.skyjo.bots.position import CARDS, SEATS, ZERO, unseen_cards
from tablee.games.skyjo.kernel import kernel as core
from tablee.games.skyjo.kernel.kernel import CODES, NOBODY, PHASES, STATE, is_over, seat_to_move
from tablee.games.skyjo.rules.moves import COLUMNS, Move, Phase
from tablee.games.skyjo.rules.state import FACE_DOWN, GONE
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words
from tablee.kernels.workspace import new_workspace

if TYPE_CHECKING:
    from tablee.games.skyjo.rules.view import View

LEVEL = 4  # who plays on
MAX_MOVES = 20_000  # of a round; nothing sensible comes near it

_LEFT = (1, 2, 3)  # what the kernel writes into the rows of a column that has left


class Table(NamedTuple):
    """One view's worlds for compiled code, and room for one of them at a time."""

    states: Array
    bytes_of_states: Array
    bytes_of_base: Array  # all that the view shows; the unseen cards are its draw pile
    unseen: Number  # how many these are
    drawn_is_hidden: bool  # whether somebody else has one of them in hand
    lineup: Lineup
    streams: Array
    seed: Array
    key: Array
    room: Room


class Worlds:
    """The worlds of one view. Raises `ValueError` if its round is over.

    An object belongs to one thread; compiled code runs without the interpreter's lock.
    """

    def __init__(self, view: "View", seed: bytes) -> None:
        if view.outcome is not None:
            raise ValueError("the round is over: nothing is left to be played")
        self.players = view.players
        self._seat = _acting_seat(view)
        states, base = np.zeros(1, dtype=STATE), np.zeros(1, dtype=STATE)
        unseen = _build(base, view)
        self.table = Table(
            states=states,
            bytes_of_states=states.view(np.uint8),
            bytes_of_base=base.view(np.uint8),
            unseen=unseen,
            drawn_is_hidden=view.phase is Phase.DRAWN and view.drawn is None,
            lineup=lineup_of([LEVEL] * view.players, view.players),
            streams=np.zeros(SEATS, dtype=STREAM),
            seed=np.zeros(SEED_WORDS, dtype=np.uint32),
            key=seed_words(seed),
            room=new_workspace(Room),
        )

    def state(self, number: int) -> Array:
        """World `number`, as an array of one state that the next call overwrites."""
        open_world(self.table, number)
        return self.table.states

    def policy_move(self) -> Move:
        """What level 4 would do in this seat, or in the one that the round waits for."""
        return core.MOVES[_chosen(self.table, self._seat)]

    def play(self, move: Move | None, first: int, count: int) -> Array:
        """Play on in the worlds `first` and following, after this move (None: after nothing).

        A row for each: a bit for each seat that has the lowest score of the round, then each seat's score.
        The move must be legal for the seat of the view.
        """
        results = np.zeros((count, 1 + SEATS), dtype=np.int64)
        code = -1 if move is None else CODES[move]
        _play_worlds(results, self.table, first, self._seat, code)
        return results


# --- what the view shows -----------------------------------------------------------------------------


def _acting_seat(view: "View") -> int:
    """The seat of the view if it may act, or -1: whoever the round waits for."""
    return -1 if view.seat is None or view.seat not in view.waiting_for else view.seat


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
def _deal_unseen(s: Record, unseen: Number, drawn_is_hidden: bool, seed: Array) -> None:
    """Let the face-down cells have theirs of the unseen cards; the rest is drawn.

    The kernel's own shuffle does it, which goes only as far as cards are wanted.
    """
    open_stream(s.shuffle, seed, Domain.SHUFFLE.value, 0)
    s.shuffles = 1
    s.next_card = 0
    s.draw_end = unseen
    for seat in range(np.int64(s.players)):
        hidden = np.int64(s.hidden[seat])
        for cell in range(12):
            if (hidden >> cell) & 1:
                s.grids[seat] |= np.int64(core.next_card(s)) << (4 * cell)
    if drawn_is_hidden:
        s.drawn = core.next_card(s)


@compiled
def open_world(table: Table, number: Number) -> None:
    """Make world `number` at `states[0]`, and open the streams of its players."""
    to, of = table.bytes_of_states, table.bytes_of_base
    for i in range(len(of)):
        to[i] = of[i]
    game_seed(table.seed, table.key, number)
    _deal_unseen(table.states[0], table.unseen, table.drawn_is_hidden, table.seed)
    for seat in range(np.int64(table.states[0].players)):
        open_stream(table.streams[seat], table.seed, Domain.POLICY.value, seat)


@compiled
def _play_worlds(results: Array, table: Table, first: Number, seat: Number, code: Number) -> None:
    for i in range(len(results)):
        open_world(table, first + i)
        s = table.states[0]
        if code >= 0:
            core.apply(s, seat if seat >= 0 else seat_to_move(s), code)
        play_game(s, table.lineup, table.streams, table.room, MAX_MOVES)
        if not is_over(s):
            continue
        players = np.int64(s.players)
        lowest = np.int64(s.scores[0])
        for player in range(1, players):
            lowest = min(lowest, np.int64(s.scores[player]))
        for player in range(players):
            score = np.int64(s.scores[player])
            results[i, 1 + player] = score
            if score == lowest:
                results[i, 0] |= 1 << player


@compiled
def _chosen(table: Table, seat: Number) -> Number:
    open_world(table, 0)
    s = table.states[0]
    player = seat if seat >= 0 else seat_to_move(s)
    return choose(s, player, table.lineup, table.streams[player], table.room)
