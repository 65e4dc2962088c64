import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tablee.games.skipbo.kernel.kernel import RESULT

sys.path.insert(0, str(Path(__file__).parents[2] / "training"))
tuner: Any = import_module("tune")
lineups, main, score, tune = tuner.lineups, tuner.main, tuner.score, tuner.tune

Vector = NDArray[np.float64]
TARGET = np.array([3.0, -1.0, 0.5])


def nearness(candidate: Vector, mean: Vector, generation: int) -> float:
    return -float(((candidate - TARGET) ** 2).sum())


def test_tuning_comes_close_to_the_best_weights() -> None:
    found = tune(nearness, np.zeros(3), np.ones(3), generations=30, population=24, seed=1)
    assert np.abs(found - TARGET).max() < 0.1


def test_tuning_is_reproducible_whatever_the_number_of_threads() -> None:
    seen: list[Any] = []
    first = tune(nearness, np.zeros(3), np.ones(3), 4, 8, seed=1, progress=seen.append)
    again = tune(nearness, np.zeros(3), np.ones(3), 4, 8, seed=1, threads=3)
    other = tune(nearness, np.zeros(3), np.ones(3), 4, 8, seed=2)
    assert first.tolist() == again.tolist() != other.tolist()
    assert [generation.number for generation in seen] == [0, 1, 2, 3]


def test_candidates_are_compared_with_the_mean_of_their_generation() -> None:
    compared: list[bool] = []

    def evaluate(candidate: Vector, mean: Vector, generation: int) -> float:
        compared.append(candidate.tolist() == mean.tolist())
        return 0.0

    tune(evaluate, np.zeros(3), np.ones(3), 2, 8, seed=1)
    assert compared == [True, *[False] * 7] * 2


@pytest.mark.parametrize(
    ("players", "partners", "expected"),
    [
        (2, False, [("ab", 0b01), ("ba", 0b10)]),
        (3, False, [("abb", 0b001), ("bab", 0b010), ("bba", 0b100)]),
        (4, True, [("abab", 0b0101), ("baba", 0b1010)]),
    ],
)
def test_every_side_sits_everywhere(players: int, partners: bool, expected: list[tuple[str, int]]) -> None:
    assert [("".join(seats), bits) for seats, bits in lineups("a", "b", players, partners)] == expected


def test_a_drawn_game_counts_for_everybody() -> None:
    results = np.zeros(4, dtype=RESULT)
    results["winners"] = [0b01, 0b10, 0b00, 0b01]
    assert score(results, 0b01, 2, partners=False) == pytest.approx((1 + 0 + 0.5 + 1) / 4)


def test_a_shared_win_counts_in_parts_and_a_pairs_win_once() -> None:
    results = np.zeros(1, dtype=RESULT)
    results["winners"] = 0b0101
    assert score(results, 0b0001, 4, partners=False) == pytest.approx(0.5)
    assert score(results, 0b0101, 4, partners=True) == pytest.approx(1.0)


def test_the_weights_are_printed_with_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    main(["skipbo", "stock_size=1", "--generations", "1", "--population", "8", "--matches", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("generation   1  mean 0.500")
    assert lines[1].endswith("# play_pile")
