from functools import cache

import numpy as np
import pytest

from tablee.bots.network import Panel, add, begin, judge_together, mix
from tablee.games.skyjo.bots.match_mixture import EARLY, POINTS, REFERENCES, mixture, take_shares
from tablee.games.skyjo.bots.match_odds import LATE, worth_of_scores
from tablee.games.skyjo.bots.position import SEATS
from tablee.kernels.decorators import Array

INNER, WIDTH, FEATURES, JUDGES = 32, 8, 5, 3


def _shares(own: float, other: float, seat: int = 0) -> Array:
    totals, shares = np.zeros(SEATS), np.zeros(len(REFERENCES))
    totals[seat], totals[1 - seat] = own, other
    take_shares(shares, mixture(), totals, seat, np.zeros(SEATS))
    return shares


def _worth(own: float, other: float, scores: Array) -> Array:
    after = [0.0] * SEATS
    return np.array([worth_of_scores((own, other), 0, x, y, after) / POINTS for x, y in scores])


def _outcomes(seed: int) -> Array:
    """Scores to which a round may still come: of both seats, not far from what they stand at."""
    random = np.random.default_rng(seed)
    middle = random.normal(13.0, 8.0, 2)
    return np.rint(random.normal(middle, 6.0, (300, 2)))


@cache
def _prospects(seed: int) -> tuple[Array, Array, list[float]]:
    """Two prospects of a round, and by how much the one is better by each reference."""
    one, two = _outcomes(seed), _outcomes(seed + 100)
    return one, two, [(_worth(*known, one) - _worth(*known, two)).mean() for known in REFERENCES]


def _off(own: float, other: float) -> tuple[float, float]:
    """How far off differences between two prospects of a round are as a rule: mixed, and told in points."""
    shares = _shares(own, other)
    mixed, points = [], []
    for seed in range(40):
        one, two, parts = _prospects(seed)
        true = (_worth(own, other, one) - _worth(own, other, two)).mean()
        mixed.append(true - shares @ parts)
        points.append(true - parts[0])
    return float(np.sqrt(np.mean(np.square(mixed)))), float(np.sqrt(np.mean(np.square(points))))


@pytest.mark.slow
@pytest.mark.parametrize(
    "totals", [(20, 45), (40, 12), (55, 60), (66, 48), (80, 80), (70, 92), (97, 85), (99, 99)]
)
def test_prospects_are_told_better_than_in_points_in_any_standing(totals: tuple[float, float]) -> None:
    mixed, points = _off(*totals)
    assert mixed < 0.5 * points


@pytest.mark.parametrize("totals", [(EARLY, EARLY), (0, 0), (20, LATE - 1)])
def test_early_in_a_match_points_are_all_that_counts(totals: tuple[float, float]) -> None:
    assert list(_shares(*totals)) == [1.0] + [0.0] * (len(REFERENCES) - 1)


def test_shares_are_never_so_large_that_mistakes_add_up() -> None:
    largest = max(np.abs(_shares(own, other)).max() for own in range(0, 100, 7) for other in range(0, 100, 7))
    assert largest < 3.0


def test_shares_are_those_of_the_seat_that_thinks() -> None:
    assert _shares(70.0, 40.0, seat=1) == pytest.approx(_shares(70.0, 40.0, seat=0))
    assert _shares(70.0, 40.0) != pytest.approx(_shares(40.0, 70.0))


def test_a_panel_judges_together_as_its_shares_say() -> None:
    random = np.random.default_rng(1)

    def numbers(*shape: int) -> Array:
        return random.normal(size=shape).astype(np.float32)

    panel = Panel(
        numbers(FEATURES, WIDTH + JUDGES),
        numbers(WIDTH + JUDGES),
        numbers(WIDTH, INNER),
        numbers(INNER),
        numbers(INNER, JUDGES),
    )

    def judged(shares: list[float]) -> float:
        third = np.zeros(INNER, np.float32)
        mix(third, panel, np.array(shares))
        hidden = np.zeros(WIDTH + JUDGES, np.float32)
        begin(panel, hidden)
        for feature in range(FEATURES):
            add(panel, hidden, feature, 0.5 * feature)
        inner = np.zeros(INNER, np.float32)
        return float(judge_together(panel, np.array(shares), third, hidden, inner))

    each = [judged([float(i == k) for i in range(JUDGES)]) for k in range(JUDGES)]
    assert len(set(each)) == JUDGES
    assert judged([0.5, -1.0, 2.0]) == pytest.approx(0.5 * each[0] - each[1] + 2.0 * each[2], rel=1e-4)
