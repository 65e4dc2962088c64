"""Skip-Bo's networks learn from what they will judge in play, and from how games end.

Training needs PyTorch, which nothing else does: without it there is nothing to test.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

from tablee.games.skipbo.bots.champion import LINES, judges
from tablee.games.skipbo.bots.learned import Desk, judge_turn
from tablee.games.skipbo.bots.playouts import fill_seen
from tablee.games.skipbo.bots.position import SIZE
from tablee.games.skipbo.bots.weights import style_of
from tablee.games.skipbo.kernel.kernel import NO_CARD
from tablee.kernels.decorators import Array, Number
from tablee.kernels.stream import seed_words
from tablee.kernels.workspace import new_workspace

torch = pytest.importorskip("torch")
sys.path.insert(0, str(Path(__file__).parents[2] / "training"))
each, networks, board, practice, tables, truth = (
    import_module(name)
    for name in ("each", "judges", "skipbo_board", "skipbo_practice", "skipbo_tables", "skipbo_truth")
)

GAMES, STEPS = 3, 25


@njit
def _judged_at(
    states: Array, i: Number, weights: Array, knobs: Array, learned: Any, desk: Any, most: Number
) -> Number:
    return judge_turn(states[i], weights, knobs, learned, desk, most, 0.0)


def _practised(kind: str) -> tuple[Any, Any, Any]:
    """A place to practise at, what plays its games on, and the networks that come with the package."""
    table = tables.TABLES[kind][0]
    everybody = np.full(GAMES, (1 << table.players) - 1)
    games = board.new_board(table, GAMES, *practice.LEVEL_5, everybody, 5, "cpu")
    return practice.Practice(table, games, "cpu", 5), each.Each(board.go_on, "cpu"), judges(kind)


@pytest.mark.parametrize("kind", ["two", "pairs"])
def test_lines_are_judged_in_practice_as_by_level_5(kind: str) -> None:
    place, go, learned = _practised(kind)
    same, desk = networks.Judges(list(learned), "cpu"), new_workspace(Desk)
    weights, knobs = (np.array(each) for each in style_of(4))
    for _ in range(STEPS):
        place.step(go)
        judged = place.judged(same)
        for i in range(GAMES):
            count, best = _judged_at(place.board.states, i, weights, knobs, learned, desk, LINES)
            assert count == int(place.board.counts[i]) > 1
            # Amounts of features are rounded in practice.
            assert np.allclose(judged[i, :count].numpy(), desk.judged[:count], atol=0.05)
            assert judged[i, best] >= judged[i].max() - 0.05
        place.choose(judged, 0.1, 0.02)


def test_targets_are_results_mixed_with_later_thoughts() -> None:
    place, _, _ = _practised("two")
    ones = torch.ones(4, GAMES)
    seats = torch.tensor([0, 1, 0, 1])[:, None].expand(-1, GAMES)
    over = torch.zeros(4, GAMES, dtype=torch.bool)
    over[3] = True  # after the third decision; the fourth belongs to the next game
    values = torch.tensor([0.2, 0.4, 0.6, 0.5])[:, None] * ones
    best = values.clone()
    best[2, 1] = 0.9  # something worse was tried there
    lesson = practice.Lesson(None, None, seats, values, best, over, torch.full((4, GAMES), 0b01))
    targets = place.targets(lesson, 0.75)
    assert targets[:3, 0].tolist() == pytest.approx([0.75 * 1 + 0.25 * 0.6, 0.0, 1.0])
    assert targets[0, 1] == pytest.approx(0.9)
    assert targets[3].isnan().all()  # how that game ends is not known


def test_worlds_show_the_seat_what_it_sees() -> None:
    place, go, learned = _practised("two")
    same = networks.Judges(list(learned), "cpu")
    for _ in range(STEPS):
        place.step(go)
        place.choose(place.judged(same), 0.0, 1.0)
    base, worlds = place.board.states.copy(), 4
    states = np.repeat(base, worlds)
    truth._deal_worlds(states, base, seed_words(bytes(32)), worlds, 1)
    seen, known = np.zeros(SIZE, dtype=np.int64), np.zeros(SIZE, dtype=np.int64)
    for i, state in enumerate(states):
        _fill(states, i, seen)
        _fill(base, i // worlds, known)
        assert (seen == known).all()
        assert _cards(state) == _cards(base[i // worlds])
    assert len({tuple(state["draw"]) for state in states}) == len(states)


@njit
def _fill(states: Any, i: int, position: Any) -> None:
    fill_seen(states[i], states[i].turn, position)


def _cards(state: Any) -> list[int]:
    """How many of each number lie in hands, in stocks and on the draw pile."""
    counts = [0] * 13
    for seat in range(int(state["players"])):
        for face in range(13):
            counts[face] += int(state["hands"][seat]) >> (4 * face) & 15
        for lane in state["stocks"][seat][: int(state["stock_counts"][seat])].tolist():
            if lane != NO_CARD:
                counts[lane >> 2] += 1
    for lane in state["draw"][int(state["drawn"]) : int(state["draw_end"])].tolist():
        counts[lane >> 2] += 1
    return counts
