"""Matches at a real table: bots that see views, move after move, in processes of their own.

Slower than the kernels by far, and there for bots that the kernels cannot play. The rows are like theirs,
match n of a tournament has the same cards, and bots have the same seeds.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.bots.contract import Clock
from tablee.bots.ladder import Policy, make_bot
from tablee.games.rng import Seeded, game_seed
from tablee.match.match import Match

SEATS = 8
ROW = np.dtype(
    [
        ("winners", np.uint8),
        ("cut", np.bool_),
        ("totals", np.int64, SEATS),
        ("games", np.int64),
        ("rounds", np.int64),
        ("moves", np.int64),
        ("seconds", np.float64, SEATS),  # that a seat has thought,
        ("longest", np.float64, SEATS),  # and for one move at most
        ("choices", np.int64, SEATS),
    ]
)


class Piece(NamedTuple):
    """Some matches of a tournament."""

    game: str
    key: bytes
    first: int
    matches: int
    players: int
    options: dict[str, object]
    lineup: tuple[Policy, ...]
    milliseconds: int
    most_moves: int


def play_piece(piece: Piece) -> NDArray[Any]:
    """A row for each match."""
    rows = np.zeros(piece.matches, dtype=ROW)
    for i in range(piece.matches):
        _play(piece, game_seed(piece.key, piece.first + i), rows[i : i + 1])
    return rows


def _play(piece: Piece, seed: bytes, rows: NDArray[Any]) -> None:
    bots = [make_bot(piece.game, policy, seed, seat) for seat, policy in enumerate(piece.lineup)]
    clock = Clock(piece.milliseconds)
    match = Match(piece.game, piece.players, piece.options, Seeded(seed))
    row = rows[0]
    while not match.over and len(match.moves) < piece.most_moves:
        if match.outcome is not None:
            match.deal_next()
        seat = match.actors()[0]
        view = match.view(seat)
        began = perf_counter()
        move = bots[seat].choose(view, clock)
        took = perf_counter() - began
        row["seconds"][seat] += took
        row["longest"][seat] = max(row["longest"][seat], took)
        row["choices"][seat] += 1
        match.push(seat, move)
    row["winners"] = sum(1 << seat for seat in match.winners or ())
    row["cut"] = not match.over
    row["totals"][: piece.players] = match.totals
    row["games"] = row["rounds"] = max(1, len(match.outcomes))
    row["moves"] = len(match.moves)


def new_processes(count: int) -> ProcessPoolExecutor:
    """Processes to play in. Not forked: whoever asks may have threads."""
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))


def option_values(options: Any) -> dict[str, object]:
    """Options as they are given to a match."""
    return {name: getattr(options, name) for name in options.__slots__}
