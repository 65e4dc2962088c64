"""Positions of Skip-Bo that are never learned from, and what their best lines are really worth.

In each position the lines that the networks like best are played out to the end of the game in many worlds
that could be the real one, the same worlds for all lines. The networks of the beginning play on, whoever is
measured: so all generations are compared with the same truth.
"""

from typing import Any, NamedTuple

import numpy as np
import torch
from each import Each, put
from judges import Judges
from numba import njit
from skipbo_board import new_board
from skipbo_practice import Practice
from skipbo_tables import Table
from truth import measure

from tablee.games.skipbo.bots.determinization import deal_unseen
from tablee.games.skipbo.bots.features import count_unseen
from tablee.games.skipbo.kernel.kernel import SEATS
from tablee.games.skipbo.rules.moves import WILD
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import SEED_WORDS, game_seed, seed_words

LINES = 3


@njit(nogil=True)
def _deal_worlds(states: Array, base: Array, key: Array, worlds: Number, lines: Number) -> None:
    """States that are copies of `base`, world after world and line after line, become those worlds."""
    seed = np.zeros(SEED_WORDS, dtype=np.uint32)
    unseen, counted = np.zeros(WILD, dtype=np.int64), np.zeros(WILD, dtype=np.uint8)
    hidden = np.zeros(SEATS, dtype=np.int64)
    for i in range(len(states)):
        s, known = states[i], base[i // (worlds * lines)]
        count_unseen(known, known.turn, unseen)
        for face in range(WILD):
            counted[face] = unseen[face]
        for seat in range(SEATS):
            hidden[seat] = 0
            if seat != known.turn:
                for face in range(WILD):
                    hidden[seat] += known.hands[seat] >> (4 * face) & 15
                s.hands[seat] = 0
        game_seed(seed, key, i // lines)
        deal_unseen(s, known, counted, hidden, seed)


class Truth(NamedTuple):
    """What is known of the positions: (positions, lines), and (positions, lines, worlds)."""

    told: Any  # what the networks are told: of the table, and of each line
    lines: Any
    midway: Any
    which: Any  # the lines that were played out,
    seen: Array  # and how their games ended


def find_truth(
    go: Each, table: Table, judges: Judges, positions: int, worlds: int, device: str, seed: int
) -> Truth:
    """Find positions in games of the networks, and play them out."""
    everybody = (1 << table.players) - 1
    board = new_board(table, positions, 24, 0, np.full(positions, everybody), seed, device)
    practice = Practice(table, board, device, seed)
    wanted = torch.randint(
        4, 60 * table.players // 2, (positions,), generator=torch.Generator().manual_seed(seed)
    )
    base, taken = None, np.zeros(positions, dtype=bool)
    told: list[Any] = []
    for step in range(60 * table.players // 2):
        practice.step(go)
        now = (wanted.numpy() <= step) & ~taken & (board.counts.cpu().numpy() >= LINES)
        judged = practice.judged(judges)
        if now.any():
            states = _host(board.states)
            base = states.copy() if base is None else base
            parts = (board.table, board.lines, board.midway, judged.topk(LINES, 1).indices)
            told = told or [part.clone() for part in parts]
            rows = torch.from_numpy(now).to(device)
            base[now] = states[now]
            for kept, part in zip(told, parts, strict=True):
                kept[rows] = part[rows]
            taken |= now
        practice.choose(judged, 0.0, 1.0)
    assert base is not None
    which = torch.from_numpy(taken).to(device)
    known = [part[which] for part in told]
    base = base[taken]
    at_once = max(1, 65536 // (worlds * LINES))
    seen = [
        _play_out(
            go, table, judges, base[at : at + at_once], known[3][at : at + at_once], worlds, device, seed + at
        )
        for at in range(0, len(base), at_once)
    ]
    return Truth(known[0], known[1], known[2], known[3], np.concatenate(seen))


def _play_out(
    go: Each, table: Table, judges: Judges, base: Array, which: Any, worlds: int, device: str, seed: int
) -> Array:
    """The share of the win of whoever decided in each of these positions, by line and world."""
    count = len(base) * worlds * LINES
    states = np.repeat(base, worlds * LINES)
    _deal_worlds(states, base, seed_words(seed.to_bytes(32, "little")), worlds, LINES)
    board = new_board(table, count, 24, 0, np.full(count, (1 << table.players) - 1), seed, device)
    board = board._replace(states=put(states, device))
    board.left.zero_()
    practice = Practice(table, board, device, seed)
    own = torch.from_numpy(states["turn"].astype(np.int64)).to(device)
    points = torch.full((count,), torch.nan, device=device)
    first = True
    while first or bool((board.counts > 0).any()):
        practice.step(go)
        result = practice.results(board.winners).gather(1, own[:, None])[:, 0]
        points = torch.where((board.over != 0) & points.isnan(), result, points)
        practice.choose(practice.judged(judges), 0.0, 1.0)
        if first:
            board.chosen.copy_(which[:, None].expand(-1, worlds, -1).reshape(-1))
        first = False
    return points.cpu().numpy().reshape(len(base), worlds, LINES).swapaxes(1, 2)


def _host(states: Any) -> Array:
    return states.copy_to_host() if hasattr(states, "copy_to_host") else states


def compare(truth: Truth, judges: Judges, unit: int) -> dict[str, float]:
    """How far off the networks are, in percent of a game."""
    judged = judges.judge(truth.told, truth.lines, truth.midway.long(), unit)
    return measure(judged.gather(1, truth.which).sigmoid().cpu().numpy(), truth.seen, 100)
