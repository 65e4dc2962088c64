"""What does Skyjo's level 5 gain in a round against level 4, however the match stands?

    python bench/standings.py --rounds 8000
    python bench/standings.py --networks learned/8 learned/9

Rounds begin as matches of level 4 come to stand, each in both seats; a round is worth what it changes in the
chance to win the match. That scatters far less than matches: 8,000 rounds tell gains of 0.3 %, and a match
has about seven. Folders with networks are compared on the same deals.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from tablee.bots.network import Panel
from tablee.games.skyjo.bots.champion import panels_for
from tablee.games.skyjo.bots.evaluation import judge as judge_cost
from tablee.games.skyjo.bots.learned import CAREFUL, Room, look_ahead, new_room, take_standing
from tablee.games.skyjo.bots.match_odds import LIMIT, chance_to_win
from tablee.games.skyjo.bots.playouts import NUMBERS, see
from tablee.games.skyjo.bots.position import CARDS, GRID, SEATS, SET_UP
from tablee.games.skyjo.bots.weights import tuned_weights
from tablee.games.skyjo.kernel.kernel import OVER, STATE, TableOptions, apply, deal, seat_to_move, start
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import SEED_WORDS, game_seed, seed_words

NO_POINTS = (0,) * 8  # that seats begin with
PARTS = 16  # of the work, for the threads
STAGES = (0, 40, 60, 75, 90, LIMIT)  # of a match: how many points somebody has


@njit(nogil=True)
def _play_round(s: Any, room: Room, learner: Number, numbers: Array) -> None:
    """The learner, or nobody (-1), plays as level 5, and all others as level 4."""
    cells, unseen, pool = numbers[: SEATS * GRID], numbers[SEATS * GRID : -CARDS], numbers[-CARDS:]
    while s.phase != OVER:
        seat = seat_to_move(s)
        position = see(s, seat, cells, unseen, pool)
        if s.phase != SET_UP and seat == learner:
            code, _ = look_ahead(position, room, CAREFUL, 0.5)
        else:
            code = judge_cost(position, room.weights, room.scratch)
        apply(s, seat, code)


@njit(nogil=True)
def find_standings(standings: Array, room: Room, key: Array) -> None:
    """How matches of level 4 stand when a round begins."""
    states = np.empty(1, dtype=STATE)
    seed = np.empty(SEED_WORDS, dtype=np.uint32)
    numbers = np.empty(NUMBERS, dtype=np.int64)
    s, match, found = states[0], 0, 0
    while found < len(standings):
        game_seed(seed, key, match)
        match += 1
        start(s, seed, TableOptions(2, LIMIT, True, True, 0, NO_POINTS))
        while max(s.totals[0], s.totals[1]) < LIMIT and found < len(standings):
            standings[found, 0], standings[found, 1] = s.totals[0], s.totals[1]
            found += 1
            _play_round(s, room, -1, numbers)
            if max(s.totals[0], s.totals[1]) < LIMIT:
                s.starter = s.closer
                deal(s, 1 - np.int64(s.dealer))


@njit(nogil=True)
def play_rounds(scores: Array, standings: Array, room: Room, key: Array, first: Number) -> None:
    """A round from each standing, in both seats: the own score and the other's."""
    states = np.empty(1, dtype=STATE)
    seed = np.empty(SEED_WORDS, dtype=np.uint32)
    numbers = np.empty(NUMBERS, dtype=np.int64)
    s = states[0]
    for i in range(len(standings)):
        for learner in range(2):
            game_seed(seed, key, first + i)
            start(s, seed, TableOptions(2, LIMIT, True, True, i & 1, NO_POINTS))
            room.totals[learner], room.totals[1 - learner] = standings[i, 0], standings[i, 1]
            take_standing(room, learner)
            _play_round(s, room, learner, numbers)
            scores[i, learner, 0], scores[i, learner, 1] = s.scores[learner], s.scores[1 - learner]


def panels_in(folder: str) -> tuple[Panel, Panel]:
    """Networks as a training program writes them, or those of the package."""
    if not folder:
        return panels_for(2)
    panel = _panel(Path(folder) / "two-open.npz")
    return panel, panel  # two players need no network once somebody has closed


def _panel(path: Path) -> Panel:
    with np.load(path) as arrays:
        return Panel(*(np.ascontiguousarray(arrays[field], np.float32) for field in Panel._fields))


def gains(standings: Array, scores: Array) -> Array:
    """What each round changed in the chance to win, the mean of both seats."""
    before = np.array([chance_to_win(row, 2, 0) for row in standings])
    after = [[chance_to_win(row, 2, 0) for row in both] for both in standings[:, None] + scores]
    return np.array(after).mean(1) - before


def told(shares: Array) -> str:
    return f"{100 * shares.mean():+.2f} ± {196 * shares.std() / max(len(shares), 1) ** 0.5:.2f} %"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=8000, help="standings, each in both seats")
    parser.add_argument("--networks", nargs="*", default=[""], help="folders; without any, the package's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    key, weights = seed_words(given.seed.to_bytes(32, "big")), tuned_weights(2, None)
    standings = np.zeros((given.rounds, 2))
    find_standings(standings, new_room(*panels_for(2), weights), key)
    highest, first = standings.max(1), None
    for folder in given.networks:
        panels = panels_in(folder)

        def play(part: int, panels: tuple[Panel, Panel] = panels) -> Array:
            some = np.ascontiguousarray(standings[part::PARTS])
            scores = np.zeros((len(some), 2, 2))
            play_rounds(scores, some, new_room(*panels, weights), key, (part + 1) << 24)
            return scores

        scores = np.zeros((given.rounds, 2, 2))
        with ThreadPoolExecutor(given.workers) as pool:
            for part, played in enumerate(pool.map(play, range(PARTS))):
                scores[part::PARTS] = played
        gained = gains(standings, scores)
        first = gained if first is None else first
        print(f"{folder or 'level 5'}: a round gains {told(gained)}", end="")
        print(f", more than the first {told(gained - first)}" if gained is not first else "")
        for low, high in pairwise(STAGES):
            rows = (highest >= low) & (highest < high)
            own, other = scores[rows].mean((0, 1))
            print(f"  from {low} points: {told(gained[rows])}, {own:.2f} points to {other:.2f}", flush=True)


if __name__ == "__main__":
    main()
