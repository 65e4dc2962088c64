"""Skyjo's networks learn from what they will judge in play, and from how rounds end.

Training needs PyTorch, which nothing else does: without it there is nothing to test.
"""

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.bots.network import Panel
from tablee.games.skyjo.bots.champion import panels_for
from tablee.games.skyjo.bots.learned import CAREFUL
from tablee.kernels.decorators import Array

torch = pytest.importorskip("torch")
sys.path.insert(0, str(Path(__file__).parents[2] / "training"))
each, fit, boards, truths, program = (
    import_module(name) for name in ("each", "fit", "skyjo_board", "skyjo_truth", "skyjo")
)

ROUNDS = 24
pytestmark = pytest.mark.slow


@cache
def _played(players: int) -> Any:
    """Rounds of the networks that come with the package; results alone are the targets."""
    seats = program.learners(players, ROUNDS, 0.5)
    board = boards.new_board(panels_for(players), players, ROUNDS, seats, CAREFUL, 5, "cpu")
    board.trust[0] = 0.0
    each.Each(boards.play_round, "cpu")(ROUNDS, board)
    return board


def _numbers(board: Any) -> Array:
    return np.arange(board.targets.shape[1])[None]


def _judged(board: Any, panel: Panel, i: int, n: int) -> float:
    judge = fit.Judge(len(panel.rows), 1, len(panel.second), panel.third.shape[1])
    with torch.no_grad():
        for parameter, array in zip(judge.parameters(), panel, strict=True):
            parameter.copy_(torch.from_numpy(array))
        told = int(board.lengths[i, n])
        ways = judge(board.features[i, n : n + 1, :told].long(), board.amounts[i, n : n + 1, :told])
        return float((ways * board.shares[i, n]).sum())


def test_what_is_learned_from_is_what_was_judged() -> None:
    """Where somebody took a card to exchange it for a known one, the turn was worth what came of the move."""
    board, (panel, _) = _played(2), panels_for(2)
    same = count = 0
    for i in range(ROUNDS):
        for n in range(int(board.counts[i])):
            after = int(board.following[i, n])
            if after >= 0 and not np.isnan(thought := float(board.thoughts[i, n])):
                count += 1
                same += abs(_judged(board, panel, i, after) - thought) < 1e-4
    assert count > 20
    assert 0.01 * count < same < count


@pytest.mark.parametrize("players", [2, 4])
def test_targets_are_what_the_round_was_worth_without_later_luck(players: int) -> None:
    board = _played(players)
    for i in range(ROUNDS):
        assert int(board.counts[i]) > players
        had = board.fortune[i, :players].numpy()
        for n in range(int(board.counts[i])):
            seat = int(board.seats[i, n])
            assert board.learned[i, seat]
            luck = had[seat] - (had.sum() - had[seat]) / (players - 1) - float(board.luck[i, n, 0])
            worth = float(board.worths[i, seat, -1])
            assert float(board.targets[i, n]) == pytest.approx(worth - luck, abs=1e-4)


def test_luck_is_most_of_what_scatters_and_averages_to_zero() -> None:
    board = _played(2)
    rows, samples = np.nonzero(
        ~np.isnan(board.thoughts.numpy()) & (_numbers(board) < board.counts.numpy()[:, None])
    )
    luck = board.luck.numpy()[rows, samples]
    expected = board.thoughts.numpy()[rows, samples] - (luck[:, 1] - luck[:, 0])
    seats = board.seats.numpy()[rows, samples]
    plain = board.worths.numpy()[rows, seats, -1] - expected
    left = board.targets.numpy()[rows, samples] - expected
    assert left.var() < 0.25 * plain.var()
    had = board.fortune[:, :2].numpy()
    assert abs(had.mean()) < 4 * had.std() / (2 * ROUNDS) ** 0.5


def test_half_of_the_tables_have_a_rival() -> None:
    seats = program.learners(4, 10, 0.5)
    assert seats[:5, :4].all()
    assert (seats[5:, :4].sum(1) == 2).all()
    assert not seats[:, 4:].any()


def test_worlds_differ_only_in_what_nobody_sees() -> None:
    truth = truths.Truth(panels_for(2), 2, 6, 4, "cpu")
    found = truth.compare(panels_for(2))
    assert found["positions"] > 0
    assert 0 <= found["error"] < 20


def test_a_network_learns() -> None:
    random = np.random.default_rng(1)
    judge, memory = fit.Judge(20, 1, 16, 2), fit.Memory(4096, 4, 2, "cpu")
    features: Array = random.integers(0, 20, (4096, 4))
    amounts = torch.ones(4096, 4)
    worth = torch.tensor(features.sum(1) / 40, dtype=torch.float32)
    shares = torch.tensor([[1.0, 0.0]]).expand(4096, 2)
    memory.put(torch.from_numpy(features), amounts, worth, shares, worth[:, None].expand(4096, 2))
    fitter = fit.Fitter(judge, memory, 256)
    fitter.learn(1, 1e-2)
    first = float(fitter.loss)
    fitter.learn(300, 1e-2)
    assert float(fitter.loss) < 0.2 * first
