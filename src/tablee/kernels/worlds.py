"""Worlds that a seat must think possible, in the kernel of any game, and how games end there if bots play on.

A *world* is a state of the kernel that shows a seat exactly its view. What the view does not show is dealt
anew in every world, each arrangement of the unseen cards as likely. The real state never comes in here.

World n of a seed is always the same, with the same shuffles to come: moves can be compared on the same luck.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tablee.game.rng import Domain
from tablee.kernels.decorators import Array, Number, Record, compiled
from tablee.kernels.matches import Core
from tablee.kernels.playouts import Choosers
from tablee.kernels.stream import SEED_WORDS, STREAM, game_seed, open_stream, seed_words
from tablee.kernels.workspace import new_workspace

_MAX_MOVES = 20_000  # of a game; nothing sensible comes near it


class WorldTable(NamedTuple):
    """One view's worlds for compiled code, and room for one of them at a time."""

    states: Array
    bytes_of_states: Array
    bytes_of_base: Array  # all that the view shows
    unseen: Any  # what it does not show, in the game's words
    streams: Array
    seed: Array
    key: Array


def new_table(base: Array, unseen: Any, seed: bytes, seats: int) -> WorldTable:
    """The worlds of a view, of which `base` is an array with the state as far as it is seen."""
    states = np.zeros_like(base)
    return WorldTable(
        states,
        states.view(np.uint8),
        base.view(np.uint8),
        unseen,
        np.zeros(seats, dtype=STREAM),
        np.zeros(SEED_WORDS, dtype=np.uint32),
        seed_words(seed),
    )


def opener(deal: Callable[[Record, Any, Array], None], owner: str) -> Callable[[WorldTable, Number], None]:
    """What makes a world at `states[0]`, and opens the streams of its players.

    `deal(s, unseen, seed)`, which is compiled, deals what the view does not show.
    """
    policy = Domain.POLICY.value

    def open_world(table: WorldTable, number: Number) -> None:
        to, of = table.bytes_of_states, table.bytes_of_base
        for i in range(len(of)):
            to[i] = of[i]
        game_seed(table.seed, table.key, number)
        deal(table.states[0], table.unseen, table.seed)
        for seat in range(len(table.streams)):
            open_stream(table.streams[seat], table.seed, policy, seat)

    return compiled(open_world, owner)


class Endings:
    """How games end when a level plays on."""

    def __init__(
        self,
        core: Core,
        players: Choosers,
        level: int,
        open_world: Callable[[WorldTable, Number], None],
        write: Callable[[Array, Record], None],
        owner: str,
    ) -> None:
        """`write(row, s)`, which is compiled, writes who has won the game, as bits, and all points."""
        self.core, self.players, self.level, self.open_world = core, players, level, open_world
        is_over, seat_to_move, apply = core.is_over, core.seat_to_move, core.apply
        play_game, choose = players.play_game, players.choose

        def play_worlds(
            results: Array,
            table: WorldTable,
            lineup: Any,
            room: Any,
            first: Number,
            seat: Number,
            code: Number,
        ) -> None:
            for i in range(len(results)):
                open_world(table, first + i)
                s = table.states[0]
                if code >= 0:
                    apply(s, seat if seat >= 0 else seat_to_move(s), code)
                play_game(s, lineup, table.streams, room, _MAX_MOVES)
                if is_over(s):
                    write(results[i], s)

        def choose_first(table: WorldTable, lineup: Any, room: Any, seat: Number) -> Any:
            open_world(table, 0)
            s = table.states[0]
            player = seat if seat >= 0 else seat_to_move(s)
            return choose(s, player, lineup, table.streams[player], room)

        self.play_worlds, self.choose_first = compiled(play_worlds, owner), compiled(choose_first, owner)


class KernelWorlds:
    """The worlds of one view.

    An object belongs to one thread; compiled code runs without the interpreter's lock.
    """

    def __init__(self, endings: Endings, table: WorldTable, players: int, seat: int = -1) -> None:
        """The seat is the one that moves; -1: whoever the game waits for."""
        self.table, self.players = table, players
        self._endings, self._seat = endings, seat
        self._lineup = endings.players.lineup_of([endings.level] * players, players)
        self._room = new_workspace(endings.players.Room)

    def state(self, number: int) -> Array:
        """World `number`, as an array of one state that the next call overwrites."""
        self._endings.open_world(self.table, number)
        return self.table.states

    def policy_move(self) -> Any:
        """What the level that plays on would do."""
        return self._endings.core.MOVES[
            self._endings.choose_first(self.table, self._lineup, self._room, self._seat)
        ]

    def play(self, move: Any, first: int, count: int) -> Array:
        """Play on in the worlds `first` and following, after this move (None: after nothing).

        A row for each: a bit for each seat that wins the game (none after a draw), then each seat's points or
        score. The move must be legal.
        """
        core = self._endings.core
        results = np.zeros((count, 1 + core.SEATS), dtype=np.int64)
        code = -1 if move is None else core.MOVES.index(move)
        self._endings.play_worlds(results, self.table, self._lineup, self._room, first, self._seat, code)
        return results
