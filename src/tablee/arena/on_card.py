"""Matches on a graphics card: the kernels and the levels that they can play, a thread for each match.

The functions are those that run on the processor, and so are the results.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import numba
import numpy as np

from tablee.arena.bot_matches import Chunk
from tablee.arena.chunks import Rows
from tablee.game.registry import game_named, part
from tablee.kernels.arguments import MAX_MOVES, policy_number
from tablee.kernels.card import CardKernel, bare, cuda, from_card, new_on_card, new_side_by_side, to_card
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import SEED_WORDS, STREAM, seed_words


class Engine(Protocol):
    """The part `kernel.engine` of a game, as far as it plays matches where it is told to."""

    RESULT: Any
    STATE: Any

    def table_of(self, players: int, options: Any, /) -> Any:
        """The table as compiled code takes it."""

    def matches_into(self, results: Array, *others: Any) -> None:
        """Compiled: as many matches as there are results."""


class Playouts(Protocol):
    """The part `bots.playouts` of a game, as far as it plays matches where it is told to."""

    ROOM_NUMBERS: int
    ROOM_VALUES: int

    def lineup_of(self, policies: Sequence[Any], players: int, /) -> Any:
        """The policies as compiled code takes them."""

    def room_in(self, numbers: Array, values: Array, /) -> Any:
        """Compiled: where the policies write what they think."""

    def lineup_into(self, results: Array, *others: Any) -> None:
        """Compiled: as many matches as there are results."""


class LearnedPlayouts(Protocol):
    """The part `bots.learned_playouts` of a game: the same with levels that judge by networks."""

    LEVELS: Sequence[int]

    def lineup_of(self, policies: Sequence[Any], players: int, /) -> Any:
        """The policies as compiled code takes them."""

    def new_rooms(self, players: int, count: int, zeros: Any, /) -> Any:
        """Rooms to think in, made of arrays that have a row for each."""

    def lineup_into(self, results: Array, *others: Any) -> None:
        """Compiled: as many matches as there are results, in one of the rooms."""


def play_matches(
    game: str, key: bytes, first: int, count: int, players: int, options: Any, policy: str
) -> Rows:
    """What `kernel.engine.play_matches` of a game gives."""
    return from_card(play_matches_there(game, key, first, count, players, options, policy))


def play_matches_there(
    game: str, key: bytes, first: int, count: int, players: int, options: Any, policy: str
) -> Any:
    """The same rows, left on the card. Nobody waits for them."""
    engine = _engine(game)
    results = new_on_card(count, engine.RESULT)
    table = engine.table_of(players, options)
    _matches(game)(count, results, to_card(seed_words(key)), first, table, policy_number(policy), MAX_MOVES)
    return results


def play_lineup(
    game: str,
    key: bytes,
    first: int,
    count: int,
    players: int,
    options: Any,
    lineup: Sequence[Any],
    max_moves: int = MAX_MOVES,
) -> Rows:
    """What `bots.playouts.play_lineup` of a game gives, or `bots.learned_playouts.play_lineup`.

    Tournaments do not play learned levels here: they take minutes to compile, and cores are faster.
    """
    engine = _engine(game)
    results = new_on_card(count, engine.RESULT)
    rest = (to_card(seed_words(key)), first, engine.table_of(players, options), max_moves)
    learned = _learned_playouts(game)
    if learned is not None and any(isinstance(who, int) and who in learned.LEVELS for who in lineup):
        rooms = min(count, _MOST_PLAYING)
        seats = to_card(learned.lineup_of(lineup, players))
        _learned_lineups(game)(
            rooms, results, to_card(learned.new_rooms(players, rooms, new_side_by_side)), rooms, seats, *rest
        )
        return from_card(results)
    playouts = _playouts(game)
    of_matches = (to_card(playouts.lineup_of(lineup, players)), *rest)
    if 8 * (playouts.ROOM_NUMBERS + playouts.ROOM_VALUES) <= _MOST_LOCAL:
        _lineups(game)(count, results, *of_matches)
    else:
        rooms = min(count, _MOST_PLAYING)
        numbers = new_on_card((rooms, playouts.ROOM_NUMBERS), np.int64)
        values = new_on_card((rooms, playouts.ROOM_VALUES), np.float64)
        _lineups_in_rooms(game)(rooms, results, numbers, values, *of_matches)
    return from_card(results)


def play_simulation(simulation: Any, first: int, count: int) -> Rows:
    """What `simulate.play_matches` gives."""
    s = simulation
    return play_matches(s.game, s.key, first, count, s.players, s.options, s.policy)


def play_chunk(chunk: Chunk) -> Rows:
    """What `tournament.play_in_kernel` gives."""
    options = game_named(chunk.game).make_options(chunk.options, chunk.players)
    where = (chunk.key, chunk.first, chunk.matches, chunk.players)
    return play_lineup(chunk.game, *where, options, chunk.lineup, chunk.most_moves)


def _engine(game: str) -> Engine:
    found = part(game, "kernel.engine")
    if found is None:
        raise ValueError(f"{game} has no kernel that a card could run.")
    return found  # type: ignore[no-any-return]


def _playouts(game: str) -> Playouts:
    found = part(game, "bots.playouts")
    if found is None:
        raise ValueError(f"{game} has no bots that a card could run.")
    return found  # type: ignore[no-any-return]


def _learned_playouts(game: str) -> LearnedPlayouts | None:
    return part(game, "bots.learned_playouts")


# What a match needs is in the local memory of its thread, where what the threads of a card have at the same
# place lies side by side, so that they fetch it together; but not a room that is large and hardly used.

_MOST_LOCAL = 8192  # bytes of a room
_MOST_PLAYING = 1 << 15  # matches at a time, where rooms are large
_FEW = 64  # threads of a block that have much to think about


@cache
def _matches(game: str) -> CardKernel:
    engine = _engine(game)
    state, stream, play = numba.from_dtype(engine.STATE), numba.from_dtype(STREAM), engine.matches_into

    def kernel(
        results: Array, key: Array, first: Number, table: Any, policy: Number, max_moves: Number
    ) -> None:
        i = cuda.grid(1)
        if i < results.shape[0]:
            states = cuda.local.array(1, state)
            streams = cuda.local.array(1, stream)
            seed = cuda.local.array(SEED_WORDS, numba.uint32)
            row = bare(results)[i : i + 1]
            play(row, states, streams, seed, bare(key), first + i, table, policy, max_moves)

    return CardKernel(kernel)


@cache
def _lineups(game: str) -> CardKernel:
    """In a room that the threads have themselves."""
    engine, playouts = _engine(game), _playouts(game)
    state, stream, play = numba.from_dtype(engine.STATE), numba.from_dtype(STREAM), playouts.lineup_into
    room_in, numbers_size, values_size = playouts.room_in, playouts.ROOM_NUMBERS, playouts.ROOM_VALUES
    seats = engine.RESULT["totals"].shape[0]

    def kernel(results: Array, lineup: Any, key: Array, first: Number, table: Any, max_moves: Number) -> None:
        i = cuda.grid(1)
        if i < results.shape[0]:
            states = cuda.local.array(1, state)
            streams = cuda.local.array(seats, stream)
            seed = cuda.local.array(SEED_WORDS, numba.uint32)
            numbers = cuda.local.array(numbers_size, numba.int64)
            values = cuda.local.array(values_size, numba.float64)
            for number in range(numbers_size):
                numbers[number] = 0
            row, room = bare(results)[i : i + 1], room_in(numbers, values)
            play(row, states, streams, seed, bare(lineup), room, bare(key), first + i, table, max_moves)

    return CardKernel(kernel, _FEW)


@cache
def _lineups_in_rooms(game: str) -> CardKernel:
    """In rooms of the card's memory, each for one thread and one match of it after the other."""
    engine, playouts = _engine(game), _playouts(game)
    state, stream, play = numba.from_dtype(engine.STATE), numba.from_dtype(STREAM), playouts.lineup_into
    room_in, seats = playouts.room_in, engine.RESULT["totals"].shape[0]

    def kernel(
        results: Array,
        numbers: Array,
        values: Array,
        lineup: Any,
        key: Array,
        first: Number,
        table: Any,
        max_moves: Number,
    ) -> None:
        thread = cuda.grid(1)
        if thread < numbers.shape[0]:
            states = cuda.local.array(1, state)
            streams = cuda.local.array(seats, stream)
            seed = cuda.local.array(SEED_WORDS, numba.uint32)
            for number in range(numbers.shape[1]):
                numbers[thread, number] = 0
            room = room_in(bare(numbers)[thread], bare(values)[thread])
            for i in range(thread, results.shape[0], numbers.shape[0]):
                row = bare(results)[i : i + 1]
                play(row, states, streams, seed, bare(lineup), room, bare(key), first + i, table, max_moves)

    return CardKernel(kernel, _FEW)


@cache
def _learned_lineups(game: str) -> CardKernel:
    """The same for levels that judge by networks."""
    engine, learned = _engine(game), _learned_playouts(game)
    assert learned is not None
    state, stream, play = numba.from_dtype(engine.STATE), numba.from_dtype(STREAM), learned.lineup_into
    seats = engine.RESULT["totals"].shape[0]

    def kernel(
        results: Array,
        rooms: Any,
        count: Number,
        lineup: Any,
        key: Array,
        first: Number,
        table: Any,
        max_moves: Number,
    ) -> None:
        thread = cuda.grid(1)
        if thread < count:
            states = cuda.local.array(1, state)
            streams = cuda.local.array(seats, stream)
            seed = cuda.local.array(SEED_WORDS, numba.uint32)
            for i in range(thread, results.shape[0], count):
                row = bare(results)[i : i + 1]
                play(
                    row,
                    states,
                    streams,
                    seed,
                    bare(lineup),
                    bare(rooms),
                    thread,
                    bare(key),
                    first + i,
                    table,
                    max_moves,
                )

    return CardKernel(kernel, _FEW)
