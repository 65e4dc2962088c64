"""Matches on a graphics card: the kernels and the bots that they can play, a thread for each match.

The functions are those that run on the processor, and so are the results.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numba

from tablee.arena.chunks import Chunk, Rows
from tablee.game.registry import game_named
from tablee.kernels.arguments import MAX_MOVES
from tablee.kernels.card import CardKernel, bare, cuda, from_card, new_on_card, new_side_by_side, to_card
from tablee.kernels.decorators import Array, Number, compiled
from tablee.kernels.engine import engine_of
from tablee.kernels.matches import Job, Matches, Space
from tablee.kernels.playouts import playouts_of
from tablee.kernels.stream import SEED_WORDS, STREAM
from tablee.kernels.workspace import new_workspaces, packed


def play_matches(
    game: str,
    key: bytes,
    first: int,
    count: int,
    players: int,
    options: Any,
    policy: str,
    max_moves: int = MAX_MOVES,
) -> Rows:
    """What `Engine.play_matches` of a game gives."""
    return from_card(play_matches_there(game, key, first, count, players, options, policy, max_moves))


def play_matches_there(
    game: str,
    key: bytes,
    first: int,
    count: int,
    players: int,
    options: Any,
    policy: str,
    max_moves: int = MAX_MOVES,
) -> Any:
    """The same rows, left on the card. Nobody waits for them."""
    engine = engine_of(game)
    if engine is None:
        raise ValueError(f"{game} has no kernel that a card could run.")
    return _play(engine.matches, key, first, count, players, options, policy, max_moves)


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
    """What `Playouts.play_lineup` of a game gives.

    Tournaments do not play learned levels here: they take minutes to compile, and cores are faster.
    """
    playouts = playouts_of(game)
    if playouts is None:
        raise ValueError(f"{game} has no bots that a card could run.")
    matches = playouts.matches(lineup)
    return from_card(_play(matches, key, first, count, players, options, lineup, max_moves))


def play_chunk(chunk: Chunk) -> Rows:
    """What cores give for a chunk of random players, or of bots that kernels play."""
    play: Any = play_matches if isinstance(chunk.lineup, str) else play_lineup
    options = game_named(chunk.game).make_options(chunk.options, chunk.players)
    where = (chunk.key, chunk.first, chunk.matches, chunk.players)
    return play(chunk.game, *where, options, chunk.lineup, chunk.most_moves)  # type: ignore[no-any-return]


def _play(
    matches: Matches, key: bytes, first: int, count: int, players: int, options: Any, lineup: Any, most: int
) -> Any:
    results = new_on_card(count, matches.core.RESULT)
    seats, job = matches.players.lineup_of(lineup, players), matches.job(key, players, options, most)
    what = (to_card(seats), first, to_card(job))
    if _has_small_rooms(matches):
        _in_small_rooms(matches)(count, results, *what)
        return results
    shared, rooms = matches.shared(players), min(count, _MOST_PLAYING)
    zeros = new_side_by_side if shared else new_on_card
    there = to_card(new_workspaces(matches.players.Room, rooms, zeros, **shared))
    _in_rooms(matches)(rooms, results, there, rooms, *what)
    return results


# What a match needs is in the local memory of its thread, where what the threads of a card have at the same
# place lies side by side, so that they fetch it together; but not a room that is large and hardly used.

_MOST_LOCAL = 8192  # bytes of a room
_MOST_PLAYING = 1 << 15  # matches at a time, where rooms are large
_FEW = 64  # threads of a block that have much to think about


def _has_small_rooms(matches: Matches) -> bool:
    if matches.shared(2):
        return False
    _, numbers, values = packed(matches.players.Room)
    return 8 * (numbers + values) <= _MOST_LOCAL


@cache
def _in_small_rooms(matches: Matches) -> CardKernel:
    """A thread for each match, which has its room itself."""
    state, stream, streams = numba.from_dtype(matches.core.STATE), numba.from_dtype(STREAM), matches.streams
    room_in, numbers_size, values_size = packed(matches.players.Room)
    numbers_room, values_room, into = max(numbers_size, 1), max(values_size, 1), matches.into

    def play_packed(
        row: Array, first: Number, job: Job, lineup: Any, numbers: Array, values: Array, space: Space
    ) -> None:
        numbers[:] = 0
        into(row, first, job, lineup, room_in(numbers, values), space)

    play: Any = compiled(play_packed, matches.players.__name__)

    def kernel(results: Array, lineup: Any, first: Number, job: Any) -> None:
        i = cuda.grid(1)
        if i < results.shape[0]:
            space = Space(
                cuda.local.array(1, state),
                cuda.local.array(streams, stream),
                cuda.local.array(SEED_WORDS, numba.uint32),
            )
            numbers = cuda.local.array(numbers_room, numba.int64)
            values = cuda.local.array(values_room, numba.float64)
            row = bare(results)[i : i + 1]
            play(row, first + i, bare(job), bare(lineup), numbers, values, space)

    return CardKernel(kernel, _FEW) if numbers_size else CardKernel(kernel)


@cache
def _in_rooms(matches: Matches) -> CardKernel:
    """In rooms of the card's memory, each for one thread and one match of it after the other."""
    state, stream, streams = numba.from_dtype(matches.core.STATE), numba.from_dtype(STREAM), matches.streams
    play = matches.into_row

    def kernel(results: Array, rooms: Any, count: Number, lineup: Any, first: Number, job: Any) -> None:
        thread = cuda.grid(1)
        if thread < count:
            space = Space(
                cuda.local.array(1, state),
                cuda.local.array(streams, stream),
                cuda.local.array(SEED_WORDS, numba.uint32),
            )
            for i in range(thread, results.shape[0], count):
                row = bare(results)[i : i + 1]
                play(row, first + i, bare(job), bare(lineup), bare(rooms), thread, space)

    return CardKernel(kernel, _FEW)
